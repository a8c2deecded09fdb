# Replays, films, and games to watch.

button-replay = Replay
replay-first = First
replay-back = ◀ Back
replay-on = Next ▶
replay-last = Last
replay-share = Share
replay-moves = Moves
replay-close = Close
moves-key-elemental-defenders = -# `F4` attacks, `F4!` challenges, `=F4` answers, `*F4` is the Mediator.
moves-key-elemental-defenders-basic = -# `F4` attacks, `=F4` answers.
moves-key-elemental = -# `3-e4` moves piece 3, `3--e5` dashes, a `+` behind it heals; `3^` teleports, `3/5` change places, `3!` summons, `3@e4` lands.
moves-key-realm-of-the-defenders = -# `+QS` deploys a Defender, `#7` is the Defender of that number; `x#9` attacks Defender 9, `xrealm` the realm itself. S, C, D and H are ♠, ♣, ♦ and ♥, `X1` is an Elder.
moves-key-elemental-clash = -# A place is the seat (0 or 1), A, D or S (attack zone, defence zone, piles) and a number; `1P` is a player. `stone mars/2` is an Element-Stone on pile 2, `0S2>0A1` places a creature, `0A1-0A2` moves it, `0A1 x 1P` attacks, `1D1=0A1` blocks, `@` names a target.
replay-jump = Jump to…
replay-round = Round { $number }
replay-turn = Turn { $number }
replay-eyes = Through whose eyes
replay-eyes-spectator = as spectators saw it
replay-eyes-seat = as { $player } saw it
    .player = as you saw it
replay-eyes-all = with everything open
replay-step = Step { $step } of { $last }
replay-step-running = Step { $step } of { $last } so far
replay-step-undone = Taken back, after step { $step } of { $last }
moves-taken-back = (taken back)
moves-page = Page { $page } of { $pages }
replay-chosen = { $player } chooses: { $choice }
replay-your-turn = It was your turn.
    .player = You choose: { $choice }
replay-own = Your newest game; `table` has others.
replay-here = You have no game of your own yet: this is the newest one here.
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
film-alt = A film of { $game } between { $people } in { $shown } pictures, each with a line about what happened. The last one:

# Watching

watch-title = Games that are being played here
watch-line = **{ $game }** · { $headline } · { $score }
watch-line-at = **{ $game }** · { $headline } · { $score } · { $place }
watch-which = Watch…
watch-on = Keep watching
watch-follows = This message follows the game for a quarter of an hour; *Keep watching* adds another.
watch-none = No game that you can see is being played in this server. `/play` begins one.
watch-nowhere = I list what is played in a server: please use this command in one of its channels.
