# Ratings, profiles and leaderboards, and one's own data.

lobby-counts = Rated: the result counts.
lobby-counts-practised = Rated if everybody at the table has played this game three times, otherwise friendly.
lobby-often = Friendly: at most three games a day against the same opponent are rated.
unrated-pace = Friendly: without a clock no result counts.
unrated-options = Friendly: a result counts with the usual options only.
unrated-wish = Friendly: the result doesn't count.
unrated-last = Friendly, as last time: the result doesn't count.
unrated-computer = Friendly: against a computer a game counts only if it is opened with `rated:`.
unrated-closed = Not rated: the game was closed.
unrated-abandoned = Not rated: nobody went on playing.
unrated-short = Not rated: a game counts only once everybody has acted three times.
unrated-new = Not rated: one of the accounts is less than a week old.
unrated-often = Not rated: the same two people can play three rated games a day at most.
rating-changes = **Ratings**: { $changes }
rating-changes-new = **?**: fewer than { $count } rated games so far.
rating-change-of = { $player } { $change }
rating-change = Your rating: **{ $before } → { $after }**
rating-change-new = Your rating: **{ $before } → { $after }** (new players' ratings move fast)
hint-rated = This game is rated: you play it without hints.

somebody = Somebody
profile-none = No rated games yet
profile-unrated = **{ $name }**: no rated games yet
profile-games = { $count ->
    [one] 1 rated game
   *[other] { $count } rated games
}
profile-unrated-games = { $count ->
    [one] 1 friendly game
   *[other] { $count } friendly games
}
profile-lessons = { $count } of { $of } lessons
profile-puzzles = { $count ->
    [one] 1 puzzle solved
   *[other] { $count } puzzles solved
}
profile-in-a-row = { $count } days in a row
profile-deck = { $games }, with { $deck }
profile-won = { $count } won
profile-drawn = { $count ->
    [one] 1 draw
   *[other] { $count } draws
}
profile-lost = { $count } lost
profile-alt = The ratings of { $player }, { $where }.
profile-alt-game = { $game }: { $rating }, give or take { $spread }, after { $count ->
    [one] 1 game
   *[other] { $count } games
}{ $last ->
    [all] :
   *[some] ; of the last { $results },
} { $won } won, { $drew } drawn and { $lost } lost.
profile-alt-unrated = { $game }, friendly: { $count ->
    [one] 1 game
   *[other] { $count } games
}, { $won } won, { $drew } drawn and { $lost } lost.
profile-alt-course = Lately between { $low } and { $high }.
profile-alt-deck = The favourite deck is { $deck }.
board-lacking = { $count ->
    [one] Not ranked yet: one more rated game gives you a place here.
   *[other] Not ranked yet: { $count } more rated games give you a place here.
} Press *Make it rated* in the lobby.
board-unplaced = Without a number stand those with fewer than { $count } rated games, and computers, to compare yourself with.
rating-read = **?**: a rating from fewer than { $count } games. ± or the bar: how far off it may be.
board-alt-computer = To measure yourself by: { $player } { $rating }
board-alt-nobody = Nobody is ranked yet.
board-none = Nobody has a rating here yet
board-alt = The leaderboard of { $game }, { $where }.
board-alt-place = { $place }. { $player } { $rating }, give or take { $spread }
board-alt-provisional = Not ranked yet: { $player } { $rating }, give or take { $spread }

where-all = everywhere
where-server = in { $server }
profile-said = The ratings of **{ $name }**
profile-bound = -# **{ $game }**: your games against people would put you higher. To rise, beat the hard computer in rated games without other people.
profile-met = -# Your games of **{ $game }** against them: { $won } won, { $lost } lost, { $drawn ->
    [one] 1 draw
   *[other] { $drawn } draws
}.
profile-against = -# Against **{ $player }**: { $won } won, { $lost } lost, { $drawn ->
    [one] 1 draw
   *[other] { $drawn } draws
}.
profile-short = { $count ->
    [one] One finished game, of **{ $game }**
   *[other] The last { $count } games, mostly **{ $game }**
}: { $won } won, { $lost } lost, { $drawn ->
    [one] 1 draw
   *[other] { $drawn } draws
}.
# Where no game is more than half of them.
profile-short-several = The last { $count } games: { $won } won, { $lost } lost, { $drawn ->
    [one] 1 draw
   *[other] { $drawn } draws
}.
profile-last-played = Last played { $when }.
profile-nothing = No games to show yet: finished ones are listed here. A game is rated where its lobby says so.
profile-streak = On a streak: the last { $count } games won.
profile-days = Puzzles solved on { $count } days in a row.
profile-favourite = Favourite deck in **{ $game }**: { $deck }
profile-last = Last games
profile-unlisted = There is nothing to see: they have not played yet, or don't want it to be seen.
profile-own-unlisted = You have said in `/me` that nobody else sees your ratings.
board-said = The leaderboard of **{ $name }**
board-which = Which game?
board-no-game = There is no such game.
button-here = In this server
button-all = Everywhere
button-show-all = Post it here

me-listed-on-about = Others see your ratings, on leaderboards and in `/profile`.
me-listed-off-about = Nobody but you sees your ratings.
button-listed-on = Let others see my ratings
button-listed-off = Hide my ratings
button-privacy = What is stored, and why

button-data = My data…
button-export = Give me all of it
button-delete = Delete all of it…
data-about = ### What is stored about you
    Your id and name on Discord, your tables and what you did at them, ratings, decks, what you have solved and learnt, and what you chose in `/me`. What you write in channels I never read.
    You can have all of it in a file that you can read, or have it deleted for good.
data-exported = { $count ->
    [one] Here is all that is stored about you.
   *[other] Here is all that is stored about you, part { $number } of { $count }.
}
data-read-me =
    This is everything that Elementarium has stored of you, from every table of its database.

    preferences.json      what you have chosen in /me
    decks.json            the decks that you keep
    drafts.json           decks that you are building
    mutes.json            from whom you take no challenges
    ratings.json          your rating in each game
    rating_changes.json   what each rated game has made of it
    rated_in.json         in which servers you have finished rated games
    puzzle_tries.json     which puzzles you have tried, and whether your first try was right
    puzzle_ratings.json   your rating at the puzzles of each game
    puzzle_streaks.json   the days in a row on which you have solved one
    puzzle_courses.json   the puzzle of several actions that you are at
    daily_tries.json      in which servers you have tried the puzzle of a day
    unwelcome_in.json     in which servers their managers don't let you play
    invitations.json      tables that you have opened, or to which you were invited
    games/                the tables at which you have sat: your seat, your deck, and all that you have done there

    Times are in UTC. Long numbers are Discord's: of people, servers, channels, messages, and of presses (join_id).
    What others have done at your tables is theirs, and is not here. A finished game as a whole is what /games export gives you.
data-delete-ask = ### Do you want to leave for good?
    Your decks, ratings and preferences are deleted. The games that you are playing are resigned, and your invitations are over. Where you have played, your name becomes *Former player* and your id a number that identifies nobody; the games themselves stay for those who played them with you.
    Where a server's managers don't let you play, your id stays in their list: leaving doesn't lift that.
data-delete-surely = ### Nobody can undo this. Delete everything?
data-delete-go-on = Go on…
data-delete-yes = Yes, delete everything
data-delete-no = No, keep it
data-deleting = Everything is being deleted now; that takes a moment. Thank you for playing.
data-was-here = You have deleted your data. What stood here is gone.
## The names that we give

former-player = Former player
computer-alone = Computer
computer-easy = Computer (easy)
computer-normal = Computer (normal)
computer-hard = Computer (hard)
