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

command-realm = Realm of the Defenders: Fortresses, Power and Courage, for two to four
command-realm-start = Open a table for two to four: challenge somebody, or leave seats open.
command-realm-start-opponent = Whom you challenge, for a game of two; leave it out for open seats
command-realm-start-computer = Play against the computer: how good it should be
command-realm-start-players = For how many at most; whoever opens the table can start it as soon as two are there
command-realm-start-fortresses = How many Fortresses everybody has: 2, or 4 for a game twice as long
command-realm-start-short = Short game: from the third turn on, whoever ends a turn without a Defender is out
command-realm-start-deck = The deck that you play with; the standard deck without one
command-realm-bid = Bid a card for the first turn, in secret.
command-realm-bid-card = One of your ten cards; `/realm done` closes the bid
command-realm-redraw = Draw your first hand again, or keep it, after somebody had to.
command-realm-redraw-again = Draw a new hand, or keep the one that you have
command-realm-deploy = Buy a Defender with Money.
command-realm-deploy-card = A Spade or an Elder of your hand
command-realm-inspire = Give an Elder to bring a defeated Spade back.
command-realm-inspire-defender = Your Elder in play; leave it out for one in your hand
command-realm-attack = Attack a realm; you may name the first attacker, its Power and whom it faces at once.
command-realm-attack-opponent = The realm that you attack
command-realm-attack-defender = The first attacker
command-realm-attack-power = The card of your Power pool that this attacker gets
command-realm-attack-against = The Defender under attack
command-realm-empower = Send another attacker with a Power card; `/realm done` begins the battle.
command-realm-empower-defender = The next attacker
command-realm-empower-power = The card of your Power pool that this attacker gets
command-realm-empower-against = The Defender under attack
command-realm-respond = Answer what you are asked: whom, with which card, what you pay with.
command-realm-respond-choice = What you answer
command-realm-sacrifice = Sacrifice somebody for an attacked Defender.
command-realm-sacrifice-defender = Your attacked Defender
command-realm-retaliate = Strike back with an attacked Defender.
command-realm-retaliate-defender = Your attacked Defender
command-realm-retaliate-card = The Power card of your pool, or of your hand if it isn't there
command-realm-queen = Give a Queen of Spades and 15 Courage to strike a resource of an opponent.
command-realm-queen-defender = Your Queen in play; leave it out for one in your hand
command-realm-ace = Give an Ace of Spades and 15 Courage, so that whoever dismantles draws nothing.
command-realm-ace-defender = Your Ace in play; leave it out for one in your hand
command-realm-dismantle = Give a Fortress for seven cards; you are asked once more.
command-realm-resources = Place a card in your Power or Courage pool; `/realm done` ends the turn.
command-realm-resources-card = A Club, a Heart or an Elder of your hand
command-realm-resources-pool = The pool it goes to
command-realm-pass = Use no Ace or Queen now.
command-realm-done = Close your bid, begin the battle, end your answer, your main step or your turn.
