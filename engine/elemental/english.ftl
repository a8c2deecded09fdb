# Elemental: what the engine says by itself. Read by `engine/english.py` and as a part of the catalogue.

## Names

elemental-title = Elemental
elemental-element-earth = Earth
elemental-element-fire = Fire
elemental-element-ice = Ice
elemental-element-wind = Wind
elemental-element-water = Water
elemental-element-light = Light
elemental-element-dark = Dark

## Why an action is refused; of each action in the order in which the rules look at it.

elemental-refusal-over = The game is over.
elemental-refusal-cell = There is no such cell: cells are named by column and rank, like e4.
elemental-refusal-element = There is no such elemental.
elemental-refusal-set-up = Your elementals are set up; the other player is not ready yet.
elemental-refusal-next-number = Numbers are given in order: next is number { $number }.
elemental-refusal-given = You have no { $element } left to give.
elemental-refusal-assign = First give each of your numbers an elemental.
elemental-refusal-no-landing = You have nothing to choose: the other player chooses where the piece lands.
elemental-refusal-landing = Your { $number } can't land on { $cell }. It can on: { $cells }.
elemental-refusal-land = First choose where your { $number } lands: { $cells }.
elemental-refusal-ordered = Your order is in and can't be changed.
elemental-refusal-nothing-flies = No piece is in the air: there is no landing place to choose.
elemental-refusal-orders = The set-up is over: now each player orders one piece.
elemental-refusal-removed = Your { $number } is removed: it can only be summoned.
elemental-refusal-own = A piece of your own is on { $cell }.
elemental-refusal-well = Only a piece on an energy well can teleport, and your { $number } is on none.
elemental-refusal-move = A move is one step, and { $cell } is not next to { $start }.
elemental-refusal-dash = A dash is two steps, and { $cell } is not two from { $start }.
elemental-refusal-dash-way = Pieces of your own are in the way to { $cell }.
elemental-refusal-dash-price = A dash costs a crystal, and you have none; your { $number } has had its free one.
elemental-refusal-heal-cell = Healing happens on your summoning circle, { $circle }, not on { $cell }.
elemental-refusal-heal-full = Your { $number } has full energy: there is nothing to heal.
elemental-refusal-heal-price = With healing this order costs { $price }, and you have { $crystals ->
    [0] no crystals
    [one] 1 crystal
   *[other] { $crystals } crystals
}.
elemental-refusal-substitute-king = Your king can't be substituted.
elemental-refusal-substitute-cell = Only a piece on your summoning circle, { $circle }, can be substituted.
elemental-refusal-substitute-with = Your { $number } is not removed: only a removed elemental can take another's place.
elemental-refusal-substitute-price = Substituting costs a crystal, and you have none.
elemental-refusal-summon-there = Your { $number } is on the board: only a removed piece can be summoned.
elemental-refusal-summon-circle = A piece of your own is on your summoning circle, { $circle }.
elemental-refusal-summon-price = Summoning costs 2 crystals, and you have { $crystals ->
    [0] no crystals
    [one] 1 crystal
   *[other] { $crystals } crystals
}.
