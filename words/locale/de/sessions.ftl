# Was überall verweigert wird: bei Einladungen, mit Decks, an Tischen.

sessions-unknown = Diesen Tisch gibt es nicht.
sessions-status-open = Das Spiel hat schon begonnen.
sessions-status-over = Das Spiel ist schon aus.
sessions-status-cancelled = Dieser Tisch wurde abgesagt.
sessions-status-lost = Diese Einladung ging auf dem Weg zu Discord verloren und ist geschlossen. Eröffne eine neue, um zu spielen.
sessions-status-expired = Diese Einladung ist abgelaufen: Niemand ist rechtzeitig beigetreten.
sessions-status-declined = Diese Herausforderung wurde abgelehnt.
sessions-options-position = Ein Tisch fängt von vorn an, nicht mit einer Stellung.
sessions-options-decks = Alle wählen ihr Deck selbst.
sessions-options-seats = Die Mindestzahl der Plätze ({ $least }) kann nicht über der Höchstzahl ({ $most }) liegen.
sessions-yourself = Dich selbst kannst du nicht herausfordern.
sessions-rematch-offered = Eine Revanche ist schon angeboten: Tritt ihr bei.
sessions-rematch-too-early = Für eine Revanche muss das Spiel aus sein.
sessions-rematch-for-others = Eine Revanche ist für die, die vorher gespielt haben.
sessions-rematch-left = Jemand aus diesem Spiel hat die eigenen Daten gelöscht: Eröffne einen neuen Tisch.
sessions-rematch-kept = Diese Revanche ist für die, die vorher gespielt haben.
sessions-computer-not-yours = Nur wer diesen Tisch eröffnet hat, kann einen Platz dem Computer geben.
sessions-seat-kept = Dieser Platz ist für jemanden freigehalten.
sessions-seats-taken = Alle Plätze sind besetzt.
sessions-joined = Du bist schon dabei.
sessions-not-joined = Du sitzt nicht an diesem Tisch.
sessions-no-challenges = Diese Person nimmt im Moment keine Herausforderungen an. Eröffne einen Tisch, dann kann sie selbst beitreten.
sessions-leave-yours = Du hast diesen Tisch eröffnet. *Absagen* hinter *Mehr* schließt ihn.
sessions-for-somebody-else = Diese Herausforderung gilt jemand anderem.
sessions-decline-not-invited = Ablehnen kann nur, wer eingeladen ist.
sessions-cancel-not-yours = Nur wer diesen Tisch eröffnet hat, kann ihn absagen.
sessions-too-few-people = { $count ->
    [one] Eine Person muss
   *[other] { $count } müssen
} noch beitreten, bevor das Spiel beginnen kann.
sessions-begin-not-yours = Nur wer diesen Tisch eröffnet hat, kann beginnen, bevor er voll ist.
sessions-deal-not-yours = Nur wer diesen Tisch eröffnet hat, kann geben.
sessions-options-not-yours = Nur wer diesen Tisch eröffnet hat, kann ändern, was gespielt wird.
sessions-options-too-late = Jemand ist schon dabei: Was gespielt wird, bleibt, wie es ist.
sessions-most-open = Du hast schon { $most } offene Einladungen: Sag eine davon ab, oder warte, bis jemand kommt.
sessions-most-tables = { $most ->
    [one] Du spielst schon an einem Tisch: Beende dieses Spiel, oder gib es auf, bevor du ein neues anfängst.
   *[other] Du spielst schon an { $most } Tischen: Beende ein Spiel, oder gib eines auf, bevor du ein neues anfängst.
}
sessions-server-full = { $most ->
    [one] Dieser Server hat einen offenen Tisch, und mehr dürfen es nicht sein: Erst muss er zu Ende gehen.
   *[other] Dieser Server hat { $most } offene Tische, und mehr dürfen es nicht sein: Erst müssen welche zu Ende gehen.
}
sessions-muted = Diese Person nimmt von dir keine Herausforderungen an. Gib niemanden an, dann kann beitreten, wer will.
sessions-challenged = Du hast diese Person schon herausgefordert: Warte auf die Antwort, oder sag diese Herausforderung erst ab.
sessions-challenged-lately = { $minutes ->
    [one] Aus deiner letzten Herausforderung wurde nichts. In einer Minute kannst du es noch einmal versuchen.
   *[other] Aus deiner letzten Herausforderung wurde nichts. In { $minutes } Minuten kannst du es noch einmal versuchen.
}
sessions-deck-hinders = Das Deck von { $player } lässt sich an diesem Tisch nicht spielen: { $player } muss ein anderes wählen.
sessions-deck-unplayable = „{ $deck }“ lässt sich an diesem Tisch nicht spielen: { $reasons }
sessions-deck-unplayable-more = { $more ->
    [one] „{ $deck }“ lässt sich an diesem Tisch nicht spielen: { $reasons } Es gibt noch einen weiteren Grund.
   *[other] „{ $deck }“ lässt sich an diesem Tisch nicht spielen: { $reasons } Es gibt noch { $more } weitere Gründe.
}

sessions-no-decks = { $game } wird ohne gebaute Decks gespielt.
sessions-code-other-game = Das ist ein Deckcode für { $found }, nicht für { $game }.
sessions-list-which-game = Für welches Spiel ist diese Liste? Wähle es mit `game`.
sessions-most-decks = Du hast schon { $count } Decks für { $game }, und für mehr ist kein Platz: Lösche erst eines.
sessions-cards-lost = { $count ->
    [one] Darin war 1 Karte, die es nicht mehr gibt.
   *[other] Darin waren { $count } Karten, die es nicht mehr gibt.
}
sessions-card-lost = Eine Karte „{ $card }“ gibt es nicht mehr.
sessions-card-gone = Diese Karte gibt es nicht mehr.
sessions-deck-gone = Dieses Deck gibt es nicht mehr.
sessions-name-none = Ein Deck braucht einen Namen.
sessions-name-long = Dieser Name hat { $length } Zeichen; erlaubt sind höchstens { $most }.
sessions-name-taken = Du hast für dieses Spiel schon ein Deck namens „{ $name }“.
sessions-no-draft = Du baust für dieses Spiel gerade kein Deck. `/deck build` fängt eines an.
sessions-no-cards = Darin sind keine Karten.
sessions-most-cards = Darin sind zu viele Karten: Eine Liste hat höchstens { $most }.

sessions-code-none = Das ist kein Deckcode: So einer beginnt mit { $prefix }.
sessions-code-format = Dieser Deckcode stammt von einer anderen Version: Ich kann ihn nicht lesen.
sessions-code-game = Dieser Deckcode ist für ein Spiel, das ich nicht habe.
sessions-code-damaged = Dieser Deckcode ist beschädigt: Bitte kopiere ihn noch einmal ganz.
sessions-code-nonsense = Dieser Deckcode ergibt keinen Sinn, obwohl nichts an ihm fehlt.
sessions-code-card = Dieser Deckcode nennt eine Karte, die ich nicht kenne.

sessions-position-changed = Inzwischen hat sich die Stellung geändert. Schau noch einmal hin.
sessions-not-seated = Du spielst an diesem Tisch nicht mit.
sessions-away-most = { $left ->
    [0] Du warst innerhalb eines Jahres { $most } Tage weg, mehr geht nicht.
    [one] Du kannst im Jahr { $most } Tage weg sein: 1 Tag ist noch übrig.
   *[other] Du kannst im Jahr { $most } Tage weg sein: { $left } sind noch übrig.
}
sessions-no-clock = An diesem Tisch gibt es keine Uhr: Alle nehmen sich die Zeit, die sie brauchen.
sessions-time-enough = Die Uhren der anderen haben schon doppelt so viel Zeit wie sonst, mehr geht nicht. Wenn sie gezogen haben, kannst du wieder Zeit geben.
sessions-time-over = Deine Zeit ist abgelaufen: Dieser Zug zählt nicht mehr.
sessions-table-over = Dieses Spiel ist aus.
sessions-broken-gone = Er ist nicht mehr gespeichert.
sessions-broken-no-game = Ein Spiel namens { $game } gibt es hier nicht.
sessions-broken-newer = An ihm wurde nach neueren Regeln gespielt, als ich sie habe.
sessions-broken-unreadable = Seine Stellung lässt sich nicht lesen ({ $problem }).
sessions-table-broken = Tisch { $table } lässt sich nicht öffnen: { $reason }

sessions-talks-out = Du bist aus diesem Spiel ausgeschieden.
sessions-talks-nothing = Es gibt kein Angebot mehr, auf das du antworten könntest.
sessions-talks-own = Das ist dein eigenes Angebot: Die anderen müssen antworten.
sessions-talks-offered-already = Das ist schon angeboten und wartet auf Antwort.
sessions-talks-agreed-already = Du hast schon zugestimmt.
sessions-talks-computer = Computer lassen sich auf kein Unentschieden ein.
sessions-draw-too-often = Du hast in diesem Spiel { $most }-mal Unentschieden angeboten, öfter geht es nicht.
sessions-takeback-not-last = Zurücknehmen kannst du nur deine eigene letzte Aktion, und nur, bis jemand anders etwas tut.
sessions-takeback-again = Um Rücknahme dieser Aktion hast du schon gebeten: Sie bleibt.
sessions-takeback-too-often = Du hast in diesem Spiel { $most }-mal um Rücknahme gebeten, öfter geht es nicht.
sessions-takeback-revealed = Diese Aktion hat dir etwas gezeigt, oder der Zufall war im Spiel: Sie bleibt.
sessions-takeback-ended = Damit war dein Zug zu Ende, und ein beendeter Zug bleibt beendet.
sessions-takeback-forced = Etwas anderes hättest du gar nicht tun können: Es bleibt dabei.
sessions-takeback-rules = Seit dieser Aktion wurden die Regeln aktualisiert: Sie bleibt.
sessions-takeback-rated = Dieses Spiel ist gewertet: Gegen den Computer lässt sich nichts zurücknehmen.

sessions-unrated-pace = Ein gewertetes Spiel braucht eine Uhr: Wähle irgendeine Bedenkzeit, nur nicht ohne Uhr.
sessions-unrated-options = Nur ein Spiel mit den üblichen Optionen kann gewertet werden.

sessions-mismatch-secret = Das Geheimnis ist nicht das, das mit der Einladung versprochen wurde.
sessions-mismatch-seed = Der Startwert besteht nicht aus dem Geheimnis und den Beitritten.
sessions-mismatch-gap = Aktion { $number } fehlt.
sessions-mismatch-beginning = Es fehlt, wie das Spiel begann.
sessions-mismatch-version = Aktion { $number } wurde nicht nach den Regeln gespielt, die gerade galten.
sessions-mismatch-game = Ein Spiel namens { $game } gibt es hier nicht.
sessions-mismatch-running = Das Spiel ist noch nicht aus.
sessions-mismatch-newer = Es wurde nach neueren Regeln gespielt, als es hier gibt.
sessions-mismatch-older = Es wurde nach Fassung { $played } der Regeln gespielt; mit Fassung { $here }, die es hier gibt, lässt es sich nicht genauso spielen.
sessions-mismatch-unreadable = Das Protokoll lässt sich nicht lesen: { $problem }
sessions-mismatch-outcome = Das Protokoll führt nicht zum gespeicherten Ergebnis.
sessions-mismatch-position = Das Protokoll führt nicht zur gespeicherten Schlussstellung.
sessions-mismatch-illegal = Aktion { $number } verstößt gegen die Regeln: { $reason }
sessions-mismatch-impossible = Zeile { $number } ist unmöglich: { $reason }
sessions-mismatch-line = Zeile { $number } passt nicht zu den Regeln.
sessions-mismatch-text = Das Protokoll lässt sich nicht lesen.
sessions-mismatch-events = Aktion { $number } hatte nicht die gespeicherten Folgen.
