"""What players offer each other: a draw, or to take the last action back."""

import pytest

from sessions.log.offers import (
    MOST_DRAWS,
    MOST_TAKEBACKS,
    MOST_TAKEBACKS_ALONE,
    Accept,
    Decline,
    Matter,
    Offer,
    StandingOffers,
)
from sessions.refusals import Refusal

TWO, FOUR = (0, 1), (0, 1, 2, 3)


def test_a_draw_is_agreed_when_everybody_who_is_left_has_agreed() -> None:
    talks, done = StandingOffers().after_offer_line("draw", 2, Offer(), FOUR)
    assert not done
    talks, done = talks.after_offer_line("draw", 0, Accept(), FOUR)
    assert not done
    assert talks.draw is not None
    assert talks.draw.awaits(FOUR) == [1, 3]
    assert talks.draw.awaits((0, 1, 2)) == [1]
    talks, done = talks.after_offer_line("draw", 1, Accept(), (0, 1, 2))
    assert done
    assert talks.draw is None


def test_one_who_declines_is_enough() -> None:
    talks, _ = StandingOffers().after_offer_line("draw", 2, Offer(), FOUR)
    talks, _ = talks.after_offer_line("draw", 0, Accept(), FOUR)
    talks, done = talks.after_offer_line("draw", 1, Decline(), FOUR)
    assert not done
    assert talks == StandingOffers(draws=(2,))


def test_an_offer_of_a_draw_goes_with_the_next_action_of_who_offered_it() -> None:
    talks, _ = StandingOffers().after_offer_line("draw", 0, Offer(), TWO)
    assert talks.after_action(1).draw is not None
    assert talks.after_action(0).draw is None


def test_what_is_asked_back_goes_with_any_action() -> None:
    for seat in TWO:
        talks, _ = StandingOffers().after_action(0).after_offer_line("takeback", 0, Offer(), TWO)
        assert talks.after_action(seat) == StandingOffers(last=seat, takebacks=(0,))


def test_only_the_last_action_is_asked_back() -> None:
    talks = StandingOffers().after_action(0).after_action(1)
    assert refused(talks, "takeback", 0, Offer()) == "sessions-takeback-not-last"


def refused(talks: StandingOffers, matter: Matter, seat: int, word: Offer | Accept | Decline) -> str | None:
    """The key of the sentence with which this is refused."""
    with pytest.raises(Refusal) as refusal:
        talks.after_offer_line(matter, seat, word, TWO)
    return refusal.value.key


def test_what_makes_no_sense_is_refused() -> None:
    nothing = StandingOffers().after_action(1)
    assert refused(nothing, "draw", 0, Accept()) == "sessions-talks-nothing"
    assert refused(nothing, "takeback", 0, Decline()) == "sessions-talks-nothing"
    assert refused(nothing, "draw", 2, Offer()) == "sessions-talks-out"
    offered, _ = nothing.after_offer_line("draw", 0, Offer(), TWO)
    assert refused(offered, "draw", 0, Accept()) == "sessions-talks-own"
    assert refused(offered, "draw", 1, Offer()) == "sessions-talks-offered-already"
    assert refused(offered, "takeback", 1, Accept()) == "sessions-talks-nothing"


def test_nobody_agrees_twice() -> None:
    talks, _ = StandingOffers().after_offer_line("draw", 2, Offer(), FOUR)
    talks, _ = talks.after_offer_line("draw", 0, Accept(), FOUR)
    with pytest.raises(Refusal):
        talks.after_offer_line("draw", 0, Accept(), FOUR)


def test_nobody_offers_too_many_draws() -> None:
    talks = StandingOffers()
    for _ in range(MOST_DRAWS):
        talks, _ = talks.after_offer_line("draw", 0, Offer(), TWO)
        talks, _ = talks.after_offer_line("draw", 1, Decline(), TWO)
    assert refused(talks, "draw", 0, Offer()) == "sessions-draw-too-often"
    talks.after_offer_line("draw", 1, Offer(), TWO)


def test_takebacks_are_asked_once_for_an_action_and_not_too_often() -> None:
    talks = StandingOffers()
    for _ in range(MOST_TAKEBACKS):
        talks = talks.after_action(0)
        talks.check_takeback(0)
        talks, _ = talks.after_offer_line("takeback", 0, Offer(), TWO)
        talks, _ = talks.after_offer_line("takeback", 1, Decline(), TWO)
        assert refused_again(talks, 0) in ("sessions-takeback-again", "sessions-takeback-too-often")
    talks = talks.after_action(0)
    assert refused_again(talks, 0) == "sessions-takeback-too-often"
    talks.after_action(1).check_takeback(1)
    talks.after_offer_line("takeback", 0, Offer(), TWO)  # as in games that were played before there was a limit


def test_who_plays_with_computers_takes_back_as_often_as_a_file_may_tell() -> None:
    talks = StandingOffers()
    for _ in range(MOST_TAKEBACKS_ALONE):
        talks = talks.after_action(0)
        talks.check_takeback(0, alone=True)
        talks, _ = talks.after_offer_line("takeback", 0, Offer(), TWO)
        talks, _ = talks.after_offer_line("takeback", 1, Accept(), TWO)
    with pytest.raises(Refusal, match=str(MOST_TAKEBACKS_ALONE)):
        talks.after_action(0).check_takeback(0, alone=True)


def refused_again(talks: StandingOffers, seat: int) -> str | None:
    """The key of the sentence with which a seat is refused another request."""
    with pytest.raises(Refusal) as refusal:
        talks.check_takeback(seat)
    return refusal.value.key
