# O que se recusa onde quer que seja: nas salas, com baralhos, nas mesas.

sessions-unknown = Essa mesa não existe.
sessions-status-open = A partida já começou.
sessions-status-over = A partida já acabou.
sessions-status-cancelled = Esta mesa foi cancelada.
sessions-status-lost = Este convite se perdeu a caminho do Discord e está encerrado. Abra outro para jogar.
sessions-status-expired = Ninguém entrou a tempo: este convite expirou.
sessions-status-declined = Este desafio foi recusado.
sessions-options-position = Uma mesa começa do início, não de uma posição.
sessions-options-decks = Cada pessoa escolhe o próprio baralho.
sessions-options-seats = O número mínimo de pessoas ({ $least }) não pode passar do máximo ({ $most }).
sessions-yourself = Você não pode se desafiar.
sessions-rematch-offered = Já foi oferecida uma revanche: entre nela.
sessions-rematch-too-early = Só dá para pedir revanche de uma partida que já acabou.
sessions-rematch-for-others = Uma revanche é para quem jogou antes.
sessions-rematch-left = Alguém que jogou esta partida excluiu os próprios dados: abra uma nova mesa.
sessions-rematch-kept = Esta revanche é para quem jogou antes.
sessions-computer-not-yours = Só quem abriu esta mesa pode dar um lugar ao computador.
sessions-seat-kept = Este lugar está reservado para alguém.
sessions-seats-taken = Todos os lugares estão ocupados.
sessions-joined = Você já entrou.
sessions-not-joined = Você não entrou nesta mesa.
sessions-no-challenges = Essa pessoa não aceita desafios no momento. Abra uma mesa para que ela possa entrar.
sessions-leave-yours = Foi você quem abriu esta mesa: para encerrar, use *Cancelar*, em *Mais*.
sessions-for-somebody-else = Este desafio é para outra pessoa.
sessions-decline-not-invited = Só quem recebeu convite pode recusar.
sessions-cancel-not-yours = Só quem abriu esta mesa pode cancelar.
sessions-too-few-people = { $count ->
    [1] Falta mais 1 pessoa
   *[other] Faltam mais { $count } pessoas
} para a partida poder começar.
sessions-begin-not-yours = Só quem abriu esta mesa pode começar antes que ela esteja cheia.
sessions-deal-not-yours = Só quem abriu esta mesa pode distribuir.
sessions-options-not-yours = Só quem abriu esta mesa pode mudar as opções.
sessions-options-too-late = Alguém já entrou: as opções ficam como estão.
sessions-most-open = Você já tem { $most } convites abertos: cancele um deles ou espere alguém vir.
sessions-most-tables = { $most ->
    [1] Você já joga em uma mesa: termine essa partida ou desista dela antes de começar outra.
   *[other] Você já joga em { $most } mesas: termine uma partida ou desista de uma antes de começar outra.
}
sessions-server-full = { $most ->
    [1] Este servidor tem uma mesa aberta, e não pode ter mais: essa precisa acabar primeiro.
   *[other] Este servidor tem { $most } mesas abertas, e não pode ter mais: alguma precisa acabar primeiro.
}
sessions-muted = Essa pessoa não aceita desafios seus. Deixe o oponente em branco para que qualquer pessoa possa entrar.
sessions-challenged = Você já desafiou essa pessoa: espere a resposta ou cancele primeiro aquele desafio.
sessions-challenged-lately = { $minutes ->
    [1] Seu último desafio a essa pessoa não deu em nada. Você pode desafiar de novo daqui a um minuto.
   *[other] Seu último desafio a essa pessoa não deu em nada. Você pode desafiar de novo daqui a { $minutes } minutos.
}
sessions-deck-hinders = O baralho de { $player } não pode ser usado nesta mesa: { $player } precisa escolher outro.
sessions-deck-unplayable = “{ $deck }” não pode ser usado nesta mesa: { $reasons }
sessions-deck-unplayable-more = { $more ->
    [1] “{ $deck }” não pode ser usado nesta mesa: { $reasons } Há mais 1 motivo.
   *[other] “{ $deck }” não pode ser usado nesta mesa: { $reasons } Há mais { $more } motivos.
}

sessions-no-decks = Em { $game } não há baralhos para montar.
sessions-code-other-game = Esse é o código de um baralho de { $found }, não de { $game }.
sessions-list-which-game = Para qual jogo é esta lista? Escolha com `game`.
sessions-most-decks = Você já guarda { $count } baralhos de { $game }, e não há espaço para mais: exclua um primeiro.
sessions-cards-lost = { $count ->
    [1] Ele tinha 1 carta que não existe mais.
   *[other] Ele tinha { $count } cartas que não existem mais.
}
sessions-card-lost = Não existe mais uma carta “{ $card }”.
sessions-card-gone = Essa carta não existe mais.
sessions-deck-gone = Esse baralho não existe mais.
sessions-name-none = Um baralho precisa de um nome.
sessions-name-long = Este nome tem { $length } caracteres; o máximo é { $most }.
sessions-name-taken = Você já tem um baralho chamado “{ $name }” para este jogo.
sessions-no-draft = Você não está mais montando um baralho para este jogo. `/deck build` começa um.
sessions-no-cards = Não há cartas nele.
sessions-most-cards = Há cartas demais nele: uma lista tem no máximo { $most }.

sessions-code-none = Isso não é um código de baralho: esses códigos começam com { $prefix }.
sessions-code-format = Este código foi feito por outra versão: não consigo ler.
sessions-code-game = Este código é de um jogo que eu não tenho.
sessions-code-damaged = Este código está danificado: copie tudo de novo.
sessions-code-nonsense = Este código não faz sentido, embora não falte nada nele.
sessions-code-card = Este código tem uma carta que não conheço.

sessions-position-changed = A posição mudou desde então. Dê mais uma olhada.
sessions-not-seated = Você não joga nesta mesa.
sessions-away-most = { $left ->
    [0] Você já esteve fora por { $most } dias em um ano, e esse é o máximo.
    [1] Você pode estar fora por { $most } dias por ano: resta 1 dia.
   *[other] Você pode estar fora por { $most } dias por ano: restam { $left }.
}
sessions-no-clock = Não há relógio nesta mesa: cada pessoa usa o tempo de que precisar.
sessions-time-enough = Os relógios dos outros já têm o dobro do tempo normal, que é o máximo. Você pode dar mais tempo depois que eles jogarem.
sessions-time-over = Seu tempo acabou: esta jogada não conta mais.
sessions-table-over = Esta partida acabou.
sessions-broken-gone = ela não está mais guardada.
sessions-broken-no-game = não há nenhum jogo chamado { $game } aqui.
sessions-broken-newer = a partida foi jogada com regras mais novas do que as minhas.
sessions-broken-unreadable = a posição dela não pode ser lida ({ $problem }).
sessions-table-broken = A mesa { $table } não pode ser aberta: { $reason }

sessions-talks-out = Você está fora desta partida.
sessions-talks-nothing = Não há mais nenhuma oferta para responder.
sessions-talks-own = Essa oferta é sua: quem responde são os outros.
sessions-talks-offered-already = Isso já foi oferecido: falta a resposta.
sessions-talks-agreed-already = Você já aceitou.
sessions-talks-computer = Computadores não aceitam empates.
sessions-draw-too-often = Você já ofereceu { $most } empates nesta partida, e esse é o máximo.
sessions-takeback-not-last = Você só pode desfazer sua própria última ação, e só até que outra pessoa jogue.
sessions-takeback-again = Você já pediu para desfazer essa ação: fica valendo.
sessions-takeback-too-often = Você já pediu para desfazer { $most } ações nesta partida, e esse é o máximo.
sessions-takeback-revealed = Essa ação revelou algo a você ou dependeu do acaso: fica valendo.
sessions-takeback-ended = Com isso seu turno terminou, e um turno encerrado fica encerrado.
sessions-takeback-forced = Você não poderia ter feito outra coisa: fica valendo.
sessions-takeback-rules = As regras foram atualizadas desde essa ação: fica valendo.
sessions-takeback-rated = Esta partida é ranqueada: contra o computador, nada pode ser desfeito.

sessions-unrated-pace = Uma partida ranqueada precisa de relógio: escolha um ritmo que não seja *Sem relógio*.
sessions-unrated-options = Só uma partida com as opções de costume pode ser ranqueada.

sessions-mismatch-secret = O segredo não é o que foi prometido quando a sala abriu.
sessions-mismatch-seed = A semente não é feita do segredo e das entradas.
sessions-mismatch-gap = Falta a ação { $number }.
sessions-mismatch-beginning = Falta o início da partida.
sessions-mismatch-version = A ação { $number } não foi jogada com a versão das regras que estava em vigor.
sessions-mismatch-game = Não há nenhum jogo chamado { $game } aqui.
sessions-mismatch-running = A partida não acabou.
sessions-mismatch-newer = Ela foi jogada com regras mais novas do que as daqui.
sessions-mismatch-older = Ela foi jogada com a versão { $played } das regras; a versão { $here }, a daqui, não consegue repetir a partida do mesmo modo.
sessions-mismatch-unreadable = O registro não pode ser lido: { $problem }
sessions-mismatch-outcome = O registro não leva ao resultado guardado.
sessions-mismatch-position = O registro não leva à posição final guardada.
sessions-mismatch-illegal = A ação { $number } viola as regras: { $reason }
sessions-mismatch-impossible = A linha { $number } não é possível: { $reason }
sessions-mismatch-line = A linha { $number } não está de acordo com as regras.
sessions-mismatch-text = O registro não pode ser lido.
sessions-mismatch-events = A ação { $number } não teve as consequências guardadas.
