# Elemental Clash. Places on the field are called A1 to A5 (ATK zone), D1 to D5 (DEF zone) and pile 1 to pile 5.

## Cards and places

elemental-clash-title-short = Clash
elemental-clash-a-card = a card
elemental-clash-cards = { $n ->
    [one] a card
   *[other] { $n } cards
}
elemental-clash-several = { $n } copies of { $card }
elemental-clash-creature = { $card } { $atk }/{ $def }
elemental-clash-creature-damaged = { $card } { $atk }/{ $def } with { $damage } damage
elemental-clash-pile = pile { $n }
elemental-clash-pile-of = pile { $n } ({ $energy } { $height })
elemental-clash-pile-of-stones = pile { $n } ({ $energy } { $height }, { $stones })
elemental-clash-new-pile = new pile { $n }
elemental-clash-new-pile-neutral = new pile { $n } (neutral)
elemental-clash-place-of = { $player }'s { $place }
    .player = your { $place }
elemental-clash-lying = { $card } ({ $place })
elemental-clash-you = yourself
elemental-clash-you-there = you
elemental-clash-link = link { $n }: { $card }
elemental-clash-phase-standby = Standby
elemental-clash-phase-draw = Draw
elemental-clash-phase-main1 = Main I
elemental-clash-phase-combat = Combat
elemental-clash-phase-main2 = Main II
elemental-clash-phase-end = End
elemental-clash-window-spell = answers to spells
elemental-clash-window-combat = combat
elemental-clash-window-end = the end of the opponent's turn
elemental-clash-kind-creature = creature
elemental-clash-kind-stone = Element-Stone
elemental-clash-kind-spell = spell
elemental-clash-kind-flash = Flash spell
elemental-clash-kind-permanent = permanent
elemental-clash-type-beast = Beast
elemental-clash-type-bird = Bird
elemental-clash-type-cinder = Cinder
elemental-clash-type-drake = Drake
elemental-clash-type-dryad = Dryad
elemental-clash-type-fish = Fish
elemental-clash-type-golem = Golem
elemental-clash-type-imp = Imp
elemental-clash-type-naiad = Naiad
elemental-clash-type-nimbus = Nimbus
elemental-clash-type-serpent = Serpent
elemental-clash-type-sylph = Sylph
elemental-clash-keyword-bound = bound
elemental-clash-keyword-dazed = dazed
elemental-clash-keyword-elusive = elusive
elemental-clash-keyword-hidden = hidden
elemental-clash-keyword-quickattacker = quickattacker
elemental-clash-keyword-warded = warded
elemental-clash-level-1 = I
elemental-clash-level-2 = II
elemental-clash-level-3 = III
elemental-clash-printed-stone = Element-Stone, { $energy } energy{ $height ->
    [1] {""}
   *[other] , counts as { $height } stones
}
elemental-clash-printed-spell = { $kind }, { $element }, level { $level }
elemental-clash-printed-creature = { $kind }, { $element }, level { $level }, { $atk }/{ $def }

## Choosing

elemental-clash-prompt-root = What will you do?
elemental-clash-prompt-attack = Attack with…
elemental-clash-prompt-several-attack = Attack with… (one or more; they fight in the order in which you choose them)
elemental-clash-send-attack = Attack
elemental-clash-send-block = Block
elemental-clash-send-play = Play { $card }
elemental-clash-prompt-block = Block with…
elemental-clash-prompt-several-block = Block with several…
elemental-clash-prompt-several-fell = Two together destroy it…
elemental-clash-prompt-choose = Take a card
elemental-clash-prompt-discard = Discard a card
elemental-clash-prompt-divide = How much damage
elemental-clash-prompt-move = Move a creature…
elemental-clash-prompt-order = What comes next
elemental-clash-prompt-place = Place a creature…
elemental-clash-prompt-place-first = Place it, then move others…
elemental-clash-prompt-play = Play a card…
elemental-clash-prompt-held = Play a stone or a card…
elemental-clash-prompt-put = Which space
elemental-clash-prompt-space = Exact space…
elemental-clash-prompt-stone = Play a stone…
elemental-clash-prompt-target = Choose a target
elemental-clash-action-move = { $card } ({ $from }) to { $to }
elemental-clash-action-move-atk = { $card } ({ $from }) to the ATK zone
elemental-clash-action-move-def = { $card } ({ $from }) to the DEF zone
elemental-clash-action-move-step = Move { $card } ({ $from })…
elemental-clash-action-swap = { $card } ({ $from }) to { $to }: swap with { $other }
elemental-clash-action-play = { $card } on { $pile }
elemental-clash-action-stone = Stone on { $pile }
elemental-clash-action-stone-elsewhere = Stone elsewhere…
elemental-clash-action-play-stays = { $card }: stays on your only pile
elemental-clash-action-attack = { $card } attacks { $target }: { $stake }
elemental-clash-action-attack-brief = { $card } → { $target }
elemental-clash-action-attack-alone = Attack { $target }: { $stake }
elemental-clash-action-attack-alone-short = Attack: { $stake }
elemental-clash-action-attack-all = { $n ->
    [2] Both attack { $target }: { $stake }
   *[other] All { $n } attack { $target }: { $stake }
}
elemental-clash-action-attack-all-short = { $n ->
    [2] Both attack: { $stake }
   *[other] All { $n } attack: { $stake }
}
elemental-clash-action-block = { $card } blocks { $target }: { $stake }
elemental-clash-action-block-alone = { $card } blocks: { $stake }
elemental-clash-action-block-too = { $card } blocks { $target }, too
elemental-clash-blocked-together = { $against } block { $attacker }{ $falls }
elemental-clash-blocked-risk = { $told }; { $cards } may fall
elemental-clash-action-divide = { $n } damage to { $target }
elemental-clash-action-divide-both = { $n } damage to { $target }, { $rest } to { $other }
elemental-clash-action-divide-two = { $n } { $target }, { $rest } { $other }
elemental-clash-action-target = { $target }: { $stake }
elemental-clash-action-target-card = { $card } (in the discard pile)
elemental-clash-action-order-own = First your { $card } ({ $on })
elemental-clash-action-order-other = First the opposing { $card } ({ $on })
elemental-clash-action-put = To { $place }
elemental-clash-space-swap = { $place }: swap with { $other }
elemental-clash-space-atk = ATK zone
elemental-clash-space-def = DEF zone
elemental-clash-space-partner-behind = { $place }: behind { $cards }
elemental-clash-space-partner-before = { $place }: in front of { $cards }
elemental-clash-space-adjacent = { $place }: beside { $cards }
elemental-clash-space-facing = { $place }: facing { $cards }
elemental-clash-action-ask-on = Ask me about { $window }
elemental-clash-action-ask-off = Don't ask me about { $window }
elemental-clash-action-combat = Choose attackers…
elemental-clash-action-combat-one = Attack with { $card }
elemental-clash-action-combat-others = Other targets…
elemental-clash-action-end = End the turn
elemental-clash-action-end-discard = End the turn: discard { $n }
elemental-clash-action-end-wins = End the turn: you win
elemental-clash-action-pass = Pass
elemental-clash-action-yes = Yes
elemental-clash-action-no = No
elemental-clash-action-no-put = Leave it
elemental-clash-action-done = Done
elemental-clash-action-done-move = Draw a card
elemental-clash-action-done-attack = No more attacks
elemental-clash-action-done-block = No more blocks
elemental-clash-action-done-block-none = Don't block
elemental-clash-action-done-block-never = Not yet
elemental-clash-action-skip-all = None
elemental-clash-action-skip = No further target
elemental-clash-action-skip-choose = Take nothing
elemental-clash-choice-spell = { $card } ({ $kind }), level { $level }
elemental-clash-choice-creature = { $card } { $atk }/{ $def }, level { $level }
elemental-clash-offered-spell = { $action } · { $kind }, level { $level }
elemental-clash-offered-creature = { $action } · { $atk }/{ $def }, level { $level }

## What is at stake

elemental-clash-stake-cards = { $n ->
    [one] 1 card lost
   *[other] { $n } cards lost
}
elemental-clash-stake-last = { $n ->
    [one] the last card lost
   *[other] the last { $n } cards lost
}
# What an attack costs at most, in short.
elemental-clash-stake-up-to = { $n ->
    [one] up to 1 card
   *[other] up to { $n } cards
}
# What an attack costs that somebody could still block: one of the two above.
elemental-clash-stake-unblocked = { $stake } if unblocked
elemental-clash-stake-falls-to = { $stake } if unblocked; { $blocker } destroys { $n ->
    [one] it
   *[other] one
}
elemental-clash-stake-trades = { $stake } if unblocked; { $blocker } would trade{ $n ->
    [one] {""}
   *[other] {" with one"}
}
elemental-clash-stake-none = no card left to lose
elemental-clash-stake-neither = neither falls
elemental-clash-stake-neither-block = attacker and blocker stay
elemental-clash-stake-both = both fall
elemental-clash-stake-yours = yours falls
elemental-clash-stake-theirs-attack = the target falls
elemental-clash-stake-theirs-block = the attacker falls
elemental-clash-stake-gone = its target has fallen by then
elemental-clash-stake-falls = it would fall
elemental-clash-stake-stays = it would stay
elemental-clash-falls-neither = : neither would fall
elemental-clash-falls = : { $cards } would fall
elemental-clash-fight = -# { $attacker } against { $against }{ $falls }.
elemental-clash-block-instead = -# A block keeps { $cards } safe: the blocker fights instead.
elemental-clash-block-instead-several = -# { $n } creatures attack { $card }: to keep it safe, block each of them.
elemental-clash-fight-player = -# { $attacker } would cost { $player } { $n ->
    [one] one card
   *[other] { $n } cards
} of the Spellbook.
elemental-clash-fight-own = -# { $attacker } would cost you { $n ->
    [one] one card
   *[other] { $n } cards
} of your Spellbook.
# What several attackers would cost together: the picture says how much each of them would.
elemental-clash-fights-own = -# The attackers would cost you { $n } cards of your Spellbook in all.
elemental-clash-fights-own-elusive = -# The attackers would cost you { $n } cards of your Spellbook. Can't be blocked: { $elusive } of them.
elemental-clash-fights-player = -# Together they take { $n } of { $player }'s { $left } cards.
elemental-clash-fights-player-enough = -# Together { $n } damage: { $player } has only { $left ->
    [one] one card
   *[other] { $left } cards
} left.
elemental-clash-fights-unblocked = -# Nobody blocks.

## What happened

elemental-clash-event-turn = Turn { $turn }: { $player }.
    .player = Turn { $turn } is yours.
elemental-clash-event-quiet = { $player } does nothing this turn.
elemental-clash-event-quiet-places = { $player } places { $cards }, and does nothing more.
elemental-clash-event-spent = { $player }'s spent { $cards } { $n ->
    [one] goes
   *[other] go
} to the discard pile.
    .player = Your spent { $cards } { $n ->
        [one] goes
       *[other] go
    } to the discard pile.
elemental-clash-event-place = { $player }'s { $card } goes to { $place }.
    .player = Your { $card } goes to { $place }.
elemental-clash-event-draw = { $player } draws { $cards }.
    .player = You draw { $cards }.
elemental-clash-event-drawn = You draw { $cards }.
elemental-clash-opened-drawn = { $player } draws { $cards }.
    .player = You draw { $cards }.
elemental-clash-event-drawn-first = **Your turn { $turn }** begins: you draw { $cards }.
elemental-clash-event-stone = { $player } plays { $card } on pile { $pile }.
    .player = You play { $card } on pile { $pile }.
elemental-clash-event-play = { $player } plays { $card } on pile { $pile }.
    .player = You play { $card } on pile { $pile }.
elemental-clash-event-plays = { $player } plays { $cards }.
    .player = You play { $cards }.
elemental-clash-event-new-card = **{ $card }**: { $text }
elemental-clash-event-targets-none = Nobody is chosen for { $card }.
elemental-clash-event-targets = { $card } targets { $targets }.
elemental-clash-event-resolve = { $player }'s { $card } takes effect.
    .player = Your { $card } takes effect.
elemental-clash-event-counter = { $player }'s { $card } is countered.
    .player = Your { $card } is countered.
elemental-clash-event-trigger = { $player }'s { $card } takes effect ({ $on }).
    .player = Your { $card } takes effect ({ $on }).
elemental-clash-event-trigger-text = { $line } “{ $text }”
elemental-clash-event-attack = { $player }'s { $card } attacks { $target }.
    .player = Your { $card } attacks { $target }.
elemental-clash-event-attack-elusive = { $line } It is elusive: nobody can block it.
elemental-clash-event-attacks-player = { $player }'s { $cards } attack { $target }.
    .player = Your { $cards } attack { $target }.
elemental-clash-event-attacks-elusive = { $line } Elusive, so nobody can block them: { $cards }.
elemental-clash-event-block = { $player }'s { $card } blocks { $target }.
    .player = Your { $card } blocks { $target }.
elemental-clash-event-fight = { $player }'s { $card } fights { $target }.
    .player = Your { $card } fights { $target }.
elemental-clash-event-fight-player = { $player }'s { $card } strikes { $target }.
    .player = Your { $card } strikes { $target }.
elemental-clash-event-fights-player = { $player }'s { $cards } strike { $target }.
    .player = Your { $cards } strike { $target }.
elemental-clash-event-fight-nobody = { $player }'s { $card } strikes nobody.
    .player = Your { $card } strikes nobody.
elemental-clash-event-strike = { $line } Lost from the Spellbook: { $cards }.
elemental-clash-event-strike-own = **-{ $n }** Spellbook: { $line }
elemental-clash-event-strike-damage = { $line } { $player }'s { $card } deals { $dealt } damage and takes { $taken }.
    .player = { $line } Your { $card } deals { $dealt } damage and takes { $taken }.
elemental-clash-event-by = { $line } ({ $card })
elemental-clash-event-fell = { $line } Destroyed: { $cards }.
elemental-clash-event-strike-nothing = { $line } No card is lost.
elemental-clash-event-gift = “{ $keyword }”
elemental-clash-event-damage = { $player }'s { $card } takes { $n } damage.
    .player = Your { $card } takes { $n } damage.
elemental-clash-event-damage-falls = { $line } It is destroyed.
elemental-clash-event-damage-player = { $player } takes { $n } damage.
    .player = You take { $n } damage.
elemental-clash-event-damage-player-cards = { $player } takes { $n } damage and loses { $cards } from the Spellbook.
    .player = You take { $n } damage and lose { $cards } from your Spellbook.
elemental-clash-event-heal = { $player }'s { $card } is healed of { $n } damage.
    .player = Your { $card } is healed of { $n } damage.
elemental-clash-event-heal-player = { $player } heals { $n }: { $cards } back under the Spellbook.
    .player = You heal { $n }: { $cards } back under the Spellbook.
elemental-clash-event-heal-nothing = { $player }'s { $card } heals nothing: the discard pile is empty.
    .player = Your { $card } heals nothing: your discard pile is empty.
elemental-clash-event-nothing = { $player }'s { $card } changes nothing.
    .player = Your { $card } changes nothing.
elemental-clash-event-unused = { $player } doesn't use the ability of { $card }.
    .player = You don't use the ability of { $card }.
elemental-clash-event-buff-turn = { $player }'s { $card } gets { $what } until the end of the turn.
    .player = Your { $card } gets { $what } until the end of the turn.
elemental-clash-event-buffs-turn = { $player }'s { $cards } get { $what } until the end of the turn.
    .player = Your { $cards } get { $what } until the end of the turn.
elemental-clash-event-buff-round = { $player }'s { $card } gets { $what } until the end of the next turn.
    .player = Your { $card } gets { $what } until the end of the next turn.
elemental-clash-event-buff-stay = { $player }'s { $card } gets { $what }.
    .player = Your { $card } gets { $what }.
elemental-clash-event-destroy = { $player }'s { $card } ({ $place }) is destroyed.
    .player = Your { $card } ({ $place }) is destroyed.
elemental-clash-event-move-hand = { $player }'s { $card } goes back to the hand.
    .player = Your { $card } goes back to the hand.
elemental-clash-event-move-top = { $player }'s { $card } goes to the top of the Spellbook.
    .player = Your { $card } goes to the top of the Spellbook.
elemental-clash-event-move-bottom = { $player }'s { $card } goes to the bottom of the Spellbook.
    .player = Your { $card } goes to the bottom of the Spellbook.
elemental-clash-event-move-discard = { $player }'s { $card } goes to the discard pile.
    .player = Your { $card } goes to the discard pile.
elemental-clash-event-discard = { $player } discards { $card }.
    .player = You discard { $card }.
elemental-clash-event-look = { $player } looks at the top { $n ->
    [one] card
   *[other] { $n } cards
} of the Spellbook.
    .player = You look at the top { $n ->
        [one] card
       *[other] { $n } cards
    } of the Spellbook.
elemental-clash-event-looked = You see { $cards }.
elemental-clash-event-search = { $player } takes { $card } from the Spellbook.
    .player = You take { $card } from the Spellbook.
elemental-clash-event-searched = You take { $card }.
elemental-clash-opened-found = { $player } takes { $card }.
    .player = You take { $card }.
elemental-clash-event-shuffle = { $player } shuffles the Spellbook.
    .player = You shuffle the Spellbook.
elemental-clash-event-discard-top = { $player } loses { $cards } from the top of the Spellbook.
    .player = You lose { $cards } from the top of the Spellbook.
elemental-clash-event-stones = { $player } may play { $n ->
    [one] one more stone
   *[other] { $n } more stones
} this turn.
    .player = You may play { $n ->
        [one] one more stone
       *[other] { $n } more stones
    } this turn.
elemental-clash-event-ask-on = You are asked about { $window } from now on.
elemental-clash-event-ask-off = You are no longer asked about { $window }.
elemental-clash-on-play = when played
elemental-clash-on-play-other = as a card was played
elemental-clash-on-destroy-other = as a creature was destroyed
elemental-clash-on-destroy = when destroyed
elemental-clash-on-leave = when it leaves
elemental-clash-on-attack = when it attacks
elemental-clash-on-block = when it blocks
elemental-clash-on-hit = when it strikes
elemental-clash-on-standby = Standby
elemental-clash-on-end = end of turn
elemental-clash-on-mill = lost from the Spellbook
elemental-clash-plus-atk = { $n } ATK
elemental-clash-plus-def = { $n } DEF

## Where the game stands

elemental-clash-headline = Turn { $turn }, { $phase }
elemental-clash-headline-own = **Your turn** { $turn }, { $phase }
elemental-clash-headline-over = Turn { $turn }
elemental-clash-wait-place = { $player } places creatures.
elemental-clash-wait-move = { $player } may move creatures.
elemental-clash-wait-main = { $player } to play.
elemental-clash-wait-attack = { $player } declares attacks.
elemental-clash-wait-block = { $player } may block.
elemental-clash-wait-window-spell = { $player } may answer the spell.
elemental-clash-wait-window-combat = { $player } may play a Flash spell before the fights.
elemental-clash-wait-window-end = { $player } may play a Flash spell before the turn ends.
elemental-clash-wait-divide = { $player } divides the damage: { $n } left, { $place } comes next.
elemental-clash-wait-discard = { $player } has to discard.
elemental-clash-wait-target = { $player } chooses { $number ->
    [1] a target
   *[other] target { $number }
} for { $card }.
elemental-clash-wait-may = { $player } may use { $card }.
elemental-clash-wait-put = { $player } puts { $card } on a space.
elemental-clash-wait-choose = { $player } searches with { $card }.
elemental-clash-wait-order = { $player } chooses which ability comes next.
elemental-clash-call-place = place your creatures.
elemental-clash-call-place-one = where does your { $card } go?
elemental-clash-call-place-last = where does your { $card } go? Then you draw.
elemental-clash-call-move = before you draw, each of your creatures may move once.
elemental-clash-call-main = it is your turn.
elemental-clash-call-main-done = nothing more can be done in this turn: end it.
elemental-clash-call-attack = declare your attacks.
elemental-clash-call-block = you are under attack: do you block?
elemental-clash-call-block-one = do you block { $card }?
elemental-clash-call-block-none = nobody of yours can block. Only a Flash spell that brings you a blocker is needed now: for the others you are asked again before the fights.
elemental-clash-call-window-spell = a spell is being cast: do you answer it?
elemental-clash-call-window-combat = before the fights: do you play a Flash spell?
elemental-clash-call-window-combat-last = the fights are next: do you play a Flash spell first?
elemental-clash-call-window-end = your opponent's turn is ending: do you play a Flash spell?
elemental-clash-call-divide = divide your attacker's damage.
elemental-clash-call-discard = choose a card to discard.
elemental-clash-call-target = choose a target.
elemental-clash-call-aim = { $who } { $does }?
elemental-clash-aim-creature = { $whose ->
    [own] which of your creatures
    [opp] which opposing creature
   *[any] which creature
}
elemental-clash-aim-permanent = { $whose ->
    [own] which of your permanents
    [opp] which opposing permanent
   *[any] which permanent
}
elemental-clash-aim-spell = { $whose ->
    [own] which of your spells
    [opp] which opposing spell
   *[any] which spell
}
elemental-clash-aim-card = { $whose ->
    [own] which of your cards
    [opp] which opposing card
   *[any] which card
}
elemental-clash-aim-player = who
elemental-clash-aim-buried = { $kind ->
    [creature] which creature
    [spell] which spell
   *[card] which card
} { $whose ->
    [own] of your discard pile
    [opp] of the opposing discard pile
   *[any] of a discard pile
}
elemental-clash-aimed-deal = deals the damage
elemental-clash-aimed-damage = takes the damage
elemental-clash-aimed-heal = is healed
elemental-clash-aimed-destroy = is destroyed
elemental-clash-aimed-counter = is countered
elemental-clash-aimed-stronger = gets stronger
elemental-clash-aimed-weaker = gets weaker
elemental-clash-aimed-hand = goes to the hand
elemental-clash-aimed-top = goes on top of the Spellbook
elemental-clash-aimed-bottom = goes under the Spellbook
elemental-clash-aimed-discard = goes to the discard pile
elemental-clash-aimed-atk = goes to the ATK zone
elemental-clash-aimed-def = goes to the DEF zone
elemental-clash-aimed-other = is the target
elemental-clash-call-may = will you use the ability?
elemental-clash-call-put = choose a space.
elemental-clash-call-put-by = where does your { $card } go? { $by } moves it: choose a space.
elemental-clash-call-put-lost = your { $card } was lost from the Spellbook, and may come to a zone: choose a space.
elemental-clash-call-choose-hand = { $card }: which card of your Spellbook do you take into your hand?
elemental-clash-call-choose-top = { $card }: which card goes on top of your Spellbook?
elemental-clash-call-choose-discard = { $card }: which card of your Spellbook goes to your discard pile?
elemental-clash-call-choose-atk = { $card }: which creature of your Spellbook goes to your ATK zone?
elemental-clash-call-choose-def = { $card }: which creature of your Spellbook goes to your DEF zone?
elemental-clash-call-order = several abilities take place: which one first?
elemental-clash-ended-alone = { $player }'s turn ended: nothing was left to do.
    .player = Your turn ended: nothing was left to do.
elemental-clash-private-hand = Your hand: **{ $hand }**. Your Spellbook: **{ $n }** { $n ->
    [one] card
   *[other] cards
}.
elemental-clash-private-deck = You play with the deck **{ $deck }**.
elemental-clash-private-empty = empty
elemental-clash-private-last-own = **Your Spellbook is empty: if it still is when you have to draw, you lose.**
elemental-clash-private-last-other = **The other Spellbook is empty: if it still is when they have to draw, you win.**
elemental-clash-private-goes = Where does your { $card } go?
elemental-clash-private-goes-draws = Where does your { $card } go? Then you draw.
elemental-clash-private-goes-moves = Where does your { $card } go? Then others may move.
elemental-clash-private-goes-pile = On which pile does { $card } go?
elemental-clash-private-goes-pile-neutral = On which pile does { $card } go? A new pile of it alone is neutral: it carries no card that needs an element.
elemental-clash-private-top-own = You know of your Spellbook: { $cards }.
elemental-clash-private-top-other = You know of { $player }'s Spellbook: { $cards }.
elemental-clash-private-top-entry = { $n ->
    [1] { $card } on top
   *[other] { $card } as card { $n } from the top
}
elemental-clash-private-top-bottom = { $card } at the bottom
elemental-clash-private-known = You know of { $player }'s hand: { $cards }.
elemental-clash-private-printed = -# **{ $card }**: { $text }
elemental-clash-private-orders-never = -# You are never asked for a Flash spell outside your main phases: *When to ask me…* changes that.
elemental-clash-private-orders-never-more = -# You hold a Flash spell, but are never asked for one outside your main phases: *When to ask me…*, behind *More*, changes that.
elemental-clash-private-orders-combat = -# You are asked for a Flash spell in combat only: *When to ask me…* changes that.
elemental-clash-private-orders-answers = -# You are asked for a Flash spell in combat, and when a spell is cast: *When to ask me…* changes that.
elemental-clash-private-orders-always = -# You are asked for a Flash spell whenever you may play one: *When to ask me…* changes that.
elemental-clash-private-orders-own = -# You are not asked about { $windows }: *When to ask me…* changes that.
elemental-clash-orders-ask = Flash spells can be played outside your own main phases, too. When do you want to be asked? Nobody else sees what you choose, and it holds for your next games as well.
elemental-clash-orders-kept-never = You are no longer asked for Flash spells outside your main phases: you always pass there. That also holds in your next games; in a game already under way it begins with your next decision.
elemental-clash-orders-kept-combat = You are asked for Flash spells in combat only, and always pass elsewhere. That also holds in your next games; in a game already under way it begins with your next decision.
elemental-clash-orders-kept-answers = You are asked for Flash spells when spells are cast and in combat, and always pass at the ends of turns. That also holds in your next games; in a game already under way it begins with your next decision.
elemental-clash-orders-kept-always = You are asked for Flash spells whenever you may play one: when spells are cast, in combat and at the ends of turns. That also holds in your next games; in a game already under way it begins with your next decision.
elemental-clash-orders-kept-own = That also holds in your next games; in a game already under way it begins with your next decision.
elemental-clash-orders-never = Never: I always pass
elemental-clash-orders-combat = In combat
elemental-clash-orders-answers = Spells and combat
elemental-clash-orders-always = Always: spells, combat, ends of turns
elemental-clash-obstacle-no-stone = -# You hold no stone, and no card fits your piles.
elemental-clash-obstacle-block-nobody = -# You can't block: you have no creature in your DEF zone.
elemental-clash-obstacle-block-used = -# Nobody else can block: all creatures in your DEF zone block already.
elemental-clash-obstacle-block-dazed = -# Nobody can block: dazed creatures can't.
elemental-clash-obstacle-block-elusive = -# Nobody can be blocked: all attackers are elusive.
elemental-clash-ask-divide-two = **{ $n }** damage left, first to { $target }, then to { $other }:
elemental-clash-ask-divide = **{ $n }** damage left: how much to { $target }?
elemental-clash-ask-discard = An effect makes you discard **{ $n ->
    [one] one card
   *[other] { $n } cards
}**.
elemental-clash-ask-discard-card = { $card } makes you discard **{ $n ->
    [one] one card
   *[other] { $n } cards
}**.
elemental-clash-ask-discard-hand = A turn ends with five cards in hand at most: discard **{ $n ->
    [one] one card
   *[other] { $n } cards
}**.
elemental-clash-ask-card = > **{ $card }**: { $text }
elemental-clash-ask-target = Choose the target of { $card }.
elemental-clash-ask-attacks = Choose who attacks
elemental-clash-ask-attack-one = Choose whom your { $card } attacks
elemental-clash-result-draw-deck = A draw: neither player could draw a card.
elemental-clash-result-draw-limit = A draw after the last turn.
elemental-clash-result-deck = { $winner } wins with { $cards } left in the Spellbook: { $loser } has to draw and can't.
    .winner = You win with { $cards } left in the Spellbook: { $loser } has to draw and can't.
    .loser = { $winner } wins with { $cards } left in the Spellbook: you have to draw and can't.
elemental-clash-result-limit = { $winner } wins after the last turn with { $cards } left in the Spellbook, more than { $loser }.
    .winner = You win after the last turn with { $cards } left in the Spellbook, more than { $loser }.
    .loser = { $winner } wins after the last turn with { $cards } left in the Spellbook, more than you.
elemental-clash-result-resign = { $winner } wins with { $cards } left in the Spellbook: { $loser } has resigned.
    .winner = You win with { $cards } left in the Spellbook: { $loser } has resigned.
    .loser = { $winner } wins with { $cards } left in the Spellbook: you have resigned.

## Around the game

elemental-clash-length = about 25 minutes, demanding: many cards to know
elemental-clash-options = Spellbooks of { $size } cards. Whoever has to draw from an empty Spellbook loses.
elemental-clash-options-mixed-hands = Playable first hands: two or three stones each, and a creature for them.

## Why a deck can't be used

## Looking at cards

elemental-clash-page-title = ### { $card }
elemental-clash-page-text = > { $text }
elemental-clash-page-ruling = - { $text }
elemental-clash-list-none = No card is like that.
elemental-clash-list-count = { $n ->
    [one] One card
   *[other] { $n } cards
}
elemental-clash-list-page = { $count }, page { $page } of { $pages }
elemental-clash-list-head = ### { $head }
elemental-clash-list-look = Look at a card…
elemental-clash-list-before = Previous page
elemental-clash-list-after = Next page
elemental-clash-list-any-element = Every element
elemental-clash-list-any-type = Every kind
elemental-clash-list-any-level = Every level
elemental-clash-list-level = Level { $level }
elemental-clash-list-stone = **{ $card }** (stone): { $text }
elemental-clash-list-spell = **{ $card }** ({ $element } { $level } { $kind }): { $text }
elemental-clash-list-creature = **{ $card }** ({ $element } { $level } { $kind } { $atk }/{ $def }): { $text }
elemental-clash-list-plain = **{ $card }** ({ $element } { $level } { $kind } { $atk }/{ $def })
elemental-clash-unseen-no-hand = -# They hold no card, so they can answer nothing.
elemental-clash-unseen-none = -# No Flash spell of theirs that you have not seen fits a pile of theirs.
elemental-clash-unseen-answers = -# Flash spells that they may hold, to be played on a free pile of theirs:
elemental-clash-unseen-taken = -# Flash spells that they may hold, though no pile of theirs that they fit is free now:
elemental-clash-unseen-lost = -# Takes effect, if they like, when it is lost from their Spellbook:
elemental-clash-unseen-card = -# • **{ $card }**: { $text }
elemental-clash-lies-open = Your discard pile: { $own }. Theirs: { $other }.
elemental-clash-lies-nothing = empty
elemental-clash-seen-asked = ### What you are asked about
elemental-clash-seen-hand = ### Your hand
elemental-clash-seen-own = ### Your side
elemental-clash-seen-of = ### { $player }'s side
elemental-clash-seen-at = { $places }: { $card }
elemental-clash-seen-signs = -# Signs: { $signs }.
elemental-clash-sign-bound = two rings, bound: can't attack
elemental-clash-sign-dazed = a spiral, dazed: can't block
elemental-clash-sign-elusive = a wing, elusive: can't be blocked
elemental-clash-sign-hidden = an eye struck through, hidden: can't be attacked
elemental-clash-sign-quickattacker = a flash of lightning, quickattacker: fights from its pile at once
elemental-clash-sign-warded = a shield, warded: the opponent can't choose it as a target
elemental-clash-no-card = I don't know that card: please choose one from the list.
elemental-clash-ruling-stone = A stone goes on any of your piles, even under a card that lies there, or starts a new one.
elemental-clash-ruling-any = A pile whose lowest coloured stone gives any energy carries cards of every element.
elemental-clash-ruling-height = It counts for that many stones, so a pile carries higher levels at once.
elemental-clash-ruling-flash = It can also be played in answer to a spell, while you block, before fights, and at the end of a turn.
elemental-clash-ruling-permanent = It stays on its pile, and blocks it, until something removes it.
elemental-clash-ruling-spell = Only in your own main phases. It blocks its pile until your next Standby.
elemental-clash-ruling-quickattacker = It fights from its pile: it can attack at once and be attacked, but it can't block.
elemental-clash-ruling-elusive = It can't be blocked. Only the moment of blocking counts.
elemental-clash-ruling-hidden = It can't be attacked. Only the moment of attacking counts.
elemental-clash-ruling-warded = The opponent can't choose it as a target; effects without a target still reach it.
elemental-clash-ruling-bound = It can't attack. A creature that is bound after it has attacked goes on fighting.
elemental-clash-ruling-dazed = It can't block. A creature that is dazed after it has blocked goes on fighting.
elemental-clash-ruling-PE = “When played” works only when it is played from the hand, not when an effect puts it into a zone.
elemental-clash-ruling-DE = “When destroyed” works when it goes from the field to your discard pile. Nobody can answer it.
elemental-clash-ruling-LE = “When it leaves” works wherever it goes; a destroyed card does both, “when destroyed” and “when it leaves”.
elemental-clash-ruling-DPT = When it goes from your Spellbook to your discard pile, you may put the creature into a zone, or cast the spell for nothing. That does not count as playing it, so “when played” does not happen.
elemental-clash-ruling-standby = In your own Standby, before you place and move creatures.
elemental-clash-ruling-end = At the end of your own turn, after all damage has been cured.
elemental-clash-ruling-counter = The countered spell goes to its owner's discard pile at once, and its pile is free again.
elemental-clash-ruling-search = You are asked even if nothing fits, so that nobody learns what you hold.
elemental-clash-ruling-targets = It can be played only if there is a target; a target that is gone when it takes effect is left out.
elemental-clash-ruling-zones = A creature put into a zone goes to a space that its owner picks; without a free one it stays where it is.
elemental-clash-ruling-blocker = An attacker whose blocker is gone stays blocked, and strikes nobody.

## Painted into pictures

elemental-clash-picture-turn = Turn { $turn }
elemental-clash-picture-turn-of = Turn { $turn }, { $player }
elemental-clash-picture-turn-own = Your turn { $turn }
elemental-clash-picture-phase-of = { $player }'s turn
elemental-clash-picture-to-decide = to decide
elemental-clash-picture-discard = discard
elemental-clash-picture-hand = hand
elemental-clash-picture-spellbook = Spellbook
elemental-clash-picture-chain = Chain
elemental-clash-picture-wins = wins
    .winner = win
elemental-clash-picture-empty = Your hand is empty.
elemental-clash-picture-lying = On the table:
elemental-clash-picture-and = and { $cards }
elemental-clash-picture-stone = Element-Stone
elemental-clash-picture-stone-high = Element-Stone, counts as { $height }
elemental-clash-picture-line = { $kind } · { $element } · level { $level }
elemental-clash-picture-kind-spell = Spell
elemental-clash-picture-kind-flash = Flash spell
elemental-clash-picture-kind-permanent = Permanent spell
elemental-clash-picture-tile-spell = spell
elemental-clash-picture-tile-flash = flash
elemental-clash-picture-tile-permanent = perma-nent
elemental-clash-picture-tile-name-boughmother = The Bough-mother
elemental-clash-picture-tile-stone = stone
elemental-clash-picture-cover-1 = Two wizards, two Spellbooks:
elemental-clash-picture-cover-2 = have cards left when theirs run out.
elemental-clash-picture-deck = A deck
elemental-clash-picture-deck-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
elemental-clash-picture-levels = Levels
elemental-clash-picture-cards = cards
elemental-clash-picture-stones = stones
elemental-clash-count-stone = { $n ->
    [one] stone
   *[other] stones
}
elemental-clash-count-creature = { $n ->
    [one] creature
   *[other] creatures
}
elemental-clash-count-spell = { $n ->
    [one] spell
   *[other] spells
}
elemental-clash-count-flash = { $n ->
    [one] Flash spell
   *[other] Flash spells
}
elemental-clash-count-permanent = { $n ->
    [one] permanent
   *[other] permanents
}
    .short = perm.
elemental-clash-picture-figure-minute-1 = a stone gives energy
elemental-clash-picture-figure-minute-2 = a creature attacks
elemental-clash-picture-figure-minute-3 = cards are lost
elemental-clash-picture-figure-creature = creature
elemental-clash-picture-figure-spell = spell
elemental-clash-picture-figure-flash = Flash
elemental-clash-picture-figure-permanent = permanent
elemental-clash-picture-figure-stone = stone
elemental-clash-picture-figure-pile-1 = a neutral base does not count: earth, height 3
elemental-clash-picture-figure-pile-2 = fire, height 1
elemental-clash-picture-figure-turn-standby = place, move
elemental-clash-picture-figure-turn-draw = one card
elemental-clash-picture-figure-turn-main1 = play
elemental-clash-picture-figure-turn-combat = attack
elemental-clash-picture-figure-turn-main2 = play
elemental-clash-picture-figure-turn-end = cure, discard
elemental-clash-picture-figure-zone-A = ATK zone: these attack
elemental-clash-picture-figure-zone-D = DEF zone: these block
elemental-clash-picture-figure-zone-S = piles: cards are played here
elemental-clash-picture-figure-against-1 = ATK { $atk } against
elemental-clash-picture-figure-against-2 = ATK { $atk }
elemental-clash-picture-figure-then = then
elemental-clash-picture-figure-destroyed = destroyed
elemental-clash-picture-would-fall = would fall
elemental-clash-picture-has-fallen = has just fallen
elemental-clash-picture-figure-survive = both survive
elemental-clash-picture-figure-link = link { $n }
elemental-clash-picture-figure-effect-1 = takes effect third
elemental-clash-picture-figure-effect-2 = takes effect second
elemental-clash-picture-figure-effect-3 = takes effect first

## Alt texts

elemental-clash-alt-cover = Cover of Elemental Clash: three cards, a drake, a Flash spell and a stone, before the signs of earth, air, fire and water.
elemental-clash-alt-table = Elemental Clash, turn { $turn }, { $player }'s { $phase }.
    .player = Elemental Clash, turn { $turn }, your { $phase }.
elemental-clash-alt-chain = Chain { $n }: { $card }.
elemental-clash-alt-aims = { $card } targets { $targets }.
elemental-clash-alt-chain-at = Chain { $n }: { $card }, targeting { $targets }.
elemental-clash-alt-side = { $player }: Spellbook { $spellbook }, hand { $hand }, discard pile { $discard }.
elemental-clash-alt-side-top = { $player }: Spellbook { $spellbook }, hand { $hand }, discard pile { $discard }, { $top } on top.
elemental-clash-alt-zone-A = ATK: { $cards }.
elemental-clash-alt-zone-D = DEF: { $cards }.
elemental-clash-alt-piles = Piles: { $piles }.
elemental-clash-alt-pile = { $energy } { $height }
elemental-clash-alt-pile-with = { $energy } { $height } with { $card }
elemental-clash-alt-at = { $place } { $card }
elemental-clash-alt-creature = { $card } { $atk }/{ $def }
elemental-clash-alt-creature-damaged = { $card } { $atk }/{ $def } -{ $damage }
elemental-clash-alt-cards = { $n ->
    [one] , 1 card
   *[other] , { $n } cards
}
elemental-clash-alt-attack = { $attacker } attacks { $target }{ $falls }.
elemental-clash-alt-attack-blocked = { $attacker } attacks { $target }, blocked{ $falls }.
elemental-clash-alt-attack-by = { $attacker } attacks { $target }, blocked by { $blockers }{ $falls }.
elemental-clash-alt-nothing = nothing
elemental-clash-alt-link = link { $n }
elemental-clash-alt-hand = Your hand: { $cards }.
elemental-clash-alt-hand-empty = Your hand is empty.
elemental-clash-alt-in-hand = { $card } ({ $printed })
elemental-clash-alt-in-hand-ready = { $card } ({ $printed }, can be played now)
elemental-clash-alt-in-hand-text = { $card }: { $text }
elemental-clash-alt-printed-stone = stone
elemental-clash-alt-printed-spell = { $kind }, { $element } { $level }
elemental-clash-alt-printed-creature = { $kind }, { $element } { $level }, { $atk }/{ $def }
elemental-clash-alt-card = { $card }: { $printed }. { $text }
elemental-clash-alt-over = The game is over. { $result }
elemental-clash-alt-over-draw-deck = A draw: neither player could draw.
elemental-clash-alt-over-draw-limit = A draw after the last turn.
elemental-clash-alt-over-deck = { $winner } wins: { $loser } could not draw.
    .winner = You win: { $loser } could not draw.
    .loser = { $winner } wins: you could not draw.
elemental-clash-alt-over-limit = { $winner } wins: the larger Spellbook after the last turn.
    .winner = You win: the larger Spellbook after the last turn.
elemental-clash-alt-over-resign = { $winner } wins: { $loser } resigned.
    .winner = You win: { $loser } resigned.
    .loser = { $winner } wins: you resigned.
elemental-clash-picture-left-hand = still held
elemental-clash-picture-left-no-hand = held no more cards
elemental-clash-picture-left-next = next: { $cards }
elemental-clash-alt-left-hand = { $player } still held { $cards }.
    .player = You still held { $cards }.
elemental-clash-alt-left-next = Next in { $player }'s Spellbook: { $cards }.
    .player = Next in your Spellbook: { $cards }.
elemental-clash-alt-played = Just played: { $cards }.
elemental-clash-alt-moved = Just moved: { $cards }.
elemental-clash-alt-fell = Just fallen: { $cards }.
elemental-clash-alt-left = Just gone from the table: { $cards }.
elemental-clash-alt-lost = { $player } has just lost { $n ->
    [one] 1 card
   *[other] { $n } cards
} of the Spellbook.
    .player = You have just lost { $n ->
        [one] 1 card
       *[other] { $n } cards
    } of the Spellbook.
elemental-clash-picture-over-deck = { $loser } could not draw
    .loser = you could not draw
elemental-clash-picture-over-limit = the larger Spellbook after the last turn
elemental-clash-picture-over-draw-deck = neither player could draw
elemental-clash-picture-over-draw-limit = equal Spellbooks after the last turn
elemental-clash-alt-deck = Deck { $name }, { $cards }. Kinds: { $kinds }. Levels: { $levels }. Elements: { $elements }. Cards: { $list }.
elemental-clash-alt-deck-card = { $n } { $card }
elemental-clash-alt-deck-count = { $n } { $what }
elemental-clash-alt-deck-level = { $n } of { $level }
elemental-clash-alt-deck-element = { $n } { $element } ({ $stones ->
    [one] 1 stone
   *[other] { $stones } stones
})
elemental-clash-alt-figure-minute = A Mars-Stone gives energy for Slag Drake, a creature; it attacks, and the opponent loses cards from the Spellbook.
elemental-clash-alt-figure-kinds = Slag Drake, a creature; White Heat, a spell; Flare Dart, a Flash spell; War Forge, a permanent; a Mars-Stone.
elemental-clash-alt-figure-pile = Two piles. Moon Pebble, Venus-Stone, Mars-Stone from the bottom up: earth energy, height 3. One Mars-Stone: fire energy, height 1.
elemental-clash-alt-figure-turn = The six phases: Standby (place, move), Draw (one card), Main I (play), Combat (attack), Main II (play), End (cure, discard).
elemental-clash-alt-figure-field = A player's field in three rows of five: in front the ATK zone, A1 to A5, behind it the DEF zone, D1 to D5, and up to five piles.
elemental-clash-alt-figure-fight = { $attacker }, { $atk }/{ $def }, is blocked by { $blocker }, { $atk2 }/{ $def2 }. At the same moment it deals { $atk } damage and takes { $atk2 }.
elemental-clash-alt-figure-chain = A chain of three: White Heat is link 1, Bark Mantle answers as link 2, Snuffing Gust answers that as link 3. Link 3 takes effect first, link 1 last.

# While others watch

elemental-clash-score = { $player } { $score ->
    [one] 1 card
   *[other] { $score } cards
}

## Spellbooks

elemental-clash-deck-limits = A Spellbook has 40 cards, and three copies of a card at most; of the four basic stones as many as you like. The ready ones have 17 stones.
elemental-clash-deck-few-stones = { $stones ->
    [0] It has no stones; the ready ones have 17.
    [one] It has 1 stone; the ready ones have 17.
   *[other] It has only { $stones } stones; the ready ones have 17.
}
elemental-clash-deck-no-energy = { $count ->
    [one] No stone in it gives { $elements }: one of its cards finds no pile.
   *[other] No stone in it gives { $elements }: { $count } of its cards find no pile.
}
elemental-clash-deck-unreadable = I don't know the card “{ $text }”. Write one card a line, such as *3 Loamling*.
elemental-clash-deck-stones = { $cards }, { $stones } of them stones
elemental-clash-deck-elements = { $cards }; elements: { $elements }
elemental-clash-about-creature = { $level } { $kind } { $atk }/{ $def }. { $text }
elemental-clash-about-spell = { $level } { $kind }. { $text }
elemental-clash-about-kind-spell = spell
elemental-clash-about-kind-flash = Flash
elemental-clash-about-kind-permanent = permanent
elemental-clash-ready-deeproot = Deeproot (earth)
elemental-clash-ready-highwind = Highwind (air)
elemental-clash-ready-magma-road = Magma Road (earth and fire)
elemental-clash-ready-stilltide = Stilltide (water)
elemental-clash-ready-storm-and-tide = Storm and Tide (air and water)
elemental-clash-ready-wildfire = Wildfire (fire)
elemental-clash-group-stones = Element-Stones
elemental-clash-group-earth-creatures = Earth: creatures
elemental-clash-group-earth-spells = Earth: spells
elemental-clash-group-air-creatures = Air: creatures
elemental-clash-group-air-spells = Air: spells
elemental-clash-group-fire-creatures = Fire: creatures
elemental-clash-group-fire-spells = Fire: spells
elemental-clash-group-water-creatures = Water: creatures
elemental-clash-group-water-spells = Water: spells
elemental-clash-group-neutral-creatures = Neutral: creatures
elemental-clash-group-neutral-spells = Neutral: spells

## For whoever is new to the game

elemental-clash-aim = empty the other player's Spellbook. Whoever has to draw and can't loses.
elemental-clash-first-game = First game, with a playable first hand
elemental-clash-skipped = -# Both first hands hold stones and a creature.
elemental-clash-hindered-taken = -# All your piles are taken until your next turn.
elemental-clash-hindered-taken-permanent = -# No pile of yours is free. A permanent stays on its pile for good: a stone can start a new pile.
elemental-clash-hindered-played = -# { $card } is played, and stays so: only its target is still open.
elemental-clash-hindered-pile = -# No free pile yet for: { $cards }
elemental-clash-hindered-pile-cards = { $cards } ({ $element }, height { $height })
elemental-clash-hindered-element = -# No free pile has { $element }, which is needed for: { $cards }
elemental-clash-hindered-risk = -# { $n ->
    [one] { $blocker } can block and destroy your { $cards }.
   *[other] { $blocker } can block and destroy one of these: { $cards }
}
elemental-clash-hindered-trade = -# { $n ->
    [one] { $blocker } can block your { $cards }: both fall.
   *[other] { $blocker } can block one of these, and both fall: { $cards }
}
elemental-clash-hindered-window = -# You hold no Flash spell that could be played now: you are asked all the same, so that nobody learns it.
elemental-clash-hindered-aimless = -# Without a target now: { $cards }
elemental-clash-hindered-aimless-warded = -# Without a target now: { $cards } (what is warded can't be chosen)
elemental-clash-met-spellbook = Damage to a player takes as many cards off their Spellbook.
elemental-clash-met-destroyed = A creature that has taken as much damage as its DEF is destroyed. Damage heals at the end of the turn.
elemental-clash-met-place = Your creatures leave their piles: in the front, the ATK zone (A), they attack; in the back, the DEF zone (D), they block.
elemental-clash-met-move = At the beginning of your turn, before you draw, each of your creatures may go once to another space.
elemental-clash-met-quick = A creature with the sign of lightning, a quickattacker, attacks from its pile, in the very turn in which it is played.
elemental-clash-met-sign = New sign of a creature: { $sign }.
elemental-clash-met-heal = “Heal yourself” puts the top cards of your discard pile back under your Spellbook.
elemental-clash-met-hand = Your hand keeps five cards at most when your turn ends: the rest goes to the discard pile.
elemental-clash-met-chain = A spell can be answered with a Flash spell, and that again: such a chain takes effect from the last card back to the first.
elemental-clash-met-countered = A countered spell has no effect: it goes to the discard pile.
elemental-clash-met-stone = You play one stone a turn. It gives energy, and its pile carries higher cards.
elemental-clash-met-neutral = A neutral stone makes a pile higher, but doesn't change its element. Alone on a new pile it carries no card that needs an element.
elemental-clash-met-permanent = A permanent spell stays when it has taken effect: its pile carries nothing else until something removes it.
elemental-clash-met-play = A card shows what it needs: a free pile of that element, at least that high. Gold edges: such a pile is there.
elemental-clash-met-attack = Attack the other player, or a creature in their ATK zone: both deal their ATK at once.
elemental-clash-met-their-block = You are attacked, as the red arrows show: your creatures framed in gold can block.
elemental-clash-met-their-play = A Flash spell can be played in the other player's turn, too. *When to ask me…*, behind *More*, settles when you are asked.
elemental-clash-reason-opens = With this stone on it, the pile carries { $cards } from your hand.
elemental-clash-reason-stone = You may play a stone in each turn, whatever else you play.
elemental-clash-reason-stone-text = The stone also does this: { $text }
elemental-clash-reason-no-block = As the cards lie, no creature can block it.
elemental-clash-reason-outlasts = As the cards lie, none of the creatures that can block it would destroy it alone.
elemental-clash-reason-blocks = As the cards lie, the block saves { $n ->
    [one] a card
   *[other] { $n } cards
} of your Spellbook, and your creature stays.
elemental-clash-reason-quick = A quickattacker can attack in this very turn, from its pile.
elemental-clash-reason-creature = It waits on its pile, and goes to a zone when your next turn begins: then it can attack or block.
elemental-clash-reason-creature-text = Its own effect: { $text }
elemental-clash-reason-spell = What it does: { $text }
elemental-clash-reason-combat = As the cards lie, your attackers can take { $n ->
    [one] one card
   *[other] { $n } cards
} of the other Spellbook if nobody blocks.
elemental-clash-reason-combat-wins = As the cards lie, this wins now: whoever blocks, all your attackers together take the last cards of the other Spellbook, and its player can't draw.
elemental-clash-reason-unblocked = If nobody blocks, it takes { $n ->
    [one] one card
   *[other] { $n } cards
} of the other Spellbook.
elemental-clash-reason-defeats = As the cards lie, the creature that you attack falls, and yours stays.
elemental-clash-reason-falls = As the cards lie, this creature falls.
elemental-clash-reason-end-wins = No card is left in the other Spellbook: as things stand, the game is won as soon as the other player has to draw.
elemental-clash-reason-atk = In the ATK zone it can attack in this very turn.
elemental-clash-reason-def = In the DEF zone it can't be attacked, and it can block.
elemental-clash-reason-trades = As the cards lie, both fall: a creature of yours for one of theirs.
elemental-clash-reason-keeps = What you keep in hand can still be played in a later turn.
elemental-clash-reason-pile = { $card } would take up its pile for the whole game: only stones can still come there.
elemental-clash-reason-stays-def = Whoever stays in the DEF zone can still block in the other turn.
elemental-clash-reason-stays-atk = Whoever stays in the ATK zone can attack in this very turn.
elemental-clash-reason-keeps-flash = A pile of yours stays free: { $card } can answer from it in the other turn.
elemental-clash-reason-passes = Your spell stays in your hand: it can still answer later.
elemental-clash-reason-unharmed = As the cards lie, every creature that blocks alone would fall.
elemental-clash-reason-discards = No free pile of yours can carry it yet.
