"""Lobbies: challenge and open seat, accept, decline, cancel, expiry, and who may press what."""

import hashlib
import re
from typing import Any

import discord
import pytest

from bot import Elementarium
from sessions import Lobbies
from sessions.time.paces import DAY
from tests.bot.test_table import answer
from tests.support.bot import LOBBY_SECONDS, Clock
from tests.support.english import VOICE
from tests.support.everybody import in_another_language, in_another_language_too
from tests.support.scene import Scene, alt_of
from ui.lobbies.threads import thread_name

SEALED = re.compile(r"`([0-9a-f]{64})`")


def content(result: Any) -> Any:
    """What the person who acted was answered."""
    return result.response.content if not result.followups else result.followups[-1].content


@in_another_language_too
async def test_a_challenge_names_both_shows_options_and_commitment(scene: Scene) -> None:
    lobby = await scene.open()
    assert "**Ada** challenges <@" in lobby.content
    assert "The first to 6 tokens wins" in lobby.content
    assert "2 players, about 10 minutes" in lobby.content
    assert scene.labels(lobby) == ["Accept", "Decline", "Make it rated", "More"]
    more = answer(await scene.cleo.click(lobby, label="More")).message
    assert scene.labels(more) == ["Rules", "Is it fair?"]
    assert SEALED.search(content(await scene.cleo.click(more, label="Is it fair?")))
    (cover,) = lobby.attachments
    assert cover.description


async def told_of_a_challenge(scene: Scene, bot: Elementarium) -> discord.Message:
    """Ada challenges Bo; his direct message."""
    await scene.open()
    await bot.router.do_overdue_work()
    await scene.env.settle()
    return scene.private(scene.bo)


async def test_whoever_is_challenged_is_told_by_direct_message(scene: Scene, simcord_bot: Elementarium) -> None:
    told = await told_of_a_challenge(scene, simcord_bot)
    lobby = scene.newest(scene.channel)
    first, *terms = told.content.splitlines()
    assert first == f"**Ada challenges you** to **Elements**: {lobby.jump_url}"
    assert terms == lobby.content.splitlines()[2:]
    assert [button.label for button in told.components[0].children] == ["Accept", "Decline", "Rules"]


@in_another_language
async def test_a_challenge_is_accepted_where_it_is_told(scene: Scene, simcord_bot: Elementarium) -> None:
    told = await told_of_a_challenge(scene, simcord_bot)
    await scene.bo.user.click(told, label="Accept")
    assert scene.place.name == "Ada – Bo · Elements"
    there = f"**Elements** in <#{scene.channel.id}>: The game has begun in <#{scene.place.id}>."
    assert [message.content for message in scene.bo.user.dm_channel.history() if message.id == told.id] == [there]
    assert "are playing in <#" in scene.channel.history()[0].content
    assert scene.hands(scene.bo)


async def test_a_challenge_is_declined_where_it_is_told(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.bo.user.click(await told_of_a_challenge(scene, simcord_bot), label="Decline")
    told = scene.private(scene.bo)
    assert told.content == f"**Elements** in <#{scene.channel.id}>: You have declined."
    closed = scene.newest(scene.channel)
    assert closed.content == f"**Elements**: <@{scene.bo.id}> has declined Ada's challenge."
    await scene.bo.user.click(told, label="Don't let them challenge me")
    assert scene.private(scene.bo).content.startswith("**Ada** can no longer challenge you")


async def test_what_was_told_of_a_challenge_is_kept_as_things_stand(
    scene: Scene, simcord_bot: Elementarium, clock: Clock
) -> None:
    async def settled() -> str:
        for _ in range(2):  # what has expired is closed, and then told
            await simcord_bot.router.do_overdue_work()
        await scene.env.settle()
        return scene.private(scene.bo).content

    await told_of_a_challenge(scene, simcord_bot)
    await scene.ada.click(scene.newest(scene.channel), label="Make it rated")
    assert "Rated: the result counts." in await settled()
    await scene.behind(scene.ada, scene.newest(scene.channel), "Cancel")
    assert await settled() == f"**Elements** in <#{scene.channel.id}>: Ada has cancelled this invitation."
    assert not scene.private(scene.bo).components
    clock.now += 3600
    assert "Expires" in (await told_of_a_challenge(scene, simcord_bot)).content
    clock.now += DAY + 1
    assert "Ada's challenge has expired" in await settled()
    clock.now += 3600
    told = await told_of_a_challenge(scene, simcord_bot)
    await scene.bo.click(scene.newest(scene.channel), label="Accept")
    await settled()
    (now,) = (message for message in scene.bo.user.dm_channel.history() if message.id == told.id)
    assert now.content == f"**Elements** in <#{scene.channel.id}>: The game has begun in <#{scene.place.id}>."


async def test_a_challenge_that_ended_while_nobody_could_say_so_answers_truly(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    told = await told_of_a_challenge(scene, simcord_bot)
    lobbies = simcord_bot.router.lobbies._lobbies
    (lobby,) = (await lobbies.open_in_channel(scene.channel.id, 5))[0]
    await lobbies.cancel(lobby.id, scene.ada.id)
    await scene.bo.user.click(told, label="Accept")
    told = scene.private(scene.bo)
    assert told.content == f"**Elements** in <#{scene.channel.id}>: Ada has cancelled this invitation."
    assert not told.components
    assert scene.newest(scene.channel).content == "**Elements**: Ada has cancelled this invitation."


async def test_whoever_has_left_the_server_accepts_nothing(scene: Scene, simcord_bot: Elementarium) -> None:
    told = await told_of_a_challenge(scene, simcord_bot)
    scene.guild.remove_member(scene.bo)
    refused = answer(await scene.bo.user.click(told, label="Accept"))
    assert refused.content.startswith("The place of that game is gone")


async def test_whoever_is_not_in_the_server_is_told_nothing(scene: Scene) -> None:
    stranger = scene.env.create_user("Zoe")
    await scene.ada.slash(scene.channel, "elements start", opponent=stranger)
    assert stranger.dm_channel is None or not stranger.dm_channel.history()


async def test_whoever_takes_no_challenges_is_not_challenged(scene: Scene) -> None:
    me = answer(await scene.bo.slash(scene.channel, "me")).message
    page = answer(await scene.bo.click(me, label="Other people…")).message
    await scene.bo.click(page, label="Take no challenges")
    refused = await scene.ada.slash(scene.channel, "elements start", opponent=scene.bo)
    assert content(refused).startswith("They take no challenges at the moment.")
    assert scene.bo.user.dm_channel is None or not scene.bo.user.dm_channel.history()


async def test_the_host_is_sent_a_direct_message_at_once(scene: Scene) -> None:
    await scene.open()
    assert "You have a seat at **Elements**" in scene.private(scene.ada).content


async def test_whoever_is_known_to_take_direct_messages_is_sent_none_for_a_table_of_their_own(scene: Scene) -> None:
    await scene.begin()
    before = [message.id for message in scene.ada.user.dm_channel.history()]
    lobby = await scene.open()
    assert [message.id for message in scene.ada.user.dm_channel.history()] == before
    await scene.bo.click(lobby, label="Accept")
    assert len(scene.hands(scene.ada)) == 2


@in_another_language
async def test_accepting_begins_the_game_in_a_thread(scene: Scene) -> None:
    await scene.begin()
    assert scene.place.is_thread
    assert scene.place.name == "Ada – Bo · Elements"
    assert scene.labels(scene.table()) == ["My hand", "Make a move", "Rules", "More"]
    lobby = scene.channel.history()[0]
    assert "are playing in <#" in lobby.content
    assert scene.labels(lobby) == ["My hand"]
    assert "Your hand" in alt_of(answer(await scene.ada.click(lobby, label="My hand")))
    question = answer(await scene.ada.slash(scene.place, "table resign"))
    await scene.ada.click(question.message, label="Yes, break it off")
    assert not scene.channel.history()[0].components


async def test_an_open_seat_is_for_anybody_but_the_host(scene: Scene) -> None:
    await scene.ada.slash(scene.channel, "elements start")
    lobby = scene.newest(scene.channel)
    assert scene.labels(lobby) == [
        "Join",
        "Give the seat to the computer",
        "Make it rated",
        "More",
    ]
    refused = await scene.ada.click(lobby, label="Join")
    assert refused.ephemeral
    assert content(refused) == "You have already joined."
    await scene.cleo.click(lobby, label="Join")
    assert scene.place.name == "Ada – Cleo · Elements"


async def test_only_the_challenged_person_can_accept_or_decline(scene: Scene) -> None:
    lobby = await scene.open()
    for label in ("Accept", "Decline"):
        refused = await scene.cleo.click(lobby, label=label)
        assert refused.ephemeral
    assert "are playing" not in scene.newest(scene.channel).content
    await scene.bo.click(lobby, label="Decline")
    closed = scene.newest(scene.channel)
    assert closed.content == f"**Elements**: <@{scene.bo.id}> has declined Ada's challenge."
    assert not closed.components
    assert not closed.attachments


async def test_whoever_has_joined_can_leave_and_come_back(scene: Scene) -> None:
    await scene.ada.slash(scene.channel, "realm start", players=3)
    lobby = scene.newest(scene.channel)
    assert "Leave" not in scene.labels(lobby)
    await scene.bo.click(lobby, label="Join")
    lobby = scene.newest(scene.channel)
    assert "At the table: Ada and Bo (2 of 3)." in lobby.content
    assert "You have a seat" in scene.private(scene.bo).content
    refused = await scene.ada.click(lobby, label="Leave")
    assert content(refused) == "You opened this table. *Cancel*, behind *More*, closes it."
    refused = await scene.cleo.click(lobby, label="Leave")
    assert content(refused) == "You have not joined this table."
    await scene.bo.click(lobby, label="Leave")
    lobby = scene.newest(scene.channel)
    assert "At the table: Ada (1 of 3)." in lobby.content
    assert "Leave" not in scene.labels(lobby)
    assert "Start now" not in scene.labels(lobby)
    assert scene.private(scene.bo).content.endswith(": you have left.")
    await scene.bo.click(lobby, label="Join")
    assert "You have a seat" in scene.private(scene.bo).content
    await scene.cleo.click(scene.newest(scene.channel), label="Join")
    assert "are playing in" in scene.channel.history()[0].content


async def test_only_the_host_can_cancel(scene: Scene) -> None:
    lobby = await scene.open()
    others = answer(await scene.bo.click(lobby, label="More")).message
    assert not {"Cancel", "Options…"} & {*scene.labels(others)}
    more = answer(await scene.ada.click(lobby, label="More")).message
    await scene.ada.click(more, label="Cancel")
    told = scene.now(more, scene.ada)
    assert told.content == "Ada has cancelled this invitation." and not told.components
    closed = scene.newest(scene.channel)
    assert closed.content == "**Elements**: Ada has cancelled this invitation."
    assert not closed.attachments


@pytest.mark.parametrize("pace", ["live", "day"])
async def test_a_challenge_expires_visibly(scene: Scene, simcord_bot: Elementarium, clock: Clock, pace: str) -> None:
    """Later at a slow pace."""
    lobby, seconds = await scene.open(pace=pace), LOBBY_SECONDS if pace == "live" else DAY
    assert f"<t:{int(clock.now + seconds)}:R>" in lobby.content
    clock.now += seconds + 1
    await simcord_bot.router.do_overdue_work()
    await scene.env.settle()
    shown = scene.newest(scene.channel)
    assert shown.content == f"**Elements**: Ada's challenge has expired: <@{scene.bo.id}> did not answer in time."
    assert not shown.components
    assert not shown.attachments
    with pytest.raises(Exception, match="could not interact"):
        await scene.bo.click(shown, label="Accept")
    assert lobby.id == shown.id


async def test_an_open_seat_expires_visibly(scene: Scene, simcord_bot: Elementarium, clock: Clock) -> None:
    await scene.ada.slash(scene.channel, "elements start")
    clock.now += LOBBY_SECONDS + 1
    await simcord_bot.router.do_overdue_work()
    await scene.env.settle()
    shown = scene.newest(scene.channel)
    assert shown.content == "**Elements**: Ada's invitation has expired: nobody came in time."


async def test_what_expired_beside_others_says_what_was_missing(
    scene: Scene, simcord_bot: Elementarium, clock: Clock
) -> None:
    await scene.ada.slash(scene.channel, "realm start", players=3)
    await scene.bo.click(scene.newest(scene.channel), label="Join")
    clock.now += LOBBY_SECONDS + 1
    await simcord_bot.router.do_overdue_work()
    await scene.env.settle()
    expired = "**Realm of the Defenders**: This invitation has expired: Ada did not press *Start now*."
    assert scene.newest(scene.channel).content == expired
    text = scene.private(scene.bo).content
    assert text.endswith(": This invitation has expired: Ada did not press *Start now*.")


async def test_who_did_not_press_deal_is_told_so(scene: Scene, simcord_bot: Elementarium, clock: Clock) -> None:
    await scene.ada.slash(scene.channel, "elements start", computer="easy")
    clock.now += LOBBY_SECONDS + 1
    await simcord_bot.router.do_overdue_work()
    await scene.env.settle()
    expired = "**Elements**: This invitation has expired: Ada did not press *Deal*."
    assert scene.newest(scene.channel).content == expired


async def test_a_press_that_comes_after_the_time_is_refused(scene: Scene, clock: Clock) -> None:
    lobby = await scene.open(pace="live")
    clock.now += LOBBY_SECONDS + 1
    refused = await scene.bo.click(lobby, label="Accept")
    assert "expired" in content(refused)


async def test_nobody_can_challenge_himself_or_a_bot(scene: Scene) -> None:
    refused = await scene.ada.slash(scene.channel, "elements start", opponent=scene.ada)
    assert content(refused) == "You can't challenge yourself."
    robot = scene.guild.add_member(scene.env.create_user("robot", bot=True))
    refused = await scene.ada.slash(scene.channel, "elements start", opponent=robot)
    assert content(refused) == "Bots can't be challenged. To play against me, choose a level in `computer`."
    assert not scene.channel.history(viewer=scene.cleo)


async def test_options_that_do_not_fit_are_a_sentence(scene: Scene) -> None:
    refused = await scene.ada.slash(scene.channel, "elements start", mode="tokens", rounds=3)
    assert refused.ephemeral
    assert content(refused) == "A number of rounds can be chosen for the endless game only."


async def test_the_endless_game_says_its_rounds(scene: Scene) -> None:
    lobby = await scene.open(mode="endless", rounds=3)
    assert "Endless game: 3 rounds" in lobby.content


async def test_a_missing_permission_is_named_to_who_can_give_it(scene: Scene, manager: Any) -> None:
    everyone = scene.guild.default_role
    mute = scene.guild.create_text_channel(
        "no-pictures", overwrites={everyone: discord.PermissionOverwrite(attach_files=False)}
    )
    refused = await scene.ada.slash(mute, "elements start", opponent=scene.bo)
    assert refused.ephemeral
    assert content(refused) == VOICE.say("missing-here-unnamed")
    refused = await manager.slash(mute, "elements start", opponent=scene.bo)
    assert content(refused) == (
        "I can't do that here without *Attach Files*. Whoever manages this server can give me that."
    )


async def test_without_threads_the_game_stays_in_the_channel(scene: Scene) -> None:
    everyone = scene.guild.default_role
    plain = scene.guild.create_text_channel(
        "plain", overwrites={everyone: discord.PermissionOverwrite(create_public_threads=False)}
    )
    scene.channel = plain
    await scene.begin()
    assert not plain.threads
    assert scene.labels(scene.table()) == ["My hand", "Make a move", "Rules", "More"]


async def test_two_lobbies_of_one_host_are_two_tables(scene: Scene) -> None:
    first = await scene.open()
    await scene.ada.slash(scene.channel, "elements start")
    second = scene.newest(scene.channel)
    await scene.bo.click(first, label="Accept")
    await scene.bo.click(second, label="Join")
    assert len(scene.channel.threads) == 2


async def test_a_closed_lobby_takes_back_what_the_greeting_promised(scene: Scene) -> None:
    lobby = await scene.open()
    await scene.behind(scene.ada, lobby, "Cancel")
    assert scene.private(scene.ada).content.endswith(": Ada has cancelled this invitation.")


async def test_buttons_that_outlived_their_lobby_are_taken_away_by_a_press(scene: Scene) -> None:
    lobby = await scene.open()
    kept = scene.env.backend.get_message(lobby.channel.id, lobby.id).components
    await scene.bo.click(lobby, label="Accept")
    scene.env.backend.get_message(lobby.channel.id, lobby.id).components = kept  # as if the answer had been lost
    refused = await scene.bo.click(lobby, label="Accept")
    assert content(refused) == "The game has already begun."
    shown = scene.channel.history()[0]
    assert scene.labels(shown) == ["My hand"]
    assert "are playing in <#" in shown.content


async def test_housekeeping_leaves_a_lobby_alone_in_which_somebody_is_just_taking_his_seat(
    scene: Scene, simcord_bot: Elementarium, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await scene.open()
    begin = Lobbies.begin

    async def interrupted(self: Lobbies, *args: Any) -> Any:
        await simcord_bot.router.do_overdue_work()
        return await begin(self, *args)

    monkeypatch.setattr(Lobbies, "begin", interrupted)
    await scene.bo.click(lobby, label="Accept")
    assert scene.place.is_thread
    assert len(scene.hands(scene.bo)) == 1
    assert "Your hand in Elements" in alt_of(scene.private(scene.bo))


async def test_the_secret_fits_the_commitment(scene: Scene, simcord_bot: Elementarium) -> None:
    lobby = await scene.open()
    more = answer(await scene.bo.click(lobby, label="More")).message
    commitment = SEALED.search(content(await scene.bo.click(more, label="Is it fair?")))[1]
    await scene.bo.click(lobby, label="Accept")
    await scene.ada.slash(scene.place, "table resign")
    question = scene.place.history(viewer=scene.ada)[-1]
    await scene.ada.click(question, label="Yes, break it off")
    more = answer(await scene.bo.click(scene.table(), label="More")).message
    assert f"`{commitment}`" in content(await scene.bo.click(more, label="Is it fair?"))
    checked = answer(await scene.ada.slash(scene.place, "games verify", table="1"))
    secret = re.search(r"Secret `([0-9a-f]{64})`", checked.content)[1]
    assert hashlib.sha256(secret.encode()).hexdigest().startswith(commitment)


async def test_a_thread_against_the_computer_is_named_after_its_level_and_the_game(scene: Scene) -> None:
    await scene.ada.slash(scene.channel, "clash start", computer="easy")
    await scene.ada.click(scene.newest(scene.channel), label="Deal")
    assert scene.place.name == "Ada – Computer · Clash"


def test_a_thread_is_named_after_as_many_players_as_there_is_room_for() -> None:
    four = ["Maximiliane von Hohenstein-Ulm", "Bo", "Cleo", "Dan"]
    assert thread_name(VOICE, "Elements", four[:2]) == "Maximiliane von Hohenstein-Ulm – Bo · Elements"
    assert thread_name(VOICE, "Realm of the Defenders", four) == " – ".join(four) + " · Realm of the Defenders"
    wide = ["W" * 32] * 4
    shown = thread_name(VOICE, "Realm of the Defenders", wide)
    assert shown == f"{wide[0]} and 3 others · Realm of the Defenders"
    assert thread_name(VOICE, "Elements", wide) == f"{wide[0]} – {wide[1]} and 2 others · Elements"


async def test_two_threads_of_the_same_people_are_told_apart(scene: Scene) -> None:
    for _ in range(3):
        await scene.begin()
    assert [thread.name for thread in scene.channel.threads] == [
        "Ada – Bo · Elements",
        "Ada – Bo · Elements (2)",
        "Ada – Bo · Elements (3)",
    ]
    long = thread_name(VOICE, "E" * 200, ["Ada", "Bo"])
    assert thread_name(VOICE, "E" * 200, ["Ada", "Bo"], {long}) == f"{long[:-4]} (2)"


async def test_a_table_that_is_opened_in_the_thread_of_a_game_gets_its_own(scene: Scene) -> None:
    await scene.begin()
    (thread,) = scene.channel.threads
    said = answer(await scene.cleo.slash(thread, "elements start", opponent=scene.ada))
    invitation = scene.newest(scene.channel)
    assert said.content.startswith("Your invitation is open: ")
    assert "challenges" in invitation.content
    await scene.ada.click(invitation, label="Accept")
    assert [one.name for one in scene.channel.threads] == ["Ada – Bo · Elements", "Cleo – Ada · Elements"]


async def test_who_challenges_somebody_away_is_told_and_so_is_whoever_accepts(scene: Scene) -> None:
    me = answer(await scene.bo.slash(scene.channel, "me")).message
    asked = answer(await scene.bo.click(me, label="I'm away…")).message
    await scene.bo.select(asked, ["7"], custom_id="me1:leave:")
    told = await scene.ada.slash(scene.channel, "elements start", opponent=scene.bo)
    private = [one for one in scene.channel.history(viewer=scene.ada) if f"<@{scene.bo.id}> is away" in one.content]
    assert told
    assert len(private) == 1
    (lobby,) = [one for one in scene.channel.history() if "Accept" in scene.labels(one)]
    accepted = answer(await scene.bo.click(lobby, label="Accept"))
    assert "You are away and come back <t:" in accepted.content
    back = answer(await scene.bo.click(accepted.message, label="I'm back")).message
    assert "You are back" in back.content
