# Rückschau, Filme und Spiele zum Zuschauen.
# kept: button-film watch-line watch-line-at

button-replay = Rückschau
replay-first = Anfang
replay-back = ◀ Zurück
replay-on = Weiter ▶
replay-last = Ende
replay-share = Teilen
replay-moves = Züge
replay-close = Schließen
moves-key-elemental-defenders = -# `F4` greift an, `F4!` ist eine Forderung, `=F4` antwortet, `*F4` ist der Vermittler.
moves-key-elemental-defenders-basic = -# `F4` greift an, `=F4` antwortet.
moves-key-elemental = -# `3-e4` zieht Figur 3, `3--e5` sprintet, ein `+` dahinter heilt; `3^` teleportiert, `3/5` tauschen die Plätze, `3!` beschwört, `3@e4` landet.
moves-key-realm-of-the-defenders = -# `+QS` stellt einen Verteidiger auf, `#7` ist der Verteidiger dieser Nummer; `x#9` greift Verteidiger 9 an, `xrealm` das Reich selbst. S, C, D und H sind ♠, ♣, ♦ und ♥, `X1` ist ein Altmeister.
moves-key-elemental-clash = -# Ein Ort ist der Platz (0 oder 1), A, D oder S (Angriffszone, Verteidigungszone, Stapel) und eine Zahl; `1P` steht für die Person. `stone mars/2` ist ein Elementstein auf Stapel 2, `0S2>0A1` stellt eine Kreatur auf, `0A1-0A2` verschiebt sie, `0A1 x 1P` greift an, `1D1=0A1` blockt, `@` nennt ein Ziel.
replay-jump = Springen zu …
replay-round = Runde { $number }
replay-turn = Zug { $number }
replay-eyes = Mit wessen Augen
replay-eyes-spectator = wie beim Zuschauen
replay-eyes-seat = mit den Augen { NAME($player, "vom ", "von ") }
    .player = mit deinen Augen
replay-eyes-all = alles offen
replay-step = Schritt { $step } von { $last }
replay-step-running = Schritt { $step } von bisher { $last }
replay-step-undone = Zurückgenommen, nach Schritt { $step } von { $last }
moves-taken-back = (zurückgenommen)
moves-page = Seite { $page } von { $pages }
replay-chosen = { NAME($player, "Der ") } wählt: { $choice }
replay-your-turn = Du warst am Zug.
    .player = Du wählst: { $choice }
replay-own = Dein neuestes Spiel; unter `table` stehen andere.
replay-here = Du hast noch kein eigenes Spiel: Das ist das neueste hier.
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
film-alt = Ein Film: { $game }, gespielt von { $people }, in { $shown } Bildern, jedes mit einer Zeile darüber, was geschah. Das letzte:

# Zuschauen

watch-title = Was hier gerade gespielt wird
watch-line = **{ $game }** · { $headline } · { $score }
watch-line-at = **{ $game }** · { $headline } · { $score } · { $place }
watch-which = Zuschauen bei …
watch-on = Weiter zuschauen
watch-follows = Diese Nachricht folgt dem Spiel eine Viertelstunde lang; *Weiter zuschauen* hängt noch eine an.
watch-none = Auf diesem Server wird nichts gespielt, was du sehen kannst. `/play` fängt ein Spiel an.
watch-nowhere = Ich zeige, was auf einem Server gespielt wird: Bitte benutze den Befehl dort.
