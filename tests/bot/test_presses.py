"""Buttons outlive releases: the ids that are out in the world mean what they meant, and each leads somewhere."""

import pytest

from bot import Elementarium
from ui.decks.presses import BuilderMenuPress, DeleteDeckPress, ReopenFormPress, ShareDeckPress
from ui.interactions.ids import (
    BuilderPress,
    BuilderSpot,
    CardPress,
    ChoicePress,
    DeckPress,
    HelpPress,
    LeaderboardPress,
    LearnPress,
    LobbyPress,
    MenuPress,
    MyGamesPress,
    PlayPress,
    PreferencePress,
    ProfilePress,
    PuzzlePress,
    ReplayPress,
    ReviewPress,
    RulesContentsPress,
    RulesPagePress,
    SeatStep,
    ServerSettingPress,
    StageMenuPress,
    StagePress,
    StoredDataPress,
    TablePress,
    TableTerms,
    WatchPress,
)
from ui.interactions.press import LARGEST, Press
from ui.learning.lessons.presses import LessonPress
from ui.learning.puzzles.presses import PuzzleMovePress, PuzzleThemePress
from ui.learning.reviews.presses import ReviewMovePress
from ui.lobbies.presses import LobbyDeckPress, LobbyOptionPress
from ui.play import PlayOptionPress
from ui.rules.controller import GameTermPress
from ui.rules.elemental_clash_cards import CardListPress, CardsFilterPress
from ui.settings.daily_puzzle import DailyPress

AT = SeatStep(17, 1, 12)
OUT_IN_THE_WORLD: dict[str, tuple[Press, tuple[str, ...]]] = {
    "tab1:hand:17": (TablePress("hand", 17), ()),
    "lob1:accept:4": (LobbyPress("accept", 4), ()),
    "lobo1:pace:4:week": (LobbyOptionPress("pace", 4, "week"), ()),
    "lobd1:ready:4": (LobbyDeckPress("ready", 4, "Tides"), ("Tides",)),
    "act1:17:1:12:0a1b2c3d": (ChoicePress(AT, "0a1b2c3d"), ()),
    "act1:17:1:12:root:yes": (ChoicePress(AT, "root", confirmed=True), ()),
    "menu1:17:1:12:3": (MenuPress(AT, 3, "0a1b2c3d"), ("0a1b2c3d",)),
    "stg1:send:17:1:12:a.b-3:0a1b2c3d:": (StagePress("send", AT, "a.b-3", "0a1b2c3d"), ()),
    "stg1:go:17:1:12::0a1b2c3d:00ff00ff": (StagePress("go", AT, "", "0a1b2c3d", "00ff00ff"), ()),
    "stgm1:17:1:12:a:0a1b2c3d:2:": (StageMenuPress(AT, "a", "0a1b2c3d", 2, keys=("x", "y")), ("x", "y")),
    "rul1:elements:knock": (RulesPagePress("elements", "knock"), ()),
    "rul1:elements:knock:1": (RulesPagePress("elements", "knock", 1), ()),
    "rulm1:elements": (RulesContentsPress("elements", topic="knock"), ("knock",)),
    "trm1:elements": (GameTermPress("elements", "knock"), ("knock",)),
    "rulm1:elements:1": (RulesContentsPress("elements", 1, "end"), ("end",)),
    "dck1:save:5:elemental_clash:2:t_yeti": (BuilderPress("save", BuilderSpot(5, "elemental_clash", 2, "t_yeti")), ()),
    "dckm1:take:5:elemental_clash:0:a:b": (
        BuilderMenuPress("take", BuilderSpot(5, "elemental_clash", 0, "a:b"), ("1",)),
        ("1",),
    ),
    "dckd1:5:9": (DeleteDeckPress(5, 9), ()),
    "dckd1:5:9:no": (DeleteDeckPress(5, 9, keep=True), ()),
    "dcks1:post:9": (ShareDeckPress("post", 9), ()),
    "dckh1:edit:elements:own:9": (DeckPress("edit", "elements:own:9"), ()),
    "dckh1:show:0": (DeckPress("show", "elements:ready:flood"), ("elements:ready:flood",)),
    "dckt1:5": (ReopenFormPress(5), ()),
    "crd1:2:fire:3:Dragon:": (CardListPress(2, "fire", 3, "Dragon"), ()),
    "crdf1:level:fire:3:Dragon:": (CardsFilterPress("level", "fire", 3, "Dragon", value="2"), ("2",)),
    "crdm1:1": (CardPress(1, "t_yeti"), ("t_yeti",)),
    "ply1:elements:user": (PlayPress("elements", "user", 42), ("42",)),
    "ply1:elements:easy:own:9": (PlayPress("elements", "easy", deck="own:9"), ()),
    "ply1:elements:open:1.3days.4.rated": (
        PlayPress("elements", "open", terms=TableTerms("1", "3days", "4", "rated")),
        (),
    ),
    "plyo1:elements:pace:1...": (PlayOptionPress("elements", "pace", TableTerms("1"), "live"), ("live",)),
    "ply1:elements:easy": (PlayPress("elements", "easy"), ()),
    "hlp1:play": (HelpPress("play"), ()),
    "gms1:game:": (MyGamesPress("game", "17"), ("17",)),
    "me1:reminders:off": (PreferencePress("reminders", "off"), ()),
    "me1:away:": (PreferencePress("away", "7"), ("7",)),
    "srv1:threads:on": (ServerSettingPress("threads", "on"), ()),
    "srv1:channels:": (ServerSettingPress("channels", chosen=("1", "2")), ("1", "2")),
    "rep1:next:t17:3:s": (ReplayPress("next", "t17", 3, "s"), ()),
    "rep1:jump:t17:3:1": (ReplayPress("jump", "t17", 3, "1", "8"), ("8",)),
    "prf1:42:here:share": (ProfilePress(42, "here", "share"), ()),
    "lbd1:elements:all:show": (LeaderboardPress("elements", "all", "show"), ()),
    "lbd1::here:menu": (LeaderboardPress("elemental", "here", "menu"), ("elemental",)),
    "dat1:ask": (StoredDataPress("ask"), ()),
    "puz1:open:elements": (PuzzlePress("open", "elements"), ()),
    "puz1:again:em-c6e44ab0": (PuzzlePress("again", "em-c6e44ab0"), ()),
    "pzm1:em-c6e44ab0:0:act1:0:1:0:0a1b2c3d": (PuzzleMovePress("em-c6e44ab0", 0, "act1:0:1:0:0a1b2c3d"), ()),
    "pzm1:em-c6e44ab0:12:menu1:0:1:0:3": (PuzzleMovePress("em-c6e44ab0", 12, "menu1:0:1:0:3", ("a",)), ("a",)),
    "rvw1:look:17:2": (ReviewPress("look", 17, 2), ()),
    "rvw1:open:17": (ReviewPress("open", 17), ()),
    "rvm1:17:0:act1:0:1:0:0a1b2c3d": (ReviewMovePress(17, 0, "act1:0:1:0:0a1b2c3d"), ()),
    "dly1:page": (DailyPress("page"), ()),
    "dly1:games": (DailyPress("games", ("elements", "elemental")), ("elements", "elemental")),
    "pzt1:elements": (PuzzleThemePress("elements", "starved"), ("starved",)),
    "lrn1:elements": (LearnPress("elements"), ()),
    "les1:elements:sum:3.0-1:act1:0:0:0:0a1b2c3d": (
        LessonPress("elements", "sum", "3.0-1", "act1:0:0:0:0a1b2c3d"),
        (),
    ),
    "les1:clash:turn::menu1:0:0:0:2": (LessonPress("clash", "turn", "", "menu1:0:0:0:2", ("x",)), ("x",)),
    "wat1": (WatchPress("17"), ("17",)),
}


@pytest.mark.parametrize("custom_id", OUT_IN_THE_WORLD)
async def test_a_button_means_what_it_meant(simcord_bot: Elementarium, custom_id: str) -> None:
    press, chosen = OUT_IN_THE_WORLD[custom_id]
    found = simcord_bot.router.routes.find(custom_id, chosen)
    assert found is not None
    assert found[0] == press
    assert type(press).parse(str(press), chosen) == press


async def test_every_kind_of_press_is_among_them(simcord_bot: Elementarium) -> None:
    assert {type(press) for press, _ in OUT_IN_THE_WORLD.values()} == set(simcord_bot.router.routes.press_kinds)


@pytest.mark.parametrize(
    "custom_id",
    ["", "tab1", "tab1:hand", "tab1:HAND:1", "tab2:hand:1", "act1:1:1:1:xyz", "dckd1:5:9:yes", "lbd1:a:now:show"],
)
async def test_what_no_message_of_ours_has_leads_nowhere(simcord_bot: Elementarium, custom_id: str) -> None:
    assert simcord_bot.router.routes.find(custom_id) is None


def test_a_number_that_fits_no_database_is_one_that_nothing_has() -> None:
    assert TablePress.parse(f"tab1:hand:{LARGEST}9") == TablePress("hand", LARGEST)
