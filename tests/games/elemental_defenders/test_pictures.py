"""The pictures of Elemental Defenders: what stands out in a hand, who attacked, and what the alt texts say."""

import io
import re
from itertools import pairwise
from typing import cast

import msgspec
import pytest
from PIL import Image

import engine
import render
from engine.elemental_defenders.cards import DECK, Card
from engine.elemental_defenders.state import factors
from engine.elemental_defenders.view import Column, DefendersView
from render.elemental_defenders import parts
from render.elemental_defenders.faces import SMALL
from render.kit import table_parts
from render.kit.canvas import Canvas
from render.kit.lettering import text_width
from render.kit.palette import FELT
from render.kit.shapes import LARGE, SHAPES, TALL, WIDE
from render.kit.table_parts import STRONG, TEXT
from tests.games.elemental_defenders import samples
from tests.support.english import VOICE
from tests.support.rules import Ply, Setting, played, walk
from tests.support.samples import draw_hand
from words import words_of_game

NAMES = ("Ada", "Bo")
GAME = "elemental_defenders"
MODES = ["basic", "advanced"]


def seen(ply: Ply) -> DefendersView:
    """What everybody sees of a moment."""
    return cast(DefendersView, ply.state.see(None))


def size(picture: render.Picture) -> tuple[int, int]:
    return Image.open(io.BytesIO(picture.png)).size


def test_sizes() -> None:
    assert {size(render.table_picture(VOICE, GAME, view, NAMES)) for view in samples.tables().values()} == {(1000, 636)}
    assert {size(draw_hand(GAME, view, NAMES)) for view in samples.hands().values()} == {(820, 402), (820, 516)}


def test_a_level_of_a_computer_is_left_out_before_its_name_is_cut() -> None:
    over = next(view for view in samples.tables().values() if view.outcome and view.outcome.winners == (1,))
    drawn = render.PICTURES[GAME].compose_table(over, ("Ada", "Computer (easy)"), words_of_game(GAME)).layout()
    assert " Round 2 goes to Computer\n" in drawn


@pytest.mark.parametrize("shape", SHAPES)
def test_an_end_before_the_first_move_speaks_of_no_played_cards(shape: str) -> None:
    view = samples.GAME.new(seats=2, seed="early", options={"mode": "basic"}).stopped("draw").see(engine.Seat(0))
    pictures = render.PICTURES[GAME]
    composers = {WIDE: pictures.compose_table, **pictures.end_composers}
    drawn = composers[shape](view, NAMES, words_of_game(GAME)).layout()
    assert "left in hand" in drawn
    assert "played in round" not in drawn


def test_a_move_that_is_past_is_dim() -> None:
    """Of the newest one only the weaker card is; an attack that waits for its answer stands out alone."""
    (view,) = [view for name, view in samples.tables().items() if view.attack is not None and len(view.columns()) == 4]
    card = next(one for one in view.columns()[-1].cards if one is not None)
    drawn = render.PICTURES[GAME].compose_table(view, NAMES, words_of_game(GAME)).layout()
    assert f"[{card} hand open]" in drawn
    for column in view.columns()[:-1]:
        assert all(f"[{one} hand shut]" in drawn for one in column.cards)


def tall(view: DefendersView) -> Canvas:
    return render.PICTURES[GAME].hand_composers[TALL](view, 0, NAMES, words_of_game(GAME), ())


def test_a_tall_picture_has_a_place_for_every_card_and_says_whose_it_is() -> None:
    """Those that were played leave theirs empty, but for the newest move, which is still to be read."""
    view = samples.example(9, samples.FIRST)
    placed = tall(view).placed
    for hand, kind in zip(view.hands, ("low", "other"), strict=True):
        assert all(any(what.startswith(f"[{card} {kind}") for _, _, what in placed) for card in hand)
    shown = sum(map(len, view.hands)) + (view.attack is not None)
    assert [what for _, _, what in placed].count("[left]") == 20 - shown
    assert "[stronger]" not in [what for _, _, what in placed]  # before an answer nothing is newer than the attack
    answered = tall(samples.example(8, samples.FIRST)).placed
    newest = samples.example(8).columns()[-1].cards
    assert [what for _, _, what in answered if " late]" in what] == sorted(
        (f"[{card} {kind} late]" for card, kind in zip(newest, ("low", "other"), strict=True)),
        key=lambda what: [*DECK].index(Card(what[1:3])),
    )
    assert [what for _, _, what in answered].count("[stronger]") == 1


def lit(hands: list[list[str]], card: str) -> list[str]:
    """What is lit in a tall picture of whoever has to answer."""
    view = samples.view(samples.FIRST, {"hands": hands, "attacker": 1}, [(1, samples.attack(card))], "basic")
    return [what for _, _, what in tall(view).placed if what.startswith("[band")]


def test_what_fits_an_attack_is_lit_as_a_row_or_as_a_column() -> None:
    """The same Element answers, which is a row; without it the same Level, a column (ED-4.1, ED-4.2)."""
    (row,) = lit([["E5", "E3", "F2", "W2"], ["E2", "A1", "A5", "W4"]], "E2")
    (column,) = lit([["F2", "F3", "W2", "W5"], ["E2", "A1", "A5", "W4"]], "E2")
    wide, high = ([int(side) for side in one[6:-1].split("x")] for one in (row, column))
    assert wide[0] > wide[1]
    assert high[0] < high[1]


def test_a_tall_picture_of_a_long_hand_leaves_room_for_what_is_said_and_for_its_buttons() -> None:
    """On a phone of 400 by 693 pixels a message is 317 wide. Below the picture stand some five lines and five rows."""
    state, drawn = samples.GAME.new(seats=2, seed="samples", options={"mode": "basic"}), 0
    while len(state.see(seat := state.active[0]).hands[seat]) > 5:
        high = size(render.hand_picture(VOICE, GAME, state.see(seat), NAMES, state.legal(seat), shape=TALL))
        assert high[1] * 317 / high[0] <= 330
        state.play(seat, state.legal(seat)[0])
        drawn += 1
    assert drawn >= 4


@pytest.mark.parametrize("mode", MODES)
def test_from_the_first_move_of_a_round_to_its_last_nothing_jumps_in_a_tall_picture(mode: str) -> None:
    """Each card has one size and one place, whoever holds it, and keeps it when it is played; so has each row."""
    places: dict[str, set[tuple[int, int]]] = {}
    heights = set()
    for ply in walk(Setting(samples.GAME, 2, {"mode": mode}), "steady"):
        view = cast(DefendersView, ply.state.see(samples.FIRST))
        if view.is_over:
            continue
        drawn = render.PICTURES[GAME].hand_composers[TALL](
            view, 0, NAMES, words_of_game(GAME), ply.state.legal(samples.FIRST)
        )
        heights.add(drawn.height)
        for x, y, what in drawn.placed:
            kind, _, size = what.strip("[]").partition(" ")
            if (size.split()[:1] in (["low"], ["other"]) and kind != "sample") or kind == "row":
                places.setdefault(what if kind == "row" else kind, set()).add((x, y))
    assert len(heights) == 1
    assert len(places) == 20 + 4
    assert all(len(at) == 1 for at in places.values()), places


def forced_moves(cards: list[list[str]], attacker: int, moves: samples.Moves) -> list[bool]:
    view = samples.view(samples.FIRST, {"hands": cards, "attacker": attacker}, moves, "basic")
    return [column.forced for column in view.columns()][-len(moves) // 2 :]


def test_an_answer_that_was_forced_is_marked() -> None:
    """Whatever else is in the hand does not fit: another card of the Element, or without it one of the Level, does."""
    hands = [["E5", "F3", "W2"], ["E4", "E3", "F2"]]
    moves = [(0, samples.attack("F3")), (1, samples.defend("F2")), (0, samples.attack("E5")), (1, samples.defend("E3"))]
    assert forced_moves(hands, 0, moves) == [True, False]
    assert forced_moves(hands, 0, [(0, samples.attack("W2")), (1, samples.defend("F2"))]) == [True]
    for number, marked in ((2, 1), (4, 0)):
        view = samples.view(samples.FIRST, {"hands": hands, "attacker": 0}, moves[:number], "basic")
        assert view.columns()[-1].forced == bool(marked)
        for shape in SHAPES:  # of the newest move: what came before is past
            drawn = render.PICTURES[GAME].hand_composers[shape](view, 0, NAMES, words_of_game(GAME), ())
            assert [what for _, _, what in drawn.placed].count("[forced]") == marked
    assert re.search(r"The only answer: .*Bo in (\d )*8\.", draw_hand(GAME, view, NAMES).alt)


def test_of_a_mystic_that_may_have_challenged_nothing_is_said_but_what_is_so_either_way() -> None:
    hands = [["E5", "F5", "W2"], ["E4", "E3", "A5"]]
    moves = [(0, samples.challenge("E5")), (1, samples.defend("A5"))]
    view = samples.view(samples.FIRST, {"hands": hands, "attacker": 0}, moves)
    assert not view.columns()[-1].forced


@pytest.mark.parametrize("mode", MODES)
def test_what_stands_out_is_what_is_legal(mode: str) -> None:
    for number in range(30):
        for ply in walk(Setting(samples.GAME, 2, {"mode": mode}), f"open {number}"):
            legal = map(engine.to_json, ply.state.legal(ply.seat))
            assert set(seen(ply).playable_now) == {action["card"] for action in legal if "card" in action}


@pytest.mark.parametrize("mode", MODES)
def test_the_piles_show_who_attacked(mode: str) -> None:
    for number in range(30):
        attackers: list[int] = []
        for ply in walk(Setting(samples.GAME, 2, {"mode": mode}), f"moves {number}"):
            view = seen(ply)
            if view.phase in ("mediator", "answer") or view.move == 1:
                attackers.clear()
            if view.phase == "defend":
                attackers.append(view.attacker)
            if view.card_to_reuse is None:
                assert [move.attacker for move in view.columns()] == attackers


MOVES = [
    (1, samples.attack("E2")), (0, samples.defend("E1")),
    (1, samples.attack("F4")), (0, samples.defend("F5")),
    (0, samples.attack("A3")), (1, samples.defend("A5")),
]  # fmt: skip


def test_a_round_that_is_over_is_seen_until_the_next_one_has_two_moves() -> None:
    later = [(1, samples.PASS)]
    for number in range(3):
        view = samples.view(None, samples.EXAMPLE, [*samples.COURSE, *later])
        table, hand = (
            render.table_picture(VOICE, GAME, view, NAMES),
            draw_hand(GAME, msgspec.structs.replace(view, viewer=0), NAMES),
        )
        piles = "Ada's pile Earth 2 Air 5 Water 2 Fire 2 Fire 4. Bo's pile Earth 1 Fire 5 Water 4 Fire 1."
        assert f"Round 1 ended like this: {piles} The stronger card: Ada in 1 4, Bo in 2 3." in table.alt
        acted = number > 0  # with E1, in the first move: from then on the round before is no news
        assert ("Round 1 went to you with the Warden of Fire" in hand.alt) != acted
        later += MOVES[2 * number : 2 * number + 2]
    view = samples.view(None, samples.EXAMPLE, [*samples.COURSE, *later])
    assert "ended like this" not in render.table_picture(VOICE, GAME, view, NAMES).alt
    assert "Round 1" not in draw_hand(GAME, msgspec.structs.replace(view, viewer=0), NAMES).alt


@pytest.mark.parametrize("shape", SHAPES)
def test_whoever_has_gone_on_from_the_end_of_a_round_sees_nothing_more_of_it(shape: str) -> None:
    view = samples.view(samples.SECOND, samples.EXAMPLE, [*samples.COURSE, (1, samples.PASS)])
    for seen, told in ((view, True), (view.gone_on(), False)):
        drawn = render.PICTURES[GAME].hand_composers[shape](seen, 1, NAMES, words_of_game(GAME), ())
        assert ("Round 1 goes to Ada" in [what for _, _, what in drawn.placed]) is told
        assert ("Round 1 went to" in render.hand_picture(VOICE, GAME, seen, NAMES, (), shape=shape).alt) is told


def test_how_the_round_before_lay_survives_a_restart_and_is_none_of_the_rules_view() -> None:
    state = samples.GAME.new(2, "", {"mode": "advanced", "position": samples.EXAMPLE})
    for seat, action in samples.COURSE:
        state.play(engine.Seat(seat), samples.GAME.action(action))
    seen = state.see(None)
    assert seen.last_piles is not None
    again = samples.GAME.new(2, "", {"position": state.position()})
    assert again.see(None) == seen
    assert "last_piles" not in state.view(None)
    old = {name: value for name, value in state.position().items() if name != "last_piles"}
    assert samples.GAME.new(2, "", {"position": old}).see(None).last_piles is None


@pytest.mark.parametrize("piles", [[["E4", "E4"], ["E1"]], [["E1"], ["E4"]], [["E4", "E2"], []]])
def test_piles_that_cannot_have_lain_so_are_refused(piles: list[list[str]]) -> None:
    state = samples.GAME.new(2, "", {"mode": "advanced", "position": samples.EXAMPLE})
    for seat, action in samples.COURSE:
        state.play(engine.Seat(seat), samples.GAME.action(action))
    with pytest.raises(engine.BadOptions, match="each side played cards of its own"):
        samples.GAME.new(2, "", {"position": state.position() | {"last_piles": piles}})


def test_the_last_message_shows_what_the_last_picture_shows() -> None:
    view = samples.hands()["final"]
    assert draw_hand(GAME, view, NAMES).alt == render.table_picture(VOICE, GAME, view, NAMES).alt
    lines = render.PICTURES[GAME].compose_hand(view, NAMES, words_of_game(GAME), ()).layout()
    assert "You win, 80 to 70." in lines
    assert "Round 2 goes to you" in lines
    assert "left in hand" in lines


def test_a_tie_of_two_mediators_tells_of_no_tenth_move() -> None:
    tie = {"round": 2, "mediators": ["W1", "F2"], "attacker": 0, "hands": [["E5"], ["E4"]]}
    view = samples.view(samples.FIRST, tie, [(0, samples.attack("E5")), (1, samples.defend("E4"))])
    assert view.outcome is not None
    for picture in (render.table_picture(VOICE, GAME, view, NAMES), draw_hand(GAME, view, NAMES)):
        assert "move 10" not in picture.alt
    for canvas in (
        render.PICTURES[GAME].compose_table(view, NAMES, words_of_game(GAME)),
        render.PICTURES[GAME].compose_hand(view, NAMES, words_of_game(GAME), ()),
    ):
        assert "move 10" not in canvas.layout()


def test_hands_differ_where_cards_differ() -> None:
    first, second = (samples.example(0, seat) for seat in (samples.FIRST, samples.SECOND))
    assert draw_hand(GAME, first, NAMES).png != draw_hand(GAME, second, NAMES).png


@pytest.mark.parametrize(
    ("card", "points", "righteous", "product"),
    [("F4", 70, False, (7, 10)), ("A3", 32, False, (8, 4)), ("W1", 154, True, (11, 7)), ("E5", 242, True, (11, 11))],
)
def test_the_points_are_a_product(card: str, points: int, righteous: bool, product: tuple[int, int]) -> None:
    assert factors(Card(card), points, righteous) == (*product, righteous)


def test_alt_text_of_a_table() -> None:
    assert render.table_picture(VOICE, GAME, samples.tables()["middle"], NAMES).alt == (
        "Elemental Defenders, advanced, round 1 of 2, move 4. "
        "Ada's hand: Earth 4, Fire 4 3 2, Air 4, Water 1. Ada: 0 points, pile Earth 2 Air 5 Water 2, Mediator Water 3. "
        "Bo's hand: Earth 5 3, Air 3 2 1, Water 5. Bo: 0 points, pile Earth 1 Fire 5 Water 4 Fire 1. "
        "The stronger card: Ada in 1, Bo in 2 3. Bo attacks with the Neonate of Fire; Ada to answer."
    )


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("final", "The game is over. Bo wins, 80 to 70. "),
        ("righteous", "The game is over. Ada wins, 242 to 0. "),
        ("resigned", "The game is over. Bo wins: Ada resigned. "),
        ("draw", "The game is over. A draw, 32 to 32. "),
    ],
)
def test_alt_text_at_the_end_begins_with_who_won(name: str, words: str) -> None:
    assert render.table_picture(VOICE, GAME, samples.tables()[name], NAMES).alt.startswith(words)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        (
            "final",
            "Round 2 went to Bo with the Warden of Earth, with a Mediator: Virtue 10 × (10 − 3 left in hand + 1) = 80.",
        ),
        ("righteous", "Round 2 went to Ada with the Mystic of Earth, a Righteous Victory: Virtue 11 × 11 × 2 = 242."),
        ("after a tie", "Round 1 was a tie."),
        ("challenge", "Ada attacks with the Mystic of Air, a Challenge; Bo to answer."),
        ("second mediator", "Bo may put a Mediator aside."),
    ],
)
def test_alt_text_of_special_moments(name: str, words: str) -> None:
    assert words in render.table_picture(VOICE, GAME, samples.tables()[name], NAMES).alt


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("challenged", "Your turn, what answers: Earth 5, Fire 5, Water 5."),
        ("has to answer", "Your turn, what answers: Fire 4 3 2."),
        ("attacks", "Your turn. You are to attack."),
        ("ninth card answers", "Your turn, the Fire 1 is used once more."),
        ("other's turn", "move 4: Earth 5 3, Air 3 2 1, Water 5. You attack with the Neonate of Fire; Ada to answer."),
    ],
)
def test_alt_text_of_a_hand(name: str, words: str) -> None:
    assert words in draw_hand(GAME, samples.hands()[name], NAMES).alt


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("mode", MODES)
def test_nothing_is_cut_in_a_hand_against_the_computer(mode: str, shape: str) -> None:
    """Neither whose cards lie in a row, nor what a round has paid."""
    for number in range(4):
        for ply in walk(Setting(samples.GAME, 2, {"mode": mode}), f"cut {number}"):
            view = ply.state.see(samples.FIRST)
            legal = ply.state.legal(samples.FIRST)
            hand = render.PICTURES[GAME].compose_hand(view, ("Ada", "Computer"), words_of_game(GAME), legal, shape)
            assert not [what for _, _, what in hand.placed if "…" in what]


@pytest.mark.parametrize(("shape", "told"), [(WIDE, "70"), (TALL, "points: you 0 · Bo 70"), (LARGE, "70")])
def test_a_hand_says_what_the_first_round_has_paid_as_long_as_the_second_one_goes_on(shape: str, told: str) -> None:
    second = {"round": 2, "hands": [["E5", "E3", "W2"], ["F4", "A2", "A3"]], "attacker": 0, "scores": [0, 70]}
    paid = {"round": 1, "opener": 0, "winner": 1, "card": "F4", "left": 3, "mediator": False, "move": 7, "points": 70}
    view = samples.view(samples.FIRST, second | {"results": [paid]}, [])
    hand = render.PICTURES[GAME].compose_hand(view, NAMES, words_of_game(GAME), (), shape)
    assert told in [what for _, _, what in hand.placed]


def test_the_attack_stands_out_in_its_place() -> None:
    begun = {"hands": [["E5", "E3", "W2"], ["F4", "A3"]], "attacker": 1, "attack": "E2"}
    view = samples.view(samples.FIRST, begun, [])
    drawn = render.PICTURES[GAME].compose_hand(view, NAMES, words_of_game(GAME), ()).layout()
    assert "[E2 other open]" in drawn
    assert drawn.count("[strike]") == 1


def test_the_last_picture_on_a_phone_shows_what_could_not_be_answered_among_all_cards() -> None:
    """To whoever has played: with the attack in its place, its row and column lit, and why above it."""
    lost = {"round": 2, "hands": [["F3", "A2"], ["W4", "F5"]], "attacker": 1, "scores": [70, 0]}
    view = samples.view(samples.FIRST, lost, [(1, samples.attack("W4"))], "basic")
    drawn = render.PICTURES[GAME].end_composers[TALL](view, NAMES, words_of_game(GAME))
    placed = [what for _, _, what in drawn.placed]
    assert "You can't answer the Warden of Water." in placed
    assert "[W4 other open]" in placed
    assert len([what for what in placed if what.startswith("[band")]) == 2
    assert placed.index("You can't answer the Warden of Water.") < placed.index("[W4 other open]")
    assert drawn.height <= 730  # 380 pixels of a phone, beside what is told and four lines of buttons


def test_a_plain_step_of_a_lesson_shows_neither_what_was_played_before_it_nor_what_it_pays() -> None:
    hands = {"hands": [["F3", "W4"], ["F5", "A1"]], "attacker": 0}
    start = samples.view(samples.FIRST, hands, [], "basic")
    moves = [(0, samples.attack("F3")), (1, samples.defend("F5"))]
    for later in (start, samples.view(samples.FIRST, hands, moves, "basic")):
        for shape in SHAPES:
            compose, words = render.PICTURES[GAME].hand_composers[shape], words_of_game(GAME)
            placed = [what for _, _, what in compose(later.in_lesson(start), 0, NAMES, words, ()).placed]
            assert not [what for what in placed if "Virtue" in what or "points" in what or "move" in what]
            newest = [] if later is start else ["[F5 other late]", "[F3 low late]"]
            assert [what for what in placed if " late]" in what] == newest
    assert "names_virtues" not in samples.GAME.new(2, "", {"position": hands}).view(samples.FIRST)


LONG = ("Maximiliana Oberlechner", "Computer (normal)")
CARDS_END, ACCOUNTS = 610, (378, 438)
"""Where the score begins in a seat's own last picture, and where the rows of the rounds lie in everybody's."""


@pytest.mark.parametrize("mode", MODES)
def test_the_last_pictures_show_every_card_and_every_word(mode: str) -> None:
    for number in range(12):
        state = played(Setting(samples.GAME, 2, {"mode": mode}), f"last pictures {number}")
        assert state.outcome is not None
        for seat in (samples.FIRST, samples.SECOND):
            own = render.PICTURES[GAME].compose_hand(state.see(seat), LONG, words_of_game(GAME), ())
            rows = [sorted(x for x, at, what in own.placed if at == y and " small" in what) for y in (240, 316)]
            for row in rows:
                assert all(x + SMALL.width <= CARDS_END for x in row)
                assert all(right - left >= SMALL.width for left, right in pairwise(row))
        table = render.PICTURES[GAME].compose_table(state.see(None), LONG, words_of_game(GAME))
        for height in ACCOUNTS:
            (left, title), (x, account) = sorted((x, what) for x, y, what in table.placed if y == height)
            assert left + text_width(title, STRONG) < x, title
            assert x + text_width(account, TEXT) <= 980, account


def test_the_verdict_stands_above_the_rounds() -> None:
    own = render.PICTURES[GAME].compose_hand(samples.hands()["final"], NAMES, words_of_game(GAME), ())
    drawn = [what for _, _, what in own.placed]
    assert drawn.index("You win, 80 to 70.") > drawn.index("Round 2 goes to you")  # a plate covers what is around it


def test_the_marks_of_a_small_card_leave_its_element_its_number_and_its_star_whole() -> None:
    """On cards as small as these a mark over the star or the number left nobody able to say which card it was."""
    card, weaker = Card("E3"), Card("A3")
    whole, (x, y) = Canvas(table_parts.felt_backdrop(120, 120)), (40, 40)
    parts.draw_card(whole, x, y, card, SMALL, FELT)
    marked = Canvas(table_parts.felt_backdrop(120, 120))
    parts.draw_played_card(marked, x, y, Column((weaker, card), 0, forced=True), 1, SMALL)
    drawn = [Image.open(io.BytesIO(one.png())).convert("RGB") for one in (whole, marked)]
    assert {"[stronger]", "[forced]"} <= {*re.findall(r"\[\w+\]", marked.layout())}
    face = x + 10, y + 10, x + SMALL.width - 2, y + SMALL.height
    assert drawn[0].crop(face).tobytes() == drawn[1].crop(face).tobytes()
