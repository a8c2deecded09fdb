"""Cards and rules of Elemental Clash, looked up on Discord."""

import re
from typing import Any, cast

import pytest

from engine.elemental_clash import POOL
from tests.bot.test_table import answer
from tests.support.scene import Scene
from words import voice_of
from words.elemental_clash import ClashWords
from words.elemental_clash.cards import find_cards


async def test_any_card_can_be_looked_at(scene: Scene) -> None:
    names = await scene.cleo.autocomplete(scene.channel, "clash cards", "card", "moon")
    assert [one["value"] for one in names] == ["moon_pebble", "moonwell_singer"]
    shown = answer(await scene.cleo.slash(scene.channel, "clash cards", card="Snuffing Gust"))
    assert shown.ephemeral
    assert shown.content == (
        "### Snuffing Gust\nFlash spell, air, level II\n"
        "> Counter a spell of level I or II. Your opponent takes 1 damage.\n"
        "- It can also be played in answer to a spell, while you block, before fights, and at the end of a turn.\n"
        "- The countered spell goes to its owner's discard pile at once, and its pile is free again.\n"
        "- It can be played only if there is a target; a target that is gone when it takes effect is left out."
    )
    assert shown.attachments[0].description.startswith("Snuffing Gust: Flash spell, air II.")
    refused = answer(await scene.cleo.slash(scene.channel, "clash cards", card="Black Lotus"))
    assert refused.content == "I don't know that card: please choose one from the list."


@pytest.mark.parametrize(
    ("options", "count", "first"),
    [
        ({"element": "fire", "type": "Imp"}, 5, "**Ashfoot Raider** (fire I Imp 4/1)"),
        ({"keyword": "warded"}, 2, "**Whisper Page** (air I Sylph 2/2)"),
        ({"type": "stone"}, 12, "**Bulwark Stone** (stone): "),
        ({"level": 3, "element": "neutral"}, 1, "**Patchwork Colossus** (neutral III Golem 4/6)"),
        ({"keyword": "DPT", "type": "flash"}, 2, "**Last Spark** (fire I Flash spell)"),
    ],
)
async def test_the_pool_can_be_browsed(scene: Scene, options: Any, count: int, first: Any) -> None:
    shown = answer(await scene.cleo.slash(scene.channel, "clash cards", **options))
    lines = [line for line in shown.content.splitlines() if line.startswith("**")]
    assert len(lines) == count
    assert lines[0].startswith(first)


@pytest.mark.parametrize("typed", ["a" * 100, "flying: or not", ":"])
async def test_whatever_is_typed_the_menus_below_the_list_lead_somewhere(scene: Scene, typed: str) -> None:
    for name in ("type", "keyword"):
        shown = answer(await scene.cleo.slash(scene.channel, "clash cards", **{name: typed})).message
        ids = [item.custom_id for row in shown.components for item in row.children]
        assert all(len(one) <= 100 for one in ids)
        (element,) = [one for one in ids if one.startswith("crdf1:element:")]
        narrowed = answer(await scene.cleo.select(shown, ["fire"], custom_id=element))
        assert "lead nowhere" not in narrowed.content
        assert any(item.custom_id.startswith("crdf1:level:fire:") for row in narrowed.message.components
                   for item in row.children)  # fmt: skip


async def test_cards_of_a_kind_are_listed_by_their_names_in_the_language_of_the_list() -> None:
    words = cast(ClashWords, voice_of("de").game_words("elemental_clash"))
    names = [words.card(card.id) for card in find_cards(words, type_="stone", element="neutral")]
    assert len(names) > 2
    assert names == sorted(names)
    assert [card.name for card in find_cards(words, type_="stone", element="neutral")] != sorted(names)


async def test_a_long_list_has_pages_that_hold_every_card_once(scene: Scene) -> None:
    seen = []
    first = answer(await scene.cleo.slash(scene.channel, "clash cards")).content
    pages = int(re.search(r"page 1 of (\d+)", first)[1])
    for page in range(1, pages + 1):
        content = answer(await scene.cleo.slash(scene.channel, "clash cards", page=page)).content
        assert len(content) <= 2000
        seen += re.findall(r"^\*\*(.+?)\*\* \(", content, re.MULTILINE)
    assert sorted(seen) == sorted(card.name for card in POOL.cards)
    nothing = answer(await scene.cleo.slash(scene.channel, "clash cards", element="fire", type="Fish"))
    assert nothing.content == "No card is like that."


async def test_a_long_list_is_leafed_through_by_buttons_and_shows_its_cards(scene: Scene) -> None:
    first = answer(await scene.cleo.slash(scene.channel, "clash cards", type="stone", element="neutral"))
    looks = ["Look at a card…", "Every element", "Every kind", "Every level"]
    assert [item.placeholder for row in first.message.components for item in row.children] == looks
    listed = await scene.cleo.slash(scene.channel, "clash cards", level=1)
    turned = answer(await scene.cleo.click(answer(listed).message, label="Next page"))
    assert "page 2 of" in turned.content


async def test_a_list_is_narrowed_by_menus_below_it(scene: Scene) -> None:
    message = answer(await scene.cleo.slash(scene.channel, "clash cards", type="Imp")).message
    for name, value, head in (
        ("element", "fire", "### 5 cards"),
        ("type", "creature", "### 14 cards"),
        ("level", "3", "### 3 cards"),
        ("type", "stone", "No card is like that."),
        ("level", "any", "### One card"),
    ):
        menus = [item for row in message.components for item in row.children if item.custom_id.startswith("crdf1")]
        wanted = next(item for item in menus if item.custom_id.startswith(f"crdf1:{name}:"))
        message = answer(await scene.cleo.select(message, [value], custom_id=wanted.custom_id)).message
        assert message.content.startswith(head)
    chosen = [
        one.label
        for row in message.components
        for item in row.children
        for one in getattr(item, "options", ())
        if one.default
    ]
    assert chosen == ["Fire", "Element-Stone", "Every level"]


async def test_whoever_watches_can_look_at_a_card_on_the_table(scene: Scene) -> None:
    await scene.begin()
    person = scene.waiting()
    stone = next(label for label in scene.labels(scene.private(person)) if "Stone" in label)
    await scene.press(person, stone)
    more = answer(await scene.cleo.click(scene.table(), label="More"))
    card = next(card for card in POOL.cards if stone.startswith(f"{card.name} on "))
    shown = answer(await scene.cleo.select(more.message, [card.id]))
    assert shown.content.startswith(f"### {card.name}")


async def test_every_card_has_a_page_that_fits(scene: Scene) -> None:
    words = {"Beast", "stone", "DPT"}
    for name, wanted in (("type", "Beast"), ("type", "stone"), ("keyword", "DPT")):
        found = await scene.cleo.autocomplete(scene.channel, "clash cards", name, wanted)
        words -= {one["value"] for one in found}
    assert not words


async def test_the_rules_can_be_read_page_by_page(scene: Scene) -> None:
    for topic in await scene.cleo.autocomplete(scene.channel, "clash rules", "topic", ""):
        shown = answer(await scene.cleo.slash(scene.channel, "clash rules", topic=topic["value"]))
        assert shown.content.startswith(f"## {topic['name']}")
