# What people prefer (`/me`) and what servers settle (`/settings`).

settings-changed = **Changed.** { $change }

me-title = ### What you prefer
    -# It holds wherever you play, and nobody else sees it.
me-page-language = ### Your language
me-page-hands = ### Hands
me-page-colours = ### Colours
me-page-turns = ### Your turn
me-page-quiet = ### Quiet hours
me-page-others = ### Other people
button-page-language = Language…
button-page-hands = Hands…
button-page-colours = Colours…
button-page-turns = My turn…
button-page-quiet = Quiet hours…
button-page-others = Other people…
language-discords = The language of Discord
language-servers = The language of the server
me-language = In which language shall I speak to you?
me-language-about = From now on what only you see is in this language. What everybody reads in a channel is in the language of the server.
me-hands = Where your hands are shown
me-hands-dm = Hands by direct message
me-hands-dm-about = Your hands come by direct message, with buttons for what you can do.
me-hands-here = Hands only at the table
me-hands-here-about = No direct messages: press My hand at the table.
me-pictures = Pictures or words
me-pictures-on = Pictures of my hand
me-pictures-on-about = What only you see is shown as a picture.
me-pictures-off = My hand in words
me-pictures-off-about = What only you see is said in words, without a picture.
me-shape = Shape of your private pictures
me-shape-wide = Wide
me-shape-wide-about = Your private pictures are as wide as the picture of the table.
me-shape-tall = Tall, for a phone
me-shape-tall-about = Your private pictures are tall, so that everything in them is larger on a phone.
me-shape-large = Large type
me-shape-large-about = Your private pictures have larger letters and numbers.
me-palette = Colours of your private pictures
me-palette-all = All colours
me-palette-all-about = Your private pictures use the same colours as the table.
me-palette-protanopia = Red looks dark
me-palette-protanopia-about = Your private pictures use colours for eyes that see little red (protanopia).
me-palette-deuteranopia = Red and green look alike
me-palette-deuteranopia-about = Your private pictures use colours for eyes that see little green (deuteranopia).
me-palette-tritanopia = Blue and green look alike
me-palette-tritanopia-about = Your private pictures use colours for eyes that see little blue (tritanopia).
alt-palettes = Four rows of the same cards and suits in other colours, from the top: { $rows }.
me-calls = When your turn begins
me-calls-on = Tell me when my turn begins
me-calls-on-about = A direct message tells you, or else a mention at the table; not while you are clearly there.
me-calls-off = Don't mention me
me-calls-off-about = The table doesn't mention you; where hands come by direct message, a new one tells you all the same.
me-challenges-on-about = Others can challenge you, and I tell you by direct message.
me-challenges-off-about = Nobody can challenge you.
button-challenges-on = Let others challenge me
button-challenges-off = Take no challenges
me-reminders = Before your time runs out
me-reminders-dm = Remind me by direct message
me-reminders-dm-about = You are reminded by direct message before your time runs out.
me-reminders-thread = Remind me at the table
me-reminders-thread-about = You are reminded at the table before your time runs out.
me-reminders-off = Don't remind me
me-reminders-off-about = You are not reminded before your time runs out.
me-quiet = Quiet hours
me-quiet-off = No quiet hours
me-quiet-hours = From { $from } to { $until }
me-quiet-off-about = You have no quiet hours.
me-quiet-on-about = From { $from } to { $until } nothing that I send you makes a sound. With you it is { $now } now.
me-quiet-means = -# Calls, reminders and challenges wait silently, with their mark, until you look. Your time to move runs on: deadlines stay as they are.
me-quiet-no-summer = I don't know of your summer time: choose where you are, and I do.
me-offset = What time is it with you?
me-offset-entry = It is { $time } (UTC{ $offset })
button-place = Somewhere else…
me-place-title = Where are you?
me-place = City, time zone or difference from UTC
me-place-about = A place brings its summer time, a mere difference none.
me-place-unknown = I know no such place. Name a large city near you, a time zone such as America/Halifax, or by how much your clock is ahead of UTC: +9:30.
me-explains = What you meet for the first time
me-explains-first = Explain it in my first games
me-explains-first-about = In your first three games of a kind you read what it is about, and what you meet for the first time is explained in a line.
me-explains-again = Explain it from the beginning again
me-explains-again-about = What you meet is explained once more, in every game, however often you have played it.
me-explains-off = Explain nothing
me-explains-off-about = Nothing is explained to you while you play.
me-answers_itself-on-about = Where everybody can see that you have only one answer, it is given for you.
me-answers_itself-off-about = You are asked even where you have only one answer.
me-away = ### Going away
    -# Meanwhile your clocks stand still in games by the day or the week, for 30 days a year at most; the tables say that you are away.
me-away-ask = For how long?
me-away-days = { $count ->
    [one] For a day
   *[other] For { $count } days
}
me-away-now = You are away until { $when }, or until you say here that you are back.
me-away-over = You are back, and your clocks run again.
button-away = I'm away…
button-back-again = I'm back
me-muted = You take no challenges from { $players }.
me-unmute = Who may challenge you again?

settings-title = ### Elementarium in { $server }
settings-page-places = ### Where games are played
settings-page-games = ### Games in this server
settings-page-language = ### Language
    -# What everybody reads in this server; a channel can have a language of its own. What only you see is in yours: `/me`.
button-settings-places = Channels…
button-settings-games = Games…
button-settings-language = Language…
settings-page-people = ### People
    -# Who may open tables, who is called when players are missing, who may not play, and which channel keeps a log.
button-settings-people = People…
settings-openers = Only { $role } may open tables; everybody may join.
settings-openers-none = Everybody may open tables.
settings-openers-which = Who may open tables: a role; without one, everybody
settings-openers-only = In this server only { $role } may open tables. You can join those of others.
settings-seat-role = { $role } is called when a table looks for players, at most every ten minutes.
settings-seat-role-none = Nobody is called when a table looks for players.
settings-seat-role-which = Whom to call for open seats: a role
settings-no-roles = This server has no roles yet: once it has some, you can choose them here.
settings-unwelcome-people = { $people } may not play in this server.
settings-unwelcome-none = Everybody may play here.
settings-unwelcome-which = People who may not play here
settings-unwelcome = The managers of this server don't let you play here.
settings-unwelcome-other = The managers of this server don't let { $player } play here.
settings-unwelcome-left-out = Left out of your choice: { $people }. Nobody bars themselves, and bots don't play here.
settings-log = { $channel } is told which tables are opened, how they end, and what managers close or change.
settings-log-none = No channel is told what happens to tables.
settings-log-which = A channel that is told what happens to tables
settings-more-channels = { $count ->
    [one] In one more channel I lack something as well.
   *[other] In { $count } more channels I lack something as well.
}
settings-start-which = Take start buttons away from…
settings-start-away = The start buttons in { $channel } are gone.
log-opened = { $host } has opened a table of **{ $game }**: { $place }
log-against = { $terms } · against { $players }
log-closed = { $manager } has closed a table of **{ $game }** ({ $people }): { $place }
log-changed = { $manager } has changed a setting: { $change }
log-tidied = { $manager } has tidied up. { $change }
log-daily-off = I can't post the daily puzzle in { $channel }, so I have switched it off. `/settings` brings it back.
log-welcome = { $people } may play here again.
log-ended = The game of { $people } is over. { $result }
button-tidy = Tidy up
settings-tidy-ask = { $count ->
    [one] Fold the invitation of one finished game to a line, and archive its thread?
   *[other] Fold the invitations of { $count } finished games to a line each, and archive their threads?
} Games that are being played stay as they are.
settings-tidy-none = There is nothing to tidy up: no game in this server has ended.
settings-tidied = { $count ->
    [one] The invitation of one finished game is folded to a line, and its thread is archived, unless a rematch is on there.
   *[other] The invitations of { $count } finished games are folded to a line each, and their threads are archived, except where a rematch is on.
}
settings-language = Which language is spoken here?
settings-language-line = Language: { $language }
settings-language-which = Another language in one channel…
settings-language-of = ### Language in { $channel }
    -# Tables that have begun keep theirs.
settings-languages-none = Every channel speaks the server's language.
settings-languages-full = At most { $most } channels can have a language of their own.
settings-read-only = -# Those who may manage the server can change this.
settings-not-yours = Only those who may manage this server can change its settings.
settings-in-server = These are the settings of a server: ask for them in one of its channels.
settings-channels-all = Tables may be opened in every channel.
settings-channels = Tables may be opened only in { $channels }.
settings-threads-on = Every table gets a thread of its own.
settings-threads-off = Tables stay in their channel, without threads.
settings-computers-on = Computers may play.
settings-computers-off = Computers may not play.
settings-tables = At most { $count } tables are open at a time.
settings-pace = Usual pace: { $pace }
settings-which-pace = How much time is there for a move?
settings-limit = How many tables may be open at a time?
settings-channel-gone = { $channel } does not exist any more, or I can't see it.
settings-lacking = I lack { $permissions } in { $channel }: no table can be shown there.
settings-no-threads = I may not open threads in { $channel }: tables stay in the channel.
button-threads-on = Give tables threads
button-threads-off = No threads for tables
button-computers-on = Let computers play
button-computers-off = No computers here

settings-elsewhere = Tables can't be opened in this channel, only in { $channels }.
settings-no-computers = Computers may not play in this server. You can open a table for people.

button-close = Close a table…
button-newer = Newer tables
button-close-yes = Yes, close it
closing-none = No table is open in this server.
closing-which = Which table do you want to close? Nobody wins a game that is closed.
closing-menu = The open tables, the oldest first
closing-ask = Close { $table }? The game ends at once, and nobody wins. Its table says that a manager has closed it.
closing-over = That table is over already.
closing-done = { $table } is closed.

## The daily puzzle

button-settings-daily = Daily puzzle
settings-page-daily = ### Daily puzzle
    A position with one right answer, once a day. Whoever presses *Solve* does it for their own eyes; the next day shows the solution, and who found it at the first try.
settings-daily-none = No channel has a daily puzzle.
settings-daily = A puzzle a day in { $channel }, at { $at }, of { $games }.
settings-daily-channel = In no channel
settings-daily-when = At which hour?
settings-daily-hour = { $time } UTC
settings-daily-games = Of which games?
