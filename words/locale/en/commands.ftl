# The descriptions of commands and their arguments: command-<group>-<name>, command-<group>-<name>-<argument>, and for
# arguments that many commands have command-argument-<argument>. At most 100 characters each.

command-argument-table = Which of your games
command-argument-opponent = Whom you challenge; leave it out for an open seat
command-argument-computer = Play against the computer: how good it should be
command-argument-deck = A deck
command-argument-game = For which game
command-argument-players = For how many people at most

command-game-hand = Show me my hand again.
command-game-board = Show the table again at the end of the channel.
command-game-board-table = Which of the games here
command-game-rules = Read the rules.
command-game-rules-topic = What you want to read about
command-game-resign = Give a game up; you are asked once more.

command-games = Tables of all games
command-games-list = The open tables and invitations here, and your tables everywhere.
command-games-verify = Check a finished game: its secret, its shuffles, every move.
command-games-verify-table = A finished game

command-help = What there is to play, and how to begin.

command-deck = Decks for the games that are played with them
command-deck-build = Build a deck, or go on building.
command-deck-build-deck = A deck to begin with; leave it out to begin with nothing
command-deck-import = Keep a deck that you have as a list or as a share code.
command-deck-import-cards = A share code, or a list of cards; leave it out for a form with more room
command-deck-import-name = The name of your new deck
command-deck-export = A deck as a text and as a share code.
command-deck-export-deck = One of your decks, or a ready one
command-deck-check = Whether a deck can be played, and why not.
command-deck-check-deck = A deck, a share code or a list of cards; leave it out for a form with more room
command-deck-list = Your decks, and the ready ones.
command-deck-show = A deck as a picture.
command-deck-show-deck = One of your decks, or a ready one
command-deck-rename = Give one of your decks another name.
command-deck-rename-deck = One of your decks
command-deck-rename-name = Its new name
command-deck-delete = Delete one of your decks; you are asked once more.
command-deck-delete-deck = One of your decks

help-title = Games at this table
help-game = **{ $game }**, for { $seats } players: `/{ $group } start` opens a table, `/{ $group } rules` explains it.
help-hand = Your hand reaches you by direct message, with buttons for exactly what you can do; *My hand* and *Make a move* at the table show you the same. Everybody else follows the picture in the channel.
help-list = `/games list` shows the open tables, `/games verify` checks a finished game's shuffles.
help-decks = `/deck build` makes decks of your own for { $games }; *My deck* in the lobby chooses one. There is a ready one, too.
