# Decks: building, keeping, sharing.

decks-long-text = This text is too long: a list has { $most } characters at most.
decks-long-list = This lists more than { $most } cards.
decks-unreadable = I don't know the card “{ $text }”. Write one card a line, with the number of copies before it.
decks-unreadable-near = I don't know the card “{ $text }”. Do you mean *{ $card }*?
decks-unreadable-lines = I know no card called { $texts }{ $more ->
    [0] .
   *[other] , nor { $more } more.
}
decks-unread-line = “{ $text }”{ $line ->
    [0] {""}
   *[other] {" "}(line { $line })
}
decks-unread = I know no card called { $texts }.
decks-cut = { $card }: { $most } of { $count } taken, as many as a deck may have.
decks-left-out = Left out: { $texts }.
deck-summary = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
deck-most-copies = { $most ->
    [one] one of it at most
   *[other] { $most } of it at most
}

deck-quoted = “{ $deck }”
deck-empty = no cards
deck-new = a new deck
deck-playable = It can be played.
deck-unplayable = It can't be played yet:
deck-more-reasons = { $count ->
    [one] and 1 more reason
   *[other] and { $count } more reasons
}
deck-own-choice = { $deck } ({ $game })
deck-ready-choice = { $deck } ({ $game }, ready)
deck-server-choice = { $deck } ({ $game }, this server's)
deck-not-yours = That is somebody else's deck.
deck-unknown = I don't know that deck: please choose one from the list.
deck-ambiguous = There are { $count } decks with that name: please choose one from the list.
deck-game-unknown = I don't know decks for that game: please choose one from the list.
deck-game-gone = I don't know that game any more.
deck-which = { $game }: which deck?
deck-which-game = Which game is the deck for?
deck-ready-stays = { $deck } is a ready deck, which stays as it is.
deck-of-server = { $deck } belongs to this server: only its managers can change that.
deck-none-yet = You have no decks of your own yet.
deck-ready-list = Ready to play: { $decks }
deck-server-list = This server's: { $decks }
button-deck-for-server = Offer it to this server
button-deck-play = Play with it
button-deck-edit = Edit
button-deck-copy = Change a copy
button-deck-cards = Cards and code
button-deck-delete = Delete
button-deck-home = All decks
button-deck-import = Paste a list or a code…
button-deck-rename = Rename…
button-deck-back = Bring it back…
button-deck-take = Keep a copy…
deck-share-code = The share code; `/deck import` reads it:
deck-this-list = this list
deck-renamed = { $old } is now called { $new }.
deck-delete-ask = Do you want to delete { $deck }?
deck-deleted = The deck is deleted.
deck-kept = You keep the deck.
deck-saved = { $deck } is saved.
deck-offered = { $deck } can be chosen by everybody in this server now. `/deck delete` takes it away again.
deck-posted = A deck for everybody. `/deck import` takes it by its code, too.
deck-form-import = Import a deck
deck-form-save = Save the deck
deck-form-rename = Rename the deck
button-form-again = Try again
form-gone = What you wrote is gone: it is kept for a quarter of an hour, or until the deck is saved. `/deck import` opens an empty form.
deck-field-name = Name
deck-field-name-about = At most { $most } characters
deck-field-cards = Cards
deck-field-cards-about = A share code, or a list: one card a line, with the number of copies before it
button-delete-yes = Yes, delete it
button-delete-no = No, keep it

builder-title = { $game }: { $deck }
builder-title-changed = { $game }: { $deck }, changed
builder-card = { $count ->
    [0] **{ $card }** ({ $about }): none in the deck.
   *[other] **{ $card }** ({ $about }): { $count } in the deck.
}
builder-cards = Chosen: **{ $cards }**
builder-found = “{ $text }”
builder-found-none = No card has “{ $text }” in its name or its text.
builder-pasted = This is the deck that you have pasted.
builder-mean = Do you mean …?
builder-mean-for = for “{ $text }”
builder-leave-out = Leave “{ $text }” out
deck-form-find = Find cards, or paste a deck
deck-field-find = Words, a list of cards or a share code
deck-field-find-about = Such as: fire creature 2; or paste a whole deck, which replaces this one
button-builder-find = Find or paste…
builder-which-cards = Which cards?
builder-which-card = { $group }: one card, or several
builder-how = Choose a kind of cards, then one card or several, then how many of each.
builder-how-many = How many?
builder-from-ready = Begin with a ready deck
builder-none = None
builder-in-deck = { $count } in the deck
builder-go-on = You were building this deck; *Throw away* lets you start over.
builder-over = This deck is no longer being built. `/deck build` begins another.
builder-thrown-away = What you had built is thrown away. `/deck build` begins another deck.
builder-instead = You are still building { $deck }, and have not saved it.
builder-drop-ask = Throw away what you have built ({ $deck })?
builder-drop-saved = { $deck } stays as it was saved.
button-builder-more = One more
button-builder-less = One less
button-builder-undo = Undo
button-builder-save = Save as…
button-builder-drop = Throw away
button-builder-show = Go on with it
button-builder-take = Throw it away, take “{ $deck }”
button-builder-gone = Yes, throw it away
