"""Elemental Clash on Discord: its verbs."""

from typing import Any, ClassVar, Literal, cast

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

import engine
from engine import Action, Game
from engine.elemental_clash import POOL, actions
from engine.elemental_clash.view import ClashView
from sessions import Level
from ui import HostBot, Interaction, PaceName, TableCog, TableOption, command, decks_here, description_of, legal_values
from ui.interactions.answer import answering
from ui.interactions.components import ENTRIES
from ui.interactions.ids import CardsPress
from ui.interactions.suggestions import matching, suggestion
from ui.layouts.elemental_clash_cards import CardController
from words import words_of
from words.elemental_clash import WINDOWS, ClashWords
from words.elemental_clash import cards as card_texts

STANDING = {"none": "never", "combat": "combat", "all": "always"}
"""What the choices of `windows` are called among the standing orders."""
_cards = CardController()
Element = Literal["earth", "air", "fire", "water", "neutral"]
Window = Literal["spell", "combat", "end"]


def _words() -> ClashWords:
    return cast(ClashWords, words_of("elemental_clash"))


def _card(text: str) -> str:
    """The id of the card that somebody means."""
    return card_texts.named(_words(), text)


async def _all_cards(interaction: Interaction, current: str) -> list[Choice[str]]:
    wanted = current.lower()
    named = [card for card in POOL.cards if wanted in card.name.lower()]
    named.sort(key=lambda card: (not card.name.lower().startswith(wanted), card.name))
    return [suggestion(f"{card.name} ({card_texts.printed(_words(), card)})", card.id) for card in named[:ENTRIES]]


async def _all_types(interaction: Interaction, current: str) -> list[Choice[str]]:
    kinds = (*card_texts.TYPES, "stone", "spell", "flash", "permanent")
    return matching([suggestion(kind, kind) for kind in kinds], current)


async def _all_keywords(interaction: Interaction, current: str) -> list[Choice[str]]:
    return matching([suggestion(word, word) for word in card_texts.KEYWORDS], current)


class ElementalClash(
    TableCog,
    commands.GroupCog,
    group_name="clash",
    group_description=description_of("clash"),
):
    game: ClassVar[Game] = engine.GAMES["elemental_clash"]

    @command("clash", "start")
    @app_commands.autocomplete(deck=decks_here)
    async def start(
        self,
        interaction: Interaction,
        opponent: discord.User | None = None,
        computer: Level | None = None,
        pace: PaceName | None = None,
        rated: bool | None = None,
        deck: str | None = None,
        size: app_commands.Range[int, 40, 100] | None = None,
        windows: Literal["none", "combat", "all"] | None = None,
    ) -> None:
        options: dict[str, Any] = {}
        if size is not None:
            options["size"] = size
        orders = None if windows is None else self.game.standing_orders[STANDING[windows]]
        await self.open_table(
            interaction, opponent, options, deck, computer=computer, pace=pace, rated=rated, orders=orders
        )

    # Cards

    @command("clash", "cards")
    @app_commands.autocomplete(card=_all_cards, type=_all_types, keyword=_all_keywords)
    async def cards(
        self,
        interaction: Interaction,
        card: str | None = None,
        element: Element | None = None,
        level: app_commands.Range[int, 1, 3] | None = None,
        type: str | None = None,  # noqa: A002  the rules call it so
        keyword: str | None = None,
        page: app_commands.Range[int, 1, 20] = 1,
    ) -> None:
        async with answering(interaction, "private") as answer:
            if card is not None:
                await _cards.show(answer, _card(card))
            else:
                await _cards.browse(answer, CardsPress(page, element or "", level or 0, type or "", keyword or ""))

    # Verbs of the main phases

    @command("clash", "stone")
    @app_commands.autocomplete(card=legal_values("stone", "card"), pile=legal_values("stone", "pile", "card"))
    async def stone(self, interaction: Interaction, card: str, pile: int, table: TableOption = None) -> None:
        await self.move(interaction, table, actions.PlayStone(_card(card), pile))

    @command("clash", "play")
    @app_commands.autocomplete(card=legal_values("play", "card"), pile=legal_values("play", "pile", "card"))
    async def play(self, interaction: Interaction, card: str, pile: int, table: TableOption = None) -> None:
        await self.move(interaction, table, actions.PlayCard(_card(card), pile))

    @command("clash", "combat")
    async def combat(self, interaction: Interaction, table: TableOption = None) -> None:
        await self.move(interaction, table, actions.COMBAT)

    @command("clash", "end")
    async def end(self, interaction: Interaction, table: TableOption = None) -> None:
        await self.move(interaction, table, _end)

    # Verbs of Standby and combat

    @command("clash", "place")
    @app_commands.rename(from_="from")
    @app_commands.autocomplete(
        to=legal_values(("place", "put"), "to", "from"), from_=legal_values("place", "from", "to")
    )
    async def place(
        self, interaction: Interaction, to: str, from_: str | None = None, table: TableOption = None
    ) -> None:

        def meant(view: ClashView) -> Action:
            if view.decision is not None and view.decision.kind == "put":
                return actions.Put(to)
            return actions.PlaceCreature(from_ or _on_pile(view), to)

        await self.move(interaction, table, meant)

    @command("clash", "move")
    @app_commands.rename(from_="from")
    @app_commands.autocomplete(from_=legal_values("move", "from", "to"), to=legal_values("move", "to", "from"))
    async def move_(self, interaction: Interaction, from_: str, to: str, table: TableOption = None) -> None:
        await self.move(interaction, table, actions.MoveCreature(from_, to))

    @command("clash", "attack")
    @app_commands.rename(from_="from")
    @app_commands.autocomplete(from_=legal_values("attack", "from", "to"), to=legal_values("attack", "to", "from"))
    async def attack(self, interaction: Interaction, from_: str, to: str, table: TableOption = None) -> None:
        await self.move(interaction, table, actions.Attack(from_, to))

    @command("clash", "block")
    @app_commands.rename(from_="from")
    @app_commands.autocomplete(from_=legal_values("block", "from", "to"), to=legal_values("block", "to", "from"))
    async def block(self, interaction: Interaction, from_: str, to: str, table: TableOption = None) -> None:
        await self.move(interaction, table, actions.Block(from_, to))

    @command("clash", "divide")
    @app_commands.autocomplete(n=legal_values("divide", "n"), to=legal_values("divide", "to"))
    async def divide(self, interaction: Interaction, n: int, to: str | None = None, table: TableOption = None) -> None:

        def meant(view: ClashView) -> Action:
            asked = view.decision.to if view.decision is not None else None
            return actions.Divide(to or asked or "", n)

        await self.move(interaction, table, meant)

    # Verbs of windows, effects and triggers

    @command("clash", "done")
    async def done(self, interaction: Interaction, table: TableOption = None) -> None:
        await self.move(interaction, table, _done)

    @command("clash", "target")
    @app_commands.autocomplete(ref=legal_values("target", "ref"), card=legal_values("target", "card"))
    async def target(
        self, interaction: Interaction, ref: str | None = None, card: str | None = None, table: TableOption = None
    ) -> None:
        await self.move(interaction, table, actions.Target(ref=ref, card=None if card is None else _card(card)))

    @command("clash", "choose")
    @app_commands.autocomplete(card=legal_values("choose", "card"))
    async def choose_(self, interaction: Interaction, card: str, table: TableOption = None) -> None:
        await self.move(interaction, table, actions.Choose(_card(card)))

    @command("clash", "discard")
    @app_commands.autocomplete(card=legal_values("discard", "card"))
    async def discard(self, interaction: Interaction, card: str, table: TableOption = None) -> None:
        await self.move(interaction, table, actions.DiscardCard(_card(card)))

    @command("clash", "order")
    @app_commands.autocomplete(n=legal_values("order", "n"))
    async def order_(self, interaction: Interaction, n: int, table: TableOption = None) -> None:
        await self.move(interaction, table, actions.Order(n))

    @command("clash", "answer")
    async def answer(self, interaction: Interaction, answer: Literal["yes", "no"], table: TableOption = None) -> None:
        await self.move(interaction, table, actions.YES if answer == "yes" else actions.NO)

    @command("clash", "orders")
    async def orders(
        self,
        interaction: Interaction,
        window: Window | None = None,
        on: bool | None = None,
        table: TableOption = None,
    ) -> None:
        async with answering(interaction, "private") as answer:
            found = await self.pick(interaction, table)
            if window is None or on is None:
                await self.router.table_controller.offer_orders(answer, found)
                return
            seat = self.router.table_controller.own_seat(found, interaction)
            standing = cast(ClashView, found.see(seat)).orders
            now = {name: getattr(standing, name) for name in WINDOWS}
            await self.router.table_controller.order(answer, found, {**now, window: on})


def _end(view: ClashView) -> Action:
    kind = None if view.decision is None else view.decision.kind
    if kind in ("move", "attack", "block"):
        return actions.DONE
    return actions.PASS if kind == "window" else actions.END


def _done(view: ClashView) -> Action:
    kind = None if view.decision is None else view.decision.kind
    if kind == "window":
        return actions.PASS
    return actions.SKIP if kind in ("target", "choose") else actions.DONE


def _on_pile(view: ClashView) -> str:
    """The place of the first creature that can be placed."""
    piles = (ref for ref, card in view.lying(view.player) if ref[1] == "S" and card.kind == "creature")
    return next(piles, f"{view.player}S1")


async def setup(bot: HostBot) -> None:
    await bot.add_cog(ElementalClash(bot))
