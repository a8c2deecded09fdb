# O motor, seja qual for o jogo.

refusal-over = A partida acabou.
refusal-not-your-turn = Não é a sua vez.
refusal-seat = Esse lugar não existe: os lugares desta mesa são de 0 a { $last }.
refusal-no-action = Isso não é uma ação.
refusal-unfit = Isso não é uma ação: { $problem }.
refusal-unfit-for = Isso não é uma ação de { $game }: { $problem }.
bad-options-players = { $game } é para { $least } a { $most } pessoas.
bad-options-players-exactly = { $game } é para { $least } pessoas.
bad-options-unnamed = As opções de { $game } são nomes com valores.
bad-options-unfit = Não dá para usar estas opções: { $problem }.
