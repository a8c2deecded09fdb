# Replays, films, and games to watch.

button-replay = Replay
replay-first = ⏮
replay-back = ◀ Back
replay-on = On ▶
replay-last = ⏭
replay-share = Share
replay-jump = Jump to…
replay-round = Round { $number }
replay-turn = Turn { $number }
replay-eyes = Through whose eyes
replay-eyes-spectator = as spectators saw it
replay-eyes-seat = as { $player } saw it
replay-eyes-all = with everything open
replay-step = Step { $step } of { $last }
replay-step-running = Step { $step } of { $last } so far
replay-chosen = { $player } chooses: { $choice }
replay-older = Older rules played this part of the game. I can tell what happened, but not draw it.
replay-not-yours = As long as this game runs, you can look at it with your own eyes and as a spectator.
replay-shared = { $player } shows a step of this game:
replay-unknown = I can show the games of this place, and yours: please choose one from the list.
replay-none = There is no game here that I could show you, and you have none.
replay-finished = { $table } (table { $number })
replay-running = { $table } (table { $number }, not over yet)
