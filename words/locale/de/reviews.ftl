# Der Blick zurück auf ein eigenes Spiel.
# kept: button-review-look

review-title = Analyse: { $game }
review-alone = So zurückblicken kann nur, wer selbst mitgespielt hat. *Rückschau* zeigt das Spiel allen.
review-running = Dieses Spiel ist noch nicht aus.
review-thinking = Ich gehe das Spiel noch einmal durch …
review-progress = Ich gehe das Spiel noch einmal durch: Entscheidung { $done } von { $of } …
review-waits = { $ahead ->
    [one] Vorher gehe ich noch ein anderes Spiel durch …
   *[other] Vorher gehe ich noch { $ahead } andere Spiele durch …
}
review-busy = Gerade analysiere ich zu viele Spiele. Bitte versuche es in einer Minute noch einmal.
review-failed = Dieses Spiel konnte ich gerade nicht analysieren. Bitte versuche es noch einmal; *Rückschau* zeigt es Schritt für Schritt.
review-gave = { $count ->
    [0] { NAME($player, "Der ") } hat nichts verschenkt.
    [one] { NAME($player, "Der ") } hat einmal etwas verschenkt.
   *[other] { NAME($player, "Der ") } hat { $count }-mal etwas verschenkt.
}
    .player = { $count ->
    [0] Du hast nichts verschenkt.
    [one] Du hast einmal etwas verschenkt.
   *[other] Du hast { $count }-mal etwas verschenkt.
}
review-gave-won = { $count ->
    [0] Du hast nichts verschenkt.
    [one] Du hast trotzdem gewonnen; einmal waren mehr Punkte möglich.
   *[other] Du hast trotzdem gewonnen; { $count }-mal waren mehr Punkte möglich.
}
review-stands = { $count ->
    [0] keine Punkte
    [one] 1 Punkt für { NAME($player, "den ") }
   *[other] { $count } Punkte für { NAME($player, "den ") }
}
    .player = { $count ->
    [0] keine Punkte
    [one] 1 Punkt für dich
   *[other] { $count } Punkte für dich
}
review-unsaved = Runde { $round } hättest du auch anders nicht retten können.
review-known = Chancen nach dem, was du damals sehen konntest, wenn alle wie der Computer (schwer) weiterspielen; was verdeckt lag, zeigt *Rückschau*.
review-curve = Punkte der Runde, wenn von da an beide am besten spielen: über 0 deine, unter 0 die von { NAME($other, "dem ") }. Ein roter Punkt: Da hast du welche verschenkt.
review-defended = Gut verteidigt und doch verloren: Nichts, was du wissen konntest, hätte viel geholfen.
review-nothing = Keine deiner Aktionen hat dich viel gekostet.
review-none = Das Spiel war zu Ende, bevor du etwas entschieden hattest.
review-turned = Was es entschied: { $where }: **{ $played }**, { $worth }. Alles andere: bestenfalls { $next }.
review-turned-chance = Der Wendepunkt: { $where }: **{ $played }**. Deine Chancen: davor { $before } %, bei deiner nächsten Entscheidung { $after } %.
review-well = Auch gut gespielt:
review-well-entry = - { $where }: { $played }, { $worth } (sonst { $next })
review-well-entry-chance = - { $where }: { $played } ({ $before } % → { $after } %)
review-costliest = Am teuersten war:
review-costliest-of = Das Teuerste, { $count } von { $of }:
review-costliest-won = Wo mehr Punkte möglich waren:
review-costliest-of-won = Wo mehr Punkte möglich waren, { $count } von { $of }:
review-entry = { $number }. { $where }: { $played } ({ $worth }). Besser: { $best } ({ $most }).
review-in-step = { $where }, Schritt { $step }
review-entry-chance = { $number }. { $where }: { $played } (−{ $points } %). Besser: { $best }
review-looked = { $where }. Du hast **{ $played }** gespielt: { $worth }.
    Besser war **{ $best }**: { $most }.
review-looked-chance = { $where }: Du hast **{ $played }** gewählt, Gewinnchance { $worth } %. Der Computer (schwer) hätte **{ $best }** gewählt, Gewinnchance { $most } %.
review-cost = -# Punkte der Runde, wenn von da an beide am besten spielen.
review-went = Im Spiel: { $stands }.
review-proved = **{ $best }** hätte die Runde sicher gewonnen, was auch immer verdeckt lag.
review-try = { $where }: Was würdest du jetzt tun?
review-best = ✅ **{ $action }**: Nichts ist mehr wert.
review-best-chance = ✅ **{ $action }**: Etwas Besseres finde ich nicht.
review-worse = **{ $action }**: { $worth }. Am besten wäre: { $most }.
review-worse-chance = **{ $action }**: Gewinnchance { $worth } %, { $points } % weniger als die beste Aktion.
review-course = Wie es für { NAME($player, "den ") } stand
    .player = Wie es für dich stand
review-course-alt = { $title }, in Punkten der Runde, Entscheidung für Entscheidung, mit einem Minus, wo sie an die andere Seite gehen: { $course }. Markiert ist, wo du etwas verschenkt hast.
review-course-alt-chance = { $title }, in Prozent, Entscheidung für Entscheidung: { $course }. Markiert ist, was dich am meisten gekostet hat.
review-picture-chance = Gewinnchance
review-picture-points = Punkte in der Runde
review-picture-sides = über 0: Punkte für dich · unter 0: Punkte für { NAME($other, "den ") }
review-picture-decisions = Entscheidungen
review-picture-percent = { $value } %
button-review = Analyse
button-review-look = Entscheidung { $number }
button-review-look-chance = { $number }: −{ $points } %
button-review-next = Weiter
button-review-again = Noch einmal
button-review-replay = In der Rückschau zeigen
