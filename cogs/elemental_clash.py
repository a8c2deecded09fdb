"""Elemental Clash on Discord: with which options it begins, and its cards."""

from typing import Any, ClassVar, Literal

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

import engine
from engine import Game
from engine.elemental_clash import POOL
from sessions import Level
from ui import GameCog, HostBot, Interaction, PaceName, answering, described_command, group_description, without_errors
from ui.interactions.components import ENTRIES
from ui.interactions.suggestions import filter_suggestions, suggestion
from ui.interactions.voices import voice_for
from ui.rules.elemental_clash_cards import CardListPress
from words.elemental_clash import ClashWords, cards

STANDING = {"none": "never", "combat": "combat", "all": "always"}
"""What the choices of `windows` are called among the standing orders."""
Element = Literal["earth", "air", "fire", "water", "neutral"]


class ElementalClash(
    GameCog,
    commands.GroupCog,
    group_name="clash",
    group_description=group_description("clash"),
):
    """``/clash``: the commands of this game."""

    game: ClassVar[Game] = engine.GAMES["elemental_clash"]

    @described_command("clash", "start")
    @app_commands.autocomplete(deck=GameCog.suggest_decks)
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
        """``/clash start``: open a table of Elemental Clash, with its deck, size and standing orders."""
        options: dict[str, Any] = {}
        if size is not None:
            options["size"] = size
        orders = None if windows is None else self.game.standing_orders[STANDING[windows]]
        await self.open_lobby(
            interaction, opponent, options, deck, computer=computer, pace=pace, rated=rated, orders=orders
        )

    # Cards

    @without_errors
    async def _all_cards(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        words, wanted = voice_for(interaction).words_of_kind(ClashWords), typed.lower()
        named = [(words.card(card.id), card) for card in POOL.cards if wanted in words.card(card.id).lower()]
        named.sort(key=lambda one: (not one[0].lower().startswith(wanted), one[0]))
        return [
            suggestion(f"{name} ({cards.printed_type_line(words, card)})", card.id) for name, card in named[:ENTRIES]
        ]

    @without_errors
    async def _all_types(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        found = cards.searchable_types(voice_for(interaction).words_of_kind(ClashWords))
        return filter_suggestions([suggestion(name, kind) for name, kind in found], typed)

    @without_errors
    async def _all_keywords(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        found = cards.searchable_keywords(voice_for(interaction).words_of_kind(ClashWords))
        return filter_suggestions([suggestion(name, word) for name, word in found], typed)

    @described_command("clash", "cards")
    @app_commands.autocomplete(card=_all_cards, type=_all_types, keyword=_all_keywords)
    async def cards_(
        self,
        interaction: Interaction,
        card: str | None = None,
        element: Element | None = None,
        level: app_commands.Range[int, 1, 3] | None = None,
        type: str | None = None,  # noqa: A002  the rules call it so
        keyword: str | None = None,
        page: app_commands.Range[int, 1, 20] = 1,
    ) -> None:
        """``/clash cards``: one card large with its rulings, or a page of those that fit all that is named."""
        async with answering(interaction, "private") as answer:
            if card is not None:
                await self.router.cards.show_card(
                    answer, cards.card_id_called(answer.voice.words_of_kind(ClashWords), card)
                )
            else:
                wanted = CardListPress(page, element or "", level or 0, type or "", keyword or "")
                await self.router.cards.show_card_list(answer, wanted)


async def setup(bot: HostBot) -> None:
    """Give the bot the commands of this game."""
    await bot.add_cog(ElementalClash(bot))
