"""The private questions into which an action is cut (RD-3.4), and the rule of paying (RD-4.3)."""

from collections.abc import Sequence
from typing import Annotated, Literal, assert_never

import msgspec
from msgspec import UNSET, UnsetType

from engine.realm_of_the_defenders.actions import MANY, DefenderId, SeatNumber, Source
from engine.realm_of_the_defenders.cards import ELDER, FACE_VALUE, VALUE, Card, Cards, remove_all, worth
from engine.realm_of_the_defenders.events import StruckTarget

Number = Annotated[int, msgspec.Meta(ge=1, lt=MANY)]

INSPIRING_FACTOR = 2
"""An Elder brings a Defender back for twice its toughness (RD-8.5)."""

POWER_PRICE = 15
"""The Courage that an Ace, a Queen or a Jack costs (RD-8.1)."""


class _Reason(msgspec.Struct, frozen=True, gc=False):
    """The thing that is paid for."""


class ForDeploying(_Reason, frozen=True):
    """The deployment of a Spade from the hand, paid with Money (RD-4.2)."""

    card: Card


class ForInspiring(_Reason, frozen=True):
    """The return of a defeated Spade by an Elder, from the hand or from play, paid with Money (RD-8.5)."""

    card: Card
    source: Source
    defender: DefenderId | None


class ForQueen(_Reason, frozen=True):
    """The power of a Queen, from the hand or from play, against what she hits; paid with Courage (RD-8.3)."""

    source: Source
    defender: DefenderId | None
    target: StruckTarget


class ForJack(_Reason, frozen=True):
    """The sacrifice of a Jack for the Defender whose line it is, paid with Courage (RD-8.4)."""

    line: DefenderId


class ForAce(_Reason, frozen=True):
    """The power of an Ace, from the hand or from play, against dismantling; paid with Courage (RD-8.2)."""

    source: Source
    defender: DefenderId | None


class ForLoss(_Reason, frozen=True):
    """A loss of Courage, wherever it comes from (RD-7.1, RD-7.2)."""


Reason = ForDeploying | ForInspiring | ForQueen | ForJack | ForAce | ForLoss


class Payment(msgspec.Struct, frozen=True, gc=False):
    """A cost to be paid card by card, with Money from the hand or with Courage."""

    reason: Reason
    due: int
    paid: Cards = ()


class _Question(msgspec.Struct, frozen=True, gc=False, tag_field="ask", forbid_unknown_fields=True):
    pass


class Pricing(_Question, frozen=True, tag="price", rename={"purpose": "for"}):
    """A question: what to pay for an Elder (RD-4.5)."""

    card: Card
    paid: Cards = ()
    purpose: Literal["deploy"] = "deploy"


class Recalling(_Question, frozen=True, tag="recall", rename={"source": "from"}):
    """A question: which Spade an Elder brings back (RD-8.5)."""

    source: Source
    defender: DefenderId | None


class Striking(_Question, frozen=True, tag="strike", rename={"source": "from"}):
    """A question: what a Queen hits (RD-8.3)."""

    source: Source
    defender: DefenderId | None


class ChoosingAttacker(_Question, frozen=True, tag="attacker"):
    """``target``, here and in the next two, is in a view only: the attacked seat, where nothing else tells it."""

    target: SeatNumber | UnsetType = UNSET


class ChoosingPower(_Question, frozen=True, tag="power"):
    """A question: which Power card the chosen attacker uses (RD-5.2)."""

    attacker: DefenderId
    target: SeatNumber | UnsetType = UNSET


class ChoosingAgainst(_Question, frozen=True, tag="against"):
    """A question: against which Defender the attacker goes, with this Power card (RD-5.2)."""

    attacker: DefenderId
    power: Card
    target: SeatNumber | UnsetType = UNSET


class Offering(_Question, frozen=True, tag="offer", rename={"attacked": "for"}):
    """A question: who is sacrificed for an attacked Defender (RD-5.7, RD-5.8)."""

    attacked: DefenderId


class Countering(_Question, frozen=True, tag="counter", rename={"attacked": "with"}):
    """A question: with which Power card an attacked Defender retaliates (RD-5.11)."""

    attacked: DefenderId


OfAttack = ChoosingAttacker | ChoosingPower | ChoosingAgainst
Simple = Pricing | Recalling | Striking | OfAttack | Offering | Countering
Question = Payment | Simple


class PaymentView(_Question, frozen=True, tag="pay", rename={"purpose": "for", "source": "from"}):
    """A payment as a view and a position have it: what is paid for, what is due, and what has been paid so far.

    ``source`` and ``defender`` say where an Elder, a Queen or an Ace is used from, ``target`` what a Queen hits, and
    ``line`` for whom a Jack steps in.
    """

    purpose: Literal["deploy", "inspire", "queen", "jack", "ace", "loss"]
    due: int
    paid: Cards
    card: Card | UnsetType = UNSET
    source: Source | UnsetType = UNSET
    defender: DefenderId | UnsetType | None = UNSET
    target: StruckTarget | UnsetType = UNSET
    line: DefenderId | UnsetType = UNSET

    @property
    def is_paid_with_courage(self) -> bool:
        """True if it is paid with Courage, and not with Money from the hand (RD-4.3, RD-7.2, RD-8.1)."""
        return self.purpose not in ("deploy", "inspire")


Shown = PaymentView | Simple
"""A question as its seat sees it (RD-11.5)."""


def question_view(question: Question) -> Shown:
    """The question as its seat sees it, with what has been answered so far."""
    if not isinstance(question, Payment):
        return question
    due, paid = question.due, question.paid
    match question.reason:
        case ForDeploying(card):
            return PaymentView("deploy", due, paid, card)
        case ForInspiring(card, source, defender):
            return PaymentView("inspire", due, paid, card, source, defender)
        case ForQueen(source, defender, target):
            return PaymentView("queen", due, paid, UNSET, source, defender, target)
        case ForJack(line):
            return PaymentView("jack", due, paid, line=line)
        case ForAce(source, defender):
            return PaymentView("ace", due, paid, UNSET, source, defender)
        case ForLoss():
            return PaymentView("loss", due, paid)
        case _:
            assert_never(question.reason)


def question_of(asked: Shown) -> Question:
    """The question that is shown so; ValueError when what is paid for is told with too little or too much."""
    if not isinstance(asked, PaymentView):
        return asked
    due, paid = asked.due, asked.paid
    match asked:
        case PaymentView("deploy", card=str(card)):
            question = Payment(ForDeploying(card), due, paid)
        case PaymentView("inspire", card=str(card), source=str(source), defender=int() | None as defender):
            question = Payment(ForInspiring(card, source, defender), due, paid)
        case PaymentView(
            "queen", source=str(source), defender=int() | None as defender, target=StruckTarget() as target
        ):
            question = Payment(ForQueen(source, defender, target), due, paid)
        case PaymentView("jack", line=int(line)):
            question = Payment(ForJack(line), due, paid)
        case PaymentView("ace", source=str(source), defender=int() | None as defender):
            question = Payment(ForAce(source, defender), due, paid)
        case PaymentView("loss"):
            question = Payment(ForLoss(), due, paid)
        case _:
            raise ValueError("what is paid for is not told")
    if question_view(question) != asked:
        raise ValueError("what is paid for is told with too much")
    return question


def payable(available: Cards, payment: Payment) -> set[Card]:
    """The cards that may be paid next (RD-4.3).

    Payment goes from high to low. A card is too low if what is not above it no longer reaches the cost.
    """
    paid = payment.paid
    left = remove_all(available, paid) if paid else available
    ceiling = VALUE[paid[-1]] if paid else FACE_VALUE
    missing = payment.due - worth(paid)
    for value in sorted([VALUE[card] for card in left]):
        missing -= value
        if missing <= 0:
            return {card for card in left if value <= VALUE[card] <= ceiling}
    return set()


def only_payment(available: Cards, due: int) -> Cards | None:
    """The cards that a cost takes where there is no choice; None where there is one."""
    paid: Cards = ()
    while worth(paid) < due:
        cards = payable(available, Payment(ForLoss(), due, paid))
        if len(cards) != 1:
            return None
        paid = (*paid, *cards)
    return paid


def ways_to_pay(means: Cards, due: int, already: Cards = (), most: int = 99) -> Sequence[Cards]:
    """All ways to pay the rest of a cost, each from high to low, what wastes the least first.

    Empty where there are more than ``most``.
    """
    found: list[Cards] = []
    waiting: list[Cards] = [()]
    while waiting and len(found) <= most:
        paid = waiting.pop()
        whole = (*already, *paid)
        if worth(whole) >= due:
            found.append(paid)
        else:
            waiting += [(*paid, card) for card in sorted(payable(means, Payment(ForLoss(), due, whole)))]
    # Equal values may be paid in any order: that is no other payment.
    ways = {tuple(sorted(paid, key=_high_first)): None for paid in found} if len(found) <= most else {}
    return sorted(ways, key=lambda paid: (worth(paid), paid.count(ELDER), len(paid), [*map(_high_first, paid)]))


def _high_first(card: Card) -> tuple[int, Card]:
    return -VALUE[card], card


def cheapest(available: Cards, due: int) -> Cards:
    """A payment that wastes the least, Elders and many cards last, from high to low; nothing if it can't be reached."""
    best: dict[int, tuple[int, Cards]] = {0: (0, ())}
    for card in available:
        for total, (burden, paid) in list(best.items()):
            reached = total + VALUE[card]
            heavier = burden + 1 + (len(available) if card == ELDER else 0)
            if total < due and (reached not in best or heavier < best[reached][0]):
                best[reached] = (heavier, (*paid, card))
    enough = [total for total in best if total >= due]
    return tuple(sorted(best[min(enough)][1], key=VALUE.__getitem__, reverse=True)) if enough else ()


class Loss(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Courage that a realm has to lose; ``count`` Fortresses if it has none (RD-7.1, RD-7.4)."""

    seat: SeatNumber
    amount: Number
    count: Number
