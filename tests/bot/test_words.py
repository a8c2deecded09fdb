"""What every game says fits into Discord's messages, in every state that a random game comes through.

The pictures and their alt texts are looked at by the tests of `render`.
"""

import random
from typing import Any

import engine
from sessions import ChosenDeck, Deal, Invitation, Lobbies, Person, Place
from sessions.seating.chosen_decks import encoded_deck
from sessions.seating.deal import seated_around
from tests.support.bot import Clock, make_bot
from tests.support.every import every_setting
from ui.interactions.reader import Reader
from ui.layouts.steps import Choice, Row
from ui.tables.choices import ROOT, Choices
from ui.tables.content import confirm_content, private_content, public_content, step_content
from ui.tables.surfaces.content import Content
from words import ENGLISH, voice_of

CONTENT, LABEL, ENTRY = 2000, 80, 100
NAMES = ("Ada **the** Great_" + "W" * 14, "B" * 32, "Cléo", "Dan")
ACTIONS = 70


def fits(panel: Content) -> None:
    assert 0 < len(panel.text) <= CONTENT
    assert panel.view is None or len(panel.view.to_components()) <= 5


def kind_of(action: engine.Action) -> str:
    return str(engine.to_json(action)["type"])


def fits_rows(rows: list[Row]) -> None:
    for row in rows:
        labels = [choice.label for choice in row.choices if choice]
        assert len(set(labels)) == len(labels)
        assert all(0 < len(label) <= (LABEL if row.prompt is None else ENTRY) for label in labels)
        assert len(row.choices) <= (5 if row.prompt is None else 25)
        assert len(row.prompt or "") <= 150


def leaves(choices: Choices, path: tuple[str, ...] = ROOT) -> list[Choice]:
    """Every action that can be reached step by step."""
    found = []
    for choice in choices.choices_after(path):
        found += [choice] if choice.action else leaves(choices, choice.path)
    return found


def some_deck(game: engine.Game, chance: random.Random) -> str | None:
    """One of the ready decks of a game that has decks."""
    if game.decks is None:
        return None
    name, cards = chance.choice(list(game.decks.ready.items()))
    return encoded_deck(ChosenDeck(name, cards))


@every_setting
async def test_everything_that_is_said_fits(setting: Any, url: str) -> None:
    bot = await make_bot(url, Clock())
    voice = voice_of(ENGLISH)
    controller, layout = bot.router.table_controller, bot.router.layouts[setting.game.id]
    lobbies = Lobbies(bot.store, controller.tables)
    chance = random.Random(f"{setting.game.id} {setting.options}")
    people = [
        Person(user_id=number + 1, name=NAMES[number], join_id=number + 100, deck=some_deck(setting.game, chance))
        for number in range(setting.seats)
    ]
    options = {name: value for name, value in setting.options.items() if name not in ("position", "decks")}
    deal = Deal(
        game=setting.game,
        people=seated_around(people[0], [], setting.seats),
        place=Place(channel_id=1),
        options=options,
    )
    lobby = await lobbies.open(Invitation(deal=deal, host=people[0]))
    assert 0 < len(voice.game_words(setting.game.id).options_text(lobby.options)) <= 500
    for person in people[1:]:
        await lobbies.join(lobby.id, person)
    table = await lobbies.begin(lobby.id)
    for _ in range(ACTIONS):
        moment = controller.moment(table)
        fits(public_content(Reader(voice), moment))
        for seat in range(setting.seats):
            reader = Reader(voice, seat, is_new_to_game=True, already_explained=())
            fits(private_content(reader, moment))
            choices = moment.choices(reader)
            fits_rows(choices.rows(ROOT) if table.legal(seat) else [])
            elsewhere = {action for action in table.legal(seat) if kind_of(action) in layout.types_with_own_control}
            assert {choice.action for choice in leaves(choices)} == set(table.legal(seat)) - elsewhere
        if not table.active:
            break
        seat = chance.choice(table.active)
        reader = Reader(voice, seat)
        choices = moment.choices(reader)
        action = chance.choice([choice.action for choice in leaves(choices) if choice.action])
        steps = layout.steps_to(action)
        for depth in range(1, len(steps)):
            if len(choices.choices_after(steps[:depth])) > 1:
                fits_rows(choices.rows(steps[:depth]))
                step = next(
                    (one for one in choices.choices_after(steps[: depth - 1]) if one.path == steps[:depth]), None
                )
                if step and step.action is None:
                    fits(step_content(reader, moment, step))
        last = next(choice for choice in leaves(choices) if choice.action == action)
        found = choices.find(last.key)
        assert found is not None
        assert found.action == action
        if layout.needs_confirmation(action, moment.view(seat)):
            fits(confirm_content(reader, moment, last))
        await table.act(people[seat].user_id, action)
    await bot.store.close()
