"""A discord.py process on the playground: what people do reaches it, and they see what it answers."""

from __future__ import annotations

import pytest

from tests.support.browser import in_one_loop
from tests.support.person import PATIENCE, Json, Refused
from tests.support.wire import Wire

pytestmark = in_one_loop


async def test_a_slash_command_answers_with_a_picture_and_buttons(wire: Wire) -> None:
    outcome = await wire.ada.slash("#games", "probe start", opponent=wire.bo, mode="tokens", rounds=3)
    message = outcome.message
    assert f"<@{wire.ada.id}> challenges <@{wire.bo.id}>, *tokens*, 3 rounds" in message.content
    assert message.buttons == ["Accept", "Decline", "Write", "Silent"]
    assert message.alts == ["A card that says Duel"]
    attachment = message.raw["attachments"][0]
    assert (attachment["width"], attachment["height"], attachment["content_type"]) == (640, 360, "image/png")
    assert len(await wire.download(attachment["url"])) == attachment["size"]
    assert await wire.bo.wait("#games", "challenges") == message


async def test_a_button_edits_the_message_for_everybody(wire: Wire) -> None:
    message = (await wire.ada.slash("#games", "probe start")).message
    await wire.bo.click(message, "Accept")
    edited = await wire.cleo.change(message, f"Accepted by <@{wire.bo.id}>")
    assert edited.alts == ["A card that says Accepted"]
    assert edited.pictures != message.pictures


async def test_a_menu_defers_and_edits(wire: Wire) -> None:
    message = (await wire.ada.slash("#games", "probe start")).message
    await wire.bo.select(message, "Water")
    await wire.ada.change(message, "chose **water**")


async def test_a_form_opens_and_is_sent(wire: Wire) -> None:
    message = (await wire.ada.slash("#games", "probe start")).message
    opened = await wire.bo.click(message, "Write")
    assert opened.modal["title"] == "A letter"
    answer = await wire.bo.submit(opened, subject="Hello", text="World")
    assert answer.message.content == "**Hello**\nWorld"


async def test_autocomplete(wire: Wire) -> None:
    choices = await wire.ada.autocomplete("#games", "probe pick", "fruit", "b")
    assert [choice["value"] for choice in choices] == ["banana", "blackberry"]


async def test_everybody_is_shown_commands_in_the_language_of_their_discord(wire: Wire) -> None:
    def fruit_of(commands: list[Json]) -> Json:
        ((pick,),) = ([one for one in group["options"] if one["name"] == "pick"] for group in commands)
        return {**pick, **pick["options"][0]}

    await wire.ada.ask("locale", locale="de")
    await wire.cleo.ask("locale", locale="es-419")
    german, english, spanish = [fruit_of(await one.commands()) for one in (wire.ada, wire.bo, wire.cleo)]
    assert (german["name"], german["name_localized"]) == ("fruit", "frucht")
    assert german["description_localized"] == "Fang an zu tippen"
    assert not any("locali" in key for key in english)
    assert spanish["description_localized"] == "Empieza a escribir", "the Spanish of Spain, where there is no other"
    assert "name_localized" not in spanish
    with pytest.raises(Refused, match="does not speak that"):
        await wire.ada.ask("locale", locale="tlh")

    said = [(await one.slash("#games", "probe more speak")).message.content for one in (wire.ada, wire.bo)]
    assert said == ["de, en-US", "en-US, en-US"]


async def test_an_ephemeral_answer_is_seen_by_one(wire: Wire) -> None:
    message = (await wire.ada.slash("#games", "probe pick", fruit="fig")).message
    assert message.ephemeral
    assert [one.content for one in await wire.ada.messages("#games")] == ["fig!"]
    assert await wire.bo.messages("#games") == []
    await wire.ada.dismiss(message)
    await wire.ada.gone(message)


async def test_a_deferred_answer_and_a_followup(wire: Wire) -> None:
    outcome = await wire.ada.slash("#games", "probe think", seconds=0.0)
    first = outcome.message
    assert first.content == "First"
    second = await wire.ada.wait("#games", "Second")
    assert first.id == outcome.raw["message_id"]
    assert first.ephemeral and second.ephemeral
    assert second.raw["message_reference"]["message_id"] == first.id
    assert await wire.bo.messages("#games") == []


async def test_a_direct_message(wire: Wire) -> None:
    assert (await wire.ada.slash("#games", "probe dm")).message.content == "Sent."
    (message,) = await wire.ada.dms()
    assert message.content == "Your hand"
    assert await wire.bo.dms() == []
    await wire.ada.click(message, "Accept")
    await wire.ada.change(message, "Accepted")


async def test_a_thread_on_a_message(wire: Wire) -> None:
    message = (await wire.ada.slash("#games", "probe thread")).message
    thread = await wire.ada.thread("Table 1")
    await wire.ada.wait(thread, "Welcome")
    assert thread == message.id
    assert (await wire.ada.change(message, lambda one: one.thread_id == thread)).thread_id == thread
    assert [one.content for one in await wire.bo.messages("#games")] == ["A table"]


async def test_a_command_takes_a_file(wire: Wire) -> None:
    number = await wire.ada.upload("#games", "a letter.txt", b"Dear Bo")
    outcome = await wire.ada.slash("#games", "probe weigh", file=number)
    assert outcome.message.content == "a_letter.txt: 7 bytes, Dear Bo"


async def test_a_file_that_was_never_chosen_is_refused(wire: Wire) -> None:
    with pytest.raises(Refused, match="file: choose a file"):
        await wire.ada.slash("#games", "probe weigh", file="123")


async def test_a_sub_command_in_a_group(wire: Wire) -> None:
    outcome = await wire.ada.slash("#games", "probe more deep", who=wire.cleo)
    assert outcome.message.content == "deep Cleo"
    assert outcome.message.raw["interaction_metadata"]["name"] == "probe more deep"


async def test_a_command_in_a_dm(wire: Wire) -> None:
    outcome = await wire.bo.slash("dm", "probe start")
    assert outcome.message in await wire.bo.dms()


@pytest.mark.usefixtures("discords_window")
async def test_no_answer_within_three_seconds(wire: Wire) -> None:
    message = (await wire.ada.slash("#games", "probe start")).message
    assert (await wire.bo.click(message, "Silent")).state == "failed"


async def test_a_crowd_acts_on_one_socket(wire: Wire) -> None:
    joined = await wire.control("POST", "people", {"count": 2})
    assert list(joined) == ["p5", "p6"]
    message = (await wire.ada.slash("#games", "probe start")).message
    click = {"op": "click", "channel_id": message.channel_id, "message_id": message.id, "custom_id": "accept"}
    async with wire.session.ws_connect(f"{wire.url}/control/crowd") as crowd:
        await crowd.send_json({"id": 1, "as": "p6", **click})
        sent = await crowd.receive_json(timeout=PATIENCE)
        outcome = await crowd.receive_json(timeout=PATIENCE)
        await crowd.send_json({"id": 2, "as": "nobody", **click})
        refused = await crowd.receive_json(timeout=PATIENCE)
    assert sent == {"re": 1, "ok": True, "result": outcome["interaction"]["id"]}
    assert outcome["interaction"]["state"] == "answered"
    assert refused["re"] == 2 and not refused["ok"]
    await wire.cleo.change(message, f"Accepted by <@{joined['p6']}>")


async def test_a_page_that_looks_at_some_channels_hears_of_no_others(wire: Wire) -> None:
    await wire.bo.connect(wire.url, wire.bo.channel("dm"))
    before = len(wire.bo.events)
    elsewhere = (await wire.ada.slash("#games", "probe start")).message
    own = (await wire.bo.slash("dm", "probe start")).message
    await wire.bo.change(own, lambda message: bool(message.buttons))
    told = {event["message"]["id"] for event in wire.bo.events[before:] if event["t"] == "message"}
    assert own.id in told
    assert elsewhere.id not in told
