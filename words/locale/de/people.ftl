# Wertungen, Profile, Ranglisten, und die eigenen Daten.
# kept: computer-alone computer-normal profile-deck

lobby-counts = Gewertet: Das Ergebnis zählt.
lobby-counts-practised = Gewertet, wenn alle am Tisch dieses Spiel schon dreimal gespielt haben; sonst ein Freundschaftsspiel.
lobby-often = Freundschaftsspiel: Am Tag werden höchstens drei Spiele miteinander gewertet.
unrated-pace = Freundschaftsspiel: Ohne Uhr zählt kein Ergebnis.
unrated-options = Freundschaftsspiel: Ein Ergebnis zählt nur mit den üblichen Optionen.
unrated-wish = Freundschaftsspiel: Das Ergebnis zählt nicht.
unrated-last = Freundschaftsspiel, wie letztes Mal: Das Ergebnis zählt nicht.
unrated-computer = Freundschaftsspiel: Gegen einen Computer zählt ein Spiel nur, wenn es mit `rated:` eröffnet wird.
unrated-closed = Nicht gewertet: Das Spiel wurde geschlossen.
unrated-abandoned = Nicht gewertet: Niemand hat weitergespielt.
unrated-short = Nicht gewertet: Ein Spiel zählt erst, wenn alle dreimal gehandelt haben.
unrated-new = Nicht gewertet: Eines der Konten ist jünger als eine Woche.
unrated-often = Nicht gewertet: Zwei Personen können am Tag höchstens drei gewertete Spiele miteinander spielen.
rating-changes = **Wertungen**: { $changes }
rating-changes-new = **?**: bisher weniger als { $count } gewertete Spiele.
rating-change-of = { $player } { $change }
rating-change = Deine Wertung: **{ $before } → { $after }**
rating-change-new = Deine Wertung: **{ $before } → { $after }** (am Anfang bewegt sie sich schnell)
hint-rated = Dieses Spiel ist gewertet: Du spielst es ohne Tipps.

somebody = Jemand
profile-none = Noch keine gewerteten Spiele
profile-unrated = **{ $name }**: noch keine gewerteten Spiele
profile-games = { $count ->
    [one] 1 gewertetes Spiel
   *[other] { $count } gewertete Spiele
}
profile-unrated-games = { $count ->
    [one] 1 Freundschaftsspiel
   *[other] { $count } Freundschaftsspiele
}
profile-lessons = { $count } von { $of } Lektionen
profile-puzzles = { $count ->
    [one] 1 Rätsel gelöst
   *[other] { $count } Rätsel gelöst
}
profile-in-a-row = { $count } Tage in Folge
profile-deck = { $games }, mit { $deck }
profile-won = { $count ->
    [one] 1 Sieg
   *[other] { $count } Siege
}
profile-drawn = { $count } Remis
profile-lost = { $count ->
    [one] 1 Niederlage
   *[other] { $count } Niederlagen
}
    .short = { $count } verloren
profile-alt = Die Wertungen von { $player }, { $where }.
profile-alt-game = { $game }: { $rating }, plus oder minus { $spread }, nach { $count ->
    [one] 1 Spiel
   *[other] { $count } Spielen
}{ $last ->
    [all] :
   *[some] ; von den letzten { $results }
} { $won } gewonnen, { $drew } unentschieden und { $lost } verloren.
profile-alt-unrated = { $game }, Freundschaftsspiele: { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
}, davon { $won } gewonnen, { $drew } remis und { $lost } verloren.
profile-alt-course = Zuletzt zwischen { $low } und { $high }.
profile-alt-deck = Das Lieblingsdeck ist { $deck }.
board-lacking = { $count ->
    [one] Noch ohne Rang: Nach einem weiteren gewerteten Spiel hast du hier einen Platz.
   *[other] Noch ohne Rang: Nach { $count } weiteren gewerteten Spielen hast du hier einen Platz.
} Drücke in der Einladung auf *Gewertet spielen*.
board-unplaced = Ohne Nummer stehen alle mit weniger als { $count } gewerteten Spielen, und Computer zum Vergleichen.
rating-read = **?**: eine Wertung aus weniger als { $count } Spielen. ± oder der Balken: wie weit sie danebenliegen kann.
board-alt-computer = Zum Vergleich: { $player } { $rating }
board-alt-nobody = Noch hat niemand einen Rang.
board-none = Hier hat noch niemand eine Wertung
board-alt = Die Rangliste von { $game }, { $where }.
board-alt-place = { $place }. { $player } { $rating }, plus oder minus { $spread }
board-alt-provisional = Noch ohne Rang: { $player } { $rating }, plus oder minus { $spread }

where-all = überall
where-server = auf { $server }
profile-said = Die Wertungen von **{ $name }**
profile-bound = -# **{ $game }**: Nach deinen Spielen gegen Menschen stündest du höher. Um aufzusteigen, schlag den Computer (schwer) in gewerteten Spielen, in denen sonst niemand mitspielt.
profile-met = -# Eure Spiele in **{ $game }**, von dir aus gesehen: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren.
profile-against = -# Gegen **{ $player }**: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren.
profile-short = { $count ->
    [one] Ein beendetes Spiel, **{ $game }**
   *[other] Die letzten { $count } Spiele, meist **{ $game }**
}: { $won } gewonnen, { $lost } verloren, { $drawn } unentschieden.
profile-short-several = Die letzten { $count } Spiele: { $won } gewonnen, { $lost } verloren, { $drawn } unentschieden.
profile-last-played = Zuletzt gespielt { $when }.
profile-nothing = Noch keine Spiele: Beendete stehen hier. Gewertet wird ein Spiel, wenn es am Tisch vor dem Beginn steht.
profile-streak = Siegesserie: die letzten { $count } Spiele gewonnen.
profile-days = An { $count } Tagen in Folge ein Rätsel gelöst.
profile-favourite = Lieblingsdeck in **{ $game }**: { $deck }
profile-last = Letzte Spiele
profile-unlisted = Hier gibt es nichts zu sehen: Es wurde noch nicht gespielt, oder es ist nicht öffentlich.
profile-own-unlisted = Du hast in `/me` festgelegt, dass niemand sonst deine Wertungen sieht.
board-said = Die Rangliste von **{ $name }**
board-which = Welches Spiel?
board-no-game = Dieses Spiel gibt es nicht.
button-here = Auf diesem Server
button-all = Überall
button-show-all = Hier für alle zeigen

me-listed-on-about = Andere sehen deine Wertungen, in Ranglisten und in `/profile`.
me-listed-off-about = Außer dir sieht niemand deine Wertungen.
button-listed-on = Meine Wertungen zeigen
button-listed-off = Meine Wertungen verbergen
button-privacy = Was gespeichert wird und warum

button-data = Meine Daten …
button-export = Alles als Datei
button-delete = Alles löschen …
data-about = ### Was über dich gespeichert ist
    Deine ID und dein Name auf Discord, deine Tische und was du an ihnen getan hast, Wertungen, Decks, was du gelöst und gelernt hast, und was du in `/me` gewählt hast. Was du in Kanälen schreibst, lese ich nie.
    Du kannst alles in einer lesbaren Datei bekommen oder für immer löschen lassen.
data-exported = { $count ->
    [one] Hier ist alles, was über dich gespeichert ist.
   *[other] Hier ist alles, was über dich gespeichert ist, Teil { $number } von { $count }.
}
data-read-me =
    Das ist alles, was Elementarium über dich gespeichert hat, aus jeder Tabelle seiner Datenbank.

    preferences.json      was du in /me gewählt hast
    decks.json            die Decks, die du aufbewahrst
    drafts.json           Decks, an denen du baust
    mutes.json            von wem du keine Herausforderungen annimmst
    ratings.json          deine Wertung in jedem Spiel
    rating_changes.json   was jedes gewertete Spiel daraus gemacht hat
    rated_in.json         auf welchen Servern du gewertete Spiele beendet hast
    puzzle_tries.json     welche Rätsel du versucht hast, und ob der erste Versuch richtig war
    puzzle_ratings.json   deine Wertung bei den Rätseln jedes Spiels
    puzzle_streaks.json   an wie vielen Tagen hintereinander du eines gelöst hast
    puzzle_courses.json   das Rätsel aus mehreren Aktionen, an dem du sitzt
    daily_tries.json      auf welchen Servern du das Rätsel eines Tages versucht hast
    unwelcome_in.json     auf welchen Servern dich die Serververwaltung nicht mitspielen lässt
    invitations.json      Tische, die du eröffnet hast oder zu denen du eingeladen warst
    games/                die Tische, an denen du gesessen hast: dein Platz, dein Deck und alles, was du dort getan hast

    Zeiten sind in UTC. Lange Zahlen stammen von Discord: für Menschen, Server, Kanäle, Nachrichten und Knopfdrücke (join_id).
    Was andere an deinen Tischen getan haben, gehört ihnen und ist hier nicht dabei. Ein beendetes Spiel als Ganzes gibt dir /games export.
data-delete-ask = ### Willst du für immer gehen?
    Deine Decks, Wertungen und Einstellungen werden gelöscht. Die Spiele, die du gerade spielst, werden aufgegeben, und deine Einladungen abgesagt. Wo du gespielt hast, steht statt deines Namens *Gelöschtes Konto* und statt deiner ID eine Zahl, die für niemanden steht; die Spiele selbst bleiben denen, die sie mit dir gespielt haben.
    Wo die Serververwaltung dich nicht mitspielen lässt, bleibt deine ID in ihrer Liste: Dein Abschied hebt das nicht auf.
data-delete-surely = ### Das kann niemand rückgängig machen. Alles löschen?
data-delete-go-on = Weiter …
data-delete-yes = Ja, alles löschen
data-delete-no = Nein, behalten
data-deleting = Jetzt wird alles gelöscht; das dauert einen Moment. Danke, dass du gespielt hast.
data-was-here = Du hast deine Daten gelöscht. Was hier stand, ist weg.
## Die Namen, die wir vergeben

former-player = Gelöschtes Konto
computer-alone = Computer
computer-easy = Computer (leicht)
computer-normal = Computer (normal)
computer-hard = Computer (schwer)
