# The descriptions of commands and their arguments: command-<group>-<name>, command-<group>-<name>-<argument>, and for
# arguments that many commands have command-argument-<argument>. What can be chosen for an argument is called
# choice-<argument>-<value>. At most 100 characters each.

command-argument-table = Which of your games
command-argument-opponent = Whom you challenge; leave it out for an open seat
command-argument-computer = Play against the computer: how good it should be
command-argument-deck = A deck
command-argument-game = For which game
command-argument-pace = How much time every move has; without a choice, as is usual here
command-argument-rated = Whether the game counts for ratings; against a computer only if you ask
command-argument-players = For how many people at most

choice-computer-easy = Easy
choice-computer-normal = Normal
choice-computer-hard = Hard
choice-pace-live = Live: 3 minutes each, and 20 seconds back for every move
choice-pace-long = Long: 10 minutes each, and 30 seconds back for every move
choice-pace-day = A day for every move
choice-pace-3days = Three days for every move
choice-pace-week = A week for every move
choice-pace-none = No clock
choice-mode-tokens = The first to 6 tokens wins
choice-mode-endless = Endless: a number of rounds
choice-mode-basic = Basic game
choice-mode-advanced = Advanced game, with Mediators and Challenges
choice-setup-choose = Everybody sets up their pieces in secret
choice-setup-random = All elementals are dealt at random
choice-fortresses-2 = 2
choice-fortresses-4 = 4
choice-windows-none = Never: I always pass
choice-windows-combat = In combat
choice-windows-all = Always: spells, combat, ends of turns
choice-element-earth = Earth
choice-element-air = Air
choice-element-fire = Fire
choice-element-water = Water
choice-element-neutral = Neutral
choice-data-export = Get it as a file
choice-data-delete = Have it deleted
choice-what-draw = A draw
choice-what-back = To take my last action back
choice-what-time = More time for the others

command-game-move = Make your move: choose it, or write what stands on its button.
command-game-move-what = What you want to do; write a part of it to find it
command-game-rules = Read the rules.
command-game-rules-topic = What you want to read about

command-table = Your table, whichever game it is
command-table-hand = Show me my hand again.
command-table-board = Post the table again, at the end of the channel.
command-table-board-table = Which of the games here
command-table-offer = Offer a draw, ask for a takeback, or give the others more time.
command-table-offer-what = What you offer the others
command-table-orders = When you want to be asked, where that can be said beforehand; a secret.
command-table-orders-window = About what: spells, combat, the end of a turn; leave it out to see all
command-table-orders-on = Whether you want to be asked then; off: you always pass
command-table-resign = Give a game up; you are asked to confirm.

command-games = Tables of all games
command-games-mine = Your games everywhere, first those in which it is your move.
command-games-here = The open tables and invitations of this channel.
command-games-export = A finished game as a file: to keep, to check, to show elsewhere.
command-games-export-table = A finished game
command-games-open = Open an exported game: every move is checked, then shown step by step.
command-games-open-file = A file that `/games export` gave you
command-games-verify = Check a finished game: its secret, its shuffles, every move.
command-games-verify-table = A finished game

command-games-review = What cost you most in a finished game of yours.
command-games-review-table = A finished game of yours
command-games-film = A finished game as an animated picture.
command-games-film-table = A finished game
command-games-watch = The games being played in this server; follow one of them.
command-games-replay = A game step by step: a finished one, or one in progress so far.
command-games-replay-table = A game of this channel, or one of yours

command-play = Begin any game: choose it, and with whom.
command-play-post = Post the start buttons in this channel, to stay there (server managers)
command-puzzle = A position with one right answer: find it. How it goes on is proved.
command-puzzle-game = Of which game
command-profile = How strong somebody is in each game, and how they got there, as a picture.
command-profile-person = Whose profile; your own when you leave it out
command-learn = Learn a game by playing: a few minutes, press by press.
command-leaderboard = The strongest players of a game, here or everywhere, as a picture.
command-me = What you prefer, wherever you play.
command-me-data = Everything that is stored about you: get it as a file, or have it deleted
command-settings = How I behave in this server: where tables may be, threads, computers.
command-health = How the bot is doing, for its owner.
command-help = What there is to play, and how to begin.

command-deck = Decks for the games that are played with them
command-deck-build = Build a deck, or go on building.
command-deck-build-deck = A deck to begin with; leave it out to begin with nothing
command-deck-import = Keep a deck from a list of cards or from a share code.
command-deck-import-cards = A share code, or a list of cards; leave it out for a form with more room
command-deck-import-name = The name of your new deck
command-deck-cards = The cards of a deck as a text and as a share code.
command-deck-cards-deck = One of your decks, one of this server, or a ready one
command-deck-list = Your decks, those of this server, and the ready ones.
command-deck-show = A deck as a picture, or a list of cards, and whether it can be played.
command-deck-show-deck = A deck, a share code or a list; leave it out to choose one
command-deck-rename = Give one of your decks another name.
command-deck-rename-deck = One of your decks
command-deck-rename-name = Its new name
command-deck-delete = Delete one of your decks; you are asked to confirm.
command-deck-delete-deck = One of your decks; or one of this server, which you manage

help-title = ### Five games of cards and boards, played right here
help-game = **{ $game }**: { $like }
help-quick = Play with others or with the computer: { $play }, or press what you want.
help-learn = New to a game? { $learn } teaches it by playing, in four minutes.
help-title-play = ### Play
help-title-puzzles = ### Puzzles
help-title-rules = ### Rules
help-title-games = ### My games
help-title-me = ### My settings
help-title-decks = ### Decks
help-title-server = ### For this server
help-title-time = ### Time and manners
help-title-fair = ### Is it fair?
button-help-play = Play
button-help-puzzles = Puzzles
button-help-rules = Rules
button-help-games = My games
button-help-me = My settings
button-help-decks = Decks
button-help-server = For this server
button-help-time = Time and manners
button-help-fair = Is it fair?
button-help-here = Games here
button-help-watch = Watch a game
button-help-profile = My profile
button-help-board = Leaderboard
button-help-verify = Verify a game…
help-play = Press a game, then choose who you play with. { $play } does the same, and { $starts } asks for everything at once: who, how fast, by which options.
help-hand = Your hand comes by direct message, or where you begin if you play against computers alone, with buttons for all that you can do; *My hand* at the table and { $hand } show it, too. Everybody else follows the picture in the channel.
help-move = If you like typing better, move with { $moves }: it offers all that you can do.
help-table = At a table, { $board } shows it again, { $offer } offers a draw, asks for a takeback or gives more time, { $orders } says when Elemental Clash is to ask you in the other's turn, { $resign } gives up. The same stands behind *More*.
help-puzzles = Positions of which the right answer is proved, for your eyes only: press a game, or take { $puzzle }. The first try counts. A channel can have one a day, too: managers settle that in { $settings }.
help-rules = A few short pages for each game, each with a picture: press one. { $rules } opens them, too, and so does *Rules* at every table. *What is …?* below each page says what a single term means.
help-games = *My games* has yours: those in which it is your move first, and to each finished one its *Replay* (step by step), *Film* (an animated picture) and *Review* (what cost you most).
    -# By typing: { $mine }, { $here }, { $watch }, { $replay }, { $film }, { $review }. { $verify } checks that a finished game was dealt fairly, { $export } saves it as a file, { $open } opens such a file.
help-people = -# { $profile } shows how somebody plays, { $leaderboard } who plays best.
help-me = Where your hands come, pictures or words, when I call you, quiet hours, who may challenge you, your language, times when you are away, and all that is stored about you: { $me }.
help-decks = { $games } are played with decks. There are ready ones; *My deck* in a lobby chooses. { $list } has all of them, each with buttons: play with it, change it, post it, offer it to the server that you manage. { $build } begins one of your own, { $import } takes a list or a code, { $show } looks at one or checks a list, { $cards } writes one as text and code, { $rename } and { $delete } keep yours tidy.
help-cards = { $cards } shows each card of { $game }.
help-build = Build a deck: { $game }
help-server = Managers settle in { $settings } where tables may be opened and by whom, who is called for open seats, who may not play, the usual pace, the language, how many tables there may be, whether computers play, and which channel keeps a log or has a daily puzzle. *Close a table…* and *Tidy up* stand there, too. *Post the start buttons here* leaves buttons in a channel, for everybody to press.
help-time = A game is live (3 minutes each and 20 seconds back for every move), long (10 minutes and 30 seconds), or gives you a day, three days or a week for every move. Whoever runs out of time loses; where two are left and have not each acted three times, the game is aborted, and nobody loses. *I'm away…* in { $me } stops your clocks in the slow ones.
    With people, a game counts for the ratings once all of them have played it three times. Before that, and against a computer, it counts only if the host makes it rated. It never counts without a clock, with unusual options, or before everybody has acted three times.
    { $offer } and *More* offer a draw, ask for a takeback or give the others more time. Resign rather than keep others waiting.
help-fair = I shuffle by a secret that is sealed before anybody joins, together with numbers that nobody can choose: Discord's own of each player's join. So neither a player nor whoever runs me can pick the cards. The lobby shows the seal, the end of the game the secret, and { $verify } checks one against the other, with every shuffle and every move.

command-realm = Realm of the Defenders: Fortresses, Power and Courage, for two to four
command-realm-start = Open a table for two to four: challenge somebody, or leave seats open.
command-realm-start-opponent = Whom you challenge, for a game of two; leave it out for open seats
command-realm-start-computer = Play against the computer: how good it should be
command-realm-start-players = For how many at most; the host can start as soon as two are there
command-realm-start-fortresses = How many Fortresses everybody has: 2, or 4 for a game twice as long
command-realm-start-short = Short game: from turn three on, whoever ends one with no Defender is out
command-realm-start-bids = Whether you bid for the first turn; without bids chance decides who has it
command-realm-start-deck = The deck that you play with; the standard deck without one

command-clash = Elemental Clash: a duel with trading cards
command-clash-start = Open a table: challenge somebody, or leave a seat open.
command-clash-start-deck = The Spellbook that you play with
command-clash-start-size = How many cards every Spellbook has (40 to 100, usually 40)
command-clash-start-windows = When you are asked for Flash spells, in your next games too; a secret
command-clash-cards = Show one card with what the rules say about it, or browse all of them.
command-clash-cards-card = One card, large and with its rulings; leave it out to browse
command-clash-cards-element = Cards of this element, stones that give it
command-clash-cards-level = Cards of this level
command-clash-cards-type = A creature's type, or a kind of card
command-clash-cards-keyword = A keyword or an ability word
command-clash-cards-page = Where the list is long: which part of it
