"""Elemental Clash on Discord: games to their ends, by buttons and in words, and restarts inside decisions."""

import random
import re
import statistics
from collections.abc import Callable, Sequence
from typing import Any

import pytest

import engine
from bot import Elementarium
from engine.elemental_clash.actions import Block, GoToCombat, MoveCreature, PlaceCreature, PlayCard, PlayStone, Put
from learning.reviews.review import Judged
from tests.bot.test_restart import restart
from tests.support.bot import Clock
from tests.support.everybody import in_another_language, in_another_language_too
from tests.support.scene import Scene, alt_of
from tests.support.skipping import skip_to
from ui.interactions.reader import Reader
from ui.layouts.layout import Layout
from ui.learning.reviews.review_messages import ReviewMessages
from ui.tables.moment import Moment
from words import ENGLISH, voice_of

END = re.compile(
    r"\*\*(Ada wins|Bo wins|You win) with (?:a card|\d+ cards) left in the Spellbook: "
    r"(Ada has|Bo has|you have) to draw and can't\.\*\*"
)
FIRST_TURNS, LATE = 5, 3
RARE = {"ask", "pass", "done", "end", "skip", "no"}
COMMON = {"stone", "play", "place", "move", "combat", "block", "done", "end", "pass"}
"""What people do in every game of some length."""
GAME = engine.GAMES["elemental_clash"]
EAGER = {"attack", "block", "play"}


async def table_of(bot: Elementarium) -> Any:
    return await bot.router.table_controller.table(1)


async def always_asked(scene: Scene, bot: Elementarium) -> None:
    """Let both be asked in every window."""
    game = engine.GAMES["elemental_clash"]
    for person in (scene.ada, scene.bo):
        await bot.router.tables.people.keep_orders(person.id, game.id, game.standing_orders["always"])


def person_of(scene: Scene, seat: int) -> Any:
    return (scene.ada, scene.bo)[seat]


def pick(chance: random.Random, legal: Sequence[engine.Action]) -> engine.Action:
    """An action of somebody who rather does something."""
    kinds = {action: engine.to_json(action)["type"] for action in legal}
    eager = [action for action, kind in kinds.items() if kind in EAGER]
    busy = [action for action, kind in kinds.items() if kind not in RARE]
    if eager and chance.random() < 0.6:
        return chance.choice(eager)
    return chance.choice(busy if busy and chance.random() < 0.8 else [a for a in legal if kinds[a] != "ask"] or legal)


async def attack(scene: Scene, person: Any, several: bool = True) -> None:
    """Attack with everybody, or with one: each attacker against whom stands first, sent together."""
    offered = scene.labels(scene.private(person))
    at_once = [label for label in offered if re.search(r"[Aa]ttack .*: ", label)]
    if at_once and (several or "Choose attackers…" not in offered):
        await scene.press(person, at_once[0])
        return
    await scene.press(person, next(label for label in offered if label.startswith(("Choose", "Attack with"))))
    offered = [label for label in scene.labels(scene.private(person)) if " attacks " in label]
    first = {label.partition(" attacks ")[0]: label for label in reversed(offered)}
    if len(first) == 1 and not any(row.children[0].type.name == "string_select" for row in rows_of(scene, person)):
        await scene.press(person, offered[0])
        return
    await choose(scene, person, *([label for label in offered if label in first.values()] if several else offered[:1]))
    await scene.press(person, "Attack")


def rows_of(scene: Scene, person: Any) -> Any:
    return scene.private(person).components


async def press_through(scene: Scene, layout: Layout[Any], table: Any, seat: int, action: Any) -> None:
    """Do an action by the buttons and menus of the direct message, step by step."""
    person, view, names = person_of(scene, seat), table.see(seat), Moment(table, layout).name_labels(voice_of(ENGLISH))
    words: Any = voice_of(ENGLISH).game_words(layout.game.id)
    wanted = {words.action_label(action, view, names)}
    if isinstance(action, PlaceCreature | MoveCreature | Put):
        wanted.add(words.space_label(action.to, view))
        if words.menu_prompt(("space",)) not in scene.labels(scene.private(person)):
            wanted.add(words.zone_label(action.to))  # whose only free space it is
    if isinstance(action, PlayStone | PlayCard):
        wanted |= {words.card_and_pile_label(action, view), words.pile_label(action, view), words.card(action.card)}
    if isinstance(action, Block):  # in a longer language it may have room for no more than the place
        whole, short = words._opposing_name(action.to, view, names), words.place_name(action.to)
        wanted |= {label.replace(whole, short) for label in wanted}
    path = layout.steps_to(action)
    if isinstance(action, GoToCombat):
        await attack(scene, person)
        return
    for _ in range(4):
        labels = scene.labels(scene.private(person))
        if found := wanted.intersection(labels):
            number = table.number
            await scene.press(person, found.pop())
            while isinstance(action, PlayCard) and table.number == number:  # it waits for its targets
                first = rows_of(scene, person)[0].children[0]
                menu = first.type.name != "button"
                await (scene.pick(person, first.options[0].label) if menu else scene.press(person, first.label))
            if isinstance(action, Block) and (send := words.say("send-block")) in scene.labels(scene.private(person)):
                await scene.press(person, send)
            return
        steps = [words.step_label(path[:depth], view, names) for depth in range(len(path) - 1, 0, -1)]
        if isinstance(action, PlayStone | PlayCard):
            steps.append(f"{words.card(action.card)} …")
        await scene.press(person, next(step for step in steps if step in labels))
    raise AssertionError(f"{wanted} can't be reached")


async def play_on(
    scene: Scene, bot: Elementarium, chance: Any, until: Callable[[Any], bool] | None = None, most: int = 900
) -> Any:
    """Random play, by the controls of the direct messages, to the end or to a kind of decision."""
    layout = bot.router.layouts["elemental_clash"]
    for _ in range(most):
        table = await table_of(bot)
        if not table.active:
            return None
        view = table.view(None)
        if until is not None and until(view):
            return view
        seat = table.active[0]
        number = table.number
        await press_through(scene, layout, table, seat, pick(chance, table.legal(seat)))
        assert table.number > number
    raise AssertionError("the game did not end")


def anything() -> Callable[[Sequence[engine.Action]], engine.Action]:
    """Random play, the same every time."""
    chance = random.Random("restarts")
    return lambda legal: pick(chance, legal)


def late(view: Any) -> bool:
    """Whether somebody's Spellbook is nearly empty."""
    return min(seat["spellbook"] for seat in view["seats"]) <= LATE


MOST_A_TURN = 4
"""So many presses a turn takes at most, in the median, of somebody who does whatever they can."""
TELLING = {"End the turn", "End the turn: you win"}
"""What is pressed though there is nothing else: an answer by itself would tell that the hand holds nothing for now."""
WISHES = ("place", "stone", "play", "attack", "combat", "block", "target", "put", "choose", "yes", "order", "divide")


def busy(legal: Sequence[engine.Action]) -> engine.Action:
    """An action of somebody who places in front and behind in turn, plays what they can, and attacks with everybody."""
    kinds: dict[str, list[Any]] = {}
    for action in legal:
        kinds.setdefault(engine.to_json(action)["type"], []).append(action)
    kind = next((wish for wish in WISHES if wish in kinds), None)
    if kind == "place":
        front, behind = ([action for action in kinds[kind] if action.to[1] == zone] for zone in "AD")
        return (front if len(front) >= len(behind) else behind)[0]
    return kinds[kind or next(kind for kind in kinds if kind not in ("ask", "move"))][0]


def presses_by_turn(scene: Scene) -> list[int]:
    """How many presses each turn has taken whoever had it."""
    counted: dict[tuple[str, str], int] = {}
    for press in scene.presses.all:
        turn = press.where.partition(",")[0]
        counted[turn, press.person] = counted.get((turn, press.person), 0) + 1
    turns = {turn for turn, _ in counted}
    return [max(n for (other, _), n in counted.items() if other == turn) for turn in turns]


@pytest.mark.usefixtures("undrawn")
async def test_a_whole_game_takes_few_presses_a_turn(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin(deck="Wildfire (fire)")
    layout = simcord_bot.router.layouts["elemental_clash"]
    table = await table_of(simcord_bot)
    while table.active:
        await press_through(scene, layout, table, table.active[0], busy(table.legal(table.active[0])))
    assert not scene.mentions()
    shown = scene.table()
    assert END.search(shown.content)
    assert scene.labels(shown) == ["Rematch", "Review", "Replay", "More"]
    assert alt_of(shown).startswith("The game is over. ")
    for person in (scene.ada, scene.bo):
        assert END.search(scene.private(person).content)
        assert not scene.labels(scene.private(person))

    turns = presses_by_turn(scene)
    assert len(turns) > 10
    assert statistics.median(turns) <= MOST_A_TURN, sorted(turns)
    single = {press.label for press in scene.presses.all if {*press.offered} - {"When to ask me…"} == {press.label}}
    assert single <= TELLING


@pytest.mark.usefixtures("undrawn")
@in_another_language
async def test_random_moves_from_the_first_turns_to_the_end(scene: Scene, simcord_bot: Elementarium) -> None:
    """The turns in between are played unseen."""
    await scene.begin(deck="Magma Road (earth and fire)")
    chance = random.Random("random game")
    assert await play_on(scene, simcord_bot, chance, lambda view: view["turn"] > FIRST_TURNS)
    await skip_to(scene, simcord_bot, late, anything())
    assert await play_on(scene, simcord_bot, chance) is None
    assert END.search(scene.table().content)
    assert len(scene.place.history()) < 6


async def choose(scene: Scene, person: Any, *attacks: str) -> None:
    """Choose attacks: by a button each where they are few, else in the menu."""
    if attacks[0] not in scene.labels(scene.private(person)):
        await scene.pick(person, *attacks)
        return
    for label in attacks:
        await scene.press(person, label)


def attackers(view: Any) -> int:
    """How many could attack in the first main phase, Quickattackers apart."""
    if view["decision"]["kind"] != "main" or view["phase"] != "main1":
        return 0
    return sum(bool(card and "bound" not in card["keywords"]) for card in view["seats"][view["player"]]["atk"])


def defenders(view: Any) -> int:
    """How many could block."""
    side = view["seats"][1 - view["player"]]["def"]
    return sum(bool(card and "dazed" not in card["keywords"]) for card in side)


async def test_whoever_can_block_alone_blocks_with_one_press(scene: Scene, simcord_bot: Elementarium) -> None:
    def blocks_alone(view: Any) -> bool:
        return view["decision"]["kind"] == "block" and defenders(view) == 1

    await scene.begin(deck="Wildfire (fire)")
    view = await skip_to(scene, simcord_bot, blocks_alone, busy)
    person = person_of(scene, view["decision"]["seat"])
    await scene.press(person, next(label for label in scene.labels(scene.private(person)) if " blocks " in label))
    assert [line for line in scene.table().content.splitlines() if " blocks " in line]
    assert "Back" not in scene.labels(scene.private(person))


async def test_blocks_are_looked_at_before_they_are_sent(scene: Scene, simcord_bot: Elementarium) -> None:
    def could_block(view: Any) -> bool:
        return view["decision"]["kind"] == "block" and defenders(view) > 1

    await scene.begin(deck="Deeproot (earth)")
    view = await skip_to(scene, simcord_bot, could_block, busy)
    person, table = person_of(scene, view["decision"]["seat"]), await table_of(simcord_bot)
    number, public = table.number, scene.table().content
    offered = next(label for label in scene.labels(scene.private(person)) if " blocks " in label)
    await scene.press(person, offered)
    staged = scene.private(person)
    assert offered in staged.content
    assert ", blocked by " in alt_of(staged)
    assert {"Block", "Back"} <= {*scene.labels(staged)}
    assert (table.number, scene.table().content) == (number, public)
    await scene.press(person, "Block")
    assert table.number > number
    assert [line for line in scene.table().content.splitlines() if " blocks " in line]


async def test_where_a_creature_goes_is_asked_in_a_row_of_short_buttons(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    def one_waits_beside_another(view: Any) -> bool:
        kind, side = view["decision"]["kind"], view["seats"][view["player"]]
        waiting = sum(pile["card"] is not None for pile in side["piles"])
        rows = side["atk"], side["def"]
        return kind == "place" and waiting == 1 and any((*rows[0], *rows[1])) and all(None in one for one in rows)

    await scene.begin(deck="Wildfire (fire)")
    view = await skip_to(scene, simcord_bot, one_waits_beside_another, busy)
    person = person_of(scene, view["player"])
    asked = scene.private(person)
    assert re.search(r"\*\*Where does your .+ \(pile 1\) go\? Then you draw\.\*\*", asked.content)
    buttons = [str(button.label) for button in asked.components[0].children]
    assert buttons == ["ATK zone", "DEF zone", "Exact space…", "Place it, then move others…"]
    table = await table_of(simcord_bot)
    await scene.press(person, "Place it, then move others…")
    await scene.press(person, scene.labels(scene.private(person))[0])
    assert table.view(None)["decision"]["kind"] == "move"
    move = scene.labels(scene.private(person))[0]
    assert re.search(r" to the (ATK|DEF) zone$", move)
    await scene.press(person, move)
    assert table.view(None)["decision"]["kind"] == "move"


async def test_with_the_last_creature_that_is_placed_the_others_stay_where_they_are(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    def places(view: Any) -> bool:
        return bool(view["decision"]["kind"] == "place")

    await scene.begin(deck="Wildfire (fire)")
    view = await skip_to(scene, simcord_bot, places, busy)
    person, table = person_of(scene, view["player"]), await table_of(simcord_bot)
    while table.view(None)["decision"]["kind"] == "place":
        await scene.press(person, scene.labels(scene.private(person))[0])
    assert table.view(None)["decision"]["kind"] == "main"


async def test_a_creature_that_is_put_into_a_zone_has_the_same_row(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin(deck="Deeproot (earth)")
    view = await skip_to(scene, simcord_bot, lambda view: view["decision"]["kind"] == "put", busy)
    asked = scene.private(person_of(scene, view["decision"]["seat"]))
    rows = [[str(button.label) for button in row.children] for row in asked.components]
    assert rows[0] == ["ATK zone", "DEF zone", "Exact space…"]
    assert rows[1][0] == "Leave it"


@pytest.mark.usefixtures("undrawn")
async def test_a_part_of_a_game_in_words_has_everything_that_is_legal(scene: Scene, simcord_bot: Elementarium) -> None:
    """Every kind of action can be said, by its label and in notation."""
    await always_asked(scene, simcord_bot)
    await scene.begin(deck="Storm and Tide (air and water)")
    chance, said = random.Random("commands"), set[str]()
    while not said >= COMMON:
        table = await table_of(simcord_bot)
        seat = table.active[0]
        person, legal = person_of(scene, seat), [action for action in table.legal(seat) if kind_of(action) != "ask"]
        fresh = [action for action in legal if kind_of(action) not in said]
        action = chance.choice(fresh) if fresh and chance.random() < 0.8 else pick(chance, legal)
        label = (
            simcord_bot.router.table_controller.moment(table)
            .words(voice_of(ENGLISH))
            .action_label(action, table.see(seat), ("Ada", "Bo"))
        )
        assert any(name.startswith(label) for name in await scene.sayable(person, label))
        number = table.number
        await scene.say(person, chance.choice((label, GAME.notation.write(action))))
        for _ in range(6):  # what is looked at before it is sent, some of it or all of it
            if table.number > number:
                break
            await scene.say(person, next(iter(await scene.sayable(person))))
        assert table.number > number
        said.add(kind_of(action))


def kind_of(action: engine.Action) -> str:
    kind: str = engine.to_json(action)["type"]
    return kind


@in_another_language_too
async def test_an_illegal_move_is_refused_with_the_reason_and_the_rule(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin()
    seat = (await table_of(simcord_bot)).active[0]
    refused = await scene.say(person_of(scene, seat), "0A1 x 1P")
    assert refused.ephemeral
    assert refused.content == "That is not possible now: you can play cards, go to combat or end the turn."
    (button,) = refused.message.components[0].children
    assert button.label.startswith("Rule EC-")
    late = await scene.say(person_of(scene, 1 - seat), "End the turn")
    assert late.ephemeral


# Restarts inside decisions


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("kind", ["window", "divide"])
async def test_a_restart_inside_a_decision_changes_nothing(
    scene: Scene, simcord_bot: Elementarium, url: str, clock: Clock, kind: str
) -> None:
    """A Flash window with a spell on the chain; a division of damage that has begun."""

    def reached(view: Any) -> bool:
        decision = view["decision"]
        return decision["kind"] == kind and (kind == "divide" or bool(view["chain"]))

    await always_asked(scene, simcord_bot)
    await scene.begin(deck="Deeproot (earth)")
    view = await skip_to(scene, simcord_bot, reached, anything())
    seat = view["decision"]["seat"]
    person = person_of(scene, seat)
    before, seen = scene.private(person), (scene.table().content, alt_of(scene.table()))
    bot = await restart(scene, url, clock)
    table = await table_of(bot)
    assert table.view(None) == view
    assert (scene.table().content, alt_of(scene.table())) == seen
    assert scene.labels(scene.private(person)) == scene.labels(before)
    number = table.number
    await scene.press(
        person, scene.labels(before)[0 if kind == "divide" else scene.labels(before).index("Pass")], before
    )
    assert table.number > number
    turn = view["turn"]
    assert await play_on(scene, bot, random.Random("after the restart"), lambda view: view["turn"] > turn)


@pytest.mark.usefixtures("undrawn")
async def test_a_look_back_names_an_attack_of_several_as_it_was_pressed(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    def two_can_attack(view: Any) -> bool:
        atk = [creature for creature in view["seats"][view["player"]]["atk"] if creature]
        return view["phase"] == "main1" and view["decision"]["kind"] == "main" and len(atk) == 2

    await scene.begin(deck="Wildfire (fire)")
    seat = (await skip_to(scene, simcord_bot, two_can_attack, busy))["player"]
    await attack(scene, person_of(scene, seat))
    table = await table_of(simcord_bot)
    await table.act(person_of(scene, 1 - seat).id, engine.Resign())
    replay = await simcord_bot.router.reviews.judging.replay(table)
    found = [(line, one) for line in range(1, replay.number) if (one := replay.decision(line)) and one.seat == seat]
    *_, last = [(line, one) for line, one in found if engine.type_of(one.action) == "attack"]
    stood = [
        Judged(line, seat, turn, engine.to_json(one.action), chance, chance, chances=(chance, chance))
        for (line, one), turn, chance in ((last, 1, 40), (found[0], 3, 90))
    ]
    text = ReviewMessages(Reader(voice_of(ENGLISH), seat), table, replay, stood).overview_content().text
    (named,) = re.findall(r"The turning point: Turn 1: \*\*(.+?)\*\*", text)
    assert named.count(" attacks ") == 2, named
