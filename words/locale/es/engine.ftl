# El motor, sea cual sea el juego.

refusal-over = La partida terminó.
refusal-not-your-turn = No te toca todavía.
refusal-seat = Ese puesto no existe: los de esta mesa van del 0 al { $last }.
refusal-no-action = Eso no es una acción.
refusal-unfit = Eso no es una acción: { $problem }.
refusal-unfit-for = Eso no es una acción de { $game }: { $problem }.
bad-options-players = { $game } es de { $least } a { $most } participantes.
bad-options-players-exactly = { $game } es de { $least } participantes.
bad-options-unnamed = Las opciones de { $game } son nombres con valores.
bad-options-unfit = Estas opciones no sirven: { $problem }.
