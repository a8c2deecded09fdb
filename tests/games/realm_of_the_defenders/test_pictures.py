"""The pictures of Realm of the Defenders: what lies in a row, what is marked, decks, and what the alt texts say."""

import io
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, cast

import msgspec
import pytest
from PIL import Image, ImageChops

import render
from engine import Seat
from engine.realm_of_the_defenders import CARDS, STANDARD_DECK
from engine.realm_of_the_defenders.actions import DONE
from engine.realm_of_the_defenders.cards import MONEY, Card
from engine.realm_of_the_defenders.view import RealmView
from render.kit import plates, table_parts
from render.kit.canvas import Canvas
from render.kit.cards import MARGIN
from render.kit.palette import GOLD, OCHRE, PANEL, Colour
from render.kit.shapes import TALL, TALLEST
from render.realm_of_the_defenders import cells, faces, parts
from render.realm_of_the_defenders.castle_sprites import castle_sprite
from render.realm_of_the_defenders.choosable import Choosable
from tests.games.realm_of_the_defenders import samples
from tests.games.realm_of_the_defenders.test_rules import play, table
from tests.render.test_sizes import faults
from tests.support.english import VOICE
from tests.support.samples import legal_in
from words import words_of_game
from words.realm_of_the_defenders import RealmWords

GAME = "realm_of_the_defenders"
NAMES = ("Ada", "Bo", "Cleo", "Dan")


def words() -> RealmWords:
    return cast(RealmWords, words_of_game(GAME))


def shown(view: RealmView) -> str:
    return render.PICTURES[GAME].compose_table(view, NAMES, words()).layout()


def read(view: RealmView) -> str:
    """What is written on a table, one line after the other."""
    return " ".join(what for _, _, what in render.PICTURES[GAME].compose_table(view, NAMES, words()).placed)


def held(view: RealmView) -> str:
    return render.PICTURES[GAME].compose_hand(view, NAMES, words(), legal_in(GAME, view)).layout()


def alt(name: str) -> str:
    return render.table_picture(VOICE, GAME, samples.tables()[name], NAMES).alt


def test_whoever_has_resigned_is_marked_during_the_bids_too() -> None:
    begun = samples.view(None, 3, [(2, samples.RESIGN)])
    assert "out" in read(begun).split()
    assert "out" not in read(samples.tables()["bids"]).split()


def test_all_cards_differ_in_every_size() -> None:
    for size in (faces.MIDDLE, faces.LITTLE):
        assert len({faces.card_face(card, size).tobytes() for card in CARDS}) == 53


def test_the_corner_of_a_card_names_it_when_others_lie_over_it() -> None:
    """What looks out of a row that is as close as can be."""
    corners = {
        faces.card_face(card, faces.MIDDLE).crop((0, 0, parts.COVERED_CARD_PART, faces.MIDDLE.height)).tobytes()
        for card in CARDS
    }
    assert len(corners) == 53


def test_a_ten_keeps_its_nought_where_many_cards_lie_side_by_side() -> None:
    """Whatever else there is: cards of one figure need less room."""
    canvas = Canvas(table_parts.felt_backdrop(1000, 100))
    tens: list[Card] = ["10S", "10C", "10D", "10H"]
    cards: list[Card] = ["2C", "3C", *tens, "4D", "5D", "6D", "7D", "8D", "9D"]
    end = parts.draw_card_row(canvas, 20, 10, 430, cards, faces.LITTLE, PANEL)
    at = {what[1:].split()[0]: x for x, _, what in canvas.placed}
    places = [*sorted(at.values()), end]
    for ten in tens:
        assert places[places.index(at[ten]) + 1] - at[ten] >= 38
    assert end <= 20 + 430


@pytest.mark.parametrize(("card", "colour"), [("KS", OCHRE.dark), ("AS", GOLD.mid)])
def test_a_shield_hides_neither_a_beard_nor_rays(card: Card, colour: Colour) -> None:
    shield = MARGIN, MARGIN + 66, MARGIN + 41, MARGIN + 106

    def found(shielded: bool) -> int:
        behind = faces.card_face(card, faces.MIDDLE, shielded).crop(shield).convert("RGB")
        return sum(count for count, pixel in behind.getcolors(4096) or [] if pixel == colour)

    assert found(shielded=False)
    assert not found(shielded=True)


def test_who_is_asked_between_is_asked_for_an_answer_and_no_more() -> None:
    tables = samples.tables()
    assert "[label to move]" in shown(tables["middle"])
    for name in ("four in a battle", "stopped and struck", "who is hit"):
        assert shown(tables[name]).count("[label to answer]") == 1
        assert "[label to move]" not in shown(tables[name])
    assert shown(tables["bids"]).count("[label to bid]") == 2


def test_a_battle_shows_what_is_stopped_sacrificed_and_struck_back_with() -> None:
    layout = shown(samples.tables()["stopped and struck"])
    for part in ("[9C stopped]", "[2S little fallen]", "[10C little]", "[arrow up]", "[10S]"):
        assert part in layout
    assert "[10S red]" not in layout, "who is saved is no more marked than others"
    assert "[gate]" in shown(samples.tables()["nobody at the gate"])


def test_who_fell_stays_until_somebody_acts_in_a_later_turn() -> None:
    layout = shown(samples.tables()["who fell"])
    assert "[9S fallen]" in layout and "[QS 15 fallen red]" in layout
    assert layout.count(" fallen") == 3, "with who was sacrificed"
    assert "[8S]" in layout and "[10S]" in layout
    assert "attacked" in layout and "3 fell" in layout
    assert "[9S fallen]" in held(samples.hands()["paying for the fallen"])
    text = alt("who fell")
    assert "Ada has attacked Bo: 9♠ (a) with 9♣ (stopped) and 8♠ (b) with 6♣ against 10♠ (e), 2♠ sacrificed" in text
    assert "Fallen: Ada's 9♠ (a) and Bo's Q♠ (g)." in text


def test_the_final_picture_says_what_decided_the_game() -> None:
    assert "Bo has no Fortress left" in shown(samples.tables()["final battle"])
    assert "[2S fallen red]" in shown(samples.tables()["final battle"])
    assert "more toughness at the end: 9 to 8" in read(samples.tables()["final by toughness"])
    assert "What decided it: more toughness at the end: 9 to 8." in alt("final by toughness")
    assert "Fortresses, toughness and Courage are equal" in read(samples.tables()["draw"])


def test_a_realm_that_is_out_is_veiled() -> None:
    assert shown(samples.tables()["four in a battle"]).count("[veil") == 1
    assert shown(samples.tables()["final"]).count("[veil") == 2


def test_an_elder_bears_its_toughness_and_lies_over_the_money() -> None:
    lines = shown(samples.tables()["middle"]).splitlines()
    elder = next(number for number, line in enumerate(lines) if "[X1 7]" in line)
    money = [line.split("[")[1] for line in lines[:elder] if "D middle]" in line]
    assert money == ["5D middle]", "2D middle]"]
    assert "[KS 15 resting]" in shown(samples.tables()["middle"])


def test_every_defender_has_its_letter_below_the_card() -> None:
    for layout in (shown(samples.tables()["middle"]), held(samples.hands()["seven cards"])):
        assert [line[-2] for line in layout.splitlines() if "[letter " in line] in (list("abcdefg"), list("efgabcd"))


def test_a_hand_shows_both_realms_and_what_can_be_chosen() -> None:
    layout = held(samples.hands()["seven cards"])
    assert layout.count("[castles") == 2
    assert "Bo\n" in layout and "You\n" in layout
    assert "[veil" not in layout  # a Spade can be deployed, Money pays for it, the rest can be placed after that
    assert "[veil" not in held(samples.hands()["other's turn"])


def test_in_the_main_step_what_pays_and_what_can_still_be_placed_is_not_dimmed() -> None:
    seen = samples.hands()["seven cards"]
    legal = legal_in(GAME, seen)
    hand = frozenset(seen.own().hand)
    assert Choosable.from_legal(seen, legal).hand == hand
    fought = msgspec.structs.replace(seen, attacked=True)
    can = Choosable.from_legal(fought, legal).hand
    assert can is not None
    assert can < hand
    assert can >= hand & MONEY
    assert Choosable.from_legal(fought, [DONE]).hand == frozenset()


def test_what_an_answer_takes_from_the_hand_is_not_dimmed_and_gold_is_what_can_be_chosen() -> None:
    """Clubs strike back; of the Spades only an overwhelmed Defender is helped, or by a Jack that can be paid for."""
    held = {"hand": ["5S", "JS", "7C", "2D"], "defenders": ["10S", "2S"]}
    answers: tuple[tuple[list[str], frozenset[Card]], ...] = (
        (["2H"], frozenset({"7C"})),
        (["KH"], frozenset({"7C", "JS"})),
    )
    for courage, useful in answers:
        state = table({"defenders": ["9S"], "power": ["9C"]}, {**held, "courage": courage})
        play(state, 0, "attack", seat=1)
        play(state, 0, "against", defender=2)
        can = Choosable.from_legal(state.see(Seat(1)), state.legal(Seat(1)))
        assert (can.hand, can.defenders) == (useful, frozenset({2}))


def test_what_strikes_back_is_gold_in_the_hand_as_in_the_pool() -> None:
    state = table(
        {"defenders": ["9S"], "power": ["9C"]},
        {"hand": ["5S", "7C"], "power": ["3C"], "defenders": ["10S"], "courage": ["2H"]},
    )
    play(state, 0, "attack", seat=1)
    play(state, 1, "retaliate", **{"with": 2})
    layout = held(state.see(Seat(1)))
    assert "[7C middle gold]" in layout
    assert "[3C little gold]" in layout
    assert "[5S middle]" in layout


@pytest.mark.parametrize(
    ("cards", "defenders", "power"),
    [(7, 2, 3), (8, 2, 6), (8, 4, 3), (9, 1, 0)],
)
def test_in_large_type_cards_of_a_hand_lie_side_by_side(cards: int, defenders: int, power: int) -> None:
    """As long as no battle needs the room: all of each card can be seen."""
    own = {"hand": ["KH"] * cards, "defenders": ["QS"] * defenders, "power": ["2C"] * power, "courage": ["2H", "KH"]}
    state = table(own, {"defenders": ["9S", "10S", "JS"], "hand": ["2D"]})
    drawn = render.PICTURES[GAME].compose_hand(state.see(Seat(0)), NAMES, words(), state.legal(Seat(0)), "large")
    held = [x for x, _, what in drawn.placed if what == "[KH middle]"]
    assert len(held) == cards
    assert all(after - before >= faces.MIDDLE.width for before, after in pairwise(held))


def test_paid_cards_are_raised_in_the_hand() -> None:
    layout = held(samples.hands()["rich"])
    assert layout.count("middle gold]") == 1
    assert "[10D middle gold]" in layout
    assert held(samples.hands()["bidding"]).count(" gold]") == 2


def test_alt_texts() -> None:
    assert alt("bids") == (
        "Realm of the Defenders. Who goes first? Bid any number of cards; the most wins, all bids are lost.\n"
        "Ada: 2 Fortresses, hand 10, deck 42.\nBo: 2 Fortresses, hand 10, deck 42, has bid.\n"
        "Cleo: 2 Fortresses, hand 10, deck 42.\nWaiting for Ada and Cleo."
    )
    assert (
        "Ada attacks Bo: 9♠ (a) with 9♣ (stopped) and 8♠ (b) with 6♣ against 10♠ (e), 2♠ sacrificed, who strikes"
        in alt("stopped and struck")
    )
    assert "Elder of 7 (c) on 5♦ 2♦, K♠ (d), not ready; Courage ×3, worth 28 (4♥ 9♥ K♥); Power ×4, hand 7" in alt(
        "middle"
    )
    assert "Dan (out): 0 Fortresses; no Defender; no Courage; " in alt("four in a battle")
    assert alt("draw").startswith("The game is over. A draw")


def test_the_alt_text_of_a_hand_names_the_defenders_of_both_and_all_that_can_be_done() -> None:
    view = samples.hands()["seven cards"]
    text = render.hand_picture(VOICE, GAME, view, NAMES, legal_in(GAME, view)).alt
    assert text.startswith(
        "Your hand: 4♠ 3♦ 6♦ 9♦ Q♦ 3♥ J♥. Your Power pool: 6♣ 9♣ 10♣ K♣ (40 in all).\nYour realm: 2 Fortresses; "
    )
    assert "Bo: 1 Fortress; Defenders 10♠ (e), Elder of 7 (f) on 7♦, Q♠ (g); " in text
    assert text.endswith(
        "You can choose: Deploy 4♠, Elder in play (c): get a fallen Defender back, "
        "Attack Bo, Dismantle a Fortress, End turn."
    )


@pytest.mark.parametrize(
    ("deck", "text"),
    [
        (STANDARD_DECK, "Standard: 54 cards, 500 of 500 points. 2♠, 3♠, "),
        (["9S"] * 4 + ["X1"] * 5, "Standard: 9 cards, 146 of 500 points. 9♠ ×4, Elder ×5."),
        ([], "Standard: no cards yet."),
        (list(CARDS) * 30, "Standard: 1,590 cards, "),
    ],
    ids=["standard", "few", "none", "far too many"],
)
def test_decks(deck: Sequence[str], text: str) -> None:
    picture = render.deck_picture(VOICE, GAME, deck, "Standard")
    assert picture == render.deck_picture(VOICE, GAME, list(reversed(deck)), "Standard")
    assert picture.alt.startswith(text)
    assert len(picture.alt) <= 1024
    assert len(picture.png) <= 40_000
    width, height = Image.open(io.BytesIO(picture.png)).size
    assert width == 1000
    assert height <= table_parts.HIGHEST


def test_what_is_no_card_is_no_deck() -> None:
    with pytest.raises(msgspec.ValidationError):
        render.deck_picture(VOICE, GAME, ["1S"], "Odd")


def test_the_final_picture_opens_what_was_hidden() -> None:
    final = samples.tables()["final battle"]
    assert "in hand" in shown(final)
    assert "[QD little]" in shown(final)
    assert "[2D little]" not in shown(final), "what lay next in the deck is told by the alt text alone"
    assert "in hand 4♠ 3♦ 6♦ 9♦ Q♦ 3♥ J♥; Power 6♣ 10♣ K♣; next in the deck 2♦" in alt("final battle")
    assert "in hand" not in alt("who fell")
    assert samples.tables()["who fell"].left is None


def test_what_lies_open_covers_neither_the_edge_of_its_realm_nor_other_cards() -> None:
    drawn, plate = (Canvas(table_parts.felt_backdrop(table_parts.WIDTH, table_parts.HIGHEST)) for _ in range(2))
    view, box = samples.tables()["final battle"], cells.Box(20, 20, 500, cells.OPEN_CELL_HEIGHT)
    assert view.left is not None
    rich = msgspec.structs.replace(view.left[0], power=("6C", "10C"))
    seat = msgspec.structs.replace(view.seats[0], courage=("8H", "QH"))
    cells.draw_cell(drawn, box, msgspec.structs.replace(view, left=(rich,) * 2, seats=(seat,) * 2), 0, "Ada", words())
    plate.put(table_parts.plate(box.width, box.height, False), box.x, box.y, plates.MARGIN)
    edge = (box.x, box.y + box.height - 3, box.x + box.width, box.y + box.height)
    assert drawn.image().crop(edge).tobytes() == plate.image().crop(edge).tobytes()
    ((x, y, _),) = [each for each in drawn.placed if each[2] == "[QH little]"]
    card = parts.card_sprite("QH", faces.LITTLE, PANEL).image
    bottom = MARGIN + faces.LITTLE.height - 6
    lain = drawn.image().crop((x + 10, y + bottom - MARGIN, x + 30, y + bottom - MARGIN + 6))
    left = card.width - faces.LITTLE.width - MARGIN
    assert lain.tobytes() == card.crop((left + 9, bottom, left + 29, bottom + 6)).tobytes()


def test_a_full_table_of_four_tells_its_battle_whatever_is_left_out() -> None:
    crowd = {**samples.CROWD, "fortresses": ["2C"]}
    begun = (*samples.GATE[:3], (0, {"type": "against", "defender": 14}))
    battle = samples.view(None, (crowd, crowd, crowd, crowd), begun)
    long = [letter * 32 for letter in "ẞWЖ@"]
    text = render.table_picture(VOICE, GAME, battle, long).alt
    assert len(text) <= 1024
    assert f"{long[0]} attacks {long[1]}: 2♠ (a) with 2♣ against 2♠ (n)." in text
    assert f"{long[3]}: 1 Fortress; 13 Defenders" in text
    assert text.endswith(f"Waiting for {long[0]}.")


def test_of_a_card_that_another_covers_only_the_corner_is_drawn() -> None:
    whole, covered = (faces.card_face("8S", faces.MIDDLE, signless=signless) for signless in (False, True))
    corner, rest = (0, 0, MARGIN + 27, whole.height), (MARGIN + 33, MARGIN + 8, MARGIN + 76, MARGIN + 104)
    assert covered.crop(corner).tobytes() == whole.crop(corner).tobytes()
    assert len(covered.crop(rest).getcolors() or ()) == 1 < len(whole.crop(rest).getcolors(1000) or ())


def test_an_hourglass_stands_above_the_face_of_a_king() -> None:
    king = faces.card_face("KS", faces.MIDDLE)
    changed = ImageChops.difference(king.convert("RGB"), faces.with_hourglass(king).convert("RGB")).getbbox()
    assert changed is not None
    assert changed[3] <= MARGIN + faces.MIDDLE.height - 60, "the figure is as high"


@pytest.mark.parametrize("name", ["final", "final of two", "final battle", "final by toughness", "draw"])
def test_a_last_picture_is_as_high_as_any(name: str) -> None:
    """Whatever there is to open, and however many realms there are."""
    picture = render.table_picture(VOICE, GAME, samples.tables()[name], ["Ada", "Bo", "Cleo"])
    assert Image.open(io.BytesIO(picture.png)).size == (1000, 636)


@pytest.mark.parametrize("name", ["final", "final of two", "final battle", "final by toughness", "draw"])
def test_a_last_picture_is_tall_for_whoever_wants_it_so(name: str) -> None:
    view = samples.tables()[name]
    canvas = render.PICTURES[GAME].end_composers[TALL](view, ("Maximiliana Oberlechner", *NAMES[1:]), words())
    assert not [*faults(canvas, TALL)]
    assert canvas.height <= TALLEST
    assert canvas.layout().count("[castles") == len(view.seating)
    picture = render.table_picture(VOICE, GAME, view, NAMES, TALL)
    assert picture.alt == alt(name)
    assert Image.open(io.BytesIO(picture.png)).width == canvas.width < 1000


def test_whoever_is_attacked_reads_you_in_their_battle() -> None:
    attacked = samples.view(1, (samples.ADA, samples.BO), samples.OVERWHELM)
    drawn = render.PICTURES[GAME].compose_hand(attacked, ["Ada", "Bo"], words_of_game(GAME), legal_in(GAME, attacked))
    said = [what for _, _, what in drawn.placed]
    assert said.count("You") == 2
    assert "Bo" not in said


def tall(view: RealmView) -> Canvas:
    return render.PICTURES[GAME].compose_hand(view, NAMES, words(), legal_in(GAME, view), TALL)


def where(canvas: Canvas, what: str) -> tuple[int, int]:
    """Where the first part of this name lies."""
    return next((x, y) for x, y, name in canvas.placed if name == what)


HELD = {"hand": ["2D"] * 7, "deck": ["2D"] * 9}
FEW = {**HELD, "defenders": ["9S", "8S"], "power": ["6C"], "courage": ["4H", "9H"]}
ATTACK: Sequence[tuple[int, dict[str, Any]]] = (
    (0, {"type": "attack", "seat": 1}),
    (0, {"type": "power", "card": "9C"}),
    (0, {"type": "against", "defender": 2}),
)
STAGES: dict[str, tuple[dict[str, Any], Sequence[tuple[int, dict[str, Any]]]]] = {
    "at the beginning": (HELD, ()),
    "with many Defenders": ({**FEW, "defenders": ["9S"] * 6}, ()),
    "with large pools": ({**FEW, "power": ["6C"] * 5, "courage": ["4H"] * 4}, ()),
    "with a long hand": ({**FEW, "hand": ["2D"] * 10}, ()),
    "without a hand": ({**FEW, "hand": []}, ()),
    "under attack": (FEW, ATTACK),
    "paying for the fallen": (FEW, [*ATTACK, (1, {"type": "done"})]),
}


def seen_by_bo(own: dict[str, Any], moves: Sequence[tuple[int, dict[str, Any]]]) -> Canvas:
    state = table({"defenders": ["9S"], "power": ["9C", "8C"], **HELD}, own)
    for seat, move in moves:
        play(state, seat, move["type"], **{name: value for name, value in move.items() if name != "type"})
    return tall(state.see(Seat(1)))


def below_own_castle(canvas: Canvas) -> dict[str, int]:
    """How far below the viewer's own castle the hand and the signs of their pools lie."""
    castle = max(y for _, y, what in canvas.placed if what.startswith("[castles"))
    parts = ("[2D middle]", "[sign C]", "[sign H]")
    return {
        part: max(y for _, y, what in canvas.placed if what == part) - castle
        for part in parts
        if part in shown_in(canvas)
    }


def shown_in(canvas: Canvas) -> list[str]:
    return [what for _, _, what in canvas.placed]


@pytest.mark.parametrize("stage", STAGES)
def test_on_a_phone_everything_has_one_size_and_one_place_over_a_whole_game(stage: str) -> None:
    """A battle comes between the realms: all that is one's own stays together."""
    usual, canvas = seen_by_bo(FEW, ()), seen_by_bo(*STAGES[stage])
    assert canvas.width == usual.width
    places = below_own_castle(canvas)
    assert places.items() <= below_own_castle(usual).items()
    assert {"[sign C]", "[sign H]"} <= {*places}
    assert canvas.height >= usual.height
    if "attack" not in stage and "paying" not in stage:
        assert canvas.height == usual.height


def test_on_a_phone_pools_lie_below_a_hand_that_they_would_leave_no_room() -> None:
    canvas = seen_by_bo({**FEW, "hand": ["2D"] * 16, "power": ["6C"] * 8}, ())
    assert not [*faults(canvas, TALL)]
    assert where(canvas, "[6C little]")[1] > where(canvas, "[2D middle]")[1]
    xs = [x for x, _, what in canvas.placed if what == "[2D middle]"]
    assert all(after - before >= 33 for before, after in pairwise(xs)), "the corner of each can be read"


def test_on_a_phone_a_battle_lies_between_the_two_realms() -> None:
    canvas = tall(samples.hands()["sent against one of three"])
    castles = [y for _, y, what in canvas.placed if what.startswith("[castles")]
    assert len(castles) == 2
    assert castles[0] < where(canvas, "[arrow right]")[1] < castles[1]


def test_a_castle_has_a_tower_for_each_fortress_and_stands_where_no_card_would_cover_another() -> None:
    assert castle_sprite(2, 2, (164, 94), "H").image.tobytes() != castle_sprite(1, 2, (164, 94), "H").image.tobytes()
    crowd = tall(samples.hands()["sent against one of many"])
    assert not [what for _, _, what in crowd.placed if what == "[place middle]"], "all of a row is needed"
    few = seen_by_bo(FEW, ())
    assert [what for _, _, what in few.placed if what == "[place middle]"]
