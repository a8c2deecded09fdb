"""Positions of Elemental Clash worth looking at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import engine
from engine.elemental_clash import ElementalClash

GAME = ElementalClash()
SIZES = 75_000, 80_000
"""Thirty spaces and ten piles, and at the end both hands; a seat sees them beside a hand of whole cards, too."""
Position = dict[str, Any]
Moves = Sequence[tuple[int, dict[str, Any]]]
FIRST, SECOND = engine.Seat(0), engine.Seat(1)

ALL = {str(number) for number in range(1, 6)}
MIDDLE: Position = {
    "turn": 7,
    "seats": [
        {
            "deck": ["venus*18"],
            "hand": ["venus", "loamling", "bark_mantle", "hillbreaker", "deep_tilling"],
            "discard": ["gravel_hound", "sudden_thicket"],
            "atk": {"2": "thicket_bull", "3": {"card": "burrow_sow", "damage": 2}},
            "def": {"2": "rootgate_warden", "5": "acorn_sentry"},
            "piles": [
                {"stones": ["venus", "venus", "honing_slab"], "card": "evergreen_pact"},
                {"stones": ["moon_pebble", "venus"]},
                {"stones": ["prism_stone"], "card": "gravel_hound"},
            ],
        },
        {
            "deck": ["mars*21"],
            "hand": ["flare_dart", "mars", "slag_drake"],
            "discard": ["white_heat"],
            "atk": {"2": {"card": "caldera_drake", "add": ["elusive", "warded"]}, "4": "bellows_chief"},
            "def": {"1": "coal_snatcher"},
            "piles": [{"stones": ["mars", "mars", "mars"]}, {"stones": ["mars"], "card": "sparkpaw"}],
        },
    ],
}
FIGHT: Position = {
    "turn": 9,
    "seats": [
        {
            "deck": ["venus*9"],
            "hand": ["bark_mantle"],
            "atk": {"1": "hillbreaker", "3": "thicket_bull", "4": "gravel_hound"},
            "piles": [{"stones": ["venus"]}],
        },
        {
            "deck": ["mercury*4"],
            "hand": ["chill_grasp"],
            "atk": {"4": "tide_pupil"},
            "def": {"1": "reef_guard", "2": "drift_bell", "5": "brackish_eel"},
            "piles": [{"stones": ["mercury"]}],
        },
    ],
}
ATTACKS: Moves = (
    (0, {"type": "combat"}),
    (0, {"type": "attack", "from": "0A1", "to": "1P"}),
    (0, {"type": "attack", "from": "0A3", "to": "1P"}),
    (0, {"type": "attack", "from": "0A4", "to": "1A4"}),
)
BLOCKS: Moves = (
    *ATTACKS,
    (1, {"type": "block", "from": "1D1", "to": "0A1"}),
    (1, {"type": "block", "from": "1D2", "to": "0A1"}),
)
DIVIDED: Moves = (*BLOCKS, (1, {"type": "done"}), (0, {"type": "pass"}), (1, {"type": "pass"}))
CHAIN: Moves = (
    (0, {"type": "play", "card": "bark_mantle", "pile": 2}),
    (0, {"type": "target", "ref": "0A3"}),
)
FULL: Position = {
    "turn": 30,
    "seats": [
        {
            "deck": ["jupiter*3"],
            "hand": [
                "cloud_shepherd", "gale_roc", "sky_turns_over", "wing_drill", "contrary_wind", "restless_sky",
                "patchwork_colossus", "echo_stone", "jupiter*2", "zephyr_regent", "snuffing_gust",
            ],
            "discard": ["gust_finch"],
            "atk": {space: {"card": "zephyr_regent", "damage": 1} for space in sorted(ALL)},
            "def": dict.fromkeys(sorted(ALL), "cloud_shepherd"),
            "piles": [{"stones": ["jupiter"] * 9, "card": "petrel_flight"}] * 5,
        },
        {
            "deck": ["mars*3"],
            "hand": [],
            "atk": dict.fromkeys(sorted(ALL), "walking_bonfire"),
            "def": dict.fromkeys(sorted(ALL), "patchwork_colossus"),
            "piles": [{"stones": ["twin_geode", "mars", "kindling_stone"], "card": "smouldering_ground"}] * 5,
        },
    ],
}  # fmt: skip
STANDBY: Position = {**MIDDLE, "phase": "standby"}
FALLS: Moves = (*BLOCKS[:-1], (1, {"type": "done"}), (0, {"type": "pass"}), (1, {"type": "pass"}))
PLAYED: Moves = (
    (0, {"type": "stone", "card": "venus", "pile": 2}),
    (0, {"type": "play", "card": "loamling", "pile": 2}),
)
OVER: Position = {**MIDDLE, "seats": [MIDDLE["seats"][0], {**MIDDLE["seats"][1], "deck": []}]}
ENDED: Moves = (
    (0, {"type": "end"}),
    (1, {"type": "pass"}),
    (1, {"type": "place", "from": "1S2", "to": "1A1"}),
    (1, {"type": "done"}),
)
AIM: Position = {**MIDDLE, "seats": [{**MIDDLE["seats"][0], "hand": ["boulder_lesson", "venus"]}, MIDDLE["seats"][1]]}
AIMED: Moves = (
    (0, {"type": "play", "card": "boulder_lesson", "pile": 2}),
    (0, {"type": "target", "ref": "0A2"}),
)
LAST: Position = {"turn": 12, "seats": [{"deck": ["venus*6"]}, {"deck": []}]}


def view(seat: engine.Seat | None = None, position: Position = MIDDLE, moves: Moves = ()) -> Any:
    """What a seat, or a spectator, sees after some moves."""
    state = GAME.new(2, "sample", {"position": position})
    for who, action in moves:
        state.play(engine.Seat(who), GAME.action(action))
    return state.see(seat)


def tables() -> dict[str, Any]:
    """Public views."""
    begin = GAME.new(2, "sample", {"decks": ["deeproot", "wildfire"], "first": 0}).see(None)
    resigned: Moves = ((1, {"type": "resign"}),)
    return {
        "begin": begin,
        "middle": view(),
        "standby": view(position=STANDBY),
        "attacks": view(position=FIGHT, moves=ATTACKS),
        "blocks": view(position=FIGHT, moves=BLOCKS),
        "divide": view(position=FIGHT, moves=DIVIDED),
        "chain": view(moves=CHAIN),
        "full": view(position=FULL),
        "final": view(position=OVER, moves=ENDED),
        "spent": view(moves=(*CHAIN, (1, {"type": "pass"}))),
        "resigned": view(moves=resigned),
        "played": view(moves=PLAYED),
        "falls": view(position=FIGHT, moves=FALLS),
    }


def hands() -> dict[str, Any]:
    """Views of a seat."""
    return {
        "main": view(FIRST),
        "other's turn": view(SECOND),
        "window": view(SECOND, moves=CHAIN),
        "block": view(SECOND, position=FIGHT, moves=ATTACKS),
        "full": view(FIRST, position=FULL),
        "aims": view(FIRST, position=AIM, moves=AIMED),
        "empty": view(FIRST, position=LAST),
        "over": view(SECOND, moves=((1, {"type": "resign"}),)),
    }
