# Elements: what the engine says by itself. Read by `engine/english.py` and as a part of the catalogue.

## Names

elements-title = Elements

## Why an action is refused; of each action in the order in which the rules look at it.

elements-refusal-take = There is nothing to take: the display is empty.
elements-refusal-discard = You can only discard a 6 from your hand, and you hold none.
elements-refusal-knock = You can't knock yet: your sum is { $sum }, the limit is { $limit }.
elements-refusal-yield = In the endless game you can yield only when nothing else is possible.
elements-refusal-unknown = That is not an action of Elements.
elements-refusal-no-card = Your hand is empty: there is no card to play.
elements-refusal-play = There is no { $card } in your hand: you hold { $held }.

## Why options can't be used

elements-bad-options-rounds = A number of rounds can be chosen for the endless game only.
