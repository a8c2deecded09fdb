"""What somebody reads who is asked for something: why it can not be done, what it does, and what can be chosen."""

from collections.abc import Iterator
from typing import Any, cast

import pytest
from msgspec import structs

import engine
from engine import Seat
from engine.elemental_clash import POOL
from engine.elemental_clash.actions import COMBAT
from engine.elemental_clash.events import Countered, Placed, TopDiscarded
from engine.elemental_clash.language import Triggered
from engine.elemental_clash.stakes import why_no_block
from engine.elemental_clash.view import ClashView, DecisionView
from tests.games.elemental_clash import samples
from tests.games.elemental_clash.card_table import Table
from tests.games.elemental_clash.test_rules import GAME
from tests.games.elemental_clash.test_words import ANSWERED, COUNTERED, NAMES, WORDS
from tests.support.english import VOICE
from ui.decks.builder import find_cards
from words import voice_of, words_of_game
from words.elemental_clash import ClashWords, targeting
from words.elemental_clash.story import LONGEST_STORY
from words.languages import languages

ONE_ATTACK = ((0, {"type": "combat"}), (0, {"type": "attack", "from": "0A1", "to": "1P"}))
BLOCK = (1, {"type": "block", "from": "1D1", "to": "0A1"})
FIGHT_OF_TWO = {
    **samples.FIGHT,
    "seats": [
        {**samples.FIGHT["seats"][0], "atk": {"1": "hillbreaker"}},
        {**samples.FIGHT["seats"][1], "def": {"1": "reef_guard"}},
    ],
}


def test_going_to_combat_names_whoever_can_attack_alone() -> None:
    for atk, told in (
        ({"1": "slag_drake"}, "Attack with Slag Drake (A1)"),
        (dict.fromkeys("12", "loamling"), "Choose attackers…"),
    ):
        seats = [{"deck": ["venus*9"], "atk": atk}, {"deck": ["mars*9"]}]
        state = GAME.new(2, "", {"position": {"seats": seats, "phase": "main1"}})
        assert WORDS.action_label(COMBAT, state.see(engine.Seat(0)), NAMES) == told


def test_what_watches_others_says_so() -> None:
    assert WORDS.trigger_occasion("bulwark_stone", "play") == "as a card was played"
    assert WORDS.trigger_occasion("loamling", "play") == "when played"
    watching = [
        card for card in POOL.cards if any(isinstance(one, Triggered) and one.of != "self" for one in card.ability)
    ]
    assert {
        WORDS.trigger_occasion(card.id, one.on)
        for card in watching
        for one in card.ability
        if isinstance(one, Triggered)
    } == {
        "as a card was played",
        "as a creature was destroyed",
    }


def test_whoever_is_asked_without_a_flash_spell_reads_why() -> None:
    view = structs.replace(
        samples.view(samples.FIRST), decision=DecisionView(seat=samples.FIRST, kind="window", window="end")
    )
    assert "so that nobody learns it" in WORDS.why_unplayable(view, [])[0]


def test_a_creature_that_is_placed_and_moved_on_is_told_where_it_ends() -> None:
    events = [
        Placed(seat=Seat(0), card="loamling", from_="0S1", ref="0A1"),
        Placed(seat=Seat(0), card="gravel_hound", from_="0S2", ref="0D1"),
        Placed(seat=Seat(0), card="loamling", from_="0A1", ref="0D1"),
        Placed(seat=Seat(0), card="gravel_hound", from_="0D1", ref="0A1"),
    ]
    state = GAME.new(2, "", {"position": {"seats": [{"deck": ["venus*9"]}, {"deck": ["venus*9"]}]}})
    assert WORDS.story(events, state.see(None), NAMES) == [
        "Ada's Loamling goes to D1.",
        "Ada's Gravel Hound goes to A1.",
    ]


HINDERED = {
    "low": ([{"stones": ["venus"]}], ["No free pile yet for: Boulder Lesson, Burrow Sow (earth, height 2)"]),
    "taken": ([{"stones": ["venus"] * 3, "card": "loamling"}], ["All your piles are taken"]),
    "aimless": ([{"stones": ["venus"] * 3}], ["Without a target now: Boulder Lesson"]),
    "neutral": (
        [{"stones": ["wellspring_stone"]}, {"stones": ["wellspring_stone"] * 2}],
        ["-# No free pile has earth, which is needed for: Boulder Lesson, Burrow Sow"],
    ),
    "low neutral": (
        [{"stones": ["wellspring_stone"]}],
        ["No free pile yet for: Boulder Lesson, Burrow Sow (earth, height 2)"],
    ),
    "none": ([], ["No free pile yet for: Boulder Lesson, Burrow Sow (earth, height 2)"]),
}


@pytest.mark.parametrize(("piles", "told"), HINDERED.values(), ids=HINDERED)
def test_a_newcomer_reads_why_cards_can_not_be_played(piles: Any, told: list[str]) -> None:
    mine = {"deck": ["venus*9"], "hand": ["burrow_sow", "boulder_lesson", "venus"], "piles": piles}
    state = GAME.new(2, "", {"position": {"seats": [mine, {"deck": ["venus*9"]}], "phase": "main1"}})
    lines = WORDS.why_unplayable(state.see(engine.Seat(0)), state.legal(engine.Seat(0)))
    assert len(lines) == len(told)
    assert all(one in line for one, line in zip(told, lines, strict=True))
    assert not WORDS.why_unplayable(state.see(engine.Seat(1)), [])


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        (["burrow_sow", "boulder_lesson"], ["-# You hold no stone, and no card fits your piles."]),
        (["burrow_sow", "loamling"], []),
        (["burrow_sow", "venus"], []),
        ([], []),
    ],
)
def test_whoever_can_play_nothing_for_want_of_a_stone_reads_that_none_is_held(hand: list[str], told: list[str]) -> None:
    mine = {"deck": ["venus*9"], "hand": hand, "piles": [{"stones": ["venus"]}], "atk": {"1": "loamling"}}
    state = GAME.new(2, "", {"position": {"turn": 9, "seats": [mine, {"deck": ["venus*9"]}], "phase": "main1"}})
    assert WORDS.obstacles(state.see(Seat(0))) == told
    assert not WORDS.obstacles(state.see(Seat(1)))


def test_wards_are_named_only_where_they_are_in_the_way() -> None:
    mine = {"deck": ["venus*9"], "hand": ["wake_the_grove"], "piles": [{"stones": ["venus"] * 3}]}
    theirs = {"deck": ["venus*9"], "atk": {"1": {"card": "gravel_hound", "add": ["warded"]}}}
    state = GAME.new(2, "", {"position": {"seats": [mine, theirs], "phase": "main1"}})
    (line,) = WORDS.why_unplayable(state.see(engine.Seat(0)), state.legal(engine.Seat(0)))
    assert line == "-# Without a target now: Wake the Grove"


BLOCKERS = {
    "nobody": {},
    "dazed": {"1": {"card": "reef_guard", "add": ["dazed"]}},
    None: {"1": "reef_guard"},
}


@pytest.mark.parametrize(("why", "blockers"), BLOCKERS.items())
def test_whoever_can_not_block_is_told_why_and_asked_for_a_flash_spell_alone(why: str | None, blockers: Any) -> None:
    seats = [samples.FIGHT["seats"][0], {**samples.FIGHT["seats"][1], "def": blockers}]
    view = samples.view(samples.SECOND, position={**samples.FIGHT, "seats": seats}, moves=samples.ATTACKS)
    assert why_no_block(view) == why
    done = WORDS.action_label(GAME.action({"type": "done"}), view, NAMES)
    assert (
        "You can't block" in WORDS.private_text(view, NAMES) or "can block" in WORDS.private_text(view, NAMES)
    ) == bool(why)
    assert ("nobody of yours can block" in WORDS.call_text(view), "block" in WORDS.waiting_text(view, NAMES, (1,))) == (
        bool(why),
        not why,
    )
    assert done == ("Not yet" if why else "Don't block")


def test_who_blocks_already_and_who_is_elusive_leave_nothing_to_block() -> None:
    used = samples.view(samples.SECOND, position=FIGHT_OF_TWO, moves=[*ONE_ATTACK, BLOCK])
    assert why_no_block(used) == "used"
    assert WORDS.action_label(GAME.action({"type": "done"}), used, NAMES) == "No more blocks"
    elusive = {**FIGHT_OF_TWO["seats"][0], "atk": {"1": {"card": "hillbreaker", "add": ["elusive"]}}}
    position = {**FIGHT_OF_TWO, "seats": [elusive, FIGHT_OF_TWO["seats"][1]]}
    assert why_no_block(samples.view(samples.SECOND, position=position, moves=ONE_ATTACK)) == "elusive"


@pytest.mark.parametrize("language", sorted(languages()))
def test_a_fight_of_the_longest_names_is_said_without_being_cut(language: str) -> None:
    words = cast(ClashWords, words_of_game("elemental_clash", language))
    fighters = (card.id for card in POOL.cards if card.creature and not card.keywords & {"bound", "dazed"})
    longest = max(fighters, key=lambda card: len(words.card(card)))
    theirs, ours = FIGHT_OF_TWO["seats"]
    seats = [{**theirs, "atk": {"1": {"card": longest, "damage": 1}}}, {**ours, "def": {"1": longest}}]
    view = samples.view(samples.SECOND, position={**FIGHT_OF_TWO, "seats": seats}, moves=ONE_ATTACK)
    label = words.action_label(GAME.action(BLOCK[1]), view, NAMES)
    assert words.card(longest) in label
    assert "A1" in label
    assert len(label) <= 80, label


def test_whoever_chooses_a_target_is_asked_for_it() -> None:
    state = GAME.new(2, "link", {"position": COUNTERED})
    state.play(Seat(0), GAME.action(ANSWERED[0][1]))
    assert WORDS.open_question(state.see(Seat(0)), NAMES) == "Which creature takes the damage?"
    assert WORDS.open_question(state.see(Seat(1)), NAMES) is None


@pytest.mark.parametrize(
    ("sought", "kind", "levels"), [("fire creature", "creature", {1, 2, 3}), ("creature fire 2", "creature", {2})]
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_cards_are_sought_by_element_kind_and_level(sought: str, kind: str, levels: set[int], language: str) -> None:
    said = {"fire": "feuer", "creature": "kreatur"}
    text = sought if language == "en" else " ".join(said.get(word, word) for word in sought.split())
    by_id = {card.id: card for card in POOL.cards}
    cards = [by_id[card] for card in find_cards(voice_of(language), GAME, text)]
    assert cards
    assert {(card.element, card.kind) for card in cards} == {("fire", kind)}
    assert {card.level for card in cards} == levels


def met(types: list[str], **mine: Any) -> list[str]:
    """What is explained to somebody with these cards who can do that."""
    seats = [{"deck": ["venus*9"], "hand": [], **mine}, {"deck": ["mars*9"]}]
    view = GAME.new(2, "met", {"position": {"seats": seats, "phase": "main1"}}).see(Seat(0))
    return list(WORDS.explanations_due((), view, types))


def test_a_permanent_is_explained_when_it_can_be_played_and_a_neutral_stone_beside_an_element() -> None:
    low, high = [{"stones": ["mars"]}], [{"stones": ["mars"] * 3}]
    assert met(["play"], hand=["war_forge"], piles=low) == ["play"]
    assert met(["play"], hand=["war_forge"], piles=high) == ["permanent", "play"]
    assert met([], piles=[{"stones": ["mars"] * 3, "card": "war_forge"}]) == ["permanent"]
    assert met(["stone"], hand=["moon_pebble"]) == ["stone"]
    assert met(["stone"], hand=["moon_pebble"], piles=low) == ["stone", "neutral"]


def test_what_a_card_says_in_a_word_of_its_own_is_explained_where_it_first_appears() -> None:
    quick = [{"stones": ["mars"], "card": "sparkpaw"}]
    assert met(["combat"], piles=quick) == ["quick", "attack"]
    assert met(["place"], piles=quick) == ["place"]
    assert met(["place"], piles=quick, atk={"1": "rootgate_warden"}) == ["move", "place", "sign-bound"]
    assert WORDS.explanation_line("sign-bound").endswith("New sign of a creature: two rings, bound: can't attack.")
    assert met(["stone"], hand=["wellspring_stone"]) == ["stone", "heal"]
    answered = samples.view(samples.FIRST, COUNTERED, ANSWERED[:2])
    assert next(iter(WORDS.explanations_due((), answered, []))) == "chain"
    assert next(iter(WORDS.explanations_due((Countered(Seat(0), "white_heat"),), answered, []))) == "countered"


def aims() -> Iterator[tuple[str, int]]:
    """The cards that have targets, and the number of each of those."""
    for card in POOL.cards:
        abilities = [each for each in card.ability if isinstance(each, Triggered)]
        yield from ((card.id, n) for each in abilities for n, _ in enumerate(each.target, 1))


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "pt-BR"])
def test_whoever_chooses_a_target_reads_whose_and_what_for(language: str) -> None:
    view, words = GAME.new(2, "aim", {}).see(None), voice_of(language).words_of_kind(ClashWords)
    asked = {}
    for card, number in aims():
        decision = DecisionView(seat=Seat(0), kind="target", card=card, target=number, picked=())
        asked[card, number] = words.call_text(structs.replace(view, decision=decision))
    assert words.say("call-target") not in asked.values()
    if language == "en":
        assert asked["boulder_lesson", 1] == "which of your creatures deals the damage?"
        assert asked["boulder_lesson", 2] == "which opposing creature takes the damage?"
        assert asked["flare_dart", 1] == "who takes the damage?"
        assert asked["wake_the_grove", 1] == "which creature of your discard pile goes to the DEF zone?"
        assert asked["snuffing_gust", 1] == "which opposing spell is countered?"
        assert [aim for aim, said in asked.items() if "is the target" in said] == [("moonwell_singer", 1)]


def test_a_spellbook_that_can_be_played_and_regretted_says_why() -> None:
    words = VOICE.deck_words(GAME)
    for ready in words.decks.ready.values():
        assert list(words.deck_advice(ready)) == []
    assert words.deck_advice(["mars"] * 17 + ["loamling"] * 3 + ["coal_snatcher"]) == [
        "No stone in it gives earth: 3 of its cards find no pile."
    ]
    assert words.deck_advice(["prism_stone"] * 3 + ["loamling"]) == ["It has only 3 stones; the ready ones have 17."]
    assert words.deck_advice(["loamling"]) == [
        "It has no stones; the ready ones have 17.",
        "No stone in it gives earth: one of its cards finds no pile.",
    ]


def test_the_question_for_a_space_names_the_card_that_asks_it_and_shows_its_text() -> None:
    theirs = {"hand": ["contrary_wind"], "piles": [{"stones": ["jupiter"]}]}
    table = Table({"atk": {"1": "thicket_bull"}}, theirs)
    table.do(0, type="combat").do(0, type="attack", **{"from": "0A1", "to": "1P"})
    table.play("contrary_wind", seat=1)
    view = cast(ClashView, table.state.see(Seat(0)))
    assert WORDS.call_text(view) == "where does your Thicket Bull 3/4 go? Contrary Wind moves it: choose a space."
    assert "> **Contrary Wind**: " in WORDS.private_text(view, NAMES)


@pytest.mark.parametrize(
    ("card", "stone"),
    [
        ("boughmother", "venus"),
        ("furrow_herald", "venus"),
        ("cloud_shepherd", "jupiter"),
        ("wicker_scout", "jupiter"),
        ("deep_caller", "mercury"),
        ("tide_pupil", "mercury"),
        ("sounding_line", "mercury"),
    ],
)
def test_whoever_searches_reads_what_is_printed_on_each_card_that_can_be_chosen(card: str, stone: str) -> None:
    deck = ["acorn_sentry", "loamling", "silver_shoal", "abyss_coil", "wellspring_stone", "venus"]
    position = {
        "seats": [{"deck": deck, "hand": [card], "piles": [{"stones": [stone] * 3}]}, {"deck": ["mars*9"]}],
        "phase": "main1",
    }
    state = GAME.new(2, "search", {"position": position})
    state.play(Seat(0), GAME.action({"type": "play", "card": card, "pile": 1}))
    offered = [one["card"] for action in state.legal(Seat(0)) if (one := engine.to_json(action))["type"] == "choose"]
    view = state.see(Seat(0))
    lines = WORDS.private_text(view, NAMES).splitlines()
    assert offered
    for each in POOL.cards:
        assert (WORDS.card_line(each) in lines) is (each.id in offered)
    assert any(WORDS.printed_text(card) in line for line in WORDS.private_text_beside_picture(view, NAMES) or ())
    to = {"boughmother": "to your DEF zone?", "cloud_shepherd": "on top of your Spellbook?"}
    assert to.get(card, "into your hand?") in WORDS.call_text(view)


def test_a_story_leaves_room_for_the_cards_that_can_be_chosen() -> None:
    mine = {"deck": ["acorn_sentry", "rootgate_warden"], "hand": ["boughmother"], "piles": [{"stones": ["venus"] * 3}]}
    state = GAME.new(2, "room", {"position": {"seats": [mine, {"deck": ["mars*9"]}], "phase": "main1"}})
    long = [TopDiscarded(Seat(0), tuple(card.id for card in POOL.cards[n : n + 12])) for n in range(40)]
    assert LONGEST_STORY - 200 < sum(map(len, WORDS.story(long, state.see(Seat(0)), NAMES))) <= LONGEST_STORY
    state.play(Seat(0), GAME.action({"type": "play", "card": "boughmother", "pile": 1}))
    view = state.see(Seat(0))
    assert (
        sum(map(len, [*WORDS.story(long, view, NAMES), *targeting.choosable_card_lines(WORDS, view)])) <= LONGEST_STORY
    )


@pytest.mark.parametrize(("card", "stone"), [("elder_cairn", "venus"), ("tidal_memory", "mercury")])
def test_whoever_takes_a_card_back_reads_what_is_printed_on_each(card: str, stone: str) -> None:
    discard = ["loamling", "gravel_hound", "loamling", "hillbreaker", "bark_mantle", "venus", "white_heat"]
    mine = {"deck": ["venus*9"], "discard": discard, "hand": [card], "piles": [{"stones": [stone] * 3}]}
    state = GAME.new(2, "back", {"position": {"seats": [mine, {"deck": ["mars*9"]}], "phase": "main1"}})
    state.play(Seat(0), GAME.action({"type": "play", "card": card, "pile": 1}))
    while True:
        offered = [one["card"] for one in map(engine.to_json, state.legal(Seat(0))) if one["type"] == "target"]
        lines = WORDS.private_text(state.see(Seat(0)), NAMES).splitlines()
        for each in POOL.cards:
            assert (WORDS.card_line(each) in lines) is (each.id in offered)
        if card == "elder_cairn" or "white_heat" not in offered:
            break
        state.play(Seat(0), GAME.action({"type": "target", "card": "white_heat"}))
    assert offered


def test_a_creature_that_was_lost_is_put_with_its_numbers() -> None:
    theirs = {"deck": ["mars*9", "humus_stalker"]}
    table = Table({"atk": {"1": "thicket_bull"}}, theirs)
    table.do(0, type="combat").do(0, type="attack", **{"from": "0A1", "to": "1P"})
    view = cast(ClashView, table.state.see(Seat(1)))
    atk, def_, _ = POOL["humus_stalker"].printed
    assert f"Humus Stalker {atk}/{def_} was lost" in WORDS.call_text(view)


def test_the_signs_of_the_other_players_creatures_are_explained_as_well() -> None:
    seats = [{"deck": ["venus*9"]}, {"deck": ["mars*9"], "def": {"2": "rootgate_warden"}}]
    view = GAME.new(2, "met", {"position": {"seats": seats, "phase": "main1"}}).see(Seat(0))
    assert [*WORDS.explanations_due((), view, ["stone", "play", "combat"])] == ["attack", "stone", "sign-bound", "play"]


def test_whoever_chooses_a_target_reads_that_the_spell_is_played() -> None:
    seats = [
        {"deck": ["venus*9"], "hand": ["bark_mantle"], "piles": [{"stones": ["venus"]}], "atk": {"1": "loamling"}},
        {"deck": ["venus*9"], "atk": {"1": "loamling"}},
    ]
    state = GAME.new(2, "", {"position": {"seats": seats, "phase": "main1"}})
    state.play(Seat(0), GAME.action({"type": "play", "card": "bark_mantle", "pile": 1}))
    view = state.see(Seat(0))
    (line,) = WORDS.why_unplayable(view, state.legal(Seat(0)))
    assert line == "-# Bark Mantle is played, and stays so: only its target is still open."
