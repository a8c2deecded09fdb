# Puzzles: asked for one person's eyes, and one a day in a channel.

puzzles-title = Puzzles
puzzles-about = Every puzzle here is proved: what is right is right whatever the others hold and do.
puzzles-which = Of which game?
puzzles-none = There are no puzzles of { $game } yet.
puzzles-none-at-all = There are no puzzles here yet.
puzzles-all-tried = There are no more puzzles about this. Choose another motif, or another game.
puzzles-standing = { $game }: { $rating }, { $solved } of { $tries } solved at the first try
puzzles-streak = { $count ->
    [one] You have solved one today. Come back tomorrow, and it is a streak.
   *[other] You have solved one on { $count } days in a row; a day a week may be missed.
}
puzzles-best = Your longest streak: { $count } days.
puzzle-gone = This puzzle isn't there any more: the rules of the game have changed since. Here is how to get another one: { $command }.
puzzle-moved-on = You have gone on with this puzzle elsewhere, or begun another one. *Try again* begins it anew.
puzzle-too-long = I couldn't work out what comes of this in time. Press once more.

puzzle-title = Puzzle of { $game } { $stars }
puzzle-you = You
puzzle-known = You have tried this one before, so it doesn't count any more.
puzzle-goes-on = Still sure. How do you go on?

puzzle-right = ✅ **Right: { $action }**
puzzle-wrong = ❌ **Not for sure: { $action }**
puzzle-shown = **The answer: { $action }**
puzzle-refuted = This is how it can go wrong:
puzzle-line = This is how it goes on, when they hold out as long as they can:
puzzle-worlds = It holds against each of the { $count } hands that they may have.
puzzle-worlds-elemental = It holds whichever of the { $count } ways their pieces may be.
puzzle-worlds-realm-of-the-defenders = It holds against each of the { $count } hands and Power pools that they may have.
puzzle-motif = { $count ->
    [one] Motif: { $motifs }.
   *[other] Motifs: { $motifs }.
}
puzzle-rating = Puzzle rating of { $game }: { $before } → { $after }
puzzle-streak = { $count ->
    [one] First day of a streak
   *[other] { $count } days in a row
}
puzzle-not-counted = Only the first try counts.

button-puzzles = Puzzles
button-puzzle = Puzzle
button-puzzle-again = Try again
button-puzzle-show = Show it
button-puzzle-next = Next
button-puzzle-games = Other games
button-puzzle-day = Puzzle of the day
puzzle-themes = Next, about …
puzzle-themes-any = Anything

## What is asked

puzzle-elements-win-round = One action wins this round for sure, whatever they hold and do. Which one?
puzzle-elemental-defenders-win-round = One card wins this round for sure, whatever is answered. Which one?
puzzle-elemental-lose-nothing = One order keeps every piece of yours from losing energy this round, whatever they order and whoever their pieces are. Which one?
puzzle-elemental-strike = One order surely takes energy from them this round, whatever they order and whoever their pieces are. Which one?
puzzle-elemental-strike-unhurt = One order surely takes energy from them this round, and none from you, whatever they order and whoever their pieces are. Which one?
puzzle-elemental-strike-more = One order surely takes more energy from them this round than from you, or wins, whatever they order and whoever their pieces are. Which one?
puzzle-elemental-claim = One order surely takes a crystal this round, whatever they order and whoever their pieces are. Which one?
puzzle-elemental-win = One order wins the game this round, whatever they order and whoever their pieces are. Which one?
puzzle-elemental-clash-empty-spellbook = They play { $deck }. Leave them no card to draw after this turn, whatever of that deck they hold and answer. You play the whole turn; every action is right after which it is still sure.
puzzle-realm-of-the-defenders-survive = You have one Fortress left. Get through their next turn with it, whatever they hold and draw. You play both turns; every action is right after which it is still sure.

## Motifs

theme-starved = starved out
theme-long = a long way
theme-knock = the knock
theme-take-from-above = take above the limit
theme-take-while-under = take below the limit
theme-play-the-lowest = play the lowest
theme-play-the-highest = play the highest
theme-play-between = play one between
theme-the-exact-limit = the exact limit
theme-discard = discard a 6
theme-discard-to-the-limit = discard down to the limit
theme-advanced = the advanced game
theme-force-and-keep = forced, and still attacking
theme-force-and-give = forced, and attacked
theme-keep-the-attack = keep the attack
theme-give-the-attack-away = give the attack away
theme-either-way = whoever attacks next
theme-the-mystic = the Mystic
theme-challenge = a Challenge
theme-answer-and-wait = answer and wait
theme-answer-and-attack = answer and attack
theme-the-weakest-answer = the weakest answer
theme-dash = a dash
theme-move = a step
theme-lose-nothing = keep your energy
theme-strike = take their energy
theme-strike-unhurt = take energy, lose none
theme-strike-more = take more than you lose
theme-claim = take a crystal
theme-the-king = the king
theme-win = win the game
theme-substitute = a substitute
theme-teleport = a teleport
theme-with-a-stone = with a stone
theme-quick-attack = a quick attack
theme-several-cards = several cards
theme-push = a push
theme-strike-down = strike down
theme-send-away = send away
theme-answered = they answer
theme-burn = burn
theme-another-body = another attacker
theme-hold-back = hold back
theme-fetch = fetch
theme-deploy = deploy
theme-power = place Power
theme-which-courage = which Courage
theme-all-courage = all Courage
theme-sacrifice = a sacrifice
theme-retaliate = retaliate
theme-against-the-queen = against the Queen
theme-with-an-elder = with an Elder

## The puzzle of a day, in a channel

daily-title = Puzzle of the day: { $game } { $stars }
daily-nobody = Nobody has tried it yet.
daily-tried = { $tried ->
    [one] One has tried it
   *[other] { $tried } have tried it
}, { $solved ->
    [0] nobody has solved it
    [one] one has solved it
   *[other] { $solved } have solved it
} at the first try.
daily-solution = The answer: **{ $action }**
daily-solvers = Solved at the first try by { $people }.
daily-unnamed = { $count ->
    [one] one more
   *[other] { $count } more
}
daily-solver = { $player } ({ $count } days in a row)
daily-before = [The puzzle before]({ $link }): { $result }
daily-over = Puzzle of an earlier day: { $game } { $stars }
button-daily-solve = Solve
button-daily-look = Try it yourself
