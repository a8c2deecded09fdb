# Baralhos: montar, guardar, compartilhar.
# kept: deck-quoted deck-own-choice builder-title builder-found

decks-long-text = Este texto é longo demais: uma lista tem no máximo { $most } caracteres.
decks-long-list = Esta lista tem mais de { $most } cartas.
decks-unreadable = Não conheço a carta “{ $text }”. Escreva uma carta por linha, com o número de cópias antes.
decks-unreadable-near = Não conheço a carta “{ $text }”. Você quis dizer *{ $card }*?
decks-unreadable-lines = Não conheço nenhuma carta chamada { $texts }{ $more ->
    [0] .
   *[other] , nem mais { $more }.
}
decks-unread-line = “{ $text }”{ $line ->
    [0] {""}
   *[other] {" "}(linha { $line })
}
decks-unread = Não conheço nenhuma carta chamada { $texts }.
decks-cut = { $card }: { $most } de { $count }, o máximo que um baralho pode ter.
decks-left-out = Ficou de fora: { $texts }.
deck-summary = { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
deck-most-copies = { $most ->
    [1] no máximo uma cópia
   *[other] no máximo { $most } cópias
}

deck-quoted = “{ $deck }”
deck-empty = sem cartas
deck-new = um novo baralho
deck-playable = Dá para jogar com ele.
deck-unplayable = Ainda não dá para jogar com ele:
deck-more-reasons = { $count ->
    [1] e mais 1 motivo
   *[other] e mais { $count } motivos
}
deck-own-choice = { $deck } ({ $game })
deck-ready-choice = { $deck } ({ $game }, pronto)
deck-server-choice = { $deck } ({ $game }, deste servidor)
deck-not-yours = Esse baralho é de outra pessoa.
deck-unknown = Não conheço esse baralho: escolha um da lista.
deck-ambiguous = Há { $count } baralhos com esse nome: escolha um da lista.
deck-game-unknown = Não conheço baralhos para esse jogo: escolha um da lista.
deck-game-gone = Não conheço mais esse jogo.
deck-which = { $game }: qual baralho?
deck-which-game = Para qual jogo é o baralho?
deck-ready-stays = { $deck } é um baralho pronto e fica como está.
deck-of-server = { $deck } é deste servidor: só quem o gerencia pode mudar isso.
deck-none-yet = Você ainda não tem nenhum baralho seu.
deck-ready-list = Prontos para jogar: { $decks }
deck-server-list = Deste servidor: { $decks }
button-deck-for-server = Oferecer a este servidor
button-deck-play = Jogar com ele
button-deck-edit = Editar
button-deck-copy = Mudar uma cópia
button-deck-cards = Cartas e código
button-deck-delete = Excluir
button-deck-home = Todos os baralhos
button-deck-import = Colar uma lista ou um código…
button-deck-rename = Renomear…
button-deck-back = Recuperar…
button-deck-take = Guardar uma cópia…
deck-share-code = O código para compartilhar, que `/deck import` lê:
deck-this-list = esta lista
deck-renamed = { $old } agora se chama { $new }.
deck-delete-ask = Você quer excluir { $deck }?
deck-deleted = O baralho foi excluído.
deck-kept = O baralho fica com você.
deck-saved = { $deck } está salvo.
deck-offered = Todo mundo neste servidor já pode escolher { $deck }. `/deck delete` o retira.
deck-posted = Um baralho para todo mundo. `/deck import` também o copia pelo código.
deck-form-import = Importar um baralho
deck-form-save = Salvar o baralho
deck-form-rename = Renomear o baralho
button-form-again = Tentar de novo
form-gone = O que você escreveu já foi apagado: o texto fica guardado por quinze minutos ou até o baralho ser salvo. `/deck import` abre um formulário vazio.
deck-field-name = Nome
deck-field-name-about = No máximo { $most } caracteres
deck-field-cards = Cartas
deck-field-cards-about = Um código ou uma lista: uma carta por linha, com o número de cópias antes
button-delete-yes = Sim, excluir
button-delete-no = Não, manter

builder-title = { $game }: { $deck }
builder-title-changed = { $game }: { $deck }, alterado
builder-card = { $count ->
    [0] **{ $card }** ({ $about }): nenhuma no baralho.
   *[other] **{ $card }** ({ $about }): { $count } no baralho.
}
builder-cards = Escolhidas: **{ $cards }**
builder-found = “{ $text }”
builder-found-none = Nenhuma carta tem “{ $text }” no nome ou no texto.
builder-pasted = Este é o baralho que você colou.
builder-mean = Você quis dizer…?
builder-mean-for = por “{ $text }”
builder-leave-out = Deixar “{ $text }” de fora
deck-form-find = Encontrar cartas ou colar um baralho
deck-field-find = Palavras, uma lista de cartas ou um código
deck-field-find-about = Ex.: fogo criatura 2; ou cole um baralho inteiro, que toma o lugar deste
button-builder-find = Encontrar ou colar…
builder-which-cards = Quais cartas?
builder-which-card = { $group }: uma carta ou várias
builder-how = Escolha um tipo de cartas, depois uma carta ou várias, depois quantas de cada uma.
builder-how-many = Quantas?
builder-from-ready = Começar com um baralho pronto
builder-none = Nenhuma
builder-in-deck = { $count } no baralho
builder-go-on = Você estava montando este baralho; *Jogar fora* permite recomeçar.
builder-over = Este baralho não está mais sendo montado. `/deck build` começa outro.
builder-thrown-away = O que você tinha montado foi jogado fora. `/deck build` começa outro baralho.
builder-instead = Você está montando { $deck } e ainda não salvou.
builder-drop-ask = Jogar fora o que você montou ({ $deck })?
builder-drop-saved = { $deck } fica como foi salvo.
button-builder-more = Mais uma
button-builder-less = Menos uma
button-builder-undo = Desfazer
button-builder-save = Salvar como…
button-builder-drop = Jogar fora
button-builder-show = Continuar com ele
button-builder-take = Jogar fora, pegar “{ $deck }”
button-builder-gone = Sim, jogar fora
