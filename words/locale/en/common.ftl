# What all games say.

choose = Choose
to-move = { $players } to move.
your-turn = it is your turn.
