# Repasar una partida propia.
# kept: button-review-look

review-title = Repaso: { $game }
review-alone = Así solo puede repasar una partida quien la jugó. *Repetición* la muestra a todo el mundo.
review-running = Esta partida todavía no ha terminado.
review-thinking = Recorro la partida otra vez…
review-progress = Recorro la partida otra vez: decisión { $done } de { $of }…
review-waits = { $ahead ->
    [one] Antes repaso otra partida…
   *[other] Antes repaso otras { $ahead } partidas…
}
review-busy = Ahora mismo repaso demasiadas partidas. Vuelve a intentarlo en un minuto.
review-failed = No pude repasar esta partida. Vuelve a intentarlo; *Repetición* la muestra paso a paso.
review-gave = { $count ->
    [0] { NAME($player, "La ") } no regaló nada.
    [one] { NAME($player, "La ") } regaló algo una vez.
   *[other] { NAME($player, "La ") } regaló algo { $count } veces.
}
    .player = { $count ->
    [0] No regalaste nada.
    [one] Regalaste algo una vez.
   *[other] Regalaste algo { $count } veces.
}
review-gave-won = { $count ->
    [0] No regalaste nada.
    [one] Ganaste de todos modos; una vez pudiste sumar más puntos.
   *[other] Ganaste de todos modos; { $count } veces pudiste sumar más puntos.
}
review-stands = { $count ->
    [0] ningún punto
    [one] 1 punto para { NAME($player, "la ") }
   *[other] { $count } puntos para { NAME($player, "la ") }
}
    .player = { $count ->
    [0] ningún punto
    [one] 1 punto para ti
   *[other] { $count } puntos para ti
}
review-unsaved = Nada de lo que podías hacer habría salvado la ronda { $round }.
review-known = Probabilidades según lo que podías ver entonces, si todos siguen como la máquina en nivel difícil; *Repetición* muestra lo que estaba oculto.
review-curve = Puntos de la ronda, si desde ahí ambos bandos juegan lo mejor posible: por encima de 0 los tuyos, por debajo los de { NAME($other, "la ") }. Un punto rojo: ahí regalaste algunos.
review-defended = Una derrota bien defendida: nada de lo que podías saber habría ayudado mucho.
review-nothing = Ninguna de tus jugadas te costó mucho.
review-none = La partida terminó antes de que decidieras nada.
review-turned = Lo que decidió: { $where }: **{ $played }**, { $worth }. Cualquier otra opción: como mucho, { $next }.
review-turned-chance = El punto de inflexión: { $where }: **{ $played }**. Tus posibilidades eran del { $before } % antes y del { $after } % en tu siguiente decisión.
review-well = También bien jugado:
review-well-entry = - { $where }: { $played }, { $worth } (si no, { $next })
review-well-entry-chance = - { $where }: { $played } ({ $before } % → { $after } %)
review-costliest = Los errores más caros:
review-costliest-of = Lo que más costó, { $count } de { $of }:
review-costliest-won = Donde pudiste sumar más puntos:
review-costliest-of-won = Donde pudiste sumar más puntos, { $count } de { $of }:
review-entry = { $number }. { $where }: { $played } ({ $worth }). Mejor: { $best } ({ $most }).
review-in-step = { $where }, paso { $step }
review-entry-chance = { $number }. { $where }: { $played } (−{ $points } %). Mejor: { $best }
review-looked = { $where }. Jugaste **{ $played }**: { $worth }.
    Mejor era **{ $best }**: { $most }.
review-looked-chance = { $where }. **{ $played }**, tu elección: un { $worth } % de probabilidades de ganar. **{ $best }**, la elección de la máquina en nivel difícil: un { $most } %.
review-cost = -# Puntos de la ronda, si desde ahí ambos bandos juegan lo mejor posible.
review-went = En la partida: { $stands }.
review-proved = **{ $best }** ganaba la ronda con seguridad, sin importar lo que estuviera oculto.
review-try = { $where }: ¿qué harías ahora?
review-best = ✅ **{ $action }**: nada vale más.
review-best-chance = ✅ **{ $action }**: no encuentro nada mejor.
review-worse = **{ $action }**: { $worth }. Lo mejor: { $most }.
review-worse-chance = **{ $action }**: un { $worth } % de probabilidades de ganar, un { $points } % menos que la mejor opción.
review-course = Cómo le iba a { NAME($player, "la ") }
    .player = Cómo te iba
review-course-alt = { $title }, en puntos de la ronda, decisión a decisión, con un menos cuando son de la otra parte: { $course }. Hay una marca donde regalaste algo.
review-course-alt-chance = { $title }, en porcentaje, decisión a decisión: { $course }. Hay una marca en lo que más te costó.
review-picture-chance = Probabilidad de ganar
review-picture-points = Puntos de la ronda
review-picture-sides = sobre 0: puntos para ti · bajo 0: puntos para { NAME($other, "la ") }
review-picture-decisions = Decisiones
review-picture-percent = { $value } %
button-review = Repasar
button-review-look = Decisión { $number }
button-review-look-chance = { $number }: −{ $points } %
button-review-next = Siguiente
button-review-again = Volver a intentarlo
button-review-replay = Ver en la repetición
