# Salas: convites, lugares, e como terminam.
# kept: level-normal lobby-over thread-name

button-accept = Aceitar
button-join = Entrar
button-begin = Começar agora
button-deal = Distribuir
button-decline = Recusar
button-cancel = Cancelar
button-leave = Sair
button-options = Opções…
button-rated = Tornar ranqueada
button-friendly = Tornar amistosa
button-computer = Dar o lugar ao computador
button-mute = Não receber mais desafios desta pessoa
button-unmute = Voltar a receber desafios desta pessoa
level-easy = Fácil
level-normal = Normal
level-hard = Difícil

greeting = Você tem um lugar em **{ $game }**, em { $place }. O que só você pode ver vai aparecer aqui quando a partida começar.
greeting-challenge = **{ $host } desafia você** para **{ $game }**: { $place }
greeting-left = **{ $game }** em { $place }: você saiu.
greeting-over = **{ $game }** em { $place }: { $end }

lobby-challenges = **{ $host }** desafia { $invited }.
lobby-challenges-again = **{ $host }** desafia { $invited } para uma revanche.
lobby-rematch = **{ $host }** quer uma revanche.
lobby-open = { $seats ->
    [2] **{ $host }** procura oponente.
   *[other] **{ $host }** procura gente para jogar.
}
lobby-against-computers = **{ $host }** joga contra **{ NAME($computers, "o ") }**.
lobby-watches-computers = **{ $host }** assiste { NAME($computers, "ao ", "a ") }.
lobby-unreached = { $player } não recebe mensagens diretas: *{ $hand }*, na mesa, vai mostrar o que ninguém mais pode ver.
lobby-joined = Na mesa: { $players } ({ $count } de { $most }).
lobby-hindered = **{ $player }** precisa escolher outro baralho: este não pode mais ser usado aqui.
lobby-deck-of = { NAME($player, "O ") } joga com **{ $deck }**.
lobby-deck-own = { NAME($player, "O ") } escolheu um baralho.
lobby-deck-dealt = Quem não escolher nada em *Meu baralho* recebe um baralho pronto, que mais ninguém usa.
lobby-deck-default = Se você não escolher nada em *Meu baralho*, joga com o baralho **{ $deck }**.
lobby-ends = Expira { $when }
lobby-cancelled = { $host } cancelou este convite.
lobby-lost = O convite de { $host } se perdeu a caminho do Discord e foi encerrado. Abra outro para jogar.
lobby-declined = A revanche que { $host } ofereceu foi recusada.
lobby-declined-by = { $player } recusou o desafio de { $host }.
lobby-expired = O convite de { $host } expirou: ninguém entrou a tempo.
lobby-expired-unbegun = Este convite expirou: { $host } não clicou em *Começar agora*.
lobby-expired-few = O convite de { $host } expirou: eram necessárias pelo menos { $least } pessoas, e havia { $count }.
lobby-expired-alone = Este convite expirou: { $host } não clicou em *Distribuir*.
lobby-expired-for = O desafio de { $host } expirou: { $player } não respondeu a tempo.
lobby-begun = A partida começou.
lobby-begun-in = A partida começou em { $place }.
lobby-begun-here = A partida começou: sua mão chega aqui.
lobby-playing-below = **{ $players }** estão jogando logo abaixo.
lobby-call = { $role }: quem joga?
lobby-over = **{ $game }**: { $result } { $place }
lobby-alone = **{ $game }**: { $players } estão jogando. { $place }
thread-name = { $people } · { $game }
thread-name-more = { $people } e { $count ->
    [1] mais uma pessoa
   *[other] mais { $count }
} · { $game }
lobby-playing-in = **{ $players }** estão jogando em { $place }. Dá para jogar lá ou por mensagem direta, que mostra o que só cada pessoa pode ver.
lobby-you-are-in = Você entrou.
lobby-you-declined = Você recusou.
lobby-options = O que você quer jogar? Todo mundo vê no convite. Depois que alguém entra, fica como está.
lobby-options-mode = Modo de jogo
lobby-options-pace = O ritmo
lobby-options-players = Para quantas pessoas
lobby-options-seats = { $count ->
    [1] Para uma pessoa
   *[other] Para { $count } pessoas
}
lobby-which-level = Em que nível o computador deve jogar?
lobby-computer-seated = O computador ocupou um lugar.
lobby-muted = **{ $host }** não pode mais desafiar você, a não ser que você faça um desafio primeiro ou volte atrás aqui.
lobby-unmuted = **{ $host }** pode desafiar você de novo.

lobby-challenged = Você já desafiou essa pessoa para uma partida de **{ $game }**. Espere a resposta ou cancele primeiro aquele desafio: { $place }
lobby-unknown = Essa mesa não existe.
lobby-no-bots = Não dá para desafiar bots. Para jogar contra mim, escolha um nível em `computer`.
lobby-no-bots-press = Não dá para desafiar bots. Para jogar contra mim: { $buttons }
lobby-no-bots-alone = Não dá para desafiar bots.
lobby-challenge-is-for-two = Um desafio é para dois. Deixe o oponente em branco para que qualquer pessoa possa entrar.
lobby-opponent-or-computer = Escolha um oponente ou o computador, não os dois.
lobby-computer-not-yours = Só quem abriu esta mesa pode dar um lugar ao computador.
lobby-not-in-dm = Uma partida com outras pessoas começa num canal de um servidor, onde todo mundo pode acompanhar.
lobby-play-alone = Jogar aqui contra o computador
lobby-rematch-there = A revanche foi oferecida: { $place }
lobby-rematch-played = A revanche já está sendo jogada: { $place }
lobby-rematch-yours = Você já ofereceu uma revanche. A resposta depende de { $people }; a oferta expira { $when }.
lobby-rematch-joined = Você já está na revanche. Falta a resposta de { $people }; a oferta expira { $when }.
lobby-opened-there = Sua mesa está aberta; clique em *Distribuir*: { $place }
lobby-invited-there = Seu convite está aberto: { $place }
lobby-challenged-there = Você desafiou { $player }: { $place }
button-your-table = Ir para sua mesa
lobby-rematch-nowhere = O lugar dessa partida não existe mais, ou um de nós não consegue ver o canal. `/play` começa uma partida em outro lugar.

lobby-deck-chosen = Você joga com { $deck }. Pode escolher outro.
lobby-deck-none = Você não escolheu baralho: vai receber um baralho pronto, que mais ninguém usa.
lobby-deck-none-yet = Você não escolheu baralho: receberia um dos prontos. Escolher um baralho aqui também faz você entrar na partida.
lobby-deck-kept = Você fica com o baralho que tinha. Escolher outro aqui também faz você entrar na partida.
lobby-deck-offered = Você jogaria com { $deck }. Escolher um baralho aqui também faz você entrar na partida.
lobby-deck-now = Você joga com { $deck }.
lobby-decks-hidden = { $count ->
    [1] Há mais 1 que não pode ser usado nesta mesa; `/deck show` diz por quê.
   *[other] Há mais { $count } que não podem ser usados nesta mesa; `/deck show` diz por quê.
}
lobby-decks-build = Com `/deck build` você monta os seus.
lobby-own-decks = Seus baralhos
lobby-server-decks = Baralhos deste servidor
lobby-ready-decks = Baralhos prontos
