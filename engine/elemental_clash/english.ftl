# Elemental Clash: what the engine says by itself. Read by `engine/english.py` and as a part of the catalogue.

## Names

elemental-clash-title = Elemental Clash
elemental-clash-element-earth = earth
elemental-clash-element-air = air
elemental-clash-element-fire = fire
elemental-clash-element-water = water
elemental-clash-element-neutral = neutral
elemental-clash-element-any = any

## Why an action is refused; of each action in the order in which the rules look at it.

elemental-clash-refusal-over = The game is over.
elemental-clash-refusal-other-first = The other player has to decide something first.
elemental-clash-refusal-place = That is not possible now: the creatures on your piles have to be placed.
elemental-clash-refusal-move = That is not possible now: you can rearrange creatures, or be done.
elemental-clash-refusal-main = That is not possible now: you can play cards, go to combat or end the turn.
elemental-clash-refusal-attack = That is not possible now: attacks are being declared.
elemental-clash-refusal-block = That is not possible now: you can block or play Flash spells, or be done.
elemental-clash-refusal-window = That is not possible now: you can play a Flash spell or pass.
elemental-clash-refusal-divide = That is not possible now: the attacker's damage has to be divided.
elemental-clash-refusal-target = That is not possible now: a target has to be chosen.
elemental-clash-refusal-order = That is not possible now: you have to say which ability comes next.
elemental-clash-refusal-may = That is not possible now: you can only say yes or no.
elemental-clash-refusal-put = That is not possible now: a space has to be chosen.
elemental-clash-refusal-choose = That is not possible now: one of the cards found has to be chosen, or none.
elemental-clash-refusal-discard = That is not possible now: a card from the hand has to be discarded.
elemental-clash-refusal-ask-once = This turn you have already changed when you are asked for Flash spells: you can again next turn.
elemental-clash-refusal-ask-on = You are already asked for Flash spells there.
elemental-clash-refusal-ask-off = You are already not asked for Flash spells there.
elemental-clash-refusal-stone-phase = Stones are played in your own main phases only.
elemental-clash-refusal-place-where = A creature goes from one of your piles to a free space of your ATK or DEF zone.
elemental-clash-refusal-target-needed = This target has to be chosen.
elemental-clash-refusal-put-where = The creature goes to a free space of the zone that the effect names, on its owner's side.
elemental-clash-refusal-choose-which = That card is not among those that can be chosen.
elemental-clash-refusal-order-which = The ability that comes next has to be number { $numbers }.
elemental-clash-refusal-not-held = There is no { $card } in your hand.
elemental-clash-refusal-no-card = There is no card “{ $card }”.
elemental-clash-refusal-no-stone = { $card } is not an Element-Stone.
elemental-clash-refusal-stones-played = You have played all the stones that you may play this turn: one more comes next turn.
elemental-clash-refusal-five-piles = You already have five piles; the stone goes on one of them.
elemental-clash-refusal-stone-where = A stone goes on one of your piles, or starts a new one with the next number.
elemental-clash-refusal-stone-as-card = { $card } is an Element-Stone; it is played as one.
elemental-clash-refusal-creature-phase = Creatures are played in your own main phases only; now it takes a Flash spell.
elemental-clash-refusal-spell-phase = { $card } is played in your own main phases only; now it takes a Flash spell.
elemental-clash-refusal-no-flash = You have said that you play no Flash spells in combat.
elemental-clash-refusal-no-pile = You have no pile of that number.
elemental-clash-refusal-pile-blocked = A card already lies on pile { $pile }.
elemental-clash-refusal-pile-low = { $card } has level { $level }, and pile { $pile } is only { $height } high.
elemental-clash-refusal-pile-energy = { $card } needs { $element } energy, and pile { $pile } gives { $energy } energy.
elemental-clash-refusal-no-target = There is no target for { $card }.
elemental-clash-refusal-combat-once = Combat comes once in a turn, after Main Phase I.
elemental-clash-refusal-nobody-attacks = None of your creatures could attack.
elemental-clash-refusal-move-where = Creatures move between the ten spaces of your own ATK and DEF zone.
elemental-clash-refusal-moved = That creature has already been moved this turn.
elemental-clash-refusal-moved-there = A creature that has already been moved stands there.
elemental-clash-refusal-moved-nowhere = It already stands there.
elemental-clash-refusal-no-creature = There is no creature of yours on { $place }.
elemental-clash-refusal-attack-who = Only a creature in your ATK zone attacks.
elemental-clash-refusal-bound = That creature is bound: it can't attack.
elemental-clash-refusal-attacks = That creature is already attacking.
elemental-clash-refusal-attack-whom = An attack goes against your opponent or a creature in their ATK zone.
elemental-clash-refusal-hidden = That creature is hidden: it can't be attacked.
elemental-clash-refusal-attack-zone = Only creatures in the ATK zone can be attacked.
elemental-clash-refusal-block-who = Only creatures in your DEF zone block.
elemental-clash-refusal-dazed = That creature is dazed: it can't block.
elemental-clash-refusal-blocks = A creature blocks only one attacker.
elemental-clash-refusal-elusive = That attacker is elusive: it can't be blocked.
elemental-clash-refusal-block-whom = Nothing attacks from there.
elemental-clash-refusal-warded = That creature is warded: you can't choose it as a target.
elemental-clash-refusal-target-which = That can't be a target for this effect.
elemental-clash-refusal-divide-how = This blocker gets from 0 to { $left } of the damage; say how much.

## What speaks against a deck

elemental-clash-deck-size = A Spellbook has { $least } cards, or, if both agree, up to { $most }; { $size } can't be agreed.
elemental-clash-deck-cards = A Spellbook has exactly { $size } cards; this one has { $count }.
elemental-clash-deck-unknown = There is no card “{ $card }”.
elemental-clash-deck-copies = { $card } is in it { $count } times; of any card but the basic stones there are at most three copies.
elemental-clash-deck-not-ready = There is no ready deck “{ $deck }”.
