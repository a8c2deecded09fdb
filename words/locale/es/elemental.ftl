# Elemental.
# kept: elemental-story-numbered elemental-picture-in-round elemental-button-dash elemental-action-assign elemental-element-none elemental-step-piece elemental-button-ground elemental-offered elemental-note elemental-event-sentence elemental-alt-piece elemental-alt-guess elemental-picture-asked elemental-story-went-dash

## Lo que hay

elemental-side-south = Sur
elemental-side-north = Norte
elemental-element-none = ?
elemental-element-acting = { $element } (como { $acting })
elemental-piece = el { $number } de { NAME($player, "la ") }
    .player = tu { $number }
elemental-crystals = { $count ->
    [0] 0 cristales
    [one] 1 cristal
   *[other] { $count } cristales
}
elemental-ground-fire = fuente de fuego
elemental-ground-ice = fuente de hielo
elemental-ground-earth = fuente de tierra
elemental-ground-wind = fuente de viento
elemental-ground-water = fuente de agua
elemental-ground-middle = { $ground }, en el centro

## Decisiones

elemental-action-assign = { $number }: { $element }
elemental-action-shuffle = Repartir el resto al azar
elemental-send-set-up = Colocarlos así
elemental-action-move = Mover { $piece } a { $cell }
elemental-action-move-heal = Mover { $piece } a { $cell } y curar
elemental-action-dash = Correr con { $piece } a { $cell }
elemental-action-dash-heal = Correr con { $piece } a { $cell } y curar
elemental-action-teleport = Teletransportar { $piece } a { $cell }
elemental-action-teleport-swap = Teletransportar { $piece } a { $cell }; cambia de sitio con { $other }
elemental-swapped-crystal = el cristal
elemental-swapped-enemy = { $piece } si se queda
elemental-action-substitute = Sustituir { $piece } por { $other }
elemental-action-summon = Invocar { $piece }
elemental-action-land = Aterrizar en { $cell }
elemental-confirm = ¿{ $order } por { $crystals ->
    [1] tu único cristal
   *[other] { $price } de tus { $crystals } cristales
}?
elemental-confirm-another = { $asked } En { $cell } hay un cristal: es tuyo si nadie se te adelanta.
elemental-confirm-crystal = { $asked } Tal como está, no consigues el cristal: pasa a { $cell }.

elemental-prompt-assign = Colocar
elemental-prompt-order = ¿Adónde?
elemental-prompt-dash = Correr…
elemental-prompt-land = Aterrizar en…
elemental-step-piece = { $number } { $element } en { $cell }
elemental-step-where = { $number } { $element } en { $cell }: ¿adónde va?
elemental-step-dash = { $number } { $element } en { $cell }: ¿adónde corre?
elemental-step-removed = { $number } { $element } (fuera)

# En botones: una casilla, y quién o qué hay en ella.
elemental-button-dash = { $price ->
    [0] » { $label }
   *[other] » { $label } −💎
}
elemental-button-ground = { $cell } { $sign }
elemental-button-enemy = { $cell } ⚔ { $number }
elemental-button-attack = { $label } ⚔
elemental-button-only = { $piece } → { $what }
elemental-button-hand = Mis piezas
elemental-button-heal = { $cell } + curar −💎
elemental-sign-well = ◎
elemental-sign-crystal = 💎
elemental-sign-defeats = 💀
elemental-sign-beats = 💥
elemental-sign-loses = ❌
elemental-sign-level = =
elemental-sign-pushes = 👉
elemental-sign-pushed = 👈
elemental-sign-hidden = ❔
elemental-button-teleport = Teletransportar a { $cell }
elemental-button-teleport-swap = Teletransportar a { $cell }; cambia de sitio con { $other }
elemental-button-substitute = Sustituir por { $other } −💎
elemental-button-summon = Invocar −2💎

elemental-offered = { $action } · { $what }
elemental-choice-enemy = el { $number } del rival
elemental-choice-well = pozo de energía
elemental-choice-well-crystal = pozo de energía con un cristal
elemental-choice-circle-own = tu círculo
elemental-choice-circle-enemy = círculo del rival

## Cómo está la partida

elemental-headline-set-up = Colocación: cada bando esconde cinco elementos y un rey bajo sus números
elemental-headline-set-up-own = Esconde tus cinco elementos y tu rey ({ $king }) bajo los números
elemental-headline-round = Ronda { $round }
elemental-headline-theirs = { $count ->
    [one] si cae la última pieza rival o el rey, ganas
   *[other] si caen las últimas { $count } piezas rivales o el rey, ganas
}
elemental-headline-own = { $count ->
    [one] si cae tu última pieza, pierdes
   *[other] si caen tus últimas { $count } piezas, pierdes
}
elemental-headline-quiet = { $quiet } rondas sin que nadie pierda energía; con { $limit } hay empate
elemental-headline-fatigue = El { $south } de Sur y el { $north } de Norte: { $rounds } de 3 rondas sin ganador; luego los dos pierden media energía
elemental-headline-fatigue-own = Tu { $south } y el { $north } rival: { $rounds } de 3 rondas sin ganador; luego los dos pierden media energía

elemental-waiting-set-up = Aún falta la colocación de { NAME($players, "la ") }.
elemental-waiting-orders = Eligen su orden: { $players }.
elemental-waiting-order = { NAME($ready, "La ") } ya dio su orden; falta { NAME($players, "la ") }.
    .ready = Ya diste tu orden; falta { NAME($players, "la ") }.
elemental-waiting-landing = { $count ->
    [one] { NAME($players, "La ") } elige dónde aterriza una pieza.
   *[other] { NAME($players, "La ") } eligen dónde aterriza una pieza.
}
elemental-call-set-up = te toca: pon un elemento bajo cada uno de tus números.
elemental-call-order = te toca: da una orden a una pieza.
elemental-call-landing = te toca: elige dónde aterriza tu pieza.

elemental-private-you = Eres **{ $side }**. Tienes { $own }; { NAME($player, "la ") }, { $theirs }.
elemental-private-met = -# ⚔ lucha, si se queda: { $signs }.
elemental-private-poor = -# No tienes cristales: solo pueden correr las piezas con carrera gratis (» verde){ $fallen ->
    [yes] , y no se puede invocar a ninguna
   *[no] {""}
}.
elemental-private-shut = -# { $pieces } { $count ->
    [one] no tiene
   *[other] no tienen
} ninguna casilla libre.
elemental-private-short = -# Invocar cuesta { $price } cristales; tienes { $crystals }.
elemental-private-taken = -# Mientras haya una pieza tuya en tu círculo, { $cell }, no puedes invocar a ninguna.
elemental-private-compared = -# Dorado: mejor. Tenue: el tuyo.
elemental-forecast = { $sign } { $what }
elemental-forecast-defeats = la derrotas
elemental-forecast-beats = la golpeas
elemental-forecast-loses = te golpea
elemental-forecast-level = nadie gana
elemental-forecast-pushes = la empujas
elemental-forecast-pushed = te empuja
elemental-forecast-hidden = { $numbers ->
    [none] oculta
   *[other] { $numbers } oculta
}, { $differs ->
    [yes] hasta { $lost }
   *[no] { $lost }
} de { $all } vencen a la tuya
elemental-private-onto = -# En { $cells } quien pierde vuela dos casillas; los iguales vuelven.
elemental-private-dash = -# » es una carrera de dos pasos, { $price ->
    [0] gratis, la primera de esta pieza
   *[other] por { $crystals ->
        [1] tu único cristal
       *[other] { $price } de tus { $crystals } cristales
    }
}.
elemental-private-fresh = Con carrera gratis: { $numbers }.
elemental-private-fresh-all = Con carrera gratis: { $count ->
    [1] una pieza
    [2] las dos
    [3] las tres
    [4] las cuatro
    [5] las cinco
   *[other] las seis
}.
elemental-private-half = Con media energía, así que el próximo golpe es el último: { $numbers }. { $crystals ->
    [0] Curar costaría un cristal.
   *[other] Ir a tu círculo, { $cell }, cura por un cristal.
}
elemental-private-threats = En peligro la próxima ronda, si no se mueven: { $pieces }.
elemental-threat = **{ $number }** ante { $enemies }
elemental-threat-enemy = su { $number } { $element }
elemental-lies-open-fresh = Tu rival aún tiene carrera gratis con { $numbers }.
elemental-lies-open-half = Piezas rivales con media energía: { $numbers }.
elemental-private-order = Tu orden está dada: **{ $order }**.
elemental-private-landing = Tu **{ $number }** está en el aire: elige dónde aterriza.
elemental-private-notes = -# Apuntes sobre { NAME($player, "la ") }: { $notes }
elemental-private-shown = -# { NAME($player, "La ") } sabe: { $notes }
elemental-note = **{ $numbers }** { $what }
elemental-note-seen = { $element } en la ronda { $round }
elemental-note-substituted = sustitución en la ronda { $round }
elemental-note-inferred = tiene que ser { $element }
elemental-note-so = { $before }, así que { $after }
elemental-note-now = { $before }, ahora { $after }

elemental-order-move = { $piece } va a { $cell }
elemental-order-move-heal = { $piece } va a { $cell } y se cura allí
elemental-order-dash = { $piece } corre a { $cell }
elemental-order-dash-heal = { $piece } corre a { $cell } y se cura allí
elemental-order-teleport = { $piece } se teletransporta a { $cell }
elemental-order-substitute = { $other } sustituye a { $piece }
elemental-order-substitute-covered = hay sustitución: { $piece }
elemental-order-summon = hay invocación: { $piece }

elemental-result-king = Gana { NAME($winner, "la ") }: cae el rey de { NAME($loser, "la ") }.
    .winner = Ganas tú: cae el rey de { NAME($loser, "la ") }.
    .loser = Gana { NAME($winner, "la ") }: cae tu rey.
elemental-result-isolation = Gana { NAME($winner, "la ") }: a { NAME($loser, "la ") } solo le queda el rey en el tablero.
    .winner = Ganas tú: a { NAME($loser, "la ") } solo le queda el rey en el tablero.
    .loser = Gana { NAME($winner, "la ") }: solo te queda el rey en el tablero.
elemental-result-resign = Gana { NAME($winner, "la ") }: { NAME($loser, "la ") } se rindió.
    .winner = Ganas tú: { NAME($loser, "la ") } se rindió.
    .loser = Gana { NAME($winner, "la ") }: te rendiste.
elemental-result-both = Empate: ambos bandos perdieron en la misma ronda.
elemental-result-quiet = Empate: nadie perdió energía en veinte rondas.

elemental-length = de 10 a 20 minutos, dificultad media: planes y engaños
elemental-options-choose = Primero cada bando coloca sus piezas en secreto, y luego empiezan las órdenes.
elemental-deal-choose = *Repartir* empieza la partida: cada bando coloca sus piezas.
elemental-deal-random = *Repartir* empieza la partida. Esa pulsación decide qué elemento queda en cada sitio, así que nadie puede saberlo antes.
elemental-options-random = Todos los elementos se reparten al azar; las órdenes empiezan enseguida.

## El relato

elemental-event-sentence = { $clause }.
elemental-event-orders = Ronda { $round }: { $south }; { $north }.
elemental-event-moved-move = Llega a { $cell } { $piece }
elemental-event-moved-dash = Llega corriendo a { $cell } { $piece }
elemental-event-moved-stopped = Se queda frenado en { $cell }, en plena carrera, { $piece }
elemental-event-moved-summon = { NAME($player, "La ") } invoca su { $number } en { $cell }
    .player = Invocas tu { $number } en { $cell }
elemental-event-moved-teleport = Se teletransporta a { $cell } { $piece }
elemental-event-moved-swap = Pasa a { $cell }, por el intercambio, { $piece }
elemental-event-substituted = { NAME($player, "La ") } sustituye su número { $number }: lo que hay debajo ahora es secreto
    .player = Sustituyes tu número { $number }: lo que hay debajo ahora es secreto
elemental-event-void = No puede teletransportarse { $piece }: otro enemigo acaba de llegar a su pozo
elemental-event-crystal-swapped = El cristal de { $start } cambia de sitio con la pieza que se teletransporta y ahora está en { $cell }
elemental-event-fatigue = Por tercera vez seguida { $south } y { $north } chocaron en una casilla sin ganador: los dos pierden media energía
elemental-event-defeated = Cae { $piece } ({ $element })
elemental-event-knocked = Sale despedido a { $cell } { $piece }
elemental-event-returned = Vuelve a { $cell } { $piece }
elemental-event-returned-failed = Fracasa la invocación: { $piece } no entra
elemental-event-claimed = El cristal de { $cell } es para { $piece }
elemental-event-healed = Se cura { $piece }
elemental-event-crystal = Aparece un cristal en { $cell }
elemental-event-crystals = Aparecen cristales en { $cells }
elemental-event-resign = { NAME($player, "La ") } se rinde
    .player = Te rindes
elemental-event-end = La partida terminó

elemental-story-more = … y más: mira la imagen.
elemental-story-round = Ronda { $round }. { $line }
elemental-story-both = { $one }, { $other }.
elemental-story-went-move = { $piece } → { $cell }
elemental-story-went-dash = { $piece } » { $cell }
elemental-story-went-teleport = { $piece } ◎ { $cell }
elemental-story-went-summon = se invoca { $piece } en { $cell } (−2 💎)
elemental-story-substitutes = se sustituye { $piece }
elemental-story-fight = Luchan { $south } y { $north }. { $outcome }.
elemental-story-level = { $south } y { $north } son { $element }: nadie gana.
elemental-story-contest = Luchan { $south } y { $north } por { $cell }. { $outcome }.
elemental-story-numbered = { $number } { $line }
elemental-story-at-once = Al mismo tiempo… { $line }
elemental-story-no-crystal = No aparece ningún cristal: { $why ->
    [supply] la reserva está vacía
   *[wells] los dos pozos de energía están ocupados
}.
elemental-story-outcome = { $blow }: { $fate }
elemental-brief-fight = { $piece } ({ $one }) { $how ->
    [defeats] vence
    [pushes] empuja
   *[hits] golpea
} a { $enemy } ({ $other }){ $twice ->
    [yes] {" "}(×2 en su fuente)
   *[no] {""}
}{ $cell ->
    [none] {""}
   *[other] {" "}→ { $cell }
}.
elemental-brief-level = { $piece } ({ $one }) y { $enemy } ({ $other }): nadie gana.
elemental-brief-claimed = El 💎 de { $cell } es para { $piece } (ahora { $crystals }).
elemental-brief-crystals = Nuevo 💎 en { $cells }.

elemental-fight-level = Ambos son { $element }, y nadie gana
elemental-fight-nothing = { $one } y { $other } no se hacen nada
elemental-fight-pushes = { $one } empuja a { $other }
elemental-fight-at-home = { $one } vence a { $other } en su propia fuente
elemental-fight-twice = { $blow }, con doble fuerza en la { $fountain }
elemental-fight-earth-fire = { $one } sofoca a { $other }
elemental-fight-earth-ice = { $one } hace añicos a { $other }
elemental-fight-fire-ice = { $one } derrite a { $other }
elemental-fight-fire-wind = { $one } devora a { $other }
elemental-fight-ice-wind = { $one } aquieta a { $other }
elemental-fight-ice-water = { $one } congela a { $other }
elemental-fight-wind-water = { $one } dispersa a { $other }
elemental-fight-wind-earth = { $one } desgasta a { $other }
elemental-fight-water-earth = { $one } arrastra a { $other }
elemental-fight-water-fire = { $one } apaga a { $other }

elemental-fate-defeated = { $piece } cae
elemental-fate-hit = { $piece } pierde media energía
elemental-fate-thrown = { $piece } sale despedido a { $cell }{ $way ->
    [edge] {" "}(en línea recta no hay casilla)
    [taken] {" "}(la casilla en línea recta la ocupa su bando)
   *[back] {""}
}, ileso
elemental-fate-thrown-hit = { $piece } sale despedido a { $cell }{ $way ->
    [edge] {" "}(en línea recta no hay casilla)
    [taken] {" "}(la casilla en línea recta la ocupa su bando)
   *[back] {""}
} con media energía
elemental-fate-thrown-by = { $piece } sale despedido a { $cell }, ileso, empujado a la vez por { $enemies }
elemental-fate-stays = { $piece } no tiene adónde ir
elemental-fate-stays-hit = { $piece } no tiene adónde ir, y le queda media energía
elemental-fate-air = { $piece } está en el aire
elemental-fate-air-hit = { $piece } está en el aire con media energía

## Textos alternativos

elemental-alt-table = Elemental: { $round }.
elemental-alt-hand = Tu tablero de Elemental, { $round }. Eres { $side }, { $crystals }.
elemental-alt-set-up = colocación
elemental-alt-round = ronda { $round }
elemental-alt-over = La partida terminó. { $result }
elemental-alt-player = { $side }: { $player }, { $crystals }. { $pieces }.
elemental-alt-player-doing = { $side }: { $player }, { $doing }, { $crystals }. { $pieces }.
elemental-alt-own = Tus piezas: { $pieces }.
elemental-alt-threats = En peligro la próxima ronda: { $pieces }.
elemental-alt-threat = { $number } ante { $enemies }
elemental-alt-their = { $player }, { $crystals }: { $pieces }.
elemental-alt-piece = { $number } { $where }
elemental-alt-piece-known = { $number } { $element } { $where }
elemental-alt-removed = fuera
elemental-alt-flying = sobre { $cell }
elemental-alt-half = { $where } a media energía
elemental-alt-fresh = { $where } fresca
elemental-alt-order = Tu orden: { $order }.
elemental-alt-order-asked = Tu orden sería: { $order }.
elemental-alt-lands = Elige dónde aterriza tu { $number }: { $cells }.
elemental-alt-goes = Tu { $number } puede ir a: { $cells }.
elemental-alt-guesses = Puede ser: { $guesses }.
elemental-alt-guess = { $number } { $elements }
elemental-alt-supply = Reserva { $supply }, sin cristales en los pozos.
elemental-alt-supply-wells = Reserva { $supply }, cristal en { $wells }.
elemental-alt-orders = Ronda { $round }: Sur { $south }; Norte { $north }.
elemental-alt-fight-beats = { $where }: el { $south } de Sur, { $one }, vence al { $north } de Norte, { $other }.
elemental-alt-fight-loses = { $where }: el { $south } de Sur, { $one }, pierde contra el { $north } de Norte, { $other }.
elemental-alt-fight-level = { $where }: el { $south } de Sur, { $one }, y el { $north } de Norte, { $other }, quedan igualados.
elemental-alt-knocked = El { $number } de { $side } sale despedido a { $cell }.
elemental-alt-returned = El { $number } de { $side } vuelve a { $cell }.
elemental-alt-defeated = Cae el { $number } de { $side }.
elemental-alt-doing-set-up = piezas colocadas
elemental-alt-doing-setting-up = coloca sus piezas
elemental-alt-doing-thinking = piensa
elemental-alt-doing-ordered = ya dio su orden
elemental-alt-doing-choosing = elige dónde aterrizar
elemental-alt-doing-waiting = espera
elemental-alt-cover = Portada de Elemental: una parte del tablero de hexágonos, con piezas blancas redondas y negras cuadradas, fuentes de los elementos y dos piezas en lucha.

elemental-short-move = { $number } va a { $cell }
elemental-short-move-heal = { $number } va a { $cell } y se cura
elemental-short-dash = { $number } corre a { $cell }
elemental-short-dash-heal = { $number } corre a { $cell } y se cura
elemental-short-teleport = { $number } se teletransporta a { $cell }
elemental-short-substitute = { $number } sustituido por { $other }
elemental-short-substitute-covered = { $number } sustituido
elemental-short-summon = { $number } invocado

## Palabras pintadas: pocas letras, que hay poco sitio

elemental-picture-round = Ronda { $round }
elemental-picture-in-round = r{ $round }
elemental-picture-set-up-title = Colocación
elemental-picture-supply = reserva
elemental-picture-last = Así fue la ronda { $round }:
    .short = Ronda { $round }:
elemental-picture-hide = Esconde cinco
elemental-picture-hide-more = elementos y un rey.
elemental-picture-first = Primero, órdenes.
elemental-picture-quiet = { $quiet } de { $limit } rondas en calma
    .short = en calma: { $quiet } de { $limit }
elemental-picture-more-fights = { $count ->
    [one] y 1 lucha más
   *[other] y { $count } luchas más
}
elemental-picture-order-move = va a { $cell }
elemental-picture-order-dash = corre a { $cell }
elemental-picture-order-teleport = teletransporte a { $cell }
    .short = teletr. { $cell }
elemental-picture-order-substitute = sustitución
    .short = sustit.
elemental-picture-order-summon = invocación
    .short = invoca
elemental-picture-setting-up = colocando
elemental-picture-set-up = todo listo
elemental-picture-thinking = piensa
elemental-picture-ordered = orden dada
elemental-picture-choosing = elige casilla
elemental-picture-waiting = espera
elemental-picture-notes = lo que sabes
    .short = sabes
elemental-picture-notes-own = lo que saben
    .short = saben
elemental-picture-hidden = ocultas
elemental-picture-none-hidden = nada está oculto
elemental-picture-danger = en peligro
elemental-picture-beats = → vence a
elemental-picture-next-two = vence a los dos siguientes
elemental-picture-over-won = Victoria: { $why }
    .short = Victoria
elemental-picture-over-lost = Derrota: { $why }
    .short = Derrota
elemental-picture-over-draw = Empate: { $why }
    .short = Empate
elemental-picture-asked = ¿{ $order }?
elemental-picture-your-order = Orden: { $order }
    .short = { $order }
elemental-picture-done = Todo listo
elemental-picture-wait = Espera
elemental-picture-where = { $number }: ¿adónde?
elemental-picture-do-set-up = Coloca tus piezas
    .short = Coloca
elemental-picture-do-order = Ronda { $round }: ¿orden?
elemental-picture-short-move = { $number } va a { $cell }
elemental-picture-short-move-heal = { $number } va a { $cell } +
elemental-picture-short-dash = { $number } corre a { $cell }
elemental-picture-short-dash-heal = { $number } corre a { $cell } +
elemental-picture-short-teleport = { $number } teletransporte a { $cell }
    .short = { $number } teletr. { $cell }
elemental-picture-short-substitute = { $number } por { $other }
elemental-picture-short-summon = invocar { $number }
elemental-picture-wins = gana
    .winner = ganas
elemental-picture-reason-king = cayó el rey
elemental-picture-reason-isolation = solo queda el rey
elemental-picture-reason-both = pierden ambos
elemental-picture-reason-quiet = 20 rondas en calma
elemental-picture-rounds = { $rounds ->
    [one] tras 1 ronda
   *[other] tras { $rounds } rondas
}
elemental-picture-lead = Piezas ocultas, órdenes
elemental-picture-lead-more = secretas y un rey que cuidar.

## Las figuras de las reglas

elemental-figure-wells = pozos c4, g4
elemental-figure-south = Sur: e2
elemental-figure-north = Norte: e8
elemental-figure-dash-1 = Dos pasos, a una de doce casillas.
elemental-figure-dash-2 = Horas pares: recto, un camino.
elemental-figure-dash-3 = Horas impares: en codo, dos caminos,
elemental-figure-dash-4 = y uno tiene que estar libre.
elemental-figure-dash-5 = Un cristal; pieza fresca, gratis.
elemental-figure-thrown-1 = 1  en línea recta desde el ganador
elemental-figure-thrown-2 = 2  o a un lado
elemental-figure-thrown-3 = 3  o junto al ganador
elemental-figure-thrown-4 = si no, se queda y lucha
elemental-figure-comer-1 = Quien llega y pierde
elemental-figure-comer-2 = vuelve por donde vino,
elemental-figure-comer-3 = dos casillas.
elemental-figure-holder-1 = Quien estaba y pierde
elemental-figure-holder-2 = sale empujado en
elemental-figure-holder-3 = la misma dirección,
elemental-figure-holder-4 = dos casillas.
elemental-figure-signs-full = El 3 de Sur: toda la energía, carrera gratis
elemental-figure-signs-half = El 2 de Norte: hielo, media energía
elemental-figure-signs-went = fue allí por una orden
elemental-figure-signs-thrown = salió despedida, o vuelve
elemental-figure-signs-fight = una lucha; gris: nadie ganó
elemental-figure-signs-defeat = una derrota
elemental-figure-signs-crystal = un cristal
elemental-figure-signs-choose = una casilla que puedes elegir
elemental-figure-signs-known = tuya, conocida por el rival
elemental-figure-signs-danger = tuya, en peligro la próxima ronda
elemental-figure-beats = vence a { $beaten }
elemental-alt-figure-board = El tablero: 61 hexágonos en columnas de la a a la i. Fuentes: fuego en torno a b2, agua en torno a h2, tierra en torno a e5, viento en torno a b5, hielo en torno a h5. Pozos de energía en c4 y g4, círculos de invocación en e2 y e8. Los números 1 a 6 de Sur empiezan en e3, f2, f1, e1, d1, d2; los de Norte, en e7, d7, d8, e9, f8, f7.
elemental-alt-figure-dash = Las doce casillas a las que llega una carrera desde e5, numeradas como las horas de un reloj: las doce son dos casillas al norte, la una es norte y noreste, las dos son dos casillas al noreste, y así en el sentido de las agujas.
elemental-alt-figure-chart = Tierra vence a fuego y hielo, fuego vence a hielo y viento, hielo vence a viento y agua, viento vence a agua y tierra, agua vence a tierra y fuego.
elemental-alt-figure-thrown = El 2 de Norte pierde en e5 contra el 1 de Sur en e4. Sale despedido a e6, en línea recta desde el ganador; si está ocupada, a d5 o f5; si lo están, a d4 o f4, junto al ganador; si nada está libre, se queda.
elemental-alt-figure-priority = Izquierda: el 1 de Sur, hielo, va de e3 a e4, pierde allí contra fuego y sale despedido dos casillas, hasta e2. Derecha: el 1 de Sur, fuego, va de e3 a e4 y vence allí a hielo, que sale empujado dos casillas, hasta e6.
elemental-alt-figure-signs = Las piezas de Sur son redondas; las de Norte, cuadradas. Dos barras doradas son toda la energía, una es la mitad; un galón verde es una carrera gratis; un elemento conocido da a la pieza su color y su signo. Flechas continuas: por orden; rojas discontinuas: sale despedida o vuelve. Un estallido es una lucha, gris si nadie ganó, tachado si cayó una pieza; una cruz roja es una derrota; una casilla dorada, una que se puede elegir. En tus propias piezas, un ojo quiere decir que el rival las conoce; un signo de exclamación rojo, que un enemigo conocido puede vencerlas con su próximo paso.

## Comandos

command-elemental = Elemental: piezas ocultas, órdenes secretas, un rey que defender
command-elemental-start = Abre una mesa: reta a alguien, o deja un puesto libre.
command-elemental-start-setup = Elige qué elemento va bajo cada número, o que se repartan todos

# Mientras otros miran

elemental-opening = Colocación
elemental-score = { $player } con { $score ->
    [one] 1 pieza
   *[other] { $score } piezas
}

## Para quien empieza con este juego

elemental-aim = derrotar a su rey o a todas las demás.
elemental-first-game = Primera partida, piezas ya colocadas
elemental-skipped = -# Ya colocadas. Tu rey, **{ $king }**, es el **{ $number }**.
elemental-met-fight = Los enemigos lado a lado luchan: quien pierde pierde una barra dorada. Cada elemento vence a los dos siguientes.
elemental-met-thrown = Quien pierde vuela en línea recta lejos de quien gana; si no puede, cae cerca.
elemental-met-energy = Las barras doradas son energía: una lucha perdida cuesta una; sin ellas, la pieza desaparece.
elemental-met-shared = Los enemigos en una misma casilla luchan antes que nadie, y quien pierde vuela dos casillas.
elemental-met-level = Si en una casilla nadie gana, vuelve quien llegó; a la tercera, dos iguales pierden una barra.
elemental-met-king = Un rey lucha como la fuente en la que está, nunca doble; fuera de ellas solo se le empuja.
elemental-met-fountain = En su propia fuente un elemento golpea el doble. Un rey nunca, ni recibe golpes así.
elemental-met-home = Dos iguales no se hacen nada, salvo si solo uno está en su fuente: ese gana.
elemental-met-eye = 👁 marca tus piezas que el rival ya conoce, porque han luchado.
elemental-met-threat = ❗ marca una pieza tuya que un enemigo conocido puede vencer con un paso.
elemental-met-defeated = Una pieza sin energía deja un cristal en un pozo; 2 cristales la invocan de nuevo.
elemental-met-crystal = Un cristal paga una carrera, o curar en tu círculo; dos invocan una pieza perdida.
elemental-met-order = Ambos bandos dan en secreto una orden a una pieza; después se cumplen ambas a la vez.
elemental-met-assign = Lo que pones bajo un número solo lo sabes tú, hasta que lucha.
elemental-met-land = Una pieza despedida vuela lejos de quien gana; aquí no puede, así que eliges tú.
elemental-met-summon = Una pieza que perdiste reaparece en tu círculo, por 2 cristales.
elemental-met-teleport = ◎ es un pozo de energía: desde él se va gratis al otro, cambiando de sitio.
elemental-met-substitute = En tu círculo una pieza puede cambiar en secreto de elemento con una perdida, por un cristal.
elemental-met-heal = Una pieza herida puede curarse al ir a tu círculo: *+ curar* cuesta un cristal.
elemental-met-dash = Una carrera avanza dos pasos. Cuesta un cristal; la primera de cada pieza es gratis.
elemental-reason-enemy = { $number } { $element } del rival
elemental-reason-beats = Tal como están todas las piezas, { $piece } vence allí a { $enemy }, que pierde la mitad de su energía.
elemental-reason-defeats = Tal como están todas las piezas, { $piece } vence allí a { $enemy }, que solo tiene la mitad de su energía y queda fuera.
elemental-reason-twice = Tal como están todas las piezas, { $piece } vence allí a { $enemy } y en la fuente de su elemento golpea el doble: la deja fuera.
elemental-reason-pushes = Tal como están todas las piezas, { $piece } empuja desde allí a { $enemy } hasta { $cell } ({ $ground }).
elemental-reason-avoids = Tal como están todas las piezas, { $piece } perdería en { $cell } una lucha contra { $enemy }.
elemental-reason-avoids-beside = Tal como están todas las piezas, { $piece } perdería en { $cell } una lucha contra { $enemy }, que está al lado.
elemental-reason-odds = Sigue oculto { $enemy }: de los { $all } elementos posibles, { $piece } vence allí a { $won } y pierde contra { $lost ->
    [0] ninguno
   *[other] { $lost }
}.
elemental-reason-crystal = Allí hay un cristal: será tuyo si nadie se interpone.
elemental-reason-leaves = { $said } El cristal no será tuyo: pasa a { $cell }.
elemental-reason-last = Solo te queda una pieza en el tablero, aparte del rey. Sin ella, tu rey pierde.
elemental-reason-free = Esta pieza todavía no se ha movido: la carrera no cuesta ningún cristal.
elemental-reason-home = Allí { $piece } está en la fuente de su elemento, donde golpea el doble.
elemental-reason-home-nearer = Entonces su propia fuente queda a { $count ->
    [one] un paso
   *[other] { $count } pasos
}: allí { $piece } golpea el doble.
elemental-reason-well-nearer = { $count ->
    [0] Entonces está en el pozo de energía (◎) en { $cell }
    [one] Entonces el pozo de energía (◎) en { $cell } queda a un paso
   *[other] Entonces el pozo de energía (◎) en { $cell } queda a { $count } pasos
}: las piezas derrotadas dejan allí cristales.
elemental-reason-nearer = Es un camino hacia el cristal de { $cell }.
elemental-reason-early = Nada depende de ello todavía: ningún enemigo está cerca.
elemental-reason-covered = Así nadie más sabe qué hay bajo ese número.
elemental-reason-more = Así tienes una pieza más en el tablero.
elemental-reason-bet = Si { $enemy } se queda, la pieza pierde allí contra él: es apostar a que se aparta.
elemental-reason-bet-crystal = Primero toma el cristal de { $cell }; si { $enemy } se queda, luego pierde contra él{ $falls ->
    [yes] {" "}y cae derrotada
   *[no] {""}
}. Es apostar a que se aparta.
elemental-reason-meets = Allí se encuentra con el rival (número { $numbers }), y ninguno puede salir herido.
elemental-reason-uncovers = Allí descubre al rival (número { $numbers }): de los { $all } elementos posibles, { $piece } vence a { $won ->
    [0] ninguno
   *[other] { $won }
} y pierde contra { $lost ->
    [0] ninguno
   *[other] { $lost }
}.
elemental-reason-safer = Allí pueden llegar a su lado con un paso menos piezas rivales: { $after } en vez de { $before }.
elemental-reason-approaches = Se acerca a la pieza { $number } del rival: después queda a { $count ->
    [one] 1 paso
   *[other] { $count } pasos
}.
elemental-reason-flees = Así se mantiene lejos de { $enemy }, que vence a { $piece }.
elemental-reason-king-off = Fuera de las fuentes nadie puede dañar a tu rey, solo empujarlo.
elemental-reason-king-away = Así tu rey se mantiene lejos del rival: { $numbers }.
elemental-reason-guards = Allí está junto a tu rey, del que el rival está cerca: { $numbers }.
elemental-reason-hunts = Va tras { $enemy }, a quien { $piece } vence: después queda a { $count ->
    [one] 1 paso
   *[other] { $count } pasos
}.
elemental-reason-closes-in = Se acerca a { $enemy }: después queda a { $count ->
    [one] 1 paso
   *[other] { $count } pasos
}.
elemental-reason-scouts = Desde allí puede luchar en la próxima ronda contra { $count ->
    [one] la pieza oculta { $numbers } del rival y ver qué es
   *[other] las piezas ocultas { $numbers } del rival y ver qué son
}.
elemental-reason-risks-little = Cambia poco, pero arriesga poco: que se sepa, { $count ->
    [one] la pieza rival a dos pasos como mucho no vence
   *[other] ninguna de las { $count } piezas rivales a dos pasos como mucho vence
} a { $piece }.
elemental-reason-as-near = Cambia poco: como antes, { $count ->
    [one] una pieza rival está
   *[other] { $count } piezas rivales están
} a dos pasos como mucho.
elemental-reason-escapes = Un golpe más y queda derrotada: así escapa de la pieza oculta { $numbers } del rival.
elemental-reason-calm = Cambia poco, pero evita combates: ninguna pieza rival puede llegar allí a su lado con un paso.
