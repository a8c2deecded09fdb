"""Draws and takebacks at a table: offered behind *More* or by command, answered where they are seen."""

from typing import Any

import pytest
from discord import ButtonStyle

import engine
from bot import Elementarium
from engine.elements.cards import Card
from engine.elements.events import Played
from sessions.log.lines import ACTION, NOTHING, TAKEBACK, Line
from sessions.log.offers import Accept, Decline, Offer, Word
from tests.bot.test_restart import restart
from tests.bot.test_round_ends import until_ada
from tests.bot.test_table import answer
from tests.support.bot import Clock
from tests.support.everybody import in_another_language_too
from tests.support.scene import Scene, alt_of
from ui.tables.announcing import THERE
from ui.tables.table_texts import story
from words import ENGLISH, catalogue, voice_of, words_of_game

say = catalogue().say
DRAW, BACK = say("button-draw"), say("button-back-asked")


def other(scene: Scene, person: Any) -> Any:
    return scene.bo if person is scene.ada else scene.ada


async def more(scene: Scene, person: Any) -> Any:
    """What is behind *More* for somebody."""
    return answer(await person.click(scene.table(), label="More")).message


@in_another_language_too
async def test_a_draw_is_offered_and_agreed_to_by_direct_message(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin()
    offered = answer(await scene.ada.click(await more(scene, scene.ada), label=DRAW))
    assert offered.content == say("offer-draw-waits")
    assert "> Ada offers a draw." in scene.table().content
    assert DRAW not in scene.labels(await more(scene, scene.bo))
    hand = scene.private(scene.bo)
    asked = answer(await scene.press(scene.bo, say("button-drawyes")))
    assert asked.message.id == hand.id
    assert asked.content == say("offer-draw-ask", game="Elements")
    assert scene.labels(asked.message) == [say("button-drawsure"), say("button-resign-no")]
    await scene.press(scene.bo, say("button-resign-no"))
    shown = (one for row in scene.private(scene.bo).components for one in row.children)
    (draw,) = (one for one in shown if getattr(one, "label", "") == say("button-drawyes"))
    assert draw.style is ButtonStyle.secondary, "it stands among the choices, and ends the game"
    assert say("table-end-draw") not in scene.table().content
    await scene.press(scene.bo, say("button-drawyes"))
    done = answer(await scene.press(scene.bo, say("button-drawsure")))
    assert done.message.id == hand.id
    assert say("table-end-draw") in scene.table().content
    assert say("table-end-draw") in scene.private(scene.ada).content
    assert scene.labels(scene.table()) == ["Rematch", "Review", "Replay", "More"]
    assert alt_of(scene.table()).startswith(f"The game is over. {say('table-end-draw')}")
    verdict = await simcord_bot.router.tables.verify_table(1)
    assert verdict is not None
    assert verdict.ok


async def test_a_draw_is_asked_about_at_the_table_and_its_answer_takes_the_place_of_the_question(scene: Scene) -> None:
    await scene.begin()
    await scene.ada.slash(scene.place, "table offer", what="draw")
    refused = answer(await scene.ada.click(scene.table(), label=say("button-drawyes")))
    assert refused.content == say("sessions-talks-own")
    asked = answer(await scene.bo.click(scene.table(), label=say("button-drawyes")))
    assert [asked.content, asked.ephemeral] == [say("offer-draw-ask", game="Elements"), True]
    stays = answer(await scene.bo.click(asked.message, label=say("button-resign-no")))
    assert [stays.message.id, stays.content] == [asked.message.id, say("resign-not")]
    asked, late = [answer(await scene.bo.click(scene.table(), label=say("button-drawyes"))).message for _ in "12"]
    done = answer(await scene.bo.click(asked, label=say("button-drawsure")))
    assert [done.message.id, done.content, scene.labels(done.message)] == [asked.id, say("offer-draw-done"), []]
    assert say("table-end-draw") in scene.table().content
    refused = answer(await scene.bo.click(late, label=say("button-drawsure")))
    assert refused.content == say("sessions-table-over")


async def test_the_table_calls_whoever_is_asked(scene: Scene, simcord_bot: Elementarium, clock: Clock) -> None:
    await scene.begin()
    await scene.tell_at_the_table(simcord_bot.router.tables.people)
    waiting = scene.waiting()
    clock.now += 3600
    await other(scene, waiting).slash(scene.place, "table offer", what="draw")
    calls = [message.content for message in scene.place.history() if "offers a draw" in message.content]
    assert any(f"<@{waiting.id}>" in call for call in calls)


async def test_nobody_is_called_for_their_own_offer(scene: Scene, simcord_bot: Elementarium, clock: Clock) -> None:
    await scene.begin()
    await scene.tell_at_the_table(simcord_bot.router.tables.people)
    person = scene.waiting()
    clock.now += 3600
    await person.slash(scene.place, "table offer", what="draw")
    clock.advance(THERE)
    await scene.env.settle()
    assert scene.called() == [f"<@{other(scene, person).id}>, {say('call-draw', player=person.name)}"]
    await scene.press(other(scene, person), say("button-drawno"))
    clock.advance(THERE)
    await scene.env.settle()
    assert scene.mentions() == [f"<@{person.id}>, it is your turn."]


@pytest.mark.parametrize("what", ["draw", "back"])
async def test_whoever_is_to_answer_is_mentioned_at_once_though_they_are_there(
    scene: Scene, simcord_bot: Elementarium, what: str
) -> None:
    """Whoever looks at the game expects their turn, and no offer."""
    await scene.begin()
    await scene.tell_at_the_table(simcord_bot.router.tables.people)
    person = scene.waiting()
    await scene.press(person, scene.labels(scene.private(person))[0])
    asked = other(scene, person)
    await scene.press(asked, scene.labels(scene.private(asked))[0])  # they are there
    await asked.slash(scene.place, "table offer", what=what)
    told = say(f"call-{CALLS[what]}", player=asked.name)
    assert scene.called() == [f"<@{person.id}>, {told}"]
    assert [one.id for one in scene.table().mentions] == [person.id]


CALLS = {"draw": "draw", "back": "takeback"}


async def test_nobody_is_called_who_wants_no_calls(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin()
    await scene.tell_at_the_table(simcord_bot.router.tables.people)
    person = scene.waiting()
    await simcord_bot.router.tables.people.change(other(scene, person).id, calls=False)
    await person.slash(scene.place, "table offer", what="draw")
    assert not scene.called()


async def test_whose_turn_begins_is_called_though_their_offer_stands(
    scene: Scene, simcord_bot: Elementarium, clock: Clock
) -> None:
    await scene.begin()
    await scene.tell_at_the_table(simcord_bot.router.tables.people)
    waiting = scene.waiting()
    person = other(scene, waiting)
    await person.slash(scene.place, "table offer", what="draw")
    clock.now += THERE
    await scene.move()
    assert scene.called() == [f"<@{person.id}>, it is your turn."]


async def test_what_is_offered_is_told_as_long_as_it_stands(scene: Scene) -> None:
    await scene.begin()
    waiting = scene.waiting()
    person = other(scene, waiting)
    await person.slash(scene.place, "table offer", what="draw")
    told = say("table-line-draw-offer", player=person.name)
    assert scene.table().content.count(told) == 1
    await scene.press(waiting, scene.labels(scene.private(waiting))[0])
    for message in (scene.table(), scene.private(waiting)):
        assert message.content.count(told) == 1
    assert "You offer a draw." in scene.private(person).content
    await scene.press(person, scene.labels(scene.private(person))[0])
    assert told not in scene.table().content


async def test_an_offer_outlives_a_restart_and_can_be_declined_at_the_table(
    scene: Scene, url: str, clock: Clock
) -> None:
    await scene.begin()
    await scene.ada.slash(scene.place, "table offer", what="draw")
    await restart(scene, url, clock)
    refused = answer(await scene.ada.click(scene.table(), label=say("button-drawno")))
    assert refused.content == say("sessions-talks-own")
    refused = answer(await scene.cleo.click(scene.table(), label=say("button-drawyes")))
    assert refused.ephemeral
    assert say("button-drawno") in scene.labels(scene.table())
    await scene.bo.click(scene.table(), label=say("button-drawno"))
    assert "> Bo declines the draw." in scene.table().content
    assert say("button-drawno") not in scene.labels(scene.table())


@in_another_language_too
async def test_an_action_is_taken_back_by_agreement(scene: Scene) -> None:
    await scene.begin()
    person = scene.waiting()
    before = scene.labels(scene.private(person))
    assert BACK not in scene.labels(await more(scene, person))
    await scene.press(person, before[0])
    asked = answer(await person.click(await more(scene, person), label=BACK))
    assert asked.content == say("offer-takeback-waits")
    offered = scene.labels(scene.private(other(scene, person)))
    assert offered[-2:] == [say("button-backyes"), say("button-backno")]
    agreed = answer(await scene.press(other(scene, person), say("button-backyes")))
    assert say("offer-takeback-done") in agreed.content
    assert scene.waiting() is person
    assert scene.labels(scene.private(person)) == before
    assert "lets the last action be taken back" in scene.table().content


async def test_what_was_taken_back_is_not_told_as_played(scene: Scene) -> None:
    await scene.begin()
    person = scene.waiting()
    played, instead = [label for label in scene.labels(scene.private(person)) if label.startswith("Play ")][:2]
    await scene.press(person, played)
    await person.click(await more(scene, person), label=BACK)
    card = played.removeprefix("Play ")
    told, own = f"{person.user.name} plays {card}", f"You play {card}"
    assert told in scene.table().content
    await scene.press(other(scene, person), say("button-backyes"))
    agreed = say("table-line-takeback-accept", player=other(scene, person).user.name)
    for message in (scene.table(), scene.private(person), scene.private(other(scene, person))):
        assert told not in message.content
        assert own not in message.content
    assert f"> {agreed}" in scene.table().content
    await scene.press(person, instead)
    assert told not in scene.table().content
    assert agreed not in scene.table().content
    assert f"{person.user.name} plays {instead.removeprefix('Play ')}" in scene.table().content


@pytest.mark.parametrize(
    ("playing", "said", "told"),
    [
        ((0, 1, 2), ((1, Accept()), (2, Accept())), ["Ada plays 2"]),
        ((0, 1, 2), ((1, Accept()),), ["Ada plays 1", "Ada plays 2"]),
        ((0, 1), ((1, Accept()),), ["Ada plays 2"]),
        ((0, 1), (), ["Ada plays 1", "Ada plays 2"]),
        ((0, 1), ((1, Decline()),), ["Ada plays 1", "Ada plays 2"]),
    ],
    ids=["all agree", "one agrees", "all who are still in the game agree", "nobody answers", "somebody declines"],
)
def test_an_action_is_taken_back_by_those_who_are_still_in_the_game(
    playing: tuple[int, ...], said: tuple[tuple[int, Word], ...], told: list[str]
) -> None:
    first, second = (
        (Line(ACTION, 0, NOTHING), [Played(seat=engine.Seat(0), card=Card(card), limit=9)]) for card in (1, 2)
    )
    offered: list[Any] = [(Line(TAKEBACK, seat, word), []) for seat, word in ((0, Offer()), *said)]
    view = engine.GAMES["elements"].new(2, "", {}).see(None)
    lines = story(
        voice_of(ENGLISH),
        words_of_game("elements"),
        [first, *offered, second],
        playing,
        view,
        ["Ada", "Bo", "Cleo"],
        bool,
    )
    assert [line[: len("Ada plays 1")] for line in lines] == told


async def test_what_is_asked_back_is_gone_with_the_next_action(scene: Scene) -> None:
    await scene.begin()
    person = scene.waiting()
    await scene.press(person, scene.labels(scene.private(person))[0])
    await person.click(await more(scene, person), label=BACK)
    assert say("button-backyes") in scene.labels(scene.table())
    opponent = scene.private(other(scene, person))
    await scene.press(other(scene, person), scene.labels(opponent)[0])
    assert say("button-backyes") not in scene.labels(scene.table())
    assert say("button-backyes") not in scene.labels(scene.private(other(scene, person)))


async def alone(scene: Scene, bot: Elementarium, monkeypatch: Any, **options: Any) -> Any:
    """A game of Ada against a computer that thinks for long, in which Ada is to move."""
    monkeypatch.setattr("ui.computers._computer_seats_to_act", lambda _: ())
    await scene.ada.slash(scene.channel, "elements start", computer="easy", **options)
    await scene.ada.click(scene.newest(scene.channel), label="Deal")
    table = await bot.router.table_controller.table(1)
    await until_ada(scene, bot, table)
    return table


async def test_the_computer_lets_people_take_actions_back(
    scene: Scene, simcord_bot: Elementarium, monkeypatch: Any
) -> None:
    table = await alone(scene, simcord_bot, monkeypatch)
    before = table.view(None)
    await scene.press(scene.ada, scene.labels(scene.private(scene.ada))[0])
    assert DRAW not in scene.labels(await more(scene, scene.ada))
    done = answer(await scene.ada.click(await more(scene, scene.ada), label=BACK))
    assert done.content == say("offer-takeback-done")
    assert table.view(None) == before


async def test_a_rated_game_against_the_computer_offers_it_nothing(
    scene: Scene, simcord_bot: Elementarium, monkeypatch: Any
) -> None:
    await alone(scene, simcord_bot, monkeypatch, pace="day", rated=True)
    await scene.press(scene.ada, scene.labels(scene.private(scene.ada))[0])
    assert not {BACK, DRAW, say("button-time", time=say("pace-time-day"))} & {
        *scene.labels(await more(scene, scene.ada))
    }
    refused = answer(await scene.ada.slash(scene.place, "table offer", what="back"))
    assert refused.content == say("sessions-takeback-rated")


@pytest.mark.parametrize("agree", ["button-backyes", "button-backno"])
async def test_that_an_offer_stands_is_said_until_it_is_answered(scene: Scene, agree: str) -> None:
    def told(person: Any) -> list[str]:
        return [message.content for message in scene.place.history(viewer=person) if message.flags.ephemeral]

    await scene.begin()
    person = scene.waiting()
    await scene.press(person, scene.labels(scene.private(person))[0])
    await person.slash(scene.place, "table offer", what="back")
    assert say("offer-takeback-waits") in told(person)
    await other(scene, person).click(scene.table(), label=say(agree))
    await scene.env.settle()
    assert say("offer-takeback-waits") not in told(person)
