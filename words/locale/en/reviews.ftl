# A look back at a game of one's own.

review-title = Looking back: { $game }
review-alone = Only whoever has played a game can look back at it like this. *Replay* shows it to everybody.
review-running = This game is not over yet.
review-not-yet = I can't look back at { $game } yet: at { $games } I can.
review-thinking = I go through the game once more …
review-gave = { $count ->
    [0] { $player } gave nothing away.
   *[other] { $player } gave away { $points ->
        [one] 1 point
       *[other] { $points } points
    } in { $count ->
        [one] one decision
       *[other] { $count } decisions
    }.
}
    .player = { $count ->
    [0] You gave nothing away.
   *[other] You gave away { $points ->
        [one] 1 point
       *[other] { $points } points
    } in { $count ->
        [one] one decision
       *[other] { $count } decisions
    }.
}
review-unsaved = Nothing of yours would have saved round { $round }.
review-costliest = What cost most:
review-entry = { $number }. Round { $round }: { $played }, { $points ->
    [one] 1 point
   *[other] { $points } points
} less than the best.
review-looked = Round { $round }: you chose **{ $played }**, worth { $worth }. **{ $best }** is worth { $most }.
review-cost = That gave away { $points ->
    [one] 1 point
   *[other] { $points } points
}. Points are counted for you, with the best play of both from there on.
review-try = Round { $round }: what would you do now?
review-best = ✅ **{ $action }**: nothing is worth more.
review-worse = **{ $action }** is worth { $worth }, { $points ->
    [one] 1 point
   *[other] { $points } points
} less than the best.
review-course = How it stood for { $player }
    .player = How it stood for you
review-course-alt = { $title }, in points of the round, decision by decision: { $course }. A mark stands where you gave something away.
button-review = Review
button-review-look = { $number }: −{ $points }
button-review-next = Next
button-review-again = Try again
