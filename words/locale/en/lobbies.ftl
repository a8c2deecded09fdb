# Lobbies: invitations, seats, and how they end.

button-accept = Accept
button-join = Join
button-begin = Start now
button-deal = Deal
button-decline = Decline
button-cancel = Cancel
button-leave = Leave
button-options = Options…
button-rated = Make it rated
button-friendly = Make it friendly
button-computer = Give the seat to the computer
button-mute = Don't let them challenge me
button-unmute = Let them challenge me again
level-easy = Easy
level-normal = Normal
level-hard = Hard

greeting = You have a seat at **{ $game }** in { $place }. What only you may see will appear here when the game begins.
greeting-challenge = **{ $host } challenges you** to **{ $game }**: { $place }
greeting-left = **{ $game }** in { $place }: you have left.
greeting-over = **{ $game }** in { $place }: { $end }

lobby-challenges = **{ $host }** challenges { $invited }.
lobby-challenges-again = **{ $host }** challenges { $invited } to a rematch.
lobby-rematch = **{ $host }** would like a rematch.
lobby-open = { $seats ->
    [2] **{ $host }** is looking for an opponent.
   *[other] **{ $host }** is looking for players.
}
lobby-against-computers = **{ $host }** plays against **{ $computers }**.
lobby-watches-computers = **{ $host }** watches **{ $computers }**.
lobby-unreached = { $player } can't be reached by direct message: *{ $hand }* at the table will show what only they may see.
lobby-joined = At the table: { $players } ({ $count } of { $most }).
lobby-hindered = **{ $player }** must choose another deck: this one can't be played here any more.
lobby-deck-of = { $player } plays **{ $deck }**.
lobby-deck-own = { $player } has chosen a deck.
lobby-deck-dealt = Choose a deck with *My deck*, or be dealt a ready one that nobody else at this table has.
lobby-deck-default = Without a choice in *My deck* you play **{ $deck }**.
lobby-ends = Expires { $when }
lobby-cancelled = { $host } has cancelled this invitation.
lobby-lost = { $host }'s invitation got lost on its way to Discord and is closed. Open another one to play.
lobby-declined = The rematch that { $host } offered was declined.
lobby-declined-by = { $player } has declined { $host }'s challenge.
lobby-expired = { $host }'s invitation has expired: nobody came in time.
lobby-expired-unbegun = This invitation has expired: { $host } did not press *Start now*.
lobby-expired-few = { $host }'s invitation has expired: it needed at least { $least } players and had { $count }.
lobby-expired-alone = This invitation has expired: { $host } did not press *Deal*.
lobby-expired-for = { $host }'s challenge has expired: { $player } did not answer in time.
lobby-begun = The game has begun.
lobby-begun-in = The game has begun in { $place }.
lobby-begun-here = The game has begun: your hand comes here.
lobby-playing-below = **{ $players }** are playing below.
lobby-call = { $role }: who plays?
lobby-over = **{ $game }**: { $result } { $place }
lobby-alone = **{ $game }**: { $players } are playing. { $place }
thread-name = { $people } · { $game }
thread-name-more = { $people } and { $count ->
    [one] one other
   *[other] { $count } others
} · { $game }
lobby-playing-in = **{ $players }** are playing in { $place }. They move there or in their direct messages, where each sees what is theirs alone.
lobby-you-are-in = You have joined.
lobby-you-declined = You have declined.
lobby-options = What do you want to play? Everybody sees it in the invitation. Once somebody has joined it stays as it is.
lobby-options-mode = Which version of the game
lobby-options-pace = The pace
lobby-options-players = For how many
lobby-options-seats = { $count ->
    [one] For one player
   *[other] For { $count } players
}
lobby-which-level = How well should the computer play?
lobby-computer-seated = The computer has taken a seat.
lobby-muted = **{ $host }** can no longer challenge you, unless you challenge them or take this back.
lobby-unmuted = **{ $host }** can challenge you again.

lobby-challenged = You have already challenged them to a game of **{ $game }**. Wait for their answer, or cancel that challenge first: { $place }
lobby-unknown = There is no such table.
lobby-no-bots = Bots can't be challenged. To play against me, choose a level in `computer`.
lobby-no-bots-press = Bots can't be challenged. To play against me: { $buttons }
lobby-no-bots-alone = Bots can't be challenged.
lobby-challenge-is-for-two = A challenge is for two. Leave the opponent out, and anybody can join.
lobby-opponent-or-computer = Choose an opponent or the computer, not both.
lobby-computer-not-yours = Only whoever opened this table can give a seat to the computer.
lobby-not-in-dm = A game with others starts in a channel of a server, where everybody can follow it.
lobby-play-alone = Play against the computer here
lobby-rematch-there = The rematch is offered: { $place }
lobby-rematch-played = The rematch is already being played: { $place }
lobby-rematch-yours = You have offered a rematch already. The answer is up to { $people }; the offer expires { $when }.
lobby-rematch-joined = You are in for the rematch already. It waits for { $people }, and the offer expires { $when }.
lobby-opened-there = Your table is open, press *Deal*: { $place }
lobby-invited-there = Your invitation is open: { $place }
lobby-challenged-there = You have challenged { $player }: { $place }
button-your-table = To your table
lobby-rematch-nowhere = The place of that game is gone, or one of us can't see it. `/play` begins a game somewhere else.

lobby-deck-chosen = You play with { $deck }. You can choose another.
lobby-deck-none = You have chosen no deck: you will be dealt a ready one that nobody else plays.
lobby-deck-none-yet = You have chosen no deck: you would be dealt a ready one. Choosing a deck here also joins the game.
lobby-deck-kept = You keep the deck that you had. Choosing another here also joins the game.
lobby-deck-offered = You would play with { $deck }. Choosing a deck here also joins the game.
lobby-deck-now = You play with { $deck }.
lobby-decks-hidden = { $count ->
    [one] 1 more can't be played at this table; `/deck show` says why.
   *[other] { $count } more can't be played at this table; `/deck show` says why.
}
lobby-decks-build = `/deck build` makes decks of your own.
lobby-own-decks = Your decks
lobby-server-decks = This server's decks
lobby-ready-decks = Ready decks
