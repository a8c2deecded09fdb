# Elemental.

## What there is

elemental-side-south = South
elemental-side-north = North
elemental-element-none = ?
# A king fights as the element of the fountain that it stands on.
elemental-element-acting = { $element } (acting as { $acting })
elemental-piece = { $player }'s { $number }
    .player = your { $number }
elemental-crystals = { $count ->
    [0] no crystals
    [one] 1 crystal
   *[other] { $count } crystals
}
elemental-ground-fire = fire fountain
elemental-ground-ice = ice fountain
elemental-ground-earth = earth fountain
elemental-ground-wind = wind fountain
elemental-ground-water = water fountain
elemental-ground-middle = { $ground }, the middle

## Decisions

elemental-action-assign = { $number }: { $element }
elemental-action-shuffle = Shuffle the rest
elemental-send-set-up = Set them up like this
elemental-action-move = Move { $piece } to { $cell }
elemental-action-move-heal = Move { $piece } to { $cell } and heal
elemental-action-dash = Dash { $piece } to { $cell }
elemental-action-dash-heal = Dash { $piece } to { $cell } and heal
elemental-action-teleport = Teleport { $piece } to { $cell }
elemental-action-teleport-swap = Teleport { $piece } to { $cell }, changing places with { $other }
elemental-swapped-crystal = the crystal
elemental-swapped-enemy = { $piece } if it stays
elemental-action-substitute = Substitute { $other } for { $piece }
elemental-action-summon = Summon { $piece }
elemental-action-land = Land on { $cell }
elemental-confirm = { $order } for { $crystals ->
    [1] your only crystal
   *[other] { $price } of your { $crystals } crystals
}?
elemental-confirm-another = { $asked } A crystal lies on { $cell }: it is yours if nobody beats you to it.
elemental-confirm-crystal = { $asked } As things stand you don't get the crystal: it goes to { $cell }.

elemental-prompt-assign = Set up
elemental-prompt-order = Where to?
elemental-prompt-dash = Dash…
elemental-prompt-land = Land on…
elemental-step-piece = { $number } { $element } on { $cell }
elemental-step-where = { $number } { $element } on { $cell }: where to?
elemental-step-dash = { $number } { $element } on { $cell }: where does it dash?
elemental-step-removed = { $number } { $element } (removed)

# On buttons: a cell, and who or what is there.
elemental-button-dash = { $price ->
    [0] » { $label }
   *[other] » { $label } −💎
}
elemental-button-ground = { $cell } { $sign }
elemental-button-enemy = { $cell } ⚔ { $number }
elemental-button-attack = { $label } ⚔
elemental-button-only = { $piece } → { $what }
elemental-button-hand = My pieces
elemental-button-heal = { $cell } + heal −💎
elemental-sign-well = ◎
elemental-sign-crystal = 💎
elemental-sign-defeats = 💀
elemental-sign-beats = 💥
elemental-sign-loses = ❌
elemental-sign-level = =
elemental-sign-pushes = 👉
elemental-sign-pushed = 👈
elemental-sign-hidden = ❔
elemental-button-teleport = Teleport to { $cell }
elemental-button-teleport-swap = Teleport to { $cell }, changing places with { $other }
elemental-button-substitute = Substitute { $other } −💎
elemental-button-summon = Summon −2💎

elemental-offered = { $action } · { $what }
elemental-choice-enemy = the enemy's { $number }
elemental-choice-well = energy well
elemental-choice-well-crystal = energy well with a crystal
elemental-choice-circle-own = your circle
elemental-choice-circle-enemy = the enemy's circle

## Where the game stands

elemental-headline-set-up = Set-up: both hide five elements and a king under their numbers
elemental-headline-set-up-own = Hide your five elements and your king ({ $king }) under the numbers
elemental-headline-round = Round { $round }
elemental-headline-theirs = { $count ->
    [one] beat their last piece or their king, and you win
   *[other] beat their last { $count } pieces or their king, and you win
}
elemental-headline-own = { $count ->
    [one] without your last piece you lose
   *[other] without your last { $count } pieces you lose
}
elemental-headline-quiet = { $quiet } rounds in which nobody lost energy; after { $limit } it is a draw
elemental-headline-fatigue = South's { $south } and North's { $north }: { $rounds } of 3 rounds without a winner, then both lose half their energy
elemental-headline-fatigue-own = Your { $south } and their { $north }: { $rounds } of 3 rounds without a winner, then both lose half their energy

elemental-waiting-set-up = Waiting for { $players } to set up.
elemental-waiting-orders = { $players } are choosing their orders.
elemental-waiting-order = { $ready }'s order is in; { $players } is still thinking.
    .ready = Your order is in; { $players } is still thinking.
elemental-waiting-landing = { $count ->
    [one] { $players } is choosing where a piece lands.
   *[other] { $players } are choosing where a piece lands.
}
elemental-call-set-up = it is your turn: put an element under each of your numbers.
elemental-call-order = it is your turn: order a piece.
elemental-call-landing = it is your turn: choose where your piece lands.

elemental-private-you = You are **{ $side }**, with { $own }; { $player } has { $theirs }.
elemental-private-met = -# ⚔ fight, if it stays: { $signs }.
elemental-private-poor = -# You have no crystals: only pieces with a free dash (green ») can dash{ $fallen ->
    [yes] , and none can be summoned
   *[no] {""}
}.
elemental-private-shut = -# { $pieces } { $count ->
    [one] has
   *[other] have
} no free cell to go to.
elemental-private-short = -# Summoning costs { $price } crystals; you have { $crystals }.
elemental-private-taken = -# Nobody can be summoned while a piece of yours is on your circle, { $cell }.
elemental-private-compared = -# Gold: better. Faint: yours.
elemental-forecast = { $sign } { $what }
elemental-forecast-defeats = you defeat it
elemental-forecast-beats = you hit it
elemental-forecast-loses = it hits you
elemental-forecast-level = nobody wins
elemental-forecast-pushes = you push it
elemental-forecast-pushed = it pushes you
# numbers: none where the same is true of all hidden enemies on the buttons.
elemental-forecast-hidden = { $numbers ->
    [none] hidden
   *[other] { $numbers } hidden
}, { $differs ->
    [yes] up to { $lost }
   *[no] { $lost }
} of { $all } beat yours
elemental-private-onto = -# On { $cells } the loser flies two cells; equals go back.
elemental-private-dash = -# » is a dash of two steps, { $price ->
    [0] free, this piece's first
   *[other] for { $crystals ->
        [1] your only crystal
       *[other] { $price } of your { $crystals } crystals
    }
}.
elemental-private-fresh = Free dash left: { $numbers }.
elemental-private-fresh-all = Free dash left: { $count ->
    [1] one
    [2] both
    [3] all three
    [4] all four
    [5] all five
   *[other] all six
}.
elemental-private-half = Half energy, so the next hit is the last: { $numbers }. { $crystals ->
    [0] Healing would cost a crystal.
   *[other] Going onto your circle, { $cell }, heals for a crystal.
}
elemental-private-threats = In danger next round, if they stay: { $pieces }.
elemental-threat = **{ $number }** from { $enemies }
elemental-threat-enemy = their { $number } { $element }
elemental-lies-open-fresh = The opponent still has a free dash with { $numbers }.
elemental-lies-open-half = Half energy on the opponent's side: { $numbers }.
elemental-private-order = Your order stands: **{ $order }**.
elemental-private-landing = Your **{ $number }** is in the air: choose where it lands.
elemental-private-notes = -# Notes on { $player }: { $notes }
elemental-private-shown = -# { $player } knows: { $notes }
elemental-note = **{ $numbers }** { $what }
elemental-note-seen = { $element } in round { $round }
elemental-note-substituted = substituted in round { $round }
elemental-note-inferred = must be { $element }
elemental-note-so = { $before }, so { $after }
elemental-note-now = { $before }, now { $after }

elemental-order-move = { $piece } moves to { $cell }
elemental-order-move-heal = { $piece } moves to { $cell } and heals there
elemental-order-dash = { $piece } dashes to { $cell }
elemental-order-dash-heal = { $piece } dashes to { $cell } and heals there
elemental-order-teleport = { $piece } teleports to { $cell }
elemental-order-substitute = { $other } is substituted for { $piece }
elemental-order-substitute-covered = { $piece } is substituted
elemental-order-summon = { $piece } is summoned

elemental-result-king = { $winner } wins: { $loser }'s king is defeated.
    .winner = You win: { $loser }'s king is defeated.
    .loser = { $winner } wins: your king is defeated.
elemental-result-isolation = { $winner } wins: { $loser } has only the king left on the board.
    .winner = You win: { $loser } has only the king left on the board.
    .loser = { $winner } wins: you have only your king left on the board.
elemental-result-resign = { $winner } wins: { $loser } has resigned.
    .winner = You win: { $loser } has resigned.
    .loser = { $winner } wins: you have resigned.
elemental-result-both = A draw: both have lost in the same round.
elemental-result-quiet = A draw: nobody lost energy for twenty rounds.

elemental-length = 10 to 20 minutes, of medium difficulty: plans and bluff
elemental-options-choose = First both set up their pieces in secret, then the orders begin.
elemental-deal-choose = *Deal* begins the game: both set up their pieces.
elemental-deal-random = *Deal* begins the game. That press decides which elements lie where, so nobody can know it before.
elemental-options-random = All elements are dealt at random; the orders begin at once.

## The story

elemental-event-sentence = { $clause }.
elemental-event-orders = Round { $round }: { $south }; { $north }.
elemental-event-moved-move = { $piece } moves to { $cell }
elemental-event-moved-dash = { $piece } dashes to { $cell }
elemental-event-moved-stopped = { $piece } is stopped on { $cell } in its dash
elemental-event-moved-summon = { $player } summons { $number } on { $cell }
    .player = You summon { $number } on { $cell }
elemental-event-moved-teleport = { $piece } teleports to { $cell }
elemental-event-moved-swap = { $piece } is swapped to { $cell }
elemental-event-substituted = { $player } substitutes number { $number }: what is under it now is secret
    .player = You substitute number { $number }: what is under it now is secret
elemental-event-void = { $piece } can't teleport: another enemy has just come to its well
elemental-event-crystal-swapped = The crystal on { $start } changes places with the teleporting piece and now lies on { $cell }
elemental-event-fatigue = { $south } and { $north } have met on one cell without a winner for the third round in a row, so both lose half their energy
elemental-event-defeated = { $piece } ({ $element }) is defeated
elemental-event-knocked = { $piece } is thrown to { $cell }
elemental-event-returned = { $piece } goes back to { $cell }
elemental-event-returned-failed = The summons of { $piece } fails
elemental-event-claimed = { $piece } takes the crystal on { $cell }
elemental-event-healed = { $piece } is healed
elemental-event-crystal = A crystal appears on { $cell }
elemental-event-crystals = Crystals appear on { $cells }
elemental-event-resign = { $player } resigns
    .player = You resign
elemental-event-end = The game is over

elemental-story-more = … and more: see the picture.
elemental-story-round = Round { $round }: { $line }
elemental-story-both = { $one }, { $other }.
elemental-story-went-move = { $piece } → { $cell }
elemental-story-went-dash = { $piece } » { $cell }
elemental-story-went-teleport = { $piece } ◎ { $cell }
elemental-story-went-summon = { $piece } is summoned on { $cell } (−2 💎)
elemental-story-substitutes = { $piece } is substituted
elemental-story-fight = { $south } fights { $north }. { $outcome }.
elemental-story-level = { $south } and { $north } are both { $element }: nobody wins.
elemental-story-contest = { $south } and { $north } fight for { $cell }. { $outcome }.
# A fight with its number, which stands on the board, too: "① Your 1 Wind hits …".
elemental-story-numbered = { $number } { $line }
elemental-story-at-once = At the same time: { $line }
elemental-story-no-crystal = No crystal appears: { $why ->
    [supply] the supply is empty
   *[wells] both energy wells are taken
}.
elemental-story-outcome = { $blow }: { $fate }
# The shortest line of a fight, for a hand on a phone: the winner stands before the loser; cell: where that one flew.
elemental-brief-fight = { $piece } { $one } { $how ->
    [defeats] defeats
    [pushes] pushes
   *[hits] hits
} { $enemy } { $other }{ $twice ->
    [yes] {" "}(×2 on its fountain)
   *[no] {""}
}{ $cell ->
    [none] {""}
   *[other] {" "}→ { $cell }
}.
elemental-brief-level = { $piece } { $one } meets { $enemy } { $other }: no winner.
# The same in the fewest words: who takes a crystal and how many that side has then, and where one appears.
elemental-brief-claimed = { $piece } takes the 💎 on { $cell } ({ $crystals } now).
elemental-brief-crystals = New 💎 on { $cells }.

elemental-fight-level = Both are { $element }, and nobody wins
elemental-fight-nothing = { $one } and { $other } do nothing to each other
elemental-fight-pushes = { $one } pushes { $other }
elemental-fight-at-home = { $one } beats { $other } on its own fountain
elemental-fight-twice = { $blow }, twice as hard on the { $fountain }
elemental-fight-earth-fire = { $one } smothers { $other }
elemental-fight-earth-ice = { $one } shatters { $other }
elemental-fight-fire-ice = { $one } melts { $other }
elemental-fight-fire-wind = { $one } devours { $other }
elemental-fight-ice-wind = { $one } stills { $other }
elemental-fight-ice-water = { $one } freezes { $other }
elemental-fight-wind-water = { $one } scatters { $other }
elemental-fight-wind-earth = { $one } wears down { $other }
elemental-fight-water-earth = { $one } washes away { $other }
elemental-fight-water-fire = { $one } douses { $other }

elemental-fate-defeated = { $piece } is defeated
elemental-fate-hit = { $piece } loses half its energy
elemental-fate-thrown = { $piece } is thrown back to { $cell }{ $way ->
    [edge] {" "}(no cell lies straight behind it)
    [taken] {" "}(its own side holds the cell straight behind it)
   *[back] {""}
} unharmed
elemental-fate-thrown-hit = { $piece } is thrown back to { $cell }{ $way ->
    [edge] {" "}(no cell lies straight behind it)
    [taken] {" "}(its own side holds the cell straight behind it)
   *[back] {""}
} with half its energy
elemental-fate-thrown-by = { $enemies } together throw { $piece } to { $cell }, unharmed
elemental-fate-stays = { $piece } has nowhere to go
elemental-fate-stays-hit = { $piece } has nowhere to go, and half its energy left
elemental-fate-air = { $piece } is in the air
elemental-fate-air-hit = { $piece } is in the air with half its energy

## Alternative texts

elemental-alt-table = Elemental, { $round }.
elemental-alt-hand = Your board in Elemental, { $round }. You are { $side }, { $crystals }.
elemental-alt-set-up = set-up
elemental-alt-round = round { $round }
elemental-alt-over = The game is over. { $result }
elemental-alt-player = { $side }: { $player }, { $crystals }. { $pieces }.
elemental-alt-player-doing = { $side }: { $player }, { $doing }, { $crystals }. { $pieces }.
elemental-alt-own = Your pieces: { $pieces }.
elemental-alt-their = { $player }, { $crystals }: { $pieces }.
elemental-alt-piece = { $number } { $where }
elemental-alt-piece-known = { $number } { $element } { $where }
elemental-alt-removed = removed
elemental-alt-flying = over { $cell }
elemental-alt-half = { $where } half
elemental-alt-fresh = { $where } fresh
elemental-alt-threats = In danger next round: { $pieces }.
elemental-alt-threat = { $number } from { $enemies }
elemental-alt-order = Your order: { $order }.
elemental-alt-order-asked = Your order would be: { $order }.
elemental-alt-lands = Choose where your { $number } lands: { $cells }.
elemental-alt-goes = Your { $number } can go to: { $cells }.
elemental-alt-guesses = May be: { $guesses }.
elemental-alt-guess = { $number } { $elements }
elemental-alt-supply = Supply { $supply }, no crystal on the wells.
elemental-alt-supply-wells = Supply { $supply }, crystal on { $wells }.
elemental-alt-orders = Round { $round }: South { $south }; North { $north }.
elemental-alt-fight-beats = { $where }: South's { $south } { $one } beats North's { $north } { $other }.
elemental-alt-fight-loses = { $where }: South's { $south } { $one } loses to North's { $north } { $other }.
elemental-alt-fight-level = { $where }: South's { $south } { $one } and North's { $north } { $other } are equals.
elemental-alt-knocked = { $side }'s { $number } is thrown to { $cell }.
elemental-alt-returned = { $side }'s { $number } goes back to { $cell }.
elemental-alt-defeated = { $side }'s { $number } is defeated.
elemental-alt-doing-set-up = is set up
elemental-alt-doing-setting-up = is setting up
elemental-alt-doing-thinking = is thinking
elemental-alt-doing-ordered = has ordered
elemental-alt-doing-choosing = is choosing a landing place
elemental-alt-doing-waiting = is waiting
elemental-alt-cover = Cover of Elemental: a part of the board of hexagons, with round white and square black pieces, fountains of the elements, and two pieces in a fight.

elemental-short-move = { $number } moves to { $cell }
elemental-short-move-heal = { $number } moves to { $cell } and heals
elemental-short-dash = { $number } dashes to { $cell }
elemental-short-dash-heal = { $number } dashes to { $cell } and heals
elemental-short-teleport = { $number } teleports to { $cell }
elemental-short-substitute = { $other } is substituted for { $number }
elemental-short-substitute-covered = { $number } is substituted
elemental-short-summon = { $number } is summoned

## Painted words: few letters, there is little room

elemental-picture-round = Round { $round }
elemental-picture-in-round = r{ $round }
elemental-picture-set-up-title = Set-up
elemental-picture-supply = supply
elemental-picture-last = How round { $round } went:
    .short = Round { $round }:
elemental-picture-hide = Hide five elements
elemental-picture-hide-more = and a king.
elemental-picture-first = Secret orders first.
elemental-picture-quiet = { $quiet } of { $limit } quiet rounds
elemental-picture-more-fights = { $count ->
    [one] and 1 more fight
   *[other] and { $count } more fights
}
elemental-picture-order-move = move { $cell }
elemental-picture-order-dash = dash { $cell }
elemental-picture-order-teleport = teleport { $cell }
    .short = to { $cell }
elemental-picture-order-substitute = substitute
elemental-picture-order-summon = summon
elemental-picture-setting-up = setting up
elemental-picture-set-up = set up
elemental-picture-thinking = thinking
elemental-picture-ordered = order is in
elemental-picture-choosing = choosing a cell
elemental-picture-waiting = waiting
elemental-picture-notes = what you know
    .short = you know
elemental-picture-notes-own = what they know
    .short = they know
elemental-picture-hidden = hidden
elemental-picture-none-hidden = nothing is hidden
elemental-picture-danger = in danger
elemental-picture-beats = → beats
elemental-picture-next-two = beats the next two
elemental-picture-over-won = You win: { $why }
    .short = You win
elemental-picture-over-lost = You lose: { $why }
    .short = You lose
elemental-picture-over-draw = A draw: { $why }
    .short = A draw
elemental-picture-asked = { $order }?
elemental-picture-your-order = Order: { $order }
    .short = { $order }
elemental-picture-done = Set up
elemental-picture-wait = Please wait
elemental-picture-where = { $number }: where to?
elemental-picture-do-set-up = Set up your pieces
    .short = Set up
elemental-picture-do-order = Round { $round }: order?
elemental-picture-short-move = { $number } move { $cell }
elemental-picture-short-move-heal = { $number } move { $cell } +
elemental-picture-short-dash = { $number } dash { $cell }
elemental-picture-short-dash-heal = { $number } dash { $cell } +
elemental-picture-short-teleport = { $number } teleport { $cell }
elemental-picture-short-substitute = { $number } swap { $other }
elemental-picture-short-summon = { $number } summon
elemental-picture-wins = wins
    .winner = win
elemental-picture-reason-king = the king has fallen
elemental-picture-reason-isolation = only the king is left
elemental-picture-reason-both = both have lost
elemental-picture-reason-quiet = 20 quiet rounds
elemental-picture-rounds = { $rounds ->
    [one] after 1 round
   *[other] after { $rounds } rounds
}
elemental-picture-lead = Hidden pieces, secret orders,
elemental-picture-lead-more = a king to defend.

## The figures of the rules

elemental-figure-wells = wells c4, g4
elemental-figure-south = South: e2
elemental-figure-north = North: e8
elemental-figure-dash-1 = Two steps, to one of twelve cells.
elemental-figure-dash-2 = Even hours: straight, one way.
elemental-figure-dash-3 = Odd hours: around a bend, two ways,
elemental-figure-dash-4 = and one of them must be free.
elemental-figure-dash-5 = A crystal; for a fresh piece, nothing.
elemental-figure-thrown-1 = 1  directly away from the winner
elemental-figure-thrown-2 = 2  or just beside that
elemental-figure-thrown-3 = 3  or next to the winner
elemental-figure-thrown-4 = else it stays, and fights
elemental-figure-comer-1 = Whoever came and lost
elemental-figure-comer-2 = goes back the way it came,
elemental-figure-comer-3 = two cells.
elemental-figure-holder-1 = Whoever stood there
elemental-figure-holder-2 = and lost flies on in
elemental-figure-holder-3 = the same direction,
elemental-figure-holder-4 = two cells.
elemental-figure-signs-full = South's 3: full energy, a free dash
elemental-figure-signs-half = North's 2: ice, half its energy
elemental-figure-signs-went = went there by order
elemental-figure-signs-thrown = thrown, or sent back
elemental-figure-signs-fight = a fight; grey: nobody won
elemental-figure-signs-defeat = a defeat
elemental-figure-signs-crystal = a crystal
elemental-figure-signs-choose = a cell that you can choose
elemental-figure-signs-known = yours, known to the other side
elemental-figure-signs-danger = yours, in danger next round
elemental-figure-beats = beats { $beaten }
elemental-alt-figure-board = The board: 61 hexagons in columns a to i. Fountains: fire around b2, water around h2, earth around e5, wind around b5, ice around h5. Energy wells on c4 and g4, summoning circles on e2 and e8. South's 1 to 6 start on e3, f2, f1, e1, d1, d2, North's on e7, d7, d8, e9, f8, f7.
elemental-alt-figure-dash = The twelve cells that a dash from e5 may reach, numbered like the hours of a clock: twelve is two cells north, one is north and northeast, two is two cells northeast, and so on clockwise.
elemental-alt-figure-chart = Earth beats fire and ice, fire beats ice and wind, ice beats wind and water, wind beats water and earth, water beats earth and fire.
elemental-alt-figure-thrown = North's 2 has lost on e5 against South's 1 on e4. It is thrown to e6, directly away from the winner; if that is taken, to d5 or f5; if these are taken, to d4 or f4, next to the winner; if nothing is free, it stays.
elemental-alt-figure-priority = Left: South's 1, ice, moves from e3 onto e4, loses there against fire, and is thrown back two cells to e2. Right: South's 1, fire, moves from e3 onto e4 and beats ice there, which is knocked on two cells to e6.
elemental-alt-figure-signs = South's pieces are round, North's square. Two gold bars are full energy, one is half; a green chevron is a free dash; a known element gives the piece its colour and sign. Solid arrows: ordered; dashed red ones: thrown or sent back. A burst is a fight, grey where nobody won, crossed where somebody fell; a red cross is a defeat, a gold cell one to choose. On your own pieces an eye means that the other side knows them, a red exclamation mark that a known enemy can beat them with its next step.

## Commands

command-elemental = Elemental: hidden pieces, secret orders, a king to defend
command-elemental-start = Open a table: challenge somebody, or leave a seat open.
command-elemental-start-setup = Choose which element goes under which number, or have all of them dealt

# While others watch

elemental-opening = Set-up
elemental-score = { $player } with { $score ->
    [one] 1 piece
   *[other] { $score } pieces
}

## For whoever is new to the game

elemental-aim = defeat their king, or all the rest.
elemental-first-game = First game, already set up
elemental-skipped = -# Set up for you. Your king, **{ $king }**, is number **{ $number }**.
elemental-met-fight = Enemies side by side fight: the loser loses a gold bar. Each element beats the next two.
elemental-met-thrown = The loser is thrown straight away from the winner; where it can't land, close by.
elemental-met-energy = The gold bars are energy: a lost fight costs one, and without any a piece is gone.
elemental-met-shared = Enemies on one cell fight before all others, and the loser flies two cells.
elemental-met-level = If nobody wins on one cell, whoever came goes back; a third time costs equals energy.
elemental-met-king = A king fights as the fountain under it, never twice; elsewhere it is only pushed.
elemental-met-fountain = On its own fountain an element hits twice. A king never does, nor is it hit so.
elemental-met-home = Two of one element do nothing, unless one alone stands on their fountain: it wins.
elemental-met-eye = 👁 marks a piece whose element the other side knows by now, from a fight.
elemental-met-threat = ❗ marks a piece of yours that a known enemy can beat with one move.
elemental-met-defeated = A piece without energy leaves a crystal on a well; 2 crystals summon it again.
elemental-met-crystal = A crystal pays for a dash, or for healing on your circle; two summon a lost piece.
elemental-met-order = Both order one piece in secret, then both orders are carried out at once.
elemental-met-assign = What you put under a number only you know, until it fights.
elemental-met-land = A thrown piece flies straight away from the winner; here it can't, so you choose.
elemental-met-summon = A piece that you have lost comes back on your circle, for 2 crystals.
elemental-met-teleport = ◎ is an energy well: from it one teleports to the other for free, changing places.
elemental-met-substitute = On your circle a piece can secretly change elements with a lost one, for a crystal.
elemental-met-heal = A hurt piece can heal as it goes onto your circle: *+ heal* costs a crystal.
elemental-met-dash = A dash goes two steps. It costs a crystal; the first of each piece is free.
elemental-reason-enemy = the enemy's { $number } { $element }
elemental-reason-beats = As things stand, { $piece } beats { $enemy } there, which loses half its energy.
elemental-reason-defeats = As things stand, { $piece } beats { $enemy } there, which has only half its energy and is defeated.
elemental-reason-twice = As things stand, { $piece } beats { $enemy } there: on its own fountain it hits twice as hard, which defeats { $enemy }.
elemental-reason-pushes = As things stand, { $piece } pushes { $enemy } from there to { $cell } ({ $ground }).
elemental-reason-avoids = As things stand, { $piece } would lose a fight against { $enemy } on { $cell }.
elemental-reason-avoids-beside = As things stand, { $piece } would lose a fight on { $cell } against { $enemy } beside it.
elemental-reason-odds = Still covered: { $enemy }. Of the { $all } elements that it can be, { $piece } beats { $won } there and loses to { $lost ->
    [0] none
   *[other] { $lost }
}.
elemental-reason-crystal = A crystal lies there: you get it if nobody comes in between.
elemental-reason-leaves = { $said } The crystal does not come to you: it goes to { $cell }.
elemental-reason-last = Beside the king, only one piece of yours is left on the board. Without it, your king has lost.
elemental-reason-free = This piece has not gone anywhere yet, so the dash costs no crystal.
elemental-reason-home = There { $piece } stands on its own fountain, where it hits twice as hard.
elemental-reason-home-nearer = Then it is { $count ->
    [one] 1 step
   *[other] { $count } steps
} from its own fountain, where { $piece } hits twice as hard.
elemental-reason-well-nearer = { $count ->
    [0] Then it stands on the energy well (◎) on { $cell }
    [one] Then it is 1 step from the energy well (◎) on { $cell }
   *[other] Then it is { $count } steps from the energy well (◎) on { $cell }
}, where the defeated leave crystals.
elemental-reason-nearer = That is a way to the crystal on { $cell }.
elemental-reason-early = Nothing hangs on it yet: no enemy is near.
elemental-reason-covered = Nobody else knows then what is under that number.
elemental-reason-more = It brings one more piece onto the board.
elemental-reason-bet = If { $enemy } stays, it loses to it there: that is a bet on its moving away.
elemental-reason-bet-crystal = It takes the crystal on { $cell } first; if { $enemy } stays, it then loses to it{ $falls ->
    [yes] {" "}and is defeated
   *[no] {""}
}. That is a bet on its moving away.
elemental-reason-meets = It meets the enemy's { $numbers } there, and neither can be hurt.
elemental-reason-uncovers = It uncovers the enemy's { $numbers } there: of the { $all } elements possible, { $piece } beats { $won ->
    [0] none
   *[other] { $won }
} and loses to { $lost ->
    [0] none
   *[other] { $lost }
}.
elemental-reason-safer = Fewer enemies can come next to it there with one step: { $after } instead of { $before }.
elemental-reason-approaches = It comes nearer to the enemy's { $number }: { $count ->
    [one] 1 step
   *[other] { $count } steps
} away then.
elemental-reason-flees = It keeps away from { $enemy }, which beats { $piece }.
elemental-reason-king-off = Off the fountains nobody can hurt your king, only push it.
elemental-reason-king-away = Your king keeps away from the enemy's { $numbers }.
elemental-reason-guards = There it stands beside your king, whom the enemy's { $numbers } is near.
elemental-reason-hunts = It goes after { $enemy }, which { $piece } beats: { $count ->
    [one] 1 step
   *[other] { $count } steps
} away then.
elemental-reason-closes-in = It closes in on { $enemy }: { $count ->
    [one] 1 step
   *[other] { $count } steps
} away then.
elemental-reason-scouts = From there it can fight the enemy's hidden { $numbers } in the next round, and see what { $count ->
    [one] that is
   *[other] they are
}.
elemental-reason-risks-little = It changes little, but risks little, too: { $count ->
    [one] the enemy within two steps is not known
   *[other] none of the { $count } enemies within two steps is known
} to beat { $piece }.
elemental-reason-as-near = It changes little: { $count ->
    [one] an enemy is
   *[other] { $count } enemies are
} within two steps, as before.
elemental-reason-escapes = One more hit ends it: so it gets away from the enemy's hidden { $numbers }.
elemental-reason-calm = It changes little, but avoids fights: no enemy can come next to it there with one step.
