"""The page in a real browser: what a person sees and does."""

from __future__ import annotations

import asyncio
from json import loads
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, Page, WebSocketRoute, expect

from tests.support.browser import in_one_loop, visit
from tests.support.wire import Wire

pytestmark = in_one_loop


async def test_who_nobody_knows_chooses_who_they_are(wire: Wire, browser: Browser) -> None:
    page = await visit(browser, wire, wire.ada)
    await page.goto(f"{wire.url}/?as=nobody")
    await expect(page.get_by_role("heading", name="Nobody here is called “nobody”. Who are you?")).to_be_visible()
    await page.get_by_role("link", name="Cleo").click()
    await expect(page.get_by_role("button", name="Acting as Cleo")).to_be_visible()


async def test_a_file_goes_with_a_command(wire: Wire, browser: Browser) -> None:
    page = await visit(browser, wire, wire.ada)
    await page.keyboard.type("/probe weigh ")
    chosen = page.get_by_label("file", exact=True)
    await chosen.press("Enter")
    await expect(page.get_by_role("alert")).to_contain_text("file is required")
    await chosen.set_input_files({"name": "letter.txt", "mimeType": "text/plain", "buffer": b"Dear Bo"})
    await chosen.press("Enter")
    await expect(page.get_by_role("log")).to_contain_text("letter.txt: 7 bytes, Dear Bo")


async def test_a_command_is_meant_before_the_page_knows_any(wire: Wire, browser: Browser) -> None:
    await visit(browser, wire, wire.ada)
    page = await browser.new_page()  # not one that another test gets
    typed = asyncio.Event()

    async def late(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        asked: set[int] = set()

        def to_server(message: str | bytes) -> None:
            if loads(message).get("op") == "commands":
                asked.add(loads(message)["id"])
            server.send(message)

        async def to_page(message: str | bytes) -> None:
            if loads(message).get("re") in asked:
                await typed.wait()
            route.send(message)

        route.on_message(to_server)
        server.on_message(to_page)

    await page.route_web_socket("**/live*", late)
    await page.goto(f"{wire.url}/?as={wire.ada.key}")
    await page.locator("body[data-ready]").wait_for()
    await page.keyboard.type("/probe weigh")
    await page.keyboard.press("Enter")
    typed.set()
    await expect(page.get_by_label("file", exact=True)).to_be_visible()


async def test_a_command_from_the_picker_to_the_last_click(wire: Wire, browser: Browser) -> None:
    page = await visit(browser, wire, wire.ada)
    await page.keyboard.press("/")
    await page.keyboard.type("start")
    await expect(page.get_by_role("listbox", name="Commands").get_by_role("option")).to_have_count(1)
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="Add option opponent").click()
    await page.get_by_role("option", name="Bo").click()
    await page.get_by_role("button", name="Add option mode").click()
    await page.keyboard.type("tok")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    posted = await wire.ada.wait("#games", "challenges")
    message = page.get_by_role("log").locator(f'[data-message-id="{posted.id}"]')
    await expect(message).to_contain_text("@Ada challenges @Bo, tokens, 1 rounds")
    await expect(message).to_contain_text("Ada used /probe start")
    await expect(message.get_by_role("img", name="A card that says Duel")).to_be_visible()
    await expect(message.get_by_role("button", name="Closed")).to_be_disabled()

    await message.get_by_role("combobox", name="Choose an element").click()
    await page.get_by_role("option", name="Fire").hover()
    await page.mouse.down()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("option", name="Fire")).to_be_hidden()
    await page.mouse.up()
    await message.get_by_role("combobox", name="Choose an element").click()
    await page.get_by_role("option", name="Water").click()
    await expect(message).to_contain_text("@Ada chose water")

    await message.get_by_role("button", name="Write").click()
    form = page.get_by_role("dialog", name="A letter")
    await form.get_by_label("Subject").fill("Hello")
    await form.get_by_label("Text").fill("**World**")
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_have_count(0)
    await expect(page.get_by_role("log")).to_contain_text("HelloWorld")

    await message.get_by_role("button", name="Open picture").click()
    large = page.get_by_role("dialog", name="A card that says Duel")
    await expect(large).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(large).to_have_count(0)
    await message.get_by_role("button", name="Alt text").click()
    await expect(message.locator("figcaption")).to_have_text("A card that says Duel")

    await message.get_by_role("button", name="Accept").click()
    await expect(message).to_contain_text("Accepted by @Ada")
    await expect(message).to_contain_text("(edited)")


async def hold(button: Locator) -> None:
    """Put the mouse down on a button, though it may move a little while the page is being laid out."""
    for _ in range(5):
        await button.hover()
        await button.page.mouse.down()
        if await button.evaluate("one => one.matches(':active')"):
            return
        await button.page.mouse.move(0, 0)
        await button.page.mouse.up()
    raise AssertionError("the button can't be held")


async def let_go(button: Locator) -> None:
    await button.hover()
    await button.page.mouse.up()


async def test_a_press_that_has_begun_outlives_what_others_do(wire: Wire, browser: Browser) -> None:
    """The list of channels and the message are drawn anew while the mouse is down on one of their buttons."""
    page = await visit(browser, wire, wire.ada)
    posted = (await wire.bo.slash("#games", "probe start")).message
    await wire.bo.click(posted, "Accept")
    message = page.get_by_role("log").locator(f'[data-message-id="{posted.id}"]')
    await expect(message).to_contain_text("Accepted by @Bo")
    decline = message.get_by_role("button", name="Decline")
    await hold(decline)
    await wire.cleo.click(posted, "Accept")
    await expect(message).to_contain_text("Accepted by @Cleo")
    await let_go(decline)
    await expect(page.get_by_role("log")).to_contain_text("Only the challenged player can decline.")

    await wire.bo.slash("#games", "probe thread")
    await expect(page.get_by_role("button", name="Open thread Table 1")).to_be_visible()
    others = page.get_by_role("navigation", name="Channels").get_by_role("button", name="Table 1")
    await expect(others).to_have_attribute("aria-label", "Table 1")  # nothing there is new to whoever has not joined
    await page.get_by_role("button", name="Open thread Table 1").click()
    await expect(page.get_by_placeholder("Message “Table 1”")).to_be_visible()
    games = page.get_by_role("navigation", name="Channels").get_by_role("button", name="#games")
    await hold(games)
    await wire.bo.say("#games", "Hello")
    await expect(games).to_have_accessible_name("#games, 1 unread")
    await let_go(games)
    await expect(page.get_by_placeholder("Message #games")).to_be_visible()


async def test_what_waits_for_an_answer_waits_on_when_others_act(wire: Wire, browser: Browser) -> None:
    page = await visit(browser, wire, wire.ada)
    posted = (await wire.bo.slash("#games", "probe start")).message
    message = page.get_by_role("log").locator(f'[data-message-id="{posted.id}"]')
    silent = message.get_by_role("button", name="Silent")
    await silent.click()
    await expect(silent).to_have_attribute("aria-busy", "true")
    await wire.cleo.click(posted, "Accept")
    await expect(message).to_contain_text("Accepted by @Cleo")
    await expect(silent).to_have_attribute("aria-busy", "true")


async def test_live_completion(wire: Wire, browser: Browser) -> None:
    page = await visit(browser, wire, wire.ada)
    await page.get_by_role("combobox", name="Message #games").fill("/probe pick ")
    await expect(page.get_by_role("option")).to_have_count(12)
    await page.keyboard.type("b")
    await expect(page.get_by_role("option")).to_have_text(["Banana", "Blackberry"])
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    last = page.get_by_role("log").locator("[data-message-id]").last
    await expect(last).to_contain_text("blackberry!")
    await expect(last).to_contain_text("Only you can see this")
    await last.get_by_role("button", name="Dismiss message").click()
    await expect(page.get_by_role("log")).not_to_contain_text("blackberry!")
    await expect(page.get_by_role("main").get_by_role("separator")).to_have_count(0)

    await page.get_by_role("combobox", name="Message #games").fill("/probe more deep ")
    await page.keyboard.type("nobody")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("alert")).to_contain_text("who: choose one of what is offered.")


async def test_commands_are_shown_and_found_in_the_language_of_ones_discord(wire: Wire, browser: Browser) -> None:
    page = await visit(browser, wire, wire.ada)
    await page.get_by_role("button", name="Settings").click()
    await page.get_by_label("Language").select_option(label="Deutsch")
    await page.keyboard.press("Escape")
    box, popup = page.get_by_role("combobox", name="Message #games"), page.get_by_role("listbox", name="Commands")
    for typed in ("/wäh", "/pick"):
        await box.fill(typed)
        await expect(popup.get_by_role("option")).to_have_text("/probe wähleSuch dir eine Frucht ausfrucht")
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("frucht: Fang an zu tippen")).to_be_visible()
    await page.get_by_label("frucht", exact=True).fill("fig")
    await expect(page.get_by_role("option")).to_have_text("Fig")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("log")).to_contain_text("fig!")

    await box.fill("/probe start ")
    await page.get_by_role("button", name="Add option mode").click()
    await page.keyboard.type("marken")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("log")).to_contain_text("challenges anybody, tokens")

    await page.reload()
    await page.wait_for_selector("body[data-ready]")
    await box.fill("/probe pick ")
    await expect(page.get_by_text("/probe wähle", exact=True)).to_be_visible()


@pytest.mark.usefixtures("discords_window")
async def test_what_takes_long_and_what_never_comes(wire: Wire, browser: Browser) -> None:
    page = await visit(browser, wire, wire.ada)
    await wire.ada.ask("slash", channel_id=wire.ada.channel("#games"), name="probe think", options={"seconds": 5.0})
    await expect(page.get_by_text("Elementarium is thinking…")).to_be_visible()
    await expect(page.get_by_text("Second")).to_be_visible()
    message = (await wire.bo.slash("#games", "probe start")).message
    drawn = page.locator(f'[data-message-id="{message.id}"]')
    await drawn.get_by_role("button", name="Silent").click()
    await expect(drawn.get_by_role("button", name="Silent")).to_have_attribute("aria-busy", "true")
    await expect(drawn.get_by_role("alert")).to_have_text("This interaction failed")
    await wire.kill_bot()
    await expect(page.get_by_text("Elementarium is offline")).to_be_visible()
    await page.get_by_role("combobox", name="Message #games").fill("/probe start ")
    await page.get_by_role("button", name="Send command").click()
    await expect(page.get_by_text("Sending command…")).to_be_visible()
    await expect(page.get_by_text("The application did not respond")).to_be_visible()


async def test_unread_marks_direct_messages_and_threads(wire: Wire, browser: Browser) -> None:
    page = await visit(browser, wire, wire.ada)
    channels = page.get_by_role("navigation", name="Channels")
    await wire.bo.say("#tavern", "psst")
    await expect(channels.get_by_role("button", name="#tavern, 1 unread")).to_be_visible()
    await channels.get_by_role("button", name="#tavern").click()
    await expect(page.get_by_role("log", name="Messages in #tavern")).to_contain_text("psst")
    await expect(channels.get_by_role("button", name="#tavern", exact=True)).to_be_visible()

    await wire.ada.slash("#games", "probe dm")
    servers = page.get_by_role("navigation", name="Servers")
    await expect(servers.get_by_label("1 unread")).to_be_visible()
    await expect(page).to_have_title("(1) Ada – Elementarium Playground")
    await servers.get_by_role("button", name="Direct messages").click()
    await expect(page.get_by_role("log")).to_contain_text("Your hand")
    await expect(servers.get_by_label("1 unread")).to_have_count(0)

    await servers.get_by_role("button", name="Elementarium Playground").click()
    await wire.ada.slash("#games", "probe thread")
    await expect(channels.get_by_role("button", name="Table 1")).to_have_attribute("aria-label", "Table 1, 1 unread")
    await expect(servers.get_by_label("1 unread")).to_be_visible()
    await channels.get_by_role("button", name="#games").click()
    await page.get_by_role("button", name="Open thread Table 1").click()
    await expect(page.get_by_role("log", name="Messages in Table 1")).to_contain_text("Welcome @Ada")
    await page.get_by_role("combobox", name="Message “Table 1”").fill("Here I am")
    await page.keyboard.press("Enter")
    await wire.bo.wait(await wire.bo.thread("Table 1"), "Here I am")
    await expect(servers.get_by_label("1 unread")).to_have_count(0)


async def test_a_menu_of_channels_shows_the_chosen_one_and_a_picture_is_as_high_as_discord_has_it(
    wire: Wire, browser: Browser
) -> None:
    page = await visit(browser, wire, wire.ada)
    message = (await wire.ada.slash("#games", "probe choose")).message
    shown = page.locator(f'[data-message-id="{message.id}"]')
    await expect(shown.get_by_role("combobox")).to_have_text("#games")
    picture = await shown.get_by_role("img", name="Tall").bounding_box()
    assert picture is not None
    assert (round(picture["width"]), round(picture["height"])) == (175, 350)


async def test_what_answers_oneself_is_not_new(wire: Wire, browser: Browser) -> None:
    page = await visit(browser, wire, wire.ada)
    channels = page.get_by_role("navigation", name="Channels")
    await channels.get_by_role("button", name="#tavern").click()
    await wire.ada.slash("#games", "probe post", words="mine")
    await channels.get_by_role("button", name="#games").click()
    log = page.get_by_role("log", name="Messages in #games")
    await expect(log).to_contain_text("mine")
    await expect(log.locator(".divider.fresh")).to_have_count(0)
    await channels.get_by_role("button", name="#tavern").click()
    await wire.bo.slash("#games", "probe post", words="theirs")
    await channels.get_by_role("button", name="#games, 1 unread").click()  # not before this page has heard of it
    await expect(log).to_contain_text("theirs")
    await expect(log.locator(".divider.fresh")).to_have_count(1)


async def test_names_wait_for_the_emoji_in_them(wire: Wire, browser: Browser) -> None:
    await visit(browser, wire, wire.ada)
    page = await browser.new_page()
    await page.add_init_script("document.fonts.load = () => new Promise((take) => { globalThis.loaded = take; })")
    await page.goto(f"{wire.url}/?as=ada")
    await page.wait_for_function(
        "() => !!globalThis.loaded"
    )  # an expression would be evaluated, which the page forbids
    members = page.get_by_role("complementary", name="Members")
    assert await members.inner_text() == ""
    await page.evaluate("loaded([])")
    await expect(members).to_contain_text("Ada")


async def test_acting_as_somebody_else(wire: Wire, browser: Browser) -> None:
    page = await visit(browser, wire, wire.ada)
    await page.get_by_role("button", name="Acting as Ada").click()
    await page.get_by_role("menuitemradio", name="Cleo").click()
    await expect(page.get_by_role("button", name="Acting as Cleo")).to_be_visible()
    await page.get_by_role("combobox", name="Message #games").fill("It is *me*")
    await page.keyboard.press("Enter")
    assert (await wire.bo.wait("#games", "It is *me*")).author == "Cleo"
    await page.get_by_role("button", name="Settings").click()
    await page.get_by_role("checkbox").uncheck()
    await expect(page.get_by_role("checkbox")).not_to_be_checked()
    assert (await wire.cleo.slash("#games", "probe dm")).message.content == "No: 50007"


ASK_AND_LOSE_THE_CONNECTION = """async (channel_id) => {
    const { Live, Lost } = await import("/page/live.js");
    const lost = new Promise((resolve) => {
        addEventListener("unhandledrejection", (event) => resolve(event.reason instanceof Lost));
    });
    const live = new Live("ada", () => undefined, (connected) => {
        if (!connected) return;
        live.ask("history", { channel_id, limit: 50 });
        live.socket.close();
    });
    return lost;
}"""


async def test_the_page_comes_back_with_the_playground(wire: Wire, browser: Browser) -> None:
    page = await visit(browser, wire, wire.ada)
    errors: list[object] = []
    page.on("pageerror", lambda error: errors.append(error))
    assert await page.evaluate(ASK_AND_LOSE_THE_CONNECTION, wire.ada.channel("#games"))
    await wire.close()
    await expect(page.get_by_text("Connecting…")).to_be_visible()
    await wire.open()
    await expect(page.get_by_text("Connecting…")).to_be_hidden()
    await wire.bo.say("#games", "Back again")
    await expect(page.get_by_role("log")).to_contain_text("Back again")
    assert not errors


async def test_old_messages_come_while_scrolling_up_and_what_they_answer_is_seen(wire: Wire, browser: Browser) -> None:
    old = (await wire.bo.slash("#games", "probe start")).message
    for number in range(130):
        await wire.bo.say("#games", f"line {number}.")
    page = await visit(browser, wire, wire.ada)
    await expect(page.get_by_text("line 129.")).to_be_in_viewport()
    await page.get_by_text("line 75.").scroll_into_view_if_needed()
    await page.locator("#scroller").evaluate("(scroller) => { scroller.scrollTop = 0; }")
    await expect(page.get_by_text("line 20.")).to_have_count(1)
    await page.locator("#scroller").evaluate("(scroller) => { scroller.scrollTop = 0; }")
    await expect(page.get_by_text("line 0.")).to_have_count(1)
    await expect(page.get_by_role("heading", name="Welcome to #games!")).to_have_count(1)
    await wire.bo.say("#games", "something new")
    await page.get_by_role("button", name="Jump to present").click()
    await expect(page.get_by_text("something new")).to_be_in_viewport()
    await page.locator(f'[data-message-id="{old.id}"]').get_by_role("button", name="Decline").click()
    await expect(page.get_by_text("Only the challenged player can decline.")).to_be_in_viewport()


MARKDOWN = [
    ("**bold** *it* _it_ ***both***", "<strong>bold</strong> <em>it</em> <em>it</em> <strong><em>both</em></strong>"),
    ("__under__ ~~gone~~ snake_case_word", "<u>under</u> <s>gone</s> snake_case_word"),
    ("2 * 3 * 4 and \\*no\\*", "2 * 3 * 4 and *no*"),
    ("`<b>` and ``a`b``", "<code>&lt;b&gt;</code> and <code>a`b</code>"),
    ("<img src=x onerror=alert(1)>", "&lt;img src=x onerror=alert(1)&gt;"),
    ("[x](javascript:alert(1))", "[x](javascript:alert(1))"),
    ("a\nb", "a<br>b"),
]


async def test_markdown_within_a_line(wire: Wire, browser: Browser) -> None:
    page = await visit(browser, wire, wire.ada)
    for text, markup in MARKDOWN:
        assert await drawn(page, text) == f"<span>{markup}</span>"


async def drawn(page: Page, text: str, whole: bool = True) -> Any:
    """Return what the page makes of a text; in one line of plain words where it is quoted."""
    script = """async ([text, whole]) => {
        const { markdown, snippet } = await import("/page/markdown.js");
        const users = new Map([["1", { id: "1", name: "Ada" }]]);
        const channels = new Map([["2", { id: "2", name: "games", kind: "channel" }]]);
        const context = { users, channels, me: "1", open() {} };
        return whole ? markdown(text, context).innerHTML : snippet(text, context);
    }"""
    return await page.evaluate(script, [text, whole])


async def test_markdown_in_blocks(wire: Wire, browser: Browser) -> None:
    page = await visit(browser, wire, wire.ada)
    assert await drawn(page, "# Head\ntext") == '<h3 class="heading-1">Head</h3><span>text</span>'
    assert await drawn(page, "- a\n  - b\n- c") == "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>"
    assert await drawn(page, "3. a\n4. b") == '<ol start="3"><li>a</li><li>b</li></ol>'
    assert await drawn(page, "> q\nout") == "<blockquote><span>q</span></blockquote><span>out</span>"
    assert await drawn(page, "-# small") == '<div class="subtext">small</div>'
    assert "<pre" in await drawn(page, "before\n```py\nx = 1\n# no head\n```\nafter")
    assert "heading" not in await drawn(page, "```\n# no head\n```")
    assert 'class="mention mine">@Ada<' in await drawn(page, "<@1>")
    assert 'role="button" tabindex="0">#games</span>' in await drawn(page, "<#2>")
    assert "data-relative" in await drawn(page, "<t:1767225600:R>")
    there = await drawn(page, "[the **table**](https://discord.com/channels/9/2/3)")
    assert 'role="button" tabindex="0">the <strong>table</strong></span>' in there
    assert 'href="https://example.org/"' in await drawn(page, "[away](https://example.org/)")
    assert 'href="http://127.0.0.1/a"' in await drawn(page, "see http://127.0.0.1/a.")
    assert 'class="spoiler"' in await drawn(page, "||hidden||")
    quoted = "### Elements\n**Ada** plays in <#2> with <@1>.\n-# snake_case `code`"
    assert await drawn(page, quoted, whole=False) == "Elements Ada plays in #games with @Ada. snake_case code"


async def test_time_that_is_let_pass_passes_for_every_page(wire: Wire, browser: Browser) -> None:
    page, other = await visit(browser, wire, wire.ada), await visit(browser, wire, wire.bo)
    seconds = int(await page.evaluate("Math.floor(Date.now() / 1000)"))
    await wire.ada.say("#games", f"It ends <t:{seconds + 7500}:R>.")
    for one in (page, other):
        await expect(one.get_by_role("log")).to_contain_text("It ends in 2 hours.")
    await page.get_by_role("button", name="Settings").click()
    told = await page.locator("#world-time").text_content()
    await page.get_by_role("button", name="Let 1 hour pass").click()
    for one in (page, other):
        await expect(one.get_by_role("log")).to_contain_text("It ends in 1 hour.")
    await expect(page.locator("#world-time")).not_to_have_text(told or "")
    await page.reload()
    await expect(page.get_by_role("log")).to_contain_text("It ends in 1 hour.")
