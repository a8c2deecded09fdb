# Rückschau, Filme und Spiele zum Zuschauen.
# kept: button-film watch-line watch-line-at

button-replay = Rückschau
replay-first = Anfang
replay-back = ◀ Zurück
replay-on = Weiter ▶
replay-last = Ende
replay-share = Teilen
replay-moves = Züge
replay-jump = Springen zu …
replay-round = Runde { $number }
replay-turn = Zug { $number }
replay-eyes = Mit wessen Augen
replay-eyes-spectator = wie beim Zuschauen
replay-eyes-seat = mit den Augen { NAME($player, "vom ", "von ") }
replay-eyes-all = alles offen
replay-step = Schritt { $step } von { $last }
replay-step-running = Schritt { $step } von bisher { $last }
replay-chosen = { NAME($player, "Der ") } wählt: { $choice }
replay-older = Dieser Teil des Spiels wurde nach älteren Regeln gespielt. Ich kann sagen, was geschah, es aber nicht zeichnen.
replay-not-yours = Solange dieses Spiel läuft, kannst du es nur mit deinen eigenen Augen ansehen oder so, wie alle es sehen.
replay-shared = { NAME($player, "Der ") } zeigt einen Schritt aus diesem Spiel:
replay-unknown = Ich kann dir die Spiele dieses Kanals zeigen und deine eigenen: Bitte wähle eines aus der Liste.
replay-none = Hier gibt es kein Spiel, das ich dir zeigen könnte, und du hast keins.
replay-running = { $table } (läuft noch)

# Filme

button-film = Film
film-running = Einen Film bekommt ein Spiel erst, wenn es aus ist. *Rückschau* zeigt, wie weit es ist.
film-busy = Gerade werden zu viele Filme gezeichnet. Bitte versuche es in einer Minute noch einmal.
film-failed = Diesen Film konnte ich nicht zeichnen. Bitte versuche es später noch einmal; *Rückschau* zeigt das Spiel Schritt für Schritt.
film-begins = Der Film wird gezeichnet …
film-waits = { $ahead ->
    [one] Vorher wird noch ein anderer Film gezeichnet …
   *[other] Vorher werden noch { $ahead } andere Filme gezeichnet …
}
film-progress = Der Film wird gezeichnet: { $done } von { $of } Bildern …
film-whole = { $shown ->
    [one] Das ganze Spiel in einem Bild
   *[other] Das ganze Spiel in { $shown } Bildern
}
film-part = { $shown } der { $of } Bilder des Spiels: Alle zusammen wären zu groß für Discord.
film-shared = { NAME($player, "Der ") } zeigt den Film dieses Spiels:
film-alt = Ein Film: { $game }, gespielt von { $people }, in { $shown } Bildern, jedes mit einer Zeile darüber, was geschah, und Rahmen um das, was sich geändert hat. Das letzte:

# Zuschauen

watch-title = Was hier gerade gespielt wird
watch-line = **{ $game }** · { $headline } · { $score }
watch-line-at = **{ $game }** · { $headline } · { $score } · { $place }
watch-which = Zuschauen bei …
watch-on = Weiter zuschauen
watch-follows = Diese Nachricht folgt dem Spiel eine Viertelstunde lang; *Weiter zuschauen* hängt noch eine an.
watch-none = Auf diesem Server wird nichts gespielt, was du sehen kannst. `/play` fängt ein Spiel an.
watch-nowhere = Ich zeige, was auf einem Server gespielt wird: Bitte benutze den Befehl dort.
