# Elemental Defenders. Elementos, Niveles, Mediadores y Desafíos van con mayúscula, como en la hoja del juego.
# kept: elemental-defenders-title-short elemental-defenders-short elemental-defenders-card-starred elemental-defenders-won-plain elemental-defenders-picture-cover-title-1 elemental-defenders-picture-cover-title-2 elemental-defenders-score elemental-defenders-alt-table elemental-defenders-picture-won-plain elemental-defenders-short-answers elemental-defenders-short-staying elemental-defenders-short-losing elemental-defenders-short-winning elemental-defenders-short-taking

## Cartas

elemental-defenders-title-short = Defenders
elemental-defenders-sign-E = ⛰️
elemental-defenders-sign-F = 🔥
elemental-defenders-sign-A = 💨
elemental-defenders-sign-W = 💧
elemental-defenders-short = { $sign } { $level }★
elemental-defenders-short-answers = { $card } 🛡️{ $count }
elemental-defenders-short-staying = { $card } ⚔️{ $count }
elemental-defenders-short-winning = { $card } 🏆{ $points }
elemental-defenders-short-taking = { $card } ⚔️
elemental-defenders-short-losing = { $card } ⚠️
elemental-defenders-short-challenge = Desafío { $card }
elemental-defenders-card-starred = { $card } { $stars }
# Una carta con su artículo.
elemental-defenders-with-level-5 = el Místico
elemental-defenders-with-level-4 = el Guardián
elemental-defenders-with-level-3 = la Sacerdotisa
elemental-defenders-with-level-2 = el Caballero
elemental-defenders-with-level-1 = el Neófito
elemental-defenders-object-level-5 = el Místico
elemental-defenders-object-level-4 = el Guardián
elemental-defenders-object-level-3 = la Sacerdotisa
elemental-defenders-object-level-2 = el Caballero
elemental-defenders-object-level-1 = el Neófito
elemental-defenders-no-cards = sin cartas
elemental-defenders-challenge = { $card }, un Desafío
elemental-defenders-mode-basic = básico
elemental-defenders-mode-advanced = avanzado
elemental-defenders-further = Jugar al avanzado
elemental-defenders-you = Tú

## Elegir

elemental-defenders-prompt-attack = Atacar con
elemental-defenders-prompt-challenge = Desafiar con
elemental-defenders-prompt-defend = Responder con
elemental-defenders-prompt-mediator = Apartar
elemental-defenders-action-challenge = Desafío: { $card }
elemental-defenders-action-pass = Sin Mediador
elemental-defenders-offered = { $action }, Virtud { $virtue }

## Lo que pasó

elemental-defenders-event-move = { $player } { $attack }, { $other } { $answer }.
    .player = Tú { $attack }, { $other } { $answer }.
    .other = { $player } { $attack }, tú { $answer }.
elemental-defenders-event-mediator = { NAME($player, "La ") } aparta { $card } como Mediador.
    .player = Apartas { $card } como Mediador.
elemental-defenders-event-pass = { NAME($player, "La ") } no aparta ningún Mediador.
    .player = No apartas ningún Mediador.
elemental-defenders-event-attack = { NAME($player, "La ") } ataca con { $card }.
    .player = Atacas con { $card }.
elemental-defenders-event-attack-challenge = { NAME($player, "La ") } ataca con { $card }: un Desafío.
    .player = Atacas con { $card }: un Desafío.
elemental-defenders-event-attack-again = { NAME($player, "La ") } ataca usando otra vez { $card }.
    .player = Atacas usando otra vez { $card }.
elemental-defenders-event-attack-again-challenge = { NAME($player, "La ") } ataca usando otra vez { $card }: un Desafío.
    .player = Atacas usando otra vez { $card }: un Desafío.
elemental-defenders-event-defend = { NAME($player, "La ") } responde con { $card }, una carta más débil, y { NAME($other, "la ") } ataca otra vez.
    .player = Respondes con { $card }, una carta más débil, y { NAME($other, "la ") } ataca otra vez.
    .other = { NAME($player, "La ") } responde con { $card }, una carta más débil, y atacas tú otra vez.
elemental-defenders-event-defend-takes = { NAME($player, "La ") } responde con { $card }, una carta más fuerte, y ataca a continuación.
    .player = Respondes con { $card }, una carta más fuerte, y atacas a continuación.
elemental-defenders-event-defend-again = { NAME($player, "La ") } responde usando otra vez { $card }, una carta más débil, y { NAME($other, "la ") } ataca otra vez.
    .player = Respondes usando otra vez { $card }, una carta más débil, y { NAME($other, "la ") } ataca otra vez.
    .other = { NAME($player, "La ") } responde usando otra vez { $card }, una carta más débil, y atacas tú otra vez.
elemental-defenders-event-defend-again-takes = { NAME($player, "La ") } responde usando otra vez { $card }, una carta más fuerte, y ataca a continuación.
    .player = Respondes usando otra vez { $card }, una carta más fuerte, y atacas a continuación.
elemental-defenders-event-defend-last = { NAME($player, "La ") } responde con { $card }.
    .player = Respondes con { $card }.
elemental-defenders-event-defend-again-last = { NAME($player, "La ") } responde usando otra vez { $card }.
    .player = Respondes usando otra vez { $card }.
elemental-defenders-ended = La ronda { $round } es para { NAME($winner, "la ") }: { $won }. A { NAME($loser, "la ") } no le quedaba ni { $element } ni { $level }★ ante { $card }.
    .winner = La ronda { $round } es para ti: { $won }. A { NAME($loser, "la ") } no le quedaba ni { $element } ni { $level }★ ante tu { $card }.
    .loser = La ronda { $round } es para { NAME($winner, "la ") }: { $won }. No te quedaba ni { $element } ni { $level }★ ante { $card }.
elemental-defenders-then-exchanged = Todas las cartas vuelven: ahora juegas las diez con las que empezó { $player }.
elemental-defenders-then-exchanged-for-all = Ahora se intercambian las manos.
elemental-defenders-event-round-tie = La ronda { $round } queda en empate: todos los ataques tuvieron respuesta y nadie puntúa.
elemental-defenders-event-round-end = A { NAME($loser, "la ") } no le queda ni { $element } ni { $level }★. La ronda { $round } es para { NAME($winner, "la ") }: { $won }.
    .winner = A { NAME($loser, "la ") } no le queda ni { $element } ni { $level }★. La ronda { $round } es para ti: { $won }.
    .loser = No te queda ni { $element } ni { $level }★. La ronda { $round } es para { NAME($winner, "la ") }: { $won }.
elemental-defenders-event-round = Ronda { $round }: { NAME($player, "la ") } tiene ahora 💧 1★, y abre.
    .player = Ronda { $round }: ahora tienes 💧 1★, y abres.
elemental-defenders-account-none = 0
elemental-defenders-account = Virtud { $virtue } × jugada { $cards } = { $points }
    .short = { $virtue } × { $cards } = { $points }
elemental-defenders-account-mediator = Virtud { $virtue } × (10 − { $left } en la mano + 1) = { $points }
elemental-defenders-account-double = Virtud { $virtue } × { $cards } × 2 = { $points }
elemental-defenders-won-plain = { $account }
elemental-defenders-won-mediator = con Mediador, { $account }
elemental-defenders-won-righteous = una Victoria Justa, { $account }

## Cómo está la partida

elemental-defenders-headline = Ronda { $round } de 2, jugada { $move }
elemental-defenders-headline-mediator = Ronda { $round } de 2, antes de la primera jugada
elemental-defenders-headline-over = Ronda { $round } de 2
elemental-defenders-move-of = Ronda { $round }, jugada { $move }
elemental-defenders-private-hand = Tu mano: { $cards }
elemental-defenders-virtues = Virtudes: { $virtues }
elemental-defenders-lies-open = Tu rival tiene { $cards }.
elemental-defenders-needs-own = { NAME($player, "La ") } va { $points } puntos por delante: para ganar la partida necesitas más que eso en esta ronda.
elemental-defenders-needs-theirs = Vas { $points } puntos por delante: para ganar la partida, { NAME($player, "la ") } necesita más que eso en esta ronda.
elemental-defenders-needs-own-level = { NAME($player, "La ") } va { $points } puntos por delante: a lo sumo puedes empatar la partida.
elemental-defenders-needs-theirs-level = Vas { $points } puntos por delante: { NAME($player, "la ") } puede a lo sumo empatar la partida.
elemental-defenders-needs-any = Vais empatados: esta ronda decide la partida.
elemental-defenders-open-challenges = Es el juego avanzado: un Místico puede atacar con un Desafío.
elemental-defenders-open-aside = Solo tu rival tiene un Mediador: en la jugada 10 usa otra vez su última carta.
elemental-defenders-open-own-aside = Solo tú tienes un Mediador: en la jugada 10 usas otra vez tu última carta.
elemental-defenders-open-both-aside = Cada lado tiene un Mediador: la jugada 9 es la última.
elemental-defenders-unanswered = Nada responde: no queda ni { $element } ni { $level }★.
elemental-defenders-all-answered = No quedan cartas y todos los ataques tuvieron respuesta: empate.
elemental-defenders-round-is-yours = Ganas la ronda.
elemental-defenders-round-is-theirs = Pierdes la ronda.
elemental-defenders-waiting-attack = Le toca atacar a { NAME($player, "la ") }.
elemental-defenders-waiting-defend = { NAME($player, "La ") } tiene que responder a un ataque con { $attack }.
elemental-defenders-waiting-mediator = { NAME($player, "La ") } puede apartar un Mediador.
elemental-defenders-call-attack = tú atacas: elige cualquier carta.
elemental-defenders-sign-of-answers = 🛡️ cuántas responden
elemental-defenders-sign-of-staying = ⚔️ todas más débiles: atacas otra vez
elemental-defenders-sign-of-winning = 🏆 ninguna puede: los puntos que gana ya
elemental-defenders-sign-of-taking = ⚔️ más fuerte: después atacas tú
elemental-defenders-sign-of-losing = ⚠️ luego tu rival puede ganar
elemental-defenders-call-defend-element = responde a { $attack } con { $element }.
elemental-defenders-call-defend-level = no tienes { $element }: responde a { $attack } con { $level }★.
elemental-defenders-call-defend-challenge = responde al Desafío { $attack } con un Místico (5★).
elemental-defenders-call-mediator = puedes apartar una carta como Mediador: elige una, o *Sin Mediador*.

## Alrededor del juego

elemental-defenders-length-basic = unos 10 minutos, fácil de aprender
elemental-defenders-length-advanced = unos 10 minutos, para quien conoce el juego básico
elemental-defenders-options-basic = Juego básico. Dos rondas, la segunda con las manos intercambiadas; gana quien suma más puntos.
elemental-defenders-options-advanced = Avanzado: Mediadores y Desafíos. Dos rondas, la segunda con manos cambiadas; ganan más puntos.

## Pintado en imágenes

elemental-defenders-picture-round = Ronda { $round } de 2 · { $mode }
elemental-defenders-picture-to-attack = ataca
elemental-defenders-picture-to-defend = responde
elemental-defenders-picture-to-mediate = ¿Mediador?
elemental-defenders-picture-points = puntos
elemental-defenders-picture-again = sin cartas: la novena se usa otra vez
elemental-defenders-picture-no-card = sin cartas
elemental-defenders-picture-mediator = Mediador
elemental-defenders-picture-order = entre cartas de un mismo Nivel gana el Elemento más fuerte
elemental-defenders-picture-move = jugada
elemental-defenders-picture-challenge = Desafío
elemental-defenders-picture-first-round = Ronda 1
elemental-defenders-picture-tie = empate
elemental-defenders-picture-exchanged = Se intercambian las manos.
elemental-defenders-picture-round-tie = Ronda { $round }: empate
elemental-defenders-picture-all-answered = Todo tuvo respuesta: sin puntos.
elemental-defenders-picture-goes-to = Ronda { $round } para { $player }
    .short = Ronda { $round }: { $player }
    .player = Ronda { $round } para ti
elemental-defenders-picture-in-move = { $card } en la jugada { $move }
    .short = { $card }
elemental-defenders-picture-account = Virtud { $virtue } × { $shares } = { $points }
    .short = { $virtue } × { $shares } = { $points }
elemental-defenders-picture-won-plain = { $account }
elemental-defenders-picture-won-mediator = Mediador: { $account }
    .short = { $account }
elemental-defenders-picture-won-righteous = Justa: { $account }
    .short = { $account }
elemental-defenders-picture-last-piles = jugadas en la ronda { $round }
elemental-defenders-picture-in-hand = quedan en mano
elemental-defenders-picture-ended = { $loser } no tiene respuesta para { $card }.
    .loser = No tienes respuesta para { $card }.
elemental-defenders-picture-ended-tie = Todo tuvo respuesta.
elemental-defenders-picture-unfinished = La ronda { $round } quedó a medias
    .short = Ronda { $round }: a medias
elemental-defenders-picture-given-up = interrumpida en la jugada { $move }: sin puntos
elemental-defenders-only-choice = 🔒 la única respuesta
elemental-defenders-only-choice-last = la última carta
elemental-defenders-picture-you-attack = atacas
elemental-defenders-picture-you-answer = respondes
elemental-defenders-picture-attacks = ataca
elemental-defenders-picture-has-to-answer = tiene que responder
elemental-defenders-picture-may-mediate = puede elegir Mediador
elemental-defenders-picture-round-move = Ronda { $round } de 2 · jugada { $move }
elemental-defenders-picture-you = tú
elemental-defenders-picture-pile = jugado
elemental-defenders-picture-hand = mano
elemental-defenders-picture-score = puntos
elemental-defenders-picture-scores = puntos: tú { $own } · { $player } { $theirs }
elemental-defenders-picture-stronger = Más fuerte: a la izquierda en la fila, arriba en la columna
    .short = Más fuerte: izquierda, arriba
elemental-defenders-picture-cover-title-1 = Elemental
elemental-defenders-picture-cover-title-2 = Defenders
elemental-defenders-picture-cover-1 = Un duelo a cartas vistas:
elemental-defenders-picture-cover-2 = ataca donde no haya respuesta.
elemental-defenders-picture-attack = ataque
elemental-defenders-picture-same-element = el mismo Elemento
elemental-defenders-picture-same-level = si no, el mismo Nivel
elemental-defenders-picture-neither = si no: perdida
elemental-defenders-picture-hold-air = Tienes Aire:
elemental-defenders-picture-answer-air = responde con Aire
elemental-defenders-picture-no-air = Sin Aire, con Caballeros:
elemental-defenders-picture-answer-knight = responde con un Caballero
elemental-defenders-picture-wins = gana
elemental-defenders-picture-mediator-account = Virtud 4 × (10 − 2 + 1) = 36 puntos

## Textos alternativos

elemental-defenders-alt-cover = Portada de Elemental Defenders: un abanico de cinco cartas, { $cards }.
elemental-defenders-alt-figure-minute = Ataca el Caballero de Aire. Se responde con cualquier carta del mismo Elemento, como el Guardián o el Neófito de Aire; si no hay, con una del mismo Nivel, como el Caballero de Tierra o el de Fuego; si tampoco hay, se pierde la ronda.
elemental-defenders-alt-figure-cards = Las veinte cartas, primero las más fuertes. A lo ancho, los Niveles con sus estrellas y su Virtud: Místico, 5 estrellas, 11; Guardián, 4, 10; Sacerdotisa, 3, 4; Caballero, 2, 3; Neófito, 1, 7. De arriba abajo, los Elementos: Tierra, Fuego, Aire, Agua.
elemental-defenders-alt-figure-answer = Ataca el Caballero de Aire. Quien tiene el Guardián y el Neófito de Aire debe responder con uno de ellos, aunque haya Caballeros en su mano. Quien no tiene Aire debe responder con un Caballero, de Tierra o de Fuego.
elemental-defenders-alt-figure-mediator = El Neófito de Agua está apartado como Mediador. La Sacerdotisa de Fuego gana con dos cartas en la mano: Virtud 4 por (10 menos 2 más 1) son 36 puntos.
elemental-defenders-alt-table = Elemental Defenders, { $state }.
elemental-defenders-alt-hand = Tu mano en Elemental Defenders, { $state }: { $cards }.
elemental-defenders-alt-state = { $mode }, ronda { $round } de 2, jugada { $move }
elemental-defenders-alt-state-round = { $mode }, ronda { $round } de 2
elemental-defenders-alt-again = Te toca: { $card } se usa otra vez.
elemental-defenders-alt-turn = Te toca.
elemental-defenders-alt-fits = Te toca, respuestas posibles: { $cards }.
elemental-defenders-alt-attacked = { NAME($attacker, "La ") } ataca con { $card }; le toca responder a { NAME($player, "la ") }.
    .attacker = Atacas con { $card }; le toca responder a { NAME($player, "la ") }.
    .player = { NAME($attacker, "La ") } te ataca con { $card }.
elemental-defenders-alt-attacked-challenge = { NAME($attacker, "La ") } ataca con { $card }, un Desafío; le toca responder a { NAME($player, "la ") }.
    .attacker = Atacas con { $card }, un Desafío; le toca responder a { NAME($player, "la ") }.
    .player = { NAME($attacker, "La ") } te ataca con { $card }, un Desafío.
elemental-defenders-alt-to-attack = Le toca atacar a { NAME($player, "la ") }.
    .player = Te toca atacar.
elemental-defenders-alt-to-mediate = { NAME($player, "La ") } puede apartar un Mediador.
    .player = Puedes apartar un Mediador.
elemental-defenders-alt-player = Mano de { NAME($player, "la ") }: { $cards }. { $more }
    .player = Tu mano: { $cards }. { $more }
elemental-defenders-alt-more = { $player }: { $points } puntos, pila { $pile }.
elemental-defenders-alt-more-mediator = { $player }: { $points } puntos, pila { $pile }, Mediador { $mediator }.
elemental-defenders-alt-before = Así acabó la ronda { $round }. { $piles }
elemental-defenders-alt-last-pile = Pila de { NAME($player, "la ") }: { $pile }.
    .player = Tu pila: { $pile }.
elemental-defenders-alt-stronger = La carta más fuerte de cada jugada: { $won }.
elemental-defenders-alt-won-moves = { $player } en { $moves }
    .player = tú en { $moves }
elemental-defenders-alt-forced = La única respuesta, por jugada: { $moves }.
elemental-defenders-alt-empty = vacía
elemental-defenders-alt-tie = La ronda { $round } fue un empate.
elemental-defenders-alt-won-plain = La ronda { $round } fue para { NAME($player, "la ") } con { $card }: { $account }.
    .player = La ronda { $round } fue para ti con { $card }: { $account }.
elemental-defenders-alt-won-mediator = La ronda { $round } fue para { NAME($player, "la ") } con { $card }, con Mediador: { $account }.
    .player = La ronda { $round } fue para ti con { $card }, con Mediador: { $account }.
elemental-defenders-alt-won-righteous = La ronda { $round } fue para { NAME($player, "la ") } con { $card }, una Victoria Justa: { $account }.
    .player = La ronda { $round } fue para ti con { $card }, una Victoria Justa: { $account }.
elemental-defenders-alt-over = La partida terminó. Gana { NAME($winner, "la ") }, { $more } a { $fewer }.
    .winner = La partida terminó. Ganas tú, { $more } a { $fewer }.
elemental-defenders-alt-over-draw = La partida terminó. Empate, { $ours } a { $theirs }.
elemental-defenders-alt-over-resign = La partida terminó. Gana { NAME($winner, "la ") }: { NAME($loser, "la ") } se rindió.
    .winner = La partida terminó. Ganas tú: { NAME($loser, "la ") } se rindió.
    .loser = La partida terminó. Gana { NAME($winner, "la ") }: te rendiste.

## Comandos

command-defenders = Elemental Defenders: ataca donde no haya respuesta
command-defenders-start = Abre una mesa: reta a alguien, o deja un puesto libre.
command-defenders-start-mode = Básico: ataques y respuestas. Avanzado: también Mediadores y Desafíos

# Mientras otros miran

elemental-defenders-score = { $player } { $score }

## Para quien empieza con este juego

elemental-defenders-aim = tener más puntos tras dos rondas. Un ataque sin respuesta gana la ronda: cuanto más tarde, más puntos.
elemental-defenders-opens-own = Tienes 💧 1★, así que abres la ronda 1, con cualquier carta.
elemental-defenders-opens-theirs = Tu rival tiene 💧 1★, así que abre la ronda 1.
elemental-defenders-met-element = A un ataque se responde con una carta del mismo **Elemento**, si la hay.
elemental-defenders-met-level = No tienes nada de ese Elemento, así que responde una carta del mismo **Nivel**, con las mismas estrellas.
elemental-defenders-met-attack = Todas las cartas están a la vista: busca un ataque al que tu rival no pueda responder.
elemental-defenders-met-takes = Si la respuesta es más fuerte que el ataque, ataca después quien la dio.
elemental-defenders-met-later = Una ronda vale la Virtud de la carta que la gana, el número sobre oro, por el número de la jugada.
elemental-defenders-met-second = En esta ronda tienes las cartas que antes tuvo tu rival.
elemental-defenders-met-mediator = Una carta que apartas como Mediador no participa en la ronda. Si la ganas, cuenta como una jugada más.
elemental-defenders-met-challenge = Con un Místico (5★) puedes desafiar: se responde con un Místico. Solo quien no tiene ninguno puede responder con el mismo Elemento.
elemental-defenders-met-challenged = Esto es un Desafío: responde con un Místico (5★). Solo quien no tiene ninguno responde con el mismo Elemento.

## Por qué una pista

elemental-defenders-reason-wins = Queda sin respuesta: ganas la ronda con { $virtue } × { $move } = { $points } puntos.
elemental-defenders-reason-righteous = Queda sin respuesta: una Victoria Justa con { $virtue } × { $move } × 2 = { $points } puntos.
elemental-defenders-reason-waits = { $card } ganaría ahora, pero solo por { $virtue } × { $move }: más tarde da más.
elemental-defenders-reason-lures-last = Hace salir { $card }, la única carta que responde a tu { $own }.
elemental-defenders-reason-lures = Hace salir una de las cartas que responden a tu { $own }.
elemental-defenders-reason-disarms = Hace salir { $card }, con la que ganaría tu rival.
elemental-defenders-reason-keeps-win = Guardas { $card }, que gana más tarde.
elemental-defenders-reason-keeps-answer = Guardas { $card }, para responder más tarde a { $attack }.
elemental-defenders-reason-stays = Cualquier respuesta es más débil, así que atacas otra vez.
elemental-defenders-reason-takes = Es más fuerte que el ataque, así que atacas tú a continuación.
elemental-defenders-reason-weakest = Ninguna de tus respuestas es más fuerte que el ataque: esta es la más débil.
elemental-defenders-reason-only = Es la única respuesta.
elemental-defenders-reason-forces = Solo se puede responder con { $card }.
elemental-defenders-reason-wins-round = Así ganas la ronda.
elemental-defenders-reason-pays-more = Gana { $points } puntos en vez de { $fewer }.
elemental-defenders-reason-holds = Así nadie gana la ronda.
elemental-defenders-reason-costs-less = La ronda se pierde de todos modos, pero por { $points } puntos en vez de { $more }.
elemental-defenders-reason-lost = Si tu rival juega bien, esta ronda se pierde juegues lo que juegues; así le da menos puntos.
elemental-defenders-reason-score = El marcador queda entonces { $own }:{ $theirs }.
elemental-defenders-reason-mediator = Con un Mediador, la ronda te vale más si la ganas.
elemental-defenders-reason-pass = Conservas todas tus cartas, para atacar y para responder.
elemental-defenders-reason-move = { $attack }, { $answer }
elemental-defenders-reason-by-you = tú { $card }
elemental-defenders-reason-by-them = rival { $card }
elemental-defenders-reason-course = El mejor juego: { $moves }.
elemental-defenders-reason-after = Después de { $action }: { $moves }.
elemental-defenders-reason-course-none = Con el mejor juego, todo ataque tiene respuesta y nadie puntúa.
elemental-defenders-reason-end-own = Después nada responde a tu { $card }: { $account }.
elemental-defenders-reason-end-theirs = Después no puedes responder a { $card }: { $account }.
elemental-defenders-reason-end-own-until = Guarda tu { $card } hasta que { $count ->
    [one] se haya jugado { $cards }
   *[other] se hayan jugado { $cards }
}: entonces nada le responde, { $account }.
elemental-defenders-reason-end-own-later = Guarda tu { $card }: más tarde nada le responde, { $account }.
elemental-defenders-reason-end-theirs-later = Más tarde no puedes responder a { $card }: { $account }.
elemental-defenders-reason-leads-own = { $action } te daría { $points } puntos.
elemental-defenders-reason-leads-theirs = { $action } daría { $points } puntos a tu rival.
elemental-defenders-reason-leads-none = { $action } no daría puntos a nadie.
