# Realm of the Defenders: what the engine says by itself. Read by `engine/english.py` and as a part of the catalogue.

## Names

realm-of-the-defenders-title = Realm of the Defenders
realm-of-the-defenders-card-elder = Elder
realm-of-the-defenders-card-unknown = that card

## Why an action is refused; of each action in the order in which the rules look at it.

realm-of-the-defenders-refusal-over = The game is over.
realm-of-the-defenders-refusal-out = Your realm is out of the game.
realm-of-the-defenders-refusal-others-bid = Your bid is closed; the others are still choosing.
realm-of-the-defenders-refusal-others-redraw = Another player is choosing whether to draw a new hand.
realm-of-the-defenders-refusal-others-main = It is another player's turn.
realm-of-the-defenders-refusal-others-resource = It is another player's turn.
realm-of-the-defenders-refusal-others-ace = Another player is choosing whether to use an Ace.
realm-of-the-defenders-refusal-others-respond = The attacked player answers first.
realm-of-the-defenders-refusal-others-block = The attacker first chooses whose Power is stopped.
realm-of-the-defenders-refusal-others-queen = The attacker first chooses whether to use a Queen.
realm-of-the-defenders-refusal-others-hit = The attacker first chooses who is hit.
realm-of-the-defenders-refusal-others-loss = Another player pays for a loss first.
realm-of-the-defenders-refusal-step-bid = Everybody is bidding: add a card to your bid, or close it.
realm-of-the-defenders-refusal-step-redraw = Choose whether to draw seven new cards or to keep your hand.
realm-of-the-defenders-refusal-step-main = You can't do that in the main step.
realm-of-the-defenders-refusal-step-resource = Your main step is over: place cards, or end your turn.
realm-of-the-defenders-refusal-step-ace = Use an Ace against the dismantling, or pass.
realm-of-the-defenders-refusal-step-respond = You are under attack: sacrifice, strike back, or end your answer.
realm-of-the-defenders-refusal-step-block = Choose whose Power the sacrifice stops.
realm-of-the-defenders-refusal-step-queen = Use a Queen now, or pass.
realm-of-the-defenders-refusal-step-hit = Choose which attacker is hit.
realm-of-the-defenders-refusal-paying = Finish paying first: { $missing } of { $due } are still missing.
realm-of-the-defenders-refusal-pricing = First choose what to pay for the Elder.
realm-of-the-defenders-refusal-price-nothing = An Elder costs at least one Money card.
realm-of-the-defenders-refusal-recalling = First choose which Spade the Elder brings back.
realm-of-the-defenders-refusal-recall-unknown = There is no Spade { $card } in your defeated pile.
realm-of-the-defenders-refusal-recall-cost = { $card } would cost { $cost } Money, and you have less.
realm-of-the-defenders-refusal-striking = Choose what the Queen strikes: an opponent's Courage card, Power pool, or a card that strikes back.
realm-of-the-defenders-refusal-choosing-attacker = Choose an attacker; once one is assigned you may begin the battle.
realm-of-the-defenders-refusal-attacker-unknown = You have no such Defender.
realm-of-the-defenders-refusal-attacker-new = Your { $card } came into play this turn and can't attack yet.
realm-of-the-defenders-refusal-attacker-taken = Your { $card } is already in this battle.
realm-of-the-defenders-refusal-choosing-power = First choose the Power card for this attacker.
realm-of-the-defenders-refusal-power-unknown = There is no { $card } in your Power pool.
realm-of-the-defenders-refusal-choosing-against = First choose whom this attacker faces.
realm-of-the-defenders-refusal-against-realm = That realm has Defenders: attack one of them.
realm-of-the-defenders-refusal-against-unknown = The attacked realm has no such Defender.
realm-of-the-defenders-refusal-against-king = A King can't be overwhelmed: only one Defender may attack a King.
realm-of-the-defenders-refusal-against-full = Two Defenders already attack that { $card }: choose another.
realm-of-the-defenders-refusal-offering = First choose whom you sacrifice.
realm-of-the-defenders-refusal-offer-attacked = A Defender under attack can't be sacrificed.
realm-of-the-defenders-refusal-offer-unknown = You have no such Defender in play.
realm-of-the-defenders-refusal-offer-no-card = You have no such card in your hand.
realm-of-the-defenders-refusal-offer-no-defender = Only Spades and Elders can be sacrificed.
realm-of-the-defenders-refusal-offer-jack-price = A Jack from the hand costs { $price } Courage here.
realm-of-the-defenders-refusal-offer-from-hand = From the hand, only a Jack helps a Defender who faces a single attacker.
realm-of-the-defenders-refusal-countering = First choose the Power card to strike back with.
realm-of-the-defenders-refusal-counter-pool = There is no Power card { $card } in your Power pool.
realm-of-the-defenders-refusal-counter-hand = There is no Power card { $card } in your hand.
realm-of-the-defenders-refusal-pay-unknown = You have no { $card } to pay with.
realm-of-the-defenders-refusal-pay-order = Pay from high to low: { $card } is above { $last }.
realm-of-the-defenders-refusal-pay-low = { $card } is too low: together with what isn't above it you don't reach { $missing }.
realm-of-the-defenders-refusal-price-order = Pay from high to low: { $card } is above { $last }.
realm-of-the-defenders-refusal-price-unknown = You have no { $card } to pay with.
realm-of-the-defenders-refusal-pay-enough = That is already paid without { $card }: choose fewer cards.
realm-of-the-defenders-refusal-bid-twice = { $card } is already in your bid.
realm-of-the-defenders-refusal-bid-unknown = { $card } is not one of your ten bid cards.
realm-of-the-defenders-refusal-deploy-after-battle = After a battle you can't deploy this turn.
realm-of-the-defenders-refusal-deploy-unknown = There is no { $card } in your hand.
realm-of-the-defenders-refusal-deploy-no-defender = Only Spades and Elders can be deployed; { $card } can't.
realm-of-the-defenders-refusal-deploy-elder = An Elder costs at least one Money card, and you hold no other.
realm-of-the-defenders-refusal-deploy-cost = { $card } costs { $cost } Money, and you have { $money }.
realm-of-the-defenders-refusal-inspire-hand = There is no Elder in your hand.
realm-of-the-defenders-refusal-inspire-play = You have no such Elder in play.
realm-of-the-defenders-refusal-inspire-nobody = There is no Spade in your defeated pile.
realm-of-the-defenders-refusal-inspire-cost = You don't have twice the toughness of any defeated Spade in Money.
realm-of-the-defenders-refusal-queen-hand = There is no Queen in your hand.
realm-of-the-defenders-refusal-queen-play = You have no such Queen in play.
realm-of-the-defenders-refusal-queen-attacks = This Queen is one of the attackers.
realm-of-the-defenders-refusal-queen-price = A Queen costs { $price } Courage, and you have { $courage } in your pool.
realm-of-the-defenders-refusal-queen-nothing = No opponent has Courage or Power in play for the Queen to hit.
realm-of-the-defenders-refusal-attack-self = You can't attack yourself.
realm-of-the-defenders-refusal-attack-unknown = Only an opponent who is still in the game can be attacked.
realm-of-the-defenders-refusal-attack-power = Your Power pool is empty.
realm-of-the-defenders-refusal-attack-nobody = You have no Defender in play.
realm-of-the-defenders-refusal-attack-new = Your Defenders came into play this turn and can't attack yet.
realm-of-the-defenders-refusal-dismantle-fought = You have fought this turn, so you can't dismantle a Fortress.
realm-of-the-defenders-refusal-dismantle-deployed = You have deployed this turn, so you can't dismantle a Fortress.
realm-of-the-defenders-refusal-dismantle-last = You can't dismantle your last Fortress.
realm-of-the-defenders-refusal-place-after-battle = After a battle you can't place cards this turn.
realm-of-the-defenders-refusal-place-later = Cards are placed after the main step: end that first.
realm-of-the-defenders-refusal-place-unknown = There is no { $card } in your hand.
realm-of-the-defenders-refusal-place-taken = You have chosen your { $card } twice: it goes to Power or to Courage.
realm-of-the-defenders-refusal-place-no-power = { $card } is not a Power card.
realm-of-the-defenders-refusal-place-no-courage = { $card } is not a Courage card.
realm-of-the-defenders-refusal-sacrifice-unattacked = That Defender is not under attack.
realm-of-the-defenders-refusal-sacrifice-late = Once a Defender has struck back, nobody can be sacrificed.
realm-of-the-defenders-refusal-sacrifice-twice = You have already made a sacrifice for that Defender.
realm-of-the-defenders-refusal-sacrifice-nobody = You have nobody to sacrifice for that Defender.
realm-of-the-defenders-refusal-retaliate-unattacked = That Defender is not under attack.
realm-of-the-defenders-refusal-retaliate-twice = That Defender has already struck back.
realm-of-the-defenders-refusal-retaliate-power = You have no Power card in your pool or hand.
realm-of-the-defenders-refusal-ace-unknown = You have no such Ace.
realm-of-the-defenders-refusal-block-unknown = That is not one of the two attackers of that Defender.
realm-of-the-defenders-refusal-hit-unknown = That is not one of the two attackers of that Defender.

## Why options can't be used

realm-of-the-defenders-bad-options-lost-last = Seat { $seat } can't have lost the last game: there are { $seats } seats.
realm-of-the-defenders-bad-options-decks = There are { $decks } decks for { $seats } seats.
realm-of-the-defenders-bad-options-deck = The deck of seat { $seat } can't be played. { $reasons }

## What speaks against a deck

realm-of-the-defenders-deck-points = It costs { $points } of { $most } points.
realm-of-the-defenders-deck-copies = It holds { $count } copies of { $card }, and { $most } is the most.
realm-of-the-defenders-deck-cards = It has { $count } of at least { $fewest } cards.
realm-of-the-defenders-deck-no-defender = It holds no Spade and no Elder, so it could never have a Defender.
