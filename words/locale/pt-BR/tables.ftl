# Mesas: suas mensagens e botões.
# kept: table-clock table-clock-hours table-clock-seconds pick-of-game games-link stage-whole stage-so-far stage-another table-confirm games-who table-heading

button-orders = Quando me perguntar…
button-hand = Minha mão
button-move = Fazer uma jogada
button-rules = Regras
button-more = Mais
button-rematch = Revanche
button-stronger = Próximo nível: { $level }
button-back = Voltar
button-confirm = Sim · { $choice }
button-look = Ver uma carta…
button-cards = Cartas…
button-repost = Publicar a mesa de novo
button-decks = Baralhos
button-my-deck = Meu baralho
button-hint = Dica
button-hint-follow = Seguir a dica
button-round-before = Fim da rodada
button-next-round = Próxima rodada
button-itself-off = Eu mesmo jogo a única jogada
button-itself-on = Jogar por mim a única jogada
button-shape-tall = Imagens altas, para o celular
button-shape-wide = Imagens largas
shape-where = **Onde você lê isto?** As imagens são desenhadas para isso; com `/me` você muda.
shape-tall = 📱 No celular
shape-wide = 🖥️ No computador
button-time = Dar mais tempo: { $time }
button-play-on = Continuar
button-table-export = Exportar
button-table-verify = Conferir
button-resign = Desistir
button-resign-yes = Sim, desistir
button-abort-yes = Sim, interromper
button-resign-no = Não, continuar

table-more = O que mais você quer fazer?
table-more-over = *Filme*: a partida inteira em uma imagem animada. *Exportar*: em um arquivo, para guardar. *Conferir*: se tudo foi justo.
table-unknown = Não conheço mais essa mesa.
table-not-yours = Isso é para quem joga nesta mesa.
table-late = Esse botão é de uma posição anterior. A partida agora está assim.
table-over = Esta partida acabou.
table-unreached = { NAME($player, "O ") } não recebe mensagens diretas: *{ $hand }* e *Fazer uma jogada* mostram aqui o que ninguém mais pode ver.
table-next-secret = Embaralhamento justo para uma revanche: `{ $commitment }`
button-fair = É justo?
button-fair-more = Como funciona
table-fair = ### É justo?
    Ninguém pode escolher as cartas, nem mesmo eu: um segredo, selado antes que alguém entrasse, decide todo o embaralhamento junto com as entradas. O selo: `{ $commitment }`
    { $over ->
        [yes] O segredo era `{ $secret }`. Com ele, `/games verify` confere cada embaralhamento e cada jogada.
       *[no] No fim mostro o segredo, e `/games verify` confere tudo.
    }
aim = **Objetivo**: { $aim }
explained = 💡 { $what }
table-spectator = Você não está jogando nesta mesa. Isto é o que todo mundo pode ver:
table-confirm = { $choice }?
table-elsewhere = A mesa está em { $place }. Ela está assim:
table-coming = A mesa vai ser publicada de novo logo abaixo.
hand-title = { $game } com { NAME($others, "o ") }
hand-title-in = { $game } com { NAME($others, "o ") } em { $place }
table-heading = { $game }: { $players }
decks-secret = Neste jogo, o baralho de cada pessoa é segredo dela.

itself-off = De agora em diante não jogo nada por você, nem quando só há uma resposta.
itself-on = De agora em diante respondo por você quando todo mundo pode ver que só há uma resposta.

resign-ask = Você quer desistir desta partida de { $game }? { $players ->
    [2] A partida acaba na hora, e você perde.
   *[other] Você perde esta partida.
}
resign-ask-early = Você quer interromper esta partida de { $game }? Ela mal começou: { $players ->
    [2] acaba na hora e não conta para a pontuação de ninguém.
   *[other] você sai dela, e ela não conta para a pontuação de ninguém.
}
call-ended = sua partida acabou.
resign-done = Você desistiu.
abort-done = Você interrompeu a partida.
abort-done-out = Você saiu da partida, e os outros continuam. Ela não conta para a pontuação de ninguém.
resign-not = Você continua jogando.

place-locked = O tópico da mesa está arquivado e trancado, então não consigo mostrar a mesa. Você pode continuar jogando aqui; quando alguém da moderação destrancar o tópico, a mesa volta a aparecer lá.
place-deleted = O canal desta mesa não existe mais. Você pode continuar jogando aqui.
place-silent = No momento não consigo mostrar a mesa e vou tentar de novo. Você pode continuar jogando aqui.
place-picture-refused = O Discord recusou a imagem da mesa. Você pode continuar jogando aqui.
place-refused = Não consigo mostrar a mesa em { $place }: { $reason }

orders-none = Em { $game } não há nada para escolher de antemão: eu pergunto sempre que você puder fazer algo.

pick-none = Você não está jogando { $game } no momento. { $start } abre uma mesa.
pick-none-here = Nenhuma partida de { $game } aparece aqui. { $start } abre uma mesa.
pick-none-any = Você não está jogando nada no momento. { $start } abre uma mesa.
pick-none-here-any = Nenhuma partida aparece aqui. { $start } abre uma mesa.
pick-several = Há { $count } partidas de { $game } aqui: escolha uma, aqui ou com `table`.
pick-several-any = Há { $count } partidas aqui: escolha uma, aqui ou com `table`.
pick-several-yours = Você tem { $count } partidas de { $game }: escolha uma, aqui ou com `table`.
pick-several-yours-any = Você tem { $count } partidas: escolha uma, aqui ou com `table`.
pick-unknown = Não conheço essa mesa: escolha uma da lista.
pick-table = com { NAME($others, "o ") } (é a vez { NAME($players, "do ", "de ") })
pick-your-turn = com { NAME($others, "o ") } (sua vez)
pick-numbered = { $table } · mesa { $number }
pick-of-game = { $game } { $table }

games-yours = Sua vez
games-here = Mesas abertas aqui
games-waiting = Esperando os outros
games-over = Terminadas
games-ended-won = **{ $game }** com { NAME($others, "o ") }: você venceu { $when }
games-ended-lost = **{ $game }** com { NAME($others, "o ") }: você perdeu { $when }
games-ended-drawn = **{ $game }** com { NAME($others, "o ") }: empate, { $when }
games-ended-closed = **{ $game }** com { NAME($others, "o ") }: encerrada { $when }
games-ended-aborted = **{ $game }** com { NAME($others, "o ") }: interrompida { $when }
games-ended-nobody = **{ $game }** com { NAME($others, "o ") }: ninguém venceu, { $when }
games-ended-they-won = **{ $game }** com { NAME($others, "o ") }: vitória { $when }
games-ended-they-lost = **{ $game }** com { NAME($others, "o ") }: derrota { $when }
games-ended-they-drawn = **{ $game }** com { NAME($others, "o ") }: empate, { $when }
games-ended-they-closed = **{ $game }** com { NAME($others, "o ") }: encerrada { $when }
games-ended-they-aborted = **{ $game }** com { NAME($others, "o ") }: interrompida { $when }
games-ended-they-nobody = **{ $game }** com { NAME($others, "o ") }: ninguém venceu, { $when }
games-how-won = Você venceu
games-how-lost = Você perdeu
games-how-drawn = Empate
games-how-closed = Encerrada
games-how-aborted = Interrompida
games-how-nobody = Ninguém venceu
games-begun = Começou: { $when }
games-computers = Computadores
games-everybody = Qualquer pessoa
games-with-whom = Partidas com…
games-which-verify = Uma partida terminada…
verify-which = Qual partida devo verificar?
games-which-over = Rever uma partida terminada…
games-of-which = Partidas de…
games-all = Todos os jogos
games-none-of-it = Você ainda não jogou nenhuma. `/play` começa uma partida.
games-none-mine = Você não está jogando nada no momento. `/play` começa uma partida.
games-none-here = Nenhuma mesa está aberta aqui. `/play` começa uma partida.
games-invitations = Convites abertos aqui
games-who = { $game }: { $people }
games-link = [{ $game }]({ $place })
games-your-move = **{ $game }** com { NAME($others, "o ") }
games-your-move-at = **{ $game }** com { NAME($others, "o ") }: { $place }
games-to-move = { $table }; é a vez { NAME($players, "do ", "de ") }
games-to-move-at = { $table }; é a vez { NAME($players, "do ", "de ") } · { $place }
games-finished-unknown = Posso fazer isso com partidas terminadas, deste canal ou suas: escolha uma da lista.
games-finished-none = Não há partida terminada aqui, e você não tem nenhuma.

verify-commitment = O segredo é aquele com que me comprometi antes que alguém entrasse.
verify-seed = A semente é feita do segredo e das entradas de quem joga.
verify-moves = { $count ->
    [0] Os passos da partida seguem as regras e levam a este fim.
    [1] O único passo segue as regras e leva a este fim.
   *[other] Todos os { $count } passos seguem as regras e levam a este fim.
}
verify-moves-from = A partir do passo { $first }, quando as regras foram atualizadas, todos seguem as regras e levam a este fim.
verify-facts = Compromisso `{ $commitment }`
    -# Segredo `{ $secret }`
    -# Entradas na ordem dos lugares: { $joins }. A semente é o segredo e as entradas, com `/` entre eles.

stage-so-far = { $steps } …
stage-whole = { $steps }
stage-another = { $label } ({ $number })
stage-send = Confirmar
stage-again = Recomeçar
stage-stale = A mesa avançou, e o que você tinha começado não serve mais. Nada disso foi enviado. A partida agora está assim.

## Tempo

pace-live = Ao vivo, 3 minutos por pessoa e 20 segundos de volta a cada jogada.
pace-long = Longa, 10 minutos por pessoa e 30 segundos de volta a cada jogada.
pace-day = Um dia por jogada.
pace-3days = Três dias por jogada.
pace-week = Uma semana por jogada.
pace-none = Sem relógio: cada pessoa usa o tempo de que precisar.
table-friendly = Amistosa · { $pace }
table-often = Amistosa: contra o mesmo adversário, no máximo três partidas por dia são ranqueadas · { $pace }
table-rated = Ranqueada · { $pace }
pace-brief-live = 3 min por pessoa, +20 s por jogada
pace-brief-long = 10 min por pessoa, +30 s por jogada
pace-brief-day = um dia por jogada
pace-brief-3days = três dias por jogada
pace-brief-week = uma semana por jogada
pace-brief-none = sem relógio
pace-time-live = 3 minutos
pace-time-long = 10 minutos
pace-time-day = um dia
pace-time-3days = três dias
pace-time-week = uma semana
table-away = { NAME($player, "O ") } está fora e volta { $when }.
    .player = Você está fora e volta { $when }.
table-time-half = Metade do seu tempo já passou.
table-time-little = Seu tempo está quase no fim.
call-reminder = lembrete: { $call }
table-deadline = O tempo acaba { $when }.
table-deadlines = O tempo acaba para { $players }.
table-deadline-of = { $player } { $when }
    .player = você { $when }
# De quem não está na vez: o relógio está parado.
table-left = Tempo restante: { $players }.
table-clocks = Quando esta vez começou: { $players }.
table-left-of = { $player } ({ $time })
    .player = você ({ $time })
table-clock = { $minutes } min { $seconds } s
table-clock-hours = { $hours } h { $minutes } min
table-clock-days = { $count ->
    [one] 1 dia
   *[other] { $count } dias
}
table-clock-seconds = { $seconds } s
table-asked = Nada acontece aqui há um mês. *Continuar* ou qualquer jogada mantém a partida; senão ela é encerrada { $when }, e ninguém vence.
table-outage = Estive fora do ar de { $from } a { $until }. Ninguém perdeu tempo com isso.
table-line-forced = { $line } (**Feito automaticamente**: { $why }.)
    .player = { $line } (**Feito no seu lugar**: { $why }.)
only-choice = a única escolha
table-line-time = O tempo { NAME($player, "do ", "de ") } acabou.
    .player = Seu tempo acabou.
table-line-more-time = { NAME($player, "O ") } dá mais tempo aos outros.
    .player = Você dá mais tempo aos outros.
table-line-more-time-all = Não consegui mostrar a mesa, então todo mundo tem mais tempo.
table-out = Fora da partida: { $players }.
table-line-play-on = { NAME($player, "O ") } continua.
    .player = Você continua.
table-line-aborted = { NAME($player, "O ") } interrompe a partida.
    .player = Você interrompe a partida.
table-line-lapsed = O tempo { NAME($player, "do ", "de ") } acabou.
    .player = Seu tempo acabou.
table-end-time = { NAME($winners, "O ") } { $count ->
    [1] vence: o tempo { NAME($player, "do ", "de ") } acabou.
   *[other] vencem: o tempo { NAME($player, "do ", "de ") } acabou.
}
    .winners = Você vence: o tempo { NAME($player, "do ", "de ") } acabou.
    .player = { NAME($winners, "O ") } { $count ->
        [1] vence: seu tempo acabou.
       *[other] vencem: seu tempo acabou.
    }
table-end-time-many = { NAME($winners, "O ") } vence: acabou o tempo do último oponente.
    .winners = Você vence: acabou o tempo do último oponente.
table-end-closed = A administração do servidor encerrou esta partida. Ninguém vence.
table-end-abandoned = Ninguém continuou a jogar, então esta partida foi encerrada. Ninguém vence.
table-end-aborted = Esta partida foi interrompida antes que pudesse contar. Ninguém vence.
table-end-aborted-by = { $cause } Esta partida foi interrompida e não conta: ninguém vence.
time-given = Os outros agora têm mais tempo: { $time }.
play-on-done = Você continua jogando.

# O que as pessoas oferecem umas às outras

button-draw = Oferecer empate
button-drawyes = Aceitar o empate
button-drawsure = Sim, empate
button-drawno = Recusar o empate
button-back-asked = Desfazer minha última ação
button-backyes = Deixar desfazer
button-backno = Não, fica assim
offer-draw-ask = Você quer aceitar o empate nesta partida de { $game }? Ela acaba na hora, e ninguém vence.
offer-draw-ask-others = Você quer aceitar o empate nesta partida de { $game }? Ela acaba assim que todos aceitarem, e ninguém vence.
offer-draw-waits = Você ofereceu empate. A oferta vale até ser respondida ou até a sua próxima ação.
offer-draw-agreed = Você aceitou; ainda falta a resposta dos outros.
offer-draw-done = O empate está combinado.
offer-takeback-waits = Você pediu para desfazer sua última ação. Os outros podem aceitar até que alguém jogue.
offer-takeback-agreed = Você aceitou; ainda falta a resposta dos outros.
offer-takeback-done = A ação foi desfeita.
offer-declined = Você recusou.
call-draw = { NAME($player, "O ") } oferece empate.
call-takeback = { NAME($player, "O ") } pede para desfazer a própria última ação.
table-line-draw-offer = { NAME($player, "O ") } oferece empate.
    .player = Você oferece empate.
table-line-draw-accept = { NAME($player, "O ") } aceita o empate.
    .player = Você aceita o empate.
table-line-draw-decline = { NAME($player, "O ") } recusa o empate.
    .player = Você recusa o empate.
table-line-takeback-offer = { NAME($player, "O ") } pede para desfazer a própria última ação.
    .player = Você pede para desfazer sua última ação.
table-line-takeback-accept = { NAME($player, "O ") } deixa desfazer a última ação.
    .player = Você deixa desfazer a última ação.
table-line-takeback-decline = { NAME($player, "O ") } não concorda: a ação fica valendo.
    .player = Você não concorda: a ação fica valendo.
table-end-draw = Empate de comum acordo.
