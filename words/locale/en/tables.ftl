# Tables: their messages and buttons.

button-orders = When to ask me…
button-hand = My hand
button-move = Make a move
button-rules = Rules
button-more = More
button-rematch = Rematch
button-stronger = Next level: { $level }
button-back = Back
button-confirm = Yes: { $choice }
button-look = Look at a card…
button-cards = Cards…
button-repost = Post the table again
button-decks = Decks
button-my-deck = My deck
button-hint = Hint
button-hint-follow = Follow the hint
button-round-before = How it ended
button-next-round = Next round
button-itself-off = I play my only move myself
button-itself-on = Play my only move for me
button-shape-tall = Tall pictures, for a phone
button-shape-wide = Wide pictures
shape-where = **Where do you read this?** The pictures are drawn for it; `/me` changes it.
shape-tall = 📱 On a phone
shape-wide = 🖥️ On a computer
button-time = Give more time: { $time }
button-play-on = Play on
button-resign = Resign
button-resign-yes = Yes, I resign
button-abort-yes = Yes, break it off
button-resign-no = No, I play on

table-more = What else would you like to do?
table-more-over = *Film*: the whole game as an animated picture. *Export*: in a file, to keep. *Verify*: whether all was fair.
table-unknown = I don't know that table any more.
table-not-yours = That is for the players of this table.
table-late = That button belongs to an earlier position. This is how the game stands now.
table-over = This game is over.
table-unreached = { $player } can't be reached by direct message: *{ $hand }* and *Make a move* show here what only they may see.
table-next-secret = Fair shuffle of a rematch `{ $commitment }`
button-table-export = Export
button-table-verify = Verify
button-fair = Is it fair?
button-fair-more = How it works
table-fair = ### Is it fair?
    Nobody can choose the cards, not even I: a secret, sealed before anybody joined, decides every shuffle together with the joins. Its seal: `{ $commitment }`
    { $over ->
        [yes] The secret was `{ $secret }`. `/games verify` checks every shuffle and every move with it.
       *[no] At the end I show the secret, and `/games verify` checks it all.
    }
table-spectator = You are not playing at this table. This is what everybody can see:
table-confirm = { $choice }?
table-elsewhere = The table is in { $place }. This is how it stands:
table-heading = { $game }: { $players }
table-coming = The table is posted again below.
aim = **Goal**: { $aim }
explained = 💡 { $what }
hand-title = { $game } with { $others }
hand-title-in = { $game } with { $others } in { $place }
decks-secret = In this game everybody's deck is their own secret.

itself-off = From now on I play nothing for you, not even where there is only one answer.
itself-on = From now on I play your answer for you where everybody can see that it is the only one.

resign-ask = Do you want to resign from { $game }? { $players ->
    [2] The game ends at once, and you lose it.
   *[other] You lose this game.
}
resign-ask-early = Do you want to break off { $game }? So early that is an abort: { $players ->
    [2] the game ends at once, and it counts for nobody's rating.
   *[other] you are out, and it counts for nobody's rating.
}
call-ended = your game has ended.
resign-done = You have resigned.
abort-done = You have broken the game off.
abort-done-out = You are out, and the others play on. It counts for nobody's rating.
resign-not = You play on.

place-locked = The table's thread is archived and locked, so I can't show the table. You can go on playing here; when a moderator unlocks the thread, the table appears there again.
place-deleted = The channel of this table is gone. You can go on playing here.
place-silent = I can't show the table at the moment and will try again. You can go on playing here.
place-picture-refused = Discord refuses the picture of the table. You can go on playing here.
place-refused = I can't show the table in { $place }: { $reason }

orders-none = In { $game } there is nothing to choose beforehand: you are asked whenever you can do something.

pick-none = You are not playing { $game } at the moment. { $start } opens a table.
pick-none-here = No game of { $game } is shown here. { $start } opens a table.
pick-none-any = You are not playing anything at the moment. { $start } opens a table.
pick-none-here-any = No game is shown here. { $start } opens a table.
pick-several = There are { $count } games of { $game } here: choose one, here or with `table`.
pick-several-any = There are { $count } games here: choose one, here or with `table`.
pick-several-yours = You have { $count } games of { $game }: choose one, here or with `table`.
pick-several-yours-any = You have { $count } games: choose one, here or with `table`.
pick-unknown = I don't know that table: please choose one from the list.
pick-table = with { $others } ({ $players } to move)
pick-your-turn = with { $others } (your turn)
pick-numbered = { $table } · table { $number }
pick-of-game = { $game } { $table }

games-yours = Your move
games-here = Open tables here
games-waiting = Waiting for the others
games-over = Finished
games-ended-won = **{ $game }** with { $others }: you won { $when }
games-ended-lost = **{ $game }** with { $others }: you lost { $when }
games-ended-drawn = **{ $game }** with { $others }: a draw, { $when }
games-ended-closed = **{ $game }** with { $others }: closed { $when }
games-ended-aborted = **{ $game }** with { $others }: aborted { $when }
games-ended-nobody = **{ $game }** with { $others }: nobody won, { $when }
games-ended-they-won = **{ $game }** with { $others }: they won { $when }
games-ended-they-lost = **{ $game }** with { $others }: they lost { $when }
games-ended-they-drawn = **{ $game }** with { $others }: a draw, { $when }
games-ended-they-closed = **{ $game }** with { $others }: closed { $when }
games-ended-they-aborted = **{ $game }** with { $others }: aborted { $when }
games-ended-they-nobody = **{ $game }** with { $others }: nobody won, { $when }
games-how-won = You won
games-how-lost = You lost
games-how-drawn = A draw
games-how-closed = Closed
games-how-aborted = Aborted
games-how-nobody = Nobody won
games-begun = Begun { $when }
games-computers = Computers
games-everybody = Everybody
games-with-whom = Games with…
games-which-verify = A finished game…
verify-which = Which game shall I check?
games-which-over = Look back at a finished game…
games-of-which = Games of…
games-all = All games
games-none-of-it = You have played none of it yet. `/play` begins a game.
games-none-mine = You are not playing anything at the moment. `/play` begins a game.
games-none-here = No table is open here. `/play` begins a game.
games-invitations = Open invitations here
games-who = { $game }: { $people }
games-link = [{ $game }]({ $place })
games-your-move = **{ $game }** with { $others }
games-your-move-at = **{ $game }** with { $others }: { $place }
games-to-move = { $table }; { $players } to move
games-to-move-at = { $table }; { $players } to move · { $place }
games-finished-unknown = I can do that with finished games of this channel and with your own: please choose one from the list.
games-finished-none = There is no finished game here, and you have none.

verify-commitment = The secret is the one that I had committed to before anybody joined.
verify-seed = The seed is made of the secret and the players' joins.
verify-moves = { $count ->
    [0] The steps of the game follow the rules and lead to this end.
    [one] The only step follows the rules and leads to this end.
   *[other] All { $count } steps follow the rules and lead to this end.
}
verify-moves-from = The steps from number { $first } on, where the rules were updated, follow the rules and lead to this end.
verify-facts = Commitment `{ $commitment }`
    -# Secret `{ $secret }`
    -# Joins in the order of the seats: { $joins }. The seed is the secret and the joins with `/` between them.

stage-so-far = { $steps } …
stage-whole = { $steps }
stage-another = { $label } ({ $number })
stage-send = Do it
stage-again = Start over
stage-stale = The table has moved on, and what you had begun no longer fits. None of it was sent. This is how the game stands now.

## Time

pace-live = Live, 3 minutes each and 20 seconds back for every move.
pace-long = Long, 10 minutes each and 30 seconds back for every move.
pace-day = A day for every move.
pace-3days = Three days for every move.
pace-week = A week for every move.
pace-none = No clock: everybody takes the time they need.
table-friendly = Friendly · { $pace }
table-often = Friendly: at most three games a day against the same opponent are rated · { $pace }
table-rated = Rated · { $pace }
pace-brief-live = 3 min each, +20 s a move
pace-brief-long = 10 min each, +30 s a move
pace-brief-day = a day a move
pace-brief-3days = three days a move
pace-brief-week = a week a move
pace-brief-none = no clock
pace-time-live = 3 minutes
pace-time-long = 10 minutes
pace-time-day = a day
pace-time-3days = three days
pace-time-week = a week
table-away = { $player } is away and comes back { $when }.
    .player = You are away and come back { $when }.
table-time-half = Half of your time is over.
table-time-little = Your time is nearly over.
call-reminder = reminder: { $call }
table-deadline = Time runs out { $when }.
table-deadlines = Time runs out for { $players }.
table-deadline-of = { $player } { $when }
    .player = you { $when }
# Of whoever is not to act: their clock stands.
table-left = Time left: { $players }.
# At a pace whose clocks go on from where they stood: of whoever is to act, too, in the same form. Stays true while
# the time of the sentence before it, which Discord counts down, runs.
table-clocks = When this turn began: { $players }.
table-left-of = { $player } { $time }
    .player = you { $time }
table-clock = { $minutes } min { $seconds } s
table-clock-hours = { $hours } h { $minutes } min
table-clock-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
table-clock-seconds = { $seconds } s
table-asked = Nothing has happened here for a month. *Play on*, or any move, keeps the game; otherwise it is closed { $when }, without a winner.
table-outage = I was away from { $from } to { $until }. Nobody has lost any time by that.
table-line-forced = { $line } (**Played automatically**: { $why }.)
    .player = { $line } (**Played for you**: { $why }.)
only-choice = the only choice
table-line-time = { $player }'s time has run out.
    .player = Your time has run out.
table-line-more-time = { $player } gives the others more time.
    .player = You give the others more time.
table-line-more-time-all = I could not show the table, so everybody has more time.
table-out = Out of the game: { $players }.
table-line-play-on = { $player } plays on.
    .player = You play on.
table-line-aborted = { $player } breaks the game off.
    .player = You break the game off.
table-line-lapsed = { $player } ran out of time.
    .player = You ran out of time.
table-end-time = { $winners } { $count ->
    [one] wins: { $player } ran out of time.
   *[other] win: { $player } ran out of time.
}
    .winners = You win: { $player } ran out of time.
    .player = { $winners } { $count ->
        [one] wins: you ran out of time.
       *[other] win: you ran out of time.
    }
table-end-time-many = { $winners } wins: the last opponent ran out of time.
    .winners = You win: the last opponent ran out of time.
table-end-closed = A manager of the server has closed this game. Nobody wins.
table-end-abandoned = Nobody went on playing, so this game is closed. Nobody wins.
table-end-aborted = This game was broken off before it could count. Nobody wins.
# What `cause` says is a sentence: that somebody ran out of time, or breaks the game off.
table-end-aborted-by = { $cause } This game is aborted and does not count: nobody wins.
time-given = The others have more time now: { $time }.
play-on-done = You play on.

# What players offer each other

button-draw = Offer a draw
button-drawyes = Agree to a draw
button-drawsure = Yes, a draw
button-drawno = No draw
button-back-asked = Take back my last action
button-backyes = Let them take it back
button-backno = No, it stands
offer-draw-ask = Do you want to agree to a draw in { $game }? The game ends at once, and nobody wins.
offer-draw-ask-others = Do you want to agree to a draw in { $game }? The game ends as soon as everybody has agreed, and nobody wins.
offer-draw-waits = You have offered a draw. It stands until it is answered, or until your next action.
offer-draw-agreed = You have agreed; others have yet to answer.
offer-draw-done = You have agreed on a draw.
offer-takeback-waits = You have asked to take your last action back. It can be granted until somebody acts.
offer-takeback-agreed = You have agreed; others have yet to answer.
offer-takeback-done = The action is taken back.
offer-declined = You have declined.
call-draw = { $player } offers a draw.
call-takeback = { $player } asks to take their last action back.
table-line-draw-offer = { $player } offers a draw.
    .player = You offer a draw.
table-line-draw-accept = { $player } agrees to a draw.
    .player = You agree to a draw.
table-line-draw-decline = { $player } declines the draw.
    .player = You decline the draw.
table-line-takeback-offer = { $player } asks to take their last action back.
    .player = You ask to take your last action back.
table-line-takeback-accept = { $player } lets the last action be taken back.
    .player = You let the last action be taken back.
table-line-takeback-decline = { $player } does not agree: the action stands.
    .player = You do not agree: the action stands.
table-end-draw = The players have agreed on a draw.
