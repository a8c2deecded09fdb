# Puzzles: asked for one person's eyes, and one a day in a channel.

puzzles-title = Puzzles
puzzles-about = Every puzzle here is proved: what is right is right whatever lies hidden, and whatever the opponent does.
puzzles-which = Of which game?
puzzles-none = There are no puzzles of { $game } yet.
puzzles-none-at-all = There are no puzzles here yet.
puzzles-all-tried = There are no more puzzles about this. Choose another motif, or another game.
puzzles-standing = { $game }: { $rating }, { $solved } of { $tries } solved at the first try
puzzles-streak = { $count ->
    [one] Your streak stands at one day. Solve a puzzle on the day after it, too.
   *[other] You have solved one on { $count } days in a row; a day a week may be missed.
}
puzzles-best = Your longest streak: { $count } days.
puzzle-gone = This puzzle isn't there any more. Here is how to get another one: { $command }.
puzzle-moved-on = You have gone on with this puzzle elsewhere, or begun another one. *Try again* begins it anew.
puzzle-too-long = I couldn't work out what comes of this in time. Press once more.

puzzle-title = Puzzle of { $game } { $stars }
# Somebody made up, who has the puzzle in public, where nobody is spoken to.
puzzle-solver = Noa
# Whoever plays against the reader of a puzzle: no name of anybody.
puzzle-opponent = Opponent
puzzle-known = You have tried this one before, so it doesn't count any more.
puzzle-goes-on = Still sure. How do you go on?
puzzle-any-answer = Where any answer of yours held, the plainest was given for you.

puzzle-right = ✅ **Right: { $action }**
puzzle-wrong = ❌ **Not for sure: { $action }**
puzzle-shown = **The answer: { $action }**
puzzle-solved = ✅ **Solved.** { $idea }
puzzle-shown-idea = **The answer:** { $idea }
puzzle-refuted = This is how it can go wrong:
puzzle-line = This is how it goes on, when they hold out as long as they can:
puzzle-line-try = One way they can try:
puzzle-line-nearest = With **{ $hand }** they come nearest to saving themselves. This is how it goes on then:
puzzle-line-attack = This is their most dangerous attack, and it takes nothing from you:
puzzle-line-worst = Even their best order doesn't stop it:
puzzle-beside = Why not *{ $action }*? { $why }
puzzle-branches = They have { $count } answers, and each loses.
puzzle-branches-told = They have { $count } answers, and each loses: { $told }.
puzzle-branch = after { $answer } you go on with { $next }
puzzle-branch-theirs = after { $answer } they attack next, in vain
puzzle-worlds = It holds against each of the { $count } hands that they may have.
puzzle-worlds-elemental = It holds for each of the { $count } ways in which their elementals may lie.
puzzle-worlds-realm-of-the-defenders = It holds against each of the { $count } Power pools that they can have, counted with a Queen and without where that matters; nothing else in their hand matters.
puzzle-motif = Motif: { $motif }.
puzzle-rating = Puzzle rating of { $game }: { $before } → { $after }
puzzle-streak = { $count ->
    [one] First day of a streak
   *[other] { $count } days in a row
}
puzzle-not-counted = Only the first try counts.

button-puzzles = Puzzles
button-puzzle = Puzzle
button-puzzle-again = Try again
button-puzzle-show = Show the solution
button-puzzle-position = The position again
button-puzzle-next = Next
button-puzzle-games = Other games
button-puzzle-day = Puzzle of the day
puzzle-themes = Next, about …
puzzle-themes-any = Anything

## What is asked

puzzle-elements-win-round = One action wins this round for sure, whatever they hold and do. Which one?
puzzle-elemental-defenders-win-round = One card wins this round for sure, whatever they do after it. Which one?
puzzle-elemental-lose-nothing = One order keeps every piece of yours from losing energy this round, whatever they order and whatever their pieces are. Which one?
puzzle-elemental-strike = One order surely takes energy from them this round, __whatever it costs you__, whatever they order and whatever their pieces are. Which one?
puzzle-elemental-strike-unhurt = One order surely takes energy from them this round, __and none from you__, whatever they order and whatever their pieces are. Which one?
puzzle-elemental-strike-more = One order surely takes __more__ energy from them this round __than from you__, or wins, whatever they order and whatever their pieces are. Which one?
puzzle-elemental-claim = One order surely takes a crystal this round, whatever they order and whatever their pieces are. Which one?
puzzle-elemental-win = One order wins the game this round, whatever they order and whatever their pieces are. Which one?
puzzle-elemental-clash-empty-spellbook = They play { $deck }. Leave them no card to draw after this turn, whatever of that deck they hold and answer. You play the whole turn; any way that stays certain is right.
puzzle-realm-of-the-defenders-survive = You have one Fortress left. Play this turn, and your answers in theirs, so that it surely stands, whatever they hold and draw. Every way that stays certain is right.
puzzle-realm-of-the-defenders-rules = Each attacker costs them a Power card. A loss takes all your Courage where it is too little, and your Fortress only where you have none at all. A Queen's power costs them 15 Courage and the Queen, and takes one card of Courage or Power from you.

## What a refutation has in the end

puzzle-missing-yielded = Whoever yields gives the round away.
puzzle-missing-no-way-left = They may hold **{ $hand }**. Then you run out of ways to go and can only yield.
puzzle-missing-low-knock = They may hold **{ $hand }**. Then your knock with { $own } isn't enough against their { $theirs } (limit { $limit }).
puzzle-missing-their-knock = They may hold **{ $hand }**. Then they knock with { $theirs } before you do, and win: the limit is { $limit }, and your sum { $own }.
puzzle-missing-tie = When both play their best cards, the round is a tie.
puzzle-missing-round-lost = When both play their best cards, they win the round.
puzzle-missing-beaten = Then you lose the game.
puzzle-missing-no-crystal = Then you take no crystal.
puzzle-missing-not-won = Then the game isn't won.
puzzle-missing-lost = Then a piece of yours loses energy.
puzzle-missing-nothing-taken = Then no piece of theirs loses energy.
puzzle-missing-lost-too = Then they lose energy, but so do you.
puzzle-missing-not-more = Then they don't lose more than you.
puzzle-missing-cards-left = { $count ->
    [one] One card is left in their Spellbook, so they can draw.
   *[other] { $count } cards are left in their Spellbook, so they can draw.
}
puzzle-missing-fallen = Then your last Fortress falls.

## The idea, in a sentence

idea-starved = If they hold out, they run out of ways to go and have to yield.
idea-shut-out = The limit is now { $limit }, their front alone { $front }. What they play, you take again: they never get to knock, and have to yield in the end.
idea-shut-out-later = Take back what they play: later their front alone makes { $front }, above the limit of { $limit }. Then they can't knock, and have to yield in the end.
idea-knock-next = Whatever they do, you knock next and win.
idea-knock-later = Against the hand below, you knock in the end: { $own } against { $theirs }, limit { $limit }.
idea-too-high = They can't knock now: they have { $least } at least, above the limit of { $limit }.
idea-exact = Your sum is now { $sum }, exactly the limit. If they knock, they have less or the same, and equal sums are yours.
idea-too-low = They can't win with a knock now: within the limit of { $limit } they have { $most } at most, and you { $sum }.
idea-too-low-level = They can't win with a knock now: within the limit of { $limit } they have { $most } at most, as you do, and equal sums are yours.
idea-knock-now = Count what is unseen: within the limit of { $limit } they have { $most } at most, and you { $sum }. All their other hands make { $least } or more, above the limit.
idea-knock-now-below = Count what is unseen: they have { $most } at most, and you { $sum }.
idea-knock-now-above = Count what is unseen: they have { $least } at least, above the limit of { $limit }.
idea-force-and-keep = Only one card of theirs fits, and after it you attack again.
idea-force-and-give = Only one card of theirs fits: they have to spend it, even though they attack next.
idea-keep-the-attack = Whatever they answer with, you attack again.
idea-give-the-attack-away = Whatever they answer with, they attack next, and here that helps you.
idea-either-way = Their answer settles who attacks next, and you win both ways.
idea-challenge = It has to be a Challenge: no plain attack wins.
idea-answer-and-wait = You let them attack again, and keep what you need for it.
idea-answer-and-attack = With this answer, you attack next.
idea-the-right-pile = It matters on which pile a card goes.
idea-the-right-card = It takes another card than the one that comes to mind first.
idea-in-order = It matters what comes first: the same in another order fails.
idea-cards-first = The cards come first, then the attack.
idea-attack-first = The attack comes first, then the cards.
idea-the-right-target = It matters whom an effect is aimed at.
idea-clear-the-way = Somebody who could block has to go first.
idea-hold-one-back = Not everybody who could attack does.
idea-everybody-attacks = It takes one attacker more than it seems.
idea-keep-the-card = A card that you could play stays in your hand.
idea-the-right-moment = A spell has to come at just the right moment.
idea-the-right-choice = What an effect lets you choose decides it.

## Motifs

theme-starved = starved out
theme-shut-out = take until their front alone is above the limit
theme-long = a long way
theme-knock = the knock
theme-knock-now = knock at once
theme-take-from-above = take while your sum is above the limit
theme-take-while-under = take while your sum is within the limit
theme-play-the-lowest = play your lowest card
theme-play-the-highest = play your highest card
theme-play-between = play neither your lowest nor your highest card
theme-the-exact-limit = play until your sum is exactly the limit
theme-discard = discard a 6
theme-discard-to-the-limit = discard until your sum is exactly the limit
theme-advanced = the advanced game
theme-force-and-keep = one answer, and you attack again
theme-force-and-give = one answer, and they attack
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
theme-hold-back = weaken
theme-fetch = fetch
theme-against-a-flash = through a Flash spell
theme-against-a-trigger = through a card that triggers
theme-the-right-pile = the right pile
theme-the-right-card = the right card
theme-in-order = the right order
theme-cards-first = cards before the attack
theme-attack-first = the attack before cards
theme-the-right-target = the right target
theme-clear-the-way = clear the way
theme-hold-one-back = not everybody attacks
theme-everybody-attacks = one attacker more
theme-keep-the-card = a card kept in hand
theme-the-right-moment = the right moment
theme-the-right-choice = the right choice
theme-deploy = deploy
theme-which-courage = which Courage
theme-no-courage = no Courage to begin with
theme-several-powers = against several Power cards
theme-one-power = against one Power card
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
# Before the alt text of a picture that everybody sees, as one player sees it.
daily-alt = { $player } is to move:
daily-over = Puzzle of an earlier day: { $game } { $stars }
button-daily-solve = Solve
button-daily-look = Try it yourself
