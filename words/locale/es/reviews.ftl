# Repasar una partida propia.
# kept: button-review-look

review-title = Repaso: { $game }
review-alone = Así solo puede repasar una partida quien la jugó. *Repetición* la muestra a todo el mundo.
review-running = Esta partida todavía no ha terminado.
review-not-yet = Todavía no puedo repasar partidas de { $game }; de { $games }, sí.
review-thinking = Recorro la partida otra vez…
review-gave = { $count ->
    [0] { $player } no regaló nada.
   *[other] { $player } regaló { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } en { $count ->
        [one] una decisión
       *[other] { $count } decisiones
    }.
}
    .player = { $count ->
    [0] No regalaste nada.
   *[other] Regalaste { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } en { $count ->
        [one] una decisión
       *[other] { $count } decisiones
    }.
}
review-unsaved = Nada de lo que tenías habría salvado la ronda { $round }.
review-costliest = Los errores más caros:
review-entry = { $number }. Ronda { $round }: { $played }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} menos que la mejor opción.
review-looked = Ronda { $round }: elegiste **{ $played }**, que vale { $worth }. **{ $best }** vale { $most }.
review-cost = Con eso regalaste { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}. Los puntos se cuentan desde tu lado, con el mejor juego de ambos bandos de ahí en adelante.
review-try = Ronda { $round }: ¿qué harías ahora?
review-best = ✅ **{ $action }**: nada vale más.
review-worse = **{ $action }** vale { $worth }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} menos que la mejor opción.
review-course = Cómo le iba a { $player }
    .player = Cómo te iba
review-course-alt = { $title }, en puntos de la ronda, decisión a decisión: { $course }. Hay una marca donde regalaste algo.
button-review = Repasar
button-review-look = { $number }: −{ $points }
button-review-next = Siguiente
button-review-again = Volver a intentarlo
