"""The desk of decks: what the commands, buttons and forms of `/deck` mean, whichever game they are for."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord

from engine import Game
from engine.decks import Deck
from sessions import ChosenDeck, DeckShelf, Draft, StoredDeck
from sessions.decks import LONGEST_NAME, cards_in, decks_of, objections, ready_decks
from sessions.share_codes import is_code, write_code
from ui.answer import Answer, Refused, answering
from ui.buttons import Style, view_of
from ui.deck_builder import builder_text, builder_view, settled
from ui.deck_items import (
    BuilderButton,
    DeleteButton,
    Spot,
    cards_field,
    filled_in,
    form,
    game_field,
    name_field,
)
from ui.deck_words import MESSAGE, block, clipped, named, pieces, quoted, summary, verdict
from ui.drawings import deck_drawing

if TYPE_CHECKING:
    from ui.host import Interaction

OWN = "own"
READY = "ready"
NOT_YOURS = "That is somebody else's deck."
UNKNOWN = "I don't know that deck: please choose one from the list."


@dataclass(frozen=True, slots=True)
class Found:
    """A deck that somebody has named: a ready one, or one of his own (then ``stored``)."""

    game: Game
    name: str
    cards: Deck
    stored: StoredDeck | None = None

    @property
    def ref(self) -> str:
        """How it is named among the decks of its game."""
        return f"{OWN}:{self.stored.id}" if self.stored else f"{READY}:{self.name}"

    def objections(self, options: Mapping[str, Any]) -> list[str]:
        return self.stored.objections(options) if self.stored else objections(self.game, self.cards, options)


class DeckDesk:
    """Everything about the decks of a person but their choice for a table, which is the lobby's."""

    def __init__(self, shelf: DeckShelf) -> None:
        self.shelf = shelf

    # Which game, which deck

    @property
    def games(self) -> Mapping[str, Game]:
        """The games that have decks."""
        return self.shelf.games

    def game(self, named: str | None) -> Game | None:
        """The game of a command: the one named, by id or title, or the only one; None when that is not clear."""
        if named is None:
            return next(iter(self.games.values())) if len(self.games) == 1 else None
        for game in self.games.values():
            if named.casefold() in (game.id, game.title.casefold()):
                return game
        raise Refused("I don't know decks for that game: please choose one from the list.")

    async def all(self, user_id: int, game_id: str | None = None, *, ready: bool = True) -> list[Found]:
        """A person's decks, then the ready ones."""
        stored = await self.shelf.of(user_id, game_id)
        found = [Found(deck.game, deck.name, deck.cards, deck) for deck in stored]
        if ready:
            games = [game for game in self.games.values() if game_id in (None, game.id)]
            found += [Found(game, deck.name, deck.cards) for game in games for deck in ready_decks(game)]
        return found

    async def find(self, user_id: int, text: str, game: Game | None = None) -> Found | None:
        """The deck that a text means: a value of the autocomplete, or a name, a person's own before a ready one's."""
        found = await self.all(user_id, game.id if game else None)
        for deck in found:
            if text == f"{deck.game.id}:{deck.ref}":
                return deck
        alike = [deck for deck in found if deck.name.casefold() == text.strip().casefold()]
        fitting = [deck for deck in alike if deck.stored] or alike
        if len(fitting) > 1:
            raise Refused(f"There are {len(fitting)} decks with that name: please choose one from the list.")
        return fitting[0] if fitting else None

    async def known(self, user_id: int, text: str, game: Game | None = None) -> Found:
        """The deck that a text means; Refused when there is none."""
        found = await self.find(user_id, text, game)
        if found is None:
            raise Refused(UNKNOWN)
        return found

    async def own(self, user_id: int, text: str) -> StoredDeck:
        """The person's own deck that a text means; Refused when it is another."""
        found = await self.known(user_id, text)
        if found.stored is None:
            raise Refused(f"{quoted(found.name)} is a ready deck, which stays as it is.")
        return found.stored

    # Looking

    async def show(self, answer: Answer, found: Found) -> None:
        """A deck as a picture, with what speaks against it."""
        lines = [f"### {found.game.title}: {quoted(found.name)}", summary(found.game, found.cards)]
        lines += verdict(found.objections({}))
        await answer.say(clipped("\n".join(lines), MESSAGE), deck_drawing(found.game.id, found.cards, found.name))

    async def list_(self, answer: Answer, user_id: int, game: Game | None) -> None:
        """The decks that somebody has, game by game, and the ready ones."""
        found = await self.all(user_id, game.id if game else None)
        lines = []
        for each in [game] if game else self.games.values():
            lines.append(f"### {each.title}")
            mine = [deck for deck in found if deck.stored and deck.game is each]
            lines += [_line(deck) for deck in mine] or ["You have no decks of your own yet: `/deck build` makes one."]
            ready = ", ".join(quoted(deck.name) for deck in ready_decks(each))
            lines.append(f"-# Ready to play: {ready}")
        for piece in pieces("\n".join(lines)):
            await answer.say(piece)

    async def export(self, answer: Answer, found: Found) -> None:
        """A deck as a share code and as a text, both to be copied; long ones in several messages."""
        code = write_code(found.game.id, found.cards)
        head = f"### {found.game.title}: {quoted(found.name)}\nThe share code; `/deck import` reads it:"
        await answer.say(f"{head}\n{block(code)}")
        for piece in pieces(decks_of(found.game).write(found.cards)):
            await answer.say(block(piece))

    async def check(self, answer: Answer, text: str, game: Game | None) -> None:
        """Whether a deck, a code or a list of cards can be played, and why not."""
        found = await self.find(answer.interaction.user.id, text, game)
        if found is not None:
            title, reasons = quoted(found.name), found.objections({})
            game, cards = found.game, found.cards
        else:
            game, cards = self._read(text, game)
            title, reasons = "this list", objections(game, cards, {})
        lines = [f"### {game.title}: {title}", summary(game, cards), *verdict(reasons)]
        await answer.say(clipped("\n".join(lines), MESSAGE))

    # Keeping

    async def take_in(self, answer: Answer, text: str, name: str, game: Game | None) -> None:
        """Keep a deck that somebody brings as a list or as a code."""
        found, cards = self._read(text, game)
        saved = await self.shelf.save(answer.interaction.user.id, found.id, name, cards)
        await self._saved(answer, saved)

    async def rename(self, answer: Answer, deck: StoredDeck, name: str) -> None:
        now = await self.shelf.rename(answer.interaction.user.id, deck.id, name)
        answer.done()
        await answer.say(f"{quoted(deck.name)} is called {quoted(now)} now.")

    async def ask_delete(self, answer: Answer, deck: StoredDeck) -> None:
        """Deleting asks once more."""
        text = f"Do you want to delete {named(deck.game, deck.chosen)}? There is no way back."
        await answer.say(text, view=view_of(DeleteButton(answer.interaction.user.id, deck.id)))

    async def delete(self, interaction: "Interaction", user_id: int, deck_id: int) -> None:
        """The second press."""

        async def work(answer: Answer) -> None:
            _check_owner(interaction, user_id)
            await self.shelf.delete(user_id, deck_id)
            answer.done()
            await answer.edit("It is deleted.", None, None)

        await answering(interaction, "edit", work)

    def _read(self, text: str, game: Game | None) -> tuple[Game, Deck]:
        # A code says itself for which game it is; the one that was chosen beside it is for lists.
        return cards_in(text, None if is_code(text) else game, self.games.values())

    async def _saved(self, answer: Answer, deck: StoredDeck, *, edit: bool = False) -> None:
        answer.done()
        lines = [f"{named(deck.game, deck.chosen)} is saved.", *verdict(deck.objections({}))]
        text = clipped("\n".join(lines), MESSAGE)
        picture = deck_drawing(deck.game.id, deck.cards, deck.name)
        if edit:
            await answer.edit(text, picture, None)
        else:
            await answer.say(text, picture)

    # Forms

    async def ask_cards(
        self, answer: Answer, verb: str, game: Game | None, name: str | None = None, cards: str | None = None
    ) -> None:
        """A form with room for a long list: for `import`, or for `check`."""
        title = "Import a deck" if verb == "import" else "Check a deck"
        fields = [] if game else [game_field({each.id: each.title for each in self.games.values()})]
        fields.append(cards_field(cards))
        if verb == "import":
            fields.append(name_field(LONGEST_NAME, name))
        await answer.ask(form(verb, game.id if game else "", title, *fields))

    async def submitted(self, interaction: "Interaction") -> None:
        """A form that came back, if it is one of ours."""
        filled = filled_in(interaction)
        if filled is None:
            return
        match, fields = filled

        async def work(answer: Answer) -> None:
            game = self.game(match["game"] or fields.get("game"))
            match match["verb"]:
                case "save" if game is not None:
                    saved = await self.shelf.save_draft(interaction.user.id, game.id, fields["name"])
                    await self._saved(answer, saved, edit=True)
                case "import":
                    await self.take_in(answer, fields["cards"], fields["name"], game)
                case "check":
                    await self.check(answer, fields["cards"], game)
                case _:
                    raise Refused("I don't know that form any more.")

        await answering(interaction, "edit" if match["verb"] == "save" else "private", work)

    # Building

    async def build(self, answer: Answer, game: Game, found: Found | None) -> None:
        """The builder: from a deck, or with what was being built, or with nothing yet."""
        user_id = answer.interaction.user.id
        draft = await self.shelf.draft(user_id, game.id)
        spot = Spot(user_id, game.id)
        if draft is not None and draft.changed:
            if found is not None and (found.stored is None or found.stored.id != draft.deck_id):
                await self._ask_instead(answer, draft, spot, found)
                return
            await self._say(answer, draft, spot, "You were building this; *Throw away* lets you begin anew.")
            return
        await self._say(answer, await self._begin(user_id, game, found), spot)

    async def press(self, interaction: "Interaction", verb: str, spot: Spot, value: str = "") -> None:
        """A press in the builder."""

        async def work(answer: Answer) -> None:
            _check_owner(interaction, spot.user_id)
            if spot.game_id not in self.games:
                raise Refused("I don't know that game any more.")
            match verb:
                case "save":
                    draft = await self._draft(spot)
                    title = "Save the deck"
                    await answer.ask(form("save", spot.game_id, title, name_field(LONGEST_NAME, draft.name)))
                case "drop":
                    await self._ask_drop(answer, spot)
                case "gone":
                    await self.shelf.drop_draft(spot.user_id, spot.game_id)
                    await answer.edit("It is thrown away. `/deck build` begins another.", None, None)
                case _:
                    await self._step(answer, verb, spot, value)

        await answering(interaction, "edit", work)

    async def _step(self, answer: Answer, verb: str, spot: Spot, value: str) -> None:
        """A press after which the building goes on."""
        user_id, game_id, card = spot.user_id, spot.game_id, spot.card
        match verb:
            case "group":
                draft, spot = await self._draft(spot), Spot(user_id, game_id, int(value))
            case "card":
                draft, spot = await self._draft(spot), Spot(user_id, game_id, spot.group, value)
            case "count":
                draft = await self.shelf.set_count(user_id, game_id, card, int(value))
            case "more":
                draft = await self.shelf.add(user_id, game_id, card, 1)
            case "less":
                draft = await self.shelf.add(user_id, game_id, card, -1)
            case "undo":
                draft = await self.shelf.undo(user_id, game_id)
            case "take":
                found = await self.known(user_id, f"{game_id}:{card}")
                draft, spot = await self._begin(user_id, found.game, found), Spot(user_id, game_id)
            case "show":
                draft = await self._draft(spot)
            case _:
                raise Refused("I don't know that button any more.")
        spot = settled(draft, spot)
        await answer.edit(builder_text(draft, spot), None, builder_view(draft, spot))

    async def _begin(self, user_id: int, game: Game, found: Found | None) -> Draft:
        if found is None:
            return await self.shelf.begin_draft(user_id, game.id)
        deck_id = found.stored.id if found.stored else None
        return await self.shelf.begin_draft(user_id, game.id, found.cards, deck_id)

    async def _draft(self, spot: Spot) -> Draft:
        draft = await self.shelf.draft(spot.user_id, spot.game_id)
        if draft is None:
            raise Refused("This deck is not being built any more. `/deck build` begins another.")
        return draft

    async def _say(self, answer: Answer, draft: Draft, spot: Spot, note: str | None = None) -> None:
        await answer.say(builder_text(draft, spot, note), view=builder_view(draft, spot))

    async def _ask_instead(self, answer: Answer, draft: Draft, spot: Spot, found: Found) -> None:
        text = f"You are still building {quoted(draft.name) if draft.name else 'a new deck'}, and have not saved it."
        instead = Spot(spot.user_id, spot.game_id, 0, found.ref)
        view = view_of(
            BuilderButton("show", spot, "Go on with it", Style.primary),
            BuilderButton("take", instead, f"Throw it away, take “{found.name}”"[:80], Style.danger),
        )
        await answer.say(text, view=view)

    async def _ask_drop(self, answer: Answer, spot: Spot) -> None:
        draft = await self._draft(spot)
        text = f"Throw away what you have built ({summary(draft.game, draft.cards)})?"
        text += f" {quoted(draft.name)} stays as it was saved." if draft.name else ""
        view = view_of(
            BuilderButton("gone", spot, "Yes, throw it away", Style.danger), BuilderButton("show", spot, "Back")
        )
        await answer.edit(text, None, view)

    # Choosing for a table

    async def choice(self, user_id: int, game: Game, kind: str, value: str) -> Found:
        """The deck that an entry of a lobby's menu means."""
        return await self.known(user_id, f"{game.id}:{kind}:{value}")


def chosen_deck(found: Found) -> ChosenDeck:
    return ChosenDeck(found.name, found.cards)


def _line(deck: Found) -> str:
    mark = "❌" if deck.objections({}) else "✅"
    return f"- {mark} {named(deck.game, chosen_deck(deck))}"


def _check_owner(interaction: discord.Interaction, user_id: int) -> None:
    if interaction.user.id != user_id:
        raise Refused(NOT_YOURS)
