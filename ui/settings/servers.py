"""`/settings`: the settings of a server, which its managers change and everybody there may read."""

from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence, Sized
from functools import partial
from typing import Any

import discord
from discord.ui import ChannelSelect, Item, RoleSelect, UserSelect, View

from sessions import Servers, ServerSettings
from sessions.time.paces import DEFAULT, PACES
from ui.interactions.answer import Answer, Refused, answering
from ui.interactions.channels import channel_here
from ui.interactions.components import ENTRIES, PROMPT, Style, button, button_heading, make_view, menu, menu_entry
from ui.interactions.discord_faults import missing_permissions_text
from ui.interactions.ids import PlayPress, ServerSettingPress
from ui.interactions.names import escaped_name
from ui.interactions.noted_messages import delete_kept
from ui.interactions.routes import PressRoutes
from ui.settings.daily_puzzle import DailyPress, LogChange, daily_puzzle_text
from ui.settings.language_menu import DISCORDS, LANGUAGE, language_entries, pages_of
from ui.settings.table_closing import TableClosing, back_to_settings_button
from ui.settings.unwelcome import without_unfit_people
from words import Voice
from words.languages import language_name, languages

RARE = ("languages", "openers", "seat_role", "unwelcome", "log")
"""The settings of which nothing is told where nothing is settled."""
PAGES = {
    "places": ("channels", "threads"),
    "games": ("pace", "tables", "computers"),
    "people": ("openers", "seat_role", "unwelcome", "log"),
    LANGUAGE: (LANGUAGE, "languages"),
}
"""The settings that are changed on each page."""
NOT_FOR_ALL = ("unwelcome", "log")
"""The settings of which only managers are told."""
PAGE_OF = {name: page for page, names in PAGES.items() for name in names}
LIMITS = (5, 10, 25, 50, 100, 200, 500, 1000)
SWITCHES = ("threads", "computers")
MOST_PROBLEMS = 10
"""So many channels are named in which I lack something."""
WHERE = [discord.ChannelType.text]


class ServerSettingsController:
    """Shows the settings of a server, and lets its managers change them."""

    def __init__(
        self,
        servers: Servers,
        closing: TableClosing,
        untidy: Callable[[int], Awaitable[Sized]],
        tidy: Callable[[int], Awaitable[int]],
        log: LogChange,
        tidied: Callable[[int, discord.abc.User, int], None],
    ) -> None:
        """``tidy`` folds what is left of a server's finished games, which are ``untidy``, and says how many these
        are; ``log`` tells the log channel what has been changed, and ``tidied`` how many of these were."""
        self._servers = servers
        self._closing = closing
        self._untidy = untidy
        self._tidy = tidy
        self._log = log
        self._tidied = tidied

    async def show_settings(self, answer: Answer) -> None:
        """All settings, with controls for those who may manage the server."""
        text, view = await self._settings_message(answer)
        await answer.say(text, view=view)

    async def _settings_message(self, answer: Answer) -> tuple[str, View | None]:
        guild = _guild(answer.interaction)
        settings = await self._servers.settings(guild.id)
        if _may_manage(answer.interaction):
            return _settings_text(answer, guild, settings), _home_view(answer.voice)
        return _settings_text(answer, guild, settings, answer.voice.say("settings-read-only")), None

    def register_presses(self, routes: PressRoutes) -> None:
        """Say which presses lead here."""
        routes.add(ServerSettingPress, self.handle_press)

    async def handle_press(self, interaction: discord.Interaction, press: ServerSettingPress) -> None:
        """A choice from one of the menus, or a press on one of the buttons below them."""
        async with answering(interaction, "edit") as answer:
            guild = _guild(interaction)
            if (press.name, press.new_values) == ("all", ()):
                text, view = await self._settings_message(answer)
                await answer.edit(text, None, view)
                return
            if not _may_manage(interaction):
                raise Refused("settings-not-yours")
            match press.name, press.new_values:
                case "close", ():
                    await self._closing.ask_which_table(answer, guild.id)
                case "close", (after,) if after.isdecimal():
                    await self._closing.ask_which_table(answer, guild.id, int(after))
                case "closing", (chosen,):
                    await self._closing.ask_to_confirm(answer, guild.id, chosen)
                case "closed", (chosen,):
                    said = await self._closing.close_table(answer, guild.id, chosen)
                    answer.mark_stored()
                    await self._show_home(answer, guild, said)
                case "tidy", ():
                    await self._ask_tidy(answer, guild.id)
                case "tidied", ():
                    count = await self._tidy(guild.id)
                    answer.mark_stored()
                    self._tidied(guild.id, answer.interaction.user, count)
                    await self._show_home(answer, guild, answer.voice.say("settings-tidied", count=count))
                case "unpost", (channel_id,) if channel_id.isdecimal():
                    await self._remove_start_buttons(answer, guild, int(channel_id))
                case "page", (page,):
                    await self._show_page(answer, guild, page)
                case "tongue", (channel_id,) if channel_id.isdecimal():
                    await self._ask_language_of(answer, guild, int(channel_id))
                case _:
                    before = await self._servers.settings(guild.id)
                    fit, left_out = without_unfit_people(interaction, press, before)
                    (name,) = _meant_change(fit, before)
                    people = answer.voice.list_of(left_out)
                    notes = [answer.voice.say("settings-unwelcome-left-out", people=people)] if left_out else []
                    if left_out and _meant_change(fit, before)[name] == list(before.unwelcome):
                        await self._show_page(answer, guild, PAGE_OF[name], None, *notes)
                        return
                    settings = await self._servers.change_from(guild.id, partial(_meant_change, fit))
                    answer.mark_stored()
                    line = partial(_setting_line, name=name, settings=settings)
                    self._log(
                        guild.id, answer.interaction.user, partial(_log_line, line=line, before=before, now=settings)
                    )
                    await self._show_page(answer, guild, PAGE_OF[name], line(answer.voice), *notes)

    async def _remove_start_buttons(self, answer: Answer, guild: discord.Guild, channel_id: int) -> None:
        """Take the start buttons of a channel away."""
        message_id = await self._servers.note_start_message(guild.id, channel_id, None)
        answer.mark_stored()
        if message_id is not None:
            await delete_kept(answer.interaction.client, channel_id, message_id)
        change = answer.voice.say("settings-start-away", channel=f"<#{channel_id}>")
        await self._show_page(answer, guild, "places", change)

    async def _ask_tidy(self, answer: Answer, guild_id: int) -> None:
        """Ask once more: what is folded does not come back."""
        say, count = answer.voice.say, len(await self._untidy(guild_id))
        if not count:
            raise Refused("settings-tidy-none")
        yes = button(ServerSettingPress("tidied"), say("button-tidy"), Style.primary)
        back = back_to_settings_button(answer.voice)
        await answer.edit(say("settings-tidy-ask", count=count), None, make_view(yes, back))

    async def _show_home(self, answer: Answer, guild: discord.Guild, change: str) -> None:
        settings = await self._servers.settings(guild.id)
        note = answer.voice.say("settings-changed", change=change)
        await answer.edit(_settings_text(answer, guild, settings, note), None, _home_view(answer.voice))

    async def _show_page(
        self, answer: Answer, guild: discord.Guild, page: str, change: str | None = None, *notes: str
    ) -> None:
        """A page, with what has just been changed on it, and what there is to be said of that."""
        if page not in pages_of(PAGES):
            raise Refused("button-unknown")
        voice, settings = answer.voice, await self._servers.settings(guild.id)
        lines = [voice.say(f"settings-page-{page}")]
        if page == "people":  # its menus, in this order, don't say what they are for once something is chosen
            lines += [f"{n}. {_setting_line(voice, name, settings)}" for n, name in enumerate(PAGES[page], 1)]
            lines += (
                [f"-# {voice.say('settings-no-roles')}"]
                if all(one.is_default() or one.managed for one in guild.roles)
                else []
            )
        else:
            lines += [f"- {line}" for line in _setting_lines(voice, PAGES[page], settings)]
        lines += [f"- ⚠️ {problem}" for problem in _problems_of(answer, guild, settings)] if page == "places" else []
        lines += [voice.say("settings-changed", change=change)] if change else []
        lines += notes
        back = back_to_settings_button(voice)
        posted = _start_buttons_menu(voice, guild, settings) if page == "places" else []
        await answer.edit("\n".join(lines), None, make_view(*_controls(voice, page, settings), *posted, back))

    async def _ask_language_of(self, answer: Answer, guild: discord.Guild, channel_id: int) -> None:
        """Which language is spoken in one channel."""
        voice, settings = answer.voice, await self._servers.settings(guild.id)
        chosen = settings.languages.get(channel_id)
        entries = language_entries(voice, chosen, "language-servers")
        languages_here = menu(ServerSettingPress("spoken", str(channel_id)), voice.say("settings-language"), entries)
        back = button(ServerSettingPress("page", LANGUAGE), voice.say("button-back"))
        text = voice.say("settings-language-of", channel=f"<#{channel_id}>")
        await answer.edit(text, None, make_view(languages_here, back))


def _guild(interaction: discord.Interaction) -> discord.Guild:
    if interaction.guild is None:
        raise Refused("settings-in-server")
    return interaction.guild


def _may_manage(interaction: discord.Interaction) -> bool:
    return interaction.permissions.manage_guild


def _meant_change(press: ServerSettingPress, settings: ServerSettings) -> dict[str, Any]:
    """The change that a press means; Refused when there is no such thing to change."""
    match press.name, press.new_values:
        case "channels", values if len(values) <= ENTRIES and all(value.isdecimal() for value in values):
            return {"channels": [int(value) for value in values]}
        case "openers" | "seat_role" | "log" as name, values if len(values) <= 1 and all(
            one.isdecimal() for one in values
        ):
            return {name: int(values[0]) if values else None}
        case "unwelcome", values if len(values) <= ENTRIES and all(value.isdecimal() for value in values):
            return {"unwelcome": [int(value) for value in values]}
        case "tables", (value,) if value in map(str, LIMITS):
            return {"tables": int(value)}
        case "pace", (value,) if value in PACES:
            return {"pace": value}
        case "language", (value,) if value in (DISCORDS, *languages()):
            return {"language": None if value == DISCORDS else value}
        case "spoken", _:
            return {"languages": _channel_languages(press, settings)}
        case name, ("on" | "off" as value,) if name in SWITCHES:
            return {name: value == "on"}
    raise Refused("button-unknown")


def _channel_languages(press: ServerSettingPress, settings: ServerSettings) -> dict[int, str]:
    """The languages of single channels, with the one that has been chosen for one of them."""
    channel, chosen = press.value, press.chosen
    if not channel.isdecimal() or len(chosen) != 1 or chosen[0] not in (DISCORDS, *languages()):
        raise Refused("button-unknown")
    others = {one: language for one, language in settings.languages.items() if one != int(channel)}
    if chosen[0] == DISCORDS:
        return others
    if len(others) >= ENTRIES:
        raise Refused("settings-languages-full", most=ENTRIES)
    return {**others, int(channel): chosen[0]}


def _settings_text(answer: Answer, guild: discord.Guild, settings: ServerSettings, note: str | None = None) -> str:
    """All settings in words, and what I lack for them.

    Managers read below the name of each button what it changes, so that they find what they have not settled yet.
    """
    voice, manages = answer.voice, _may_manage(answer.interaction)
    lines = [voice.say("settings-title", server=escaped_name(voice, guild.name))]
    for page in pages_of(PAGES):
        if manages:
            lines.append(button_heading(voice.say(f"button-settings-{page}")))
            lines += [f"- {_setting_line(voice, name, settings)}" for name in PAGES[page]]
        else:
            told = [name for name in PAGES[page] if name not in NOT_FOR_ALL]
            lines += [f"- {line}" for line in _setting_lines(voice, told, settings)]
    if manages:
        lines.append(button_heading(voice.say("button-settings-daily")))
    now = answer.interaction.created_at.timestamp()
    if settings.daily:
        lines.append(f"- {daily_puzzle_text(voice, settings, now)}")
    elif manages:
        lines.append(f"- {voice.say('settings-daily-none')}")
    lines += [f"- ⚠️ {problem}" for problem in _problems_of(answer, guild, settings)]
    return "\n".join([*lines, *([note] if note else [])])


def _setting_lines(voice: Voice, names: Iterable[str], settings: ServerSettings) -> Iterator[str]:
    return (_setting_line(voice, name, settings) for name in names if name not in RARE or getattr(settings, name))


def _setting_line(voice: Voice, name: str, settings: ServerSettings) -> str:
    """A setting in words."""
    say, chosen = voice.say, getattr(settings, name)
    match name:
        case "channels":
            channels = voice.list_of([f"<#{channel}>" for channel in chosen])
            return say("settings-channels", channels=channels) if chosen else say("settings-channels-all")
        case "pace":
            return say("settings-pace", pace=say(f"pace-{chosen or DEFAULT}"))
        case "tables":
            return say("settings-tables", count=chosen)
        case "language":
            return say("settings-language-line", language=language_name(chosen) if chosen else say("language-discords"))
        case "openers" | "seat_role" if chosen:
            return say(f"settings-{_dashed(name)}", role=f"<@&{chosen}>")
        case "log" if chosen:
            return say("settings-log", channel=f"<#{chosen}>")
        case "unwelcome" if chosen:
            return say("settings-unwelcome-people", people=voice.list_of([f"<@{one}>" for one in chosen]))
        case "openers" | "seat_role" | "log" | "unwelcome":
            return say(f"settings-{_dashed(name)}-none")
        case "languages":
            spoken = [f"<#{channel}>: {language_name(one)}" for channel, one in chosen.items()]
            return voice.list_of(spoken) if spoken else say("settings-languages-none")
    return say(f"settings-{name}-{'on' if chosen else 'off'}")


def _log_line(voice: Voice, line: Callable[[Voice], str], before: ServerSettings, now: ServerSettings) -> str:
    """A change for the log, which names those, too, who may play again."""
    again = [f"<@{one}>" for one in before.unwelcome if one not in now.unwelcome]
    return " ".join([*([voice.say("log-welcome", people=voice.list_of(again))] if again else []), line(voice)])


def _dashed(name: str) -> str:
    return name.replace("_", "-")


def _problems_of(answer: Answer, guild: discord.Guild, settings: ServerSettings) -> Iterator[str]:
    """What I lack wherever tables may be opened, for managers: in the channels that are named, else in those I see."""
    if not _may_manage(answer.interaction):
        return
    seen = [channel.id for channel in guild.text_channels if channel.permissions_for(guild.me).view_channel]
    here = channel_here(answer.interaction)
    others = [channel for channel in seen if channel != here]
    problems = [
        *_permission_problems(answer.voice, guild, settings, settings.channels or [*([here] if here else []), *others])
    ]
    yield from problems[:MOST_PROBLEMS]
    if len(problems) > MOST_PROBLEMS:
        yield answer.voice.say("settings-more-channels", count=len(problems) - MOST_PROBLEMS)


def _permission_problems(
    voice: Voice, guild: discord.Guild, settings: ServerSettings, channels: Iterable[int]
) -> Iterator[str]:
    """The permissions that I lack for these settings, channel by channel."""
    for channel_id in channels:
        channel = guild.get_channel(channel_id)
        if channel is None:
            yield voice.say("settings-channel-gone", channel=f"<#{channel_id}>")
            continue
        held = channel.permissions_for(guild.me)
        if lacking := missing_permissions_text(voice, held, in_thread=False):
            yield voice.say("settings-lacking", channel=channel.mention, permissions=lacking)
        elif settings.threads and not (held.create_public_threads and held.send_messages_in_threads):
            yield voice.say("settings-no-threads", channel=channel.mention)


def _home_view(voice: Voice) -> View:
    pages = [button(ServerSettingPress("page", page), voice.say(f"button-settings-{page}")) for page in pages_of(PAGES)]
    puzzle = button(DailyPress("page"), voice.say("button-settings-daily"))
    post = button(PlayPress("all", "post"), voice.say("play-post"))
    tidying = [button(ServerSettingPress(name), voice.say(f"button-{name}")) for name in ("close", "tidy")]
    return make_view(*pages, puzzle, post, *tidying)


def _controls(voice: Voice, page: str, settings: ServerSettings) -> Iterator[Item[Any]]:
    """The menus and buttons of a page."""
    say = voice.say
    for name in PAGES[page]:
        match name:
            case "channels":
                chosen = settings.channels
                yield _channel_menu(ServerSettingPress(name), say("settings-channels-all"), ENTRIES, chosen)
            case "pace":
                pace = settings.pace or DEFAULT
                paces = [
                    menu_entry(say("settings-pace", pace=say(f"pace-{one}")), one, default=one == pace) for one in PACES
                ]
                yield menu(ServerSettingPress(name), say("settings-which-pace"), paces)
            case "tables":
                limits = [
                    menu_entry(say("settings-tables", count=limit), str(limit), default=limit == settings.tables)
                    for limit in LIMITS
                ]
                yield menu(ServerSettingPress(name), say("settings-limit"), limits)
            case "language":
                entries = language_entries(voice, settings.language)
                yield menu(ServerSettingPress(name), say("settings-language"), entries)
            case "openers" | "seat_role":
                yield _role_menu(
                    ServerSettingPress(name), say(f"settings-{_dashed(name)}-which"), getattr(settings, name)
                )
            case "unwelcome":
                yield UserSelect[Any](
                    placeholder=say("settings-unwelcome-which")[:PROMPT],
                    custom_id=str(ServerSettingPress(name)),
                    min_values=0,
                    max_values=ENTRIES,
                    default_values=[discord.Object(one) for one in settings.unwelcome],
                )
            case "log":
                chosen = (settings.log,) if settings.log else ()
                yield _channel_menu(ServerSettingPress(name), say("settings-log-which"), 1, chosen, least=0)
            case "languages":
                yield _channel_menu(ServerSettingPress("tongue"), say("settings-language-which"), 1)
            case _:
                turned = "off" if getattr(settings, name) else "on"
                yield button(ServerSettingPress(name, turned), say(f"button-{name}-{turned}"))


def _start_buttons_menu(voice: Voice, guild: discord.Guild, settings: ServerSettings) -> list[Item[Any]]:
    """A menu of the channels with start buttons, to take them away; none where there are none."""
    channels = [(one, guild.get_channel_or_thread(one)) for one in [*settings.start_messages][:ENTRIES]]
    entries = [menu_entry(f"#{channel.name if channel else one}", str(one)) for one, channel in channels]
    return [menu(ServerSettingPress("unpost"), voice.say("settings-start-which"), entries)] if entries else []


def _role_menu(press: ServerSettingPress, prompt: str, chosen: int | None) -> Item[Any]:
    """A menu of the server's roles, of which none may be chosen."""
    return RoleSelect[Any](
        placeholder=prompt[:PROMPT],
        custom_id=str(press),
        min_values=0,
        max_values=1,
        default_values=[discord.Object(chosen)] if chosen else [],
    )


def _channel_menu(
    press: ServerSettingPress, prompt: str, most: int, chosen: Sequence[int] = (), least: int | None = None
) -> Item[Any]:
    """A menu of the server's channels in which there may be tables."""
    return ChannelSelect[Any](
        placeholder=prompt[:PROMPT],
        custom_id=str(press),
        channel_types=WHERE,
        min_values=least if least is not None else int(most == 1),
        max_values=most,
        default_values=[discord.Object(channel) for channel in chosen],
    )
