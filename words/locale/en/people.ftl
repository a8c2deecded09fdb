# Ratings, profiles and leaderboards, and one's own data.

lobby-counts = Rated: the result counts.
unrated-pace = Not rated: there is no clock.
unrated-options = Not rated: only the game with its usual options is.
unrated-wish = Not rated: a friendly game.
unrated-computer = Not rated: a computer plays, and nobody has asked for it with `rated:`.
unrated-closed = Not rated: the game was closed.
unrated-abandoned = Not rated: nobody has played on.
unrated-short = Not rated: the game was over after a few actions.
unrated-often = Not rated: the same two count three times a day at most.
rating-changes = **Ratings**: { $changes }
rating-change-of = { $player } { $change }
rating-change = Your rating: **{ $change }**
hint-rated = This game is rated: you play it without hints.
