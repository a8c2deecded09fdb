# Was die Regeln aller Spiele sagen.

refusal-over = Das Spiel ist aus.
refusal-not-your-turn = Dein Gegenüber ist am Zug.
refusal-seat = Diesen Platz gibt es nicht: Die Plätze dieses Tisches gehen von 0 bis { $last }.
refusal-no-action = Das ist keine Aktion.
refusal-unfit = Das ist keine Aktion: { $problem }.
refusal-unfit-for = Das ist keine Aktion in { $game }: { $problem }.
bad-options-players = { $game } ist für { $least } bis { $most } Personen.
bad-options-players-exactly = { $game } ist für { $least } Personen.
bad-options-unnamed = Optionen von { $game } sind Namen mit Werten.
bad-options-unfit = Diese Optionen sind unbrauchbar: { $problem }.
