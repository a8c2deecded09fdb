# Realm of the Defenders. Cards are written with rank and suit, Defenders in play with the letter below their card.

## Cards and Defenders

realm-of-the-defenders-title-short = Realm
realm-of-the-defenders-no-cards = none
realm-of-the-defenders-courage = { $cards } ({ $total } in all)
realm-of-the-defenders-defender = { $card } ({ $letter })
realm-of-the-defenders-defender-elder = Elder of { $toughness } ({ $letter })
realm-of-the-defenders-defender-gone = Defender ({ $letter })
realm-of-the-defenders-from-hand = (hand)
realm-of-the-defenders-from-play = in play ({ $letter })

## Choosing

realm-of-the-defenders-prompt-bid = Bid a card
realm-of-the-defenders-prompt-deploy = Deploy a Defender
realm-of-the-defenders-prompt-inspire = Give up an Elder
realm-of-the-defenders-prompt-queen = Use Q♠
realm-of-the-defenders-prompt-attack = Attack whom?
realm-of-the-defenders-prompt-attack-target = Attack { $defender }: who, with which Power?
realm-of-the-defenders-prompt-attack-with = Attack with which Power?
realm-of-the-defenders-prompt-attack-line = Attack: who, with what, against whom?
realm-of-the-defenders-prompt-pay = Pay with
realm-of-the-defenders-prompt-recall = Bring back
realm-of-the-defenders-prompt-strike = Strike
realm-of-the-defenders-prompt-attacker = Who attacks?
realm-of-the-defenders-prompt-power = With which Power?
realm-of-the-defenders-prompt-sends = With which Power, against whom?
realm-of-the-defenders-prompt-sends-more = Who else, with what, against whom?
realm-of-the-defenders-prompt-against = Against whom?
realm-of-the-defenders-prompt-sacrifice = Who is sacrificed for whom?
realm-of-the-defenders-prompt-retaliate = Strike back with which card?
realm-of-the-defenders-prompt-offer = Who is sacrificed?
realm-of-the-defenders-prompt-counter = With which card?
realm-of-the-defenders-prompt-block = Whose Power is stopped?
realm-of-the-defenders-prompt-hit = Which of your attackers is hit?
realm-of-the-defenders-prompt-other = What else you can do
realm-of-the-defenders-prompt-ace = Use A♠
realm-of-the-defenders-prompt-place = Place a resource

realm-of-the-defenders-prompt-several-bid = Bid as many as you like
realm-of-the-defenders-prompt-several-place = Place up to two, end your turn
realm-of-the-defenders-prompt-several-pay = Choose what to pay with: whole cards, no change

realm-of-the-defenders-staged-deploy = Deploy { $defender } for { $money }
realm-of-the-defenders-staged-inspire = { $told } It costs twice { $toughness }, so { $due } Money.{ $dear ->
    [none] {""}
   *[some] {" "}You have { $money }: { $cards } costs more.
}
realm-of-the-defenders-staged-bid = Bid { $cards }
realm-of-the-defenders-staged-attack = Attack { $player }: { $lines }
realm-of-the-defenders-staged-sacrifice = Sacrifice { $card } for { $defender }{ $kind ->
    [courage] : that costs { $owed } Courage (you can pay with { $cards }; you have { $had })
    [whole] : that costs { $owed } Courage, and all of your { $had } go, without change
    [all] : all of your { $had } Courage goes
    [fortress] : without Courage a Fortress falls
    [last] : without Courage your last Fortress falls, and your realm is out
    [price] : it costs { $cards }
   *[nothing] , at no cost
}
realm-of-the-defenders-staged-retaliate = { $defender } strikes back with { $card }{ $last ->
    [yes] ; after that nobody can be sacrificed
   *[no] {""}
}
realm-of-the-defenders-send-deploy = Deploy and pay
realm-of-the-defenders-send-attack = Begin the battle
realm-of-the-defenders-send-bid = Bid these, and close your bid
realm-of-the-defenders-send-place = Place, and end your turn
realm-of-the-defenders-send-retaliate = Strike back
realm-of-the-defenders-send-retaliate-end = Strike back, and end your answer
realm-of-the-defenders-send-sacrifice = Make the sacrifice
realm-of-the-defenders-send-sacrifice-end = Make the sacrifice, and end your answer

realm-of-the-defenders-action-bid = Bid { $card }
realm-of-the-defenders-action-redraw = Draw a new hand
realm-of-the-defenders-action-keep = Keep this hand
realm-of-the-defenders-action-deploy = Deploy { $card }
realm-of-the-defenders-action-deploy-price = Deploy { $card } for { $money }
realm-of-the-defenders-action-pay = Pay { $card }
realm-of-the-defenders-action-pay-all = Pay { $cards } ({ $total })
realm-of-the-defenders-action-recall = Bring { $card } back
realm-of-the-defenders-action-power = With { $card }
realm-of-the-defenders-action-inspire = Elder { $source }: get a fallen Defender back
realm-of-the-defenders-action-queen = Q♠ { $source }: destroy a card (15 Courage)
realm-of-the-defenders-action-ace = A♠ { $source }: they draw nothing (15 Courage)
realm-of-the-defenders-action-attack = Attack { $player }
realm-of-the-defenders-action-attack-line = Attack: { $line }
realm-of-the-defenders-action-attack-realm = Attack with { $power } ({ $kind ->
    [courage] { $paid } Courage
    [all] all { $had } Courage
    [fortress] a Fortress
    [wins] the last Fortress: you win
   *[last] the last Fortress
})
realm-of-the-defenders-action-many-deploy = Deploy…
realm-of-the-defenders-action-many-attack = Attack…
realm-of-the-defenders-action-many-attack-in-vain = Attack: defeats nobody…
realm-of-the-defenders-action-many-other = Other…
realm-of-the-defenders-action-many-place = Place…
realm-of-the-defenders-action-many-retaliate = Strike back…
realm-of-the-defenders-action-many-retaliate-in-vain = Strike back: defeats nobody…
realm-of-the-defenders-action-many-sacrifice = Sacrifice…
realm-of-the-defenders-action-many-sacrifice-in-vain = Sacrifice: saves nobody…
realm-of-the-defenders-action-many-inspire = Give up an Elder…
realm-of-the-defenders-action-many-queen = Use Q♠…
realm-of-the-defenders-action-attacker = { $defender } attacks
realm-of-the-defenders-action-power-against = { $power } against { $defender }
realm-of-the-defenders-action-against = Against { $defender }
realm-of-the-defenders-action-against-realm = Against the realm
realm-of-the-defenders-action-sacrifice = Sacrifice another for { $defender }
realm-of-the-defenders-action-sacrifice-of = { $count ->
    [one] Sacrifice { $first } for { $defender }
   *[other] Sacrifice { $first } or { $second } for { $defender }
}
realm-of-the-defenders-answer-sacrifice = Sacrifice { $dead }{ $many ->
    [yes] {" "}for { $defender }
   *[no] {""}
}{ $kind ->
    [courage] , pay { $cards }
    [all] , pay all of { $cards }
    [fortress] : a Fortress falls
    [last] : your last Fortress falls
    [asked] : choose what pays
   *[nothing] {""}
}
realm-of-the-defenders-answer-strike = { $many ->
    [yes] { $defender } strikes: { $card }
   *[no] Strike back: { $card }
}{ $kind ->
    [told] , { $told }
   *[either] , whoever is hit falls
    [spared] , { $spared } stands
}
realm-of-the-defenders-action-another-attack = Another attack…
realm-of-the-defenders-action-another-sacrifice = Another sacrifice…
realm-of-the-defenders-action-another-retaliate = Strike back otherwise…
realm-of-the-defenders-brings = { $falls ->
    [no] Too little: { $defender } stays
    [already] { $defender } falls without it
   *[yes] { $defender } falls{ $kind ->
        [courage] : { $owed } of { $had } Courage
        [all] : all { $had } Courage
        [fortress] : a Fortress
       *[last] : the last Fortress
    }
}
realm-of-the-defenders-attack-comes = { $attackers }: { $told }
realm-of-the-defenders-comes = { $falls ->
    [no] too little for { $defender }
   *[yes] { $defender } falls{ $kind ->
        [courage] , { $owed } of { $had } Courage
        [all] , all { $had } Courage
        [fortress] , a Fortress
        [last] , the last Fortress
       *[open] {""}
    }
}
realm-of-the-defenders-brings-together = { $power } together. { $told }
realm-of-the-defenders-short-sacrifice = { $many ->
    [yes] { $dead } dies for { $defender }
   *[no] Sacrifice { $dead }
}
realm-of-the-defenders-short-strike = { $many ->
    [yes] { $defender } strikes: { $card }
   *[no] Strike back: { $card }
}
realm-of-the-defenders-in-hand = { $card } (hand)
realm-of-the-defenders-goes-on = { $label }…
realm-of-the-defenders-action-retaliate = { $defender } strikes back
realm-of-the-defenders-action-offer = Sacrifice { $defender }
realm-of-the-defenders-action-offer-hand = Sacrifice { $card } from your hand
realm-of-the-defenders-action-offer-jack = Sacrifice { $card } from your hand, for 15 Courage
realm-of-the-defenders-action-counter-hand = Strike with { $card } from your hand
realm-of-the-defenders-action-counter-pool = Strike with { $card } from your Power
realm-of-the-defenders-action-block = Stop the Power of { $defender }
realm-of-the-defenders-action-hit = Hit { $defender }{ $falls ->
    [yes] : falls
   *[no] : stands
}
realm-of-the-defenders-action-strike-courage = { $player }: { $card } of Courage, { $left } left
realm-of-the-defenders-action-strike-power = { $player }: { $cards ->
    [one] the only Power card
   *[other] one of { $cards } Power cards, at random
}
realm-of-the-defenders-action-strike-battle = { $player }: { $card }, with which { $defender } strikes back{ $saved ->
    [none] {""}
   *[some] {" "}(saves { $attackers })
}
realm-of-the-defenders-action-place-power = { $card } to Power
realm-of-the-defenders-action-place-courage = { $card } to Courage
realm-of-the-defenders-action-place-ends = { $label }, and end
realm-of-the-defenders-action-dismantle = Dismantle a Fortress
realm-of-the-defenders-action-dismantle-asks = Dismantle…
realm-of-the-defenders-confirm-dismantle = Dismantle a Fortress? You draw seven cards, and have { $left ->
    [one] one Fortress
   *[other] { $left } Fortresses
} left. This turn you can't deploy or fight.
realm-of-the-defenders-action-pass = Pass
realm-of-the-defenders-action-done-bid = Close your bid
realm-of-the-defenders-action-done-bid-nothing = Bid nothing
realm-of-the-defenders-action-done-price = That is enough
realm-of-the-defenders-action-done-attacker = Begin the battle
realm-of-the-defenders-action-done-respond = Let it happen
realm-of-the-defenders-action-done-respond-more = End your answer
realm-of-the-defenders-action-done-main = Place cards, or end your turn
realm-of-the-defenders-action-done-turn = End turn
realm-of-the-defenders-action-placed = Place { $cards } and end

## What happened

realm-of-the-defenders-bid-of = { $player } { $cards }
    .player = you { $cards }
realm-of-the-defenders-order-of = { $player }
    .player = you
realm-of-the-defenders-bid-none = nothing
realm-of-the-defenders-event-bid-done = { $player } has bid.
    .player = You have bid.
realm-of-the-defenders-event-bids = The bids: { $bids }. Turn order: { $order }.
realm-of-the-defenders-event-bids-tossed = The bids: { $bids }. Turn order, with a toss: { $order }.
realm-of-the-defenders-event-elder-found = { $player } goes first and gets an Elder.
    .player = You go first and get an Elder.
realm-of-the-defenders-event-elder-missing = { $player } goes first; there is no Elder in the deck.
    .player = You go first; there is no Elder in the deck.
realm-of-the-defenders-event-hand = You are dealt { $cards }.
realm-of-the-defenders-opened-hand = { $player } is dealt { $cards }.
    .player = You are dealt { $cards }.
realm-of-the-defenders-event-redraw = { $player } shows { $cards } and draws a new hand.
    .player = You show { $cards } and draw a new hand.
realm-of-the-defenders-event-keep = { $player } keeps the first hand.
    .player = You keep the first hand.
realm-of-the-defenders-event-turn = Turn { $turn }: { $player }.
    .player = Turn { $turn } is yours.
realm-of-the-defenders-event-turn-begins = Turn { $turn }:
realm-of-the-defenders-event-draw = { $count ->
    [0] { $player } has no card left to draw.
    [one] { $player } draws a card.
   *[other] { $player } draws { $count } cards.
}
    .player = { $count ->
        [0] You have no card left to draw.
        [one] You draw a card.
       *[other] You draw { $count } cards.
    }
realm-of-the-defenders-event-drawn = You draw { $cards }.
realm-of-the-defenders-opened-drawn = { $player } draws { $cards }.
    .player = You draw { $cards }.
realm-of-the-defenders-event-filled = You fill your hand up to seven: { $cards }.
realm-of-the-defenders-event-reshuffle = { $player }'s discard pile of { $count ->
    [one] one card
   *[other] { $count } cards
} becomes the deck.
    .player = Your discard pile of { $count ->
        [one] one card
       *[other] { $count } cards
    } becomes the deck.
realm-of-the-defenders-event-deploy = { $player } deploys { $defender } for { $money }.
    .player = You deploy { $defender } for { $money }.
realm-of-the-defenders-deployed-one = { $defender }
realm-of-the-defenders-event-builds = { $kind ->
    [back] { $player }'s Elder brings { $back } back
    [both] { $player } deploys { $defenders }, brings { $back } back
   *[deploys] { $player } deploys { $defenders }
}{ $places ->
    [none] .
   *[some] , then places { $what }.
}
realm-of-the-defenders-event-inspire = { $player }'s Elder brings { $defender } back for { $money }.
    .player = Your Elder brings { $defender } back for { $money }.
realm-of-the-defenders-event-dismantle = { $player } dismantles a Fortress: it hid { $card }, which is discarded.
    .player = You dismantle a Fortress: it hid { $card }, which is discarded.
realm-of-the-defenders-event-ace = { $player } gives up A♠ and { $courage }: nothing is drawn for the Fortress.
    .player = You give up A♠ and { $courage }: nothing is drawn for the Fortress.
realm-of-the-defenders-event-pass = { $player } passes: no A♠ or Q♠ is used.
    .player = You pass: no A♠ or Q♠ is used.
realm-of-the-defenders-event-queen-courage = { $player } gives up Q♠ and { $courage }: { $target } loses { $card } of Courage.
    .player = You give up Q♠ and { $courage }: { $target } loses { $card } of Courage.
    .target = { $player } gives up Q♠ and { $courage }: you lose { $card } of Courage.
realm-of-the-defenders-event-queen-power = { $player } gives up Q♠ and { $courage }: { $target } loses { $card } from the Power pool.
    .player = You give up Q♠ and { $courage }: { $target } loses { $card } from the Power pool.
    .target = { $player } gives up Q♠ and { $courage }: you lose { $card } from the Power pool.
realm-of-the-defenders-event-queen-battle = { $player } gives up Q♠ and { $courage }: { $target } loses { $card }, which was striking back.
    .player = You give up Q♠ and { $courage }: { $target } loses { $card }, which was striking back.
    .target = { $player } gives up Q♠ and { $courage }: you lose { $card }, which was striking back.
realm-of-the-defenders-ended-alone = { $player }'s turn ends by itself: nothing else can be done.
    .player = Your turn is over: nothing is left to do.
realm-of-the-defenders-unanswered = { $player } can do nothing more about the attack.
    .player = You can do nothing more about the attack.
realm-of-the-defenders-event-assign = { $player } sends { $attacker } with { $power } against { $target }'s { $defender }.
    .player = You send { $attacker } with { $power } against { $target }'s { $defender }.
    .target = { $player } sends { $attacker } with { $power } against your { $defender }.
realm-of-the-defenders-event-assign-realm = { $player } sends { $attacker } with { $power } against { $target }'s realm.
    .player = You send { $attacker } with { $power } against { $target }'s realm.
    .target = { $player } sends { $attacker } with { $power } against your realm.
realm-of-the-defenders-event-battle = { $player } attacks { $target } with { $power } Power.
    .player = You attack { $target } with { $power } Power.
    .target = { $player } attacks you with { $power } Power.
realm-of-the-defenders-event-sacrifice = { $player } sacrifices { $card } for { $defender }.
    .player = You sacrifice { $card } for { $defender }.
realm-of-the-defenders-event-sacrifice-jack = { $player } sacrifices { $card } and { $courage } for { $defender }.
    .player = You sacrifice { $card } and { $courage } for { $defender }.
realm-of-the-defenders-event-block = The Power of { $attacker } is stopped.
realm-of-the-defenders-event-retaliate-pool = { $player }'s { $defender } strikes back with { $card } from the Power pool.
    .player = Your { $defender } strikes back with { $card } from the Power pool.
realm-of-the-defenders-event-retaliate-hand = { $player }'s { $defender } strikes back with { $card } from the hand.
    .player = Your { $defender } strikes back with { $card } from the hand.
realm-of-the-defenders-event-strikes = { $player }'s { $defender } strikes back with { $card }.
    .player = Your { $defender } strikes back with { $card }.
realm-of-the-defenders-event-hit = { $attacker } is hit.
realm-of-the-defenders-event-resolve = { $count ->
    [one] { $fallen } falls.
   *[other] { $fallen } fall.
}
realm-of-the-defenders-event-resolve-nobody = Nobody falls.
realm-of-the-defenders-fallen = { $player }'s { $defender }
    .player = your { $defender }
realm-of-the-defenders-event-loss = { $player } owes { $amount } Courage and pays { $courage }{ $change ->
    [none] {""}
   *[kept] , without change
}.
    .player = You owe { $amount } Courage and pay { $courage }{ $change ->
        [none] {""}
       *[kept] , without change
    }.
realm-of-the-defenders-event-pays = { $player } pays { $courage }{ $change ->
    [none] {""}
   *[kept] {" "}for { $amount }, without change
}.
    .player = You pay { $courage }{ $change ->
        [none] {""}
       *[kept] {" "}for { $amount }, without change
    }.
realm-of-the-defenders-event-loss-all = { $player } owes { $amount } Courage and has { $had }: { $courage } { $count ->
    [one] goes
   *[other] go
}. The next loss takes a Fortress.
    .player = You owe { $amount } Courage and have { $had }: { $courage } { $count ->
        [one] goes
       *[other] go
    }. Your next loss takes a Fortress.
realm-of-the-defenders-event-loss-fortress = { $count ->
    [one] { $player } has no Courage and loses a Fortress (it hid { $cards }).
   *[other] { $player } has no Courage and loses { $count } Fortresses (they hid { $cards }).
}
    .player = { $count ->
        [one] You have no Courage and lose a Fortress (it hid { $cards }).
       *[other] You have no Courage and lose { $count } Fortresses (they hid { $cards }).
    }
realm-of-the-defenders-event-placed = You place { $card } as Power.
realm-of-the-defenders-opened-placed = { $player }'s Power card is { $card }.
    .player = Your Power card is { $card }.
realm-of-the-defenders-event-place-power = { $player } places a Power card.
    .player = You place a Power card.
realm-of-the-defenders-event-place-courage = { $player } places { $card } as Courage.
    .player = You place { $card } as Courage.
realm-of-the-defenders-event-places = { $player } places { $what }.
    .player = You place { $what }.
realm-of-the-defenders-placed-power-named = { $cards } as Power
realm-of-the-defenders-placed-power = { $count ->
    [one] a Power card
   *[other] { $count } Power cards
}
realm-of-the-defenders-placed-courage = { $cards } as Courage
realm-of-the-defenders-event-out-fortresses = { $player }'s last Fortress has fallen: the realm is out.
    .player = Your last Fortress has fallen: your realm is out.
realm-of-the-defenders-event-out-resigned = { $player } leaves the game.
    .player = You leave the game.
realm-of-the-defenders-event-out-no_defenders = { $player } has no Defender left: the realm is out.
    .player = You have no Defender left: your realm is out.
realm-of-the-defenders-story-before = More has happened before: *More*, then *Replay* shows it.

realm-of-the-defenders-line = { $attackers } against { $attacked }
realm-of-the-defenders-line-realm = the realm
realm-of-the-defenders-line-pair = { $defender } { $power }
realm-of-the-defenders-line-attacker = { $defender } with { $power }
realm-of-the-defenders-line-attacker-stopped = { $defender } with { $power } (stopped)
realm-of-the-defenders-line-attacker-hit = { $defender } with { $power } (hit)
realm-of-the-defenders-line-sacrifice = , { $card } sacrificed
realm-of-the-defenders-line-counter = , who strikes back with { $card }

## Where the game stands

realm-of-the-defenders-headline-bid = Who goes first? Bid any number of cards; the most wins, all bids are lost
realm-of-the-defenders-headline-redraw = First hands: somebody had to draw again, so the others may draw again, too
realm-of-the-defenders-headline-over = The end, in turn { $turn }
realm-of-the-defenders-headline-resource = Turn { $turn }: placing cards
realm-of-the-defenders-headline = Turn { $turn }
realm-of-the-defenders-headline-ending = Turn { $turn }: the game ends after turn { $last }
realm-of-the-defenders-headline-battle = Turn { $turn }, after a battle
realm-of-the-defenders-headline-battle-ending = Turn { $turn }, after a battle: the game ends after turn { $last }

realm-of-the-defenders-waiting-bid = { $count ->
    [one] { $players } is still bidding.
   *[other] { $players } are still bidding.
}
realm-of-the-defenders-waiting-redraw = { $count ->
    [one] { $players } may draw a new hand or keep theirs.
   *[other] { $players } may draw new hands or keep theirs.
}
realm-of-the-defenders-waiting-main = { $players } to move.
realm-of-the-defenders-waiting-resource = { $players } to place cards.
realm-of-the-defenders-waiting-loss = { $players } to pay { $due } Courage.
realm-of-the-defenders-waiting-ace = { $players } may use A♠, so that no cards are drawn.
realm-of-the-defenders-waiting-respond = { $players } to answer the attack.
realm-of-the-defenders-waiting-block = { $players } to choose whose Power is stopped.
realm-of-the-defenders-waiting-queen = { $players } may use Q♠.
realm-of-the-defenders-waiting-hit = { $players } to choose who is hit.

realm-of-the-defenders-call-bid = choose your bid.
realm-of-the-defenders-call-redraw = draw a new hand or keep yours.
realm-of-the-defenders-call-main = your turn: { $can ->
    [both] deploy, then attack or place.
    [deploy] deploy, then place cards.
    [attack] attack, or place cards.
    [again] attack again, or end it.
    [end] nothing is left to do: end it.
   *[place] place up to two cards as Power or Courage.
}
realm-of-the-defenders-call-ace = will you use A♠?
realm-of-the-defenders-call-respond = you are attacked: your answer?
realm-of-the-defenders-call-block = whose Power is stopped?
realm-of-the-defenders-call-queen = will you use Q♠ in your hand or in play?
realm-of-the-defenders-call-hit = who is hit?
realm-of-the-defenders-call-loss = you lose { $due } Courage: choose what to pay with. You pay whole cards, and get no change.
realm-of-the-defenders-call-over = the game is over.

realm-of-the-defenders-private-bid-cards = Your ten cards: **{ $cards }**.
realm-of-the-defenders-private-bid = Your bid so far: **{ $cards }**.
realm-of-the-defenders-private-hand = Your hand: **{ $cards }**.
realm-of-the-defenders-private-pools = Your Power: **{ $power }**. Your Courage: **{ $courage }**.
realm-of-the-defenders-private-out = **Your realm is out of the game. The others play on.**
realm-of-the-defenders-private-battle = The battle: { $lines }.
realm-of-the-defenders-follows-holds = Power { $power } does not defeat { $defender }{ $face ->
    [face] {" "}(toughness { $toughness })
   *[plain] {""}
}.
realm-of-the-defenders-follows-strikes = Power { $power } defeats { $defender }{ $face ->
    [face] {" "}(toughness { $toughness })
   *[plain] {""}
}.
realm-of-the-defenders-follows-lines = { $kind ->
    [all] Everybody attacked falls if nothing stops it.
    [none] Nobody attacked falls: too little Power.
   *[some] { $falls } would fall, { $holds } would not.
}
realm-of-the-defenders-follows-choice = Power { $power } strikes back at one of your { $attackers }, and you choose at which.
realm-of-the-defenders-follows-struck = Power { $power } hits one attacker, and whoever attacks chooses which: { $kind ->
    [all] either falls
    [none] neither falls
   *[some] { $falls } would fall, { $holds } would not
}.
realm-of-the-defenders-follows-strike-choice = If you strike back, the attacker chooses who is hit: only { $enough } or more is sure to defeat one.
realm-of-the-defenders-follows-gain = { $player } { $kind ->
    [courage] pays { $owed } of { $had } Courage
    [all] loses all { $had } Courage
    [fortress] loses { $count ->
        [one] a Fortress
       *[other] { $count } Fortresses
    }
    [win] loses the last Fortress: you win
   *[last] loses the last Fortress if nothing stops it
}.
realm-of-the-defenders-follows-no-deploying = After it you can't deploy { $cards }{ $places ->
    [too] {" "}or place cards
   *[none] {""}
}.
realm-of-the-defenders-follows-no-placing = After it you can't place cards.
realm-of-the-defenders-follows-risk = Without Courage each who falls costs you { $left ->
    [one] your last Fortress
   *[other] one of your { $left } Fortresses
}.
realm-of-the-defenders-follows-both = If both last Fortresses fall at once, you win, because you attack.
realm-of-the-defenders-follows-back = { $kind ->
    [none] { $player } has no card to strike back with.
    [one] Struck back by { $toughness } or more, your { $attackers } falls{ $courage ->
        [none] {""}
       *[some] {" "}({ $cost } Courage)
    }.
   *[many] Struck back by as much as their toughness, your { $attackers } falls{ $courage ->
        [none] {""}
       *[some] {" "}(at least that much Courage)
    }.
}
realm-of-the-defenders-follows-nothing = As it stands, you lose nothing{ $more ->
    [more] {" "}more
   *[none] {""}
}.
realm-of-the-defenders-follows-courage = As it stands, { $fallen ->
    [none] your realm is hit
   *[some] you lose { $defenders }
} and it costs { $owed } Courage (you can pay with { $cards }; you have { $had }).
realm-of-the-defenders-follows-all = As it stands, { $fallen ->
    [none] your realm is hit
   *[some] you lose { $defenders }
}, and all of your { $had } Courage goes. Your next loss takes a Fortress.
realm-of-the-defenders-follows-fortress = As it stands, { $fallen ->
    [none] your realm is hit
   *[some] you lose { $defenders }
}, and without Courage { $count ->
    [one] a Fortress falls
   *[other] { $count } Fortresses fall
}.
realm-of-the-defenders-follows-last = As it stands, { $fallen ->
    [none] your realm is hit
   *[some] you lose { $defenders }
}, and without Courage your last Fortress falls.
realm-of-the-defenders-private-ace = **{ $player } gives up a Fortress for seven cards. A♠ and 15 of your Courage would prevent that.**
realm-of-the-defenders-private-queen = **Q♠, with 15 of your Courage, could destroy a card that strikes back, or another card of the other's Courage or Power.**
realm-of-the-defenders-private-without = -# You don't have that card: pass. Whoever has 15 Courage is asked, so that nobody learns who holds one.

realm-of-the-defenders-lies-open-power = They play the standard deck: their { $count ->
    [one] Power card may be worth
   *[other] { $count } Power cards may be worth
} { $values }{ $queen ->
    [queen] , and they may hold a Queen of Spades
    [play] , and the Queen of Spades in play can use her power
   *[none] {""}
}.
realm-of-the-defenders-why-losses = { $count ->
    [0] You lose no Courage
    [one] The loss of { $amounts } is paid with { $paid }
   *[other] The losses of { $amounts } are paid with { $paid }
}{ $rest ->
    [nothing] {""}
    [short] , too little at the end, which costs no Fortress as long as there is any
    [none] , the last that you had
   *[some] ; you still have { $cards }
}.
realm-of-the-defenders-why-struck = { $count ->
    [one] { $fallen } falls to your strike and can't attack again.
   *[other] { $fallen } fall to your strikes and can't attack again.
}
realm-of-the-defenders-why-spent = They have no Power left.
realm-of-the-defenders-lies-open-each = { $value } each
realm-of-the-defenders-lies-open = Defeated piles, face up: theirs { $theirs }; yours { $own }.
realm-of-the-defenders-obstacle-no-spade = -# You can't deploy: there is no Spade in your hand.
realm-of-the-defenders-obstacle-no-money = -# You can't deploy: there is no Money in your hand.
realm-of-the-defenders-obstacle-little-money = -# You can't deploy: your Money is less than any of your Spades costs.
realm-of-the-defenders-obstacle-no-power = -# You can't attack: your Power pool is empty.
realm-of-the-defenders-obstacle-no-defender = -# You can't attack: you have no Defender in play.
realm-of-the-defenders-obstacle-none-ready = -# You can't attack: your Defenders came into play this turn.
realm-of-the-defenders-obstacle-too-weak = -# An attack is no use now: your Power defeats nobody there.
realm-of-the-defenders-obstacle-last-fortress = -# You can't dismantle: it is your last Fortress.
realm-of-the-defenders-obstacle-clogged = -# You can't place anything either. A way out: dismantle a Fortress, and draw seven cards.
realm-of-the-defenders-hindered-queen = -# Q♠ can destroy a card for 15 Courage: { $kind ->
    [poor] you have { $had }
   *[nothing] nobody else has Courage or Power
}.

realm-of-the-defenders-hindered-jack = -# J♠ could die for them for 15 Courage: you have { $had }.
realm-of-the-defenders-ask-price = What do you pay for your Elder? It will be that tough, 15 at most.
realm-of-the-defenders-ask-price-more = What do you pay for your Elder? It will be that tough, 15 at most. Paid so far: { $paid }, { $toughness } in all.
realm-of-the-defenders-ask-recall = Who does your Elder bring back? You pay twice the toughness.
realm-of-the-defenders-ask-strike = What does your Q♠ strike? Courage pays for their losses, Power strikes back.
realm-of-the-defenders-ask-attacker = Who attacks?
realm-of-the-defenders-ask-attacker-of = Who attacks { $player }?
realm-of-the-defenders-ask-attacker-more = Who else attacks at once? If nobody, begin the battle: with Power left you can attack again after it.
realm-of-the-defenders-ask-power = { $defender } attacks: with which Power?
realm-of-the-defenders-ask-power-against = { $defender } attacks: with which Power, against whom?
realm-of-the-defenders-ask-against = { $defender } attacks with { $power }: against whom?
realm-of-the-defenders-ask-offer = Who is sacrificed for { $defender }?
realm-of-the-defenders-ask-counter = Which Power does { $defender } strike back with?
realm-of-the-defenders-ask-pay = { $reason }: { $missing } to pay.
realm-of-the-defenders-ask-pay-more = { $reason }: { $paid } paid, { $missing } of { $due } still missing.
realm-of-the-defenders-ask-pay-deploy = You deploy { $card }
realm-of-the-defenders-ask-pay-inspire = You bring { $card } back
realm-of-the-defenders-ask-pay-queen = Your Q♠ costs Courage, in whole cards without change
realm-of-the-defenders-ask-pay-ace = Your A♠ costs Courage, in whole cards without change
realm-of-the-defenders-ask-pay-jack = Your J♠ steps in for { $defender } and costs Courage, in whole cards without change
realm-of-the-defenders-ask-pay-loss = You lose Courage

realm-of-the-defenders-result-draw = A draw after the last turn: the realms are equally strong.
realm-of-the-defenders-result-fortresses = { $winner } wins: { $loser } has no Fortress left.
    .winner = You win: { $loser } has no Fortress left.
    .loser = { $winner } wins: you have no Fortress left.
realm-of-the-defenders-result-fortresses-both = Neither has a Fortress left, so the attacker wins: { $winner }.
    .winner = Neither has a Fortress left, so you win: you attacked.
realm-of-the-defenders-result-resigned = { $winner } wins: { $loser } has resigned.
    .winner = You win: { $loser } has resigned.
    .loser = { $winner } wins: you have resigned.
realm-of-the-defenders-result-no_defenders = { $winner } wins: { $loser } has no Defender left.
    .winner = You win: { $loser } has no Defender left.
    .loser = { $winner } wins: you have no Defender left.
realm-of-the-defenders-result-turn_limit = { $winner } wins after the last turn with { $ahead }.
    .winner = You win after the last turn with { $ahead }.
realm-of-the-defenders-result-fortresses-many = { $winner } wins with the last realm that stands.
    .winner = You win with the last realm that stands.
realm-of-the-defenders-result-resigned-many = { $winner } wins: the others have fallen or left.
    .winner = You win: the others have fallen or left.
realm-of-the-defenders-result-no_defenders-many = { $winner } wins with the last realm that stands.
    .winner = You win with the last realm that stands.
realm-of-the-defenders-result-turn_limit-many = { $winner } wins after the last turn with { $ahead }.
    .winner = You win after the last turn with { $ahead }.
realm-of-the-defenders-ahead-fortresses = more Fortresses, { $more } to { $less }
realm-of-the-defenders-ahead-toughness = more toughness, { $more } to { $less }
realm-of-the-defenders-ahead-courage = more Courage, { $more } to { $less }

## Around the game

realm-of-the-defenders-length = { $most ->
    [2] 5 to 25 minutes, of medium difficulty: many small decisions
    [3] about 45 minutes, of medium difficulty: many small decisions
   *[other] 5 to 60 minutes, of medium difficulty: many small decisions
}
realm-of-the-defenders-options-fortresses = { $fortresses ->
    [2] Two Fortresses each; the last realm that stands wins.
   *[other] Four Fortresses each; the last realm that stands wins.
}
realm-of-the-defenders-options-short = Short game: from the third turn on, whoever ends a turn without a Defender is out.
realm-of-the-defenders-options-no-bids = Chance decides who goes first.
realm-of-the-defenders-options-lost-last = If bids are equal, the loser of the last game goes first.

## Alt texts

realm-of-the-defenders-alt-table = Realm of the Defenders. { $when }.
realm-of-the-defenders-alt-over = The game is over. { $result }
realm-of-the-defenders-alt-battle = { $player } attacks { $target }: { $lines }.
    .player = You attack { $target }: { $lines }.
    .target = { $player } attacks you: { $lines }.
realm-of-the-defenders-alt-why = What decided it: { $why }.
realm-of-the-defenders-alt-fought = { $player } has attacked { $target }: { $lines }.
    .player = You have attacked { $target }: { $lines }.
    .target = { $player } has attacked you: { $lines }.
realm-of-the-defenders-alt-fallen = Fallen: { $fallen }.
realm-of-the-defenders-alt-fallen-none = Nobody fell.
realm-of-the-defenders-alt-waiting = Waiting for { $players }.
    .players = It is your turn.
realm-of-the-defenders-alt-realm = { $player }: { $fortresses ->
    [one] 1 Fortress
   *[other] { $fortresses } Fortresses
}
realm-of-the-defenders-alt-realm-out = { $player } (out): { $fortresses ->
    [one] 1 Fortress
   *[other] { $fortresses } Fortresses
}
realm-of-the-defenders-alt-realm-bid = { $realm }, hand { $hand }, deck { $deck }, has bid.
realm-of-the-defenders-alt-realm-bidding = { $realm }, hand { $hand }, deck { $deck }.
realm-of-the-defenders-alt-own = Your realm: { $fortresses ->
    [one] 1 Fortress
   *[other] { $fortresses } Fortresses
}
realm-of-the-defenders-alt-no-defender = no Defender
realm-of-the-defenders-alt-defenders = Defenders { $defenders }
realm-of-the-defenders-alt-defenders-many = { $count } Defenders with a toughness of { $toughness } in all
realm-of-the-defenders-alt-under = { $defender } on { $money }
realm-of-the-defenders-alt-not-ready = { $defender }, not ready
realm-of-the-defenders-alt-no-courage = no Courage
realm-of-the-defenders-alt-courage = Courage ×{ $count }, worth { $total }
realm-of-the-defenders-alt-courage-cards = Courage ×{ $count }, worth { $total } ({ $cards })
realm-of-the-defenders-alt-piles = Power ×{ $power }, hand { $hand }, deck { $deck }, discard { $discard }
realm-of-the-defenders-alt-defeated = defeated { $cards }
realm-of-the-defenders-alt-elders = { $count ->
    [one] 1 Elder
   *[other] { $count } Elders
}
realm-of-the-defenders-alt-bid = Your ten cards for the bid: { $cards }. Your bid: { $bid }.
realm-of-the-defenders-alt-held = { $player }'s hand: { $hand }. Power pool: { $power }.
    .player = Your hand: { $hand }. Power pool: { $power }.
realm-of-the-defenders-alt-hand = Your hand: { $hand }. Your Power pool: { $power }.
realm-of-the-defenders-alt-paid = Paid so far: { $cards }.
realm-of-the-defenders-alt-choices = You can choose: { $choices }.
realm-of-the-defenders-alt-copies = { $card } ×{ $count }
realm-of-the-defenders-alt-deck = { $name }: { $count } cards, { $points } of { $most } points. { $cards }.
realm-of-the-defenders-alt-deck-empty = { $name }: no cards yet.
realm-of-the-defenders-alt-cover = Cover of Realm of the Defenders: a castle behind a fan of five cards, an Ace of Spades, a King of Clubs, a Queen of Diamonds, a Jack of Hearts and an Elder.
realm-of-the-defenders-alt-figure-suits = The four suits. Spades are Defenders: they stand and fight. Clubs are Power that arms them, Diamonds are Money that buys them, Hearts are Courage that pays for losses.
realm-of-the-defenders-alt-figure-realm = A realm: two Fortresses; the Defenders 9 of Spades, an Elder of 7 on Money 5 and 2, and a 4 that is not ready yet; three Power cards face down; the Courage 3, 8 and King, 26 in all; deck 28, discard pile 7, defeated pile 4.
realm-of-the-defenders-alt-figure-pay = A Defender of 9 is paid for from the Money 8, 5 and 2, from the highest card to the lowest: with the 8 and the 5, or the 8 and the 2. The 5 can't come first, because 5 and 2 are less than 9.
realm-of-the-defenders-alt-figure-overwhelm = Two attackers with Power 6 and 9 overwhelm a Queen of toughness 15: together they reach 15, and the Queen falls. Only one Defender can attack a King.
realm-of-the-defenders-alt-figure-battle = A 10 with Power 5 attacks a 5, who strikes back with Power 10. Both are struck by as much as they are tough, and both fall: equal is enough.
realm-of-the-defenders-alt-figure-courage = 10 Courage is to be lost. From 3, 8 and a Queen it can be paid, for example with the Queen. 2 and 5 are too little: all of it is lost. With no Courage a Fortress is lost.

## Why options or a deck can't be used

## Painted into pictures

realm-of-the-defenders-picture-attacks = attacks
realm-of-the-defenders-picture-you-attack = attack
realm-of-the-defenders-picture-attacked = attacked
realm-of-the-defenders-picture-last-battle = last battle
realm-of-the-defenders-picture-fallen = { $count ->
    [0] nobody fell
   *[other] { $count } fell
}
realm-of-the-defenders-picture-sacrificed = { $count } sacrificed
realm-of-the-defenders-picture-fallen-realm = the last Fortress fell
realm-of-the-defenders-picture-wins = wins
    .winner = win
realm-of-the-defenders-picture-why-draw = Fortresses, toughness and Courage are equal
realm-of-the-defenders-picture-why-fortresses = { $loser } has no Fortress left
    .loser = you have no Fortress left
realm-of-the-defenders-picture-why-resigned = { $loser } has resigned
    .loser = you have resigned
realm-of-the-defenders-picture-why-no_defenders = { $loser } has no Defender left
    .loser = you have no Defender left
realm-of-the-defenders-picture-why-fortresses-both = neither has a Fortress: the attacker wins
realm-of-the-defenders-picture-why-fortresses-many = the last realm with a Fortress
realm-of-the-defenders-picture-why-resigned-many = the others have fallen or left
realm-of-the-defenders-picture-why-no_defenders-many = the last realm that stands
realm-of-the-defenders-picture-why-more-fortresses = more Fortresses at the end: { $more } to { $less }
realm-of-the-defenders-picture-why-more-toughness = more toughness at the end: { $more } to { $less }
realm-of-the-defenders-picture-why-more-courage = more Courage at the end: { $more } to { $less }
realm-of-the-defenders-picture-of-points = of { $most } points
realm-of-the-defenders-picture-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
realm-of-the-defenders-picture-cover-1 = Realm of the
realm-of-the-defenders-picture-cover-2 = Defenders
realm-of-the-defenders-picture-cover-3 = Two to four rulers,
realm-of-the-defenders-picture-cover-4 = a deck each, one throne.
realm-of-the-defenders-picture-bid = bids
realm-of-the-defenders-picture-redraw = first hands
realm-of-the-defenders-picture-over = the end
realm-of-the-defenders-picture-label-bid = to bid
realm-of-the-defenders-picture-label-redraw = to choose
realm-of-the-defenders-picture-label-main = to move
realm-of-the-defenders-picture-label-resource = to place
realm-of-the-defenders-picture-label-loss = to pay
realm-of-the-defenders-picture-label-answer = to answer
realm-of-the-defenders-picture-out = out
realm-of-the-defenders-picture-has-bid = has bid
realm-of-the-defenders-picture-has-turn = has the turn
realm-of-the-defenders-picture-discard = discard
realm-of-the-defenders-picture-deck = deck
realm-of-the-defenders-picture-hand = hand
realm-of-the-defenders-picture-no-defender = no Defender
realm-of-the-defenders-picture-power = Power
realm-of-the-defenders-picture-courage = Courage
realm-of-the-defenders-picture-opened-hand = in hand
realm-of-the-defenders-alt-opened-hand = in hand { $cards }
realm-of-the-defenders-alt-opened-power = Power { $cards }
realm-of-the-defenders-alt-opened-next = next in the deck { $cards }
realm-of-the-defenders-picture-none = none
realm-of-the-defenders-picture-defeated = defeated
realm-of-the-defenders-picture-elders = { $count ->
    [one] Elder
   *[other] Elder { $count }
}
realm-of-the-defenders-picture-no-hand = no card in hand
realm-of-the-defenders-picture-your-hand = Your hand
realm-of-the-defenders-picture-bid-count = { $count } of { $cards } bid; the others go back into your deck
realm-of-the-defenders-picture-paid = { $paid } of { $due } paid
realm-of-the-defenders-picture-price = { $paid } paid
realm-of-the-defenders-figure-suit-S = Defender
realm-of-the-defenders-figure-use-S = stands and fights
realm-of-the-defenders-figure-suit-C = Power
realm-of-the-defenders-figure-use-C = arms them
realm-of-the-defenders-figure-suit-D = Money
realm-of-the-defenders-figure-use-D = buys them
realm-of-the-defenders-figure-suit-H = Courage
realm-of-the-defenders-figure-use-H = pays for losses
realm-of-the-defenders-figure-zone-defenders = Defenders
realm-of-the-defenders-figure-zone-courage = Courage, face up
realm-of-the-defenders-figure-zone-power = Power, face down
    .short = Power
realm-of-the-defenders-figure-zone-fortresses = Fortresses
realm-of-the-defenders-figure-zone-piles = Piles
realm-of-the-defenders-figure-costs = costs { $cost }
realm-of-the-defenders-figure-not-first = not first:
realm-of-the-defenders-figure-below = less than { $cost }
realm-of-the-defenders-figure-defeated = the Queen falls
realm-of-the-defenders-figure-king = a King:
realm-of-the-defenders-figure-alone = one attacker only
realm-of-the-defenders-figure-struck = struck by { $blow }, toughness { $blow }
realm-of-the-defenders-figure-falls = falls
realm-of-the-defenders-figure-equal = Equal is enough.
realm-of-the-defenders-figure-to-lose = { $amount } to lose
realm-of-the-defenders-figure-courage-enough = pay { $amount }:
realm-of-the-defenders-figure-loss-enough = the Queen
realm-of-the-defenders-figure-courage-little = too little:
realm-of-the-defenders-figure-loss-little = all of it
realm-of-the-defenders-figure-courage-empty = empty:
realm-of-the-defenders-figure-loss-empty = a Fortress

# While others watch

realm-of-the-defenders-opening-bid = Bidding for the first turn
realm-of-the-defenders-opening-redraw = First hands
realm-of-the-defenders-score = { $player } with { $score ->
    [one] 1 Fortress
   *[other] { $score } Fortresses
}

## Decks

realm-of-the-defenders-deck-limits = A deck has 500 points at most, four copies of a card at most, at least 20 cards (22 with four Fortresses), and a Spade or an Elder among them. 2 to 10 cost their number, J, Q, K and A 15, an Elder 22.
realm-of-the-defenders-deck-unreadable = I can't read “{ $text }” as a card. Write *10♠* or *10S*, *Elder* or *X*, and *3x 10♠* for several.
realm-of-the-defenders-deck-summary = { $count ->
[one] 1 card, which costs { $points } of at most { $most } points
   *[other] { $count } cards, which cost { $points } of at most { $most } points
}
realm-of-the-defenders-piles = Face down are { $deck } in your deck, { $discard } in your discard pile and { $fortresses } as Fortresses:
realm-of-the-defenders-card = { $rank } of { $suit }
realm-of-the-defenders-deck-find = Such as: king clubs; or paste a whole deck, which replaces this one
realm-of-the-defenders-rank-J = Jack
realm-of-the-defenders-rank-Q = Queen
realm-of-the-defenders-rank-K = King
realm-of-the-defenders-rank-A = Ace
realm-of-the-defenders-suit-S = Spades
realm-of-the-defenders-suit-C = Clubs
realm-of-the-defenders-suit-D = Diamonds
realm-of-the-defenders-suit-H = Hearts
realm-of-the-defenders-about = { $points } points: { $use } of { $value }
realm-of-the-defenders-about-power = { $about }, { $power }
realm-of-the-defenders-about-elder = { $points } points: Money, Power or Courage of 15, or a Defender
realm-of-the-defenders-use-S = Defender
realm-of-the-defenders-use-C = Power
realm-of-the-defenders-use-D = Money
realm-of-the-defenders-use-H = Courage
realm-of-the-defenders-power-JS = can be sacrificed from the hand
realm-of-the-defenders-power-QS = strikes an opponent's resource
realm-of-the-defenders-power-KS = can't be overwhelmed
realm-of-the-defenders-power-AS = keeps an opponent from drawing for a dismantled Fortress
realm-of-the-defenders-ready-standard = Standard
realm-of-the-defenders-group-defenders = Defenders: Spades
realm-of-the-defenders-group-power = Power: Clubs
realm-of-the-defenders-group-money = Money: Diamonds
realm-of-the-defenders-group-courage = Courage: Hearts
realm-of-the-defenders-group-elders = Elders: jokers

## For whoever is new to the game

realm-of-the-defenders-aim = be the last realm that has a Fortress.
realm-of-the-defenders-first-game = First game, without bids
realm-of-the-defenders-skipped = -# { $first ->
    [you] Chance has decided: you go first, and so you get an Elder out of your deck, a joker worth 15.
    [rival] Chance has decided: your opponent goes first, and so gets an Elder out of their own deck, a joker worth 15.
    [another] Chance has decided: another player goes first, and so gets an Elder out of their own deck, a joker worth 15.
   *[none] Chance has decided who goes first, and so gets an Elder out of their own deck: a joker worth 15.
}
realm-of-the-defenders-met-fortress = Without Courage a loss takes a Fortress, a hidden card of that player's deck.
realm-of-the-defenders-met-courage = Fallen Defenders cost their toughness in ♥ of your Courage: whole cards, no change.
realm-of-the-defenders-met-bid = Whoever bids the most cards begins, with an Elder, but every card that is bid is lost: you can well bid nothing.
realm-of-the-defenders-met-respond = You answer once: another Defender dies for whoever is attacked, he strikes back with a ♣, or both.
realm-of-the-defenders-met-attack = Each attacker takes a ♣ of your Power. It defeats whoever is no tougher than that.
realm-of-the-defenders-met-deploy = ♠ become Defenders for ♦, your Money. They can attack when their hourglass is gone.
realm-of-the-defenders-met-place = If you did not fight, place up to two cards: ♣ as Power, face down, ♥ as Courage.
realm-of-the-defenders-met-queen = Q♠: a Defender of 15. Or give her up with 15 Courage: a card of theirs is destroyed.
realm-of-the-defenders-met-jack = J♠: a Defender of 15. Or, for 15 Courage, he dies in your hand for an attacked one.
realm-of-the-defenders-met-king = K♠: a Defender of 15 whom only one Defender may attack at a time.
realm-of-the-defenders-met-ace = A♠: a Defender of 15. Or give it up with 15 Courage: whoever dismantles draws nothing.
realm-of-the-defenders-met-elder = An Elder is Money, Power or Courage of 15, or a Defender as tough as you pay for it.
realm-of-the-defenders-met-dismantle = Instead of deploying and fighting you can dismantle one of two Fortresses for seven cards.
realm-of-the-defenders-met-inspire = Give an Elder up to bring back a defeated Defender, for twice its toughness in Money.
realm-of-the-defenders-met-inspired = An Elder, given up, brings a Defender back. It can attack from its owner's next turn on.
realm-of-the-defenders-held = You have: { $cards }.
realm-of-the-defenders-held-jack = J♠, who can die from your hand for an attacked Defender (15 Courage)
realm-of-the-defenders-held-queen = Q♠, who can destroy a card of Courage or Power (15 Courage)
realm-of-the-defenders-held-king = K♠, whom two can't attack at once
realm-of-the-defenders-held-ace = A♠: when another dismantles a Fortress, you can keep them from drawing (15 Courage)
realm-of-the-defenders-held-elder = an Elder, worth 15 (as a Defender what you pay){ $fallen ->
    [some] {""}, who can also bring a fallen Defender back for twice its toughness in Money
   *[none] {""}
}
realm-of-the-defenders-missed-deploy = After a battle nobody can deploy any more in that turn: deploy first, then attack.
realm-of-the-defenders-reason-open = Nobody defends that realm, so it can't answer. { $courage ->
    [none] It has no Courage: each attacker takes a Fortress.
    [last] It has no Courage, and this takes its last Fortress.
   *[some] It owes as much Courage as the Power you use.
}
realm-of-the-defenders-reason-defeats = Power { $power } defeats { $defender } (toughness { $toughness }). { $courage ->
    [none] Without Courage that costs the realm a Fortress.
    [last] Without Courage that costs the realm its last Fortress.
   *[some] For that the realm owes { $toughness } Courage.
}
realm-of-the-defenders-reason-saves = It saves { $defender }: you owe { $price } Courage instead of { $toughness }.
realm-of-the-defenders-reason-bare = You have no Defender: whoever attacks you now gets no answer.
realm-of-the-defenders-reason-deployed = One more who can attack from your next turn on, or die for another.
realm-of-the-defenders-reason-strike = A Courage card that she destroys can't pay for a loss.{ $left ->
    [none] {" "}It is their last one: after that, each Defender that they lose costs a Fortress.
   *[some] {""}
}
realm-of-the-defenders-reason-courage = You have no Courage: without any, each Defender that you lose costs a Fortress.
realm-of-the-defenders-reason-more-courage = As long as you have Courage, a loss takes no Fortress.
realm-of-the-defenders-reason-power = You have no Power: every attack needs a card of it.
realm-of-the-defenders-reason-more-power = Each card of Power is one attack, or one strike back.
realm-of-the-defenders-reason-toughest = It would be your toughest Defender: less than { $toughness } Power can't defeat it.
realm-of-the-defenders-reason-mute = Nothing there can strike back.
realm-of-the-defenders-reason-ace = Without it they draw seven cards, and give up no more than a Fortress.
realm-of-the-defenders-reason-pass = You keep 15 Courage, and a Defender of 15.
realm-of-the-defenders-reason-dismantle = { $kind ->
    [clogged] Nothing in your hand can be deployed, placed or used to attack; this brings seven cards.
   *[some] It brings seven cards, and leaves you { $left ->
        [one] one Fortress
       *[other] { $left } Fortresses
    }.
}
realm-of-the-defenders-reason-bid-nothing = Every card that you bid is lost for the whole game.
realm-of-the-defenders-reason-no-attack = { $kind ->
    [ready] None of your Defenders is ready to attack.
   *[power] You have no Power left to attack with.
}
realm-of-the-defenders-reason-weak = Your Power, { $power } at most, defeats none of their Defenders.
realm-of-the-defenders-reason-strike-power = { $left ->
    [0] After that they have no Power: none of theirs can attack.
    [one] After that they have one card of Power to attack with.
   *[other] After that they have { $left } cards of Power to attack with.
}
realm-of-the-defenders-reason-strike-battle = That card then hits nobody.
realm-of-the-defenders-reason-from-hand = It costs a card of your hand, and nobody in play.
realm-of-the-defenders-reason-helpless = Nothing of yours saves them, or surely defeats whoever attacks.
realm-of-the-defenders-reason-price-fortress = Without Courage a sacrifice costs a Fortress, too.
realm-of-the-defenders-reason-price = Whoever else could die costs as much Courage, or more.
realm-of-the-defenders-reason-together = { $first } and { $second } Power together defeat { $defender }, whom neither defeats alone.
realm-of-the-defenders-reason-pay = Of all ways to pay this wastes the least.
realm-of-the-defenders-reason-places = After a battle you can't place cards in the same turn.
realm-of-the-defenders-reason-either = Whichever attacker is hit falls.
realm-of-the-defenders-reason-keeps = { $card } stays for an attack or a strike back of later.
