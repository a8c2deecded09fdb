"""What the commands, buttons and forms of `/deck` mean, whichever game they are for."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import discord

from engine import Game
from engine.decks import Deck
from engine.sentences import Sentence
from sessions import ChosenDeck, DeckRepository, Draft, StoredDeck
from sessions.decks.repository import LONGEST_NAME, cards_in, decks_of, objections, ready_decks
from sessions.decks.share_codes import is_code, write_code
from ui.decks.builder import builder_text, builder_view, settled
from ui.decks.failed_forms import FailedForms, FilledForm
from ui.decks.forms import cards_field, filled_in, form, game_field, name_field
from ui.decks.text import MESSAGE, block, clipped, named, pieces, quoted, summary, verdict
from ui.interactions.answer import Answer, Refused, answering
from ui.interactions.components import Style, button, view_of
from ui.interactions.ids import BuilderMenuPress, BuilderPress, DeletePress, FormPress, Spot
from ui.interactions.pictures import deck_picture
from ui.interactions.routes import Routes
from words import catalogue

DIGITS = 4
"""No number in a menu of the builder has more."""
FIELDS: Mapping[str, frozenset[str]] = {
    "save": frozenset({"name"}),
    "import": frozenset({"cards", "name"}),
    "check": frozenset({"cards"}),
}
"""What is filled into each form."""
OWN = "own"
READY = "ready"
say = catalogue().say


@dataclass(frozen=True, slots=True)
class FoundDeck:
    """A deck that somebody has named: a ready one, or one of their own (then ``stored``)."""

    game: Game
    name: str
    cards: Deck
    stored: StoredDeck | None = None

    @property
    def ref(self) -> str:
        """How it is named among the decks of its game."""
        return f"{OWN}:{self.stored.id}" if self.stored else f"{READY}:{self.name}"

    def objections(self, options: Mapping[str, Any]) -> list[Sentence]:
        return self.stored.objections(options) if self.stored else objections(self.game, self.cards, options)


class DeckController:
    """Everything about the decks of a person but their choice for a table, which is the lobby's."""

    def __init__(self, decks: DeckRepository, failed_forms: FailedForms) -> None:
        self.decks = decks
        self._failed_forms = failed_forms

    # Which game, which deck

    @property
    def games(self) -> Mapping[str, Game]:
        """The games that have decks."""
        return self.decks.games

    def game(self, named: str | None) -> Game | None:
        """The game of a command: the one named, by id or title, or the only one; None when that is not clear."""
        if named is None:
            return next(iter(self.games.values())) if len(self.games) == 1 else None
        for game in self.games.values():
            if named.casefold() in (game.id, game.title.casefold()):
                return game
        raise Refused(say("deck-game-unknown"))

    async def all(self, user_id: int, game_id: str | None = None, *, ready: bool = True) -> list[FoundDeck]:
        """A person's decks, then the ready ones."""
        stored = await self.decks.of(user_id, game_id)
        found = [FoundDeck(deck.game, deck.name, deck.cards, deck) for deck in stored]
        if ready:
            games = [game for game in self.games.values() if game_id in (None, game.id)]
            found += [FoundDeck(game, deck.name, deck.cards) for game in games for deck in ready_decks(game)]
        return found

    async def find(self, user_id: int, text: str, game: Game | None = None) -> FoundDeck | None:
        """The deck that a text means: a value of the autocomplete, or a name, a person's own before a ready one's."""
        found = await self.all(user_id, game.id if game else None)
        for deck in found:
            if text == f"{deck.game.id}:{deck.ref}":
                return deck
        alike = [deck for deck in found if deck.name.casefold() == text.strip().casefold()]
        fitting = [deck for deck in alike if deck.stored] or alike
        if len(fitting) > 1:
            raise Refused(say("deck-ambiguous", count=len(fitting)))
        return fitting[0] if fitting else None

    async def known(self, user_id: int, text: str, game: Game | None = None) -> FoundDeck:
        """The deck that a text means; Refused when there is none."""
        found = await self.find(user_id, text, game)
        if found is None:
            raise Refused(say("deck-unknown"))
        return found

    async def own(self, user_id: int, text: str) -> StoredDeck:
        """The person's own deck that a text means; Refused when it is another."""
        found = await self.known(user_id, text)
        if found.stored is None:
            raise Refused(say("deck-ready-stays", deck=quoted(found.name)))
        return found.stored

    # Looking

    async def show(self, answer: Answer, found: FoundDeck) -> None:
        """A deck as a picture, with what speaks against it."""
        lines = [f"### {found.game.title}: {quoted(found.name)}", summary(found.game, found.cards)]
        lines += verdict(found.objections({}))
        await answer.say(
            clipped("\n".join(lines), MESSAGE), deck_picture(answer.voice, found.game.id, found.cards, found.name)
        )

    async def list_(self, answer: Answer, user_id: int, game: Game | None) -> None:
        """The decks that somebody has, game by game, and the ready ones."""
        found = await self.all(user_id, game.id if game else None)
        lines = []
        for each in [game] if game else self.games.values():
            lines.append(f"### {each.title}")
            mine = [deck for deck in found if deck.stored and deck.game is each]
            lines += [_line(deck) for deck in mine] or [say("deck-none-yet")]
            ready = ", ".join(quoted(deck.name) for deck in ready_decks(each))
            lines.append(f"-# {say('deck-ready-list', decks=ready)}")
        for piece in pieces("\n".join(lines)):
            await answer.say(piece)

    async def export(self, answer: Answer, found: FoundDeck) -> None:
        """A deck as a share code and as a text, both to be copied; long ones in several messages."""
        code = write_code(found.game.id, found.cards)
        head = f"### {found.game.title}: {quoted(found.name)}\n{say('deck-share-code')}"
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
            title, reasons = say("deck-this-list"), objections(game, cards, {})
        lines = [f"### {game.title}: {title}", summary(game, cards), *verdict(reasons)]
        await answer.say(clipped("\n".join(lines), MESSAGE))

    # Keeping

    async def take_in(self, answer: Answer, text: str, name: str, game: Game | None) -> None:
        """Store a deck that somebody has written as a list or as a code."""
        found, cards = self._read(text, game)
        saved = await self.decks.save(answer.interaction.user.id, found.id, name, cards)
        self._failed_forms.drop(answer.interaction.user.id)
        await self._saved(answer, saved)

    async def rename(self, answer: Answer, deck: StoredDeck, name: str) -> None:
        now = await self.decks.rename(answer.interaction.user.id, deck.id, name)
        answer.done()
        await answer.say(say("deck-renamed", old=quoted(deck.name), new=quoted(now)))

    async def ask_delete(self, answer: Answer, deck: StoredDeck) -> None:
        """Deleting asks once more."""
        text = say("deck-delete-ask", deck=named(deck.game, deck.chosen))
        press = DeletePress(answer.interaction.user.id, deck.id)
        no = DeletePress(press.user_id, press.deck_id, keep=True)
        yes = button(press, say("button-delete-yes"), Style.danger)
        await answer.say(text, view=view_of(yes, button(no, say("button-delete-no"))))

    async def delete(self, interaction: discord.Interaction, press: DeletePress) -> None:
        """The second press."""
        async with answering(interaction, "edit") as answer:
            _check_owner(interaction, press.user_id)
            if press.keep:
                await answer.edit(say("deck-kept"), None, None)
                return
            await self.decks.delete(press.user_id, press.deck_id)
            answer.done()
            await answer.edit(say("deck-deleted"), None, None)

    def _read(self, text: str, game: Game | None) -> tuple[Game, Deck]:
        # A code names its game; the game chosen in the form is for lists.
        return cards_in(text, None if is_code(text) else game, self.games.values())

    async def _saved(self, answer: Answer, deck: StoredDeck, *, edit: bool = False) -> None:
        answer.done()
        lines = [say("deck-saved", deck=named(deck.game, deck.chosen)), *verdict(deck.objections({}))]
        text = clipped("\n".join(lines), MESSAGE)
        picture = deck_picture(answer.voice, deck.game.id, deck.cards, deck.name)
        if edit:
            await answer.edit(text, picture, None)
        else:
            await answer.say(text, picture)

    # Forms

    async def ask_cards(
        self,
        answer: Answer,
        verb: str,
        game: Game | None,
        name: str | None = None,
        cards: str | None = None,
        chosen: str = "",
    ) -> None:
        """A form with room for a long list: for `import`, or for `check`. Without a game it asks for one."""
        title = say("deck-form-import" if verb == "import" else "deck-form-check")
        fields = [] if game else [game_field({each.id: each.title for each in self.games.values()}, chosen)]
        fields.append(cards_field(cards))
        if verb == "import":
            fields.append(name_field(LONGEST_NAME, name))
        await answer.ask(form(verb, game.id if game else "", title, *fields))

    def keep(self, answer: Answer, form: FilledForm) -> None:
        """Keep a filled-in form, and offer a way back to it should it be refused."""
        user_id = answer.interaction.user.id
        self._failed_forms.keep(user_id, form)
        answer.again = view_of(button(FormPress(user_id), say("button-form-again"), Style.primary))

    async def try_again(self, interaction: discord.Interaction, press: FormPress) -> None:
        """The form once more, with what was written into it."""
        async with answering(interaction, "private") as answer:
            _check_owner(interaction, press.user_id)
            kept = self._failed_forms.of(press.user_id)
            if kept is None:
                raise Refused(say("form-gone"))
            game = self.games.get(kept.game_id)
            fields = kept.fields
            name, cards = fields.get("name"), fields["cards"]
            await self.ask_cards(answer, kept.verb, game, name, cards, fields.get("game", ""))

    async def submitted(self, interaction: discord.Interaction) -> None:
        """Act on a form that was sent back."""
        filled = filled_in(interaction)
        if filled is None:
            async with answering(interaction, "private"):
                raise Refused(say("form-unknown"))
            return
        form_id, fields = filled
        verb = form_id["verb"]
        async with answering(interaction, "edit" if verb == "save" else "private") as answer:
            if not FIELDS.get(verb, frozenset()) <= fields.keys():
                raise Refused(say("form-unknown"))
            if "cards" in fields:
                self.keep(answer, FilledForm(verb, form_id["game"], fields))
            game = self.game(form_id["game"] or fields.get("game"))
            match verb:
                case "save" if game is not None:
                    saved = await self.decks.save_draft(interaction.user.id, game.id, fields["name"])
                    await self._saved(answer, saved, edit=True)
                case "import":
                    await self.take_in(answer, fields["cards"], fields["name"], game)
                case "check":
                    await self.check(answer, fields["cards"], game)
                case _:
                    raise Refused(say("form-unknown"))

    # Building

    async def ask_game(self, answer: Answer) -> None:
        """For which game somebody wants to build, where several have decks."""
        user_id = answer.interaction.user.id
        games = [button(BuilderPress("begin", Spot(user_id, game.id)), game.title) for game in self.games.values()]
        await answer.say(say("deck-which-game"), view=view_of(*games))

    async def build(self, answer: Answer, game: Game, found: FoundDeck | None) -> None:
        """The builder: from a deck, or with what was being built, or with nothing yet."""
        user_id = answer.interaction.user.id
        draft = await self.decks.draft(user_id, game.id)
        spot = Spot(user_id, game.id)
        if draft is not None and draft.changed:
            if found is not None and (found.stored is None or found.stored.id != draft.deck_id):
                await self._ask_instead(answer, draft, spot, found)
                return
            await self._say(answer, draft, spot, say("builder-go-on"))
            return
        await self._say(answer, await self._begin(user_id, game, found), spot)

    def take_presses(self, routes: Routes) -> None:
        """Say which presses lead here."""
        routes.add(BuilderPress, self.press)
        routes.add(BuilderMenuPress, self.press)
        routes.add(DeletePress, self.delete)
        routes.add(FormPress, self.try_again)

    async def press(self, interaction: discord.Interaction, press: BuilderPress | BuilderMenuPress) -> None:
        """A press in the builder."""
        verb, spot = press.verb, press.spot
        async with answering(interaction, "edit") as answer:
            _check_owner(interaction, spot.user_id)
            if spot.game_id not in self.games:
                raise Refused(say("deck-game-gone"))
            match verb:
                case "save":
                    draft = await self._draft(spot)
                    name = name_field(LONGEST_NAME, draft.name)
                    await answer.ask(form("save", spot.game_id, say("deck-form-save"), name))
                case "drop":
                    await self._ask_drop(answer, spot)
                case "gone":
                    await self._drop(answer, spot)
                case _:
                    await self._step(answer, verb, spot, press.value if isinstance(press, BuilderMenuPress) else "")

    async def _step(self, answer: Answer, verb: str, spot: Spot, value: str) -> None:
        """A press after which the building goes on."""
        user_id, game_id, card = spot.user_id, spot.game_id, spot.card
        match verb:
            case "group":
                draft, spot = await self._draft(spot), Spot(user_id, game_id, _number(value))
            case "card":
                draft, spot = await self._draft(spot), Spot(user_id, game_id, spot.group, value)
            case "count":
                draft = await self.decks.set_count(user_id, game_id, card, _number(value))
            case "more":
                draft = await self.decks.add(user_id, game_id, card, 1)
            case "less":
                draft = await self.decks.add(user_id, game_id, card, -1)
            case "undo":
                draft = await self.decks.undo(user_id, game_id)
            case "begin":
                kept = await self.decks.draft(user_id, game_id)
                draft = kept if kept and kept.changed else await self._begin(user_id, self.games[game_id], None)
            case "take":
                found = await self.known(user_id, f"{game_id}:{value or card}")
                draft, spot = await self._begin(user_id, found.game, found), Spot(user_id, game_id)
            case "show":
                draft = await self._draft(spot)
            case _:
                raise Refused(say("button-unknown"))
        spot = settled(draft, spot)
        await answer.edit(builder_text(draft, spot), None, builder_view(draft, spot))

    async def _begin(self, user_id: int, game: Game, found: FoundDeck | None) -> Draft:
        if found is None:
            return await self.decks.begin_draft(user_id, game.id)
        deck_id = found.stored.id if found.stored else None
        return await self.decks.begin_draft(user_id, game.id, found.cards, deck_id)

    async def _draft(self, spot: Spot) -> Draft:
        draft = await self.decks.draft(spot.user_id, spot.game_id)
        if draft is None:
            raise Refused(say("builder-over"))
        return draft

    async def _say(self, answer: Answer, draft: Draft, spot: Spot, note: str | None = None) -> None:
        await answer.say(builder_text(draft, spot, note), view=builder_view(draft, spot))

    async def _ask_instead(self, answer: Answer, draft: Draft, spot: Spot, found: FoundDeck) -> None:
        text = say("builder-instead", deck=quoted(draft.name) if draft.name else say("deck-new"))
        instead = Spot(spot.user_id, spot.game_id, 0, found.ref)
        view = view_of(
            button(BuilderPress("show", spot), say("button-builder-show"), Style.primary),
            button(BuilderPress("take", instead), say("button-builder-take", deck=found.name), Style.danger),
        )
        await answer.say(text, view=view)

    async def _ask_drop(self, answer: Answer, spot: Spot) -> None:
        draft = await self._draft(spot)
        if not draft.cards:
            await self._drop(answer, spot)
            return
        text = say("builder-drop-ask", deck=summary(draft.game, draft.cards))
        text += f" {say('builder-drop-saved', deck=quoted(draft.name))}" if draft.name else ""
        view = view_of(
            button(BuilderPress("gone", spot), say("button-builder-gone"), Style.danger),
            button(BuilderPress("show", spot), say("button-back")),
        )
        await answer.edit(text, None, view)

    async def _drop(self, answer: Answer, spot: Spot) -> None:
        await self.decks.drop_draft(spot.user_id, spot.game_id)
        await answer.edit(say("builder-thrown-away"), None, None)

    # Choosing for a table

    async def choice(self, user_id: int, game: Game, kind: str, value: str) -> FoundDeck:
        """The deck that an entry of a lobby's menu means."""
        return await self.known(user_id, f"{game.id}:{kind}:{value}")


def chosen_deck(found: FoundDeck) -> ChosenDeck:
    return ChosenDeck(found.name, found.cards)


def _line(deck: FoundDeck) -> str:
    mark = "❌" if deck.objections({}) else "✅"
    return f"- {mark} {named(deck.game, chosen_deck(deck))}"


def _check_owner(interaction: discord.Interaction, user_id: int) -> None:
    if interaction.user.id != user_id:
        raise Refused(say("deck-not-yours"))


def _number(value: str) -> int:
    """The number in an entry of a menu; Refused where there is none."""
    if not value.isdecimal() or len(value) > DIGITS:
        raise Refused(say("button-unknown"))
    return int(value)
