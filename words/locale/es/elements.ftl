# Elements. Las cartas se llaman por su número y su elemento: "5 Agua".
# kept: elements-alt-table elements-card elements-card-4 elements-score elements-alt-front-total elements-card-6

## Cartas

elements-card-1 = Madera
elements-card-2 = Fuego
elements-card-3 = Tierra
elements-card-4 = Metal
elements-card-5 = Agua
elements-card-6 = Yin/Yang
elements-card = { $value } { $name }
elements-no-cards = vacío

## Elegir

elements-prompt-play = Jugar una carta
elements-action-play = Jugar { $card }
elements-short-play = Jugar { $value }
elements-short-take = Tomar { $value }
elements-short-knock = ✊ Cerrar con { $sum } de { $limit }
elements-short-knock-sure = { $knock }: gana seguro
elements-short-knock-odds = { $knock }: gana al { $percent } %
elements-action-take = Tomar { $card }
elements-action-discard = Descartar un 6
elements-action-knock = Cerrar
elements-action-yield = Ceder
elements-confirm-knock = ¿Cerrar con { $sum }? Pierdes si { NAME($other, "la ") } tiene de { $low } a { $limit }: tampoco se pasa del límite y no es menos que tu suma.
elements-confirm-knock-at-limit = ¿Cerrar con { $sum }? Solo pierdes si { NAME($other, "la ") } también tiene { $sum }: con sumas iguales pierde quien cierra.
elements-confirm-knock-exactly = ¿Cerrar con { $sum }? Solo pierdes si { NAME($other, "la ") } tiene exactamente { $limit }.
elements-confirm-knock-lost = ¿Cerrar con { $sum }? Pierdes, tenga lo que tenga { NAME($other, "la ") }: tampoco se pasa del límite y no es menos que tu suma.
elements-confirm-knock-odds = Son el { $percent } % de las manos posibles.
elements-confirm-yield-tokens = ¿Ceder la ronda? { NAME($other, "La ") } recibe 1 ficha.
elements-confirm-yield-tokens-last = ¿Ceder la ronda? Con eso pierdes la partida: { NAME($other, "la ") } recibe su sexta ficha.
elements-confirm-yield-endless = ¿Ceder la ronda? La gana { NAME($other, "la ") }.
elements-confirm-yield-endless-last = ¿Ceder la ronda? Con eso pierdes la partida: es la última.

## Lo que pasó

elements-event-play = { NAME($player, "La ") } juega { $card }: el límite es { $limit }.
    .player = Juegas { $card }: el límite es { $limit }.
elements-event-take = { NAME($player, "La ") } toma { $card }: el límite es { $limit }.
    .player = Tomas { $card }: el límite es { $limit }.
elements-event-discard = { NAME($player, "La ") } descarta un 6.
    .player = Descartas un 6.
elements-event-knock = { NAME($player, "La ") } cierra: { $sum } contra { $theirs } de { NAME($other, "la ") }, límite { $limit }.
    .player = Cierras: { $sum } contra { $theirs } de { NAME($other, "la ") }, límite { $limit }.
    .other = { NAME($player, "La ") } cierra: { $sum } contra { $theirs ->
        [one] tu
       *[other] tus
    } { $theirs }, límite { $limit }.
elements-event-yield = { NAME($player, "La ") } cede.
    .player = Cedes.
elements-event-score-over = La ronda { $round } es para { NAME($winner, "la ") } (+{ $points }): { NAME($loser, "la ") } se pasa del límite.
    .winner = La ronda { $round } es para ti (+{ $points }): { NAME($loser, "la ") } se pasa del límite.
    .loser = La ronda { $round } es para { NAME($winner, "la ") } (+{ $points }): te pasas del límite.
elements-event-score-higher = La ronda { $round } es para { NAME($winner, "la ") } (+{ $points }): nadie se pasa del límite, y gana la suma más alta.
    .winner = La ronda { $round } es para ti (+{ $points }): nadie se pasa del límite, y gana la suma más alta.
elements-event-score-equal = La ronda { $round } es para { NAME($winner, "la ") } (+{ $points }): las sumas son iguales y cerró { NAME($loser, "la ") }. En un empate gana quien no cerró.
    .winner = La ronda { $round } es para ti (+{ $points }): las sumas son iguales y cerró { NAME($loser, "la ") }. En un empate gana quien no cerró.
    .loser = La ronda { $round } es para { NAME($winner, "la ") } (+{ $points }): las sumas son iguales y cerraste tú. En un empate gana quien no cerró.
elements-event-score-lower = La ronda { $round } es para { NAME($winner, "la ") } (+{ $points }): nadie se pasa del límite, y gana la suma más alta.
    .winner = La ronda { $round } es para ti (+{ $points }): nadie se pasa del límite, y gana la suma más alta.
elements-event-score-yield = La ronda { $round } es para { NAME($winner, "la ") } (+{ $points }): { NAME($loser, "la ") } cedió.
    .winner = La ronda { $round } es para ti (+{ $points }): { NAME($loser, "la ") } cedió.
    .loser = La ronda { $round } es para { NAME($winner, "la ") } (+{ $points }): cediste.
elements-event-round = Empieza la ronda { $round }; sale { NAME($player, "la ") }.
    .player = Empieza la ronda { $round }; sales tú.
elements-ended-over = La ronda { $round } es para { NAME($winner, "la ") }: { NAME($loser, "la ") } tiene { $less } y se pasa del límite de { $limit }.
    .winner = La ronda { $round } es para ti: { NAME($loser, "la ") } tiene { $less } y se pasa del límite de { $limit }.
    .loser = La ronda { $round } es para { NAME($winner, "la ") }: tienes { $less } y te pasas del límite de { $limit }.
elements-ended-knocked = { NAME($player, "La ") } cerró.
    .player = Cerraste.
elements-ended-knocked-with = { NAME($player, "La ") } cerró con { $sum }.
    .player = Cerraste con { $sum }.
elements-ended-higher = La ronda { $round } es para { NAME($winner, "la ") }: { $more } contra { $less } de { NAME($loser, "la ") }.
    .winner = La ronda { $round } es para ti: { $more } contra { $less } de { NAME($loser, "la ") }.
    .loser = La ronda { $round } es para { NAME($winner, "la ") }: { $more } contra { $less ->
        [one] tu
       *[other] tus
    } { $less }.
elements-ended-equal = La ronda { $round } es para { NAME($winner, "la ") }: las dos sumas son { $more } y cerró { NAME($loser, "la ") }.
    .winner = La ronda { $round } es para ti: las dos sumas son { $more } y cerró { NAME($loser, "la ") }.
    .loser = La ronda { $round } es para { NAME($winner, "la ") }: las dos sumas son { $more } y cerraste tú.
elements-ended-yield = La ronda { $round } es para { NAME($winner, "la ") }: { NAME($loser, "la ") } cedió.
    .winner = La ronda { $round } es para ti: { NAME($loser, "la ") } cedió.
    .loser = La ronda { $round } es para { NAME($winner, "la ") }: cediste.
elements-ended-gain = (+{ $score })

## Cómo está la partida

elements-headline-tokens = Ronda { $round }, a 6 fichas
elements-headline-endless = Ronda { $round } de { $rounds }
elements-private-hand = Tu mano: **{ $hand }**, suma **{ $sum }**, límite **{ $limit }**: { $room }.
elements-lies-open = Tu frente: { $own }, el rival: { $theirs }. Sin ver: { $unseen }; tu rival tiene { $held ->
    [0] ninguna
    [1] una
   *[other] { $held }
} de esas cartas. Descartes: { $count ->
    [0] ningún seis
    [1] un seis
    [2] dos seises
    [3] tres seises
    [4] cuatro seises
    [5] cinco seises
   *[other] seis seises
}.
elements-private-may-knock = puedes cerrar
elements-private-above = { $above } de más para cerrar
elements-hindered-above = Baja tu suma o sube el límite: entonces podrás cerrar.
elements-private-over = Tu última mano: **{ $hand }**.

## Alrededor del juego

elements-length-tokens = unos 10 minutos, muy fácil de aprender
elements-length-endless = unos { $minutes } minutos, muy fácil de aprender
elements-options-tokens = Gana quien llega antes a 6 fichas: una ronda que acaba con un cierre da 2; una cedida, 1.
elements-options-endless = Partida sin fin: { $rounds ->
    [one] decide una ronda.
   *[other] { $rounds } rondas; gana quien se lleva más.
}

## Pintado en imágenes

elements-picture-goal = Ronda { $round } · a 6 fichas
elements-picture-round-of = Ronda { $round } de { $rounds }
elements-picture-round = Ronda { $round }
elements-picture-after = { $rounds ->
    [one] tras 1 ronda
   *[other] tras { $rounds } rondas
}
elements-picture-to-move = le toca
elements-picture-rounds-won = { $count ->
    [one] ronda ganada
   *[other] rondas ganadas
}
elements-picture-in-hand = { $count ->
    [0] sin cartas en mano
   *[other] { $count } en mano
}
elements-picture-front = frente
elements-picture-front-sum = + frente { $sum }
elements-picture-limit = límite
elements-picture-limit-of = límite { $limit }
elements-picture-limit-was = límite era { $limit }
    .short = límite { $limit }
elements-picture-display = Centro
elements-picture-empty = vacío
elements-picture-discards = descartes
elements-picture-aside = aparte
elements-picture-yielded-short = cedió
elements-picture-goes-to = Ronda { $round } para { $player }
    .player = Ronda { $round } para ti
elements-picture-yielded = { $player } cedió.
    .player = Cediste.
elements-picture-unfinished = La ronda { $round } quedó a medias
elements-picture-hidden = Las manos siguen ocultas.
elements-picture-knocked = cerró
    .player = cerraste
elements-picture-no-card = sin cartas
elements-picture-your-turn = te toca
elements-picture-sum = suma
elements-picture-tokens = fichas
elements-picture-can-knock = puedes cerrar
elements-picture-too-high = { $above } de más
elements-picture-low-enough = no se pasa
elements-picture-is-higher = rival { $sum }: mayor
elements-picture-is-above = rival { $sum }: pasa
elements-picture-equal = igual: no gana
elements-picture-closest = más cerca
elements-picture-cover-1 = Gana quien más se acerca
elements-picture-cover-2 = al límite sin pasarse.
elements-picture-hand = mano
elements-picture-your-hand = Tu mano
elements-picture-your-front = Tu frente
elements-picture-play = jugar
elements-picture-take = tomar
elements-picture-limit-up = sube el límite
elements-picture-limit-down = baja el límite
elements-picture-discard = o descarta un 6 de tu mano: tu suma baja 6
elements-picture-own-sum = suma propia
elements-picture-plus-front = + frente
elements-picture-small-display = centro

## Textos alternativos

elements-alt-cover = Portada de Elements: un abanico de seis cartas, 1 Madera, 2 Fuego, 3 Tierra, 4 Metal, 5 Agua y 6 Yin/Yang.
elements-alt-figure-minute = Una mesa: arriba la placa de Ada, con un frente de 1 y 3; abajo la de Bo, con un frente de 6; y entre ambas el centro, 4, 2 y 6, con el límite 12.
elements-alt-figure-cards = Las dieciséis cartas: dos de cada una de 1 Madera, 2 Fuego, 3 Tierra, 4 Metal y 5 Agua; seis de 6 Yin/Yang.
elements-alt-figure-ways = Jugar: una carta va de tu mano al centro, y el límite sube. Tomar: la carta de arriba del centro va a tu frente, y el límite baja. Descartar: un 6 sale de tu mano, y tu suma baja 6.
elements-alt-figure-sum = La mano, 2 y 5, más el frente, 1 y 3, hacen una suma propia de 11. El centro, 4, 2 y 6, hace un límite de 12. 11 no pasa de 12: se puede cerrar.
elements-alt-figure-knock = Ada cerró con el límite en 12. Ada: mano 2 y 5, frente 1 y 3, suma 11. Bo: mano 3, frente 6, suma 9. Nadie se pasa del límite y Ada tiene más: 2 fichas para Ada.
elements-alt-round-tokens = ronda { $round }, a 6 fichas
elements-alt-round-endless = ronda { $round } de { $rounds }
elements-alt-table = Elements, { $round }.
elements-alt-out = Descartes: { $discards }; aparte: { $aside }.
elements-alt-to-move = Le toca a { NAME($player, "la ") }.
    .player = Te toca a ti.
elements-alt-hand = Tu mano en Elements, { $round }: { $cards }.
elements-alt-front = Tu frente: { $cards }. Llevas { $score }.
elements-alt-sum = Tu suma { $sum }, límite { $limit }.
elements-alt-may-knock = Te toca: puedes cerrar.
elements-alt-may-not-knock = Te toca: ahora no puedes cerrar.
elements-alt-yielded = Ronda { $round }: { NAME($player, "la ") } cedió; { $gain }.
    .player = Ronda { $round }: cediste; { $gain }.
elements-alt-knocked = Ronda { $round }: { NAME($player, "la ") } cerró con el límite en { $limit }; { $hands }; { $gain }.
    .player = Ronda { $round }: cerraste con el límite en { $limit }; { $hands }; { $gain }.
elements-alt-gain = { $score } para { NAME($winner, "la ") }
    .winner = { $score } para ti
elements-alt-left = La ronda { $round } quedó a medias: { $hands }.
elements-alt-revealed = { $player } con { $cards } en la mano, suma { $sum }
elements-alt-score-tokens = { $points ->
    [one] 1 ficha
   *[other] { $points } fichas
}
elements-alt-score-endless = { $points ->
    [one] 1 ronda
   *[other] { $points } rondas
}
elements-alt-player = { $player }: { $score }, { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
} en la mano, frente { $front }.
elements-alt-player-endless = { $player }: { $score } a su favor, { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
} en la mano, frente { $front }.
elements-alt-front-total = { $cards } ({ $total })
elements-alt-display-empty = Centro vacío.
elements-alt-display-empty-limit = Centro vacío; límite { $limit }.
elements-alt-display = Centro, de abajo arriba: { $cards }.
elements-alt-display-limit = Centro, de abajo arriba: { $cards }; límite { $limit }.
elements-alt-over-draw-tokens = La partida terminó. Empate, { $ours } a { $theirs } fichas.
elements-alt-over-draw-endless = La partida terminó. Empate, { $ours } a { $theirs } rondas.
elements-alt-over-resign = La partida terminó. Gana { NAME($winner, "la ") }: { NAME($loser, "la ") } se rindió.
    .winner = La partida terminó. Ganas tú: { NAME($loser, "la ") } se rindió.
    .loser = La partida terminó. Gana { NAME($winner, "la ") }: te rendiste.
elements-alt-over-tokens = La partida terminó. Gana { NAME($winner, "la ") }, { $more } a { $fewer } fichas.
    .winner = La partida terminó. Ganas tú, { $more } a { $fewer } fichas.
elements-alt-over-endless = La partida terminó. Gana { NAME($winner, "la ") }, { $more } a { $fewer } rondas.
    .winner = La partida terminó. Ganas tú, { $more } a { $fewer } rondas.

## Comandos

command-elements = Elements: gana quien más se acerca al límite sin pasarse
command-elements-start = Abre una mesa: reta a alguien, o deja un puesto libre.
command-elements-start-mode = Juega a seis fichas, o a un número de rondas
command-elements-start-rounds = Cuántas rondas tiene la partida sin fin (de 1 a 99; lo habitual, 5)

# Mientras otros miran

elements-score = { $player } { $score }

## Para quien empieza con este juego

elements-aim-tokens = llegar antes que nadie a 6 fichas. Una ronda que acaba con un cierre da 2; una cedida, 1.
elements-aim-endless = { $rounds ->
    [one] ganar la única ronda.
   *[other] ganar más rondas que tu rival, de { $rounds } en total.
} Cuando alguien cierra, la ronda es para la suma más alta que no pasa del límite.
elements-met-over = Quien se pasa del límite cuando alguien cierra pierde la ronda.
elements-met-higher = Nadie se pasaba del límite, así que la ronda fue para la suma **más alta**.
elements-met-lower = Nadie se pasaba del límite, así que ganó la suma **más alta**: quien cierra con demasiado poco pierde.
elements-met-equal = Con sumas iguales pierde la ronda quien cerró.
elements-met-yield = Si cedes, la ronda acaba y tu rival recibe 1 ficha. Si la pierdes con un cierre, recibe 2.
elements-met-knock = Tu suma no pasa del límite, así que puedes cerrar. Ganas si tu rival se pasa del límite o tiene menos que tú. Con sumas iguales pierdes.
elements-met-take = Una carta que tomas cuenta desde entonces para tu suma, y ya no para el límite.
elements-met-discard = Un 6 se puede descartar: tu suma baja 6, y el límite se queda igual.
elements-met-cards = Hay dieciséis cartas: dos de cada número del 1 al 5 y seis 6. En cada ronda, cuatro quedan aparte, sin que nadie las vea.
elements-met-play = Al jugar una carta, tu suma baja y el límite sube lo mismo.

## Por qué una pista

elements-reason-knock = Tu suma es entonces { $sum } y el límite { $limit }: si sigue así, podrás cerrar en tu próximo turno.
elements-reason-nearer = Te acerca al cierre: quedas { $above } por encima del límite, en vez de { $theirs } con la segunda mejor opción.
elements-reason-knock-sure = Con eso no puedes perder.
elements-reason-knock-now = Solo pierdes si la otra persona tiene { $one ->
    [yes] { $low }
   *[no] de { $low } a { $high }
}: el { $percent } % de las manos posibles.
elements-reason-take = El límite baja a { $limit }: eso también aleja a tu rival del cierre. Tú te pasas entonces por { $above }.
elements-reason-higher = Tu suma sube a { $sum } y aún no pasa del límite: gana la más alta.
elements-reason-stays = Cerrar ahora puede salir mal: contra { $low } o más, si no se pasa del límite. Tu suma sigue dentro de él.
elements-reason-discard = Tu suma baja 6 y el límite no sube para tu rival.
elements-reason-low = Solo sube el límite en { $card }, lo que menos ayuda a tu rival. Quedas { $above } por encima.
elements-reason-play = Tu suma es entonces { $sum } y el límite { $limit }: aún te pasas { $above }.
elements-reason-yield = Regala 1 ficha, en vez de las 2 de un cierre ganador.
elements-reason-yield-lost = No encuentro nada que pueda salvar ya esta ronda.
elements-reason-others-none = Tu rival no podrá cerrar entonces, tenga lo que tenga.
elements-reason-others-harmless = Tu rival quizá pueda cerrar entonces, pero no ganaría.
elements-reason-others-all = Tu rival gana entonces si cierra, tenga lo que tenga.
elements-reason-others-some = Tu rival gana entonces si cierra con el { $percent } % de las manos posibles.
elements-reason-others-beside = Tu rival gana entonces si cierra con el { $percent } % de las manos posibles; después de *{ $beside }*, con el { $theirs } %.
elements-reason-own-beside = Pero si nada cambia, tu propio cierre gana después contra el { $percent } % de ellas, en vez del { $theirs } %.
elements-reason-still = A la larga es mejor de todos modos.
elements-reason-yield-others = Te pasas { $above } del límite; con el { $percent } % de las manos posibles, tu rival puede cerrar ya.
