# Repeticiones, películas y partidas que mirar.

button-replay = Repetición
replay-first = Primero
replay-back = ◀ Anterior
replay-on = Siguiente ▶
replay-last = Último
replay-share = Compartir
replay-moves = Jugadas
replay-close = Cerrar
moves-key-elemental-defenders = -# `F4` ataca, `F4!` es un Desafío, `=F4` responde, `*F4` es el Mediador.
moves-key-elemental-defenders-basic = -# `F4` ataca, `=F4` responde.
moves-key-elemental = -# `3-e4` mueve la pieza 3, `3--e5` hace una carrera, un `+` detrás cura; `3^` teletransporta, `3/5` cambian de sitio, `3!` invoca, `3@e4` aterriza.
moves-key-realm-of-the-defenders = -# `+QS` despliega un Defensor, `#7` es el Defensor de ese número; `x#9` ataca al Defensor 9, `xrealm` al reino mismo. S, C, D y H son ♠, ♣, ♦ y ♥, `X1` es un Anciano.
moves-key-elemental-clash = -# Un lugar es el asiento (0 o 1), A, D o S (zona de ataque, zona de defensa, pilas) y un número; `1P` es la persona. `stone mars/2` es una Piedra elemental en la pila 2, `0S2>0A1` coloca una criatura, `0A1-0A2` la mueve, `0A1 x 1P` ataca, `1D1=0A1` bloquea, `@` nombra un objetivo.
replay-jump = Saltar a…
replay-round = Ronda { $number }
replay-turn = Turno { $number }
replay-eyes = ¿Con los ojos de quién?
replay-eyes-spectator = como la vio el público
replay-eyes-seat = como la vio { NAME($player, "la ") }
    .player = como la viste tú
replay-eyes-all = con todo a la vista
replay-step = Paso { $step } de { $last }
replay-step-running = Paso { $step } de { $last } hasta ahora
replay-step-undone = Jugada deshecha, después del paso { $step } de { $last }
moves-taken-back = (deshecha)
moves-page = Página { $page } de { $pages }
replay-chosen = { NAME($player, "La ") } elige: { $choice }
replay-your-turn = Era tu turno.
    .player = Eliges: { $choice }
replay-own = Tu partida más reciente; en `table` hay otras.
replay-here = Aún no tienes partidas propias: esta es la más reciente de aquí.
replay-older = Esta parte de la partida se jugó con reglas más antiguas. Puedo contar lo que pasó, pero no dibujarlo.
replay-not-yours = Mientras la partida está en curso, solo puedes mirarla con tus propios ojos o como público.
replay-shared = { NAME($player, "La ") } muestra un paso de esta partida:
replay-unknown = Puedo mostrar las partidas de este canal y las tuyas: elige una de la lista.
replay-none = Aquí no hay ninguna partida que pueda mostrarte, y tú tampoco tienes.
replay-running = { $table } (en curso)

# Películas

button-film = Película
film-running = Una partida tiene película cuando termina. *Repetición* muestra hasta dónde ha llegado.
film-busy = Ahora mismo se dibujan demasiadas películas. Vuelve a intentarlo en un minuto.
film-failed = No pude dibujar esta película. Vuelve a intentarlo más tarde; *Repetición* muestra la partida paso a paso.
film-begins = Dibujando la película…
film-waits = { $ahead ->
    [one] Antes se dibuja otra película…
   *[other] Antes se dibujan otras { $ahead } películas…
}
film-progress = Dibujando la película: { $done } de { $of } imágenes…
film-whole = { $shown ->
    [one] La partida entera en una imagen
   *[other] La partida entera en { $shown } imágenes
}
film-part = { $shown } de las { $of } imágenes de la partida: todas serían demasiado para Discord.
film-shared = { NAME($player, "La ") } muestra la película de esta partida:
film-alt = Una película de { $game } con { $people }, en { $shown } imágenes, cada una con una línea sobre lo que pasó. La última:

# Mirar

watch-title = Partidas en curso aquí
watch-line = **{ $game }** · { $headline } · { $score }
watch-line-at = **{ $game }** · { $headline } · { $score } · { $place }
watch-which = Mirar…
watch-on = Seguir mirando
watch-follows = Este mensaje sigue la partida durante un cuarto de hora; *Seguir mirando* añade otro.
watch-none = En este servidor no hay en curso ninguna partida que puedas ver. `/play` empieza una.
watch-nowhere = Muestro las partidas de un servidor: usa el comando en uno de sus canales.
