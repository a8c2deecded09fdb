"""The presses of the builder: what becomes of the deck that somebody is building."""

from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

import discord
from discord.ui import View

from engine import Game
from sessions import DeckRefusal, DeckRepository, Draft, People, StoredDeck
from sessions.decks.repository import LONGEST_NAME, cards_in, decks_of
from sessions.decks.share_codes import is_code
from ui.decks.builder import (
    builder_picture,
    builder_text,
    builder_view,
    chosen_cards,
    find_cards,
    spot_with_chosen,
    valid_spot,
)
from ui.decks.deck_texts import cut_cards_text, deck_summary, quoted_name
from ui.decks.forms import find_form, make_form, name_field
from ui.decks.found_deck import DeckHolder, FoundDeck, deck_holder
from ui.decks.pages import home_button, unsaved_deck_text
from ui.decks.presses import BuilderMenuPress
from ui.interactions.answer import Answer, Refused, answering, with_alt_texts
from ui.interactions.components import Style, button, make_view
from ui.interactions.ids import FOUND, BuilderPress, BuilderSpot
from ui.interactions.routes import PressRoutes
from words import Voice
from words.decks import ListedCards

DIGITS = 4
"""No number in a menu of the builder has more."""
LOOKED_FOR = 30
"""So many characters of what is looked for are kept: they stand in the ids of buttons."""
Known = Callable[[Voice, DeckHolder, str], Awaitable[FoundDeck]]


class BuilderController:
    """Lets people build decks, in one message each."""

    def __init__(self, decks: DeckRepository, people: People, known: Known) -> None:
        """``known`` finds the deck that a text means, for somebody."""
        self.decks = decks
        self._people = people
        self._known = known

    def register_presses(self, routes: PressRoutes) -> None:
        """Say which presses lead here."""
        routes.add(BuilderPress, self.handle_press)
        routes.add(BuilderMenuPress, self.handle_press)

    async def open_builder(self, answer: Answer, game: Game, found: FoundDeck | None, *, edit: bool = False) -> None:
        """The builder, in a new message or the one pressed: from a deck, with what was being built, or with nothing."""
        user_id = answer.interaction.user.id
        draft = await self.decks.draft(user_id, game.id)
        spot = BuilderSpot(user_id, game.id)
        if draft is None or not draft.changed:
            await self._show_builder(answer, await self._begin_draft(user_id, game, found), spot, edit=edit)
        elif found is None or (found.stored_deck is not None and found.stored_deck.id == draft.deck_id):
            await self._show_builder(answer, draft, spot, answer.voice.say("builder-go-on"), edit=edit)
        else:
            text, view = self._unsaved_deck_question(answer.voice, draft, spot, found)
            await (answer.edit(text, None, view) if edit else answer.say(text, view=view))

    async def handle_press(self, interaction: discord.Interaction, press: BuilderPress | BuilderMenuPress) -> None:
        """A press in the builder."""
        verb, spot = press.verb, press.spot
        async with answering(interaction, "edit") as answer:
            check_owner(interaction, spot.user_id)
            if spot.game_id not in self.decks.games:
                raise Refused("deck-game-gone")
            match verb:
                case "save":
                    draft = await self._existing_draft(spot)
                    name = name_field(answer.voice, LONGEST_NAME, draft.name)
                    await answer.send_form(make_form("save", spot.game_id, answer.voice.say("deck-form-save"), name))
                case "find":
                    await answer.send_form(find_form(answer.voice, self.decks.games[spot.game_id]))
                case "drop":
                    await self._ask_drop(answer, spot)
                case "gone":
                    await self._drop_draft(answer, spot)
                case _:
                    await self._continue_building(
                        answer, verb, spot, press.values if isinstance(press, BuilderMenuPress) else ()
                    )

    async def _continue_building(self, answer: Answer, verb: str, spot: BuilderSpot, values: Sequence[str]) -> None:
        """A press after which the building goes on."""
        user_id, game_id, voice = spot.user_id, spot.game_id, answer.voice
        value, note = values[0] if values else "", None
        match verb:
            case "group":
                draft, spot = await self._existing_draft(spot), BuilderSpot(user_id, game_id, _parse_number(value))
            case "card":
                draft = await self._existing_draft(spot)
                spot = spot_with_chosen(voice, draft, valid_spot(voice, draft, spot), values)
            case "count":
                draft = await self.decks.set_count(
                    user_id, game_id, await self._chosen_cards(voice, spot), _parse_number(value)
                )
            case "more":
                draft = await self.decks.add_copies(user_id, game_id, await self._chosen_cards(voice, spot), 1)
            case "less":
                draft = await self.decks.add_copies(user_id, game_id, await self._chosen_cards(voice, spot), -1)
            case "mean":
                near = voice.deck_words(self.decks.games[game_id]).nearest_card
                draft = await self.decks.resolve_unread(user_id, game_id, {text: near(text) for text in values})
            case "undo":
                draft = await self.decks.undo(user_id, game_id)
            case "begin":
                kept = await self.decks.draft(user_id, game_id)
                if kept and kept.changed:
                    draft, note = kept, voice.say("builder-go-on")
                else:
                    draft = await self._begin_draft(user_id, self.decks.games[game_id], None)
            case "take":
                found = await self._known(voice, deck_holder(answer.interaction), f"{game_id}:{value or spot.card}")
                draft, spot = await self._begin_draft(user_id, found.game, found), BuilderSpot(user_id, game_id)
            case "show":
                draft = await self._existing_draft(spot)
            case _:
                raise Refused("button-unknown")
        await self._show_builder(answer, draft, spot, note)

    async def _begin_draft(self, user_id: int, game: Game, found: FoundDeck | None) -> Draft:
        if found is None:
            return await self.decks.begin_draft(user_id, game.id)
        deck_id = found.stored_deck.id if found.stored_deck and not found.is_of_server else None
        return await self.decks.begin_draft(user_id, game.id, found.cards, deck_id)

    async def _chosen_cards(self, voice: Voice, spot: BuilderSpot) -> list[str]:
        """The cards that a press is about; Refused where they are gone."""
        draft = await self._existing_draft(spot)
        chosen = chosen_cards(voice, draft, valid_spot(voice, draft, spot))
        if not chosen:
            raise DeckRefusal("card-gone")
        return chosen

    async def _existing_draft(self, spot: BuilderSpot) -> Draft:
        draft = await self.decks.draft(spot.user_id, spot.game_id)
        if draft is None:
            raise Refused("builder-over")
        return draft

    def _unsaved_deck_question(
        self, voice: Voice, draft: Draft, spot: BuilderSpot, found: FoundDeck
    ) -> tuple[str, View]:
        """Whether what is being built shall give way to another deck."""
        instead = BuilderSpot(spot.user_id, spot.game_id, 0, found.id_in_game)
        return unsaved_deck_text(voice, draft), make_view(
            button(BuilderPress("show", spot), voice.say("button-builder-show"), Style.primary),
            button(BuilderPress("take", instead), voice.say("button-builder-take", deck=found.name), Style.danger),
        )

    async def _ask_drop(self, answer: Answer, spot: BuilderSpot) -> None:
        draft = await self._existing_draft(spot)
        if not draft.cards:
            await self._drop_draft(answer, spot)
            return
        say = answer.voice.say
        text = say("builder-drop-ask", deck=deck_summary(answer.voice, draft.game, draft.cards))
        text += f" {say('builder-drop-saved', deck=quoted_name(answer.voice, draft.name))}" if draft.name else ""
        view = make_view(
            button(BuilderPress("gone", spot), say("button-builder-gone"), Style.danger),
            button(BuilderPress("show", spot), say("button-back")),
        )
        await answer.edit(text, None, view)

    async def _drop_draft(self, answer: Answer, spot: BuilderSpot) -> None:
        await self.decks.drop_draft(spot.user_id, spot.game_id)
        await answer.edit(answer.voice.say("builder-thrown-away"), None, make_view(home_button(answer.voice)))

    async def take_find_form(self, answer: Answer, game: Game, text: str) -> None:
        """The form of *Find or paste…* was sent: a code or a list is the deck from now on, else its words are sought.

        A code knows its game, so that a deck of another game is built from then on. A line in which nothing is found
        may name cards, which are added.
        """
        user_id, voice = answer.interaction.user.id, answer.voice
        if is_card_list(text):
            game, listed = cards_in(voice, text, None if is_code(text) else game, self.decks.games.values(), cut=True)
            draft = await self.decks.replace_draft(user_id, game.id, listed)
            answer.mark_stored()
            note = "\n".join([voice.say("builder-pasted"), *cut_cards_text(voice, game, listed)])
            await self._show_builder(answer, draft, BuilderSpot(user_id, game.id), note)
            return
        draft = await self._existing_draft(BuilderSpot(user_id, game.id))
        wanted = " ".join(text.replace("?", " ").split())[:LOOKED_FOR]
        if find_cards(voice, game, wanted):
            await self._show_builder(answer, draft, BuilderSpot(user_id, game.id, FOUND, f"?{wanted}"))
            return
        listed = voice.deck_words(game).read_deck(text, cut=True)
        if not listed.cards or listed.unread:
            await self._show_builder(
                answer, draft, BuilderSpot(user_id, game.id), voice.say("builder-found-none", text=wanted)
            )
            return
        before, most = Counter(draft.cards), decks_of(game).most
        asked = {card: before[card] + count for card, count in {**Counter(listed.cards), **listed.cut}.items()}
        much = {card: count for card, count in asked.items() if count > most(card)}
        note = "\n".join(cut_cards_text(voice, game, listed._replace(cut=much)))
        for card, count in Counter(listed.cards).items():
            draft = await self.decks.add_copies(user_id, game.id, [card], count)
        answer.mark_stored()
        group = next(number for number, cards in enumerate(decks_of(game).groups.values()) if card in cards)
        await self._show_builder(answer, draft, BuilderSpot(user_id, game.id, group, card), note or None)

    async def settle_unread(self, answer: Answer, saved: StoredDeck, listed: ListedCards, note: str) -> bool:
        """Let somebody settle what in the list of a deck names no card; False while they are building another."""
        user_id, game = answer.interaction.user.id, saved.game
        draft = await self.decks.draft(user_id, game.id)
        if draft is not None and draft.changed:
            return False
        await self.decks.begin_draft(user_id, game.id, saved.cards, saved.id)
        draft = await self.decks.replace_draft(user_id, game.id, listed)
        spot, just_saved = BuilderSpot(user_id, game.id), replace(draft, changed=False)
        await answer.say(
            builder_text(answer.voice, just_saved, spot, note), view=builder_view(answer.voice, draft, spot)
        )
        return True

    async def _show_builder(
        self, answer: Answer, draft: Draft, spot: BuilderSpot, note: str | None = None, *, edit: bool = True
    ) -> None:
        """The builder, in the message that was pressed or in a new one."""
        voice, spot = answer.voice, valid_spot(answer.voice, draft, spot)
        text, picture = builder_text(voice, draft, spot, note), builder_picture(voice, draft, spot)
        if picture and not (await self._people.preferences(answer.interaction.user.id)).pictures:
            text, picture = await with_alt_texts(text, [picture]), None
        await (answer.edit if edit else answer.say)(text, picture, builder_view(voice, draft, spot))


def is_card_list(text: str) -> bool:
    """True for what is rather a deck than words to look for."""
    return is_code(text) or len(text.strip().splitlines()) > 1 or "," in text


def check_owner(interaction: discord.Interaction, user_id: int) -> None:
    """Refused for whoever presses in somebody else's message."""
    if interaction.user.id != user_id:
        raise Refused("deck-not-yours")


def _parse_number(value: str) -> int:
    """The number in an entry of a menu; Refused where there is none."""
    if not value.isdecimal() or len(value) > DIGITS:
        raise Refused("button-unknown")
    return int(value)
