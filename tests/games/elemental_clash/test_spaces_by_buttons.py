"""Where a creature goes is a zone: its exact space is asked for only where a card makes a difference, or on a wish."""

from collections.abc import Iterator
from typing import Any

import pytest
from discord import ButtonStyle

from engine import Action, Seat
from engine.elemental_clash.actions import DONE, MoveCreature, PlaceCreature, SwitchOrder
from engine.elemental_clash.columns import columns_matter
from tests.games.elemental_clash.test_rules import GAME
from ui.layouts import LAYOUTS
from ui.layouts.steps import Choice, Row
from ui.tables.choices import ROOT, Choices
from words import ENGLISH, voice_of

NAMES = ["Ada", "Bo"]
ZONES = ["ATK zone", "DEF zone"]
FULL: dict[str, Any] = {str(n): "gravel_hound" for n in range(1, 6)}
PLACES: dict[str, Any] = {"piles": [{"stones": ["venus"], "card": "loamling"}]}


def asked(theirs: dict[str, Any] | None = None, shape: str = "wide", **mine: Any) -> Choices:
    """What stands below the hand of a seat in its Standby."""
    seats = [{"deck": ["venus*9"], **mine}, {"deck": ["mars*9"], **(theirs or {})}]
    state = GAME.new(2, "spaces", {"position": {"phase": "standby", "turn": 5, "seats": seats}})
    legal = [one for one in state.legal(Seat(0)) if not isinstance(one, SwitchOrder)]
    return Choices(voice_of(ENGLISH), legal, LAYOUTS[GAME.id].for_shape(shape), state.see(Seat(0)), NAMES)


def labels(rows: list[Row]) -> list[list[str]]:
    return [[one.label for one in row.choices if one is not None] for row in rows]


def named(found: Choices, label: str) -> Choice:
    return next(one for row in found.rows(ROOT) for one in row.choices if one is not None and one.label == label)


def reached(found: Choices, path: tuple[str, ...] = ROOT) -> Iterator[Action]:
    """Everything to which buttons and menus lead."""
    for row in found.rows(path):
        for one in row.choices:
            if one is not None and one.action is not None:
                yield one.action
            elif one is not None:
                yield from reached(found, one.path)


def test_a_creature_goes_to_a_zone_and_to_the_middle_of_it_unless_an_exact_space_is_wanted() -> None:
    found = asked(**PLACES)
    assert labels(found.rows(ROOT)) == [[*ZONES, "Exact space…"]]
    to = [named(found, zone).action for zone in ZONES]
    assert [one.to for one in to if isinstance(one, PlaceCreature)] == ["0A3", "0D3"]
    assert all(named(found, zone).further_actions == (DONE,) for zone in ZONES)
    exact = found.rows(named(found, "Exact space…").path)
    assert labels(exact) == [[f"{zone}{n}" for n in range(1, 6)] for zone in "AD"]
    assert all(one is not None and one.further_actions == (DONE,) for row in exact for one in row.choices)


def test_a_zone_without_a_free_space_is_not_offered() -> None:
    assert labels(asked(**PLACES, atk=FULL).rows(ROOT))[0][0] == "DEF zone"


def test_where_each_zone_has_one_free_space_nothing_more_is_asked() -> None:
    four = {str(n): "gravel_hound" for n in range(1, 5)}
    assert labels(asked(None, "wide", **PLACES, atk=four, **{"def": four}).rows(ROOT))[0] == [
        *ZONES,
        "Place it, then move others…",
    ]


@pytest.mark.parametrize(
    ("mine", "theirs", "near"),
    [
        ({**PLACES, "atk": {"1": "acorn_sentry"}}, {}, ["A2: beside Acorn Sentry"]),
        ({**PLACES, "def": {"2": "rootgate_warden"}}, {}, ["A2: in front of Rootgate Warden"]),
        (PLACES, {"atk": {"2": "reef_guard"}}, ["A2: facing Reef Guard", "D2: facing Reef Guard"]),
    ],
)
def test_a_space_stands_beside_its_zone_where_a_neighbour_makes_a_difference(
    mine: dict[str, Any], theirs: dict[str, Any], near: list[str]
) -> None:
    rows = labels(asked(theirs, **mine).rows(ROOT))
    assert rows[0][: len(near) + 3] == [*near, *ZONES, "Exact space…"]


def test_what_cannot_attack_goes_to_the_def_zone_first_and_says_behind_whom() -> None:
    alone: dict[str, Any] = {"piles": [{"stones": ["venus"], "card": "rootgate_warden"}]}
    assert labels(asked(**alone).rows(ROOT)) == [[*ZONES[::-1], "Exact space…"]]
    rows = labels(asked(**alone, atk={"2": "furrow_herald"}).rows(ROOT))
    assert rows[0][:3] == ["D2: behind Furrow Herald", *ZONES[::-1]]


def test_a_creature_that_waits_on_a_pile_is_no_neighbour_yet() -> None:
    both = [{"stones": ["venus"], "card": card} for card in ("furrow_herald", "rootgate_warden")]
    assert labels(asked(shape="tall", piles=both).rows(ROOT))[0][:2] == ZONES


def test_many_neighbours_stand_as_spaces_alone() -> None:
    rows = labels(asked(**PLACES, atk={"2": "acorn_sentry", "4": "acorn_sentry"}).rows(ROOT))
    assert rows[0] == ["A3", "A1", "A5", "DEF zone", "Exact space…"]


def test_a_card_that_looks_at_the_other_side_makes_no_difference_to_its_own() -> None:
    assert labels(asked(**PLACES, atk={"1": "reef_guard"}).rows(ROOT))[0][:2] == ZONES
    assert labels(asked({"atk": {"1": "acorn_sentry"}}, **PLACES).rows(ROOT))[0][:2] == ZONES


def test_beside_the_zones_a_step_leads_to_others_that_move() -> None:
    found = asked(**PLACES, atk={"1": "gravel_hound"})
    assert labels(found.rows(ROOT)) == [[*ZONES, "Exact space…", "Place it, then move others…"]]
    step = named(found, "Place it, then move others…")
    legend = LAYOUTS[GAME.id].legend(voice_of(ENGLISH), found.actions_after(step.path), found.view, step.path)
    assert legend == "Where does your Loamling (pile 1) go? Then others may move."
    assert labels(found.rows(step.path)) == [ZONES], "every other space is one that it can move to then"
    assert all(one is None or not one.further_actions for row in found.rows(step.path) for one in row.choices)


def test_whoever_places_the_last_creature_on_an_exact_space_reads_that_they_draw_then() -> None:
    found, layout = asked(shape="tall", **PLACES, atk={"1": "gravel_hound"}), LAYOUTS[GAME.id]
    path = named(found, "Exact space…").path
    told = layout.legend(voice_of(ENGLISH), found.actions_after(path), found.view, path)
    assert told == "Where does your Loamling (pile 1) go? Then you draw."


def test_a_creature_moves_to_the_other_zone_by_one_press_and_stays_in_its_column() -> None:
    found = asked(None, "wide", **{"def": {"4": "scorchtail"}})
    assert labels(found.rows(ROOT)) == [["Scorchtail (D4) to the ATK zone", "Exact space…"], ["Draw a card"]]
    move = named(found, "Scorchtail (D4) to the ATK zone").action
    assert isinstance(move, MoveCreature)
    assert (move.from_, move.to) == ("0D4", "0A4")
    assert sum(map(len, labels(found.rows(named(found, "Exact space…").path)))) == 9


def test_whoever_need_not_move_draws_by_the_button_that_stands_out() -> None:
    found, layout = asked(None, "wide", **{"def": {"4": "scorchtail"}}), LAYOUTS[GAME.id]
    draw, move = (named(found, label) for label in ("Draw a card", "Scorchtail (D4) to the ATK zone"))
    styles = [layout.button_style(one.path, found.view) for one in (draw, move)]
    assert styles == [ButtonStyle.primary, ButtonStyle.secondary]


def test_many_creatures_that_may_move_are_in_a_menu_above_a_step_to_exact_spaces() -> None:
    found = asked(atk={str(n): "gravel_hound" for n in range(1, 5)})
    menu, exact, last = found.rows(ROOT)
    assert menu.prompt == "Move a creature…"
    assert labels([exact, last]) == [["Exact space…"], ["Draw a card"]]
    assert [row.prompt for row in found.rows(named(found, "Exact space…").path)] == ["Move a creature…"]


def test_on_a_phone_neighbours_take_a_line_of_their_own() -> None:
    every = asked(shape="tall", piles=PLACES["piles"], atk={"1": "acorn_sentry"}).rows(ROOT)
    assert [(row.prompt, len(row.choices)) for row in every][:2] == [(None, 4), (None, 1)]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize("other", ["loamling", "acorn_sentry"])
def test_on_a_phone_creatures_that_may_move_are_a_step_away_whatever_they_are_and_however_many(
    number: int, other: str
) -> None:
    """So that the draw has its place; each creature moves to the other zone by one press there."""
    cards = ["gravel_hound", other, "loamling", "loamling"][:number]
    found = asked(shape="tall", **{"def": {str(n): card for n, card in enumerate(cards, 1)}})
    assert labels(found.rows(ROOT)) == [["Move a creature…", "Draw a card"]]
    rows = found.rows(named(found, "Move a creature…").path)
    *moves, exact = [label for row in labels(rows) for label in row]
    assert exact == "Exact space…"
    assert [move.endswith(" to the ATK zone") for move in moves] == [True] * number
    assert rows[0].prompt == (None if number <= 3 else "Move a creature…")


@pytest.mark.parametrize("shape", ["wide", "tall"])
@pytest.mark.parametrize(
    "mine",
    [
        PLACES,
        {**PLACES, "atk": {"1": "acorn_sentry"}},
        {"piles": [{"stones": ["venus"], "card": "loamling"}] * 3, "def": FULL},
        {"atk": FULL, "def": {"2": "loamling"}},
        {"def": {"4": "scorchtail"}},
        {"atk": FULL, "def": FULL},
    ],
)
def test_every_legal_action_is_reached(mine: dict[str, Any], shape: str) -> None:
    found = asked(shape=shape, **mine)
    legal = found.actions_after(ROOT)
    first = next((one.from_ for one in legal if isinstance(one, PlaceCreature)), None)  # the others go after it
    now = [one for one in legal if not isinstance(one, PlaceCreature) or one.from_ == first]
    assert {*map(str, now)} <= {*map(str, reached(found))}


def test_what_a_card_looks_at_is_read_from_its_abilities() -> None:
    view: Any = asked(**PLACES).view
    assert [
        card for card in ("acorn_sentry", "reef_guard", "gravel_hound", "honing_slab") if columns_matter(view, 0, card)
    ] == ["acorn_sentry", "reef_guard"]
