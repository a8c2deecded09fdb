# A look back at a game of one's own.

review-title = Looking back: { $game }
review-alone = Only whoever has played a game can look back at it like this. *Replay* shows it to everybody.
review-running = This game is not over yet.
review-thinking = I go through the game once more …
review-progress = I am going through the game once more: decision { $done } of { $of } …
review-waits = { $ahead ->
    [one] One other game comes first …
   *[other] { $ahead } other games come first …
}
review-busy = I am looking back at too many games at the moment. Please try again in a minute.
review-failed = I could not look back at this game just now. Please try again; *Replay* shows it step by step.
review-gave = { $count ->
    [0] { $player } gave nothing away.
    [one] { $player } gave something away once.
   *[other] { $player } gave something away { $count } times.
}
    .player = { $count ->
    [0] You gave nothing away.
    [one] You gave something away once.
   *[other] You gave something away { $count } times.
}
review-gave-won = { $count ->
    [0] You gave nothing away.
    [one] You won all the same; once, more points were possible.
   *[other] You won all the same; { $count } times, more points were possible.
}
review-stands = { $count ->
    [0] no points
    [one] 1 point for { $player }
   *[other] { $count } points for { $player }
}
    .player = { $count ->
    [0] no points
    [one] 1 point for you
   *[other] { $count } points for you
}
review-unsaved = Nothing you could have done would have saved round { $round }.
review-known = Chances by what you could see then, if all go on like *Hard*; *Replay* shows what lay hidden.
review-curve = Points of the round, if both play their best from there: above 0 yours, below 0 those of { $other }. A red dot: you gave some away.
review-defended = A defended loss: nothing that you could have known would have helped you much.
review-nothing = None of your moves cost you much.
review-none = The game ended before you had decided anything.
review-turned = What decided it: { $where }: **{ $played }**, { $worth }. Anything else: at best { $next }.
review-turned-chance = The turning point: { $where }: **{ $played }**. Your chances were { $before }% before it, and { $after }% at your next decision.
review-well = Well played, too:
review-well-entry = - { $where }: { $played }, { $worth } (else { $next })
review-well-entry-chance = - { $where }: { $played } ({ $before }% → { $after }%)
review-costliest = What cost most:
review-costliest-of = What cost most, { $count } of { $of }:
review-costliest-won = Where more points were possible:
review-costliest-of-won = Where more points were possible, { $count } of { $of }:
review-entry = { $number }. { $where }: { $played } ({ $worth }). Better: { $best } ({ $most }).
review-in-step = { $where }, step { $step }
review-entry-chance = { $number }. { $where }: { $played } (−{ $points }%). Better: { $best }
review-looked = { $where }. You played **{ $played }**: { $worth }.
    Better was **{ $best }**: { $most }.
review-looked-chance = { $where }: you chose **{ $played }**, { $worth }% to win. *Hard* would have chosen **{ $best }**, { $most }% to win.
review-cost = -# Points of the round, if both play their best from there.
review-went = In the game: { $stands }.
review-proved = **{ $best }** was sure to win the round, whatever lay hidden.
review-try = { $where }: what would you do now?
review-best = ✅ **{ $action }**: nothing is worth more.
review-best-chance = ✅ **{ $action }**: I find nothing better.
review-worse = **{ $action }**: { $worth }. The best makes it { $most }.
review-worse-chance = **{ $action }**: { $worth }% to win, { $points }% less than the best.
review-course = How it stood for { $player }
    .player = How it stood for you
review-course-alt = { $title }, in points of the round, decision by decision, with a minus where they are the other player's: { $course }. A mark stands where you gave something away.
review-course-alt-chance = { $title }, in percent, decision by decision: { $course }. A mark stands at what cost you most.
review-picture-chance = Chance to win
review-picture-points = Points in the round
review-picture-sides = above 0: points for you · below 0: points for { $other }
review-picture-decisions = Decisions
review-picture-percent = { $value }%
button-review = Review
button-review-look = Decision { $number }
button-review-look-chance = { $number }: −{ $points }%
button-review-next = Next
button-review-again = Try again
button-review-replay = See it in the replay
