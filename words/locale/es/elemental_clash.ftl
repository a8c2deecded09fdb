# Elemental Clash. Los lugares del campo se llaman A1 a A5 (zona ATQ), D1 a D5 (zona DEF) y pila 1 a pila 5.
# kept: elemental-clash-action-attack-brief elemental-clash-title-short elemental-clash-count-permanent elemental-clash-action-target elemental-clash-alt-printed-spell elemental-clash-alt-printed-creature elemental-clash-creature elemental-clash-lying elemental-clash-level-1 elemental-clash-level-2 elemental-clash-level-3 elemental-clash-page-title elemental-clash-page-text elemental-clash-page-ruling elemental-clash-list-head elemental-clash-alt-pile elemental-clash-alt-at elemental-clash-alt-creature elemental-clash-alt-creature-damaged elemental-clash-alt-in-hand elemental-clash-alt-in-hand-text elemental-clash-alt-deck-card elemental-clash-alt-deck-count elemental-clash-alt-card elemental-clash-ask-card elemental-clash-action-no elemental-clash-plus-def elemental-clash-alt-zone-D

## Cartas y lugares

elemental-clash-title-short = Clash
elemental-clash-a-card = una carta
elemental-clash-cards = { $n ->
    [one] una carta
   *[other] { $n } cartas
}
elemental-clash-several = { $n } copias de { $card }
elemental-clash-creature = { $card } { $atk }/{ $def }
elemental-clash-creature-damaged = { $card } { $atk }/{ $def } con { $damage } de daño
elemental-clash-pile = pila { $n }
elemental-clash-pile-of = la pila { $n } ({ $energy } { $height })
elemental-clash-pile-of-stones = la pila { $n } ({ $energy } { $height }, { $stones })
elemental-clash-new-pile = una pila nueva ({ $n })
elemental-clash-new-pile-neutral = una pila nueva ({ $n }, neutral)
elemental-clash-place-of = { $place } de { NAME($player, "la ") }
    .player = tu { $place }
elemental-clash-lying = { $card } ({ $place })
elemental-clash-you = tú
elemental-clash-you-there = ti
elemental-clash-link = eslabón { $n }: { $card }
elemental-clash-phase-standby = Preparación
    .short = Prep.
elemental-clash-phase-draw = Robo
elemental-clash-phase-main1 = Principal I
elemental-clash-phase-combat = Combate
elemental-clash-phase-main2 = Principal II
elemental-clash-phase-end = Final
elemental-clash-window-spell = respuestas a hechizos
elemental-clash-window-combat = combate
elemental-clash-window-end = final del turno rival
elemental-clash-kind-creature = criatura
elemental-clash-kind-stone = piedra elemental
elemental-clash-kind-spell = hechizo
elemental-clash-kind-flash = hechizo relámpago
elemental-clash-kind-permanent = permanente
elemental-clash-type-beast = Bestia
elemental-clash-type-bird = Ave
elemental-clash-type-cinder = Ascua
elemental-clash-type-drake = Draco
elemental-clash-type-dryad = Dríade
elemental-clash-type-fish = Pez
elemental-clash-type-golem = Gólem
elemental-clash-type-imp = Diablillo
elemental-clash-type-naiad = Náyade
elemental-clash-type-nimbus = Nimbo
elemental-clash-type-serpent = Serpiente
elemental-clash-type-sylph = Sílfide
elemental-clash-keyword-bound = atada
elemental-clash-keyword-dazed = aturdida
elemental-clash-keyword-elusive = escurridiza
elemental-clash-keyword-hidden = oculta
elemental-clash-keyword-quickattacker = veloz
elemental-clash-keyword-warded = protegida
elemental-clash-level-1 = I
elemental-clash-level-2 = II
elemental-clash-level-3 = III
elemental-clash-printed-stone = piedra elemental, energía: { $energy }{ $height ->
    [1] {""}
   *[other] , cuenta como { $height } piedras
}
elemental-clash-printed-spell = { $kind }, { $element }, nivel { $level }
elemental-clash-printed-creature = { $kind }, { $element }, nivel { $level }, { $atk }/{ $def }

## Elegir

elemental-clash-prompt-root = ¿Qué vas a hacer?
elemental-clash-prompt-attack = Atacar con…
elemental-clash-prompt-several-attack = Atacar con… (una o más; los combates siguen el orden en que las eliges)
elemental-clash-send-attack = Atacar
elemental-clash-send-block = Bloquear
elemental-clash-send-play = Jugar { $card }
elemental-clash-prompt-block = Bloquear con…
elemental-clash-prompt-several-block = Bloquear con varias…
elemental-clash-prompt-several-fell = Dos juntas la destruyen…
elemental-clash-prompt-choose = Tomar una carta
elemental-clash-prompt-discard = Descartar una carta
elemental-clash-prompt-divide = ¿Cuánto daño?
elemental-clash-prompt-move = Mover una criatura…
elemental-clash-prompt-order = ¿Qué va ahora?
elemental-clash-prompt-place = Colocar una criatura…
elemental-clash-prompt-place-first = Colocarla y luego mover otras…
elemental-clash-prompt-play = Jugar una carta…
elemental-clash-prompt-held = Jugar una piedra o una carta…
elemental-clash-prompt-put = ¿Qué espacio?
elemental-clash-prompt-space = Espacio exacto…
elemental-clash-prompt-stone = Jugar una piedra…
elemental-clash-prompt-target = Elegir un objetivo
elemental-clash-action-move = { $card } ({ $from }) a { $to }
elemental-clash-action-move-atk = { $card } ({ $from }) a la zona ATQ
elemental-clash-action-move-def = { $card } ({ $from }) a la zona DEF
elemental-clash-action-move-step = Mover { $card } ({ $from })…
elemental-clash-action-swap = { $card } ({ $from }) a { $to }: cambiar con { $other }
elemental-clash-action-play = { $card } en { $pile }
elemental-clash-action-stone = Piedra en { $pile }
elemental-clash-action-stone-elsewhere = Piedra en otro sitio…
elemental-clash-action-play-stays = { $card }: se queda en tu única pila
elemental-clash-action-attack = { $card } ataca a { NAME($target, "la ") }: { $stake }
elemental-clash-action-attack-brief = { $card } → { $target }
elemental-clash-action-attack-alone = Atacar a { NAME($target, "la ") }: { $stake }
elemental-clash-action-attack-alone-short = Atacar: { $stake }
elemental-clash-action-attack-all = { $n ->
    [2] Las dos atacan a { NAME($target, "la ") }: { $stake }
   *[other] Las { $n } atacan a { NAME($target, "la ") }: { $stake }
}
elemental-clash-action-attack-all-short = { $n ->
    [2] Las dos atacan: { $stake }
   *[other] Las { $n } atacan: { $stake }
}
elemental-clash-action-block = { $card } bloquea a { NAME($target, "la ") }: { $stake }
elemental-clash-action-block-alone = { $card } bloquea: { $stake }
elemental-clash-action-block-too = { $card } también bloquea a { NAME($target, "la ") }
elemental-clash-blocked-together = { $against } bloquean a { $attacker }{ $falls }
elemental-clash-blocked-risk = { $told }; en peligro: { $cards }
elemental-clash-action-divide = { $n } de daño a { NAME($target, "la ") }
elemental-clash-action-divide-both = { $n } de daño a { $target }, { $rest } a { $other }
elemental-clash-action-divide-two = { $n } { $target }, { $rest } { $other }
elemental-clash-action-target = { $target }: { $stake }
elemental-clash-action-target-card = { $card } (en los descartes)
elemental-clash-action-order-own = Primero tu { $card } ({ $on })
elemental-clash-action-order-other = Primero { $card } de tu rival ({ $on })
elemental-clash-action-put = En { $place }
elemental-clash-space-swap = { $place }: cambiar con { $other }
elemental-clash-space-atk = Zona ATQ
elemental-clash-space-def = Zona DEF
elemental-clash-space-partner-behind = { $place }: detrás de { $cards }
elemental-clash-space-partner-before = { $place }: delante de { $cards }
elemental-clash-space-adjacent = { $place }: junto a { $cards }
elemental-clash-space-facing = { $place }: frente a { $cards }
elemental-clash-action-ask-on = Preguntarme: { $window }
elemental-clash-action-ask-off = No preguntarme: { $window }
elemental-clash-action-combat = Elegir atacantes…
elemental-clash-action-combat-one = Atacar con { $card }
elemental-clash-action-combat-others = Otros objetivos…
elemental-clash-action-end = Terminar el turno
elemental-clash-action-end-discard = Terminar el turno: descartar { $n }
elemental-clash-action-end-wins = Terminar el turno: ganas
elemental-clash-action-pass = Pasar
elemental-clash-action-yes = Sí
elemental-clash-action-no = No
elemental-clash-action-no-put = Dejarla
elemental-clash-action-done = Listo
elemental-clash-action-done-move = Robar una carta
elemental-clash-action-done-attack = Sin más ataques
elemental-clash-action-done-block = Sin más bloqueos
elemental-clash-action-done-block-none = No bloquear
elemental-clash-action-done-block-never = Todavía no
elemental-clash-action-skip-all = Ninguno
elemental-clash-action-skip = Sin más objetivos
elemental-clash-action-skip-choose = No tomar nada
elemental-clash-choice-spell = { $card } ({ $kind }), nivel { $level }
elemental-clash-choice-creature = { $card } { $atk }/{ $def }, nivel { $level }
elemental-clash-offered-spell = { $action } · { $kind }, nivel { $level }
elemental-clash-offered-creature = { $action } · { $atk }/{ $def }, nivel { $level }

## Lo que está en juego

elemental-clash-stake-cards = { $n ->
    [one] 1 carta menos
   *[other] { $n } cartas menos
}
elemental-clash-stake-last = { $n ->
    [one] pierde la última carta
   *[other] pierde las últimas { $n } cartas
}
# What an attack costs at most, in short.
elemental-clash-stake-up-to = { $n ->
    [one] hasta 1 carta
   *[other] hasta { $n } cartas
}
elemental-clash-stake-unblocked = { $stake } sin bloqueo
elemental-clash-stake-falls-to = { $stake } sin bloqueo; { $blocker } destruye { $n ->
    [one] la tuya
   *[other] una
}
elemental-clash-stake-trades = { $stake } sin bloqueo; { $blocker } y { $n ->
    [one] la tuya
   *[other] una tuya
} caen
elemental-clash-stake-none = ya no hay cartas que perder
elemental-clash-stake-neither = no cae ninguna
elemental-clash-stake-neither-block = atacante y bloqueadora aguantan
elemental-clash-stake-both = caen ambas
elemental-clash-stake-yours = cae la tuya
elemental-clash-stake-theirs-attack = cae la atacada
elemental-clash-stake-theirs-block = cae la atacante
elemental-clash-stake-gone = la atacada ya habrá caído
elemental-clash-stake-falls = caería
elemental-clash-stake-stays = aguantaría
elemental-clash-falls-neither = : no caería ninguna
elemental-clash-falls = : la lucha acabaría con { $cards }
elemental-clash-fight = -# { $attacker } contra { $against }{ $falls }.
elemental-clash-block-instead = -# Un bloqueo protege a { $cards }: lucha quien bloquea.
elemental-clash-block-instead-several = -# { $n } criaturas atacan a { $card }: para protegerla, hay que bloquear cada una.
elemental-clash-fight-player = -# { $attacker } le costaría a { NAME($player, "la ") } { $n ->
    [one] una carta
   *[other] { $n } cartas
} del Grimorio.
elemental-clash-fight-own = -# { $attacker } te costaría { $n ->
    [one] una carta
   *[other] { $n } cartas
} del Grimorio.
elemental-clash-fights-own = -# En total, los atacantes te costarían { $n } cartas del Grimorio.
elemental-clash-fights-own-elusive = -# En total, los atacantes te costarían { $n } cartas. No se pueden bloquear: { $elusive } de ellos.
elemental-clash-fights-player = -# Juntos le quitan { $n } de sus { $left } cartas a { NAME($player, "la ") }.
elemental-clash-fights-player-enough = -# { $n } de daño en total: a { NAME($player, "la ") } solo le { $left ->
    [one] queda una carta
   *[other] quedan { $left } cartas
}.
elemental-clash-fights-unblocked = -# Nadie bloquea.

## Lo que pasó

elemental-clash-event-turn = Turno { $turn }: { $player }.
    .player = El turno { $turn } es tuyo.
elemental-clash-event-quiet = { NAME($player, "La ") } no hace nada en este turno.
elemental-clash-event-quiet-places = { NAME($player, "La ") } coloca { $cards } y no hace nada más.
elemental-clash-event-spent = { $n ->
    [one] Pasa a los descartes un hechizo gastado de { NAME($player, "la ") }: { $cards }.
   *[other] Pasan a los descartes hechizos gastados de { NAME($player, "la ") }: { $cards }.
}
    .player = { $n ->
        [one] Pasa a tus descartes un hechizo gastado: { $cards }.
       *[other] Pasan a tus descartes hechizos gastados: { $cards }.
    }
elemental-clash-event-place = { $card } de { NAME($player, "la ") } va a { $place }.
    .player = Tu { $card } va a { $place }.
elemental-clash-event-draw = { NAME($player, "La ") } roba { $cards }.
    .player = Robas { $cards }.
elemental-clash-event-drawn = Robas { $cards }.
elemental-clash-opened-drawn = { NAME($player, "La ") } roba { $cards }.
    .player = Robas { $cards }.
elemental-clash-event-drawn-first = **Tu turno { $turn }** empieza: robas { $cards }.
elemental-clash-event-stone = { NAME($player, "La ") } juega { $card } en la pila { $pile }.
    .player = Juegas { $card } en la pila { $pile }.
elemental-clash-event-play = { NAME($player, "La ") } juega { $card } en la pila { $pile }.
    .player = Juegas { $card } en la pila { $pile }.
elemental-clash-event-plays = { NAME($player, "La ") } juega { $cards }.
    .player = Juegas { $cards }.
elemental-clash-event-new-card = **{ $card }**: { $text }
elemental-clash-event-targets-none = No se elige a nadie para { $card }.
elemental-clash-event-targets = { $targets ->
    [ti] { $card } te apunta.
   *[other] { $card } apunta a { NAME($targets, "la ") }.
}
elemental-clash-event-resolve = { $card } de { NAME($player, "la ") } hace efecto.
    .player = Tu { $card } hace efecto.
elemental-clash-event-counter = Se contrarresta { $card } de { NAME($player, "la ") }.
    .player = Se contrarresta tu { $card }.
elemental-clash-event-trigger = { $card } de { NAME($player, "la ") } hace efecto ({ $on }).
    .player = Tu { $card } hace efecto ({ $on }).
elemental-clash-event-trigger-text = { $line } «{ $text }»
elemental-clash-event-attack = { $target ->
    [ti] { $card } de { NAME($player, "la ") } te ataca.
   *[other] { $card } de { NAME($player, "la ") } ataca a { NAME($target, "la ") }.
}
    .player = Tu { $card } ataca a { NAME($target, "la ") }.
elemental-clash-event-attack-elusive = { $line } La criatura es escurridiza: nadie puede bloquearla.
elemental-clash-event-attacks-player = { $target ->
    [ti] { $cards } de { NAME($player, "la ") } te atacan.
   *[other] { $cards } de { NAME($player, "la ") } atacan a { NAME($target, "la ") }.
}
    .player = Tus criaturas { $cards } atacan a { NAME($target, "la ") }.
elemental-clash-event-attacks-elusive = { $line } Escurridizas, así que nadie puede bloquearlas: { $cards }.
elemental-clash-event-block = { $card } de { NAME($player, "la ") } bloquea a { NAME($target, "la ") }.
    .player = Tu { $card } bloquea a { NAME($target, "la ") }.
elemental-clash-event-fight = { $card } de { NAME($player, "la ") } lucha contra { NAME($target, "la ") }.
    .player = Tu { $card } lucha contra { NAME($target, "la ") }.
elemental-clash-event-fight-player = { $target ->
    [ti] { $card } de { NAME($player, "la ") } te golpea.
   *[other] { $card } de { NAME($player, "la ") } golpea a { NAME($target, "la ") }.
}
    .player = Tu { $card } golpea a { NAME($target, "la ") }.
elemental-clash-event-fights-player = { $target ->
    [ti] { $cards } de { NAME($player, "la ") } te golpean.
   *[other] { $cards } de { NAME($player, "la ") } golpean a { NAME($target, "la ") }.
}
    .player = Tus criaturas { $cards } golpean a { NAME($target, "la ") }.
elemental-clash-event-fight-nobody = { $card } de { NAME($player, "la ") } golpea al aire.
    .player = Tu { $card } golpea al aire.
elemental-clash-event-strike = { $line } Perdido del Grimorio: { $cards }.
elemental-clash-event-strike-own = **-{ $n }** Grimorio: { $line }
elemental-clash-event-strike-damage = { $line } { $card } de { NAME($player, "la ") } hace { $dealt } de daño y recibe { $taken }.
    .player = { $line } Tu { $card } hace { $dealt } de daño y recibe { $taken }.
elemental-clash-event-by = { $line } ({ $card })
elemental-clash-event-fell = { $line } Bajas: { $cards }.
elemental-clash-event-strike-nothing = { $line } No se pierde ninguna carta.
elemental-clash-event-gift = «{ $keyword }»
elemental-clash-event-damage = { $card } de { NAME($player, "la ") } recibe { $n } de daño.
    .player = Tu { $card } recibe { $n } de daño.
elemental-clash-event-damage-falls = { $line } Es destruida.
elemental-clash-event-damage-player = { NAME($player, "La ") } recibe { $n } de daño.
    .player = Recibes { $n } de daño.
elemental-clash-event-damage-player-cards = { NAME($player, "La ") } recibe { $n } de daño y pierde { $cards } del Grimorio.
    .player = Recibes { $n } de daño y pierdes { $cards } de tu Grimorio.
elemental-clash-event-heal = { $card } de { NAME($player, "la ") } se cura { $n } de daño.
    .player = Tu { $card } se cura { $n } de daño.
elemental-clash-event-heal-player = { NAME($player, "La ") } se cura { $n } y devuelve al fondo del Grimorio { $cards }.
    .player = Te curas { $n } y devuelves al fondo del Grimorio { $cards }.
elemental-clash-event-heal-nothing = { $card } de { NAME($player, "la ") } no cura nada: no hay descartes.
    .player = Tu { $card } no cura nada: no tienes descartes.
elemental-clash-event-nothing = { $card } de { NAME($player, "la ") } no cambia nada.
    .player = Tu { $card } no cambia nada.
elemental-clash-event-unused = { NAME($player, "La ") } no usa la habilidad de { $card }.
    .player = No usas la habilidad de { $card }.
elemental-clash-event-buff-turn = { $card } de { NAME($player, "la ") } gana hasta el final del turno: { $what }.
    .player = Tu { $card } gana hasta el final del turno: { $what }.
elemental-clash-event-buffs-turn = { $cards } de { NAME($player, "la ") } ganan hasta el final del turno: { $what }.
    .player = Tus criaturas { $cards } ganan hasta el final del turno: { $what }.
elemental-clash-event-buff-round = { $card } de { NAME($player, "la ") } gana hasta el final del próximo turno: { $what }.
    .player = Tu { $card } gana hasta el final del próximo turno: { $what }.
elemental-clash-event-buff-stay = { $card } de { NAME($player, "la ") } gana: { $what }.
    .player = Tu { $card } gana: { $what }.
elemental-clash-event-destroy = Se destruye { $card } de { NAME($player, "la ") } ({ $place }).
    .player = Se destruye tu { $card } ({ $place }).
elemental-clash-event-move-hand = { $card } de { NAME($player, "la ") } vuelve a la mano.
    .player = Tu { $card } vuelve a la mano.
elemental-clash-event-move-top = { $card } de { NAME($player, "la ") } va encima del Grimorio.
    .player = Tu { $card } va encima del Grimorio.
elemental-clash-event-move-bottom = { $card } de { NAME($player, "la ") } va al fondo del Grimorio.
    .player = Tu { $card } va al fondo del Grimorio.
elemental-clash-event-move-discard = { $card } de { NAME($player, "la ") } va a los descartes.
    .player = Tu { $card } va a los descartes.
elemental-clash-event-discard = { NAME($player, "La ") } descarta { $card }.
    .player = Descartas { $card }.
elemental-clash-event-look = { NAME($player, "La ") } mira { $n ->
    [one] la carta
   *[other] las { $n } cartas
} de arriba del Grimorio.
    .player = Miras { $n ->
        [one] la carta
       *[other] las { $n } cartas
    } de arriba del Grimorio.
elemental-clash-event-looked = Ves { $cards }.
elemental-clash-event-search = { NAME($player, "La ") } toma { $card } del Grimorio.
    .player = Tomas { $card } del Grimorio.
elemental-clash-event-searched = Tomas { $card }.
elemental-clash-opened-found = { NAME($player, "La ") } toma { $card }.
    .player = Tomas { $card }.
elemental-clash-event-shuffle = { NAME($player, "La ") } baraja el Grimorio.
    .player = Barajas el Grimorio.
elemental-clash-event-discard-top = { NAME($player, "La ") } pierde { $cards } de lo alto del Grimorio.
    .player = Pierdes { $cards } de lo alto del Grimorio.
elemental-clash-event-stones = { NAME($player, "La ") } puede jugar { $n ->
    [one] una piedra más
   *[other] { $n } piedras más
} este turno.
    .player = Puedes jugar { $n ->
        [one] una piedra más
       *[other] { $n } piedras más
    } este turno.
elemental-clash-event-ask-on = A partir de ahora te pregunto por hechizos relámpago: { $window }.
elemental-clash-event-ask-off = Ya no te pregunto por hechizos relámpago: { $window }.
elemental-clash-on-play = al jugarla
elemental-clash-on-play-other = se jugó una carta
elemental-clash-on-destroy-other = se destruyó una criatura
elemental-clash-on-destroy = al destruirse
elemental-clash-on-leave = al dejar el campo
elemental-clash-on-attack = al atacar
elemental-clash-on-block = al bloquear
elemental-clash-on-hit = al golpear
elemental-clash-on-standby = Preparación
elemental-clash-on-end = final del turno
elemental-clash-on-mill = al perderse del Grimorio
elemental-clash-plus-atk = { $n } ATQ
elemental-clash-plus-def = { $n } DEF

## Cómo está la partida

elemental-clash-headline = Turno { $turn }, { $phase }
elemental-clash-headline-own = **Tu turno** { $turn }, { $phase }
elemental-clash-headline-over = Turno { $turn }
elemental-clash-wait-place = { NAME($player, "La ") } coloca criaturas.
elemental-clash-wait-move = { NAME($player, "La ") } puede reordenar sus criaturas.
elemental-clash-wait-main = Le toca jugar a { NAME($player, "la ") }.
elemental-clash-wait-attack = { NAME($player, "La ") } declara ataques.
elemental-clash-wait-block = { NAME($player, "La ") } puede bloquear.
elemental-clash-wait-window-spell = { NAME($player, "La ") } puede responder al hechizo.
elemental-clash-wait-window-combat = { NAME($player, "La ") } puede jugar un hechizo relámpago antes de las luchas.
elemental-clash-wait-window-end = { NAME($player, "La ") } puede jugar un hechizo relámpago antes de que acabe el turno.
elemental-clash-wait-divide = { NAME($player, "La ") } reparte el daño: { $n ->
    [one] queda
   *[other] quedan
} { $n }, y ahora le toca a { $place }.
elemental-clash-wait-discard = { NAME($player, "La ") } tiene que descartar.
elemental-clash-wait-target = { NAME($player, "La ") } elige { $number ->
    [1] un objetivo
   *[other] el objetivo { $number }
} para { $card }.
elemental-clash-wait-may = { NAME($player, "La ") } puede usar { $card }.
elemental-clash-wait-put = { NAME($player, "La ") } pone { $card } en un espacio.
elemental-clash-wait-choose = { NAME($player, "La ") } busca con { $card }.
elemental-clash-wait-order = { NAME($player, "La ") } elige qué habilidad va ahora.
elemental-clash-call-place = coloca tus criaturas.
elemental-clash-call-place-one = elige adónde va tu { $card }.
elemental-clash-call-place-last = elige adónde va tu { $card }. Después robas.
elemental-clash-call-move = antes de robar, cada una de tus criaturas puede moverse una vez.
elemental-clash-call-main = te toca.
elemental-clash-call-main-done = ya no se puede hacer nada en este turno: termínalo.
elemental-clash-call-attack = declara tus ataques.
elemental-clash-call-block = te atacan: elige si bloqueas.
elemental-clash-call-block-one = elige si bloqueas a { $card }.
elemental-clash-call-block-none = nadie tuyo puede bloquear. Ahora solo importa un hechizo relámpago que te traiga a quien bloquee: por los demás te pregunto otra vez antes de las luchas.
elemental-clash-call-window-spell = se lanza un hechizo: elige si respondes.
elemental-clash-call-window-combat = antes de las luchas: elige si juegas un hechizo relámpago.
elemental-clash-call-window-combat-last = las luchas van a empezar: elige si antes juegas un hechizo relámpago.
elemental-clash-call-window-end = el turno rival se acaba: elige si juegas un hechizo relámpago.
elemental-clash-call-divide = reparte el daño de tu atacante.
elemental-clash-call-discard = elige una carta que descartar.
elemental-clash-call-target = elige un objetivo.
elemental-clash-call-aim = elige { $who } { $does }.
elemental-clash-aim-creature = { $whose ->
    [own] cuál de tus criaturas
    [opp] qué criatura rival
   *[any] qué criatura
}
elemental-clash-aim-permanent = { $whose ->
    [own] cuál de tus permanentes
    [opp] qué permanente rival
   *[any] qué permanente
}
elemental-clash-aim-spell = { $whose ->
    [own] cuál de tus hechizos
    [opp] qué hechizo rival
   *[any] qué hechizo
}
elemental-clash-aim-card = { $whose ->
    [own] cuál de tus cartas
    [opp] qué carta rival
   *[any] qué carta
}
elemental-clash-aim-player = quién
elemental-clash-aim-buried = { $kind ->
    [creature] qué criatura
    [spell] qué hechizo
   *[card] qué carta
} { $whose ->
    [own] de tus descartes
    [opp] de los descartes rivales
   *[any] de los descartes
}
elemental-clash-aimed-deal = hace el daño
elemental-clash-aimed-damage = recibe el daño
elemental-clash-aimed-heal = se cura
elemental-clash-aimed-destroy = se destruye
elemental-clash-aimed-counter = se contrarresta
elemental-clash-aimed-stronger = se hace más fuerte
elemental-clash-aimed-weaker = se hace más débil
elemental-clash-aimed-hand = vuelve a la mano
elemental-clash-aimed-top = va encima del Grimorio
elemental-clash-aimed-bottom = va al fondo del Grimorio
elemental-clash-aimed-discard = va a los descartes
elemental-clash-aimed-atk = va a la zona ATQ
elemental-clash-aimed-def = va a la zona DEF
elemental-clash-aimed-other = es el objetivo
elemental-clash-call-may = elige si usas la habilidad.
elemental-clash-call-put = elige un espacio.
elemental-clash-call-put-by = elige adónde va tu { $card }: { $by } la mueve a otro espacio.
elemental-clash-call-put-lost = tu { $card } se perdió del Grimorio y puede ir a una zona: elige un espacio.
elemental-clash-call-choose-hand = { $card }: ¿qué carta de tu Grimorio tomas en tu mano?
elemental-clash-call-choose-top = { $card }: ¿qué carta va encima de tu Grimorio?
elemental-clash-call-choose-discard = { $card }: ¿qué carta de tu Grimorio va a tus descartes?
elemental-clash-call-choose-atk = { $card }: ¿qué criatura de tu Grimorio va a tu zona ATQ?
elemental-clash-call-choose-def = { $card }: ¿qué criatura de tu Grimorio va a tu zona DEF?
elemental-clash-call-order = varias habilidades a la vez: elige cuál va primero.
elemental-clash-ended-alone = El turno de { NAME($player, "la ") } acaba: no quedaba nada que hacer.
    .player = Tu turno acaba: no quedaba nada que hacer.
elemental-clash-private-hand = Tu mano: **{ $hand }**. Tu Grimorio: **{ $n }** { $n ->
    [one] carta
   *[other] cartas
}.
elemental-clash-private-deck = Juegas con el mazo **{ $deck }**.
elemental-clash-private-empty = vacía
elemental-clash-private-last-own = **Tu Grimorio está vacío: si sigue así cuando tengas que robar, pierdes.**
elemental-clash-private-last-other = **El otro Grimorio está vacío: si sigue así la próxima vez que haya que robar de él, ganas.**
elemental-clash-private-goes = ¿Adónde va tu { $card }?
elemental-clash-private-goes-draws = ¿Adónde va tu { $card }? Después robas.
elemental-clash-private-goes-moves = ¿Adónde va tu { $card }? Después puedes mover otras.
elemental-clash-private-goes-pile = ¿A qué pila va { $card }?
elemental-clash-private-goes-pile-neutral = ¿A qué pila va { $card }? Sola en una pila nueva, la deja neutral: ahí no cabe ninguna carta que necesite un elemento.
elemental-clash-private-top-own = De tu Grimorio conoces: { $cards }.
elemental-clash-private-top-other = Del Grimorio de { NAME($player, "la ") } conoces: { $cards }.
elemental-clash-private-top-entry = { $n ->
    [1] { $card } en lo alto
   *[other] { $card } en el puesto { $n } desde arriba
}
elemental-clash-private-top-bottom = { $card } en el fondo
elemental-clash-private-known = De la mano de { NAME($player, "la ") } conoces: { $cards }.
elemental-clash-private-printed = -# **{ $card }**: { $text }
elemental-clash-private-orders-never = -# Fuera de tus fases principales nunca te pregunto por hechizos relámpago; se cambia en *Cuándo preguntarme…*.
elemental-clash-private-orders-never-more = -# Tienes un hechizo relámpago, pero fuera de tus fases principales nunca te pregunto; se cambia en *Cuándo preguntarme…*, dentro de *Más*.
elemental-clash-private-orders-combat = -# Solo te pregunto por hechizos relámpago en el combate; se cambia en *Cuándo preguntarme…*.
elemental-clash-private-orders-answers = -# Te pregunto por hechizos relámpago en el combate y cuando se lanza un hechizo; se cambia en *Cuándo preguntarme…*.
elemental-clash-private-orders-always = -# Te pregunto siempre que puedes jugar un hechizo relámpago; se cambia en *Cuándo preguntarme…*.
elemental-clash-private-orders-own = -# No te pregunto en estos casos: { $windows }. Se cambia en *Cuándo preguntarme…*.
elemental-clash-orders-ask = Los hechizos relámpago se pueden jugar también fuera de tus fases principales. ¿Cuándo quieres que te pregunte? Nadie más ve lo que eliges, y vale también para tus próximas partidas.
elemental-clash-orders-kept-never = Ya no te pregunto por hechizos relámpago fuera de tus fases principales: allí siempre pasas. Vale también en tus próximas partidas; en una ya empezada, desde tu próxima decisión.
elemental-clash-orders-kept-combat = Solo te pregunto por hechizos relámpago en el combate, y en lo demás siempre pasas. Vale también en tus próximas partidas; en una ya empezada, desde tu próxima decisión.
elemental-clash-orders-kept-answers = Te pregunto por hechizos relámpago cuando se lanza un hechizo y en el combate; al final de los turnos siempre pasas. Vale también en tus próximas partidas; en una ya empezada, desde tu próxima decisión.
elemental-clash-orders-kept-always = Te pregunto siempre que puedes jugar un hechizo relámpago: cuando se lanza un hechizo, en el combate y al final de los turnos. Vale también en tus próximas partidas; en una ya empezada, desde tu próxima decisión.
elemental-clash-orders-kept-own = Vale también en tus próximas partidas; en una ya empezada, desde tu próxima decisión.
elemental-clash-orders-never = Nunca: siempre paso
elemental-clash-orders-combat = En el combate
elemental-clash-orders-answers = Hechizos y combate
elemental-clash-orders-always = Siempre: hechizos, combate, finales de turno
elemental-clash-obstacle-no-stone = -# No tienes ninguna piedra, y ninguna carta cabe en tus pilas.
elemental-clash-obstacle-block-nobody = -# No puedes bloquear: no tienes criaturas en tu zona DEF.
elemental-clash-obstacle-block-used = -# Nadie más puede bloquear: todas las criaturas de tu zona DEF bloquean ya.
elemental-clash-obstacle-block-dazed = -# Nadie puede bloquear: las criaturas aturdidas no bloquean.
elemental-clash-obstacle-block-elusive = -# No se puede bloquear a nadie: todas las criaturas que atacan son escurridizas.
elemental-clash-ask-divide-two = Daño que queda: **{ $n }**, primero a { NAME($target, "la ") }, luego a { NAME($other, "la ") }:
elemental-clash-ask-divide = { $n ->
    [one] Queda
   *[other] Quedan
} **{ $n }** de daño: ¿cuánto a { NAME($target, "la ") }?
elemental-clash-ask-discard = Un efecto te hace descartar **{ $n ->
    [one] una carta
   *[other] { $n } cartas
}**.
elemental-clash-ask-discard-card = { $card } te hace descartar **{ $n ->
    [one] una carta
   *[other] { $n } cartas
}**.
elemental-clash-ask-discard-hand = Un turno acaba con cinco cartas en la mano como máximo: descarta **{ $n ->
    [one] una carta
   *[other] { $n } cartas
}**.
elemental-clash-ask-card = > **{ $card }**: { $text }
elemental-clash-ask-target = Elige el objetivo de { $card }.
elemental-clash-ask-attacks = Elige quién ataca
elemental-clash-ask-attack-one = Elige a quién ataca { $card }
elemental-clash-result-draw-deck = Empate: ningún bando pudo robar una carta.
elemental-clash-result-draw-limit = Empate tras el último turno.
elemental-clash-result-deck = Gana { NAME($winner, "la ") } con { $cards } en el Grimorio: { NAME($loser, "la ") } tiene que robar y no puede.
    .winner = Ganas tú con { $cards } en el Grimorio: { NAME($loser, "la ") } tiene que robar y no puede.
    .loser = Gana { NAME($winner, "la ") } con { $cards } en el Grimorio: tienes que robar y no puedes.
elemental-clash-result-limit = Gana { NAME($winner, "la ") } tras el último turno con { $cards } en el Grimorio, más que { NAME($loser, "la ") }.
    .winner = Ganas tú tras el último turno con { $cards } en el Grimorio, más que { NAME($loser, "la ") }.
    .loser = Gana { NAME($winner, "la ") } tras el último turno con { $cards } en el Grimorio, más que tú.
elemental-clash-result-resign = Gana { NAME($winner, "la ") } con { $cards } en el Grimorio: { NAME($loser, "la ") } se rindió.
    .winner = Ganas tú con { $cards } en el Grimorio: { NAME($loser, "la ") } se rindió.
    .loser = Gana { NAME($winner, "la ") } con { $cards } en el Grimorio: te rendiste.

## Alrededor del juego

elemental-clash-length = unos 25 minutos, exigente: muchas cartas que conocer
elemental-clash-options = Grimorios de { $size } cartas. Pierde quien tiene que robar de un Grimorio vacío.
elemental-clash-options-mixed-hands = Manos iniciales jugables: dos o tres piedras cada una y una criatura para ellas.

## Mirar cartas

elemental-clash-page-title = ### { $card }
elemental-clash-page-text = > { $text }
elemental-clash-page-ruling = - { $text }
elemental-clash-list-none = No hay ninguna carta así.
elemental-clash-list-count = { $n ->
    [one] Una carta
   *[other] { $n } cartas
}
elemental-clash-list-page = { $count }, página { $page } de { $pages }
elemental-clash-list-head = ### { $head }
elemental-clash-list-look = Ver una carta…
elemental-clash-list-before = Página anterior
elemental-clash-list-after = Página siguiente
elemental-clash-list-any-element = Todos los elementos
elemental-clash-list-any-type = Todas las clases
elemental-clash-list-any-level = Todos los niveles
elemental-clash-list-level = Nivel { $level }
elemental-clash-list-stone = **{ $card }** (piedra): { $text }
elemental-clash-list-spell = **{ $card }** ({ $kind }, { $element } { $level }): { $text }
elemental-clash-list-creature = **{ $card }** ({ $kind }, { $element } { $level }, { $atk }/{ $def }): { $text }
elemental-clash-list-plain = **{ $card }** ({ $kind }, { $element } { $level }, { $atk }/{ $def })
elemental-clash-unseen-no-hand = -# Tu rival no tiene cartas en la mano: no puede responder.
elemental-clash-unseen-none = -# Ninguno de los hechizos relámpago que tu rival aún puede tener cabe en sus pilas.
elemental-clash-unseen-answers = -# Hechizos relámpago que tu rival puede tener en la mano, para una pila libre:
elemental-clash-unseen-taken = -# Hechizos relámpago que tu rival puede tener en la mano, aunque ahora no tiene libre ninguna pila en la que quepan:
elemental-clash-unseen-lost = -# Esto hace efecto, si tu rival quiere, cuando su Grimorio lo pierde:
elemental-clash-unseen-card = -# • **{ $card }**: { $text }
elemental-clash-lies-open = Tus descartes: { $own }. Los de tu rival: { $other }.
elemental-clash-lies-nothing = ninguno
elemental-clash-seen-asked = ### De qué se trata
elemental-clash-seen-hand = ### Tu mano
elemental-clash-seen-own = ### Tu lado
elemental-clash-seen-of = ### El lado de { NAME($player, "la ") }
elemental-clash-seen-at = { $places }: { $card }
elemental-clash-seen-signs = -# Signos: { $signs }.
elemental-clash-sign-bound = dos anillos, atada: no puede atacar
elemental-clash-sign-dazed = una espiral, aturdida: no puede bloquear
elemental-clash-sign-elusive = un ala, escurridiza: nadie puede bloquearla
elemental-clash-sign-hidden = un ojo tachado, oculta: nadie puede atacarla
elemental-clash-sign-quickattacker = un rayo, veloz: lucha enseguida desde su pila
elemental-clash-sign-warded = un escudo, protegida: su rival no puede elegirla como objetivo
elemental-clash-no-card = No conozco esa carta: elige una de la lista.
elemental-clash-ruling-stone = Una piedra va en cualquiera de tus pilas, incluso bajo una carta que ya esté allí, o empieza una nueva.
elemental-clash-ruling-any = Si la piedra de color más baja de una pila da cualquier energía, la pila admite cartas de todos los elementos.
elemental-clash-ruling-height = Cuenta como ese número de piedras, así que la pila admite enseguida niveles más altos.
elemental-clash-ruling-flash = También se puede jugar en respuesta a un hechizo, mientras bloqueas, antes de las luchas y al final de un turno.
elemental-clash-ruling-permanent = Se queda en su pila, y la ocupa, hasta que algo lo retire.
elemental-clash-ruling-spell = Solo en tus fases principales. Ocupa su pila hasta tu próxima Preparación.
elemental-clash-ruling-quickattacker = Lucha desde su pila: puede atacar enseguida y ser atacada, pero no puede bloquear.
elemental-clash-ruling-elusive = Nadie puede bloquearla. Solo cuenta el momento del bloqueo.
elemental-clash-ruling-hidden = Nadie puede atacarla. Solo cuenta el momento del ataque.
elemental-clash-ruling-warded = Tu rival no puede elegirla como objetivo; los efectos sin objetivo sí la alcanzan.
elemental-clash-ruling-bound = No puede atacar. Si la atan después de atacar, sigue luchando.
elemental-clash-ruling-dazed = No puede bloquear. Si la aturden después de bloquear, sigue luchando.
elemental-clash-ruling-PE = “Al jugarla” solo vale cuando se juega desde la mano, no cuando un efecto la pone en una zona.
elemental-clash-ruling-DE = “Al destruirse” vale cuando va del campo a tus descartes. Nadie puede responder.
elemental-clash-ruling-LE = “Al dejar el campo” vale vaya adonde vaya; una carta destruida hace ambas cosas, “al destruirse” y “al dejar el campo”.
elemental-clash-ruling-DPT = Cuando va de tu Grimorio a tus descartes, puedes poner la criatura en una zona, o lanzar el hechizo gratis. Eso no cuenta como jugarla, así que “al jugarla” no ocurre.
elemental-clash-ruling-standby = En tu propia Preparación, antes de colocar y mover criaturas.
elemental-clash-ruling-end = Al final de tu propio turno, después de que se cure todo el daño.
elemental-clash-ruling-counter = El hechizo contrarrestado va enseguida a los descartes de su dueño, y su pila vuelve a estar libre.
elemental-clash-ruling-search = Te pregunto aunque nada encaje, para que nadie sepa lo que tienes.
elemental-clash-ruling-targets = Solo se puede jugar si hay un objetivo; el que ya no esté cuando hace efecto se omite.
elemental-clash-ruling-zones = Una criatura que se pone en una zona va al espacio que elige su dueño; si no hay ninguno libre, se queda donde está.
elemental-clash-ruling-blocker = Una atacante cuya bloqueadora ya no está sigue bloqueada, y golpea al aire.

## Pintado en imágenes

elemental-clash-picture-turn = Turno { $turn }
elemental-clash-picture-turn-of = Turno { $turn }, { $player }
elemental-clash-picture-turn-own = Tu turno { $turn }
elemental-clash-picture-phase-of = Turno de { $player }
elemental-clash-picture-to-decide = decide
elemental-clash-picture-discard = descartes
    .short = desc.
elemental-clash-picture-hand = mano
elemental-clash-picture-spellbook = Grimorio
elemental-clash-picture-chain = Cadena
elemental-clash-picture-wins = gana
    .winner = ganas
elemental-clash-picture-empty = Tu mano está vacía.
elemental-clash-picture-lying = En la mesa:
elemental-clash-picture-and = y { $cards }
elemental-clash-picture-stone = Piedra elemental
elemental-clash-picture-stone-high = Piedra elemental, cuenta como { $height }
elemental-clash-picture-line = { $kind } · { $element } · nivel { $level }
elemental-clash-picture-kind-spell = Hechizo
elemental-clash-picture-kind-flash = Hechizo relámpago
elemental-clash-picture-kind-permanent = Hechizo permanente
elemental-clash-picture-tile-spell = hechizo
elemental-clash-picture-tile-flash = relám-pago
elemental-clash-picture-tile-permanent = perma-nente
elemental-clash-picture-tile-name-boughmother = Madre de las ramas
elemental-clash-picture-tile-stone = piedra
elemental-clash-picture-cover-1 = Dos magos, dos Grimorios:
elemental-clash-picture-cover-2 = que el suyo se acabe antes.
elemental-clash-picture-deck = Un mazo
elemental-clash-picture-deck-cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
elemental-clash-picture-levels = Niveles
elemental-clash-picture-cards = cartas
elemental-clash-picture-stones = piedras
elemental-clash-count-stone = { $n ->
    [one] piedra
   *[other] piedras
}
elemental-clash-count-creature = { $n ->
    [one] criatura
   *[other] criaturas
}
elemental-clash-count-spell = { $n ->
    [one] hechizo
   *[other] hechizos
}
elemental-clash-count-flash = { $n ->
    [one] relámpago
   *[other] relámpagos
}
    .short = relám.
elemental-clash-count-permanent = { $n ->
    [one] permanente
   *[other] permanentes
}
    .short = perm.
elemental-clash-picture-figure-minute-1 = una piedra da energía
elemental-clash-picture-figure-minute-2 = una criatura ataca
elemental-clash-picture-figure-minute-3 = se pierden cartas
elemental-clash-picture-figure-creature = criatura
elemental-clash-picture-figure-spell = hechizo
elemental-clash-picture-figure-flash = relámpago
elemental-clash-picture-figure-permanent = permanente
elemental-clash-picture-figure-stone = piedra
elemental-clash-picture-figure-pile-1 = la base neutral no cuenta: tierra, altura 3
elemental-clash-picture-figure-pile-2 = fuego, altura 1
elemental-clash-picture-figure-turn-standby = colocar, mover
elemental-clash-picture-figure-turn-draw = una carta
elemental-clash-picture-figure-turn-main1 = jugar
elemental-clash-picture-figure-turn-combat = atacar
elemental-clash-picture-figure-turn-main2 = jugar
elemental-clash-picture-figure-turn-end = curar, descartar
elemental-clash-picture-figure-zone-A = zona ATQ: estas atacan
elemental-clash-picture-figure-zone-D = zona DEF: estas bloquean
elemental-clash-picture-figure-zone-S = pilas: aquí se juegan cartas
elemental-clash-picture-figure-against-1 = ATQ { $atk } contra
elemental-clash-picture-figure-against-2 = ATQ { $atk }
elemental-clash-picture-figure-then = luego
elemental-clash-picture-figure-destroyed = se destruye
elemental-clash-picture-would-fall = sería destruida
elemental-clash-picture-has-fallen = recién destruida
elemental-clash-picture-figure-survive = ambas aguantan
elemental-clash-picture-figure-link = eslabón { $n }
elemental-clash-picture-figure-effect-1 = 3.º en hacer efecto
elemental-clash-picture-figure-effect-2 = 2.º en hacer efecto
elemental-clash-picture-figure-effect-3 = 1.º en hacer efecto

## Textos alternativos

elemental-clash-alt-cover = Portada de Elemental Clash: tres cartas, un draco, un hechizo relámpago y una piedra, ante los signos de tierra, aire, fuego y agua.
elemental-clash-alt-table = Elemental Clash, turno { $turn }, { $phase } de { NAME($player, "la ") }.
    .player = Elemental Clash, turno { $turn }, tu { $phase }.
elemental-clash-alt-chain = Cadena { $n }: { $card }.
elemental-clash-alt-aims = { $card } apunta a { NAME($targets, "la ") }.
elemental-clash-alt-chain-at = Cadena { $n }: { $card }, que apunta a { NAME($targets, "la ") }.
elemental-clash-alt-side = { $player }: Grimorio { $spellbook }, mano { $hand }, descartes { $discard }.
elemental-clash-alt-side-top = { $player }: Grimorio { $spellbook }, mano { $hand }, descartes { $discard }, encima { $top }.
elemental-clash-alt-zone-A = ATQ: { $cards }.
elemental-clash-alt-zone-D = DEF: { $cards }.
elemental-clash-alt-piles = Pilas: { $piles }.
elemental-clash-alt-pile = { $energy } { $height }
elemental-clash-alt-pile-with = { $energy } { $height } con { $card }
elemental-clash-alt-at = { $place } { $card }
elemental-clash-alt-creature = { $card } { $atk }/{ $def }
elemental-clash-alt-creature-damaged = { $card } { $atk }/{ $def } -{ $damage }
elemental-clash-alt-cards = { $n ->
    [one] , 1 carta
   *[other] , { $n } cartas
}
elemental-clash-alt-attack = { $attacker } ataca a { NAME($target, "la ") }{ $falls }.
elemental-clash-alt-attack-blocked = { $attacker } ataca a { NAME($target, "la ") }, y hay bloqueo{ $falls }.
elemental-clash-alt-attack-by = { $attacker } ataca a { NAME($target, "la ") }, con bloqueo de { $blockers }{ $falls }.
elemental-clash-alt-nothing = nada
elemental-clash-alt-link = eslabón { $n }
elemental-clash-alt-hand = Tu mano: { $cards }.
elemental-clash-alt-hand-empty = Tu mano está vacía.
elemental-clash-alt-in-hand = { $card } ({ $printed })
elemental-clash-alt-in-hand-ready = { $card } ({ $printed }, se puede jugar ahora)
elemental-clash-alt-in-hand-text = { $card }: { $text }
elemental-clash-alt-printed-stone = piedra
elemental-clash-alt-printed-spell = { $kind }, { $element } { $level }
elemental-clash-alt-printed-creature = { $kind }, { $element } { $level }, { $atk }/{ $def }
elemental-clash-alt-card = { $card }: { $printed }. { $text }
elemental-clash-alt-over = La partida terminó. { $result }
elemental-clash-alt-over-draw-deck = Empate: ningún bando pudo robar.
elemental-clash-alt-over-draw-limit = Empate tras el último turno.
elemental-clash-alt-over-deck = Gana { NAME($winner, "la ") }: { NAME($loser, "la ") } no pudo robar.
    .winner = Ganas tú: { NAME($loser, "la ") } no pudo robar.
    .loser = Gana { NAME($winner, "la ") }: no pudiste robar.
elemental-clash-alt-over-limit = Gana { NAME($winner, "la ") }: el Grimorio más grueso tras el último turno.
    .winner = Ganas tú: el Grimorio más grueso tras el último turno.
elemental-clash-alt-over-resign = Gana { NAME($winner, "la ") }: { NAME($loser, "la ") } se rindió.
    .winner = Ganas tú: { NAME($loser, "la ") } se rindió.
    .loser = Gana { NAME($winner, "la ") }: te rendiste.
elemental-clash-picture-left-hand = en la mano
elemental-clash-picture-left-no-hand = sin cartas en la mano
elemental-clash-picture-left-next = después: { $cards }
elemental-clash-alt-left-hand = A { NAME($player, "la ") } le quedaba en la mano: { $cards }.
    .player = Te quedaba en la mano: { $cards }.
elemental-clash-alt-left-next = Lo siguiente del Grimorio de { NAME($player, "la ") }: { $cards }.
    .player = Lo siguiente de tu Grimorio: { $cards }.
elemental-clash-alt-played = Recién jugado: { $cards }.
elemental-clash-alt-moved = Recién movido: { $cards }.
elemental-clash-alt-fell = Recién caído: { $cards }.
elemental-clash-alt-left = Ya fuera de la mesa: { $cards }.
elemental-clash-alt-lost = { NAME($player, "La ") } acaba de perder { $n ->
    [one] 1 carta
   *[other] { $n } cartas
} del Grimorio.
    .player = Acabas de perder { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    } del Grimorio.
elemental-clash-picture-over-deck = { $loser } no pudo robar
    .loser = no pudiste robar
elemental-clash-picture-over-limit = el Grimorio más grueso tras el último turno
elemental-clash-picture-over-draw-deck = ningún bando pudo robar
elemental-clash-picture-over-draw-limit = Grimorios iguales tras el último turno
elemental-clash-alt-deck = Mazo { $name }, { $cards }. Clases: { $kinds }. Niveles: { $levels }. Elementos: { $elements }. Cartas: { $list }.
elemental-clash-alt-deck-card = { $n } { $card }
elemental-clash-alt-deck-count = { $n } { $what }
elemental-clash-alt-deck-level = { $n } de { $level }
elemental-clash-alt-deck-element = { $n } { $element } ({ $stones ->
    [one] 1 piedra
   *[other] { $stones } piedras
})
elemental-clash-alt-figure-minute = Una Piedra de Marte da energía para Draco de escoria, una criatura; esta ataca, y el rival pierde cartas del Grimorio.
elemental-clash-alt-figure-kinds = Draco de escoria, una criatura; Al rojo vivo, un hechizo; Dardo de llamas, un hechizo relámpago; Forja de guerra, un permanente; una Piedra de Marte.
elemental-clash-alt-figure-pile = Dos pilas. De abajo arriba, Guijarro lunar, Piedra de Venus, Piedra de Marte: energía de tierra, altura 3. Una Piedra de Marte: energía de fuego, altura 1.
elemental-clash-alt-figure-turn = Las seis fases: Preparación (colocar, mover), Robo (una carta), Principal I (jugar), Combate (atacar), Principal II (jugar), Final (curar, descartar).
elemental-clash-alt-figure-field = Un campo en tres filas de cinco: delante la zona ATQ, A1 a A5; detrás la zona DEF, D1 a D5, y hasta cinco pilas.
elemental-clash-alt-figure-fight = { $blocker }, { $atk2 }/{ $def2 }, bloquea a { $attacker }, { $atk }/{ $def }. A la vez, la atacante hace { $atk } de daño y recibe { $atk2 }.
elemental-clash-alt-figure-chain = Una cadena de tres: Al rojo vivo es el eslabón 1, Manto de corteza responde como eslabón 2, Soplo extintor le responde como eslabón 3. El 3 hace efecto primero y el 1, el último.

# Mientras otros miran

elemental-clash-score = { $player } { $score ->
    [one] 1 carta
   *[other] { $score } cartas
}

## Grimorios

elemental-clash-deck-limits = Un Grimorio tiene 40 cartas, y tres copias de cada una como máximo; de las cuatro piedras básicas, las que quieras. Los preconstruidos tienen 17 piedras.
elemental-clash-deck-few-stones = { $stones ->
    [0] No tiene piedras; los preconstruidos tienen 17.
    [one] Solo tiene 1 piedra; los preconstruidos tienen 17.
   *[other] Solo tiene { $stones } piedras; los preconstruidos tienen 17.
}
elemental-clash-deck-no-energy = { $count ->
    [one] Ninguna de sus piedras da energía de { $elements }: una de sus cartas no encuentra pila.
   *[other] Ninguna de sus piedras da energía de { $elements }: { $count } de sus cartas no encuentran pila.
}
elemental-clash-deck-unreadable = No conozco la carta “{ $text }”. Escribe una carta por línea, como *3 Terroncito*.
elemental-clash-deck-stones = { $cards }, de ellas { $stones } piedras
elemental-clash-deck-elements = { $cards }; elementos: { $elements }
elemental-clash-about-creature = { $kind } { $level }, { $atk }/{ $def }. { $text }
elemental-clash-about-spell = { $kind } { $level }. { $text }
elemental-clash-about-kind-spell = Hechizo
elemental-clash-about-kind-flash = Relámpago
elemental-clash-about-kind-permanent = Permanente
elemental-clash-ready-deeproot = Raíz honda (tierra)
elemental-clash-ready-highwind = Vientos de altura (aire)
elemental-clash-ready-magma-road = Senda de magma (tierra y fuego)
elemental-clash-ready-stilltide = Marea quieta (agua)
elemental-clash-ready-storm-and-tide = Tormenta y marea (aire y agua)
elemental-clash-ready-wildfire = Incendio desatado (fuego)
elemental-clash-group-stones = Piedras elementales
elemental-clash-group-earth-creatures = Tierra: criaturas
elemental-clash-group-earth-spells = Tierra: hechizos
elemental-clash-group-air-creatures = Aire: criaturas
elemental-clash-group-air-spells = Aire: hechizos
elemental-clash-group-fire-creatures = Fuego: criaturas
elemental-clash-group-fire-spells = Fuego: hechizos
elemental-clash-group-water-creatures = Agua: criaturas
elemental-clash-group-water-spells = Agua: hechizos
elemental-clash-group-neutral-creatures = Neutrales: criaturas
elemental-clash-group-neutral-spells = Neutrales: hechizos

## Para quien empieza con este juego

elemental-clash-aim = vaciar el Grimorio rival. Pierde quien tiene que robar y no puede.
elemental-clash-first-game = Primera partida, con una mano jugable
elemental-clash-skipped = -# Manos iniciales: piedras y una criatura.
elemental-clash-hindered-taken = -# Todas tus pilas están ocupadas hasta tu próximo turno.
elemental-clash-hindered-taken-permanent = -# Ninguna de tus pilas está libre. Un permanente se queda en la suya para siempre: una piedra puede empezar otra pila.
elemental-clash-hindered-played = -# { $card } ya está en juego y no se retira: solo queda elegir su objetivo.
elemental-clash-hindered-pile = -# Aún no hay pila libre para: { $cards }
elemental-clash-hindered-pile-cards = { $cards } ({ $element }, altura { $height })
elemental-clash-hindered-element = -# Ninguna pila libre tiene el elemento ({ $element }) que hace falta para: { $cards }
elemental-clash-hindered-risk = -# { $n ->
    [one] { $blocker } puede bloquear y destruir a { $cards }.
   *[other] { $blocker } puede bloquear y destruir a una de estas: { $cards }
}
elemental-clash-hindered-trade = -# { $n ->
    [one] { $blocker } puede bloquear a { $cards }: caen ambas.
   *[other] { $blocker } puede bloquear a una de estas, y caen ambas: { $cards }
}
elemental-clash-hindered-window = -# No tienes ningún hechizo relámpago que se pueda jugar ahora: te pregunto igual, para que nadie lo sepa.
elemental-clash-hindered-aimless = -# Sin objetivo por ahora: { $cards }
elemental-clash-hindered-aimless-warded = -# Sin objetivo por ahora: { $cards } (una criatura protegida no se puede elegir)
elemental-clash-met-spellbook = Cada punto de daño contra ti o contra tu rival quita una carta del Grimorio.
elemental-clash-met-destroyed = Una criatura que ha recibido tanto daño como su DEF se destruye. Al final del turno se cura el daño.
elemental-clash-met-place = Tus criaturas dejan sus pilas: delante, en la zona ATQ (A), atacan; detrás, en la zona DEF (D), bloquean.
elemental-clash-met-move = Al empezar tu turno, antes de robar, cada una de tus criaturas puede ir una vez a otro espacio.
elemental-clash-met-quick = Una criatura con un rayo es veloz: ataca desde su pila, ya en el turno en que se juega.
elemental-clash-met-sign = Nuevo signo de una criatura: { $sign }.
elemental-clash-met-heal = Al curarte, las cartas de arriba de tus descartes vuelven al fondo de tu Grimorio.
elemental-clash-met-hand = Al final de tu turno te quedas con cinco cartas en la mano como mucho: el resto va a la pila de descartes.
elemental-clash-met-chain = A un hechizo se puede responder con un relámpago, y a este con otro: esa cadena hace efecto de la última carta a la primera.
elemental-clash-met-countered = Un hechizo contrarrestado no hace efecto: va a los descartes.
elemental-clash-met-stone = Puedes jugar una piedra por turno. Da energía, y en su pila caben cartas de más nivel.
elemental-clash-met-neutral = Una piedra neutral hace más alta una pila, pero no cambia su elemento. Sola en una pila nueva, no sirve para ninguna carta que necesite un elemento.
elemental-clash-met-permanent = Un hechizo permanente se queda: en su pila no cabe nada más hasta que algo lo quite.
elemental-clash-met-play = Cada carta muestra lo que necesita: una pila libre de ese elemento, al menos así de alta. Borde dorado: la hay.
elemental-clash-met-attack = Ataca a tu rival o a una criatura de su zona ATQ. En una lucha ambas criaturas hacen su ATQ de daño a la vez.
elemental-clash-met-their-block = Te atacan, como muestran las flechas rojas: tus criaturas con marco dorado pueden bloquear.
elemental-clash-met-their-play = Un hechizo relámpago también se puede jugar en el turno rival. Con *Cuándo preguntarme…*, en *Más*, decides cuándo te pregunto.
elemental-clash-reason-opens = Con esta piedra, la pila admite, de tu mano: { $cards }.
elemental-clash-reason-stone = Puedes jugar una piedra por turno, juegues lo que juegues además.
elemental-clash-reason-stone-text = La piedra también hace esto: { $text }
elemental-clash-reason-no-block = Tal como están las cartas, ninguna criatura puede bloquear este ataque.
elemental-clash-reason-outlasts = Tal como están las cartas, ninguna de las criaturas que pueden bloquear destruiría a la tuya por sí sola.
elemental-clash-reason-blocks = Tal como están las cartas, el bloqueo salva { $n ->
    [one] una carta
   *[other] { $n } cartas
} de tu Grimorio, y tu criatura aguanta.
elemental-clash-reason-quick = Una criatura veloz puede atacar en este mismo turno, desde su pila.
elemental-clash-reason-creature = La criatura espera en su pila y pasa a una zona al empezar tu próximo turno: entonces puede atacar o bloquear.
elemental-clash-reason-creature-text = Su propio efecto: { $text }
elemental-clash-reason-spell = Lo que hace el hechizo: { $text }
elemental-clash-reason-combat = Tal como están las cartas, si no hay bloqueo, tus atacantes pueden quitar { $n ->
    [one] una carta
   *[other] { $n } cartas
} del otro Grimorio.
elemental-clash-reason-combat-wins = Tal como están las cartas, así ganas ya: bloquee quien bloquee, todos tus atacantes juntos quitan las últimas cartas del otro Grimorio, y tu rival no puede robar.
elemental-clash-reason-unblocked = Si no hay bloqueo, el ataque quita { $n ->
    [one] una carta
   *[other] { $n } cartas
} del otro Grimorio.
elemental-clash-reason-defeats = Tal como están las cartas, la criatura atacada cae y la tuya aguanta.
elemental-clash-reason-falls = Tal como están las cartas, esta criatura cae.
elemental-clash-reason-end-wins = En el otro Grimorio no queda ninguna carta: tal como están las cosas, ganas en cuanto haya que robar de él.
elemental-clash-reason-atk = En la zona ATQ la criatura puede atacar en este mismo turno.
elemental-clash-reason-def = En la zona DEF nadie puede atacar a la criatura, y puede bloquear.
elemental-clash-reason-trades = Tal como están las cartas, caen las dos: una tuya por una del otro lado.
elemental-clash-reason-keeps = Lo que guardes en la mano aún se puede jugar en un turno posterior.
elemental-clash-reason-pile = { $card } ocuparía su pila toda la partida: solo podrían llegar piedras.
elemental-clash-reason-stays-def = Quien se queda en la zona DEF todavía puede bloquear en el otro turno.
elemental-clash-reason-stays-atk = Quien se queda en la zona ATQ puede atacar en este mismo turno.
elemental-clash-reason-keeps-flash = Una pila tuya queda libre: desde ella { $card } puede responder en el otro turno.
elemental-clash-reason-passes = Tu hechizo sigue en la mano: aún puede responder más tarde.
elemental-clash-reason-unharmed = Tal como están las cartas, toda criatura que bloquee sola caería.
elemental-clash-reason-discards = Ninguna pila libre tuya puede llevarla todavía.
