"""The commands, buttons and forms of `/deck`, whichever game they are for."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace

import discord

from engine import Game
from sessions import DeckRepository, People, StoredDeck
from sessions.decks.repository import LONGEST_NAME, cards_in, decks_of, objections
from sessions.decks.share_codes import PREFIX, is_code, write_code
from ui.decks.building import BuilderController, check_owner, is_card_list
from ui.decks.deck_texts import (
    MESSAGE,
    clipped_text,
    copyable_block,
    cut_cards_text,
    deck_summary,
    left_out_text,
    name_with_summary,
    playability_text,
    quoted_name,
    split_into_messages,
    unread_text,
)
from ui.decks.failed_forms import FailedForms, FilledForm
from ui.decks.forms import deck_list_field, find_form, make_form, name_field, submitted_fields
from ui.decks.found_deck import DeckHolder, FoundDeck, deck_holder
from ui.decks.pages import all_decks, deck_text, deck_view, home_button
from ui.decks.presses import DeleteDeckPress, ReopenFormPress, ShareDeckPress
from ui.interactions.answer import Answer, Refused, answering, with_alt_texts
from ui.interactions.components import Style, button, make_view
from ui.interactions.ids import BuilderPress, BuilderSpot, DeckPress
from ui.interactions.pictures import LazyPicture, deck_picture
from ui.interactions.routes import PressRoutes
from ui.interactions.voices import Voices
from words import ENGLISH, Voice, voice_of
from words.decks import ListedCards, UnreadableDeck

FIELDS: Mapping[str, frozenset[str]] = {
    "save": frozenset({"name"}),
    "import": frozenset({"cards", "name"}),
    "find": frozenset({"text"}),
    "rename": frozenset({"name"}),
}
"""The fields of each form."""


class DeckController:
    """Everything about the decks of a person but their choice for a table, which is the lobby's."""

    def __init__(self, decks: DeckRepository, people: People, failed_forms: FailedForms, voices: Voices) -> None:
        self.decks = decks
        self._people = people
        self._voices = voices
        self._failed_forms = failed_forms
        self._building = BuilderController(decks, people, self.existing_deck)
        self.build = self._building.open_builder

    # Which game, which deck

    @property
    def games(self) -> Mapping[str, Game]:
        """The games that have decks."""
        return self.decks.games

    def game_named(self, voice: Voice, named: str | None) -> Game | None:
        """The game of a command: the one named, by id or title, or the only one; None when that is not clear."""
        if named is None:
            return next(iter(self.games.values())) if len(self.games) == 1 else None
        for game in self.games.values():
            titles = (one.game_title(game.id).casefold() for one in (voice, voice_of(ENGLISH)))
            if named.casefold() in (game.id, *titles):
                return game
        raise Refused("deck-game-unknown")

    async def all_decks(
        self, voice: Voice, whose: DeckHolder, game_id: str | None = None, *, ready: bool = True
    ) -> list[FoundDeck]:
        """A person's decks, those of their server, then the ready ones; which they can change, where not ``ready``."""
        stored = await self.decks.decks_of_person(whose.user_id, game_id)
        found = [_of_somebody(deck) for deck in stored]
        if whose.guild_id is not None and (ready or whose.manages_server):
            kept = await self.decks.decks_of_person(whose.guild_id, game_id)
            found += [FoundDeck(deck.game, deck.name, deck.cards, deck, is_of_server=True) for deck in kept]
        games = [game for game in self.games.values() if ready and game_id in (None, game.id)]
        return found + [deck for game in games for deck in _ready_decks(voice, game)]

    async def find_deck(self, voice: Voice, whose: DeckHolder, text: str, game: Game | None = None) -> FoundDeck | None:
        """The deck that a text means: a value of the autocomplete, or a name, a person's own before a ready one's."""
        found = await self.all_decks(voice, whose, game.id if game else None)
        for deck in found:
            if deck.is_meant(text):
                return deck
        alike = [deck for deck in found if deck.is_called(text)]
        stored = [deck for deck in alike if deck.stored_deck]
        fitting = [deck for deck in stored if not deck.is_of_server] or stored or alike
        if len(fitting) > 1:
            raise Refused("deck-ambiguous", count=len(fitting))
        return fitting[0] if fitting else None

    async def existing_deck(self, voice: Voice, whose: DeckHolder, text: str, game: Game | None = None) -> FoundDeck:
        """The deck that a text means; Refused when there is none."""
        found = await self.find_deck(voice, whose, text, game)
        if found is None:
            raise _unknown_deck_refusal(voice)
        return found

    async def changeable_deck(self, voice: Voice, whose: DeckHolder, text: str) -> tuple[int, StoredDeck]:
        """The deck that a text means, and who keeps it: the person, or a server that they manage; Refused when it is
        another."""
        found = await self.existing_deck(voice, whose, text)
        if found.stored_deck is None:
            raise Refused("deck-ready-stays", deck=quoted_name(voice, found.name))
        if not found.is_of_server:
            return whose.user_id, found.stored_deck
        if whose.guild_id is None or not whose.manages_server:
            raise Refused("deck-of-server", deck=quoted_name(voice, found.name))
        return whose.guild_id, found.stored_deck

    # Looking

    async def show_deck(self, answer: Answer, text: str, game: Game | None) -> None:
        """A deck as a picture with its buttons, or a code or list of cards; whether it can be played, and why not."""
        voice = answer.voice
        found = await self.find_deck(voice, deck_holder(answer.interaction), text, game)
        if found is not None:
            await self._show_deck(answer, found)
            return
        try:
            game, (cards, others, _) = _read_cards(voice, text, game, self.games.values())
        except UnreadableDeck as error:
            raise error if is_card_list(text) else _unknown_deck_refusal(voice) from error
        heading = voice.say("named-of", what=voice.game_title(game.id), which=voice.say("deck-this-list"))
        lines = [f"### {heading}", *unread_text(voice, others), deck_summary(voice, game, cards)]
        lines += playability_text(voice, game, cards, objections(game, cards, {}))
        await answer.say(clipped_text("\n".join(lines), MESSAGE))  # no picture: a list may be of any length

    async def _show_deck(self, answer: Answer, deck: FoundDeck, note: str | None = None, *, edit: bool = False) -> None:
        """Show a deck with its picture and its buttons, in the message that was pressed or in one of its own."""
        text, whose = deck_text(answer.voice, deck, note), deck_holder(answer.interaction)
        view = deck_view(answer.voice, whose, deck, offered=await self._is_offered(whose, deck))
        picture: LazyPicture | None = deck_picture(answer.voice, deck.game.id, deck.cards, deck.name)
        if picture and not (await self._people.preferences(answer.interaction.user.id)).pictures:
            text, picture = await with_alt_texts(text, [picture]), None
        await (answer.edit if edit else answer.say)(text, picture, view)

    async def _is_offered(self, whose: DeckHolder, deck: FoundDeck) -> bool:
        """True for a deck that the server of somebody who manages it has, with the same cards."""
        kept = (
            await self.decks.decks_of_person(whose.guild_id, deck.game.id)
            if whose.guild_id is not None and whose.manages_server
            else ()
        )
        return any((one.name.casefold(), one.cards) == (deck.name.casefold(), deck.cards) for one in kept)

    async def handle_press(self, interaction: discord.Interaction, press: DeckPress) -> None:
        """A press below a deck, or below all of them."""
        async with answering(interaction, "edit") as answer:
            voice, whose = answer.voice, deck_holder(interaction)
            match press.verb:
                case "home":
                    await self.list_decks(answer, None, edit=True)
                case "import":
                    await self.ask_cards(answer, self.games.get(press.about))
                case "show":
                    await self._show_deck(answer, await self.existing_deck(voice, whose, press.about), edit=True)
                case "edit":
                    found = await self.existing_deck(voice, whose, press.about)
                    await self.build(answer, found.game, found, edit=True)
                case "take":
                    await self._take_posted_deck(answer)
                case "rename":
                    _, deck = await self.changeable_deck(voice, whose, press.about)
                    name = name_field(voice, LONGEST_NAME, deck.name)
                    await answer.send_form(
                        make_form("rename", deck.game.id, voice.say("deck-form-rename"), name, about=press.about)
                    )
                case "cards":
                    await self.export_deck(answer, await self.existing_deck(voice, whose, press.about))
                case "delete":
                    await self.ask_delete(answer, await self.changeable_deck(voice, whose, press.about), edit=True)
                case _:
                    raise Refused("button-unknown")

    async def share_deck(self, interaction: discord.Interaction, press: ShareDeckPress) -> None:
        """*Post it here*, or *Offer it to this server*."""
        async with answering(interaction, "public" if press.verb == "post" else "edit") as answer:
            deck = await self.decks.deck_by_number(interaction.user.id, press.deck_id)
            if deck is None:
                raise Refused("deck-unknown")
            match press.verb:
                case "post":
                    await self._post_deck(answer, deck)
                case "offer":
                    await self._offer_to_server(answer, deck)
                case _:
                    raise Refused("button-unknown")

    async def _post_deck(self, answer: Answer, deck: StoredDeck) -> None:
        """Show a deck to everybody, with the code by which they can have it."""
        voice, code = await self._voices.voice_of_place(answer.interaction), write_code(deck.game.id, deck.cards)
        lines = [
            _deck_heading(voice, deck),
            voice.say("deck-posted"),  # without a name: it would stay when they have left
            f"{deck_summary(voice, deck.game, deck.cards)}\n{copyable_block(code)}",
        ]
        take = button(DeckPress("take"), voice.say("button-deck-take"))
        await answer.post("\n".join(lines), deck_picture(voice, deck.game.id, deck.cards, deck.name), make_view(take))

    async def _take_posted_deck(self, answer: Answer) -> None:
        """Offer a deck that somebody has posted to whoever wants to keep it: its code stands in the message."""
        message = answer.interaction.message
        code = re.search(rf"{PREFIX}\w+", message.content) if message else None
        if code is None:
            raise Refused("button-unknown")
        await self.ask_cards(answer, None, None, code[0])

    async def _offer_to_server(self, answer: Answer, deck: StoredDeck) -> None:
        """Keep a copy of a deck for the server, in the place of one of the same name."""
        voice, whose = answer.voice, deck_holder(answer.interaction)
        if whose.guild_id is None or not whose.manages_server:
            raise Refused("deck-of-server", deck=quoted_name(voice, deck.name))
        kept = await self.decks.decks_of_person(whose.guild_id, deck.game.id)
        before = next((one.id for one in kept if one.name.casefold() == deck.name.casefold()), None)
        await self.decks.save(whose.guild_id, deck.game.id, deck.name, deck.cards, replaces=before)
        answer.mark_stored()
        offered = voice.say("deck-offered", deck=name_with_summary(voice, deck.game, deck.name, deck.cards))
        await self._show_deck(answer, _of_somebody(deck), offered, edit=True)

    async def list_decks(self, answer: Answer, game: Game | None, *, edit: bool = False) -> None:
        """The decks that somebody has, those of the server, and the ready ones: the place from which all is done."""
        whose, games = deck_holder(answer.interaction), [game] if game else [*self.games.values()]
        found = await self.all_decks(answer.voice, whose, game.id if game else None)
        drafts = [await self.decks.draft(whose.user_id, each.id) for each in games]
        text, view = all_decks(answer.voice, whose, games, found, [one for one in drafts if one and one.changed])
        await (answer.edit(text, None, view) if edit else answer.say(text, view=view))

    async def export_deck(self, answer: Answer, found: FoundDeck) -> None:
        """A deck as a share code and as a text, both to be copied; long ones in several messages."""
        voice, code = answer.voice, write_code(found.game.id, found.cards)
        await answer.say(f"{_deck_heading(voice, found)}\n{voice.say('deck-share-code')}\n{copyable_block(code)}")
        for piece in split_into_messages(voice.deck_words(found.game).write_deck(found.cards)):
            await answer.say(copyable_block(piece))

    # Keeping

    async def import_deck(self, answer: Answer, text: str, name: str, game: Game | None) -> None:
        """Store a deck that somebody has listed, or has a code of; what names no card is settled in the builder."""
        voice, user_id = answer.voice, answer.interaction.user.id
        found, listed = _read_cards(voice, text, game, self.games.values(), cut=True)
        saved = await self.decks.save(user_id, found.id, name, listed.cards)
        self._failed_forms.forget_form(user_id)
        answer.mark_stored()
        lines = [_saved_text(voice, saved), *cut_cards_text(voice, found, listed)]
        if not listed.unread or not await self._building.settle_unread(answer, saved, listed, "\n".join(lines)):
            await self._show_deck(answer, _of_somebody(saved), "\n".join([*lines, *unread_text(voice, listed.unread)]))

    async def rename_deck(self, answer: Answer, kept: tuple[int, StoredDeck], name: str, *, edit: bool = False) -> None:
        """Call a deck of somebody's, or of their server, otherwise; ``kept``: whose it is, and the deck."""
        keeper, deck = kept
        now = await self.decks.rename(keeper, deck.id, name)
        answer.mark_stored()
        old, new = quoted_name(answer.voice, deck.name), quoted_name(answer.voice, now)
        found = FoundDeck(deck.game, now, deck.cards, replace(deck, name=now), is_of_server=_is_server(answer, keeper))
        await self._show_deck(answer, found, answer.voice.say("deck-renamed", old=old, new=new), edit=edit)

    async def ask_delete(self, answer: Answer, kept: tuple[int, StoredDeck], *, edit: bool = False) -> None:
        """Deleting asks once more."""
        say, (keeper, deck) = answer.voice.say, kept
        text = say("deck-delete-ask", deck=name_with_summary(answer.voice, deck.game, deck.name, deck.cards))
        press = DeleteDeckPress(keeper, deck.id)
        no = DeleteDeckPress(press.user_id, press.deck_id, keep=True)
        view = make_view(button(press, say("button-delete-yes"), Style.danger), button(no, say("button-delete-no")))
        await (answer.edit(text, None, view) if edit else answer.say(text, view=view))

    async def delete_deck(self, interaction: discord.Interaction, press: DeleteDeckPress) -> None:
        """The second press. What is deleted can be brought back by the form that it fills, or by its code."""
        async with answering(interaction, "edit") as answer:
            voice, whose = answer.voice, deck_holder(interaction)
            if not (whose.manages_server and press.user_id == whose.guild_id):
                check_owner(interaction, press.user_id)
            deck = await self.decks.deck_by_number(press.user_id, press.deck_id)
            if press.keep and deck is not None:
                of_server = _is_server(answer, press.user_id)
                found = FoundDeck(deck.game, deck.name, deck.cards, deck, is_of_server=of_server)
                await self._show_deck(answer, found, voice.say("deck-kept"), edit=True)
                return
            await self.decks.delete(press.user_id, press.deck_id)
            answer.mark_stored()
            lines, items = [voice.say("deck-deleted")], [home_button(voice)]
            if deck is not None and deck.cards:
                code = write_code(deck.game.id, deck.cards)
                self._failed_forms.keep_form(
                    whose.user_id, FilledForm("import", deck.game.id, {"cards": code, "name": deck.name})
                )
                items.insert(0, button(ReopenFormPress(whose.user_id), voice.say("button-deck-back")))
                lines += [voice.say("deck-share-code"), copyable_block(code)]
            await answer.edit("\n".join(lines), None, make_view(*items))

    # Forms

    async def ask_cards(
        self, answer: Answer, game: Game | None, name: str | None = None, cards: str | None = None
    ) -> None:
        """A form with room for a long list."""
        voice = answer.voice
        games = [game] if game else self.games.values()
        fields = deck_list_field(voice, games, cards), name_field(voice, LONGEST_NAME, name)
        await answer.send_form(make_form("import", game.id if game else "", voice.say("deck-form-import"), *fields))

    def keep_form(self, answer: Answer, form: FilledForm) -> None:
        """Keep a filled-in form, and offer a way back to it should it be refused."""
        user_id = answer.interaction.user.id
        self._failed_forms.keep_form(user_id, form)
        answer.again = make_view(button(ReopenFormPress(user_id), answer.voice.say("button-form-again"), Style.primary))

    async def reopen_form(self, interaction: discord.Interaction, press: ReopenFormPress) -> None:
        """The form once more, with what was written into it."""
        async with answering(interaction, "private") as answer:
            check_owner(interaction, press.user_id)
            kept = self._failed_forms.form_of(press.user_id)
            if kept is None:
                raise Refused("form-gone")
            game, fields = self.games.get(kept.game_id), kept.fields
            if kept.verb == "find":
                await answer.send_form(find_form(answer.voice, self.games[kept.game_id], fields["text"]))
                return
            await self.ask_cards(answer, game, fields.get("name"), fields["cards"])

    async def handle_form(self, interaction: discord.Interaction) -> None:
        """Act on a form that was sent back."""
        filled = submitted_fields(interaction)
        if filled is None:
            async with answering(interaction, "private"):
                raise Refused("form-unknown")
            return
        form_id, fields = filled
        verb = form_id["verb"]
        async with answering(interaction, "private" if verb == "import" else "edit") as answer:
            if not FIELDS.get(verb, frozenset()) <= fields.keys():
                raise Refused("form-unknown")
            if "cards" in fields or is_card_list(fields.get("text", "")):
                self.keep_form(answer, FilledForm(verb, form_id["game"], fields))
            game = self.game_named(answer.voice, form_id["game"] or None)
            match verb:
                case "save" if game is not None:
                    draft = await self.decks.draft(interaction.user.id, game.id)
                    saved = await self.decks.save_draft(interaction.user.id, game.id, fields["name"])
                    answer.mark_stored()
                    left = left_out_text(answer.voice, draft.unread if draft else ())
                    note = "\n".join([_saved_text(answer.voice, saved), *left])
                    await self._show_deck(answer, _of_somebody(saved), note, edit=True)
                case "find" if game is not None:
                    await self._building.take_find_form(answer, game, fields["text"])
                case "rename":
                    kept = await self.changeable_deck(answer.voice, deck_holder(interaction), form_id["about"] or "")
                    await self.rename_deck(answer, kept, fields["name"], edit=True)
                case "import":
                    await self.import_deck(answer, fields["cards"], fields["name"], game)
                case _:
                    raise Refused("form-unknown")

    # Building

    async def ask_game(self, answer: Answer) -> None:
        """Ask for which game somebody wants to build, where several have decks."""
        user_id, voice = answer.interaction.user.id, answer.voice
        games = [
            button(BuilderPress("begin", BuilderSpot(user_id, game)), voice.game_title(game)) for game in self.games
        ]
        await answer.say(voice.say("deck-which-game"), view=make_view(*games))

    def register_presses(self, routes: PressRoutes) -> None:
        """Say which presses lead here."""
        self._building.register_presses(routes)
        routes.add(DeckPress, self.handle_press)
        routes.add(DeleteDeckPress, self.delete_deck)
        routes.add(ShareDeckPress, self.share_deck)
        routes.add(ReopenFormPress, self.reopen_form)

    # Choosing for a table

    async def deck_of_entry(self, voice: Voice, whose: DeckHolder, game: Game, kind: str, value: str) -> FoundDeck:
        """The deck that an entry of a lobby's menu means."""
        return await self.existing_deck(voice, whose, f"{game.id}:{kind}:{value}")


def _ready_decks(voice: Voice, game: Game) -> list[FoundDeck]:
    """The decks that a game brings."""
    words = voice.deck_words(game)
    return [
        FoundDeck(game, words.ready_deck_name(ready), cards, ready_deck_id=ready)
        for ready, cards in decks_of(game).ready.items()
    ]


def _read_cards(
    voice: Voice, text: str, game: Game | None, games: Iterable[Game], *, cut: bool = False
) -> tuple[Game, ListedCards]:
    """The cards of a list or a code. A code names its game; the game chosen in the form is for lists."""
    return cards_in(voice, text, None if is_code(text) else game, games, cut=cut)


def _unknown_deck_refusal(voice: Voice) -> Refused:
    return Refused("deck-unknown", make_view(home_button(voice)))


def _is_server(answer: Answer, keeper: int) -> bool:
    return keeper == answer.interaction.guild_id


def _of_somebody(deck: StoredDeck) -> FoundDeck:
    return FoundDeck(deck.game, deck.name, deck.cards, deck)


def _saved_text(voice: Voice, deck: StoredDeck) -> str:
    return voice.say("deck-saved", deck=name_with_summary(voice, deck.game, deck.name, deck.cards))


def _deck_heading(voice: Voice, deck: FoundDeck | StoredDeck) -> str:
    """A deck's heading."""
    return f"### {voice.say('named-of', what=voice.game_title(deck.game.id), which=quoted_name(voice, deck.name))}"
