# Enigmas: só para os olhos de uma pessoa, e um por dia em um canal.
# kept: puzzle-solver

puzzles-title = Enigmas
puzzles-about = Cada enigma daqui é provado: o que está certo está certo, não importa o que esteja oculto nem o que o outro lado faça.
puzzles-which = De qual jogo?
puzzles-none = Ainda não há enigmas de { $game }.
puzzles-none-at-all = Ainda não há enigmas aqui.
puzzles-all-tried = Não há mais enigmas sobre isso. Escolha outro tema ou outro jogo.
puzzles-standing = { $game }: { $rating }; acertos na primeira tentativa: { $solved } de { $tries }
puzzles-streak = { $count ->
    [1] Sua sequência está em um dia. Resolva um enigma também no dia seguinte.
   *[other] Você resolveu enigmas em { $count } dias seguidos; dá para pular um dia por semana.
}
puzzles-best = Sua maior sequência: { $count } dias.
puzzle-gone = Este enigma não existe mais. Para receber outro: { $command }.
puzzle-moved-on = Você continuou este enigma em outro lugar ou começou outro. *Tentar de novo* começa do início.
puzzle-too-long = Não consegui calcular a tempo o que vem depois disso. Clique mais uma vez.

puzzle-title = Enigma de { $game } { $stars }
puzzle-solver = Noa
# Whoever plays against the reader of a puzzle: no name of anybody.
puzzle-opponent = Outro lado
puzzle-known = Você já tentou este antes, então não conta mais.
puzzle-goes-on = Continua garantido. E agora, como você segue?
puzzle-any-answer = Onde qualquer resposta sua valia, a mais simples foi dada por você.

puzzle-right = ✅ **Certo: { $action }**
puzzle-wrong = ❌ **Não é garantido: { $action }**
puzzle-shown = **A resposta: { $action }**
puzzle-solved = ✅ **Resolvido.** { $idea }
puzzle-shown-idea = **A resposta:** { $idea }
puzzle-refuted = Pode dar errado assim:
puzzle-line = Continua assim, se o outro lado resistir o máximo que puder:
puzzle-line-try = O outro lado pode tentar assim, por exemplo:
puzzle-line-nearest = É com **{ $hand }** que o outro lado chega mais perto de se salvar. Aí continua assim:
puzzle-line-attack = Este é o ataque mais perigoso do outro lado, e ele não tira nada de você:
puzzle-line-worst = Nem a melhor ordem do outro lado impede isso:
puzzle-beside = *{ $action }*: por que não? { $why }
puzzle-branches = O outro lado tem { $count } respostas, e todas perdem.
puzzle-branches-told = O outro lado tem { $count } respostas, e todas perdem: { $told }.
puzzle-branch = depois de { $answer }, você continua com { $next }
puzzle-branch-theirs = depois de { $answer }, ele ataca, em vão
puzzle-worlds = Vale contra cada uma das { $count } mãos possíveis do outro lado.
puzzle-worlds-elemental = Vale em cada um dos { $count } arranjos possíveis das peças do outro lado.
puzzle-motif = Tema: { $motif }.
puzzle-rating = Pontuação nos enigmas de { $game }: { $before } → { $after }
puzzle-streak = { $count ->
    [1] Primeiro dia de uma sequência
   *[other] { $count } dias seguidos
}
puzzle-not-counted = Só conta a primeira tentativa.

button-puzzles = Enigmas
button-puzzle = Enigma
button-puzzle-again = Tentar de novo
button-puzzle-show = Mostrar a solução
button-puzzle-position = Ver a posição de novo
button-puzzle-next = Próximo
button-puzzle-games = Outros jogos
button-puzzle-day = Enigma do dia
puzzle-themes = Próximo, sobre…
puzzle-themes-any = Qualquer coisa

## O que se pergunta

puzzle-elements-win-round = Há uma única ação que garante a vitória nesta rodada, não importa o que o outro lado tenha ou faça. Qual?
puzzle-elemental-defenders-win-round = Há uma única carta que garante a vitória nesta rodada, não importa o que o outro lado faça depois. Qual?
puzzle-elemental-lose-nothing = Uma ordem garante que nenhuma peça sua perca energia nesta rodada, não importa que ordem o outro lado dê nem quais sejam as peças dele. Qual?
puzzle-elemental-strike = Uma ordem tira com certeza energia do outro lado nesta rodada, __custe o que custar a você__, não importa que ordem ele dê nem quais sejam as peças dele. Qual?
puzzle-elemental-strike-unhurt = Uma ordem tira com certeza energia do outro lado nesta rodada, __e nenhuma de você__, não importa que ordem ele dê nem quais sejam as peças dele. Qual?
puzzle-elemental-strike-more = Uma ordem tira com certeza __mais__ energia do outro lado __que de você__ nesta rodada, ou vence, não importa que ordem ele dê nem quais sejam as peças dele. Qual?
puzzle-elemental-claim = Uma ordem pega com certeza um cristal nesta rodada, não importa que ordem o outro lado dê nem quais sejam as peças dele. Qual?
puzzle-elemental-win = Uma ordem vence a partida nesta rodada, não importa que ordem o outro lado dê nem quais sejam as peças dele. Qual?
puzzle-elemental-clash-empty-spellbook = O outro lado joga com { $deck }. Deixe-o sem nenhuma carta para comprar depois deste turno, não importa o que tenha desse baralho na mão nem como responda. Você joga o turno inteiro; vale qualquer caminho que continue garantido.

## Por que dá errado

puzzle-missing-yielded = Quem cede entrega a rodada.
puzzle-missing-no-way-left = O outro lado pode ter **{ $hand }**. Aí você fica sem nada para fazer e só pode ceder.
puzzle-missing-low-knock = O outro lado pode ter **{ $hand }**. Aí a sua batida com { $own } não basta contra { $theirs } (limite { $limit }).
puzzle-missing-their-knock = O outro lado pode ter **{ $hand }**. Aí ele bate antes de você com { $theirs } e vence: o limite é { $limit }, e a sua soma, { $own }.
puzzle-missing-tie = Se os dois lados jogarem suas melhores cartas, a rodada empata.
puzzle-missing-round-lost = Se os dois lados jogarem suas melhores cartas, você perde a rodada.
puzzle-missing-beaten = Aí você perde a partida.
puzzle-missing-no-crystal = Aí você não pega nenhum cristal.
puzzle-missing-not-won = Aí a partida não está ganha.
puzzle-missing-lost = Aí uma peça sua perde energia.
puzzle-missing-nothing-taken = Aí nenhuma peça do outro lado perde energia.
puzzle-missing-lost-too = Aí o outro lado perde energia, mas você também.
puzzle-missing-not-more = Aí o outro lado não perde mais que você.
puzzle-missing-cards-left = { $count ->
    [1] Resta uma carta no Grimório do outro lado, e ele ainda pode comprar.
   *[other] Restam { $count } cartas no Grimório do outro lado, e ele ainda pode comprar.
}
puzzle-missing-fallen = Aí a sua última Fortaleza cai.

## A ideia em uma frase

idea-starved = Se o outro lado resistir, acaba sem nada para fazer e tem de ceder.
idea-shut-out = O limite agora é { $limit }, e só a frente do outro lado já soma { $front }. O que ele jogar, você pega de volta: ele nunca consegue bater e no fim tem de ceder.
idea-shut-out-later = Pegue de volta o que o outro lado jogar: mais tarde, só a frente dele já soma { $front } e passa do limite de { $limit }. Aí ele não consegue bater e no fim tem de ceder.
idea-knock-next = Faça ele o que fizer, você bate em seguida e vence.
idea-knock-later = Contra a mão abaixo, no fim você bate: { $own } contra { $theirs }, limite { $limit }.
idea-too-high = O outro lado não pode bater agora: ele tem no mínimo { $least }, acima do limite de { $limit }.
idea-exact = A sua soma agora é { $sum }, exatamente o limite. Se o outro lado bater, ele tem menos ou o mesmo, e o empate é seu.
idea-too-low = O outro lado não vence batendo agora: dentro do limite de { $limit } ele tem no máximo { $most }, e você, { $sum }.
idea-too-low-level = O outro lado não vence batendo agora: dentro do limite de { $limit } ele tem no máximo { $most }, como você, e o empate é seu.
idea-knock-now = Conte o que não se viu: dentro do limite de { $limit } o outro lado tem no máximo { $most }, e você, { $sum }. Qualquer outra mão soma { $least } ou mais e passa do limite.
idea-knock-now-below = Conte o que não se viu: o outro lado tem no máximo { $most }, e você, { $sum }.
idea-knock-now-above = Conte o que não se viu: o outro lado tem no mínimo { $least }, acima do limite de { $limit }.
idea-force-and-keep = Só uma carta do outro lado serve, e depois dela você ataca de novo.
idea-force-and-give = Só uma carta do outro lado serve: ele tem de gastá-la, mesmo atacando em seguida.
idea-keep-the-attack = Seja qual for a resposta, você ataca de novo.
idea-give-the-attack-away = Seja qual for a resposta, o outro lado ataca em seguida, e aqui isso ajuda você.
idea-either-way = A resposta decide quem ataca em seguida, e você vence dos dois jeitos.
idea-challenge = Tem de ser um Desafio: nenhum ataque comum vence.
idea-answer-and-wait = Você deixa o outro lado atacar de novo e guarda o que precisa para isso.
idea-answer-and-attack = Com esta resposta, você ataca em seguida.
idea-the-right-pile = Importa em que pilha uma carta entra.
idea-the-right-card = É preciso outra carta, não a primeira que vem à cabeça.
idea-in-order = Importa o que vem primeiro: o mesmo em outra ordem não basta.
idea-cards-first = Primeiro as cartas, depois o ataque.
idea-attack-first = Primeiro o ataque, depois as cartas.
idea-the-right-target = Importa qual é o alvo de um efeito.
idea-clear-the-way = Antes, é preciso tirar do caminho quem poderia bloquear.
idea-hold-one-back = Nem todas que poderiam atacar atacam.
idea-everybody-attacks = É preciso um atacante a mais do que parece.
idea-keep-the-card = Uma carta que você poderia jogar fica na mão.
idea-the-right-moment = Uma magia tem de vir bem na hora certa.
idea-the-right-choice = O que você escolhe em um efeito decide tudo.

## Temas

theme-starved = sem nada para jogar
theme-shut-out = pegar até só a frente do outro lado já passar do limite
theme-long = um longo caminho
theme-knock = bater
theme-knock-now = bater já
theme-take-from-above = pegar enquanto a sua soma passa do limite
theme-take-while-under = pegar enquanto a sua soma não passa do limite
theme-play-the-lowest = jogar a sua menor carta
theme-play-the-highest = jogar a sua maior carta
theme-play-between = não jogar nem a sua menor nem a sua maior carta
theme-the-exact-limit = jogar até a sua soma ser exatamente o limite
theme-discard = descartar um 6
theme-discard-to-the-limit = descartar até a sua soma ser exatamente o limite
theme-advanced = o jogo avançado
theme-force-and-keep = uma só resposta, e você ataca de novo
theme-force-and-give = uma só resposta, e o outro lado ataca
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
theme-against-a-flash = apesar de uma magia relâmpago
theme-against-a-trigger = apesar de uma carta que dispara
theme-the-right-pile = a pilha certa
theme-the-right-card = a carta certa
theme-in-order = a ordem certa
theme-cards-first = as cartas antes do ataque
theme-attack-first = o ataque antes das cartas
theme-the-right-target = o alvo certo
theme-clear-the-way = abrir caminho
theme-hold-one-back = nem todas atacam
theme-everybody-attacks = um atacante a mais
theme-keep-the-card = uma carta guardada na mão
theme-the-right-moment = a hora certa
theme-the-right-choice = a escolha certa

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
daily-alt = É a vez de { $player }:
daily-over = Enigma de um dia anterior: { $game } { $stars }
button-daily-solve = Resolver
button-daily-look = Tentar também

## Realm of the Defenders

puzzle-worlds-realm-of-the-defenders = Vale contra cada uma das { $count } reservas de Poder que o outro lado pode ter, contadas com e sem Dama onde isso importa; o resto da mão dele não muda nada.
puzzle-realm-of-the-defenders-survive = Resta a você uma Fortaleza. Jogue este turno, e suas respostas no do outro lado, para que ela fique de pé com certeza, não importa o que ele tenha ou compre. Vale qualquer caminho que continue garantido.
puzzle-realm-of-the-defenders-rules = Cada atacante custa ao outro lado uma carta de Poder. Uma perda leva toda a sua Coragem se ela não bastar, e a Fortaleza só se você não tiver nenhuma. O poder de uma Dama custa ao outro lado 15 de Coragem e a Dama, e tira de você uma carta de Coragem ou de Poder.
theme-deploy = recrutar
theme-which-courage = qual Coragem
theme-no-courage = sem Coragem no começo
theme-several-powers = contra várias cartas de Poder
theme-one-power = contra uma carta de Poder
theme-all-courage = toda a Coragem
theme-sacrifice = um sacrifício
theme-retaliate = revidar
theme-against-the-queen = contra a Dama
theme-with-an-elder = com um Ancião
