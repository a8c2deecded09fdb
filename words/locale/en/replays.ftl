# Replays, films, and games to watch.

button-replay = Replay
replay-first = First
replay-back = ◀ Back
replay-on = Next ▶
replay-last = Last
replay-share = Share
replay-moves = Moves
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
replay-not-yours = While this game is being played, you can only look at it with your own eyes or as a spectator.
replay-shared = { $player } shows a step of this game:
replay-unknown = I can show the games of this channel and your own: please choose one from the list.
replay-none = There is no game here that I could show you, and you have none.
replay-running = { $table } (not over yet)

# Films

button-film = Film
film-running = A game gets its film when it is over. *Replay* shows how far it has come.
film-busy = Too many films are being drawn at the moment. Please try again in a minute.
film-failed = I could not draw this film. Please try again later; *Replay* shows the game step by step.
film-begins = The film is being drawn…
film-waits = { $ahead ->
    [one] One other film is drawn first…
   *[other] { $ahead } other films are drawn first…
}
film-progress = The film is being drawn: { $done } of { $of } pictures…
film-whole = { $shown ->
    [one] The whole game in one picture
   *[other] The whole game in { $shown } pictures
}
film-part = { $shown } of the game's { $of } pictures: all of them would be too large for Discord.
film-shared = { $player } shows the film of this game:
film-alt = A film of { $game } between { $people } in { $shown } pictures, each with a line about what happened and frames around what changed. The last one:

# Watching

watch-title = Games that are being played here
watch-line = **{ $game }** · { $headline } · { $score }
watch-line-at = **{ $game }** · { $headline } · { $score } · { $place }
watch-which = Watch…
watch-on = Keep watching
watch-follows = This message follows the game for a quarter of an hour; *Keep watching* adds another.
watch-none = No game that you can see is being played in this server. `/play` begins one.
watch-nowhere = I list what is played in a server: please use this command in one of its channels.
