# The engine, whatever the game.

refusal-over = The game is over.
refusal-not-your-turn = It is the other player's turn.
refusal-seat = There is no such seat: the seats of this table are 0 to { $last }.
refusal-no-action = That is not an action.
refusal-unfit = That is not an action: { $problem }.
refusal-unfit-for = That is not an action of { $game }: { $problem }.
bad-options-players = { $game } is for { $least } to { $most } players.
bad-options-players-exactly = { $game } is for { $least } players.
bad-options-unnamed = Options of { $game } are names with values.
bad-options-unfit = These options can't be used: { $problem }.
