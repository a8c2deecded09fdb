# Der Blick zurück auf ein eigenes Spiel.
# kept: button-review-look

review-title = Analyse: { $game }
review-alone = So zurückblicken kann nur, wer selbst mitgespielt hat. *Rückschau* zeigt das Spiel allen.
review-running = Dieses Spiel ist noch nicht aus.
review-not-yet = { $game } kann ich noch nicht analysieren; bei { $games } kann ich es.
review-thinking = Ich gehe das Spiel noch einmal durch …
review-gave = { $count ->
    [0] { $player } hat nichts verschenkt.
   *[other] { $player } hat { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } verschenkt, mit { $count ->
        [one] einer Entscheidung
       *[other] { $count } Entscheidungen
    }.
}
    .player = { $count ->
    [0] Du hast nichts verschenkt.
   *[other] Du hast { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } verschenkt, mit { $count ->
        [one] einer Entscheidung
       *[other] { $count } Entscheidungen
    }.
}
review-unsaved = Runde { $round } hättest du auch anders nicht retten können.
review-costliest = Am teuersten war:
review-entry = { $number }. Runde { $round }: { $played }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} weniger als die beste Aktion.
review-looked = Runde { $round }: Du hast **{ $played }** gewählt, das ist { $worth } wert. **{ $best }** ist { $most } wert.
review-cost = Damit hast du { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} verschenkt. Gezählt wird aus deiner Sicht, als spielten von da an beide bestmöglich.
review-try = Runde { $round }: Was würdest du jetzt tun?
review-best = ✅ **{ $action }**: Nichts ist mehr wert.
review-worse = **{ $action }** ist { $worth } wert, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} weniger als die beste Aktion.
review-course = Wie es für { $player } stand
    .player = Wie es für dich stand
review-course-alt = { $title }, in Punkten der Runde, Entscheidung für Entscheidung: { $course }. Markiert ist, wo du etwas verschenkt hast.
button-review = Analyse
button-review-look = { $number }: −{ $points }
button-review-next = Weiter
button-review-again = Noch einmal
