"""Ratings against those who farm them: whatever somebody does with accounts of their own, they stand at *hard* at most.

Each way of farming plays among accounts that one person owns, old ones, for as long as it likes, and honestly against
the computers, where they are no better than *hard* is. What comes of honest people beside that is looked at, too.
"""

import random
import statistics
from collections.abc import Callable, Mapping

import pytest

from sessions.ratings.scale import BEGIN, Rating, Strength, rating_of_computer, ratings_after, strengths_after
from sessions.store.rows import Level

GAME = "elements"
HARD = rating_of_computer(GAME, "hard").mu
MAIN = 0
"""The account that is to stand high."""


def expected(strong: float, weak: float) -> float:
    """How often somebody wins who is that strong."""
    return 1 / (1 + 10 ** ((weak - strong) / 400))


class Ladder:
    """The ratings of accounts that are called by numbers."""

    def __init__(self, seed: int = 1) -> None:
        self.known: dict[int, Strength] = {}
        self.chance = random.Random(seed)

    def of(self, who: int) -> Strength:
        return self.known.get(who, Strength())

    def shown(self, who: int) -> float:
        return self.of(who).shown_rating(GAME).mu

    def wins(self, winner: int, loser: int) -> None:
        self.game([winner, loser], [0])

    def game(self, who: list[int], winners: list[int]) -> None:
        """A game of these accounts; a negative one is a computer's seat."""
        levels: list[Level | None] = ["hard" if one < 0 else None for one in who]
        after = strengths_after(GAME, [self.of(one) for one in who], levels, winners)
        self.known.update((one, new) for one, new in zip(who, after, strict=True) if one >= 0)

    def honest_game(self, who: int, strength: float, level: Level) -> None:
        """A game against a computer that an account plays as well as its owner can."""
        won = self.chance.random() < expected(strength, rating_of_computer(GAME, level).mu)
        before = [self.of(who), Strength()]
        self.known[who] = strengths_after(GAME, before, [None, level], [0 if won else 1])[0]


def quick_wins(ladder: Ladder) -> None:
    """Twelve accounts lose two games each."""
    for sybil in range(1, 13):
        ladder.wins(MAIN, sybil)
        ladder.wins(MAIN, sybil)


def many_days(ladder: Ladder) -> None:
    """They lose three a day, for a month."""
    for _ in range(90):
        for sybil in range(1, 13):
            ladder.wins(MAIN, sybil)


def ever_new(ladder: Ladder) -> None:
    """Each of a thousand accounts loses once."""
    for sybil in range(1, 1001):
        ladder.wins(MAIN, sybil)


def settled(ladder: Ladder) -> None:
    """The accounts play each other at random until their ratings are settled, then they lose."""
    for _ in range(600):
        ladder.wins(*ladder.chance.sample(range(1, 13), 2))
    many_days(ladder)


def chain(ladder: Ladder) -> None:
    """Each account beats the one before it until it stands above it, the last is the one that counts."""
    for sybil in range(20, 0, -1):
        for _ in range(30):
            ladder.wins(sybil - 1, sybil)


def ring(ladder: Ladder) -> None:
    """The accounts beat each other in a circle, and the one that counts beats all of them."""
    for _ in range(60):
        for sybil in range(1, 9):
            ladder.wins(sybil, sybil % 8 + 1)
            ladder.wins(MAIN, sybil)


def tournament(ladder: Ladder) -> None:
    """Whoever stands highest is beaten by the next, so that all rise, in tables for four."""
    for _ in range(400):
        best = sorted(range(12), key=ladder.shown, reverse=True)
        ladder.game([best[1], best[0], best[2], best[3]], [0])
    many_days(ladder)


def known_by_computers(ladder: Ladder) -> None:
    """Each account plays honest games against every level first, as well as somebody who is worth 1550 can."""
    for sybil in range(1, 13):
        for _ in range(20):
            for level in ("normal", "hard"):
                ladder.honest_game(sybil, 1550, level)
    many_days(ladder)


def proves_first(ladder: Ladder) -> None:
    """The one that counts plays *hard* as well as they can, for a month, and is helped besides."""
    for _ in range(90):
        ladder.honest_game(MAIN, 1550, "hard")
    many_days(ladder)


def beats_easy(ladder: Ladder) -> None:
    """It beats the easy computer all day long, and is helped besides."""
    for _ in range(500):
        ladder.honest_game(MAIN, 2500, "easy")
    many_days(ladder)


def helped_against_hard(ladder: Ladder) -> None:
    """It wins against *hard* at tables at which two other accounts sit and help it."""
    for number in range(200):
        ladder.game([MAIN, -1, 1 + number % 12, 1 + (number + 5) % 12], [0])


def loses_on_purpose(ladder: Ladder) -> None:
    """It loses to be worth little, and wins it back."""
    for number in range(200):
        ladder.wins(1 + number % 12, MAIN)
    many_days(ladder)


def with_a_great_one(ladder: Ladder) -> None:
    """The other accounts have stood far above all bounds, and now lose."""
    for sybil in range(1, 13):
        for other in range(20, 120):
            ladder.wins(sybil, other)
    many_days(ladder)


WAYS: tuple[Callable[[Ladder], None], ...] = (
    quick_wins, many_days, ever_new, settled, chain, ring, tournament, known_by_computers, proves_first, beats_easy,
    helped_against_hard, loses_on_purpose, with_a_great_one,
)  # fmt: skip


@pytest.mark.parametrize("farm", WAYS, ids=lambda farm: farm.__name__)
def test_no_account_of_a_farm_stands_above_hard(farm: Callable[[Ladder], None]) -> None:
    ladder = Ladder()
    farm(ladder)
    assert max(map(ladder.shown, ladder.known)) <= HARD
    assert ladder.of(MAIN).overall.mu > HARD  # without a bound it would


def test_luck_against_hard_lifts_nobody_who_is_weaker() -> None:
    ladder = Ladder()
    for sybil in range(40):
        for _ in range(30):
            ladder.honest_game(sybil, 1550, "hard")
            assert ladder.of(sybil).upper_bound(GAME) == HARD
    assert max(one.against_hard.mu for one in ladder.known.values()) > BEGIN + 50


def test_who_beats_hard_rises_as_far_as_these_games_leave_no_doubt() -> None:
    ladder = Ladder()
    ever_new(ladder)
    bounds = []
    for _ in range(80):
        assert ladder.shown(MAIN) == ladder.of(MAIN).upper_bound(GAME)
        ladder.honest_game(MAIN, 1900, "hard")
        bounds.append(ladder.of(MAIN).upper_bound(GAME))
    assert bounds[0] == HARD < bounds[30] < bounds[-1] < 1900


def test_the_bound_is_where_little_doubt_is_left() -> None:
    assert Strength(Rating(1720, 60), Rating(1760, 50)).shown_rating(GAME) == (1660, 60)
    assert Strength(Rating(1655, 60), Rating(1760, 50)).shown_rating(GAME) == (1655, 60)
    assert Strength(Rating(1720, 60), Rating(1760, 70)).shown_rating(GAME) == (HARD, 60)


class Community(Ladder):
    """Honest people who play each other at random, of whom some join later; beside it, their ratings without bounds."""

    def __init__(self, people: int, games: int, *, against_hard: int, seed: int) -> None:
        """``against_hard``: how many games those who are better than *hard* play against it, spread over the time."""
        super().__init__(seed)
        self.free: dict[int, Rating] = {}
        self.true = [self.chance.gauss(BEGIN, 120) for _ in range(people)]
        strong = [who for who, true in enumerate(self.true) if true > HARD]
        extra = {games * number // (against_hard + 1) for number in range(1, against_hard + 1)}
        for number in range(games):
            here = min(people, people // 2 + people * number // games)  # half of them at first, all at half-time
            one, two = self.chance.sample(range(here), 2)
            won = self.chance.random() < expected(self.true[one], self.true[two])
            self.both(*((one, two) if won else (two, one)))
            for who in strong if number in extra else ():
                self.against_hard(who)

    def both(self, winner: int, loser: int) -> None:
        self.wins(winner, loser)
        pair = [self.free.get(who, Rating()) for who in (winner, loser)]
        self.free[winner], self.free[loser] = ratings_after(pair, [0])

    def against_hard(self, who: int) -> None:
        won = self.chance.random() < expected(self.true[who], HARD)
        winners = [0 if won else 1]
        self.known[who] = strengths_after(GAME, [self.of(who), Strength()], [None, "hard"], winners)[0]
        self.free[who] = ratings_after([self.free.get(who, Rating()), rating_of_computer(GAME, "hard")], winners)[0]

    def differences(self) -> tuple[list[float], list[int]]:
        """By how much ratings and places differ from those without bounds, person by person."""
        shown = {who: self.shown(who) for who in self.free}
        free = {who: rating.mu for who, rating in self.free.items()}
        places = [_places(shown), _places(free)]
        return [abs(shown[who] - free[who]) for who in free], [abs(places[0][who] - places[1][who]) for who in free]


def _places(points: Mapping[int, float]) -> dict[int, int]:
    """Everybody's place; who stand equal share one."""
    return {who: sum(other > own for other in points.values()) for who, own in points.items()}


def test_honest_people_are_rated_as_without_a_bound() -> None:
    """To the digit; and what they see of it differs for those alone who would stand above *hard*."""
    for against_hard in (0, 40):
        honest = Community(40, 1000, against_hard=against_hard, seed=5)
        assert {who: honest.of(who).overall for who in honest.free} == honest.free
        ratings, places = honest.differences()
        below = [who for who, rating in honest.free.items() if rating.mu <= HARD]
        assert len(below) > 25
        assert {honest.shown(who) - honest.free[who].mu for who in below} == {0.0}
        assert statistics.mean(ratings) < 40
        assert statistics.mean(places) < 2
