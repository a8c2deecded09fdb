# Realm of the Defenders. Las cartas se escriben con valor y palo; los Defensores en juego, con la letra que llevan debajo.
# kept: realm-of-the-defenders-title-short realm-of-the-defenders-defender realm-of-the-defenders-order-of realm-of-the-defenders-bid-of realm-of-the-defenders-alt-copies realm-of-the-defenders-picture-cover-1 realm-of-the-defenders-picture-cover-2 realm-of-the-defenders-about-power

## Cartas y Defensores

realm-of-the-defenders-title-short = Realm
realm-of-the-defenders-no-cards = nada
realm-of-the-defenders-courage = { $cards } ({ $total } en total)
realm-of-the-defenders-defender = { $card } ({ $letter })
realm-of-the-defenders-defender-elder = Anciano de { $toughness } ({ $letter })
realm-of-the-defenders-defender-gone = Defensor ({ $letter })
realm-of-the-defenders-from-hand = (mano)
realm-of-the-defenders-from-play = en juego ({ $letter })

## Elegir

realm-of-the-defenders-prompt-bid = Pujar una carta
realm-of-the-defenders-prompt-deploy = Desplegar un Defensor
realm-of-the-defenders-prompt-inspire = Entregar un Anciano
realm-of-the-defenders-prompt-queen = Usar Q♠
realm-of-the-defenders-prompt-attack = ¿A quién atacar?
realm-of-the-defenders-prompt-attack-target = Atacar a { $defender }: ¿quién, con qué Poder?
realm-of-the-defenders-prompt-attack-with = ¿Atacar con qué Poder?
realm-of-the-defenders-prompt-attack-line = Atacar: ¿quién, con qué, contra quién?
realm-of-the-defenders-prompt-pay = Pagar con
realm-of-the-defenders-prompt-recall = Recuperar
realm-of-the-defenders-prompt-strike = Golpear
realm-of-the-defenders-prompt-attacker = ¿Quién ataca?
realm-of-the-defenders-prompt-power = ¿Con qué Poder?
realm-of-the-defenders-prompt-sends = ¿Con qué Poder, contra quién?
realm-of-the-defenders-prompt-sends-more = ¿Quién más, con qué, contra quién?
realm-of-the-defenders-prompt-against = ¿Contra quién?
realm-of-the-defenders-prompt-sacrifice = ¿A quién sacrificas, y por quién?
realm-of-the-defenders-prompt-retaliate = ¿Contraatacar con qué carta?
realm-of-the-defenders-prompt-offer = ¿A quién sacrificas?
realm-of-the-defenders-prompt-counter = ¿Con qué carta?
realm-of-the-defenders-prompt-block = ¿Qué Poder se detiene?
realm-of-the-defenders-prompt-hit = ¿A cuál de tus atacantes alcanza?
realm-of-the-defenders-prompt-ace = Usar A♠
realm-of-the-defenders-prompt-place = Colocar un recurso
realm-of-the-defenders-prompt-other = Qué más puedes hacer

realm-of-the-defenders-prompt-several-bid = Puja las que quieras
realm-of-the-defenders-prompt-several-place = Coloca hasta dos, termina el turno
realm-of-the-defenders-prompt-several-pay = Elige con qué pagas: cartas enteras, sin cambio

realm-of-the-defenders-staged-deploy = Desplegar { NAME($defender, "un ") } por { NAME($money, "un ") }
realm-of-the-defenders-staged-inspire = { $told } Cuesta dos veces { $toughness }, o sea { $due } de Dinero.{ $dear ->
    [none] {""}
   *[some] {" "}Tienes { $money }: { $cards } cuesta más.
}
realm-of-the-defenders-staged-bid = Pujar { $cards }
realm-of-the-defenders-staged-attack = Atacar a { NAME($player, "la ") }: { $lines }
realm-of-the-defenders-staged-sacrifice = Sacrificar { NAME($card, "un ") } por { NAME($defender, "el ") }{ $kind ->
    [courage] : cuesta { $owed } de Coraje (puedes pagar con { $cards }; tienes { $had })
    [whole] : cuesta { $owed } de Coraje y pierdes todo el que tienes ({ $had }), sin cambio
    [all] : pierdes todo tu Coraje ({ $had })
    [fortress] : sin Coraje, cae una Fortaleza
    [last] : sin Coraje, cae tu última Fortaleza y tu reino queda fuera
    [price] : cuesta { $cards }
   *[nothing] {" "}sin pagar nada
}
realm-of-the-defenders-staged-retaliate = { NAME($defender, "El ") } contraataca con { NAME($card, "un ") }{ $last ->
    [yes] ; después ya no se puede sacrificar a nadie
   *[no] {""}
}
realm-of-the-defenders-send-deploy = Desplegar y pagar
realm-of-the-defenders-send-attack = Empezar la batalla
realm-of-the-defenders-send-bid = Pujar estas y cerrar la puja
realm-of-the-defenders-send-place = Colocar y terminar el turno
realm-of-the-defenders-send-retaliate = Contraatacar
realm-of-the-defenders-send-retaliate-end = Contraatacar y terminar la respuesta
realm-of-the-defenders-send-sacrifice = Hacer el sacrificio
realm-of-the-defenders-send-sacrifice-end = Hacer el sacrificio y terminar la respuesta

realm-of-the-defenders-action-bid = Pujar { NAME($card, "un ") }
realm-of-the-defenders-action-redraw = Robar una mano nueva
realm-of-the-defenders-action-keep = Quedarme con esta mano
realm-of-the-defenders-action-deploy = Desplegar { NAME($card, "un ") }
realm-of-the-defenders-action-deploy-price = Desplegar { NAME($card, "un ") } por { NAME($money, "un ") }
realm-of-the-defenders-action-pay = Pagar { NAME($card, "un ") }
realm-of-the-defenders-action-pay-all = Pagar { $cards } ({ $total })
realm-of-the-defenders-action-recall = Recuperar { $card }
realm-of-the-defenders-action-power = Con { NAME($card, "un ") }
realm-of-the-defenders-action-inspire = Anciano { $source }: recuperar un Defensor
realm-of-the-defenders-action-queen = Q♠ { $source }: destruir una carta (15 de Coraje)
realm-of-the-defenders-action-ace = A♠ { $source }: no se roba nada (15 de Coraje)
realm-of-the-defenders-action-attack = Atacar a { NAME($player, "la ") }
realm-of-the-defenders-action-attack-line = Atacar: { $line }
realm-of-the-defenders-action-attack-realm = Atacar con { $power } ({ $kind ->
    [courage] { $paid } de Coraje
    [all] todo el Coraje, { $had }
    [fortress] una Fortaleza
    [wins] la última Fortaleza: ganas
   *[last] la última Fortaleza
})
realm-of-the-defenders-action-many-deploy = Desplegar…
realm-of-the-defenders-action-many-attack = Atacar…
realm-of-the-defenders-action-many-attack-in-vain = Ataque: no vence a nadie…
realm-of-the-defenders-action-many-other = Otros…
realm-of-the-defenders-action-many-place = Colocar…
realm-of-the-defenders-action-many-retaliate = Contraatacar…
realm-of-the-defenders-action-many-retaliate-in-vain = Contraatacar: no vence a nadie…
realm-of-the-defenders-action-many-sacrifice = Sacrificar…
realm-of-the-defenders-action-many-sacrifice-in-vain = Sacrificar: no salva a nadie…
realm-of-the-defenders-action-many-inspire = Entregar un Anciano…
realm-of-the-defenders-action-many-queen = Usar Q♠…
realm-of-the-defenders-action-attacker = Ataca { NAME($defender, "el ") }
realm-of-the-defenders-action-power-against = { $power } contra { NAME($defender, "el ") }
realm-of-the-defenders-action-against = Contra { NAME($defender, "el ") }
realm-of-the-defenders-action-against-realm = Contra el reino
realm-of-the-defenders-action-sacrifice = Sacrificar a otro por { NAME($defender, "el ") }
realm-of-the-defenders-action-sacrifice-of = { $count ->
    [one] Sacrificar { $first } por { NAME($defender, "el ") }
   *[other] Sacrificar { $first } o { $second } por { NAME($defender, "el ") }
}
realm-of-the-defenders-answer-sacrifice = Sacrificar { $dead }{ $many ->
    [yes] {" "}por { $defender }
   *[no] {""}
}{ $kind ->
    [courage] , pagar { $cards }
    [all] , pagar todo el Coraje ({ $cards })
    [fortress] : cae una Fortaleza
    [last] : cae tu última Fortaleza
    [asked] : elegir qué paga
   *[nothing] {""}
}
realm-of-the-defenders-answer-strike = { $many ->
    [yes] Golpea { $defender }: { $card }
   *[no] Contraatacar: { $card }
}{ $kind ->
    [told] , { $told }
   *[either] , cae a quien golpee
    [spared] , { $spared } resiste
}
realm-of-the-defenders-action-another-attack = Otro ataque…
realm-of-the-defenders-action-another-sacrifice = Otro sacrificio…
realm-of-the-defenders-action-another-retaliate = Contraatacar de otra forma…
realm-of-the-defenders-brings = { $falls ->
    [no] Muy poco: resiste { $defender }
    [already] Cae { $defender } sin ella
   *[yes] Cae { $defender }{ $kind ->
        [courage] : { $owed } de { $had } de Coraje
        [all] : todo el Coraje, { $had }
        [fortress] : una Fortaleza
       *[last] : la última Fortaleza
    }
}
realm-of-the-defenders-attack-comes = { $attackers }: { $told }
realm-of-the-defenders-comes = { $falls ->
    [no] muy poco para { $defender }
   *[yes] cae { $defender }{ $kind ->
        [courage] , { $owed } de { $had } de Coraje
        [all] , todo el Coraje, { $had }
        [fortress] , una Fortaleza
        [last] , la última Fortaleza
       *[open] {""}
    }
}
realm-of-the-defenders-brings-together = { $power } en total. { $told }
realm-of-the-defenders-short-sacrifice = { $many ->
    [yes] { $dead } muere por { $defender }
   *[no] Sacrificar { $dead }
}
realm-of-the-defenders-short-strike = { $many ->
    [yes] Golpea { $defender }: { $card }
   *[no] Contraatacar: { $card }
}
realm-of-the-defenders-in-hand = { $card } (mano)
realm-of-the-defenders-goes-on = { $label }…
realm-of-the-defenders-action-retaliate = Contraataca { NAME($defender, "el ") }
realm-of-the-defenders-action-offer = Sacrificar { NAME($defender, "al ") }
realm-of-the-defenders-action-offer-hand = Sacrificar { NAME($card, "un ") } de tu mano
realm-of-the-defenders-action-offer-jack = Sacrificar { NAME($card, "un ") } de tu mano, por 15 de Coraje
realm-of-the-defenders-action-counter-hand = Golpear con { NAME($card, "un ") } de tu mano
realm-of-the-defenders-action-counter-pool = Golpear con { NAME($card, "un ") } de tu Poder
realm-of-the-defenders-action-block = Detener el Poder { NAME($defender, "del ", "de ") }
realm-of-the-defenders-action-hit = Alcanzar { NAME($defender, "al ", "a ") }{ $falls ->
    [yes] : cae
   *[no] : resiste
}
realm-of-the-defenders-action-strike-courage = { $player }: { $card } de Coraje, quedan { $left }
realm-of-the-defenders-action-strike-power = { $player }: { $cards ->
    [one] su única carta de Poder
   *[other] una de sus { $cards } cartas de Poder, al azar
}
realm-of-the-defenders-action-strike-battle = { $player }: { $card }, con que contraataca { $defender }{ $saved ->
    [none] {""}
   *[some] {" "}(salva { $attackers })
}
realm-of-the-defenders-action-place-power = { $card } a Poder
realm-of-the-defenders-action-place-courage = { $card } a Coraje
realm-of-the-defenders-action-place-ends = { $label }, y terminar
realm-of-the-defenders-action-dismantle = Desmantelar una Fortaleza
realm-of-the-defenders-action-dismantle-asks = Desmantelar…
realm-of-the-defenders-confirm-dismantle = ¿Desmantelar una Fortaleza? Robas siete cartas, y { $left ->
    [one] te queda una Fortaleza
   *[other] te quedan { $left } Fortalezas
}. En este turno no puedes desplegar ni luchar.
realm-of-the-defenders-action-pass = Pasar
realm-of-the-defenders-action-done-bid = Cerrar la puja
realm-of-the-defenders-action-done-bid-nothing = No pujar nada
realm-of-the-defenders-action-done-price = Con eso basta
realm-of-the-defenders-action-done-attacker = Empezar la batalla
realm-of-the-defenders-action-done-respond = Dejar que ocurra
realm-of-the-defenders-action-done-respond-more = Terminar la respuesta
realm-of-the-defenders-action-done-main = Colocar cartas o terminar el turno
realm-of-the-defenders-action-done-turn = Terminar el turno
realm-of-the-defenders-action-placed = Colocar { $cards } y terminar

## Lo que pasó

realm-of-the-defenders-bid-of = { $player }, { $cards }
    .player = tú, { $cards }
realm-of-the-defenders-order-of = { $player }
    .player = tú
realm-of-the-defenders-bid-none = nada
realm-of-the-defenders-event-bid-done = { NAME($player, "La ") } ya pujó.
    .player = Ya pujaste.
realm-of-the-defenders-event-bids = Las pujas: { $bids }. Orden de turnos: { $order }.
realm-of-the-defenders-event-bids-tossed = Las pujas: { $bids }. Orden de turnos, con sorteo: { $order }.
realm-of-the-defenders-event-elder-found = { NAME($player, "La ") } empieza y recibe un Anciano.
    .player = Empiezas y recibes un Anciano.
realm-of-the-defenders-event-elder-missing = { NAME($player, "La ") } empieza; en su mazo no hay ningún Anciano.
    .player = Empiezas; en tu mazo no hay ningún Anciano.
realm-of-the-defenders-event-hand = Te tocan { $cards }.
realm-of-the-defenders-opened-hand = { NAME($player, "La ") } recibe { $cards }.
    .player = Recibes { $cards }.
realm-of-the-defenders-event-redraw = { NAME($player, "La ") } muestra { $cards } y roba una mano nueva.
    .player = Muestras { $cards } y robas una mano nueva.
realm-of-the-defenders-event-keep = { NAME($player, "La ") } se queda con su primera mano.
    .player = Te quedas con tu primera mano.
realm-of-the-defenders-event-turn = Turno { $turn }: { $player }.
    .player = El turno { $turn } es tuyo.
realm-of-the-defenders-event-turn-begins = Turno { $turn }.
realm-of-the-defenders-event-draw = { $count ->
    [0] A { NAME($player, "la ") } no le quedan cartas que robar.
    [one] { NAME($player, "La ") } roba una carta.
   *[other] { NAME($player, "La ") } roba { $count } cartas.
}
    .player = { $count ->
        [0] No te quedan cartas que robar.
        [one] Robas una carta.
       *[other] Robas { $count } cartas.
    }
realm-of-the-defenders-event-drawn = Robas { NAME($cards, "un ") }.
realm-of-the-defenders-opened-drawn = { NAME($player, "La ") } roba { NAME($cards, "un ") }.
    .player = Robas { NAME($cards, "un ") }.
realm-of-the-defenders-event-filled = Completas tu mano hasta siete: { $cards }.
realm-of-the-defenders-event-reshuffle = Los descartes de { NAME($player, "la ") }, { $count ->
    [one] una carta
   *[other] { $count } cartas
}, pasan a ser su mazo.
    .player = Tus descartes, { $count ->
        [one] una carta
       *[other] { $count } cartas
    }, pasan a ser tu mazo.
realm-of-the-defenders-event-deploy = { NAME($player, "La ") } despliega { NAME($defender, "un ") } por { NAME($money, "un ") }.
    .player = Despliegas { NAME($defender, "un ") } por { NAME($money, "un ") }.
realm-of-the-defenders-deployed-one = { NAME($defender, "un ") }
realm-of-the-defenders-event-builds = { $kind ->
    [back] El Anciano de { NAME($player, "la ") } recupera { $back }
    [both] { NAME($player, "La ") } despliega { $defenders }, recupera { $back }
   *[deploys] { NAME($player, "La ") } despliega { $defenders }
}{ $places ->
    [none] .
   *[some] {" "}y coloca { $what }.
}
realm-of-the-defenders-event-inspire = El Anciano de { NAME($player, "la ") } recupera { NAME($defender, "un ") } por { NAME($money, "un ") }.
    .player = Tu Anciano recupera { NAME($defender, "un ") } por { NAME($money, "un ") }.
realm-of-the-defenders-event-dismantle = { NAME($player, "La ") } desmantela una Fortaleza: debajo estaba { NAME($card, "un ") }, que se descarta.
    .player = Desmantelas una Fortaleza: debajo estaba { NAME($card, "un ") }, que se descarta.
realm-of-the-defenders-event-ace = { NAME($player, "La ") } entrega A♠ y { NAME($courage, "un ") }: no se roba nada por la Fortaleza.
    .player = Entregas A♠ y { NAME($courage, "un ") }: no se roba nada por la Fortaleza.
realm-of-the-defenders-event-pass = { NAME($player, "La ") } pasa: no usa ni A♠ ni Q♠.
    .player = Pasas: no usas ni A♠ ni Q♠.
realm-of-the-defenders-event-queen-courage = { NAME($player, "La ") } entrega Q♠ y { NAME($courage, "un ") }: { NAME($target, "la ") } pierde { NAME($card, "un ") } de Coraje.
    .player = Entregas Q♠ y { NAME($courage, "un ") }: { NAME($target, "la ") } pierde { NAME($card, "un ") } de Coraje.
    .target = { NAME($player, "La ") } entrega Q♠ y { NAME($courage, "un ") }: pierdes { NAME($card, "un ") } de Coraje.
realm-of-the-defenders-event-queen-power = { NAME($player, "La ") } entrega Q♠ y { NAME($courage, "un ") }: { NAME($target, "la ") } pierde { NAME($card, "un ") } de su reserva de Poder.
    .player = Entregas Q♠ y { NAME($courage, "un ") }: { NAME($target, "la ") } pierde { NAME($card, "un ") } de su reserva de Poder.
    .target = { NAME($player, "La ") } entrega Q♠ y { NAME($courage, "un ") }: pierdes { NAME($card, "un ") } de tu reserva de Poder.
realm-of-the-defenders-event-queen-battle = { NAME($player, "La ") } entrega Q♠ y { NAME($courage, "un ") }: { NAME($target, "la ") } pierde { NAME($card, "un ") }, con lo que contraatacaba.
    .player = Entregas Q♠ y { NAME($courage, "un ") }: { NAME($target, "la ") } pierde { NAME($card, "un ") }, con lo que contraatacaba.
    .target = { NAME($player, "La ") } entrega Q♠ y { NAME($courage, "un ") }: pierdes { NAME($card, "un ") }, con lo que contraatacabas.
realm-of-the-defenders-ended-alone = El turno de { NAME($player, "la ") } acaba por sí solo: ya no se puede hacer nada más.
    .player = Tu turno acabó: no queda nada por hacer.
realm-of-the-defenders-unanswered = { NAME($player, "La ") } no puede hacer nada más contra el ataque.
    .player = No puedes hacer nada más contra el ataque.
realm-of-the-defenders-event-assign = { NAME($player, "La ") } envía { NAME($attacker, "el ") } con { NAME($power, "un ") } contra { NAME($defender, "el ") } de { NAME($target, "la ") }.
    .player = Envías { NAME($attacker, "el ") } con { NAME($power, "un ") } contra { NAME($defender, "el ") } de { NAME($target, "la ") }.
    .target = { NAME($player, "La ") } envía { NAME($attacker, "el ") } con { NAME($power, "un ") } contra tu { $defender }.
realm-of-the-defenders-event-assign-realm = { NAME($player, "La ") } envía { NAME($attacker, "el ") } con { NAME($power, "un ") } contra el reino de { NAME($target, "la ") }.
    .player = Envías { NAME($attacker, "el ") } con { NAME($power, "un ") } contra el reino de { NAME($target, "la ") }.
    .target = { NAME($player, "La ") } envía { NAME($attacker, "el ") } con { NAME($power, "un ") } contra tu reino.
realm-of-the-defenders-event-battle = { NAME($player, "La ") } ataca a { NAME($target, "la ") } con { $power } de Poder.
    .player = Atacas a { NAME($target, "la ") } con { $power } de Poder.
    .target = { NAME($player, "La ") } te ataca con { $power } de Poder.
realm-of-the-defenders-event-sacrifice = { NAME($player, "La ") } sacrifica { NAME($card, "un ") } por { NAME($defender, "el ") }.
    .player = Sacrificas { NAME($card, "un ") } por { NAME($defender, "el ") }.
realm-of-the-defenders-event-sacrifice-jack = { NAME($player, "La ") } sacrifica { $card } y { NAME($courage, "un ") } por { NAME($defender, "el ") }.
    .player = Sacrificas { $card } y { NAME($courage, "un ") } por { NAME($defender, "el ") }.
realm-of-the-defenders-event-block = Se detiene el Poder { NAME($attacker, "del ", "de ") }.
realm-of-the-defenders-event-retaliate-pool = { NAME($defender, "El ") } de { NAME($player, "la ") } contraataca con { NAME($card, "un ") } de la reserva de Poder.
    .player = Tu { $defender } contraataca con { NAME($card, "un ") } de la reserva de Poder.
realm-of-the-defenders-event-retaliate-hand = { NAME($defender, "El ") } de { NAME($player, "la ") } contraataca con { NAME($card, "un ") } de la mano.
    .player = Tu { $defender } contraataca con { NAME($card, "un ") } de la mano.
realm-of-the-defenders-event-strikes = { NAME($defender, "El ") } de { NAME($player, "la ") } contraataca con { NAME($card, "un ") }.
    .player = Tu { $defender } contraataca con { NAME($card, "un ") }.
realm-of-the-defenders-event-hit = El golpe alcanza { NAME($attacker, "al ", "a ") }.
realm-of-the-defenders-event-resolve = { $count ->
    [one] Cae { $fallen }.
   *[other] Caen { $fallen }.
}
realm-of-the-defenders-event-resolve-nobody = No cae nadie.
realm-of-the-defenders-fallen = { NAME($defender, "el ") } de { NAME($player, "la ") }
    .player = tu { $defender }
realm-of-the-defenders-event-loss = { NAME($player, "La ") } debe { $amount } de Coraje y paga con { $courage }{ $change ->
    [none] {""}
   *[kept] , sin cambio
}.
    .player = Debes { $amount } de Coraje y pagas con { $courage }{ $change ->
        [none] {""}
       *[kept] , sin cambio
    }.
realm-of-the-defenders-event-pays = { NAME($player, "La ") } paga con { $courage }{ $change ->
    [none] {""}
   *[kept] {" "}por { $amount }, sin cambio
}.
    .player = Pagas con { $courage }{ $change ->
        [none] {""}
       *[kept] {" "}por { $amount }, sin cambio
    }.
realm-of-the-defenders-event-loss-all = { NAME($player, "La ") } debe { $amount } de Coraje y tiene { $had }: { $count ->
    [one] se va
   *[other] se van
} { $courage }. La próxima pérdida se lleva una Fortaleza.
    .player = Debes { $amount } de Coraje y tienes { $had }: { $count ->
        [one] se va
       *[other] se van
    } { $courage }. Tu próxima pérdida se lleva una Fortaleza.
realm-of-the-defenders-event-loss-fortress = { $count ->
    [one] { NAME($player, "La ") } no tiene Coraje y pierde una Fortaleza (debajo estaba { NAME($cards, "un ") }).
   *[other] { NAME($player, "La ") } no tiene Coraje y pierde { $count } Fortalezas (debajo estaban { $cards }).
}
    .player = { $count ->
        [one] No tienes Coraje y pierdes una Fortaleza (debajo estaba { NAME($cards, "un ") }).
       *[other] No tienes Coraje y pierdes { $count } Fortalezas (debajo estaban { $cards }).
    }
realm-of-the-defenders-event-placed = Colocas { NAME($card, "un ") } como Poder.
realm-of-the-defenders-opened-placed = La carta de Poder de { NAME($player, "la ") } es { NAME($card, "un ") }.
    .player = Tu carta de Poder es { NAME($card, "un ") }.
realm-of-the-defenders-event-place-power = { NAME($player, "La ") } coloca una carta de Poder.
    .player = Colocas una carta de Poder.
realm-of-the-defenders-event-place-courage = { NAME($player, "La ") } coloca { NAME($card, "un ") } como Coraje.
    .player = Colocas { NAME($card, "un ") } como Coraje.
realm-of-the-defenders-event-places = { NAME($player, "La ") } coloca { $what }.
    .player = Colocas { $what }.
realm-of-the-defenders-placed-power-named = { $cards } como Poder
realm-of-the-defenders-placed-power = { $count ->
    [one] una carta de Poder
   *[other] { $count } cartas de Poder
}
realm-of-the-defenders-placed-courage = { $cards } como Coraje
realm-of-the-defenders-event-out-fortresses = Cae la última Fortaleza de { NAME($player, "la ") }: su reino queda fuera.
    .player = Cae tu última Fortaleza: tu reino queda fuera.
realm-of-the-defenders-event-out-resigned = { NAME($player, "La ") } deja la partida.
    .player = Dejas la partida.
realm-of-the-defenders-event-out-no_defenders = A { NAME($player, "la ") } no le queda ningún Defensor: su reino queda fuera.
    .player = No te queda ningún Defensor: tu reino queda fuera.
realm-of-the-defenders-story-before = Antes de esto ha pasado más: *Más* y luego *Repetición* lo muestran.

realm-of-the-defenders-line = { $attackers } contra { NAME($attacked, "el ") }
realm-of-the-defenders-line-realm = el reino
realm-of-the-defenders-line-pair = { $defender } { $power }
realm-of-the-defenders-line-attacker = { NAME($defender, "el ") } con { NAME($power, "un ") }
realm-of-the-defenders-line-attacker-stopped = { NAME($defender, "el ") } con { NAME($power, "un ") } (detenido)
realm-of-the-defenders-line-attacker-hit = { NAME($defender, "el ") } con { NAME($power, "un ") } (recibe el golpe)
realm-of-the-defenders-line-sacrifice = , con el sacrificio de { NAME($card, "un ") }
realm-of-the-defenders-line-counter = , que contraataca con { NAME($card, "un ") }

## Cómo está la partida

realm-of-the-defenders-headline-bid = ¿Quién empieza? Puja las cartas que quieras; gana quien puja más, y todas las pujas se pierden
realm-of-the-defenders-headline-redraw = Primeras manos: alguien tuvo que robar otra vez, así que los demás también pueden
realm-of-the-defenders-headline-over = Fin de la partida, en el turno { $turn }
realm-of-the-defenders-headline-resource = Turno { $turn }: colocar cartas
realm-of-the-defenders-headline = Turno { $turn }
realm-of-the-defenders-headline-ending = Turno { $turn }: la partida acaba tras el turno { $last }
realm-of-the-defenders-headline-battle = Turno { $turn }, tras una batalla
realm-of-the-defenders-headline-battle-ending = Turno { $turn }, tras una batalla: la partida acaba tras el turno { $last }

realm-of-the-defenders-waiting-bid = { $count ->
    [one] { NAME($players, "La ") } todavía puja.
   *[other] { NAME($players, "La ") } todavía pujan.
}
realm-of-the-defenders-waiting-redraw = { $count ->
    [one] { NAME($players, "La ") } puede robar una mano nueva o quedarse con la suya.
   *[other] { NAME($players, "La ") } pueden robar manos nuevas o quedarse con las suyas.
}
realm-of-the-defenders-waiting-main = Le toca a { NAME($players, "la ") }.
realm-of-the-defenders-waiting-resource = { NAME($players, "La ") } coloca cartas.
realm-of-the-defenders-waiting-loss = { NAME($players, "La ") } tiene que pagar { $due } de Coraje.
realm-of-the-defenders-waiting-ace = { NAME($players, "La ") } puede usar A♠ para que no se roben cartas.
realm-of-the-defenders-waiting-respond = { NAME($players, "La ") } responde al ataque.
realm-of-the-defenders-waiting-block = { NAME($players, "La ") } elige qué Poder se detiene.
realm-of-the-defenders-waiting-queen = { NAME($players, "La ") } puede usar Q♠.
realm-of-the-defenders-waiting-hit = { NAME($players, "La ") } elige a quién alcanza el golpe.

realm-of-the-defenders-call-bid = elige tu puja.
realm-of-the-defenders-call-redraw = roba una mano nueva o quédate con la tuya.
realm-of-the-defenders-call-main = te toca: { $can ->
    [both] despliega, luego ataca o coloca.
    [deploy] despliega, y luego coloca cartas.
    [attack] ataca, o coloca cartas.
    [again] ataca otra vez, o termina el turno.
    [end] no queda nada por hacer, termina el turno.
   *[place] coloca hasta dos cartas, como Poder o Coraje.
}
realm-of-the-defenders-call-ace = elige si usas A♠.
realm-of-the-defenders-call-respond = te atacan: ¿tu respuesta?
realm-of-the-defenders-call-block = elige qué Poder se detiene.
realm-of-the-defenders-call-queen = elige si usas Q♠, de tu mano o en juego.
realm-of-the-defenders-call-hit = elige a quién alcanza el golpe.
realm-of-the-defenders-call-loss = pierdes { $due } de Coraje: elige con qué pagas. Pagas cartas enteras, y no te devuelven cambio.
realm-of-the-defenders-call-over = la partida terminó.

realm-of-the-defenders-private-bid-cards = Tus diez cartas: **{ $cards }**.
realm-of-the-defenders-private-bid = Tu puja hasta ahora: **{ $cards }**.
realm-of-the-defenders-private-hand = Tu mano: **{ $cards }**.
realm-of-the-defenders-private-pools = Tu Poder: **{ $power }**. Tu Coraje: **{ $courage }**.
realm-of-the-defenders-private-out = **Tu reino está fuera de la partida. Los demás siguen jugando.**
realm-of-the-defenders-private-battle = La batalla: { $lines }.
realm-of-the-defenders-follows-holds = Un Poder de { $power } no derrota { NAME($defender, "al ", "a ") }{ $face ->
    [face] {" "}(resistencia { $toughness })
   *[plain] {""}
}.
realm-of-the-defenders-follows-strikes = Un Poder de { $power } derrota { NAME($defender, "al ", "a ") }{ $face ->
    [face] {" "}(resistencia { $toughness })
   *[plain] {""}
}.
realm-of-the-defenders-follows-lines = { $kind ->
    [all] Caen todos los atacados si nada lo impide.
    [none] No cae nadie: muy poco Poder.
   *[some] Caería: { $falls }; aguantaría: { $holds }.
}
realm-of-the-defenders-follows-choice = Un Poder de { $power } contraataca a uno de tus atacantes ({ $attackers }), y tú eliges a cuál.
realm-of-the-defenders-follows-struck = Un Poder de { $power } golpea a un solo atacante, y quien ataca elige a cuál: { $kind ->
    [all] caería cualquiera de los dos
    [none] no caería ninguno
   *[some] { $falls } caería, { $holds } no
}.
realm-of-the-defenders-follows-strike-choice = Si contraatacas, quien ataca elige a quién golpeas: solo { $enough } o más vence seguro a alguien.
realm-of-the-defenders-follows-gain = { NAME($player, "La ") } { $kind ->
    [courage] paga { $owed } de { $had } de Coraje
    [all] pierde todo su Coraje ({ $had })
    [fortress] pierde { $count ->
        [one] una Fortaleza
       *[other] { $count } Fortalezas
    }
    [win] pierde su última Fortaleza: ganas
   *[last] pierde su última Fortaleza si nada lo impide
}.
realm-of-the-defenders-follows-no-deploying = Después ya no puedes desplegar ({ $cards }){ $places ->
    [too] {" "}ni colocar
   *[none] {""}
}.
realm-of-the-defenders-follows-no-placing = Después ya no puedes colocar cartas.
realm-of-the-defenders-follows-risk = Sin Coraje, cada uno que caiga te cuesta { $left ->
    [one] tu última Fortaleza
   *[other] una de tus { $left } Fortalezas
}.
realm-of-the-defenders-follows-both = Si caen a la vez las dos últimas Fortalezas, ganas tú, porque atacas.
realm-of-the-defenders-follows-back = { $kind ->
    [none] { NAME($player, "La ") } no tiene cartas para contraatacar.
    [one] Un contraataque de { $toughness } o más derrota a tu { $attackers }{ $courage ->
        [none] {""}
       *[some] {" "}({ $cost } de Coraje)
    }.
   *[many] Un contraataque que llegue a su resistencia derrota a { $attackers }{ $courage ->
        [none] {""}
       *[some] {" "}(al menos otro tanto de Coraje)
    }.
}
realm-of-the-defenders-follows-nothing = Tal como está, no pierdes nada{ $more ->
    [more] {" "}más
   *[none] {""}
}.
realm-of-the-defenders-follows-courage = Tal como está, { $fallen ->
    [none] tu reino recibe el golpe
   *[some] pierdes { NAME($defenders, "al ") }
}, y eso cuesta { $owed } de Coraje (puedes pagar con { $cards }; tienes { $had }).
realm-of-the-defenders-follows-all = Tal como está, { $fallen ->
    [none] tu reino recibe el golpe y pierdes
   *[some] pierdes { NAME($defenders, "al ") } y
} todo tu Coraje ({ $had }). Tu próxima pérdida costará una Fortaleza.
realm-of-the-defenders-follows-fortress = Tal como está, { $fallen ->
    [none] tu reino recibe el golpe
   *[some] pierdes { NAME($defenders, "al ") }
} y, sin Coraje, { $count ->
    [one] cae una Fortaleza
   *[other] caen { $count } Fortalezas
}.
realm-of-the-defenders-follows-last = Tal como está, { $fallen ->
    [none] tu reino recibe el golpe
   *[some] pierdes { NAME($defenders, "al ") }
} y, sin Coraje, cae tu última Fortaleza.
realm-of-the-defenders-private-ace = **{ NAME($player, "La ") } entrega una Fortaleza a cambio de siete cartas. A♠ y 15 de tu Coraje lo impedirían.**
realm-of-the-defenders-private-queen = **Q♠, con 15 de tu Coraje, podría destruir una carta que contraataca, u otra carta del Coraje o del Poder rival.**
realm-of-the-defenders-private-without = -# No tienes esa carta: pasa. Pregunto a quien tiene 15 de Coraje, para que nadie sepa quién la tiene.

realm-of-the-defenders-lies-open-power = Tu rival juega con el mazo estándar: { $count ->
    [one] su carta de Poder puede valer
   *[other] sus { $count } cartas de Poder pueden valer
} { $values }{ $queen ->
    [queen] , y puede tener una Reina de picas en la mano
    [play] , y la Reina de picas en juego puede usar su poder
   *[none] {""}
}.
realm-of-the-defenders-why-losses = { $count ->
    [0] No pierdes Coraje
    [one] La pérdida de { $amounts } se paga con { $paid }
   *[other] Las pérdidas de { $amounts } se pagan con { $paid }
}{ $rest ->
    [nothing] {""}
    [short] , al final con demasiado poco, lo que no cuesta ninguna Fortaleza mientras quede algo
    [none] , lo último que tenías
   *[some] ; aún te queda { $cards }
}.
realm-of-the-defenders-why-struck = { $count ->
    [one] { $fallen } cae por tu contraataque y no puede volver a atacar.
   *[other] { $fallen } caen por tus contraataques y no pueden volver a atacar.
}
realm-of-the-defenders-why-spent = A tu rival no le queda Poder.
realm-of-the-defenders-lies-open-each = { $value } cada una
realm-of-the-defenders-lies-open = Caídos, boca arriba. De tu rival: { $theirs }. Tuyos: { $own }.
realm-of-the-defenders-obstacle-no-spade = -# No puedes desplegar: no hay picas en tu mano.
realm-of-the-defenders-obstacle-no-money = -# No puedes desplegar: no hay Dinero en tu mano.
realm-of-the-defenders-obstacle-little-money = -# No puedes desplegar: tu Dinero no llega para ninguna de tus picas.
realm-of-the-defenders-obstacle-no-power = -# No puedes atacar: tu reserva de Poder está vacía.
realm-of-the-defenders-obstacle-no-defender = -# No puedes atacar: no tienes ningún Defensor en juego.
realm-of-the-defenders-obstacle-none-ready = -# No puedes atacar: tus Defensores entraron en juego este turno.
realm-of-the-defenders-obstacle-too-weak = -# Atacar no sirve ahora: tu Poder no vence a nadie allí.
realm-of-the-defenders-obstacle-last-fortress = -# No puedes desmantelar: es tu última Fortaleza.
realm-of-the-defenders-obstacle-clogged = -# Tampoco puedes colocar nada. Una salida: desmantela una Fortaleza y roba siete cartas.
realm-of-the-defenders-hindered-queen = -# Q♠ puede destruir una carta por 15 de Coraje: { $kind ->
    [poor] tienes { $had }
   *[nothing] nadie más tiene Coraje ni Poder
}.

realm-of-the-defenders-hindered-jack = -# J♠ podría morir por otro por 15 de Coraje: tienes { $had }.
realm-of-the-defenders-ask-price = ¿Qué pagas por tu Anciano? Esa será su resistencia, 15 como máximo.
realm-of-the-defenders-ask-price-more = ¿Qué pagas por tu Anciano? Esa será su resistencia, 15 como máximo. Pagado hasta ahora: { $paid }, { $toughness } en total.
realm-of-the-defenders-ask-recall = ¿A quién recupera tu Anciano? Pagas el doble de su resistencia.
realm-of-the-defenders-ask-strike = ¿Qué golpea tu Q♠? El Coraje paga las pérdidas, el Poder contraataca.
realm-of-the-defenders-ask-attacker = ¿Quién ataca?
realm-of-the-defenders-ask-attacker-of = ¿Quién ataca a { NAME($player, "la ") }?
realm-of-the-defenders-ask-attacker-more = ¿Quién más ataca a la vez? Si nadie, empieza la batalla: si te queda Poder, puedes volver a atacar después.
realm-of-the-defenders-ask-power = Ataca { NAME($defender, "el ") }: ¿con qué Poder?
realm-of-the-defenders-ask-power-against = Ataca { NAME($defender, "el ") }: ¿con qué Poder, contra quién?
realm-of-the-defenders-ask-against = Ataca { NAME($defender, "el ") } con { NAME($power, "un ") }: ¿contra quién?
realm-of-the-defenders-ask-offer = ¿A quién sacrificas por { NAME($defender, "el ") }?
realm-of-the-defenders-ask-counter = ¿Con qué Poder contraataca { NAME($defender, "el ") }?
realm-of-the-defenders-ask-pay = { $reason }: hay que pagar { $missing }.
realm-of-the-defenders-ask-pay-more = { $reason }: pagas { $paid }, y faltan { $missing } de { $due }.
realm-of-the-defenders-ask-pay-deploy = Despliegas { NAME($card, "un ") }
realm-of-the-defenders-ask-pay-inspire = Recuperas { $card }
realm-of-the-defenders-ask-pay-queen = Tu Q♠ cuesta Coraje, en cartas enteras y sin cambio
realm-of-the-defenders-ask-pay-ace = Tu A♠ cuesta Coraje, en cartas enteras y sin cambio
realm-of-the-defenders-ask-pay-jack = Tu J♠ se interpone por { NAME($defender, "el ") } y cuesta Coraje, en cartas enteras y sin cambio
realm-of-the-defenders-ask-pay-loss = Pierdes Coraje

realm-of-the-defenders-result-draw = Empate tras el último turno: los reinos son igual de fuertes.
realm-of-the-defenders-result-fortresses = Gana { NAME($winner, "la ") }: a { NAME($loser, "la ") } no le queda ninguna Fortaleza.
    .winner = Ganas tú: a { NAME($loser, "la ") } no le queda ninguna Fortaleza.
    .loser = Gana { NAME($winner, "la ") }: no te queda ninguna Fortaleza.
realm-of-the-defenders-result-fortresses-both = Ya nadie tiene Fortalezas, así que gana quien atacó: { $winner }.
    .winner = Ya nadie tiene Fortalezas, así que ganas tú: atacabas.
realm-of-the-defenders-result-resigned = Gana { NAME($winner, "la ") }: { NAME($loser, "la ") } se rindió.
    .winner = Ganas tú: { NAME($loser, "la ") } se rindió.
    .loser = Gana { NAME($winner, "la ") }: te rendiste.
realm-of-the-defenders-result-no_defenders = Gana { NAME($winner, "la ") }: a { NAME($loser, "la ") } no le queda ningún Defensor.
    .winner = Ganas tú: a { NAME($loser, "la ") } no le queda ningún Defensor.
    .loser = Gana { NAME($winner, "la ") }: no te queda ningún Defensor.
realm-of-the-defenders-result-turn_limit = Gana { NAME($winner, "la ") } tras el último turno con { $ahead }.
    .winner = Ganas tú tras el último turno con { $ahead }.
realm-of-the-defenders-result-fortresses-many = Gana { NAME($winner, "la ") }, con el último reino en pie.
    .winner = Ganas tú, con el último reino en pie.
realm-of-the-defenders-result-resigned-many = Gana { NAME($winner, "la ") }: los demás han caído o se han ido.
    .winner = Ganas: los demás han caído o se han ido.
realm-of-the-defenders-result-no_defenders-many = Gana { NAME($winner, "la ") }, con el último reino en pie.
    .winner = Ganas tú, con el último reino en pie.
realm-of-the-defenders-result-turn_limit-many = Gana { NAME($winner, "la ") } tras el último turno con { $ahead }.
    .winner = Ganas tú tras el último turno con { $ahead }.
realm-of-the-defenders-ahead-fortresses = más Fortalezas, { $more } a { $less }
realm-of-the-defenders-ahead-toughness = más resistencia, { $more } a { $less }
realm-of-the-defenders-ahead-courage = más Coraje, { $more } a { $less }

## Alrededor del juego

realm-of-the-defenders-length = { $most ->
    [2] de 5 a 25 minutos, dificultad media: muchas decisiones pequeñas
    [3] unos 45 minutos, dificultad media: muchas decisiones pequeñas
   *[other] de 5 a 60 minutos, dificultad media: muchas decisiones pequeñas
}
realm-of-the-defenders-options-fortresses = { $fortresses ->
    [2] Dos Fortalezas por reino; gana el último en pie.
   *[other] Cuatro Fortalezas por reino; gana el último en pie.
}
realm-of-the-defenders-options-short = Partida corta: desde el tercer turno, quien acaba un turno sin ningún Defensor queda fuera.
realm-of-the-defenders-options-no-bids = El azar decide quién empieza.
realm-of-the-defenders-options-lost-last = Si las pujas son iguales, empieza quien perdió la última partida.

## Textos alternativos

realm-of-the-defenders-alt-table = Realm of the Defenders: { $when }.
realm-of-the-defenders-alt-over = La partida terminó. { $result }
realm-of-the-defenders-alt-battle = { NAME($player, "La ") } ataca a { NAME($target, "la ") }: { $lines }.
    .player = Atacas a { NAME($target, "la ") }: { $lines }.
    .target = { NAME($player, "La ") } te ataca: { $lines }.
realm-of-the-defenders-alt-why = Lo decisivo: { $why }.
realm-of-the-defenders-alt-fought = { NAME($player, "La ") } ya atacó a { NAME($target, "la ") }: { $lines }.
    .player = Ya atacaste a { NAME($target, "la ") }: { $lines }.
    .target = { NAME($player, "La ") } ya te atacó: { $lines }.
realm-of-the-defenders-alt-fallen = Cayeron: { $fallen }.
realm-of-the-defenders-alt-fallen-none = No cayó nadie.
realm-of-the-defenders-alt-waiting = Se espera a { NAME($players, "la ") }.
    .players = Te toca a ti.
realm-of-the-defenders-alt-realm = { $player }: { $fortresses ->
    [one] 1 Fortaleza
   *[other] { $fortresses } Fortalezas
}
realm-of-the-defenders-alt-realm-out = { $player } (fuera): { $fortresses ->
    [one] 1 Fortaleza
   *[other] { $fortresses } Fortalezas
}
realm-of-the-defenders-alt-realm-bid = { $realm }, mano { $hand }, mazo { $deck }, ya pujó.
realm-of-the-defenders-alt-realm-bidding = { $realm }, mano { $hand }, mazo { $deck }.
realm-of-the-defenders-alt-own = Tu reino: { $fortresses ->
    [one] 1 Fortaleza
   *[other] { $fortresses } Fortalezas
}
realm-of-the-defenders-alt-no-defender = sin Defensores
realm-of-the-defenders-alt-defenders = Defensores { $defenders }
realm-of-the-defenders-alt-defenders-many = { $count } Defensores con { $toughness } de resistencia en total
realm-of-the-defenders-alt-under = { $defender } sobre { $money }
realm-of-the-defenders-alt-not-ready = { $defender }, no preparado
realm-of-the-defenders-alt-no-courage = sin Coraje
realm-of-the-defenders-alt-courage = Coraje ×{ $count }, valor { $total }
realm-of-the-defenders-alt-courage-cards = Coraje ×{ $count }, valor { $total } ({ $cards })
realm-of-the-defenders-alt-piles = Poder ×{ $power }, mano { $hand }, mazo { $deck }, descartes { $discard }
realm-of-the-defenders-alt-defeated = caídos { $cards }
realm-of-the-defenders-alt-elders = { $count ->
    [one] 1 Anciano
   *[other] { $count } Ancianos
}
realm-of-the-defenders-alt-bid = Tus diez cartas para pujar: { $cards }. Tu puja: { $bid }.
realm-of-the-defenders-alt-held = Mano de { NAME($player, "la ") }: { $hand }. Reserva de Poder: { $power }.
    .player = Tu mano: { $hand }. Reserva de Poder: { $power }.
realm-of-the-defenders-alt-hand = Tu mano: { $hand }. Tu reserva de Poder: { $power }.
realm-of-the-defenders-alt-paid = Pagado hasta ahora: { $cards }.
realm-of-the-defenders-alt-choices = Puedes elegir: { $choices }.
realm-of-the-defenders-alt-copies = { $card } ×{ $count }
realm-of-the-defenders-alt-deck = { $name }: { $count } cartas, { $points } de { $most } puntos. { $cards }.
realm-of-the-defenders-alt-deck-empty = { $name }: todavía sin cartas.
realm-of-the-defenders-alt-cover = Portada de Realm of the Defenders: un castillo tras un abanico de cinco cartas, un As de picas, un Rey de tréboles, una Reina de diamantes, una Jota de corazones y un Anciano.
realm-of-the-defenders-alt-figure-suits = Los cuatro palos. Las picas son Defensores: resisten y luchan. Los tréboles son el Poder que los arma, los diamantes el Dinero que los compra, los corazones el Coraje que paga las pérdidas.
realm-of-the-defenders-alt-figure-realm = Un reino: dos Fortalezas; los Defensores 9 de picas, un Anciano de 7 sobre Dinero 5 y 2, y un 4 que aún no está preparado; tres cartas de Poder boca abajo; el Coraje 3, 8 y Rey, 26 en total; mazo 28, descartes 7, caídos 4.
realm-of-the-defenders-alt-figure-pay = Un Defensor de 9 se paga con el Dinero 8, 5 y 2, de la carta más alta a la más baja: con el 8 y el 5, o con el 8 y el 2. El 5 no puede ir primero, porque 5 y 2 son menos que 9.
realm-of-the-defenders-alt-figure-overwhelm = Dos atacantes con Poder 6 y 9 acorralan a una Reina de resistencia 15: juntos llegan a 15, y la Reina cae. A un Rey solo puede atacarlo un Defensor.
realm-of-the-defenders-alt-figure-battle = Un 10 con Poder 5 ataca a un 5, que contraataca con Poder 10. Cada cual recibe un golpe igual a su resistencia, y caen ambos: con igualar basta.
realm-of-the-defenders-alt-figure-courage = Hay que perder 10 de Coraje. Con 3, 8 y una Reina se puede pagar, por ejemplo con la Reina. 2 y 5 son poco: se pierde todo. Sin Coraje se pierde una Fortaleza.

## Pintado en imágenes

realm-of-the-defenders-picture-attacks = ataca
realm-of-the-defenders-picture-you-attack = atacas
realm-of-the-defenders-picture-attacked = atacó
realm-of-the-defenders-picture-last-battle = última batalla
realm-of-the-defenders-picture-fallen = { $count ->
    [0] no cayó nadie
    [one] cayó 1
   *[other] cayeron { $count }
}
realm-of-the-defenders-picture-sacrificed = { $count ->
    [one] 1 sacrificado
   *[other] { $count } sacrificados
}
realm-of-the-defenders-picture-fallen-realm = cayó la última Fortaleza
realm-of-the-defenders-picture-wins = gana
    .winner = ganas
realm-of-the-defenders-picture-why-draw = Fortalezas, resistencia y Coraje son iguales
realm-of-the-defenders-picture-why-fortresses = { $loser } se queda sin Fortalezas
    .loser = te quedas sin Fortalezas
realm-of-the-defenders-picture-why-resigned = { $loser } se rindió
    .loser = te rendiste
realm-of-the-defenders-picture-why-no_defenders = { $loser } se queda sin Defensores
    .loser = te quedas sin Defensores
realm-of-the-defenders-picture-why-fortresses-both = nadie tiene Fortalezas: gana quien ataca
realm-of-the-defenders-picture-why-fortresses-many = el último reino con una Fortaleza
realm-of-the-defenders-picture-why-resigned-many = los demás han caído o se han ido
realm-of-the-defenders-picture-why-no_defenders-many = el último reino en pie
realm-of-the-defenders-picture-why-more-fortresses = más Fortalezas al final: { $more } a { $less }
realm-of-the-defenders-picture-why-more-toughness = más resistencia al final: { $more } a { $less }
realm-of-the-defenders-picture-why-more-courage = más Coraje al final: { $more } a { $less }
realm-of-the-defenders-picture-of-points = de { $most } puntos
realm-of-the-defenders-picture-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
realm-of-the-defenders-picture-cover-1 = Realm of the
realm-of-the-defenders-picture-cover-2 = Defenders
realm-of-the-defenders-picture-cover-3 = De dos a cuatro reinos,
realm-of-the-defenders-picture-cover-4 = un mazo cada uno, un trono.
realm-of-the-defenders-picture-bid = pujas
realm-of-the-defenders-picture-redraw = primeras manos
realm-of-the-defenders-picture-over = el final
realm-of-the-defenders-picture-label-bid = puja
realm-of-the-defenders-picture-label-redraw = elige
realm-of-the-defenders-picture-label-main = le toca
realm-of-the-defenders-picture-label-resource = coloca
realm-of-the-defenders-picture-label-loss = paga
realm-of-the-defenders-picture-label-answer = responde
realm-of-the-defenders-picture-out = fuera
realm-of-the-defenders-picture-has-bid = ya pujó
realm-of-the-defenders-picture-has-turn = es su turno
realm-of-the-defenders-picture-discard = descartes
realm-of-the-defenders-picture-deck = mazo
realm-of-the-defenders-picture-hand = mano
realm-of-the-defenders-picture-no-defender = sin Defensores
realm-of-the-defenders-picture-power = Poder
realm-of-the-defenders-picture-courage = Coraje
realm-of-the-defenders-picture-opened-hand = en la mano
realm-of-the-defenders-alt-opened-hand = en la mano { $cards }
realm-of-the-defenders-alt-opened-power = Poder { $cards }
realm-of-the-defenders-alt-opened-next = lo siguiente del mazo { $cards }
realm-of-the-defenders-picture-none = nada
realm-of-the-defenders-picture-defeated = caídos
realm-of-the-defenders-picture-elders = { $count ->
    [one] Anciano
   *[other] Ancianos: { $count }
}
    .short = Anc. { $count }
realm-of-the-defenders-picture-no-hand = sin cartas en la mano
realm-of-the-defenders-picture-your-hand = Tu mano
realm-of-the-defenders-picture-bid-count = { $count } de { $cards } en la puja; las demás vuelven a tu mazo
realm-of-the-defenders-picture-paid = pagado: { $paid } de { $due }
realm-of-the-defenders-picture-price = pagado: { $paid }
realm-of-the-defenders-figure-suit-S = Defensor
realm-of-the-defenders-figure-use-S = resiste y lucha
realm-of-the-defenders-figure-suit-C = Poder
realm-of-the-defenders-figure-use-C = los arma
realm-of-the-defenders-figure-suit-D = Dinero
realm-of-the-defenders-figure-use-D = los compra
realm-of-the-defenders-figure-suit-H = Coraje
realm-of-the-defenders-figure-use-H = paga pérdidas
realm-of-the-defenders-figure-zone-defenders = Defensores
realm-of-the-defenders-figure-zone-courage = Coraje, boca arriba
realm-of-the-defenders-figure-zone-power = Poder, boca abajo
    .short = Poder
realm-of-the-defenders-figure-zone-fortresses = Fortalezas
realm-of-the-defenders-figure-zone-piles = Pilas
realm-of-the-defenders-figure-costs = cuesta { $cost }
realm-of-the-defenders-figure-not-first = no va primero:
realm-of-the-defenders-figure-below = menos de { $cost }
realm-of-the-defenders-figure-defeated = la Reina cae
realm-of-the-defenders-figure-king = un Rey:
realm-of-the-defenders-figure-alone = un solo atacante
realm-of-the-defenders-figure-struck = golpe { $blow }, resistencia { $blow }
realm-of-the-defenders-figure-falls = cae
realm-of-the-defenders-figure-equal = Con igualar basta.
realm-of-the-defenders-figure-to-lose = { $amount } que perder
realm-of-the-defenders-figure-courage-enough = pagar { $amount }:
realm-of-the-defenders-figure-loss-enough = la Reina
realm-of-the-defenders-figure-courage-little = muy poco:
realm-of-the-defenders-figure-loss-little = todo
realm-of-the-defenders-figure-courage-empty = vacío:
realm-of-the-defenders-figure-loss-empty = una Fortaleza

# Mientras otros miran

realm-of-the-defenders-opening-bid = Pujas por el primer turno
realm-of-the-defenders-opening-redraw = Primeras manos
realm-of-the-defenders-score = { $player } con { $score ->
    [one] 1 Fortaleza
   *[other] { $score } Fortalezas
}

## Mazos

realm-of-the-defenders-deck-limits = Un mazo cuesta 500 puntos como máximo, con cuatro copias de una carta como máximo, al menos 20 cartas (22 con cuatro Fortalezas), y entre ellas alguna de picas o un Anciano. Del 2 al 10 cuestan su número; J, Q, K y A, 15; un Anciano, 22.
realm-of-the-defenders-deck-unreadable = No sé leer “{ $text }” como carta. Escribe *10♠* o *10S*, *Anciano* o *X*, y *3x 10♠* para varias.
realm-of-the-defenders-deck-summary = { $count ->
[one] 1 carta, que cuesta { $points } de { $most } puntos como máximo
   *[other] { $count } cartas, que cuestan { $points } de { $most } puntos como máximo
}
realm-of-the-defenders-piles = No a la vista: { $deck } en tu mazo, { $discard } en tu descarte y { $fortresses } como Fortalezas:
realm-of-the-defenders-card = { $rank } de { $suit }
realm-of-the-defenders-deck-find = Por ejemplo: rey tréboles; o pega un mazo entero, que reemplaza a este
realm-of-the-defenders-rank-J = Jota
realm-of-the-defenders-rank-Q = Reina
realm-of-the-defenders-rank-K = Rey
realm-of-the-defenders-rank-A = As
realm-of-the-defenders-suit-S = picas
realm-of-the-defenders-suit-C = tréboles
realm-of-the-defenders-suit-D = diamantes
realm-of-the-defenders-suit-H = corazones
realm-of-the-defenders-about = { $points } puntos: { $use } de { $value }
realm-of-the-defenders-about-power = { $about }, { $power }
realm-of-the-defenders-about-elder = { $points } puntos: Dinero, Poder o Coraje de 15, o un Defensor
realm-of-the-defenders-use-S = Defensor
realm-of-the-defenders-use-C = Poder
realm-of-the-defenders-use-D = Dinero
realm-of-the-defenders-use-H = Coraje
realm-of-the-defenders-power-JS = se puede sacrificar desde la mano
realm-of-the-defenders-power-QS = golpea un recurso rival
realm-of-the-defenders-power-KS = no se puede acorralar
realm-of-the-defenders-power-AS = impide robar por una Fortaleza desmantelada
realm-of-the-defenders-ready-standard = Estándar
realm-of-the-defenders-group-defenders = Defensores: picas
realm-of-the-defenders-group-power = Poder: tréboles
realm-of-the-defenders-group-money = Dinero: diamantes
realm-of-the-defenders-group-courage = Coraje: corazones
realm-of-the-defenders-group-elders = Ancianos: comodines

## Para quien empieza con este juego

realm-of-the-defenders-aim = ser el último reino con alguna Fortaleza.
realm-of-the-defenders-first-game = Primera partida, sin pujas
realm-of-the-defenders-skipped = -# { $first ->
    [you] El azar ha decidido: empiezas tú, y recibes así un Anciano de tu mazo, un comodín que vale 15.
    [rival] El azar ha decidido: empieza tu rival, y recibe así un Anciano de su propio mazo, un comodín que vale 15.
    [another] El azar ha decidido: empieza otra persona, y recibe así un Anciano de su propio mazo, un comodín que vale 15.
   *[none] El azar ha decidido quién empieza y recibe así un Anciano de su propio mazo: un comodín que vale 15.
}
realm-of-the-defenders-met-fortress = Sin Coraje, una pérdida cuesta una Fortaleza, una carta oculta del propio mazo.
realm-of-the-defenders-met-courage = Un Defensor caído cuesta su resistencia en ♥ del Coraje: cartas enteras, sin cambio.
realm-of-the-defenders-met-bid = Empieza quien puja más cartas, y recibe un Anciano. Pero todo lo que se puja se pierde: también puedes no pujar nada.
realm-of-the-defenders-met-respond = Respondes una sola vez: otro Defensor muere por el atacado, este contraataca con un ♣, o ambas cosas.
realm-of-the-defenders-met-attack = Cada atacante lleva un ♣ de tu Poder: derrota a quien no sea más resistente.
realm-of-the-defenders-met-deploy = Las ♠ se vuelven Defensores por ♦, tu Dinero. Atacan cuando pierden el reloj de arena.
realm-of-the-defenders-met-place = Si no has luchado, colocas hasta dos cartas: ♣ como Poder, boca abajo, ♥ como Coraje.
realm-of-the-defenders-met-queen = Q♠: un Defensor de 15. O renuncia a ella con 15 de Coraje: destruye una carta rival.
realm-of-the-defenders-met-jack = J♠: un Defensor de 15. O, por 15 de Coraje, muere en tu mano por un atacado.
realm-of-the-defenders-met-king = K♠: un Defensor de 15 al que solo un Defensor a la vez puede atacar.
realm-of-the-defenders-met-ace = A♠: un Defensor de 15. O entrégalo con 15 de Coraje: quien desmantela no roba nada.
realm-of-the-defenders-met-elder = Un Anciano es Dinero, Poder o Coraje de 15, o un Defensor tan resistente como lo pagado.
realm-of-the-defenders-met-dismantle = En vez de desplegar y luchar, puedes desmantelar una de dos Fortalezas por siete cartas.
realm-of-the-defenders-met-inspire = Entrega un Anciano y recupera a un Defensor caído, por el doble de su resistencia en Dinero.
realm-of-the-defenders-met-inspired = Un Anciano entregado recupera a un Defensor. Podrá atacar desde el próximo turno de su reino.
realm-of-the-defenders-held = Tienes: { $cards }.
realm-of-the-defenders-held-jack = J♠, que puede morir desde tu mano por un Defensor atacado (15 de Coraje)
realm-of-the-defenders-held-queen = Q♠, que puede destruir una carta de Coraje o de Poder (15 de Coraje)
realm-of-the-defenders-held-king = K♠, al que nunca atacan dos a la vez
realm-of-the-defenders-held-ace = A♠: cuando otro desmantela una Fortaleza, puedes impedir que robe (15 de Coraje)
realm-of-the-defenders-held-elder = un Anciano, que vale 15 (como Defensor, lo que pagues){ $fallen ->
    [some] {" "}y también puede traer de vuelta a un Defensor caído por el doble de su resistencia en Dinero
   *[none] {""}
}
realm-of-the-defenders-missed-deploy = Tras una batalla ya no se puede desplegar en ese turno: primero despliega, luego ataca.
realm-of-the-defenders-reason-open = Nadie defiende ese reino, así que no puede responder. { $courage ->
    [none] No tiene Coraje: cada atacante le quita una Fortaleza.
    [last] No tiene Coraje, y esto le quita su última Fortaleza.
   *[some] Debe tanto Coraje como el Poder que uses.
}
realm-of-the-defenders-reason-defeats = Un Poder de { $power } derrota { NAME($defender, "al ", "a ") } (resistencia { $toughness }). { $courage ->
    [none] Sin Coraje, eso le cuesta una Fortaleza a su reino.
    [last] Sin Coraje, eso le cuesta a su reino la última Fortaleza.
   *[some] Eso le cuesta { $toughness } de Coraje a su reino.
}
realm-of-the-defenders-reason-saves = Eso salva { NAME($defender, "al ", "a ") }: debes { $price } de Coraje en vez de { $toughness }.
realm-of-the-defenders-reason-bare = No tienes ningún Defensor: si te atacan ahora, no puedes responder.
realm-of-the-defenders-reason-deployed = Uno más que podrá atacar desde tu próximo turno, o morir por otro.
realm-of-the-defenders-reason-strike = Una carta de Coraje que ella destruye ya no paga pérdidas.{ $left ->
    [none] {" "}Es la última: después, cada Defensor perdido cuesta una Fortaleza.
   *[some] {""}
}
realm-of-the-defenders-reason-courage = No tienes Coraje: sin él, cada Defensor que pierdas cuesta una Fortaleza.
realm-of-the-defenders-reason-more-courage = Mientras tengas Coraje, una pérdida no se lleva ninguna Fortaleza.
realm-of-the-defenders-reason-power = No tienes Poder: cada ataque necesita una carta de Poder.
realm-of-the-defenders-reason-more-power = Cada carta de Poder es un ataque, o un contraataque.
realm-of-the-defenders-reason-toughest = Sería tu Defensor más resistente: menos de { $toughness } de Poder no lo derrota.
realm-of-the-defenders-reason-mute = Allí nada puede contraatacar.
realm-of-the-defenders-reason-ace = Si no, se roban siete cartas a cambio de solo una Fortaleza.
realm-of-the-defenders-reason-pass = Conservas 15 de Coraje, y un Defensor de 15.
realm-of-the-defenders-reason-dismantle = { $kind ->
    [clogged] Nada de tu mano se puede desplegar, colocar ni usar para atacar; esto da siete cartas.
   *[some] Da siete cartas, y te deja { $left ->
        [one] una Fortaleza
       *[other] { $left } Fortalezas
    }.
}
realm-of-the-defenders-reason-bid-nothing = Cada carta que ofreces se pierde para toda la partida.
realm-of-the-defenders-reason-no-attack = { $kind ->
    [ready] Ninguno de tus Defensores está preparado para atacar.
   *[power] No te queda Poder con que atacar.
}
realm-of-the-defenders-reason-weak = Tu Poder, { $power } como mucho, no derrota a ningún Defensor rival.
realm-of-the-defenders-reason-strike-power = { $left ->
    [0] Después no les queda Poder: nadie puede atacar allí.
    [one] Después les queda una carta de Poder para atacar.
   *[other] Después les quedan { $left } cartas de Poder para atacar.
}
realm-of-the-defenders-reason-strike-battle = Entonces esa carta no golpea a nadie.
realm-of-the-defenders-reason-from-hand = Cuesta una carta de tu mano, y a nadie en juego.
realm-of-the-defenders-reason-helpless = Nada de lo tuyo los salva, ni derrota con seguridad a quien ataca.
realm-of-the-defenders-reason-price-fortress = Sin Coraje, un sacrificio también cuesta una Fortaleza.
realm-of-the-defenders-reason-price = Cualquier otro que muriera cuesta tanto Coraje, o más.
realm-of-the-defenders-reason-together = { $first } y { $second } de Poder juntos derrotan { NAME($defender, "al ", "a ") }, y ninguno por sí solo.
realm-of-the-defenders-reason-pay = De todas las formas de pagar, es la que menos desperdicia.
realm-of-the-defenders-reason-places = Después de una batalla no puedes colocar cartas en el mismo turno.
realm-of-the-defenders-reason-either = Sea cual sea el atacante alcanzado, cae.
realm-of-the-defenders-reason-keeps = { NAME($card, "El ") } queda para un ataque o contraataque posterior.
