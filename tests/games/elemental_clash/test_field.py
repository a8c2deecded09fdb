"""The cards of the field of Elemental Clash: art in sight, each number and sign in its place, and no arrow over any."""

from typing import Any

import pytest

from render.elemental_clash import field, parts, rows, tiles
from render.elemental_clash.scene import Scene
from render.kit.shapes import LARGE, TALL, WIDE
from tests.games.elemental_clash import samples
from tests.games.elemental_clash.test_pictures import GAME, NAMES, PICTURE, WORDS, looks
from tests.support.samples import legal_in

Placed = list[tuple[int, int, str]]
FIGHTS = ("attacks", "blocks")


def placed(name: str) -> Placed:
    return PICTURE.compose_table(samples.tables()[name], NAMES, WORDS).placed


def test_numbers_reach_neither_the_name_nor_the_left_of_the_picture_at_any_height() -> None:
    for look in looks().values():
        for high in rows.HEIGHTS:
            at = tiles.emblem_place(look, high)
            assert at.high >= tiles.BAND, (look.id, high)
            assert at.top + at.high == high - tiles.EDGE
        if look.kind == "creature":
            assert tiles.stats_plate_width(look) <= tiles.WIDTH * 0.6, look.id


@pytest.mark.parametrize(("name", "card", "damage"), [("middle", "burrow_sow", 2), ("full", "zephyr_regent", 1)])
def test_damage_stands_in_the_band_of_the_numbers_beside_them(name: str, card: str, damage: int) -> None:
    """So that it covers neither the name nor them."""
    view = samples.tables()[name]
    found = placed(name)
    high = Scene(view, WORDS, NAMES, least_height=460).rows.card_height
    left, top = next((x, y) for x, y, what in found if what.startswith(f"[tile {card}"))
    wound = next((x, y) for x, y, what in found if what == f"[damage {damage}]" and left <= x < left + tiles.WIDTH)
    numbers = [(x, y) for x, y, what in found if what.isdecimal() and left < x < left + tiles.WIDTH and y > top]
    assert wound[1] > top + high // 3
    assert wound[0] < min(x for x, y in numbers if y < wound[1] + tiles.BAND)


@pytest.mark.parametrize("name", [*FIGHTS, "chain"])
def test_cards_lie_over_arrows(name: str) -> None:
    said = [what for _, _, what in placed(name) if what != "[meaning]"]
    last = max(at for at, what in enumerate(said) if what.startswith("[arrow"))
    assert last < min(at for at, what in enumerate(said) if what.startswith("[tile"))


@pytest.mark.parametrize("shape", [WIDE, TALL, LARGE])
def test_arrows_of_attacks_are_over_in_large_type_too(shape: str) -> None:
    view = samples.hands()["block"]
    canvas = PICTURE.compose_hand(view, NAMES, WORDS, legal_in(GAME, view), shape)
    said = [what for _, _, what in canvas.placed if what != "[meaning]"]
    last = max(at for at, what in enumerate(said) if what.startswith("[arrow"))
    assert last < min(at for at, what in enumerate(said) if what.startswith("[tile"))


@pytest.mark.parametrize("shape", [WIDE, TALL])
def test_an_attack_at_a_player_reaches_their_strip_whatever_lies_in_its_way(shape: str) -> None:
    view = samples.view(samples.FIRST, samples.FIGHT, samples.ATTACKS)
    canvas = PICTURE.compose_hand(view, NAMES, WORDS, [], shape)
    aimed = [attack for attack in view.attacks if attack.to == "1P"]
    strip = Scene(view, WORDS, NAMES, near_seat=0).row_top(1, "strip") + rows.STRIP_HEIGHT
    tips = [y for _, y, what in canvas.placed if what == "[tip]"]
    assert len(tips) == len(aimed) > 0
    assert all(abs(y - strip) < 6 for y in tips)
    cards = [at for at, (_, _, what) in enumerate(canvas.placed) if what.startswith("[tile")]
    assert all(at > max(cards) for at, (_, _, what) in enumerate(canvas.placed) if what == "[tip]"), "over the cards"
    rings = [at for at, (_, _, what) in enumerate(canvas.placed) if what.startswith("[ring")]
    assert rings, "the strip itself is marked"


def test_the_pointer_stands_at_whoever_has_the_turn_and_the_line_of_gold_around_whoever_is_asked() -> None:
    view = samples.view(samples.SECOND, samples.FIGHT, samples.ATTACKS)
    assert view.decision is not None
    assert (view.player, view.decision.seat) == (0, 1)
    found = PICTURE.compose_hand(view, NAMES, WORDS, [], TALL).placed
    (pointer,) = (y for _, y, what in found if what == parts.active_player_pointer().name)
    tops = [Scene(view, WORDS, NAMES, near_seat=1).row_top(seat, "strip") for seat in (0, 1)]
    assert abs(pointer - tops[0]) < rows.STRIP_HEIGHT
    assert [field.is_player_highlighted(Scene(view, WORDS, NAMES), seat) for seat in (0, 1)] == [False, True]


def test_there_is_room_for_arrows_between_the_sides_while_there_are_attacks() -> None:
    for view, least in ((samples.tables()["attacks"], rows.FIGHT), (samples.tables()["middle"], rows.BETWEEN)):
        lie = Scene(view, WORDS, NAMES).rows
        assert lie.row_tops[0, "A"] - lie.row_tops[1, "A"] - lie.row_height(1, "A") >= least


def test_the_skull_lies_at_the_left_of_the_numbers() -> None:
    found = placed("attacks")
    skull = next((x, y) for x, y, what in found if what == "[would fall]")
    left, top = next((x, y) for x, y, what in found if what.startswith("[tile tide_pupil"))
    assert skull[0] - left < 6
    assert skull[1] > top + tiles.emblem_place(looks()["tide_pupil"], rows.HEIGHTS[0]).top


@pytest.mark.parametrize(("viewer", "marked"), [(samples.FIRST, 0), (samples.SECOND, 2), (None, 2)])
def test_what_somebody_has_played_is_new_to_the_others(viewer: Any, marked: int) -> None:
    view = samples.view(viewer, moves=samples.PLAYED)
    if viewer is None:
        layout = PICTURE.compose_table(view, NAMES, WORDS).layout()
    else:
        layout = PICTURE.compose_hand(view, NAMES, WORDS, legal_in(GAME, view)).layout()
    assert layout.count("[new 114]") == marked


def test_nothing_is_new_when_a_game_is_over() -> None:
    assert "[new " not in PICTURE.compose_table(samples.tables()["final"], NAMES, WORDS).layout()


# The end


def test_the_last_picture_leaves_room_for_a_line_of_each_card_that_was_held() -> None:
    view = samples.tables()["final"]
    said = [what for _, _, what in placed("final")]
    for hand in view.left:
        assert all(any(what.startswith(f"[{card}") for what in said) for card in hand.hand)


def test_a_tall_last_picture_is_no_higher_than_what_is_on_it() -> None:
    position = {**samples.MIDDLE, "seats": [{**side, "hand": []} for side in samples.MIDDLE["seats"]]}
    view = samples.view(samples.FIRST, position, ((1, {"type": "resign"}),))
    canvas = PICTURE.compose_hand(view, NAMES, WORDS, [], TALL)
    said = {what: y for _, y, what in canvas.placed}
    assert said["wins" if "wins" in said else "win"] < 60, "who won is said first"
    assert canvas.height - max(said.values()) < 60


@pytest.mark.parametrize("shape", [WIDE, TALL, LARGE])
def test_the_end_is_seen_from_the_side_of_whoever_looks(shape: str) -> None:
    compose = PICTURE.end_composers.get(shape, PICTURE.compose_table)

    def depth(viewer: Any, card: str) -> int:
        over = samples.view(viewer, moves=((1, {"type": "resign"}),))
        return next(y for _, y, what in compose(over, NAMES, WORDS).placed if what.startswith(f"[tile {card}"))

    assert depth(0, "burrow_sow") > depth(0, "bellows_chief")
    assert depth(None, "burrow_sow") > depth(None, "bellows_chief")
    assert depth(1, "burrow_sow") < depth(1, "bellows_chief")


BESET: samples.Position = {
    "turn": 14,
    "player": 1,
    "seats": [
        {
            "deck": ["venus*23"],
            "hand": ["boulder_lesson", "elder_cairn", "bramble_shoat"],
            "def": {"3": "rootgate_warden"},
            "piles": [{"stones": ["venus"], "card": "furrow_herald"}, {"stones": ["venus"], "card": "gravel_hound"}],
        },
        {
            "deck": ["jupiter*20"],
            "atk": {"1": "mistral_scholar", "2": "updraft_dancer", "3": "zephyr_regent"},
            "piles": [{"stones": ["jupiter"] * 3, "card": "gale_roc"}, {"stones": ["jupiter"] * 2}],
        },
    ],
}
"""Three attack a player who has cards on piles: a message on a phone in which there is little room."""
STRIKES: samples.Moves = (
    (1, {"type": "combat"}),
    *((1, {"type": "attack", "from": f"1A{number}", "to": "0P"}) for number in (1, 2, 3)),
)


@pytest.mark.parametrize("most", [None, 500, 400])
def test_the_heads_of_arrows_at_a_player_cover_no_card_on_a_pile(most: int | None) -> None:
    view = samples.view(samples.FIRST, BESET, STRIKES)
    placed = PICTURE.compose_hand(view, NAMES, WORDS, legal_in(GAME, view), TALL, most).placed
    tips = [y for _, y, what in placed if what == "[tip]"]
    foot = max(y for _, y, what in placed if what.startswith("[tile gravel_hound")) + rows.HEIGHTS[-1]
    assert len(tips) == 3
    assert all(tip >= foot for tip in tips)


def test_what_an_attack_would_cost_covers_no_number_of_a_column() -> None:
    view = samples.view(samples.FIRST, BESET, STRIKES)
    placed = PICTURE.compose_hand(view, NAMES, WORDS, legal_in(GAME, view), TALL, 500).placed
    lost = [(x, y) for x, y, what in placed if what.startswith("[damage ")]
    columns = [x for x, y, what in placed if what in ("1", "2", "3") and any(0 < y - at < 30 for _, at in lost)]
    assert len(lost) == len(columns) == 3
    assert all(not left - 16 < x < left + 34 for left, _ in lost for x in columns)
