# Elements. Cards are called by their number and element: "5 Water".

## Cards

elements-card-1 = Wood
elements-card-2 = Fire
elements-card-3 = Earth
elements-card-4 = Metal
elements-card-5 = Water
elements-card-6 = Yin/Yang
elements-card = { $value } { $name }
elements-no-cards = empty

## Choosing

elements-prompt-play = Play a card
elements-action-play = Play { $card }
elements-short-play = Play { $value }
elements-short-take = Take { $value }
elements-short-knock = ✊ Knock with { $sum } of { $limit }
elements-short-knock-sure = { $knock }: sure to win
elements-short-knock-odds = { $knock }: wins { $percent }%
elements-action-take = Take { $card }
elements-action-discard = Discard a 6
elements-action-knock = Knock
elements-action-yield = Yield
elements-confirm-knock = Knock with { $sum }? You lose if { $other } has { $low } to { $limit }: that is within the limit, too, and not lower than yours.
elements-confirm-knock-at-limit = Knock with { $sum }? You lose only if { $other } has { $sum }, too: with equal sums whoever knocks loses.
elements-confirm-knock-exactly = Knock with { $sum }? You lose only if { $other } has exactly { $limit }.
elements-confirm-knock-lost = Knock with { $sum }? You lose, whatever { $other } has: that is within the limit, too, and not lower than yours.
elements-confirm-knock-odds = That is { $percent }% of the possible hands.
elements-confirm-yield-tokens = Yield the round? { $other } gets 1 token.
elements-confirm-yield-tokens-last = Yield the round? You lose the game with it: { $other } gets the 6th token.
elements-confirm-yield-endless = Yield the round? { $other } wins it.
elements-confirm-yield-endless-last = Yield the round? You lose the game with it: this is the last one.

## What happened

elements-event-play = { $player } plays { $card }: the limit is { $limit }.
    .player = You play { $card }: the limit is { $limit }.
elements-event-take = { $player } takes { $card }: the limit is { $limit }.
    .player = You take { $card }: the limit is { $limit }.
elements-event-discard = { $player } discards a 6.
    .player = You discard a 6.
elements-event-knock = { $player } knocks: { $sum } against { $other }'s { $theirs }, limit { $limit }.
    .player = You knock: { $sum } against { $other }'s { $theirs }, limit { $limit }.
    .other = { $player } knocks: { $sum } against your { $theirs }, limit { $limit }.
elements-event-yield = { $player } yields.
    .player = You yield.
elements-event-score-over = Round { $round } goes to { $winner } (+{ $points }): { $loser } is above the limit.
    .winner = Round { $round } goes to you (+{ $points }): { $loser } is above the limit.
    .loser = Round { $round } goes to { $winner } (+{ $points }): you are above the limit.
elements-event-score-higher = Round { $round } goes to { $winner } (+{ $points }): neither is above the limit, and the higher sum wins.
    .winner = Round { $round } goes to you (+{ $points }): neither is above the limit, and the higher sum wins.
elements-event-score-equal = Round { $round } goes to { $winner } (+{ $points }): the sums are equal, and { $loser } knocked. A tie goes to the other.
    .winner = Round { $round } goes to you (+{ $points }): the sums are equal, and { $loser } knocked. A tie goes to the other.
    .loser = Round { $round } goes to { $winner } (+{ $points }): the sums are equal, and you knocked. A tie goes to the other.
elements-event-score-lower = Round { $round } goes to { $winner } (+{ $points }): neither is above the limit, and the higher sum wins.
    .winner = Round { $round } goes to you (+{ $points }): neither is above the limit, and the higher sum wins.
elements-event-score-yield = Round { $round } goes to { $winner } (+{ $points }): { $loser } yielded.
    .winner = Round { $round } goes to you (+{ $points }): { $loser } yielded.
    .loser = Round { $round } goes to { $winner } (+{ $points }): you yielded.
elements-event-round = Round { $round } begins; { $player } starts.
    .player = Round { $round } begins; you start.
elements-ended-over = Round { $round } goes to { $winner }: { $loser } has { $less }, above the limit of { $limit }.
    .winner = Round { $round } goes to you: { $loser } has { $less }, above the limit of { $limit }.
    .loser = Round { $round } goes to { $winner }: you have { $less }, above the limit of { $limit }.
elements-ended-knocked = { $player } knocked.
    .player = You knocked.
elements-ended-knocked-with = { $player } knocked with { $sum }.
    .player = You knocked with { $sum }.
elements-ended-higher = Round { $round } goes to { $winner }: { $more } against { $loser }'s { $less }.
    .winner = Round { $round } goes to you: { $more } against { $loser }'s { $less }.
    .loser = Round { $round } goes to { $winner }: { $more } against your { $less }.
elements-ended-equal = Round { $round } goes to { $winner }: both have { $more }, and { $loser } knocked.
    .winner = Round { $round } goes to you: both have { $more }, and { $loser } knocked.
    .loser = Round { $round } goes to { $winner }: both have { $more }, and you knocked.
elements-ended-yield = Round { $round } goes to { $winner }: { $loser } yielded.
    .winner = Round { $round } goes to you: { $loser } yielded.
    .loser = Round { $round } goes to { $winner }: you yielded.
elements-ended-gain = (+{ $score })

## Where the game stands

elements-headline-tokens = Round { $round }, first to 6 tokens
elements-headline-endless = Round { $round } of { $rounds }
elements-private-hand = Your hand: **{ $hand }**, sum **{ $sum }**, limit **{ $limit }**: { $room }.
elements-lies-open = Your front: { $own }, theirs: { $theirs }. Unseen: { $unseen }; they hold { $held ->
    [1] one
   *[other] { $held }
} of these. Discarded: { $count ->
    [0] no six
    [1] one six
    [2] two sixes
    [3] three sixes
    [4] four sixes
    [5] five sixes
   *[other] six sixes
}.
elements-private-may-knock = you may knock
elements-private-above = { $above } too high to knock
elements-hindered-above = Lower your sum, or raise the limit: then you may knock.
elements-private-over = Your last hand: **{ $hand }**.

## Around the game

elements-length-tokens = about 10 minutes, very easy to learn
elements-length-endless = about { $minutes } minutes, very easy to learn
elements-options-tokens = The first to 6 tokens wins: 2 for a round won by a knock, 1 when the other player yields.
elements-options-endless = Endless game: { $rounds ->
    [one] one round decides.
   *[other] { $rounds } rounds; whoever wins more of them wins the game.
}

## Painted into pictures

elements-picture-goal = Round { $round } · first to 6 tokens
elements-picture-round-of = Round { $round } of { $rounds }
elements-picture-round = Round { $round }
elements-picture-after = { $rounds ->
    [one] after 1 round
   *[other] after { $rounds } rounds
}
elements-picture-to-move = to move
elements-picture-rounds-won = { $count ->
    [one] round won
   *[other] rounds won
}
elements-picture-in-hand = { $count ->
    [0] no card in hand
   *[other] { $count } in hand
}
elements-picture-front = front
elements-picture-front-sum = + front { $sum }
elements-picture-limit = limit
elements-picture-limit-of = limit { $limit }
elements-picture-limit-was = limit was { $limit }
    .short = limit { $limit }
elements-picture-display = Display
elements-picture-empty = empty
elements-picture-discards = discarded
    .short = out
elements-picture-aside = aside
elements-picture-yielded-short = has yielded
elements-picture-goes-to = Round { $round } goes to { $player }
    .player = Round { $round } goes to you
elements-picture-yielded = { $player } yielded.
    .player = You yielded.
elements-picture-unfinished = Round { $round } was not finished
elements-picture-hidden = The hands stay hidden.
elements-picture-knocked = knocked
    .player = knocked
elements-picture-no-card = no card left
elements-picture-your-turn = your turn
elements-picture-sum = sum
elements-picture-tokens = tokens
elements-picture-can-knock = can knock
elements-picture-too-high = { $above } too high
elements-picture-low-enough = low enough
elements-picture-is-higher = their { $sum } is more
elements-picture-is-above = their { $sum } is over
elements-picture-equal = equal: no win
elements-picture-closest = closest
elements-picture-cover-1 = Closest to the limit
elements-picture-cover-2 = without going over wins.
elements-picture-hand = hand
elements-picture-your-hand = Your hand
elements-picture-your-front = Your front
elements-picture-play = play
elements-picture-take = take
elements-picture-limit-up = limit up
elements-picture-limit-down = limit down
elements-picture-discard = or discard a 6 from your hand: your sum falls by 6
elements-picture-own-sum = own sum
elements-picture-plus-front = + front
elements-picture-small-display = display

## Alt texts

elements-alt-cover = Cover of Elements: a fan of six cards, 1 Wood, 2 Fire, 3 Earth, 4 Metal, 5 Water and 6 Yin/Yang.
elements-alt-figure-minute = A table: Ada's plate with the front of 1 and 3 above, Bo's with a front of 6 below, and between them the display of 4, 2 and 6 with the limit 12.
elements-alt-figure-cards = The sixteen cards: two each of 1 Wood, 2 Fire, 3 Earth, 4 Metal and 5 Water; six of 6 Yin/Yang.
elements-alt-figure-ways = Play: a card goes from your hand to the display, and the limit rises. Take: the display's top card goes to your front, and the limit falls. Discard: a 6 leaves your hand, and your sum falls by 6.
elements-alt-figure-sum = Hand 2 and 5 plus front 1 and 3 make an own sum of 11. Display 4, 2 and 6 makes a limit of 12. 11 is not above 12: a knock is allowed.
elements-alt-figure-knock = Ada knocked at limit 12. Ada: hand 2 and 5, front 1 and 3, sum 11. Bo: hand 3, front 6, sum 9. Both are within the limit and Ada has more: 2 tokens for Ada.
elements-alt-round-tokens = round { $round }, first to 6 tokens
elements-alt-round-endless = round { $round } of { $rounds }
elements-alt-table = Elements, { $round }.
elements-alt-out = { $discards } discarded, { $aside } aside.
elements-alt-to-move = { $player } to move.
    .player = It is your turn.
elements-alt-hand = Your hand in Elements, { $round }: { $cards }.
elements-alt-front = Your front: { $cards }. Your score: { $score }.
elements-alt-sum = Your sum { $sum }, limit { $limit }.
elements-alt-may-knock = Your turn: you may knock.
elements-alt-may-not-knock = Your turn: you can't knock now.
elements-alt-yielded = Round { $round }: { $player } yielded; { $gain }.
    .player = Round { $round }: you yielded; { $gain }.
elements-alt-knocked = Round { $round }: { $player } knocked at limit { $limit }; { $hands }; { $gain }.
    .player = Round { $round }: you knocked at limit { $limit }; { $hands }; { $gain }.
elements-alt-gain = { $score } for { $winner }
    .winner = { $score } for you
elements-alt-left = Round { $round } was not finished: { $hands }.
elements-alt-revealed = { $player } { $cards } in hand, sum { $sum }
elements-alt-score-tokens = { $points ->
    [one] 1 token
   *[other] { $points } tokens
}
elements-alt-score-endless = { $points ->
    [one] 1 round
   *[other] { $points } rounds
}
elements-alt-player = { $player } { $score }, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand, front { $front }.
elements-alt-player-endless = { $player } { $score } won, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand, front { $front }.
elements-alt-front-total = { $cards } ({ $total })
elements-alt-display-empty = Display empty.
elements-alt-display-empty-limit = Display empty; limit { $limit }.
elements-alt-display = Display, bottom to top: { $cards }.
elements-alt-display-limit = Display, bottom to top: { $cards }; limit { $limit }.
elements-alt-over-draw-tokens = The game is over. A draw, { $ours } to { $theirs } tokens.
elements-alt-over-draw-endless = The game is over. A draw, { $ours } to { $theirs } rounds.
elements-alt-over-resign = The game is over. { $winner } wins: { $loser } resigned.
    .winner = The game is over. You win: { $loser } resigned.
    .loser = The game is over. { $winner } wins: you resigned.
elements-alt-over-tokens = The game is over. { $winner } wins, { $more } to { $fewer } tokens.
    .winner = The game is over. You win, { $more } to { $fewer } tokens.
elements-alt-over-endless = The game is over. { $winner } wins, { $more } to { $fewer } rounds.
    .winner = The game is over. You win, { $more } to { $fewer } rounds.

## Commands

command-elements = Elements: closest to the limit without going over wins
command-elements-start = Open a table: challenge somebody, or leave a seat open.
command-elements-start-mode = Play for six tokens, or a number of rounds
command-elements-start-rounds = How many rounds the endless game has (1 to 99, usually 5)

# While others watch

elements-score = { $player } { $score }

## For whoever is new to the game

elements-aim-tokens = be the first with 6 tokens. A round won by a knock gives 2, a yield gives 1.
elements-aim-endless = win more rounds than the other player, of { $rounds } in all. By a knock a round goes to the higher sum that is not above the limit.
elements-met-over = Whoever is above the limit when somebody knocks loses the round.
elements-met-higher = Neither was above the limit, so the **higher** sum won the round.
elements-met-lower = Neither was above the limit, so the **higher** sum won: a knock with too little loses.
elements-met-equal = With equal sums whoever knocked loses the round.
elements-met-yield = A yield ends the round and gives the other player 1 token. A lost knock gives them 2.
elements-met-knock = Your sum is not above the limit, so you may knock. You win if the other player is above the limit, or below your sum. With equal sums you lose.
elements-met-take = A card that you take counts for your sum from then on, and no longer for the limit.
elements-met-discard = A 6 can be discarded: your sum falls by 6, and the limit stays.
elements-met-cards = There are sixteen cards: two each of 1 to 5, and six 6s. In each round four of them lie aside, unseen.
elements-met-play = A card that you play moves both: your sum falls, and the limit rises by as much.
elements-reason-knock = Your sum is then { $sum }, the limit { $limit }: if that stays so, you may knock in your next turn.
elements-reason-nearer = It brings you nearer to a knock: { $above } above the limit, instead of { $theirs } after the next best.
elements-reason-knock-sure = You can't lose with it.
elements-reason-knock-now = You lose only if the other player has { $one ->
    [yes] { $low }
   *[no] { $low } to { $high }
}: { $percent }% of the hands they may hold.
elements-reason-take = It lowers the limit to { $limit }, which moves the other player away from a knock, too. You are then { $above } above it yourself.
elements-reason-higher = Your sum rises to { $sum } and still isn't above the limit: the higher sum wins.
elements-reason-stays = A knock now can lose: to { $low } or more, if that isn't above the limit. Your own sum stays within it.
elements-reason-discard = Your sum falls by 6, and the limit doesn't rise for the other player.
elements-reason-low = It raises the limit by only { $card }, which helps the other player least. You are { $above } above it then.
elements-reason-play = Your sum is then { $sum }, the limit { $limit }: you are still { $above } above it.
elements-reason-yield = It gives 1 token away, instead of the 2 for a knock that wins.
elements-reason-yield-lost = I find nothing that could still save this round.
elements-reason-others-none = The other player can't knock then, whatever they hold.
elements-reason-others-harmless = The other player may knock then, but can't win by it.
elements-reason-others-all = The other player wins by a knock then, whatever they hold.
elements-reason-others-some = The other player wins by a knock then with { $percent }% of the hands they may hold.
elements-reason-others-beside = The other player wins by a knock then with { $percent }% of the hands they may hold; after *{ $beside }*, with { $theirs }%.
elements-reason-own-beside = But if nothing changes, your own next knock wins against { $percent }% of them, instead of { $theirs }%.
elements-reason-still = Looking further ahead, it is better all the same.
elements-reason-yield-others = You are { $above } above the limit; with { $percent }% of the hands they may hold, the other player may knock at once.
