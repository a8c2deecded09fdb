# Elemental Defenders. Elements, Levels, Mediators and Challenges are written large, as on the leaflet.

## Cards

elemental-defenders-title-short = Defenders
elemental-defenders-sign-E = ⛰️
elemental-defenders-sign-F = 🔥
elemental-defenders-sign-A = 💨
elemental-defenders-sign-W = 💧
elemental-defenders-short = { $sign } { $level }★
elemental-defenders-short-answers = { $card } 🛡️{ $count }
elemental-defenders-short-staying = { $card } ⚔️{ $count }
elemental-defenders-short-winning = { $card } 🏆{ $points }
elemental-defenders-short-taking = { $card } ⚔️
elemental-defenders-short-losing = { $card } ⚠️
elemental-defenders-short-challenge = Challenge { $card }
elemental-defenders-card-starred = { $card } { $stars }
# A card with its article: behind “with”, and as what somebody answers or puts aside.
elemental-defenders-with-level-5 = the Mystic
elemental-defenders-with-level-4 = the Warden
elemental-defenders-with-level-3 = the Priestess
elemental-defenders-with-level-2 = the Knight
elemental-defenders-with-level-1 = the Neonate
elemental-defenders-object-level-5 = the Mystic
elemental-defenders-object-level-4 = the Warden
elemental-defenders-object-level-3 = the Priestess
elemental-defenders-object-level-2 = the Knight
elemental-defenders-object-level-1 = the Neonate
elemental-defenders-no-cards = no card left
elemental-defenders-challenge = { $card }, a Challenge
elemental-defenders-mode-basic = basic
elemental-defenders-mode-advanced = advanced
elemental-defenders-further = Play the advanced game
elemental-defenders-you = You

## Choosing

elemental-defenders-prompt-attack = Attack with
elemental-defenders-prompt-challenge = Challenge with
elemental-defenders-prompt-defend = Answer with
elemental-defenders-prompt-mediator = Put aside
elemental-defenders-action-challenge = Challenge: { $card }
elemental-defenders-action-pass = No Mediator
elemental-defenders-offered = { $action }, Virtue { $virtue }

## What happened

elemental-defenders-event-move = { $player } { $attack }, { $other } { $answer }.
    .player = You { $attack }, { $other } { $answer }.
    .other = { $player } { $attack }, you { $answer }.
elemental-defenders-event-mediator = { $player } puts { $card } aside as a Mediator.
    .player = You put { $card } aside as a Mediator.
elemental-defenders-event-pass = { $player } puts no Mediator aside.
    .player = You put no Mediator aside.
elemental-defenders-event-attack = { $player } attacks with { $card }.
    .player = You attack with { $card }.
elemental-defenders-event-attack-challenge = { $player } attacks with { $card }: a Challenge.
    .player = You attack with { $card }: a Challenge.
elemental-defenders-event-attack-again = { $player } attacks, using { $card } once more.
    .player = You attack, using { $card } once more.
elemental-defenders-event-attack-again-challenge = { $player } attacks, using { $card } once more: a Challenge.
    .player = You attack, using { $card } once more: a Challenge.
elemental-defenders-event-defend = { $player } answers with { $card }, the weaker card, and { $other } attacks again.
    .player = You answer with { $card }, the weaker card, and { $other } attacks again.
    .other = { $player } answers with { $card }, the weaker card, and you attack again.
elemental-defenders-event-defend-takes = { $player } answers with { $card }, the stronger card, and attacks next.
    .player = You answer with { $card }, the stronger card, and attack next.
elemental-defenders-event-defend-again = { $player } answers once more with { $card }, the weaker card, and { $other } attacks again.
    .player = You answer once more with { $card }, the weaker card, and { $other } attacks again.
    .other = { $player } answers once more with { $card }, the weaker card, and you attack again.
elemental-defenders-event-defend-again-takes = { $player } answers once more with { $card }, the stronger card, and attacks next.
    .player = You answer once more with { $card }, the stronger card, and attack next.
elemental-defenders-event-defend-last = { $player } answers with { $card }.
    .player = You answer with { $card }.
elemental-defenders-event-defend-again-last = { $player } answers once more with { $card }.
    .player = You answer once more with { $card }.
elemental-defenders-ended = Round { $round } goes to { $winner }: { $won }. { $loser } had neither { $element } nor { $level }★ to answer { $card }.
    .winner = Round { $round } goes to you: { $won }. { $loser } had neither { $element } nor { $level }★ to answer your { $card }.
    .loser = Round { $round } goes to { $winner }: { $won }. You had neither { $element } nor { $level }★ to answer { $card }.
elemental-defenders-then-exchanged = All cards come back: now you play the ten with which { $player } began.
elemental-defenders-then-exchanged-for-all = Now the hands are exchanged.
elemental-defenders-event-round-tie = Round { $round } is a tie: every attack was answered, nobody scores.
elemental-defenders-event-round-end = { $loser } has neither { $element } nor { $level }★. Round { $round } goes to { $winner }: { $won }.
    .winner = { $loser } has neither { $element } nor { $level }★. Round { $round } goes to you: { $won }.
    .loser = You have neither { $element } nor { $level }★. Round { $round } goes to { $winner }: { $won }.
elemental-defenders-event-round = Round { $round }: { $player } now has 💧 1★, and opens.
    .player = Round { $round }: you now have 💧 1★, and open.
elemental-defenders-account-none = 0
elemental-defenders-account = Virtue { $virtue } × move { $cards } = { $points }
    .short = { $virtue } × { $cards } = { $points }
elemental-defenders-account-mediator = Virtue { $virtue } × (10 − { $left } left in hand + 1) = { $points }
elemental-defenders-account-double = Virtue { $virtue } × { $cards } × 2 = { $points }
elemental-defenders-won-plain = { $account }
elemental-defenders-won-mediator = with a Mediator, { $account }
elemental-defenders-won-righteous = a Righteous Victory, { $account }

## Where the game stands

elemental-defenders-headline = Round { $round } of 2, move { $move }
elemental-defenders-headline-mediator = Round { $round } of 2, before the first move
elemental-defenders-headline-over = Round { $round } of 2
elemental-defenders-move-of = Round { $round }, move { $move }
elemental-defenders-private-hand = Your hand: { $cards }
elemental-defenders-virtues = Virtues: { $virtues }
elemental-defenders-lies-open = They hold { $cards }.
elemental-defenders-needs-own = { $player } leads by { $points }: to win the game you need more than that in this round.
elemental-defenders-needs-theirs = You lead by { $points }: to win the game { $player } needs more than that in this round.
elemental-defenders-needs-own-level = { $player } leads by { $points }: at best you can still draw the game.
elemental-defenders-needs-theirs-level = You lead by { $points }: at best { $player } can still draw the game.
elemental-defenders-needs-any = The score is even: this round decides the game.
elemental-defenders-open-challenges = This is the advanced game: a Mystic may attack with a Challenge.
elemental-defenders-open-aside = They have the only Mediator, so their last card serves once more in move 10.
elemental-defenders-open-own-aside = You have the only Mediator, so your last card serves once more in move 10.
elemental-defenders-open-both-aside = Both have a Mediator, so move 9 is the last one.
elemental-defenders-unanswered = Nothing answers: neither { $element } nor { $level }★ is left.
elemental-defenders-all-answered = No cards are left, and every attack was answered: a tie.
elemental-defenders-round-is-yours = You win the round.
elemental-defenders-round-is-theirs = They win the round.
elemental-defenders-waiting-attack = { $player } to attack.
elemental-defenders-waiting-defend = { $player } has to answer { $attack }.
elemental-defenders-waiting-mediator = { $player } may put a Mediator aside.
elemental-defenders-call-attack = you attack: choose any card.
elemental-defenders-sign-of-answers = 🛡️ how many answer
elemental-defenders-sign-of-staying = ⚔️ all weaker: you attack again
elemental-defenders-sign-of-winning = 🏆 none can: the points it wins now
elemental-defenders-sign-of-taking = ⚔️ stronger: you attack next
elemental-defenders-sign-of-losing = ⚠️ then they can win
elemental-defenders-call-defend-element = answer { $attack } with { $element }.
elemental-defenders-call-defend-level = you hold no { $element }: answer { $attack } with { $level }★.
elemental-defenders-call-defend-challenge = answer the Challenge { $attack } with a Mystic (5★).
elemental-defenders-call-mediator = you may put a card aside as a Mediator: choose one, or *No Mediator*.

## Around the game

elemental-defenders-length-basic = about 10 minutes, easy to learn
elemental-defenders-length-advanced = about 10 minutes, for those who know the basic game
elemental-defenders-options-basic = Basic game. Two rounds, the second with exchanged hands; more points win.
elemental-defenders-options-advanced = Advanced: Mediators and Challenges. Two rounds, the second with exchanged hands; more points win.

## Painted into pictures

elemental-defenders-picture-round = Round { $round } of 2 · { $mode }
elemental-defenders-picture-to-attack = to attack
elemental-defenders-picture-to-defend = to answer
elemental-defenders-picture-to-mediate = Mediator?
elemental-defenders-picture-points = points
elemental-defenders-picture-again = no card left: the ninth is used once more
elemental-defenders-picture-no-card = no card left
elemental-defenders-picture-mediator = Mediator
elemental-defenders-picture-order = among cards of one Level the stronger Element wins
elemental-defenders-picture-move = move
elemental-defenders-picture-challenge = Challenge
elemental-defenders-picture-first-round = Round 1
elemental-defenders-picture-tie = a tie
elemental-defenders-picture-exchanged = The hands are exchanged.
elemental-defenders-picture-round-tie = Round { $round } is a tie
elemental-defenders-picture-all-answered = All were answered: no points.
elemental-defenders-picture-goes-to = Round { $round } goes to { $player }
    .short = Round { $round }: { $player }
    .player = Round { $round } goes to you
elemental-defenders-picture-in-move = { $card } in move { $move }
    .short = { $card }
elemental-defenders-picture-account = Virtue { $virtue } × { $shares } = { $points }
    .short = { $virtue } × { $shares } = { $points }
elemental-defenders-picture-won-plain = { $account }
elemental-defenders-picture-won-mediator = Mediator: { $account }
    .short = { $account }
elemental-defenders-picture-won-righteous = Righteous: { $account }
    .short = { $account }
elemental-defenders-picture-last-piles = played in round { $round }
elemental-defenders-picture-in-hand = left in hand
elemental-defenders-picture-ended = { $loser } can't answer { $card }.
    .loser = You can't answer { $card }.
elemental-defenders-picture-ended-tie = Every attack was answered.
elemental-defenders-picture-unfinished = Round { $round } was not finished
    .short = Round { $round }: unfinished
elemental-defenders-picture-given-up = broken off in move { $move }: no points
elemental-defenders-only-choice = 🔒 the only answer
elemental-defenders-only-choice-last = the last card
elemental-defenders-picture-you-attack = you attack
elemental-defenders-picture-you-answer = you answer
elemental-defenders-picture-attacks = attacks
elemental-defenders-picture-has-to-answer = has to answer
elemental-defenders-picture-may-mediate = may choose a Mediator
elemental-defenders-picture-round-move = Round { $round } of 2 · move { $move }
elemental-defenders-picture-you = you
elemental-defenders-picture-pile = played
elemental-defenders-picture-hand = hand
elemental-defenders-picture-score = score
elemental-defenders-picture-scores = points: you { $own } · { $player } { $theirs }
elemental-defenders-picture-stronger = Stronger: in a row to the left, in a column above
    .short = Stronger: left, and above
elemental-defenders-picture-cover-title-1 = Elemental
elemental-defenders-picture-cover-title-2 = Defenders
elemental-defenders-picture-cover-1 = A duel with open hands:
elemental-defenders-picture-cover-2 = attack where no answer fits.
elemental-defenders-picture-attack = attack
elemental-defenders-picture-same-element = the same Element
elemental-defenders-picture-same-level = else the same Level
elemental-defenders-picture-neither = else: lost
elemental-defenders-picture-hold-air = You hold Air:
elemental-defenders-picture-answer-air = answer with Air
elemental-defenders-picture-no-air = No Air, but Knights:
elemental-defenders-picture-answer-knight = answer with a Knight
elemental-defenders-picture-wins = wins
elemental-defenders-picture-mediator-account = Virtue 4 × (10 − 2 + 1) = 36 points

## Alt texts

elemental-defenders-alt-cover = Cover of Elemental Defenders: a fan of five cards, { $cards }.
elemental-defenders-alt-figure-minute = The Knight of Air attacks. It is answered with any card of the same Element, like the Warden or the Neonate of Air; without one with a card of the same Level, like the Knight of Earth or of Fire; with neither the round is lost.
elemental-defenders-alt-figure-cards = The twenty cards, strongest first. Across the Levels with their stars and Virtues: Mystic 5 stars, 11; Warden 4, 10; Priestess 3, 4; Knight 2, 3; Neonate 1, 7. Down the Elements: Earth, Fire, Air, Water.
elemental-defenders-alt-figure-answer = The Knight of Air attacks. Whoever holds the Warden and the Neonate of Air has to answer with one of them, though there are Knights in the hand. Whoever holds no Air has to answer with a Knight, of Earth or of Fire.
elemental-defenders-alt-figure-mediator = The Neonate of Water lies aside as a Mediator. The Priestess of Fire wins with two cards left in the hand: Virtue 4 times (10 minus 2 plus 1) makes 36 points.
elemental-defenders-alt-table = Elemental Defenders, { $state }.
elemental-defenders-alt-hand = Your hand in Elemental Defenders, { $state }: { $cards }.
elemental-defenders-alt-state = { $mode }, round { $round } of 2, move { $move }
elemental-defenders-alt-state-round = { $mode }, round { $round } of 2
elemental-defenders-alt-again = Your turn, the { $card } is used once more.
elemental-defenders-alt-turn = Your turn.
elemental-defenders-alt-fits = Your turn, what answers: { $cards }.
elemental-defenders-alt-attacked = { $attacker } attacks with { $card }; { $player } to answer.
    .attacker = You attack with { $card }; { $player } to answer.
    .player = { $attacker } attacks you with { $card }.
elemental-defenders-alt-attacked-challenge = { $attacker } attacks with { $card }, a Challenge; { $player } to answer.
    .attacker = You attack with { $card }, a Challenge; { $player } to answer.
    .player = { $attacker } attacks you with { $card }, a Challenge.
elemental-defenders-alt-to-attack = { $player } to attack.
    .player = You are to attack.
elemental-defenders-alt-to-mediate = { $player } may put a Mediator aside.
    .player = You may put a Mediator aside.
elemental-defenders-alt-player = { $player }'s hand: { $cards }. { $more }
    .player = Your hand: { $cards }. { $more }
elemental-defenders-alt-more = { $player }: { $points } points, pile { $pile }.
elemental-defenders-alt-more-mediator = { $player }: { $points } points, pile { $pile }, Mediator { $mediator }.
elemental-defenders-alt-before = Round { $round } ended like this: { $piles }
elemental-defenders-alt-last-pile = { $player }'s pile { $pile }.
    .player = Your pile { $pile }.
elemental-defenders-alt-stronger = The stronger card: { $won }.
elemental-defenders-alt-won-moves = { $player } in { $moves }
    .player = you in { $moves }
elemental-defenders-alt-forced = The only answer: { $moves }.
elemental-defenders-alt-empty = empty
elemental-defenders-alt-tie = Round { $round } was a tie.
elemental-defenders-alt-won-plain = Round { $round } went to { $player } with { $card }: { $account }.
    .player = Round { $round } went to you with { $card }: { $account }.
elemental-defenders-alt-won-mediator = Round { $round } went to { $player } with { $card }, with a Mediator: { $account }.
    .player = Round { $round } went to you with { $card }, with a Mediator: { $account }.
elemental-defenders-alt-won-righteous = Round { $round } went to { $player } with { $card }, a Righteous Victory: { $account }.
    .player = Round { $round } went to you with { $card }, a Righteous Victory: { $account }.
elemental-defenders-alt-over = The game is over. { $winner } wins, { $more } to { $fewer }.
    .winner = The game is over. You win, { $more } to { $fewer }.
elemental-defenders-alt-over-draw = The game is over. A draw, { $ours } to { $theirs }.
elemental-defenders-alt-over-resign = The game is over. { $winner } wins: { $loser } resigned.
    .winner = The game is over. You win: { $loser } resigned.
    .loser = The game is over. { $winner } wins: you resigned.

## Commands

command-defenders = Elemental Defenders: attack where no answer fits
command-defenders-start = Open a table: challenge somebody, or leave a seat open.
command-defenders-start-mode = Basic: attacks and answers. Advanced: with Mediators and Challenges, too

# While others watch

elemental-defenders-score = { $player } { $score }

## For whoever is new to the game

elemental-defenders-aim = have more points after two rounds. An attack that nobody can answer wins the round: the later, the more points.
elemental-defenders-opens-own = You hold 💧 1★, so you open round 1, with any card.
elemental-defenders-opens-theirs = The other player holds 💧 1★ and so opens round 1.
elemental-defenders-met-element = An attack is answered with a card of the same **Element**, if you have one.
elemental-defenders-met-level = You have nothing of that Element, so a card of the same **Level** answers, with as many stars.
elemental-defenders-met-attack = All cards lie open: look for an attack that the other player can't answer.
elemental-defenders-met-takes = The answer was stronger than the attack, so whoever gave it attacks next.
elemental-defenders-met-later = A round pays the Virtue of the card that wins it, the number on gold, times the number of the move.
elemental-defenders-met-second = In this round you hold the cards that the other player had before.
elemental-defenders-met-mediator = A card that you lay aside as your Mediator takes no part in the round. If you win it, it counts as one more move.
elemental-defenders-met-challenge = With a Mystic (5★) you can challenge: it is answered with a Mystic. Only whoever has none may answer with its Element.
elemental-defenders-met-challenged = This is a Challenge: you answer with a Mystic (5★). Only whoever has none answers with its Element.
elemental-defenders-reason-wins = Nothing answers it: you win the round with { $virtue } × { $move } = { $points } points.
elemental-defenders-reason-righteous = Nothing answers it: a Righteous Victory with { $virtue } × { $move } × 2 = { $points } points.
elemental-defenders-reason-waits = { $card } would win now, but for { $virtue } × { $move } only: later it pays more.
elemental-defenders-reason-lures-last = It lures out { $card }, the only card that answers your { $own }.
elemental-defenders-reason-lures = It lures out one of the cards that answer your { $own }.
elemental-defenders-reason-disarms = It lures out { $card }, with which they would win.
elemental-defenders-reason-keeps-win = You keep { $card }, which wins later.
elemental-defenders-reason-keeps-answer = You keep { $card }, to answer { $attack } later.
elemental-defenders-reason-stays = Whatever answers it is weaker, so you attack again.
elemental-defenders-reason-takes = It is stronger than the attack, so you attack next.
elemental-defenders-reason-weakest = No answer of yours is stronger than the attack: this is the weakest of them.
elemental-defenders-reason-only = It is the only answer.
elemental-defenders-reason-forces = They have to answer with { $card }.
elemental-defenders-reason-wins-round = It wins you the round.
elemental-defenders-reason-pays-more = It wins { $points } points instead of { $fewer }.
elemental-defenders-reason-holds = So nobody wins the round.
elemental-defenders-reason-costs-less = They win the round either way, but with { $points } points instead of { $more }.
elemental-defenders-reason-lost = If they play well this round is theirs, whatever you play; this way they win the fewest points.
elemental-defenders-reason-score = The score is then { $own }:{ $theirs }.
elemental-defenders-reason-mediator = With a Mediator aside, the round pays you more if you win it.
elemental-defenders-reason-pass = You keep all your cards, to attack and to answer with.
# How a round goes on, in a few cards: each attack with its answer.
elemental-defenders-reason-move = { $attack }, { $answer }
elemental-defenders-reason-by-you = you { $card }
elemental-defenders-reason-by-them = they { $card }
elemental-defenders-reason-course = Best play: { $moves }.
elemental-defenders-reason-after = After { $action }: { $moves }.
elemental-defenders-reason-course-none = With best play every attack is answered, and nobody scores.
elemental-defenders-reason-end-own = Then nothing answers your { $card }: { $account }.
elemental-defenders-reason-end-theirs = Then you can't answer their { $card }: { $account }.
elemental-defenders-reason-end-own-until = Keep your { $card } until { $cards } { $count ->
    [one] is
   *[other] are
} gone: then nothing answers it, { $account }.
elemental-defenders-reason-end-own-later = Keep your { $card }: later nothing answers it, { $account }.
elemental-defenders-reason-end-theirs-later = Later you can't answer their { $card }: { $account }.
# What another action leads to.
elemental-defenders-reason-leads-own = With { $action } you would win { $points } points.
elemental-defenders-reason-leads-theirs = With { $action } they would win { $points } points.
elemental-defenders-reason-leads-none = With { $action } nobody would win points.
