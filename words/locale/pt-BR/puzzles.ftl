# Enigmas: só para os olhos de uma pessoa, e um por dia em um canal.

puzzles-title = Enigmas
puzzles-about = Cada enigma daqui é provado: o que está certo está certo, não importa o que o outro lado tenha ou faça.
puzzles-which = De qual jogo?
puzzles-none = Ainda não há enigmas de { $game }.
puzzles-none-at-all = Ainda não há enigmas aqui.
puzzles-all-tried = Não há mais enigmas sobre isso. Escolha outro tema ou outro jogo.
puzzles-standing = { $game }: { $rating }, { $solved } de { $tries } resolvidos na primeira tentativa
puzzles-streak = { $count ->
    [1] Você resolveu um hoje. Volte amanhã, e vira uma sequência.
   *[other] Você resolveu enigmas em { $count } dias seguidos; dá para pular um dia por semana.
}
puzzles-best = Sua maior sequência: { $count } dias.
puzzle-gone = Este enigma não existe mais: as regras do jogo mudaram desde então. Para receber outro: { $command }.
puzzle-moved-on = Você continuou este enigma em outro lugar ou começou outro. *Tentar de novo* começa do início.
puzzle-too-long = Não consegui calcular a tempo o que vem depois disso. Clique mais uma vez.

puzzle-title = Enigma de { $game } { $stars }
puzzle-you = Você
puzzle-known = Você já tentou este antes, então não conta mais.
puzzle-goes-on = Continua garantido. E agora, como você segue?

puzzle-right = ✅ **Certo: { $action }**
puzzle-wrong = ❌ **Não é garantido: { $action }**
puzzle-shown = **A resposta: { $action }**
puzzle-refuted = Pode dar errado assim:
puzzle-line = Continua assim, se o outro lado resistir o máximo que puder:
puzzle-worlds = Vale contra cada uma das { $count } mãos possíveis do outro lado.
puzzle-worlds-elemental = Vale em cada um dos { $count } arranjos possíveis das peças do outro lado.
puzzle-motif = { $count ->
    [1] Tema: { $motifs }.
   *[other] Temas: { $motifs }.
}
puzzle-rating = Pontuação nos enigmas de { $game }: { $before } → { $after }
puzzle-streak = { $count ->
    [1] Primeiro dia de uma sequência
   *[other] { $count } dias seguidos
}
puzzle-not-counted = Só conta a primeira tentativa.

button-puzzles = Enigmas
button-puzzle = Enigma
button-puzzle-again = Tentar de novo
button-puzzle-show = Mostrar
button-puzzle-next = Próximo
button-puzzle-games = Outros jogos
button-puzzle-day = Enigma do dia
puzzle-themes = Próximo, sobre …
puzzle-themes-any = Qualquer coisa

## O que se pergunta

puzzle-elements-win-round = Há uma única ação que garante a vitória nesta rodada, não importa o que o outro lado tenha ou faça. Qual?
puzzle-elemental-defenders-win-round = Há uma única carta que garante a vitória nesta rodada, seja qual for a resposta. Qual?
puzzle-elemental-lose-nothing = Uma ordem garante que nenhuma peça sua perca energia nesta rodada, não importa que ordem o outro lado dê nem quais sejam as peças dele. Qual?
puzzle-elemental-strike = Uma ordem tira com certeza energia do outro lado nesta rodada, não importa que ordem ele dê nem quais sejam as peças dele. Qual?
puzzle-elemental-strike-unhurt = Uma ordem tira com certeza energia do outro lado nesta rodada, e nenhuma de você, não importa que ordem ele dê nem quais sejam as peças dele. Qual?
puzzle-elemental-strike-more = Uma ordem tira com certeza mais energia do outro lado que de você nesta rodada, ou vence, não importa que ordem ele dê nem quais sejam as peças dele. Qual?
puzzle-elemental-claim = Uma ordem pega com certeza um cristal nesta rodada, não importa que ordem o outro lado dê nem quais sejam as peças dele. Qual?
puzzle-elemental-win = Uma ordem vence a partida nesta rodada, não importa que ordem o outro lado dê nem quais sejam as peças dele. Qual?
puzzle-elemental-clash-empty-spellbook = O outro lado joga com { $deck }. Deixe-o sem nenhuma carta para comprar depois deste turno, não importa o que tenha desse baralho na mão nem como responda. Você joga o turno inteiro; é certa toda ação que mantém isso garantido.

## Temas

theme-starved = sem nada para jogar
theme-long = um longo caminho
theme-knock = bater
theme-take-from-above = pegar acima do limite
theme-take-while-under = pegar abaixo do limite
theme-play-the-lowest = jogar a menor
theme-play-the-highest = jogar a maior
theme-play-between = jogar uma do meio
theme-the-exact-limit = o limite exato
theme-discard = descartar um 6
theme-discard-to-the-limit = descartar até o limite
theme-advanced = o jogo avançado
theme-force-and-keep = forçar e seguir atacando
theme-force-and-give = forçar e ceder o ataque
theme-keep-the-attack = manter o ataque
theme-give-the-attack-away = entregar o ataque
theme-either-way = ataque quem atacar
theme-the-mystic = o Místico
theme-challenge = um Desafio
theme-answer-and-wait = responder e esperar
theme-answer-and-attack = responder e atacar
theme-the-weakest-answer = a resposta mais fraca
theme-dash = uma corrida
theme-move = um passo
theme-lose-nothing = manter a energia
theme-strike = tirar energia do outro lado
theme-strike-unhurt = tirar energia, não perder nenhuma
theme-strike-more = tirar mais do que perder
theme-claim = pegar um cristal
theme-the-king = o rei
theme-win = vencer a partida
theme-substitute = uma substituição
theme-teleport = um teletransporte
theme-with-a-stone = com uma pedra
theme-quick-attack = um ataque veloz
theme-several-cards = várias cartas
theme-push = reforçar
theme-strike-down = abater
theme-send-away = mandar embora
theme-answered = com resposta do outro lado
theme-burn = dano direto
theme-another-body = mais um atacante
theme-hold-back = enfraquecer
theme-fetch = buscar

## O enigma de um dia, em um canal

daily-title = Enigma do dia: { $game } { $stars }
daily-nobody = Ninguém tentou ainda.
daily-tried = { $tried ->
    [1] Uma pessoa tentou
   *[other] { $tried } pessoas tentaram
}, { $solved ->
    [0] ninguém resolveu
    [1] uma resolveu
   *[other] { $solved } resolveram
} na primeira tentativa.
daily-solution = A resposta: **{ $action }**
daily-solvers = Acertos na primeira tentativa: { $people }.
daily-unnamed = { $count ->
    [1] mais uma pessoa
   *[other] mais { $count } pessoas
}
daily-solver = { $player } ({ $count } dias seguidos)
daily-before = [O enigma anterior]({ $link }): { $result }
daily-over = Enigma de um dia anterior: { $game } { $stars }
button-daily-solve = Resolver
button-daily-look = Tentar também

## Realm of the Defenders

puzzle-worlds-realm-of-the-defenders = Vale contra cada uma das { $count } combinações de mão e reserva de Poder que o outro lado pode ter.
puzzle-realm-of-the-defenders-survive = Resta a você uma Fortaleza. Não a perca até o fim do próximo turno do outro lado, tenha ele o que tiver e compre o que comprar. Você joga os dois turnos; é certa toda ação que mantém isso garantido.
theme-deploy = recrutar
theme-power = posicionar Poder
theme-which-courage = qual Coragem
theme-all-courage = toda a Coragem
theme-sacrifice = um sacrifício
theme-retaliate = revidar
theme-against-the-queen = contra a Dama
theme-with-an-elder = com um Ancião
