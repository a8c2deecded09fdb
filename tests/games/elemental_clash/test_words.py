"""What is said of Elemental Clash: every refusal and every event has its words in the catalogue."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, cast

import pytest
from msgspec import structs

import engine
from engine import Action, Seat
from engine.elemental_clash import POOL
from engine.elemental_clash.actions import COMBAT, END, Block
from engine.elemental_clash.events import CardPlayed, Countered, Placed, TopDiscarded
from engine.elemental_clash.language import KEYWORDS, Triggered
from engine.elemental_clash.stakes import attacks, no_block
from engine.elemental_clash.view import ClashView, DecisionView
from learning.lessons.lesson import lessons
from learning.lessons.standing import stand
from sessions.log.lines import ACTION, FORCED, NOTHING, Line
from tests.games.elemental_clash import samples
from tests.games.elemental_clash.card_table import Table
from tests.games.elemental_clash.test_rules import DECKS, FIGHT, GAME
from tests.support.english import VOICE
from ui.decks.builder import found
from ui.tables.telling import story
from words import voice_of, words_of
from words.catalogue import Own
from words.elemental_clash import ClashWords, aiming, seen
from words.elemental_clash import cards as card_texts
from words.elemental_clash.story import LONGEST_STORY
from words.languages import languages

NAMES = ("Ada", "Bo")
WORDS = cast(ClashWords, words_of("elemental_clash"))
DART = ((1, {"type": "play", "card": "flare_dart", "pile": 1}), (1, {"type": "target", "ref": "0A3"}))
ONE_ATTACK = ((0, {"type": "combat"}), (0, {"type": "attack", "from": "0A1", "to": "1P"}))
BLOCK = (1, {"type": "block", "from": "1D1", "to": "0A1"})
FIGHT_OF_TWO = {
    **samples.FIGHT,
    "seats": [
        {**samples.FIGHT["seats"][0], "atk": {"1": "hillbreaker"}},
        {**samples.FIGHT["seats"][1], "def": {"1": "reef_guard"}},
    ],
}
COUNTERED = {
    "seats": [
        {"deck": ["mars*9"], "hand": ["white_heat"], "piles": [{"stones": ["mars"] * 3}]},
        {
            "deck": ["jupiter*9"],
            "hand": ["snuffing_gust"],
            "atk": {"1": "squall_heron", "2": "gust_finch"},
            "piles": [{"stones": ["jupiter"] * 2}],
        },
    ],
    "phase": "main1",
}
ANSWERED = (
    (0, {"type": "play", "card": "white_heat", "pile": 1}),
    (0, {"type": "target", "ref": "1A1"}),
    (1, {"type": "play", "card": "snuffing_gust", "pile": 1}),
)


def moments(seed: int, most: int) -> list[engine.State[Any]]:
    """Moments of a game with Flash spells on both sides."""
    rng, state = Random(seed), GAME.new(2, str(seed), FIGHT if seed == 0 else {"decks": DECKS[:2]})
    found: list[engine.State[Any]] = []
    while state.active and len(found) < most:
        found.append(state.copy())
        state.play(state.active[0], rng.choice(state.legal(state.active[0])))
    return found


def told(events: Sequence[Any], silent: Any) -> bool:
    return all(type(event) in silent or WORDS.tell(event, NAMES) for event in events)


@pytest.mark.parametrize("seed", range(2))
def test_every_event_is_told_or_silent_for_a_reason(seed: int) -> None:
    """So are the labels, the story, the private message, the headline, who is awaited, and the end."""
    rng = Random(seed)
    state = GAME.new(2, str(seed), {"decks": [rng.choice(DECKS), rng.choice(DECKS)]})
    recent: list[Any] = []
    while state.active:
        (seat,) = state.active
        legal = state.legal(seat)
        labels = [WORDS.label(one, state.see(seat), NAMES) for one in legal]
        assert len(set(labels)) == len(labels)
        events = state.play(seat, rng.choice(legal))
        assert told(events, WORDS.silent)
        recent = [*recent, *events][-60:]
        for viewer in (engine.Seat(0), engine.Seat(1)):
            view = state.see(viewer)
            assert WORDS.private(view, NAMES)
            known = [event for event in recent if event.to is None or viewer in event.to]
            assert len("\n".join(WORDS.story(known, view, NAMES))) <= 1200
        public = state.see(None)
        assert WORDS.headline(public)
        if state.active:
            assert WORDS.waiting(public, NAMES, state.active)
            assert WORDS.call(public)
    assert WORDS.result(state.see(None), NAMES)


def test_a_fight_is_told_with_both_creatures_and_their_owners() -> None:
    sides = [{"deck": ["venus*9"], "atk": {"1": "gravel_hound"}}, {"deck": ["venus*9"], "atk": {"3": "acorn_sentry"}}]
    state = GAME.new(2, "", {"position": {"seats": sides}})
    state.play(engine.Seat(0), GAME.action({"type": "combat"}))
    attack = {"type": "attack", "from": "0A1", "to": "1A3"}
    events = state.play(engine.Seat(0), GAME.action(attack))
    lines = WORDS.story(events, state.see(None), NAMES)
    assert lines[:1] == ["Ada's Gravel Hound fights Bo's Acorn Sentry. Damage: 2 dealt, 1 taken."]
    assert not any(" attacks " in line or "takes" in line for line in lines)


def test_each_strike_is_told_in_a_line() -> None:
    sides = [{"deck": ["venus*9"], "atk": {"1": "gravel_hound", "2": "loamling"}}, {"deck": ["venus", "mars"]}]
    state = GAME.new(2, "", {"position": {"seats": sides}})
    events = [*state.play(engine.Seat(0), GAME.action({"type": "combat"}))]
    for start in ("0A1", "0A2"):
        events += state.play(engine.Seat(0), GAME.action({"type": "attack", "from": start, "to": "1P"}))
    assert WORDS.story(events, state.see(None), NAMES) == [
        "Ada's Gravel Hound strikes Bo. Lost from the Spellbook: Mars-Stone and Venus-Stone.",
        "Ada's Loamling strikes Bo.",
    ]


def test_a_creature_that_has_fallen_is_still_named_as_a_target() -> None:
    state: engine.State[Any] = GAME.new(2, "", {"position": samples.MIDDLE})
    moves = [*samples.CHAIN, *DART]
    events = [event for who, one in moves for event in state.play(engine.Seat(who), GAME.action(one))]
    lines = WORDS.story(events, cast(ClashView, state.see(None)), NAMES)
    assert "Flare Dart targets Ada's Burrow Sow." in lines
    assert "Ada's Burrow Sow (A3) is destroyed." in lines


@pytest.mark.parametrize(
    ("discard", "told"), [([], "Nothing is healed: the discard pile is empty."), (["mars"], "Ada heals 1")]
)
def test_an_ability_that_heals_nothing_says_so(discard: Sequence[str], told: str) -> None:
    mine = {"deck": ["venus*9"], "hand": ["late_harvest"], "discard": discard, "piles": [{"stones": ["venus"]}]}
    state = GAME.new(2, "", {"position": {"seats": [mine, {"deck": ["venus*9"]}], "phase": "main1"}})
    events = state.play(engine.Seat(0), GAME.action({"type": "play", "card": "late_harvest", "pile": 1}))
    lines = "\n".join(WORDS.story(events, state.see(None), NAMES))
    assert told in lines
    assert ("Nothing is healed" in lines) == (not discard)


def test_whoever_orders_abilities_reads_what_they_do() -> None:
    mine = {
        "deck": ["venus*9"],
        "hand": ["furrow_herald"],
        "piles": [{"stones": ["venus", "venus", "bulwark_stone"]}],
    }
    state = GAME.new(2, "", {"position": {"seats": [mine, {"deck": ["venus*9"]}], "phase": "main1"}})
    state.play(engine.Seat(0), GAME.action({"type": "play", "card": "furrow_herald", "pile": 1}))
    said = WORDS.private(state.see(engine.Seat(0)), NAMES)
    assert all(WORDS.text(card) in said for card in ("furrow_herald", "bulwark_stone"))


@pytest.mark.parametrize(
    ("left", "told"),
    [(5, "4 cards lost"), (3, "the last 3 cards lost"), (1, "the last card lost"), (0, "no card left")],
)
def test_nobody_loses_more_cards_than_there_are(left: int, told: str) -> None:
    seats = [{"deck": ["venus*9"], "atk": {"1": "slag_drake"}}, {"deck": ["mars"] * left}]
    state = GAME.new(2, "", {"position": {"seats": seats, "phase": "main1"}})
    view: Any = state.see(engine.Seat(0))
    (attack,) = attacks(view)
    assert told in WORDS.label(attack, view, NAMES)
    assert told in WORDS.all_attack([attack], view, NAMES)
    for seat, said in enumerate(("Bo has no card left to draw", "Your Spellbook is empty")):
        assert (said in WORDS.private(state.see(engine.Seat(seat)), NAMES)) == (not left)


@pytest.mark.parametrize(("defender", "said"), [("loamling", True), (None, False)])
def test_an_attack_that_somebody_can_block_says_what_it_costs_unblocked(defender: str | None, said: bool) -> None:
    theirs = {"deck": ["mars*9"], **({"def": {"1": defender}} if defender else {})}
    seats = [{"deck": ["venus*9"], "atk": {"1": "slag_drake", "2": "slag_drake"}}, theirs]
    state = GAME.new(2, "", {"position": {"seats": seats, "phase": "main1"}})
    view: Any = state.see(engine.Seat(0))
    found = [attack for attack in attacks(view) if attack.to == "1P"]
    assert len(found) == 2
    assert ("unblocked, 4 cards lost" in WORDS.label(found[0], view, NAMES)) == said
    assert ("unblocked, 8 cards lost" in WORDS.all_attack(found, view, NAMES)) == said


def test_a_flash_spell_that_fits_only_a_pile_that_is_taken_is_named_apart() -> None:
    piles = [{"stones": ["mercury"], "card": "moonwell_singer"}]
    for free, told in ((False, "no pile of theirs that they fit is free now"), (True, "to be played on a free pile")):
        theirs = {"deck": ["mars*9"], "hand": ["mars"], "piles": [*piles, *([{"stones": ["mercury"]}] if free else [])]}
        state = GAME.new(2, "", {"position": {"seats": [{"deck": ["venus*9"]}, theirs], "phase": "main1"}})
        view: Any = state.see(engine.Seat(0))
        heading, *_ = WORDS.may_show(["surfacing_dream"], view)
        assert told in heading


def test_going_to_combat_names_whoever_can_attack_alone() -> None:
    for atk, told in (
        ({"1": "slag_drake"}, "Attack with Slag Drake (A1)"),
        (dict.fromkeys("12", "loamling"), "Go to combat"),
    ):
        seats = [{"deck": ["venus*9"], "atk": atk}, {"deck": ["mars*9"]}]
        state = GAME.new(2, "", {"position": {"seats": seats, "phase": "main1"}})
        assert WORDS.label(COMBAT, state.see(engine.Seat(0)), NAMES) == told


def test_what_watches_others_says_so() -> None:
    assert WORDS.occasion("bulwark_stone", "play") == "as a card was played"
    assert WORDS.occasion("loamling", "play") == "when played"
    watching = [
        card for card in POOL.cards if any(isinstance(one, Triggered) and one.of != "self" for one in card.ability)
    ]
    assert {
        WORDS.occasion(card.id, one.on) for card in watching for one in card.ability if isinstance(one, Triggered)
    } == {
        "as a card was played",
        "as a creature was destroyed",
    }


def test_whoever_is_asked_without_a_flash_spell_reads_why() -> None:
    view = structs.replace(
        samples.view(samples.FIRST), decision=DecisionView(seat=samples.FIRST, kind="window", window="end")
    )
    assert "so that nobody learns it" in WORDS.hindered(view, [])[0]


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
    "low": ([{"stones": ["venus"]}], ["No free pile (earth, height 2) for: Boulder Lesson, Burrow Sow"]),
    "taken": ([{"stones": ["venus"] * 3, "card": "loamling"}], ["No pile of yours is free"]),
    "aimless": ([{"stones": ["venus"] * 3}], ["Without a target now: Boulder Lesson"]),
    "none": ([], ["No free pile (earth, height 2) for: Boulder Lesson, Burrow Sow"]),
}


@pytest.mark.parametrize(("piles", "told"), HINDERED.values(), ids=HINDERED)
def test_a_newcomer_reads_why_cards_can_not_be_played(piles: Any, told: list[str]) -> None:
    mine = {"deck": ["venus*9"], "hand": ["burrow_sow", "boulder_lesson", "venus"], "piles": piles}
    state = GAME.new(2, "", {"position": {"seats": [mine, {"deck": ["venus*9"]}], "phase": "main1"}})
    lines = WORDS.hindered(state.see(engine.Seat(0)), state.legal(engine.Seat(0)))
    assert len(lines) == len(told)
    assert all(one in line for one, line in zip(told, lines, strict=True))
    assert not WORDS.hindered(state.see(engine.Seat(1)), [])


def test_wards_are_named_only_where_they_are_in_the_way() -> None:
    mine = {"deck": ["venus*9"], "hand": ["wake_the_grove"], "piles": [{"stones": ["venus"] * 3}]}
    theirs = {"deck": ["venus*9"], "atk": {"1": {"card": "gravel_hound", "add": ["warded"]}}}
    state = GAME.new(2, "", {"position": {"seats": [mine, theirs], "phase": "main1"}})
    (line,) = WORDS.hindered(state.see(engine.Seat(0)), state.legal(engine.Seat(0)))
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
    assert no_block(view) == why
    done = WORDS.label(GAME.action({"type": "done"}), view, NAMES)
    assert ("You can't block" in WORDS.private(view, NAMES) or "can block" in WORDS.private(view, NAMES)) == bool(why)
    assert ("nobody of yours can block" in WORDS.call(view), "block" in WORDS.waiting(view, NAMES, (1,))) == (
        bool(why),
        not why,
    )
    assert done == ("Not yet" if why else "Don't block")


def test_who_blocks_already_and_who_is_elusive_leave_nothing_to_block() -> None:
    used = samples.view(samples.SECOND, position=FIGHT_OF_TWO, moves=[*ONE_ATTACK, BLOCK])
    assert no_block(used) == "used"
    assert WORDS.label(GAME.action({"type": "done"}), used, NAMES) == "No more blocks"
    elusive = {**FIGHT_OF_TWO["seats"][0], "atk": {"1": {"card": "hillbreaker", "add": ["elusive"]}}}
    position = {**FIGHT_OF_TWO, "seats": [elusive, FIGHT_OF_TWO["seats"][1]]}
    assert no_block(samples.view(samples.SECOND, position=position, moves=ONE_ATTACK)) == "elusive"


@pytest.mark.parametrize("language", sorted(languages()))
def test_a_fight_of_the_longest_names_is_said_without_being_cut(language: str) -> None:
    words = cast(ClashWords, words_of("elemental_clash", language))
    fighters = (card.id for card in POOL.cards if card.creature and not card.keywords & {"bound", "dazed"})
    longest = max(fighters, key=lambda card: len(words.card(card)))
    theirs, ours = FIGHT_OF_TWO["seats"]
    seats = [{**theirs, "atk": {"1": {"card": longest, "damage": 1}}}, {**ours, "def": {"1": longest}}]
    view = samples.view(samples.SECOND, position={**FIGHT_OF_TWO, "seats": seats}, moves=ONE_ATTACK)
    label = words.label(GAME.action(BLOCK[1]), view, NAMES)
    assert words.card(longest) in label
    assert "A1" in label
    assert len(label) <= 80, label


def test_labels_begin_with_a_capital() -> None:
    view = samples.view(samples.SECOND, moves=[*samples.CHAIN, *DART[:1]])
    assert WORDS.label(GAME.action({"type": "target", "ref": "1P"}), view, NAMES).startswith("Yourself: ")
    assert WORDS.step(("attack", "1P"), view, NAMES) == "Yourself"


def test_cards_that_are_offered_in_words_have_what_their_picture_shows() -> None:
    view = samples.view(samples.SECOND, moves=[])
    for card, shown in (("gust_finch", " · 2/1, level I"), ("flare_dart", " · Flash spell, level I")):
        action = GAME.action({"type": "play", "card": card, "pile": 1})
        assert WORDS.offered(action, view, NAMES) == f"{WORDS.label(action, view, NAMES)}{shown}"


def test_how_players_stand_is_short_among_other_games() -> None:
    assert WORDS.score(GAME.new(2, "x", {}).see(None), NAMES) == "Ada 35 cards and Bo 35 cards"


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        (["venus"], "Venus-Stone"),
        (["venus", "loamling", "venus"], "2 Venus-Stones and Loamling"),
        (["haze_calf"] * 2 + ["white_heat"] * 3, "2 Haze Calves and 3 copies of White Heat"),
        (["t_yeti"] * 2, "2 copies of t_yeti"),
    ],
)
def test_several_cards_are_more_than_one(cards: list[str], words: str) -> None:
    assert WORDS.cards(cards) == words


def test_every_creature_and_every_stone_has_a_plural() -> None:
    for card in POOL.cards:
        plural = WORDS.copies(card.id, 2)
        assert ("copies of" in plural) is (card.kind not in ("creature", "stone")), card.id
        assert plural.startswith("2 ")


def test_what_one_draws_is_told_once() -> None:
    state = GAME.new(2, "f00d", {"decks": ["deeproot", "highwind"]})
    events = state.play(engine.Seat(1), GAME.action({"type": "end"}))
    while state.see(None).turn == 1 or state.see(None).phase == "standby":
        events += state.play(state.active[0], state.legal(state.active[0])[-4])
    mine = [event for event in events if event.to is None or 0 in event.to]
    drawn = [line for line in WORDS.story(mine, state.see(engine.Seat(0)), NAMES) if "draw" in line]
    assert drawn
    assert all(line.startswith("You draw") for line in drawn if "Ada" not in line or "draws a card" in line)
    assert not any(line.startswith("Ada draws") for line in drawn)


def test_to_leave_a_lost_creature_where_it_is_is_not_just_a_no() -> None:
    table = Table({"hand": ["kindling_stone"]}, {"deck": ["venus", "venus", "bramble_shoat"]}).stone("kindling_stone")
    view = cast(ClashView, table.state.see(engine.Seat(1)))
    labels = [WORDS.label(action, view, NAMES) for action in table.state.legal(engine.Seat(1))]
    assert "Leave it in the discard pile" in labels
    assert "No" not in labels


def test_several_who_block_one_are_told_by_what_comes_of_all_of_them() -> None:
    standing = stand(lessons()["flash"], "block")
    state, seat = standing.state, Seat(standing.lesson.seat)
    steps: list[tuple[Action, ClashView]] = []
    rehearsed = state.copy()
    for _ in range(2):
        action = next(one for one in rehearsed.legal(seat) if isinstance(one, Block))
        steps.append((action, cast(ClashView, rehearsed.see(seat))))
        rehearsed.play(seat, action)
    told = WORDS.staged(steps, (), ("Ada", "Bo"))
    assert told.count(" block ") == 1
    assert told.endswith(": Scorchtail would fall; Gravel Hound may fall")
    assert "falls" not in told


def test_whoever_attacks_alone_chooses_whom() -> None:
    for more, asked in (({}, "Choose whom your Boughmother attacks"), ({"2": "loamling"}, "Choose who attacks")):
        seats = [{"deck": ["venus*9"], "atk": {"1": "boughmother", **more}}, {"deck": ["mars*9"]}]
        view = GAME.new(2, "whom", {"position": {"seats": seats, "phase": "main1"}}).see(Seat(0))
        assert WORDS.staged([(COMBAT, view)], (), NAMES) == asked


def test_every_card_has_a_name_a_text_and_a_page() -> None:
    for card in POOL.cards:
        assert WORDS.card(card.id) == card.name
        assert bool(WORDS.text(card.id)) == bool(card.text)
        assert len(card_texts.page(WORDS, card)) <= 1900
        assert all(word not in WORDS.text(card.id) for word in ("PE:", "DE:", "LE:", "DPT"))
    parts = card_texts.parts(WORDS, card_texts.found(WORDS))
    assert all(len(card_texts.page_of(WORDS, len(POOL.cards), parts, page + 1)) <= 2000 for page in range(len(parts)))


def test_what_the_card_file_names_is_named_alike_in_the_catalogue() -> None:
    """The file comes with the rules, whose names are English; the catalogue says them in every language."""
    for card in POOL.cards:
        assert card.called.message == card.name
        assert not card.creature or WORDS.type(card) == card.type
    for deck in POOL.decks.values():
        assert VOICE.deck(WORDS.game).ready(deck.id) == deck.name
    assert [WORDS.keyword(keyword) for keyword in KEYWORDS] == list(KEYWORDS)


def private(table: Table, seat: int) -> str:
    return WORDS.private(cast(ClashView, table.state.see(engine.Seat(seat))), NAMES)


def test_a_known_card_of_a_spellbook_is_told_with_its_place_from_the_top() -> None:
    mine = {"deck": ["venus*6"], "hand": ["wellspring_stone"], "discard": ["loamling", "gravel_hound", "acorn_sentry"]}
    healed = Table(mine).stone("wellspring_stone")
    known = "Acorn Sentry as card 7 from the top, Gravel Hound as card 8 from the top, Loamling at the bottom"
    for seat, whose in enumerate(("your", "Ada's")):
        told = f"You know of {whose} Spellbook: {known}."
        assert told not in private(healed, seat)  # only of the next few cards
        assert told in seen.cards_seen(WORDS, cast(ClashView, healed.state.see(Seat(seat))), NAMES)
    sent_back = Table({"hand": ["flood_empress"]}, {"atk": {"1": "loamling"}}).play("flood_empress").target("1A1")
    assert "You know of Bo's Spellbook: Loamling on top." in private(sent_back, 0)


def test_whoever_discards_reads_what_makes_them() -> None:
    struck = Table({"atk": {"1": "trench_maw"}}, {"hand": ["mars", "venus"]}).combat(("0A1", "1P"))
    assert "Trench Maw makes you discard **one card**." in private(struck, 1)
    full = Table({"hand": ["mars"] * 7}).do(0, type="end")
    assert "A turn ends with five cards in hand at most: discard **2 cards**." in private(full, 0)


def test_a_space_that_is_taken_says_that_two_swap() -> None:
    moving = Table({"atk": {"1": "gravel_hound"}, "def": {"2": "loamling"}}, phase="standby")
    view = cast(ClashView, moving.state.see(engine.Seat(0)))
    assert WORDS.space("0D2", view) == "D2: swap with Loamling"
    swap = GAME.action({"type": "move", "from": "0A1", "to": "0D2"})
    assert WORDS.label(swap, view, NAMES) == "Gravel Hound (A1) to D2: swap with Loamling"


def test_an_attack_that_ends_a_turn_is_told_again_after_the_others_turn() -> None:
    mine, theirs = samples.FIGHT["seats"]
    state = GAME.new(2, "again", {"position": {"turn": 9, "seats": [mine, {**theirs, "deck": ["mercury*20"]}]}})
    events: list[Any] = []
    for who, action in samples.ATTACKS:
        events += state.play(Seat(who), GAME.action(action))
    while state.see(None).phase == "combat":
        (seat,) = state.active
        legal = {engine.to_json(action)["type"]: action for action in state.legal(seat)}
        events += state.play(seat, next(legal[kind] for kind in ("done", "pass") if kind in legal))
    events += state.play(Seat(0), GAME.action({"type": "end"}))
    while state.see(None).turn < 11:
        (seat,) = state.active
        quiet = [one for one in state.legal(seat) if engine.to_json(one)["type"] in ("done", "pass", "end", "place")]
        events += state.play(seat, quiet[-1])
    told = (
        "Your attack: Gravel Hound fights Bo's Tide Pupil, Hillbreaker and Thicket Bull hit Bo, "
        "9 cards of their Spellbook are lost and Bo's Tide Pupil is destroyed."
    )
    for viewer, is_told in ((Seat(0), True), (Seat(1), False), (None, False)):
        known = [event for event in events if event.to is None or viewer in event.to]
        lines = WORDS.story(known, state.see(viewer), NAMES)
        assert ([line for line in lines if line.startswith("Your attack: ")] == [told]) is is_told


def test_a_spell_that_is_answered_is_called_by_its_name() -> None:
    state = GAME.new(2, "link", {"position": COUNTERED})
    events: list[Any] = []
    for who, action in ANSWERED:
        events += state.play(Seat(who), GAME.action(action))
    played = [place for place, event in enumerate(events) if isinstance(event, CardPlayed)]
    for told in (events, events[played[0] + 1 :]):  # what is told begins perhaps in the middle of the chain
        assert "Snuffing Gust targets White Heat." in WORDS.story(told, state.see(None), NAMES)


def test_whoever_chooses_a_target_is_asked_for_it() -> None:
    state = GAME.new(2, "link", {"position": COUNTERED})
    state.play(Seat(0), GAME.action(ANSWERED[0][1]))
    assert WORDS.asked(state.see(Seat(0)), NAMES) == "Choose the target of White Heat."
    assert WORDS.asked(state.see(Seat(1)), NAMES) is None


@pytest.mark.parametrize(
    ("sought", "kind", "levels"), [("fire creature", "creature", {1, 2, 3}), ("creature fire 2", "creature", {2})]
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_cards_are_sought_by_element_kind_and_level(sought: str, kind: str, levels: set[int], language: str) -> None:
    said = {"fire": "feuer", "creature": "kreatur"}
    text = sought if language == "en" else " ".join(said.get(word, word) for word in sought.split())
    by_id = {card.id: card for card in POOL.cards}
    cards = [by_id[card] for card in found(voice_of(language), GAME, text)]
    assert cards
    assert {(card.element, card.kind) for card in cards} == {("fire", kind)}
    assert {card.level for card in cards} == levels


def met(types: list[str], **mine: Any) -> list[str]:
    """What is explained to somebody with these cards who can do that."""
    seats = [{"deck": ["venus*9"], "hand": [], **mine}, {"deck": ["mars*9"]}]
    view = GAME.new(2, "met", {"position": {"seats": seats, "phase": "main1"}}).see(Seat(0))
    return list(WORDS.met((), view, types))


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
    assert WORDS.explanation("sign-bound").endswith("New sign of a creature: two rings, bound: can't attack.")
    assert met(["stone"], hand=["wellspring_stone"]) == ["stone", "heal"]
    answered = samples.view(samples.FIRST, COUNTERED, ANSWERED[:2])
    assert next(iter(WORDS.met((), answered, []))) == "chain"
    assert next(iter(WORDS.met((Countered(Seat(0), "white_heat"),), answered, []))) == "countered"


def aims() -> Iterator[tuple[str, int]]:
    """The cards that have targets, and the number of each of those."""
    for card in POOL.cards:
        abilities = [each for each in card.ability if isinstance(each, Triggered)]
        yield from ((card.id, n) for each in abilities for n, _ in enumerate(each.target, 1))


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "pt-BR"])
def test_whoever_chooses_a_target_reads_whose_and_what_for(language: str) -> None:
    view, words = GAME.new(2, "aim", {}).see(None), voice_of(language).words_as(ClashWords)
    asked = {}
    for card, number in aims():
        decision = DecisionView(seat=Seat(0), kind="target", card=card, target=number, picked=())
        asked[card, number] = words.call(structs.replace(view, decision=decision))
    assert words.say("call-target") not in asked.values()
    if language == "en":
        assert asked["boulder_lesson", 1] == "which of your creatures deals the damage?"
        assert asked["boulder_lesson", 2] == "which opposing creature takes the damage?"
        assert asked["flare_dart", 1] == "who takes the damage?"
        assert asked["wake_the_grove", 1] == "which creature of your discard pile goes to the DEF zone?"
        assert asked["snuffing_gust", 1] == "which opposing spell is countered?"
        assert [aim for aim, said in asked.items() if "is the target" in said] == [("moonwell_singer", 1)]


def test_a_spellbook_that_can_be_played_and_regretted_says_why() -> None:
    words = VOICE.deck(GAME)
    for ready in words.decks.ready.values():
        assert list(words.advice(ready)) == []
    assert words.advice(["mars"] * 17 + ["loamling"] * 3 + ["coal_snatcher"]) == [
        "No stone in it gives earth: 3 of its cards find no pile."
    ]
    assert words.advice(["prism_stone"] * 3 + ["loamling"]) == ["It has only 3 stones; the ready ones have 17."]
    assert words.advice(["loamling"]) == [
        "It has no stones; the ready ones have 17.",
        "No stone in it gives earth: one of its cards finds no pile.",
    ]


def test_the_question_for_a_space_names_the_card_that_asks_it_and_shows_its_text() -> None:
    theirs = {"hand": ["contrary_wind"], "piles": [{"stones": ["jupiter"]}]}
    table = Table({"atk": {"1": "thicket_bull"}}, theirs)
    table.do(0, type="combat").do(0, type="attack", **{"from": "0A1", "to": "1P"})
    table.play("contrary_wind", seat=1)
    view = cast(ClashView, table.state.see(Seat(0)))
    assert WORDS.call(view) == "where does your Thicket Bull 3/4 go? Contrary Wind moves it: choose a space."
    assert "> **Contrary Wind**: " in WORDS.private(view, NAMES)


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
    lines = WORDS.private(state.see(Seat(0)), NAMES).splitlines()
    assert offered
    for each in POOL.cards:
        assert (WORDS.line(each) in lines) is (each.id in offered)


def test_a_story_leaves_room_for_the_cards_that_can_be_chosen() -> None:
    mine = {"deck": ["acorn_sentry", "rootgate_warden"], "hand": ["boughmother"], "piles": [{"stones": ["venus"] * 3}]}
    state = GAME.new(2, "room", {"position": {"seats": [mine, {"deck": ["mars*9"]}], "phase": "main1"}})
    long = [TopDiscarded(Seat(0), tuple(card.id for card in POOL.cards[n : n + 6])) for n in range(40)]
    assert LONGEST_STORY - 200 < sum(map(len, WORDS.story(long, state.see(Seat(0)), NAMES))) <= LONGEST_STORY
    state.play(Seat(0), GAME.action({"type": "play", "card": "boughmother", "pile": 1}))
    view = state.see(Seat(0))
    assert sum(map(len, [*WORDS.story(long, view, NAMES), *aiming.offered(WORDS, view)])) <= LONGEST_STORY


@pytest.mark.parametrize(("card", "stone"), [("elder_cairn", "venus"), ("tidal_memory", "mercury")])
def test_whoever_takes_a_card_back_reads_what_is_printed_on_each(card: str, stone: str) -> None:
    discard = ["loamling", "gravel_hound", "loamling", "hillbreaker", "bark_mantle", "venus", "white_heat"]
    mine = {"deck": ["venus*9"], "discard": discard, "hand": [card], "piles": [{"stones": [stone] * 3}]}
    state = GAME.new(2, "back", {"position": {"seats": [mine, {"deck": ["mars*9"]}], "phase": "main1"}})
    state.play(Seat(0), GAME.action({"type": "play", "card": card, "pile": 1}))
    while True:
        offered = [one["card"] for one in map(engine.to_json, state.legal(Seat(0))) if one["type"] == "target"]
        lines = WORDS.private(state.see(Seat(0)), NAMES).splitlines()
        for each in POOL.cards:
            assert (WORDS.line(each) in lines) is (each.id in offered)
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
    assert f"Humus Stalker {atk}/{def_} was lost" in WORDS.call(view)


def test_a_turn_that_ends_by_itself_says_so_on_a_line_of_its_own() -> None:
    assert WORDS.ended_alone(END, [], Own("Ada")) == "Your turn ends by itself: you can play no card any more."
    assert WORDS.ended_alone(COMBAT, [], "Ada") is None


def test_the_line_of_a_turn_that_ended_by_itself_stands_before_the_turn_that_begins() -> None:
    position = {"seats": [{"deck": ["venus*9"], "hand": ["venus"]}, {"deck": ["mars*9"]}], "phase": "main1"}
    state = GAME.new(2, "alone", {"position": position})
    played = state.play(Seat(0), GAME.action({"type": "stone", "card": "venus", "pile": 1}))
    assert state.unasked(Seat(0)) == END
    lines = [(Line(ACTION, 0, NOTHING), played), (Line(FORCED, 0, END), state.play(Seat(0), END))]
    told = story(VOICE, WORDS, lines, (0, 1), state.see(Seat(0)), (Own("Ada"), "Bo"), lambda event: event.to is None)
    ended = told.index("Your turn ends by itself: you can play no card any more.")
    assert told[ended + 1].startswith("Turn ") and told[ended + 1].endswith(": Bo.")
