# Acertijos: para los ojos de una sola persona, y uno al día en un canal.
# kept: puzzle-solver

puzzles-title = Acertijos
puzzles-about = La solución de cada acertijo está demostrada: vale sea lo que sea lo oculto y haga lo que haga tu rival.
puzzles-which = ¿De qué juego?
puzzles-none = Todavía no hay acertijos de { $game }.
puzzles-none-at-all = Aquí todavía no hay acertijos.
puzzles-all-tried = Ya no quedan acertijos sobre esto. Elige otro motivo, u otro juego.
puzzles-standing = { $game }: { $rating }, { $solved } de { $tries } resueltos al primer intento
puzzles-streak = { $count ->
    [one] Llevas una racha de un día. Resuelve otro el día siguiente.
   *[other] Llevas { $count } días seguidos resolviendo uno; se puede faltar un día a la semana.
}
puzzles-best = Tu racha más larga: { $count } días.
puzzle-gone = Este acertijo ya no está. Con { $command } recibes otro.
puzzle-moved-on = Seguiste con este acertijo en otro sitio, o empezaste otro. *Volver a intentarlo* lo empieza de nuevo.
puzzle-too-long = No pude calcular a tiempo qué sale de esto. Pulsa otra vez.

puzzle-title = Acertijo de { $game } { $stars }
puzzle-solver = Noa
# Whoever plays against the reader of a puzzle: no name of anybody.
puzzle-opponent = Contraparte
puzzle-known = Este ya lo habías intentado, así que no cuenta.
puzzle-goes-on = Sigue siendo seguro. ¿Cómo continúas?
puzzle-any-answer = Donde valía cualquier respuesta, se dio por ti la más sencilla.

puzzle-right = ✅ **Correcto: { $action }**
puzzle-wrong = ❌ **No es seguro: { $action }**
puzzle-shown = **La respuesta: { $action }**
puzzle-solved = ✅ **Resuelto.** { $idea }
puzzle-shown-idea = **La respuesta:** { $idea }
puzzle-refuted = Así puede salir mal:
puzzle-line = Así continúa, si tu rival aguanta todo lo que puede:
puzzle-line-try = Así puede intentarlo tu rival, por ejemplo:
puzzle-line-nearest = Con **{ $hand }** es como tu rival está más cerca de salvarse. Así continúa entonces:
puzzle-line-attack = Este es el ataque más peligroso de tu rival, y no te quita nada:
puzzle-line-worst = Ni siquiera la mejor orden de tu rival lo impide:
puzzle-beside = *{ $action }*: ¿por qué no? { $why }
puzzle-branches = Tu rival tiene { $count } respuestas, y todas pierden.
puzzle-branches-told = Tu rival tiene { $count } respuestas, y todas pierden: { $told }.
puzzle-branch = tras { $answer } sigues con { $next }
puzzle-branch-theirs = tras { $answer } ataca, en vano
puzzle-worlds = Vale contra cada una de las { $count } manos que puede tener tu rival.
puzzle-worlds-elemental = Vale para cada una de las { $count } formas en que pueden estar sus piezas.
puzzle-worlds-realm-of-the-defenders = Vale contra cada una de las { $count } reservas de Poder que puede tener tu rival, contadas con y sin Reina donde importa; el resto de su mano no cambia nada.
puzzle-motif = Motivo: { $motif }.
puzzle-rating = Puntuación en acertijos de { $game }: { $before } → { $after }
puzzle-streak = { $count ->
    [one] Primer día de una racha
   *[other] { $count } días seguidos
}
puzzle-not-counted = Solo cuenta el primer intento.

button-puzzles = Acertijos
button-puzzle = Acertijo
button-puzzle-again = Volver a intentarlo
button-puzzle-show = Mostrar la solución
button-puzzle-position = Ver otra vez la posición
button-puzzle-next = Siguiente
button-puzzle-games = Otros juegos
button-puzzle-day = Acertijo del día
puzzle-themes = El siguiente, sobre…
puzzle-themes-any = Cualquier cosa

## Lo que se pregunta

puzzle-elements-win-round = Una acción gana esta ronda con seguridad, tenga lo que tenga tu rival y haga lo que haga. ¿Cuál?
puzzle-elemental-defenders-win-round = Una carta gana esta ronda con seguridad, haga lo que haga tu rival después. ¿Cuál?
puzzle-elemental-lose-nothing = Con una orden ninguna pieza tuya pierde energía en esta ronda, ordene lo que ordene tu rival y sean cuales sean sus piezas. ¿Cuál?
puzzle-elemental-strike = Una orden le quita con seguridad energía a tu rival en esta ronda, __te cueste lo que te cueste__, ordene lo que ordene y sean cuales sean sus piezas. ¿Cuál?
puzzle-elemental-strike-unhurt = Una orden le quita con seguridad energía a tu rival en esta ronda, __y ninguna a ti__, ordene lo que ordene y sean cuales sean sus piezas. ¿Cuál?
puzzle-elemental-strike-more = Una orden le quita con seguridad __más__ energía a tu rival __que a ti__ en esta ronda, o gana, ordene lo que ordene y sean cuales sean sus piezas. ¿Cuál?
puzzle-elemental-claim = Una orden toma con seguridad un cristal en esta ronda, ordene lo que ordene tu rival y sean cuales sean sus piezas. ¿Cuál?
puzzle-elemental-win = Una orden gana la partida en esta ronda, ordene lo que ordene tu rival y sean cuales sean sus piezas. ¿Cuál?
puzzle-elemental-clash-empty-spellbook = Tu rival juega con { $deck }. No le dejes ninguna carta que robar después de este turno, tenga lo que tenga de ese mazo y responda lo que responda. Juegas el turno entero; vale cualquier camino que siga siendo seguro.
puzzle-realm-of-the-defenders-survive = Te queda una Fortaleza. Juega este turno, y tus respuestas en el de tu rival, de modo que resista con seguridad, tenga lo que tenga tu rival y robe lo que robe. Vale cualquier camino que siga siendo seguro.
puzzle-realm-of-the-defenders-rules = Cada atacante le cuesta a tu rival una carta de Poder. Una pérdida se lleva todo tu Coraje si no alcanza, y tu Fortaleza solo si no tienes nada de Coraje. El poder de una Reina le cuesta a tu rival 15 de Coraje y la Reina, y te quita una carta de Coraje o de Poder.

## Por qué falla

puzzle-missing-yielded = Quien cede regala la ronda.
puzzle-missing-no-way-left = Tu rival puede tener **{ $hand }**. Entonces te quedas sin nada que hacer y solo puedes ceder.
puzzle-missing-low-knock = Tu rival puede tener **{ $hand }**. Entonces tu cierre con { $own } no basta contra { $theirs } (límite { $limit }).
puzzle-missing-their-knock = Tu rival puede tener **{ $hand }**. Entonces cierra antes que tú con { $theirs } y gana: el límite es { $limit } y tu suma, { $own }.
puzzle-missing-tie = Si cada cual juega sus mejores cartas, la ronda acaba en empate.
puzzle-missing-round-lost = Si cada cual juega sus mejores cartas, pierdes la ronda.
puzzle-missing-beaten = Entonces pierdes la partida.
puzzle-missing-no-crystal = Entonces no tomas ningún cristal.
puzzle-missing-not-won = Entonces la partida no está ganada.
puzzle-missing-lost = Entonces una de tus piezas pierde energía.
puzzle-missing-nothing-taken = Entonces ninguna pieza rival pierde energía.
puzzle-missing-lost-too = Entonces tu rival pierde energía, pero tú también.
puzzle-missing-not-more = Entonces tu rival no pierde más que tú.
puzzle-missing-cards-left = { $count ->
    [one] Queda una carta en el Grimorio rival, así que puede robar.
   *[other] Quedan { $count } cartas en el Grimorio rival, así que puede robar.
}
puzzle-missing-fallen = Entonces cae tu última Fortaleza.

## La idea en una frase

idea-starved = Si tu rival aguanta, acaba sin nada que hacer y tiene que ceder.
idea-shut-out = El límite es ahora { $limit } y el frente rival ya suma { $front }. Lo que juegue tu rival lo vuelves a tomar: nunca puede cerrar y al final tiene que ceder.
idea-shut-out-later = Vuelve a tomar lo que juegue tu rival: más tarde su frente ya suma { $front } y pasa del límite de { $limit }. Entonces no puede cerrar y al final tiene que ceder.
idea-knock-next = Haga lo que haga, cierras en tu próximo turno y ganas.
idea-knock-later = Contra la mano de abajo, al final cierras: { $own } contra { $theirs }, límite { $limit }.
idea-too-high = Tu rival no puede cerrar ahora: tiene al menos { $least }, por encima del límite de { $limit }.
idea-exact = Tu suma es ahora { $sum }, justo el límite. Si tu rival cierra, tiene menos o lo mismo, y el empate es tuyo.
idea-too-low = Tu rival no puede ganar cerrando ahora: dentro del límite de { $limit } tiene { $most } como mucho, y tú { $sum }.
idea-too-low-level = Tu rival no puede ganar cerrando ahora: dentro del límite de { $limit } tiene { $most } como mucho, igual que tú, y el empate es tuyo.
idea-knock-now = Cuenta lo que no se ha visto: dentro del límite de { $limit } tu rival tiene { $most } como mucho, y tú { $sum }. Cualquier otra mano suma { $least } o más y pasa del límite.
idea-knock-now-below = Cuenta lo que no se ha visto: tu rival tiene { $most } como mucho, y tú { $sum }.
idea-knock-now-above = Cuenta lo que no se ha visto: tu rival tiene al menos { $least }, por encima del límite de { $limit }.
idea-force-and-keep = Solo sirve una carta rival, y después vuelves a atacar.
idea-force-and-give = Solo sirve una carta rival: tiene que gastarla, aunque después ataque.
idea-keep-the-attack = Responda lo que responda, vuelves a atacar.
idea-give-the-attack-away = Responda lo que responda, después te ataca, y aquí eso te ayuda.
idea-either-way = La respuesta decide quién ataca después, y ganas de las dos formas.
idea-challenge = Tiene que ser un Desafío: ningún ataque normal gana.
idea-answer-and-wait = Dejas que te ataquen otra vez y conservas lo que necesitas para eso.
idea-answer-and-attack = Con esta respuesta, atacas después.
idea-the-right-pile = Importa a qué pila va una carta.
idea-the-right-card = Hace falta otra carta que la primera en que se piensa.
idea-in-order = Importa qué va primero: lo mismo en otro orden no basta.
idea-cards-first = Primero las cartas, luego el ataque.
idea-attack-first = Primero el ataque, luego las cartas.
idea-the-right-target = Importa a quién apunta un efecto.
idea-clear-the-way = Primero hay que quitar de en medio a quien podría bloquear.
idea-hold-one-back = No atacan todas las que podrían.
idea-everybody-attacks = Hace falta una atacante más de lo que parece.
idea-keep-the-card = Una carta que podrías jugar se queda en tu mano.
idea-the-right-moment = Un hechizo tiene que llegar justo en el momento oportuno.
idea-the-right-choice = Lo decide lo que eliges con un efecto.

## Motivos

theme-starved = sin nada que jugar
theme-shut-out = tomar hasta que el frente rival por sí solo pase del límite
theme-long = un camino largo
theme-knock = el cierre
theme-knock-now = cerrar ya
theme-take-from-above = tomar mientras tu suma pasa del límite
theme-take-while-under = tomar mientras tu suma no pasa del límite
theme-play-the-lowest = jugar tu carta más baja
theme-play-the-highest = jugar tu carta más alta
theme-play-between = no jugar ni tu carta más baja ni la más alta
theme-the-exact-limit = jugar hasta que tu suma sea justo el límite
theme-discard = descartar un 6
theme-discard-to-the-limit = descartar hasta que tu suma sea justo el límite
theme-advanced = el juego avanzado
theme-force-and-keep = una sola respuesta, y vuelves a atacar
theme-force-and-give = una sola respuesta, y te atacan
theme-keep-the-attack = conservar el ataque
theme-give-the-attack-away = regalar el ataque
theme-either-way = ataque quien ataque después
theme-the-mystic = el Místico
theme-challenge = un Desafío
theme-answer-and-wait = responder y esperar
theme-answer-and-attack = responder y atacar
theme-the-weakest-answer = la respuesta más débil
theme-dash = una carrera
theme-move = un paso
theme-lose-nothing = conservar tu energía
theme-strike = quitar energía
theme-strike-unhurt = quitar energía sin perderla
theme-strike-more = quitar más de la que pierdes
theme-claim = tomar un cristal
theme-the-king = el rey
theme-win = ganar la partida
theme-substitute = una sustitución
theme-teleport = un teletransporte
theme-with-a-stone = con una piedra
theme-quick-attack = un ataque veloz
theme-several-cards = varias cartas
theme-push = un refuerzo
theme-strike-down = abatir
theme-send-away = sacar del campo
theme-answered = con respuesta rival
theme-burn = daño directo
theme-another-body = otra atacante
theme-hold-back = debilitar
theme-fetch = buscar cartas
theme-against-a-flash = a pesar de un hechizo relámpago
theme-against-a-trigger = a pesar de una carta que se dispara
theme-the-right-pile = la pila correcta
theme-the-right-card = la carta correcta
theme-in-order = el orden correcto
theme-cards-first = las cartas antes del ataque
theme-attack-first = el ataque antes de las cartas
theme-the-right-target = el objetivo correcto
theme-clear-the-way = abrir el camino
theme-hold-one-back = no todas atacan
theme-everybody-attacks = una atacante más
theme-keep-the-card = una carta guardada en la mano
theme-the-right-moment = el momento oportuno
theme-the-right-choice = la elección correcta
theme-deploy = desplegar
theme-which-courage = qué Coraje
theme-no-courage = sin Coraje al empezar
theme-several-powers = contra varias cartas de Poder
theme-one-power = contra una carta de Poder
theme-all-courage = todo el Coraje
theme-sacrifice = un sacrificio
theme-retaliate = contraatacar
theme-against-the-queen = contra la Reina
theme-with-an-elder = con un Anciano

## El acertijo del día, en un canal

daily-title = Acertijo del día: { $game } { $stars }
daily-nobody = Todavía no lo ha intentado nadie.
daily-tried = { $tried ->
    [one] Una persona lo ha intentado
   *[other] { $tried } personas lo han intentado
}, { $solved ->
    [0] y nadie lo resolvió
    [one] y una lo resolvió
   *[other] y { $solved } lo resolvieron
} al primer intento.
daily-solution = La respuesta: **{ $action }**
daily-solvers = Lo resolvieron al primer intento: { $people }.
daily-unnamed = { $count ->
    [one] una persona más
   *[other] { $count } más
}
daily-solver = { $player } ({ $count } días seguidos)
daily-before = [El acertijo anterior]({ $link }): { $result }
daily-alt = Le toca a { $player }:
daily-over = Acertijo de otro día: { $game } { $stars }
button-daily-solve = Resolver
button-daily-look = Intentarlo
