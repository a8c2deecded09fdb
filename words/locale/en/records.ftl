# Finished games as files.

record-exported = The whole game of { $game }: every line of its log, every draw of chance, and the secret that sealed its shuffles. `/games open` shows it again in any server; whoever has the file can check it without me.
record-from-file = (from a file)
record-commitment = The secret fits the commitment in the file.
record-trust = Anybody can write a file. Only the commitment shows that I dealt this game: it has to be the one that the lobby showed before anybody joined. Nothing shows that the names are right.
record-gone = I no longer have this file at hand. `/games open` opens it again.

## Why a file can't be opened

sessions-record-large = This file is too large: the record of a game has { $most } MB at most.
sessions-record-packed = This file is packed. Unpack it, and give me the file inside.
sessions-record-no-json = This file is not the record of a game: it can't be read as JSON.
sessions-record-other-file = This file is not the record of a game. `/games export` makes one.
sessions-record-newer = This record was made by a newer release: I can't read it.
sessions-record-deep = This file is not the record of a game: it is nested too deeply.
sessions-record-unfit = This record is damaged: { $problem }.
sessions-record-no-game = This is the record of a game that I don't have: “{ $game }”.
sessions-record-seats = This record makes no sense: { $count ->
    [one] 1 person
   *[other] { $count } people
} can't play { $game }.
sessions-record-seed = This record is damaged: its seed is not ASCII text.
sessions-record-eras = This record is damaged: it doesn't say by which rules the game was played from the beginning.
sessions-record-setup = This is not a game that was begun at a table: it was laid out in another way.
sessions-record-lines = This record has more than { $most } lines: no game takes so many.
sessions-record-line = This record is damaged: nobody can have done what line { $number } says.
sessions-record-action = This record is damaged: line { $number } is longer than any action.
sessions-record-position = This record is damaged: it holds a position larger than any can be.
sessions-record-takebacks = This record has more than { $most } takebacks: I don't check so many.

## What `python -m sessions.verify` tells whoever runs the bot

check-title = { $game }: { $names }
check-good = ok
check-wrong = WRONG
check-commitment = The secret fits the commitment; did the lobby show { $commitment }?
check-seed = The seed is made of the secret and the joins.
check-log = All { $count } lines of the log, what came of them, and the end.
check-log-from = The log from line { $first } on, where rules were updated.
check-chance = { $count ->
    [0] Random draws: not told in this file.
   *[other] Random draws: { $count }.
}
check-fault = Table { $table } ({ $game }): { $problem }
check-sum = Games: { $over } over, { $open } going on, { $lobby } not begun; { $faulty ->
    [0] all in order.
   *[other] { $faulty } WRONG, see above.
}
check-older = In { $count } of them a part was played by older rules, and can't be checked here.
sessions-check-impossible = It can't be checked ({ $error }).
sessions-check-lines = Its log has { $count } lines, and should have { $stored }.

## What is wrong in a record that can be read

sessions-record-chance = What chance gave in the game is not what the record says.
sessions-record-moves = The moves in the record that people read are not those of its log.
