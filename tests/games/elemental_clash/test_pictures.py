"""The pictures of Elemental Clash: emblems, what stands out in a hand, cards and decks, what the alt texts say."""

import io
import re
from collections import Counter
from collections.abc import Mapping
from inspect import unwrap
from itertools import combinations
from typing import Any, cast

import msgspec
import pytest
from PIL import Image, ImageChops

import engine
import render
from engine.elemental_clash import POOL
from engine.elemental_clash.view import ClashView
from render import PICTURES
from render.elemental_clash import ClashPictures, faces, hand_cards, parts, rows, tiles
from render.elemental_clash.geometry import ASIDE_WIDTH
from render.elemental_clash.looks import CardLook, card_emblem
from render.elemental_clash.looks import card_looks as looks_of
from render.elemental_clash.seat_choices import playable_cards
from render.elemental_clash.short_names import LONGEST_WORD, NAME, short_names
from render.kit.lettering import text_width
from tests.games.elemental_clash import samples
from tests.support.english import VOICE
from tests.support.rules import Setting, walk
from tests.support.samples import draw_hand, legal_in
from words import voice_of, words_of_game
from words.elemental_clash import ClashWords

NAMES = ("Ada", "Bo")
PICTURE = cast(ClashPictures, PICTURES["elemental_clash"])
WORDS = cast(ClashWords, words_of_game("elemental_clash"))


def looks() -> Mapping[str, CardLook]:
    return looks_of(WORDS)


GAME = "elemental_clash"
FLASHES = {"decks": ["wildfire", "stilltide"]}
OTHERS = {"decks": ["storm_and_tide", "deeproot"]}


def size(picture: render.Picture) -> tuple[int, int]:
    return Image.open(io.BytesIO(picture.png)).size


def test_sizes() -> None:
    """No picture is higher than Discord shows it as wide as any, and in a film none moves."""
    going = {name: view for name, view in samples.tables().items() if view.outcome is None}
    shown = [render.table_picture(VOICE, GAME, view, NAMES) for view in going.values()]
    assert {size(picture)[0] for picture in shown} == {1000}
    assert max(size(picture)[1] for picture in shown) <= 636
    assert max(len(picture.png) for picture in shown) <= 60_000
    assert len({PICTURE.compose_film_shot(view, NAMES, WORDS).height for view in going.values()}) == 1
    own = {name: size(draw_hand(GAME, view, NAMES)) for name, view in samples.hands().items() if view.outcome is None}
    assert {wide for wide, _ in own.values()} == {1000}
    assert max(high for _, high in own.values()) <= 636
    assert own["empty"][1] <= 400


def test_creatures_that_can_be_moved_stand_out_with_the_spaces_for_them() -> None:
    position = {"seats": [{**samples.MIDDLE["seats"][0], "piles": []}, samples.MIDDLE["seats"][1]], "phase": "standby"}
    view = samples.view(samples.FIRST, position)
    assert view.decision is not None
    assert view.decision.kind == "move"
    drawn = PICTURE.compose_hand(view, NAMES, WORDS, legal_in(GAME, view)).layout()
    assert drawn.count("[space chosen]") == 6
    assert len(re.findall(r" [AD][1-5]$", drawn, re.M)) == 6
    for card in ("thicket_bull", "burrow_sow", "rootgate_warden", "acorn_sentry"):
        assert f"[tile {card} ringed]" in drawn
    assert "ringed" not in PICTURE.compose_hand(view, NAMES, WORDS, []).layout()


def test_every_card_of_a_hand_is_shown_with_its_text_or_small() -> None:
    for name in ("main", "other's turn", "window", "block"):
        view = samples.hands()[name]
        drawn = PICTURE.compose_hand(view, NAMES, WORDS, legal_in(GAME, view)).layout()
        below = drawn[drawn.rindex(WORDS.say("picture-discard")) :]
        assert all(f"[{card}" in below for card in view.seats[view.viewer].hand.cards), name


@pytest.mark.parametrize("position", [samples.FULL, samples.LAST])
def test_a_last_picture_is_as_high_as_others_and_shows_both_hands(position: Any) -> None:
    """Whatever lies on the field beside them."""
    seats = [{**side, "hand": ["gust_finch", "jupiter", "jupiter", "gale_roc"]} for side in position["seats"]]
    view = samples.view(position={**position, "seats": seats}, moves=((0, {"type": "resign"}),))
    canvas = PICTURE.compose_table(view, NAMES, WORDS)
    assert canvas.height == 636
    drawn = canvas.layout()
    held = drawn[drawn.index(WORDS.say("picture-left-hand")) :]
    assert (held.count("[gust_finch]"), held.count("[jupiter x2]")) == (2, 2)


# Emblems


def test_an_emblem_follows_from_its_card_alone() -> None:
    for look in looks().values():
        assert card_emblem(look, (60, 60)).tobytes() == card_emblem(look, (60, 60)).tobytes()


def test_no_two_emblems_are_alike() -> None:
    """Even at the size of a tile, any two differ clearly in at least a twentieth of their pixels."""
    drawn = {
        look.id: card_emblem(look, (faces.TILE_ART, faces.TILE_ART_HEIGHT)).convert("RGB").reduce(2)
        for look in looks().values()
    }
    assert len(drawn) == len(POOL.cards)
    for (one, first), (other, second) in combinations(drawn.items(), 2):
        apart = ImageChops.difference(first, second).convert("L").point([255 * (value > 24) for value in range(256)])
        share = apart.histogram()[255] / (apart.width * apart.height)
        assert share > 0.05, (one, other)


def test_every_card_has_a_tile_and_a_large_picture() -> None:
    for card in POOL.cards:
        look = looks()[card.id]
        assert faces.tile_sprite(look, None).image.width == faces.TILE_WIDTH + 2 * faces.MARGIN
    assert size(render_card := PICTURE.card_picture("cloud_shepherd", WORDS)) == (508, 700)
    assert render_card.alt == (
        "Cloud Shepherd: Nimbus, air II, 1/4. When played: Look at the top three cards of your Spellbook, put one back "
        "on top and the others under it. Your creatures next to it in the same zone are elusive (cannot be blocked)."
    )
    with pytest.raises(KeyError):
        PICTURE.card_picture("no_such_card", WORDS)


def test_a_card_that_a_game_adds_is_drawn_as_well() -> None:
    added = {"id": "t_yeti", "kind": "creature", "element": "air", "level": 1, "type": "Yeti", "atk": 1, "def": 2}
    position = {"seats": [{"deck": ["venus"], "hand": ["t_yeti"], "atk": {"1": "t_yeti"}}, {"deck": ["venus"]}]}
    state = samples.GAME.new(2, "", {"pool": [added], "position": position})
    assert "A1 t_yeti 1/2" in render.table_picture(VOICE, GAME, state.see(None), NAMES).alt
    assert "t_yeti (Yeti, air I, 1/2)" in draw_hand(GAME, state.see(samples.FIRST), NAMES).alt


# Hands


def legal_cards(state: engine.State[engine.Action], seat: engine.Seat) -> set[str]:
    legal = map(engine.to_json, state.legal(seat))
    return {
        action["card"]
        for action in legal
        if action["type"] in ("play", "stone", "choose", "target") and "card" in action
    }


@pytest.mark.parametrize("options", [FLASHES, OTHERS], ids=["flashes", "others"])
def test_what_stands_out_in_a_hand_is_what_can_be_played_or_chosen(options: dict[str, object]) -> None:
    for number in range(6):
        for ply in walk(Setting(samples.GAME, 2, options), f"hands {number}"):
            for seat in (samples.FIRST, samples.SECOND):
                now = playable_cards(cast(ClashView, ply.state.see(seat)), ply.state.legal(seat))
                assert (now or frozenset()) == legal_cards(ply.state, seat)
                if now is None:
                    assert not legal_cards(ply.state, seat)


def shown(view: Any) -> str:
    return PICTURE.compose_hand(view, NAMES, WORDS, legal_in(GAME, view)).layout()


def test_a_hand_shows_playable_cards_first() -> None:
    layout = shown(samples.hands()["main"])
    assert layout.index("[bark_mantle ready]") < layout.index("[hillbreaker dark]")
    assert "[flare_dart]" in shown(samples.hands()["other's turn"])
    assert "[flare_dart ready]" in shown(samples.hands()["window"])


@pytest.mark.thorough
@pytest.mark.parametrize("size", ["whole", "short", "line"])
def test_how_often_a_card_is_in_a_hand_stands_beside_its_name(
    monkeypatch: pytest.MonkeyPatch, size: hand_cards.CardSize
) -> None:
    """Nothing below the name's line is another for it: neither the text nor the numbers."""
    monkeypatch.setattr(hand_cards, "card_on_felt", lambda part, *_: part)
    by_length = sorted(looks().values(), key=lambda look: len(look.name))
    for look in [*by_length[::8], *by_length[-8:]]:
        one, two = (unwrap(hand_cards.hand_card)(look, size, None, count).image.convert("RGB") for count in (1, 2))
        changed = ImageChops.difference(one, two).convert("L").point([255 * (value > 40) for value in range(256)])
        left, top, right, bottom = changed.getbbox() or (0, 0, 0, 0)
        numbers = 0 if size != "line" or look.kind != "creature" else 70
        assert left >= hand_cards.LOW
        assert right <= faces.MARGIN + ASIDE_WIDTH - numbers
        assert faces.MARGIN <= top < bottom <= faces.MARGIN + 44, look.id


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "pt-BR"])
def test_no_name_is_cut_on_a_low_card(language: str) -> None:
    words = voice_of(language).words_of_kind(ClashWords)
    short = short_names([words.card(card.id) for card in POOL.cards])
    assert len(short) == len(POOL.cards)
    assert not [name for name in short.values() if text_width(name, NAME) > LONGEST_WORD]


def test_what_marks_a_card_as_new_lies_on_nothing_of_it() -> None:
    for high in (*rows.HEIGHTS, rows.PILE_HEIGHT):
        mask = parts.new_card_corners(tiles.WIDTH, high, 10).mask
        assert mask is not None
        margin = parts.CORNERS_MARGIN
        assert mask.getbbox() is not None
        assert mask.crop((margin, margin, margin + tiles.WIDTH, margin + high)).getbbox() is None


def test_the_alt_text_of_a_hand_says_what_is_printed_on_its_cards() -> None:
    seats = [
        {"deck": ["venus*9"], "hand": ["bramble_shoat", "bramble_shoat", "furrow_herald", "venus"]},
        {"deck": ["venus*9"]},
    ]
    view = samples.view(samples.FIRST, {"turn": 2, "seats": seats})
    assert draw_hand(GAME, view, NAMES).alt.startswith(
        "Your hand: Venus-Stone (stone, can be played now): Basic. Earth energy; "
        "2 Bramble Shoats (Beast, earth I, 2/2): When it is lost from your Spellbook, you may put it into a zone; "
        "Furrow Herald (Dryad, earth II, 2/3): When played: Search your Spellbook for a stone and take it into your "
        "hand. You may play one more stone this turn.\n"
    )


def test_of_the_cards_of_a_large_hand_those_that_can_be_played_keep_their_texts() -> None:
    """The others lose theirs word by word, and the field stays."""
    view = samples.hands()["main"]
    cards = [*view.seats[0].hand.cards]
    lengths = []
    for extra in ("caldera_drake", "rootgate_warden", "cloud_shepherd", "furrow_herald", "slag_drake", "gale_roc"):
        cards.append(extra)
        own = msgspec.structs.replace(view.seats[0].hand, cards=tuple(cards), count=len(cards))
        held_now = msgspec.structs.replace(view.seats[0], hand=own)
        more = msgspec.structs.replace(view, seats=(held_now, view.seats[1]))
        text = render.hand_picture(VOICE, GAME, more, NAMES, legal_in(GAME, view)).alt
        assert len(text) <= 1024
        assert "Bark Mantle (Flash spell, earth I, can be played now): A creature gets +1 ATK" in text
        assert "A4 Bellows Chief 2/3" in text
        assert all(WORDS.card(card) in text for card in cards)
        lengths.append(
            sum(len(WORDS.printed_text(card)) for card in cards if WORDS.printed_text(card).removesuffix(".") in text)
        )
    assert lengths[-1] < sum(len(WORDS.printed_text(card)) for card in cards)


# Tall hands


# Hands in large type


# Tables


def layout(name: str) -> str:
    return PICTURE.compose_table(samples.tables()[name], NAMES, WORDS).layout()


def test_numbers_damage_and_keywords_are_on_the_tiles() -> None:
    middle = layout("middle")
    assert "[damage 2]" in middle
    for keyword in ("elusive", "warded", "hidden", "bound", "quickattacker"):
        assert f"[{keyword}]" in middle


def test_a_spent_spell_is_dark_and_one_on_the_chain_is_not() -> None:
    assert "[tile bark_mantle spent]" in layout("spent")
    assert "[tile bark_mantle]" in layout("chain")
    assert "[tile evergreen_pact]" in layout("spent")


def test_arrows_show_who_fights_whom() -> None:
    assert layout("attacks").count("[arrow") == 3
    assert layout("blocks").count("[arrow") == 4  # two that are not blocked, two blockers
    assert layout("chain").count("[arrow") == 1
    assert "[arrow" not in layout("middle")


def test_what_was_just_played_and_who_has_fallen_stands_out() -> None:
    assert layout("played").count("[new ") == 2  # the stone and the creature on it
    assert layout("falls").count("[fallen]") == 2
    assert "[tile reef_guard spent]" in layout("falls")
    assert "[damage 4]" in layout("falls")
    assert "[new " not in layout("middle")
    assert "[fallen]" not in layout("middle")


def test_changes_are_shown_until_the_next_turn_brings_some_and_not_in_the_json() -> None:
    state = samples.GAME.new(2, "sample", {"position": samples.MIDDLE})
    for seat, action in samples.PLAYED:
        state.play(engine.Seat(seat), samples.GAME.action(action))
    view = state.see(None)
    assert [(change.what, change.at) for change in view.changes] == [("played", "0S2"), ("played", "0S2")]
    assert not {"lately", "left"} & state.view(None).keys()
    again = samples.GAME.new(2, "sample", {"position": state.position()})
    assert again.see(None).lately == view.lately
    for seat in (samples.FIRST, samples.SECOND):
        state.play(seat, samples.GAME.action({"type": "end" if seat == samples.FIRST else "pass"}))
    later = state.see(None)
    assert (later.turn, later.changes) == (8, view.changes)
    state.play(samples.SECOND, samples.GAME.action({"type": "place", "from": "1S2", "to": "1A1"}))
    assert [(change.what, change.at) for change in state.see(None).changes] == [("moved", "1A1")]


@pytest.mark.parametrize(
    "wrong",
    [
        {"turn": 8, "changes": []},
        {"turn": 7, "changes": [{"what": "played", "at": "0S1", "card": "no_such_card"}]},
        {"turn": 7, "changes": [{"what": "fell", "at": "0A9", "card": "venus"}]},
        {"turn": 7, "changes": [{"what": "fell", "at": "0P", "card": "venus"}]},
        {"turn": 7, "changes": [{"what": "lost", "at": "0P", "card": "venus"}]},
        {"turn": 7, "changes": [{"what": "moved", "at": "0A1"}]},
    ],
)
def test_changes_that_no_turn_has_brought_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(engine.BadOptions):
        samples.GAME.new(2, "sample", {"position": {**samples.MIDDLE, "lately": wrong}})


def test_the_final_picture_opens_what_was_hidden() -> None:
    shown_at_the_end = layout("resigned")
    for card in ("bark_mantle", "flare_dart", "slag_drake"):
        assert f"[{card}]" in shown_at_the_end
        assert f"[{card}]" not in layout("middle")
    assert "[hillbreaker" in shown_at_the_end
    assert "next: " not in shown_at_the_end  # there was nothing but Venus-Stones left
    over = samples.hands()["over"]
    assert "hillbreaker" in shown(over).lower()
    assert draw_hand(GAME, over, NAMES).alt == render.table_picture(VOICE, GAME, over, NAMES).alt


def test_targets_that_have_been_chosen_are_marked_while_further_ones_are() -> None:
    for moves, seen in ((samples.AIMED, True), (samples.AIMED[:1], False)):
        view = samples.view(samples.FIRST, samples.AIM, moves)
        drawn = PICTURE.compose_hand(view, NAMES, WORDS, legal_in(GAME, view)).layout()
        assert ("[target]" in drawn) is seen
        assert ("Boulder Lesson targets Thicket Bull." in draw_hand(GAME, view, NAMES).alt) is seen


def test_alt_text_of_a_table() -> None:
    assert render.table_picture(VOICE, GAME, samples.tables()["middle"], NAMES).alt == (
        "Elemental Clash, turn 7, Ada's Main I.\nAda to play.\n"
        "Ada: Spellbook 18, hand 5, discard pile 2, Sudden Thicket on top.\n"
        "ATK: A2 Thicket Bull 3/4, A3 Burrow Sow 2/3 -2.\nDEF: D2 Rootgate Warden 2/6, D5 Acorn Sentry 2/4.\n"
        "Piles: earth 3 with Evergreen Pact, earth 2, any 1 with Gravel Hound 2/3.\n"
        "Bo: Spellbook 21, hand 3, discard pile 1, White Heat on top.\n"
        "ATK: A2 Caldera Drake 6/5, A4 Bellows Chief 2/3.\nDEF: D1 Coal Snatcher 3/1.\n"
        "Piles: fire 3, fire 1 with Sparkpaw 3/1."
    )


@pytest.mark.parametrize(
    ("name", "words"),
    [
        (
            "attacks",
            "Hillbreaker attacks Bo, 5 cards.\nThicket Bull attacks Bo, 4 cards.\n"
            "Gravel Hound attacks Tide Pupil: Tide Pupil would fall.",
        ),
        ("blocks", "Hillbreaker attacks Bo, blocked by Reef Guard and Drift Bell."),
        ("divide", "Ada divides the damage: 4 left, D1 comes next."),
        ("chain", "Chain 1: Bark Mantle, targeting Burrow Sow."),
        ("final", "The game is over. Ada wins: Bo could not draw.\n"),
        ("resigned", "The game is over. Ada wins: Bo resigned.\n"),
        ("resigned", "Bo still held Flare Dart, Mars-Stone and Slag Drake.\nNext in Bo's Spellbook: 5 Mars-Stones."),
        ("played", "Just played: Ada's Venus-Stone and Ada's Loamling."),
        ("falls", "Just fallen: Bo's Reef Guard and Bo's Tide Pupil.\nBo has just lost 4 cards of the Spellbook."),
    ],
)
def test_alt_text_says_what_is_going_on(name: str, words: str) -> None:
    assert words in render.table_picture(VOICE, GAME, samples.tables()[name], NAMES).alt


# Decks


def test_a_deck_as_cards_and_in_numbers() -> None:
    cards = POOL.decks["storm_and_tide"].cards
    picture = PICTURE.deck_picture(cards, "Storm", WORDS)
    assert size(picture) == (1000, 636)
    assert picture.alt.startswith(
        "Deck Storm, 40 cards. Kinds: 17 stones, 18 creatures, 2 spells, 3 Flash spells, 0 permanents. "
        "Levels: 10 of I, 9 of II, 4 of III. Elements: 0 earth (0 stones), 11 air (7 stones), 0 fire (0 stones), "
        "12 water (7 stones), 0 neutral (3 stones). Cards: "
    )
    listed = picture.alt.removesuffix(".").partition("Cards: ")[2].split(", ")
    assert listed == [f"{count} {WORDS.card(card)}" for card, count in Counter(cards).items()]
    assert PICTURE.deck_picture([*cards, "gone"], "Storm", WORDS) == picture
    everything = PICTURE.deck_picture([card.id for card in POOL.cards], "All", WORDS)
    assert size(everything) == (1000, 636)
    assert len(everything.png) <= 67_000, "the picture of every card"
    assert len(everything.alt) <= 1024
    for odd in ("🎲", "W" * 200, "中村"):
        assert size(PICTURE.deck_picture([], odd, WORDS)) == (1000, 636)


def test_a_look_is_everything_printed() -> None:
    assert all(isinstance(look, CardLook) and look.name for look in looks().values())


def test_whoever_looks_at_their_own_hand_is_you() -> None:
    view = samples.hands()["main"]
    said = [what for _, _, what in render.PICTURES[GAME].compose_hand(view, ["Ada", "Bo"], WORDS, ()).placed]
    assert "You" in said
    assert ("Ada", "Bo")[view.viewer] not in said


@pytest.mark.parametrize(
    ("viewer", "verdict"), [(0, ["You", "win", "Bo resigned"]), (1, ["Ada", "wins", "You resigned"])]
)
def test_the_last_picture_of_their_own_says_so_too(viewer: engine.Seat, verdict: list[str]) -> None:
    over = samples.view(viewer, moves=((1, {"type": "resign"}),))
    said = [what for _, _, what in render.PICTURES[GAME].compose_hand(over, ["Ada", "Bo"], WORDS, ()).placed]
    at = said.index("[wreath]") + 1
    assert said[at : at + 3] == verdict
    assert ("Ada", "Bo")[viewer] not in said
    assert said.count("You") > 1, "the strip, and what was still held"


def test_no_card_is_named_by_half_at_the_end() -> None:
    """Long names go on in the lines below, where no hand is in the way; what has no room even so is left out."""
    long = ["wandering_eyewall", "undertow_serpent", "patchwork_colossus", "rootgate_warden", "moonwell_singer"]
    seats = [{"deck": long, "hand": []}, {"deck": long[::-1], "hand": ["bark_mantle"]}]
    state = samples.GAME.new(2, "names", {"position": {"seats": seats}})
    state.play(engine.Seat(0), samples.GAME.action({"type": "resign"}))
    drawn = PICTURE.compose_table(state.see(None), NAMES, WORDS)
    placed = [what for _, _, what in drawn.placed]
    names = {WORDS.card(card) for card in long}
    firsts = [place for place, what in enumerate(placed) if what.startswith("next: ")]
    assert len(firsts) == 2
    for first in firsts:
        told, cut, _ = " ".join(placed[first:]).partition(": ")[2].partition(", …")
        assert cut
        assert set(told.split(", ")) <= names


@pytest.mark.parametrize("attackers", [("0A1", "0S1"), ("0A2", "0S2"), ("0A1", "0S1", "0A2", "0S2")])
def test_two_attackers_in_one_column_have_arrows_and_costs_of_their_own(attackers: tuple[str, ...]) -> None:
    piles = [{"stones": ["mars"], "card": "sparkpaw"}, {"stones": ["mars"], "card": "sparkpaw"}]
    mine = {"deck": ["venus*9"], "atk": {"1": "hillbreaker", "2": "thicket_bull", "5": "loamling"}, "piles": piles}
    position = {"turn": 9, "seats": [mine, {"deck": ["mercury*9"], "piles": [{"stones": ["mercury"]}]}]}
    moves = [(0, {"type": "attack", "from": attacker, "to": "1P"}) for attacker in attackers]
    view = samples.view(samples.FIRST, position, ((0, {"type": "combat"}), *moves))
    lines = PICTURE.compose_table(view, NAMES, WORDS).layout().splitlines()
    for sign in ("[arrow", "[damage"):
        places = [line.partition("[")[0] for line in lines if sign in line]
        assert len(set(places)) == len(places) == len(attackers), lines
