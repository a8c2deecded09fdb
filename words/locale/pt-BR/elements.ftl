# Elements. As cartas são chamadas pelo número e pelo elemento: "5 Água".
# kept: elements-alt-table elements-card elements-card-4 elements-score elements-alt-front-total elements-card-6 elements-private-other

## Cartas

elements-card-1 = Madeira
elements-card-2 = Fogo
elements-card-3 = Terra
elements-card-4 = Metal
elements-card-5 = Água
elements-card-6 = Yin/Yang
elements-card = { $value } { $name }
elements-no-cards = sem cartas

## Escolher

elements-prompt-play = Jogar uma carta
elements-action-play = Jogar { $card }
elements-short-play = Jogar { $value }
elements-short-take = Pegar { $value }
elements-short-knock = ✊ Bater com { $sum } de { $limit }
elements-short-knock-sure = { $knock }: vitória certa
elements-short-knock-odds = { $knock }: vence em { $percent }%
elements-action-take = Pegar { $card }
elements-action-discard = Descartar um 6
elements-action-knock = Bater
elements-action-yield = Ceder
elements-confirm-knock = Bater com { $sum }? Você perde se { NAME($other, "o ") } tiver de { $low } a { $limit }: também não passa do limite e não é menos que a sua soma.
elements-confirm-knock-at-limit = Bater com { $sum }? Você só perde se { NAME($other, "o ") } também tiver { $sum }: com somas iguais, perde quem bate.
elements-confirm-knock-exactly = Bater com { $sum }? Você só perde se { NAME($other, "o ") } tiver exatamente { $limit }.
elements-confirm-knock-lost = Bater com { $sum }? Você perde, tenha o que tiver { NAME($other, "o ") }: também não passa do limite e não é menos que a sua soma.
elements-confirm-knock-odds = São { $percent }% das mãos possíveis.
elements-confirm-yield-tokens = Ceder a rodada? { NAME($other, "O ") } recebe 1 ficha.
elements-confirm-yield-tokens-last = Ceder a rodada? Com isso você perde a partida: { NAME($other, "o ") } recebe a 6ª ficha.
elements-confirm-yield-endless = Ceder a rodada? Quem vence é { NAME($other, "o ") }.
elements-confirm-yield-endless-last = Ceder a rodada? Com isso você perde a partida: é a última.

## O que aconteceu

elements-event-play = { NAME($player, "O ") } joga { $card }: o limite é { $limit }.
    .player = Você joga { $card }: o limite é { $limit }.
elements-event-take = { NAME($player, "O ") } pega { $card }: o limite é { $limit }.
    .player = Você pega { $card }: o limite é { $limit }.
elements-event-discard = { NAME($player, "O ") } descarta um 6.
    .player = Você descarta um 6.
elements-event-knock = { NAME($player, "O ") } bate: { $sum } contra { $theirs } { NAME($other, "do ", "de ") }, limite { $limit }.
    .player = Você bate: { $sum } contra { $theirs } { NAME($other, "do ", "de ") }, limite { $limit }.
    .other = { NAME($player, "O ") } bate: { $sum } contra os seus { $theirs }, limite { $limit }.
elements-event-yield = { NAME($player, "O ") } cede.
    .player = Você cede.
elements-event-score-over = A rodada { $round } vai para { NAME($winner, "o ") } (+{ $points }): { NAME($loser, "o ") } está acima do limite.
    .winner = A rodada { $round } vai para você (+{ $points }): { NAME($loser, "o ") } está acima do limite.
    .loser = A rodada { $round } vai para { NAME($winner, "o ") } (+{ $points }): você está acima do limite.
elements-event-score-higher = A rodada { $round } vai para { NAME($winner, "o ") } (+{ $points }): ninguém está acima do limite, e vence a soma maior.
    .winner = A rodada { $round } vai para você (+{ $points }): ninguém está acima do limite, e vence a soma maior.
elements-event-score-equal = A rodada { $round } vai para { NAME($winner, "o ") } (+{ $points }): as somas são iguais, e quem bateu foi { NAME($loser, "o ") }. No empate, vence quem não bateu.
    .winner = A rodada { $round } vai para você (+{ $points }): as somas são iguais, e quem bateu foi { NAME($loser, "o ") }. No empate, vence quem não bateu.
    .loser = A rodada { $round } vai para { NAME($winner, "o ") } (+{ $points }): as somas são iguais, e quem bateu foi você. No empate, vence quem não bateu.
elements-event-score-lower = A rodada { $round } vai para { NAME($winner, "o ") } (+{ $points }): ninguém está acima do limite, e vence a soma maior.
    .winner = A rodada { $round } vai para você (+{ $points }): ninguém está acima do limite, e vence a soma maior.
elements-event-score-yield = A rodada { $round } vai para { NAME($winner, "o ") } (+{ $points }): { NAME($loser, "o ") } cedeu.
    .winner = A rodada { $round } vai para você (+{ $points }): { NAME($loser, "o ") } cedeu.
    .loser = A rodada { $round } vai para { NAME($winner, "o ") } (+{ $points }): você cedeu.
elements-event-round = Rodada { $round }: { NAME($player, "o ") } começa.
    .player = Rodada { $round }: você começa.
elements-ended-over = A rodada { $round } vai para { NAME($winner, "o ") }: { NAME($loser, "o ") } tem { $less } e passa do limite de { $limit }.
    .winner = A rodada { $round } vai para você: { NAME($loser, "o ") } tem { $less } e passa do limite de { $limit }.
    .loser = A rodada { $round } vai para { NAME($winner, "o ") }: você tem { $less } e passa do limite de { $limit }.
elements-ended-knocked = { NAME($player, "O ") } bateu.
    .player = Você bateu.
elements-ended-knocked-with = { NAME($player, "O ") } bateu com { $sum }.
    .player = Você bateu com { $sum }.
elements-ended-higher = A rodada { $round } vai para { NAME($winner, "o ") }: { $more } contra { $less } { NAME($loser, "do ", "de ") }.
    .winner = A rodada { $round } vai para você: { $more } contra { $less } { NAME($loser, "do ", "de ") }.
    .loser = A rodada { $round } vai para { NAME($winner, "o ") }: { $more } contra os seus { $less }.
elements-ended-equal = A rodada { $round } vai para { NAME($winner, "o ") }: as duas somas são { $more }, e quem bateu foi { NAME($loser, "o ") }.
    .winner = A rodada { $round } vai para você: as duas somas são { $more }, e quem bateu foi { NAME($loser, "o ") }.
    .loser = A rodada { $round } vai para { NAME($winner, "o ") }: as duas somas são { $more }, e quem bateu foi você.
elements-ended-yield = A rodada { $round } vai para { NAME($winner, "o ") }: { NAME($loser, "o ") } cedeu.
    .winner = A rodada { $round } vai para você: { NAME($loser, "o ") } cedeu.
    .loser = A rodada { $round } vai para { NAME($winner, "o ") }: você cedeu.
elements-ended-gain = (+{ $score })

## Como está a partida

elements-headline-tokens = Rodada { $round }, até 6 fichas
elements-headline-endless = Rodada { $round } de { $rounds }
elements-private-hand = Sua mão: **{ $hand }**, soma **{ $sum }**, limite **{ $limit }**: { $room }.
elements-lies-open = Sua frente: { $own }, a do outro lado: { $theirs }. Não vistas: { $unseen }; o outro lado tem { $held ->
    [0] nenhuma
    [1] uma
   *[other] { $held }
} delas. Descarte: { $count ->
    [0] nenhum seis
    [1] um seis
    [2] dois seis
    [3] três seis
    [4] quatro seis
    [5] cinco seis
   *[other] seis seis
}.
elements-private-may-knock = você pode bater
elements-private-above = { $above } a mais para bater
elements-hindered-above = Reduza sua soma ou aumente o limite: aí você pode bater.
elements-private-over = Sua última mão: **{ $hand }**.

## Em volta do jogo

elements-length-tokens = uns 10 minutos, muito fácil de aprender
elements-length-endless = uns { $minutes } minutos, muito fácil de aprender
elements-options-tokens = Vence quem chegar primeiro a 6 fichas: uma rodada que termina em batida dá 2; uma cedida, 1.
elements-options-endless = Jogo sem fim: { $rounds ->
    [1] uma rodada decide.
   *[other] { $rounds } rodadas; vence a partida quem vencer mais.
}

## Pintado nas imagens

elements-picture-goal = Rodada { $round } · até 6 fichas
elements-picture-round-of = Rodada { $round } de { $rounds }
elements-picture-round = Rodada { $round }
elements-picture-after = { $rounds ->
    [1] após 1 rodada
   *[other] após { $rounds } rodadas
}
elements-picture-to-move = joga
elements-picture-rounds-won = { $count ->
    [1] rodada vencida
   *[other] rodadas vencidas
}
elements-picture-in-hand = { $count ->
    [0] nenhuma carta na mão
   *[other] { $count } na mão
}
elements-picture-front = frente
elements-picture-front-sum = + frente { $sum }
elements-picture-limit = limite
elements-picture-limit-of = limite { $limit }
elements-picture-limit-was = limite era { $limit }
    .short = limite { $limit }
elements-picture-display = Centro
elements-picture-empty = vazio
elements-picture-discards = descarte
elements-picture-aside = à parte
elements-picture-yielded-short = cedeu
elements-picture-goes-to = Rodada { $round }: { $player }
    .player = Rodada { $round }: você
elements-picture-yielded = { $player } cedeu.
    .player = Você cedeu.
elements-picture-unfinished = A rodada { $round } não terminou
elements-picture-hidden = As mãos ficam ocultas.
elements-picture-knocked = bateu
    .player = bateu
elements-picture-no-card = sem cartas
elements-picture-your-turn = sua vez
elements-picture-sum = soma
elements-picture-tokens = fichas
elements-picture-can-knock = pode bater
elements-picture-too-high = { $above } a mais
elements-picture-low-enough = cabe no limite
elements-picture-is-higher = rival { $sum }: maior
elements-picture-is-above = rival { $sum }: passa
elements-picture-equal = igual: não vence
elements-picture-closest = mais perto
elements-picture-cover-1 = Vence quem fica mais perto
elements-picture-cover-2 = do limite sem passar dele.
elements-picture-hand = mão
elements-picture-your-hand = Sua mão
elements-picture-your-front = Sua frente
elements-picture-play = jogar
elements-picture-take = pegar
elements-picture-limit-up = limite sobe
elements-picture-limit-down = limite desce
elements-picture-discard = ou descarte um 6 da mão: sua soma cai 6
elements-picture-own-sum = sua soma
elements-picture-plus-front = + frente
elements-picture-small-display = centro

## Textos alternativos

elements-alt-cover = Capa de Elements: um leque de seis cartas, 1 Madeira, 2 Fogo, 3 Terra, 4 Metal, 5 Água e 6 Yin/Yang.
elements-alt-figure-minute = Uma mesa: em cima, a placa de Ada com a frente de 1 e 3; embaixo, a de Bo com uma frente de 6; entre elas, o centro de 4, 2 e 6 com o limite 12.
elements-alt-figure-cards = As dezesseis cartas: duas de cada, 1 Madeira, 2 Fogo, 3 Terra, 4 Metal e 5 Água; seis de 6 Yin/Yang.
elements-alt-figure-ways = Jogar: uma carta vai da sua mão para o centro, e o limite sobe. Pegar: a carta do topo do centro vai para a sua frente, e o limite desce. Descartar: um 6 sai da sua mão, e sua soma cai 6.
elements-alt-figure-sum = Mão 2 e 5 mais frente 1 e 3 dão uma soma de 11. Centro 4, 2 e 6 dá um limite de 12. 11 não está acima de 12: dá para bater.
elements-alt-figure-knock = Ada bateu com limite 12. Ada: mão 2 e 5, frente 1 e 3, soma 11. Bo: mão 3, frente 6, soma 9. As duas somas cabem no limite e a de Ada é maior: 2 fichas para Ada.
elements-alt-round-tokens = rodada { $round }, até 6 fichas
elements-alt-round-endless = rodada { $round } de { $rounds }
elements-alt-table = Elements, { $round }.
elements-alt-out = { $discards } no descarte, { $aside } à parte.
elements-alt-to-move = É a vez { NAME($player, "do ", "de ") }.
    .player = É a sua vez.
elements-alt-hand = Sua mão em Elements, { $round }: { $cards }.
elements-alt-front = Sua frente: { $cards }. Seu placar: { $score }.
elements-alt-sum = Sua soma { $sum }, limite { $limit }.
elements-alt-may-knock = Sua vez: você pode bater.
elements-alt-may-not-knock = Sua vez: você não pode bater agora.
elements-alt-yielded = Rodada { $round }: { NAME($player, "o ") } cedeu; { $gain }.
    .player = Rodada { $round }: você cedeu; { $gain }.
elements-alt-knocked = Rodada { $round }: { NAME($player, "o ") } bateu com limite { $limit }; { $hands }; { $gain }.
    .player = Rodada { $round }: você bateu com limite { $limit }; { $hands }; { $gain }.
elements-alt-gain = { $score } para { NAME($winner, "o ") }
    .winner = { $score } para você
elements-alt-left = A rodada { $round } não terminou: { $hands }.
elements-alt-revealed = { $player } com { $cards } na mão, soma { $sum }
elements-alt-score-tokens = { $points ->
    [1] 1 ficha
   *[other] { $points } fichas
}
elements-alt-score-endless = { $points ->
    [1] 1 rodada
   *[other] { $points } rodadas
}
elements-alt-player = { $player }: { $score }, { $hand ->
    [1] 1 carta
   *[other] { $hand } cartas
} na mão, frente { $front }.
elements-alt-player-endless = { NAME($player, "O ") } venceu { $score }, { $hand ->
    [1] 1 carta
   *[other] { $hand } cartas
} na mão, frente { $front }.
elements-alt-front-total = { $cards } ({ $total })
elements-alt-display-empty = Centro vazio.
elements-alt-display-empty-limit = Centro vazio; limite { $limit }.
elements-alt-display = Centro, de baixo para cima: { $cards }.
elements-alt-display-limit = Centro, de baixo para cima: { $cards }; limite { $limit }.
elements-alt-over-draw-tokens = A partida acabou. Empate, { $ours } a { $theirs } em fichas.
elements-alt-over-draw-endless = A partida acabou. Empate, { $ours } a { $theirs } em rodadas.
elements-alt-over-resign = A partida acabou. { NAME($winner, "O ") } vence: { NAME($loser, "o ") } desistiu.
    .winner = A partida acabou. Você vence: { NAME($loser, "o ") } desistiu.
    .loser = A partida acabou. { NAME($winner, "O ") } vence: você desistiu.
elements-alt-over-tokens = A partida acabou. { NAME($winner, "O ") } vence por { $more } a { $fewer } em fichas.
    .winner = A partida acabou. Você vence por { $more } a { $fewer } em fichas.
elements-alt-over-endless = A partida acabou. { NAME($winner, "O ") } vence por { $more } a { $fewer } em rodadas.
    .winner = A partida acabou. Você vence por { $more } a { $fewer } em rodadas.

## Comandos

command-elements = Elements: vence quem fica mais perto do limite sem passar dele
command-elements-start = Abra uma mesa: desafie alguém ou deixe um lugar livre.
command-elements-start-mode = Jogue até seis fichas ou por um número fixo de rodadas
command-elements-start-rounds = Quantas rodadas tem o jogo sem fim (1 a 99, normalmente 5)

# Enquanto outros assistem

elements-score = { $player } { $score }

## Para quem é novo no jogo

elements-aim-tokens = chegar primeiro a 6 fichas. Uma rodada que termina em batida dá 2; uma cedida, 1.
elements-aim-endless = { $rounds ->
    [1] vencer a única rodada.
   *[other] vencer mais rodadas que o outro lado, de { $rounds } no total.
} Quando alguém bate, a rodada vai para a soma maior que não passa do limite.
elements-met-over = Quem está acima do limite quando alguém bate perde a rodada.
elements-met-higher = Ninguém estava acima do limite, então a soma **maior** venceu a rodada.
elements-met-lower = Ninguém estava acima do limite, então a soma **maior** venceu: quem bate com pouco perde.
elements-met-equal = Com somas iguais, quem bateu perde a rodada.
elements-met-yield = Ceder dá ao outro lado a rodada e 1 ficha. Bater e perder dá 2.
elements-met-knock = Sua soma não está acima do limite, então você pode bater. Você vence se o outro lado estiver acima do limite ou abaixo da sua soma. Com somas iguais, você perde.
elements-met-take = Uma carta que você pega passa a contar para a sua soma, e não mais para o limite.
elements-met-discard = Um 6 pode ser descartado: sua soma cai 6, e o limite não muda.
elements-met-cards = São dezesseis cartas: duas de cada número de 1 a 5 e seis 6. Em cada rodada, quatro ficam à parte, sem ninguém ver.
elements-met-play = Uma carta que você joga muda dois números: sua soma cai, e o limite sobe o mesmo tanto.
elements-reason-knock = Sua soma fica em { $sum } e o limite em { $limit }: se continuar assim, você pode bater na próxima vez.
elements-reason-nearer = Deixa você mais perto de bater: { $above } acima do limite, em vez de { $theirs } com a segunda melhor.
elements-reason-knock-sure = Com isso você não pode perder.
elements-reason-knock-now = Você só perde se o outro lado tiver { $one ->
    [yes] { $low }
   *[no] de { $low } a { $high }
}: { $percent }% das mãos possíveis.
elements-reason-take = O limite cai para { $limit }: isso também afasta o outro lado de bater. Você fica então { $above } acima dele.
elements-reason-higher = Sua soma sobe para { $sum } e ainda não passa do limite: vence a mais alta.
elements-reason-stays = Bater agora pode dar errado: contra { $low } ou mais, se não passar do limite. A sua soma continua dentro dele.
elements-reason-discard = Sua soma cai 6, e o limite não sobe para o outro lado.
elements-reason-low = O limite sobe só { $card }, o que menos ajuda o outro lado. Você fica { $above } acima dele.
elements-reason-play = Sua soma fica em { $sum } e o limite em { $limit }: você ainda está { $above } acima dele.
elements-reason-yield = Dá 1 ficha, em vez das 2 de uma batida que vence.
elements-reason-yield-lost = Não vejo nada que ainda possa salvar esta rodada.
elements-reason-others-none = O outro lado não pode bater então, tenha o que tiver.
elements-reason-others-harmless = O outro lado talvez possa bater então, mas não venceria.
elements-reason-others-all = O outro lado vence então se bater, tenha o que tiver.
elements-reason-others-some = O outro lado vence então se bater com { $percent }% das mãos possíveis.
elements-reason-others-beside = O outro lado vence então se bater com { $percent }% das mãos possíveis; depois de *{ $beside }*, com { $theirs }%.
elements-reason-own-beside = Mas, se nada mudar, sua própria batida vence depois contra { $percent }% delas, em vez de { $theirs }%.
elements-reason-still = A longo prazo, ainda assim é melhor.
elements-reason-yield-others = Você está { $above } acima do limite; com { $percent }% das mãos possíveis, o outro lado pode bater já.
