"""The pictures of Elemental: what their alt texts say, and what shows on them."""

import re

import pytest
from msgspec.structs import replace

import render
from engine.elemental import ElementalView
from engine.elemental.actions import Move
from engine.elemental.view import Landing
from render.elemental import margin, signs
from render.kit.shapes import LARGE, SHAPES, TALL, WIDE
from tests.games.elemental import samples
from tests.render.test_sizes import LETTERS, PHONE, shown
from tests.support.english import VOICE
from tests.support.samples import draw_hand, legal_in
from tests.support.sheet import NAMES
from ui.layouts import LAYOUTS
from words import voice_of, words_of_game
from words.languages import languages


def table(name: str) -> str:
    return render.table_picture(VOICE, "elemental", samples.tables()[name], NAMES).alt


def hand(name: str) -> str:
    return draw_hand("elemental", samples.hands()[name], NAMES).alt


def test_alt_text_of_a_table_names_every_piece_and_how_the_round_came_about() -> None:
    assert table("middle") == (
        "Elemental, round 7.\n"
        "South: Ada, is thinking, 2 crystals. 1 fire e4, 2 water d3 half, 3 ice b4, 4 wind removed, 5 earth removed, "
        "6 light e1.\n"
        "North: Bo, is thinking, no crystals. 1 ice e6 half, 2 wind d5, 3 water d6 half, 4 fire f6 half, "
        "5 earth removed, 6 dark e9.\n"
        "Supply 4, crystal on c4, g4.\n"
        "Round 6: South 1 moves to e4; North 2 dashes to d5.\n"
        "e4-e5: South's 1 fire beats North's 1 ice.\n"
        "b4-c5: South's 3 ice beats North's 3 water.\n"
        "c4-d5: South's 5 earth loses to North's 2 wind.\n"
        "c4-c5: South's 5 earth loses to North's 3 water.\n"
        "South's 5 is defeated.\n"
        "North's 1 is thrown to e6.\n"
        "North's 3 is thrown to d6."
    )


def test_a_teleport_is_told_with_its_cell_in_short_texts_also_where_it_was_void() -> None:
    position = {"south": "1 fire c4, 6 light e1", "north": "1 ice g4, 2 water c5, 6 dark e9"}
    view = samples.view(0, position, [(0, {"type": "teleport", "number": 1})])
    drawn = render.PICTURES["elemental"].compose_hand(view, NAMES, VOICE.game_words("elemental"), ())
    assert " Order: 1 teleport g4\n" in drawn.layout()
    assert "Your order: 1 teleports to g4." in draw_hand("elemental", view, NAMES).alt
    void = samples.view(None, position, [(0, {"type": "teleport", "number": 1}), (1, samples.move(2, "c4"))])
    for told in (samples.tables()["teleport"], void):
        assert "South 1 teleports to g4; North " in render.table_picture(VOICE, "elemental", told, NAMES).alt
        assert (
            " teleport g4\n"
            in render.PICTURES["elemental"].compose_table(told, NAMES, words_of_game("elemental")).layout()
        )


def test_who_has_ordered_is_said_but_not_what() -> None:
    alt = table("one has ordered")
    assert "Ada, is thinking" in alt
    assert "Bo, has ordered" in alt
    assert "f8" not in alt


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("final", "The game is over. Ada wins: Bo has only the king left on the board.\n"),
        ("draw", "The game is over. A draw: both have lost in the same round.\n"),
        ("resigned", "The game is over. Ada wins: Bo has resigned.\n"),
    ],
)
def test_alt_text_at_the_end_begins_with_who_won(name: str, words: str) -> None:
    assert table(name).startswith(words)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("middle", "Your pieces: 1 fire e4, 2 water d3 half, 3 ice b4, 4 wind removed, 5 earth removed, 6 light e1."),
        ("start", "You are North, 1 crystal."),
        ("set-up", "Your pieces: 1 ice e3 fresh, 2 f2 fresh,"),
        ("ordered", "Your order: 1 dashes to g4."),
        ("where to", "Your 1 can go to: e5, f4, f3, d4."),
        ("lands", "Choose where your 2 lands: "),
        ("over", "Bo, no crystals: 1 ice removed, 2 earth removed, 3 fire removed"),
    ],
)
def test_alt_text_of_a_hand(name: str, words: str) -> None:
    assert words in hand(name)


def test_the_public_picture_hides_the_order_that_a_seat_has_given() -> None:
    ordered = samples.view(0, samples.MIDDLE, [*samples.FIGHT, (0, samples.dash(1, "g4"))])
    waiting = samples.view(None, samples.MIDDLE, [*samples.FIGHT, (0, samples.move(6, "f1"))])
    assert render.table_picture(VOICE, "elemental", ordered, NAMES) == render.table_picture(
        VOICE, "elemental", waiting, NAMES
    )


def test_an_order_that_is_thought_of_is_drawn_as_a_question() -> None:
    view = samples.hands()["middle"]
    asked = draw_hand("elemental", replace(view, order=Move(1, "e5")), NAMES)
    assert "Your order would be: 1 moves to e5." in asked.alt
    assert asked.png != draw_hand("elemental", view, NAMES).png


def test_every_shape_of_a_hand_shows_who_beats_whom() -> None:
    # The lesson says so; in German what to do takes the chart's room in large type. A phone's end has laurels there.
    for name, view in samples.hands().items():
        for language in languages():
            words = voice_of(language).game_words("elemental")
            legal = legal_in("elemental", view)
            for shape in SHAPES:
                drawn = render.PICTURES["elemental"].compose_hand(view, NAMES, words, legal, shape)
                sign = "[wreath]" if name == "over" and shape == TALL else "[who beats whom]"
                assert sign in drawn.layout(), (name, language, shape)


def test_in_large_type_the_board_is_larger_and_the_letters_still_more() -> None:
    drawn, words = render.PICTURES["elemental"], words_of_game("elemental")
    for name, view in samples.hands().items():
        wide, large = [
            drawn.compose_hand(view, NAMES, words, legal_in("elemental", view), one) for one in (WIDE, LARGE)
        ]
        for before, after in zip(shown(wide), shown(large), strict=True):
            assert after >= 1.15 * before, name
            for text in wide.types.keys() & large.types.keys():
                assert large.types[text] * after >= 1.25 * wide.types[text] * before, (name, text)


def test_the_emblems_of_who_beats_whom_are_no_smaller_than_letters_on_a_phone() -> None:
    assert signs.CHART_DISC_RADIUS * 2 * signs.EMBLEM_SHARE * PHONE / margin.PICTURE_WIDTH >= LETTERS


def test_a_picture_that_is_only_looked_at_asks_nobody_to_wait() -> None:
    view = replace(samples.hands()["middle"], active=())
    drawn = render.PICTURES["elemental"].compose_hand(view, NAMES, VOICE.game_words("elemental"), ())
    assert f" Round {view.round}\n" in drawn.layout()
    assert "wait" not in draw_hand("elemental", view, NAMES).alt


def test_the_end_is_seen_from_the_side_of_whoever_looks() -> None:
    """Names above and below, as in one's own picture while the game lasted."""
    position = {"south": "1 fire a1, 6 light e1", "north": "1 ice a3, 6 dark e9"}
    orders = [(0, samples.move(1, "a2")), (1, samples.move(6, "f8"))]
    drawn, words = render.PICTURES["elemental"], words_of_game("elemental")
    heights = []
    for viewer in (None, 0, 1):
        view = samples.view(viewer, position, orders)
        assert view.outcome is not None
        lines = drawn.compose_table(view, ("Ada", "Bo"), words).layout().splitlines()
        heights.append(
            [next(int(line.split()[1]) for line in lines if line.endswith(f" {name}")) for name in ("Ada", "Bo")]
        )
    assert heights[0] == heights[1] == heights[2][::-1]


def laid(view: ElementalView, shape: str = TALL) -> list[str]:
    """What lies where in a seat's own picture, line by line."""
    words = words_of_game("elemental")
    return render.PICTURES["elemental"].compose_hand(view, NAMES, words, (), shape).layout().splitlines()


def test_an_eye_is_on_what_the_other_side_knows_and_nowhere_else() -> None:
    south, north = "1 fire e4, 2 ice b4, 6 light e1", "1 ice e6, 2 wind d7, 6 dark e9"
    for shape in SHAPES:
        for revealed in ([], [1], [1, 2]):
            view = samples.view(0, {"south": south, "north": north, "revealed": [revealed, [1]]})
            known = sum(len(piece.possible) == 1 for piece in view.seats[0].pieces if piece.cell)
            key = shape == TALL and known > 0  # explained there once
            eyes = sum(line.endswith("[uncovered]") for line in laid(view, shape))
            assert eyes == known + key, (shape, revealed)
            assert known >= len(revealed)


def test_in_a_tall_picture_the_hidden_numbers_stand_beside_what_they_may_be() -> None:
    north = "1 ice e6, 2 wind d7, 3 fire d8, 6 dark e9"
    view = samples.view(0, {"south": "1 fire e4, 6 light e1", "north": north, "revealed": [[], [1, 4, 5]]})
    lines = [line.split(" ", 2)[2] for line in laid(view)]
    after = lines[lines.index("hidden") :]
    small = [line for line in after if line.startswith("[")]
    hidden = [piece for piece in view.seats[1].pieces if piece.element is None]
    assert small.count("[north hidden small]") == len(hidden) == 3
    assert [line for line in small if line.endswith(" yes]")] == [f"[{one} yes]" for one in hidden[0].possible]


def test_the_row_of_what_is_hidden_is_named_whatever_else_is_explained_there() -> None:
    """Also where five are hidden, and marks of one's own pieces are drawn; and where nothing is."""
    north = "1 ice e6, 2 wind d7, 3 fire d8, 4 earth f8, 5 water f7, 6 dark e9"
    south = "1 fire e4, 2 water d5, 6 light e1"
    for hidden, said in (([6], "hidden"), ([1, 2, 3, 4, 5, 6], "nothing is hidden")):
        view = samples.view(0, {"south": south, "north": north, "revealed": [[1, 2], hidden]})
        assert [line.split(" ", 2)[2] for line in laid(view)].count(said) == 1


def test_an_eye_leaves_the_sign_of_its_piece_in_sight() -> None:
    view = samples.view(0, {"south": "1 fire e4, 6 light e1", "north": "1 ice a5, 6 dark e9", "revealed": [[1], []]})
    for shape in SHAPES:
        lines = [line.split(" ", 2) for line in laid(view, shape)]
        (token,) = [int(top) for _, top, name in lines if name == "[south fire]"]
        (*_, eye) = [int(top) for left, top, name in lines if name == "[uncovered]" and abs(int(top) - token) < 33]
        sign_top = token + 33 - 15  # the emblem's upper edge
        assert eye + 18 <= sign_top + 1, shape


def test_a_crystal_is_in_sight_beside_the_piece_that_has_left_it() -> None:
    """Whoever falls on a well leaves a crystal there."""
    position = {"south": "1 fire b4, 6 light e1", "north": "1 ice c4 half, 2 wind i5, 6 dark e9", "revealed": [[], [1]]}
    view = samples.view(0, position, [(0, samples.move(1, "b3")), (1, samples.move(6, "f8"))])
    assert view.wells.full == ("c4",)
    for shape in SHAPES:
        places = {line.split(" ", 2)[2]: line.split(" ")[:2] for line in reversed(laid(view, shape))}
        stone = [int(at) + 18 for at in places["[crystal 36]"]]
        struck = [int(at) + 17 for at in places["[gone]"]]
        assert max(abs(one - other) for one, other in zip(stone, struck, strict=True)) >= 20, shape


@pytest.mark.parametrize(("energy", "burst"), [("", "[fight]"), (" half", "[fight defeat]")])
def test_a_fight_that_defeats_is_marked_apart_from_one_that_hits(energy: str, burst: str) -> None:
    position = {"south": "1 fire e3, 6 light e1", "north": f"1 ice e5{energy}, 2 wind i5, 6 dark e9"}
    view = samples.view(0, position, [(0, samples.move(1, "e4")), (1, samples.move(6, "f8"))])
    for shape in SHAPES:
        bursts = [line.split(" ", 2)[2] for line in laid(view, shape) if "[fight" in line]
        assert bursts == [burst], shape


def test_fights_of_a_round_have_the_numbers_on_the_board_that_their_lines_have() -> None:
    position = {"south": "1 earth e6, 2 fire f5, 6 light e1", "north": "1 ice d6, 2 wind g5, 4 earth i5, 6 dark e9"}
    view = samples.view(0, position, [(0, samples.move(6, "f1")), (1, samples.move(4, "i4"))])
    lines = [line for line in words_of_game("elemental").story((), view, ("Ada", "Bo")) if " fights " in line]
    assert [line[0] for line in lines] == ["①", "②"]
    for shape in SHAPES:
        numbers = [line.split(" ", 2)[2] for line in laid(view, shape) if "[fight number" in line]
        assert numbers == ["[fight number 1]", "[fight number 2]"], shape


def test_the_name_of_a_cell_to_choose_stands_beside_whoever_is_there() -> None:
    """Its button has that name."""
    position = {"south": "1 fire e4, 6 light e1", "north": "1 ice e5, 6 dark e9"}
    view = replace(samples.view(0, position), choice=Landing(1, ("e5", "d4")))
    for shape in SHAPES:
        assert {"[name e5]", "[name d4]"} <= {line.split(" ", 2)[2] for line in laid(view, shape)}, shape


def test_an_order_that_was_not_the_best_is_dashed_beside_the_better_one() -> None:
    position = {"south": "1 fire e4, 6 light e1", "north": "1 ice e6, 6 dark e9"}
    layout = LAYOUTS["elemental"]
    view = layout.compared_view(Move(1, "e5"), Move(1, "d4"), samples.view(0, position))
    assert "yours" in (layout.compared_caption(VOICE, view) or "")
    assert layout.compared_caption(VOICE, samples.view(0, position)) is None
    for shape in SHAPES:
        arrows = [line for line in laid(view, shape) if "[arrow" in line]
        assert ["dashed" in line for line in arrows] == [True, False], shape


def test_an_end_that_a_spectator_sees_is_nobodys_own() -> None:
    """In every shape both players are called by their names, and the reason stands there without "You win"."""
    for viewer in (None, 0, 1):
        view = samples.view(viewer, samples.LAST_STAND, [(0, samples.move(1, "a2")), (1, samples.move(6, "f8"))])
        assert view.outcome is not None
        for shape in (TALL, LARGE):
            drawn = render.PICTURES["elemental"].end_composers[shape](view, NAMES, words_of_game("elemental")).layout()
            assert ("You" in drawn) == (viewer is not None), (viewer, shape)


def test_a_king_on_a_fountain_shows_what_it_fights_as_to_whoever_knows_it() -> None:
    position = {"south": "1 fire e3, 6 light b5", "north": "1 ice d7, 6 dark h5", "revealed": [[], [6]]}
    for viewer, marks in ((0, ["wind", "ice"]), (1, ["ice"]), (None, ["ice"])):
        drawn = render.PICTURES["elemental"]
        seen, words = samples.view(viewer, position), words_of_game("elemental")
        layout = (
            drawn.compose_table(seen, NAMES, words) if viewer is None else drawn.compose_hand(seen, NAMES, words, ())
        ).layout()
        assert sorted(re.findall(r"\[as (\w+)\]", layout)) == sorted(marks)
