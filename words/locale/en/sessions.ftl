# What people are refused wherever they are: in lobbies, with decks, at tables.

sessions-unknown = There is no such table.
sessions-status-open = The game has already begun.
sessions-status-over = The game is already over.
sessions-status-cancelled = This table was cancelled.
sessions-status-lost = This invitation got lost on its way to Discord and is closed. Open another one to play.
sessions-status-expired = Nobody came in time: this invitation has expired.
sessions-status-declined = This challenge was declined.
sessions-options-position = A table starts from the beginning, not from a position.
sessions-options-decks = Everybody chooses their own deck.
sessions-options-seats = The least number of players ({ $least }) can't be above the most ({ $most }).
sessions-yourself = You can't challenge yourself.
sessions-rematch-offered = A rematch has already been offered: join it.
sessions-rematch-too-early = A rematch needs a game that is over.
sessions-rematch-for-others = A rematch is for those who played before.
sessions-rematch-left = Somebody who played this game has deleted their data: open a new table.
sessions-rematch-kept = This rematch is for those who played before.
sessions-computer-not-yours = Only whoever opened this table can give a seat to the computer.
sessions-seat-kept = This seat is kept for somebody.
sessions-seats-taken = All seats are taken.
sessions-joined = You have already joined.
sessions-not-joined = You have not joined this table.
sessions-no-challenges = They take no challenges at the moment. Open a table, and they can join it.
sessions-leave-yours = You opened this table. *Cancel*, behind *More*, closes it.
sessions-for-somebody-else = This challenge is for somebody else.
sessions-decline-not-invited = Only somebody who was invited can decline.
sessions-cancel-not-yours = Only whoever opened this table can cancel it.
sessions-too-few-people = { $count } more must join before the game can begin.
sessions-begin-not-yours = Only whoever opened this table can begin before it is full.
sessions-deal-not-yours = Only whoever opened this table can deal.
sessions-options-not-yours = Only whoever opened this table can change what is played.
sessions-options-too-late = Somebody has joined: what is played stays as it is.
sessions-most-open = You already have { $most } open invitations: cancel one of them, or wait until somebody comes.
sessions-most-tables = { $most ->
    [one] You play at a table already: finish that game, or resign it, before you begin another.
   *[other] You play at { $most } tables already: finish a game, or resign one, before you begin another.
}
sessions-server-full = { $most ->
    [one] This server has one open table, and may not have more: it has to end first.
   *[other] This server has { $most } open tables, and may not have more: some must end first.
}
sessions-muted = They don't take challenges from you. Leave the opponent out, and anybody can join.
sessions-challenged = You have already challenged them: wait for their answer, or cancel that challenge first.
sessions-challenged-lately = { $minutes ->
    [one] Your last challenge to them came to nothing. You can challenge them again in a minute.
   *[other] Your last challenge to them came to nothing. You can challenge them again in { $minutes } minutes.
}
sessions-deck-hinders = { $player }'s deck can't be played at this table: { $player } must choose another one.
sessions-deck-unplayable = “{ $deck }” can't be played at this table: { $reasons }
sessions-deck-unplayable-more = { $more ->
    [one] “{ $deck }” can't be played at this table: { $reasons } There is 1 more reason.
   *[other] “{ $deck }” can't be played at this table: { $reasons } There are { $more } more reasons.
}

sessions-no-decks = { $game } is played without built decks.
sessions-code-other-game = That is the share code of a deck for { $found }, not for { $game }.
sessions-list-which-game = For which game is this list? Choose it with `game`.
sessions-most-decks = You keep { $count } decks for { $game } already, and there is no room for more: delete one first.
sessions-cards-lost = { $count ->
    [one] It held 1 card that no longer exists.
   *[other] It held { $count } cards that no longer exist.
}
sessions-card-lost = There is no longer a card “{ $card }”.
sessions-card-gone = That card no longer exists.
sessions-deck-gone = That deck no longer exists.
sessions-name-none = A deck needs a name.
sessions-name-long = This name has { $length } characters; { $most } is the most.
sessions-name-taken = You have a deck called “{ $name }” for this game already.
sessions-no-draft = You are no longer building a deck for this game. `/deck build` begins one.
sessions-no-cards = There are no cards in it.
sessions-most-cards = There are too many cards in it: a list has { $most } at most.

sessions-code-none = That is not a share code: one begins with { $prefix }.
sessions-code-format = This share code was made by another release: I can't read it.
sessions-code-game = This share code is for a game that I don't have.
sessions-code-damaged = This share code is damaged: please copy all of it again.
sessions-code-nonsense = This share code makes no sense, though nothing is missing from it.
sessions-code-card = This share code names a card that I don't know.

sessions-position-changed = The position has changed since then. Have another look.
sessions-not-seated = You don't play at this table.
sessions-away-most = { $left ->
    [0] You have been away for { $most } days within a year, which is the most.
    [one] You can be away for { $most } days a year: 1 day is left.
   *[other] You can be away for { $most } days a year: { $left } are left.
}
sessions-no-clock = There is no clock at this table: everybody takes the time they need.
sessions-time-enough = The others' clocks hold twice their usual time, which is the most. You can give more once they have moved.
sessions-time-over = Your time has run out: this move no longer counts.
sessions-table-over = This game is over.
sessions-broken-gone = it is no longer stored.
sessions-broken-no-game = there is no game called { $game } here.
sessions-broken-newer = it was played by newer rules than those that I have.
sessions-broken-unreadable = its position can't be read ({ $problem }).
sessions-table-broken = Table { $table } can't be opened: { $reason }

sessions-talks-out = You are out of this game.
sessions-talks-nothing = There is no offer to answer any more.
sessions-talks-own = That is your own offer: the others have to answer it.
sessions-talks-offered-already = That has already been offered: it waits for an answer.
sessions-talks-agreed-already = You have already agreed.
sessions-talks-computer = Computers don't agree to draws.
sessions-draw-too-often = You have offered { $most } draws in this game, which is the most.
sessions-takeback-not-last = You can only take back your own last action, and only until somebody else acts.
sessions-takeback-again = You have already asked to take this action back: it stands.
sessions-takeback-too-often = You have asked for { $most } takebacks in this game, which is the most.
sessions-takeback-revealed = That action showed you something, or chance had a part in it: it stands.
sessions-takeback-ended = That press ended your turn, and a turn that is over stays over.
sessions-takeback-forced = There was nothing else that you could have done: it stands.
sessions-takeback-rules = The rules have been updated since that action: it stands.
sessions-takeback-rated = This game is rated: against the computer nothing can be taken back.

sessions-unrated-pace = A rated game needs a clock: choose any pace but none.
sessions-unrated-options = Only a game with the usual options can be rated.

sessions-mismatch-secret = The secret is not the one that was promised when the lobby opened.
sessions-mismatch-seed = The seed is not made of the secret and the joins.
sessions-mismatch-gap = Action { $number } is missing.
sessions-mismatch-beginning = How the game began is missing.
sessions-mismatch-version = Action { $number } was not played by the version of the rules that was in force.
sessions-mismatch-game = There is no game called { $game } here.
sessions-mismatch-running = The game is not over.
sessions-mismatch-newer = It was played by newer rules than those that are here.
sessions-mismatch-older = It was played by version { $played } of the rules; version { $here }, which is here, can't play it in the same way.
sessions-mismatch-unreadable = The log can't be read: { $problem }
sessions-mismatch-outcome = The log does not lead to the stored outcome.
sessions-mismatch-position = The log does not lead to the stored final position.
sessions-mismatch-illegal = Action { $number } breaks the rules: { $reason }
sessions-mismatch-impossible = Line { $number } can't be: { $reason }
sessions-mismatch-line = Line { $number } does not fit the rules.
sessions-mismatch-text = The log can't be read.
sessions-mismatch-events = Action { $number } did not have the stored consequences.
