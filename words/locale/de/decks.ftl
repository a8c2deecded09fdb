# Decks: bauen, aufbewahren, teilen.
# kept: deck-own-choice deck-field-name builder-title

decks-long-text = Dieser Text ist zu lang: Eine Liste hat höchstens { $most } Zeichen.
decks-long-list = Das sind mehr als { $most } Karten.
decks-unreadable = Die Karte „{ $text }“ kenne ich nicht. Schreib eine Karte in jede Zeile, mit der Anzahl davor.
decks-unreadable-near = Die Karte „{ $text }“ kenne ich nicht. Meinst du *{ $card }*?
decks-unreadable-lines = Ich kenne keine Karte namens { $texts }{ $more ->
    [0] .
   *[other] , und { $more } weitere auch nicht.
}
decks-unread-line = „{ $text }“{ $line ->
    [0] {""}
   *[other] {" "}(Zeile { $line })
}
decks-unread = Ich kenne keine Karte namens { $texts }.
decks-cut = { $card }: { $most } von { $count } übernommen, so viele darf ein Deck haben.
decks-left-out = Nicht übernommen: { $texts }.
deck-summary = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
deck-most-copies = { $most ->
    [one] höchstens eine davon
   *[other] höchstens { $most } davon
}

deck-quoted = „{ $deck }“
deck-empty = keine Karten
deck-new = ein neues Deck
deck-playable = Es ist spielbar.
deck-unplayable = Noch ist es nicht spielbar:
deck-more-reasons = { $count ->
    [one] und 1 weiterer Grund
   *[other] und { $count } weitere Gründe
}
deck-own-choice = { $deck } ({ $game })
deck-ready-choice = { $deck } ({ $game }, fertig)
deck-server-choice = { $deck } ({ $game }, von diesem Server)
deck-not-yours = Dieses Deck gehört jemand anderem.
deck-unknown = Dieses Deck kenne ich nicht: Bitte wähle eines aus der Liste.
deck-ambiguous = Es gibt { $count } Decks mit diesem Namen: Bitte wähle eines aus der Liste.
deck-game-unknown = Für dieses Spiel kenne ich keine Decks: Bitte wähle eines aus der Liste.
deck-game-gone = Dieses Spiel kenne ich nicht mehr.
deck-which = { $game }: welches Deck?
deck-which-game = Für welches Spiel ist das Deck?
deck-ready-stays = { $deck } ist ein fertiges Deck, das bleibt, wie es ist.
deck-of-server = { $deck } gehört diesem Server: Nur wer ihn verwaltet, kann das ändern.
deck-none-yet = Du hast noch keine eigenen Decks.
deck-ready-list = Fertig zum Spielen: { $decks }
deck-server-list = Von diesem Server: { $decks }
button-deck-for-server = Diesem Server anbieten
button-deck-play = Damit spielen
button-deck-edit = Bearbeiten
button-deck-copy = Eine Kopie ändern
button-deck-cards = Karten und Code
button-deck-delete = Löschen
button-deck-home = Alle Decks
button-deck-import = Liste oder Code einfügen …
button-deck-rename = Umbenennen …
button-deck-back = Zurückholen …
button-deck-take = Eine Kopie behalten …
deck-share-code = Der Deckcode; `/deck import` liest ihn:
deck-this-list = diese Liste
deck-renamed = { $old } heißt jetzt { $new }.
deck-delete-ask = Willst du { $deck } löschen?
deck-deleted = Das Deck ist gelöscht.
deck-kept = Du behältst das Deck.
deck-saved = { $deck } ist gespeichert.
deck-offered = { $deck } kann jetzt auf diesem Server von allen gewählt werden. `/deck delete` nimmt es wieder weg.
deck-posted = Ein Deck für alle. Auch `/deck import` übernimmt es mit dem Code.
deck-form-import = Ein Deck importieren
deck-form-save = Das Deck speichern
deck-form-rename = Das Deck umbenennen
button-form-again = Noch einmal versuchen
form-gone = Was du geschrieben hattest, ist weg: Ich hebe es eine Viertelstunde auf, oder bis das Deck gespeichert ist. `/deck import` öffnet ein leeres Formular.
deck-field-name = Name
deck-field-name-about = Höchstens { $most } Zeichen
deck-field-cards = Karten
deck-field-cards-about = Ein Deckcode oder eine Liste: eine Karte je Zeile, mit der Anzahl davor
button-delete-yes = Ja, löschen
button-delete-no = Nein, behalten

builder-title = { $game }: { $deck }
builder-title-changed = { $game }: { $deck }, geändert
builder-card = { $count ->
    [0] **{ $card }** ({ $about }): keine im Deck.
   *[other] **{ $card }** ({ $about }): { $count } im Deck.
}
builder-cards = Gewählt: **{ $cards }**
builder-found = „{ $text }“
builder-found-none = Keine Karte hat „{ $text }“ in ihrem Namen oder ihrem Text.
builder-pasted = Das ist das Deck, das du eingefügt hast.
builder-mean = Meinst du …?
builder-mean-for = für „{ $text }“
builder-leave-out = „{ $text }“ weglassen
deck-form-find = Karten suchen oder ein Deck einfügen
deck-field-find = Wörter, eine Kartenliste oder ein Deckcode
deck-field-find-about = Etwa: feuer kreatur 2; oder füge ein ganzes Deck ein, das dieses hier ersetzt
button-builder-find = Suchen oder einfügen …
builder-which-cards = Welche Karten?
builder-which-card = { $group }: eine Karte oder mehrere
builder-how = Wähle eine Art von Karten, dann eine Karte oder mehrere, dann wie viele von jeder.
builder-how-many = Wie viele?
builder-from-ready = Mit einem fertigen Deck anfangen
builder-none = Keine
builder-in-deck = { $count } im Deck
builder-go-on = An diesem Deck hast du zuletzt gebaut; mit *Verwerfen* fängst du von vorn an.
builder-over = An diesem Deck wird nicht mehr gebaut. `/deck build` fängt ein anderes an.
builder-thrown-away = Was du gebaut hattest, ist verworfen. `/deck build` fängt ein anderes Deck an.
builder-instead = Du baust gerade { $deck } und hast es noch nicht gespeichert.
builder-drop-ask = Verwerfen, was du gebaut hast ({ $deck })?
builder-drop-saved = { $deck } bleibt, wie es gespeichert ist.
button-builder-more = Eine mehr
button-builder-less = Eine weniger
button-builder-undo = Rückgängig
button-builder-save = Speichern als …
button-builder-drop = Verwerfen
button-builder-show = Daran weiterbauen
button-builder-take = Verwerfen, „{ $deck }“ nehmen
button-builder-gone = Ja, verwerfen
