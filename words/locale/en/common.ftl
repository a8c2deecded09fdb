# What all games say.

choose = Choose
player-by-number = Player { $number }
choose-first = What will you do?
to-move = { $players } to move.
your-turn = it is your turn.

## Two players, one of whom resigns or wins

duel-resign = { $player } resigns.
    .player = You resign.
duel-draw = A draw, { $ours } to { $theirs }.
duel-win = { $winner } wins, { $more } to { $fewer }.
    .winner = You win, { $more } to { $fewer }.
duel-win-resign = { $winner } wins: { $loser } resigned at { $more } to { $fewer }.
    .winner = You win: { $loser } resigned at { $more } to { $fewer }.
    .loser = { $winner } wins: you resigned at { $more } to { $fewer }.
duel-draw-bare = A draw.
duel-win-bare = { $winner } wins.
    .winner = You win.
duel-win-resign-bare = { $winner } wins: { $loser } resigned.
    .winner = You win: { $loser } resigned.
    .loser = { $winner } wins: you resigned.
duel-picture-draw = A draw
duel-picture-wins = wins
    .winner = win
duel-picture-wins-score = wins { $more } : { $fewer }
    .winner = win { $more } : { $fewer }
duel-picture-score = { $ours } : { $theirs }
picture-you = You

## Ends that come from elsewhere than a game's rules, in pictures

alt-held = { $player }'s hand: { $cards }.
    .player = Your hand: { $cards }.
alt-held-empty = { $player }'s hand is empty.
    .player = Your hand is empty.
alt-left-out = The picture shows more.
ending-over = The game is over. { $result }
ending-nobody = Closed
ending-aborted-title = Aborted
when-utc = { $day }, { $time } UTC
ending-resign = { $loser } resigned
    .loser = you resigned
ending-time = { $loser } ran out of time
    .loser = you ran out of time
ending-time-many = the last opponent ran out of time
ending-draw = agreed between the players
ending-closed = closed by a manager of the server
ending-abandoned = nobody went on playing
ending-aborted = broken off before it could count

## What a game is like

game-like = { $most ->
    [one] 1 player, { $length }
   *[other] { $most } players, { $length }
}
game-deal = *Deal* begins the game. That press decides how the cards are shuffled, so nobody can know it beforehand.
game-like-open = { $least } to { $most } players, { $length }

## Hints of the strongest computer

# What the strongest computer would do, and how somebody stands with it: in words, for a look back reckons anew.
hint-best = **Hint**: **{ $action }** ({ $stands ->
    [even] about even
    [ahead] good chances to win the game
    [far] very good chances to win the game
   *[won] nearly won
}).
hint-plain = **Hint**: **{ $action }**.
hint-behind = **Hint**: **{ $action }**. Against perfect play that loses, but few play perfectly.
hint-likely = **Hint**: **{ $action }** would be a sensible choice. There was no time to think it through.
hint-action = **{ $action }**
hint-close = { $count ->
    [one] { $actions } is as good.
   *[other] { $actions } are as good.
}
hint-others = Less good: { $actions }.
hint-not-your-turn = You have nothing to decide right now. Ask again when it is your turn.
hint-late = The game has moved on. Ask again when you have something to decide.

## The way into a game by buttons

play-which = **What do you want to play?**
play-game = - **{ $game }**: { $like }
play-posted = ### What do you want to play?
    Press a game, then choose who you play with. Against the computer your hand appears right there; with others it comes by direct message.
play-posted-people = ### What do you want to play?
    Press a game, then choose who you play with. Your hand comes by direct message.
play-post-refused = Only those who may manage this server can post the start buttons. `/play` by itself shows them to you alone.
play-more = With others…
play-away = Take the start buttons of this channel away
play-post = Post the start buttons here
play-taken-away = The start buttons of this channel are gone. `/play post:True` posts them again.
play-whom = ### { $game }
    -# { $like }
    Who do you want to play with?
play-level = ### { $game }
    -# { $like }
    How good should the computer be? You play right here.
play-terms = With others: { $pace } { $counts }
play-options = Options…
play-computers = Against the computer…
play-computer-easy = Computer: easy
play-computer-normal = Computer: normal
play-computer-hard = Computer: hard
play-open = Open a table
play-somebody = Challenge somebody
play-back = Another game
play-elsewhere = Play in { $server }
