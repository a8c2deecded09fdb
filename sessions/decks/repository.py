"""Decks: what people keep, what they are building, and what speaks against playing with it. No game is known here."""

import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

import engine
from engine.decks import Deck, Decks
from engine.sentences import Sentence, Thing
from sessions.decks.share_codes import is_code, read_code
from sessions.refusals import DeckRefusal, sentence
from sessions.store import Store
from sessions.store import decks as rows
from sessions.store.decks import DeckRows
from sessions.store.rows import DeckRow, DraftRow
from sessions.store.writer import Transaction
from sessions.time.wall_clock import CLOCK, Clock
from words import ENGLISH, Voice, voice_of
from words.decks import ListedCards, UnreadableDeck

MOST_DECKS = 25
"""The most decks that somebody may keep for one game: as many as a menu of Discord has room for."""
MOST_CARDS = 200
"""The most cards in any deck; games allow fewer."""
LONGEST_NAME = 40
TOGETHER = "+"
"""Marks a step that was taken together with the one before it."""
UNREAD = "?"
"""Marks what stands among the cards of a draft as it was written, because no card is called so."""
MOST_UNREAD = 25
"""More lines of a list that name no card are no slips of the pen, and have no room in a menu."""
MOST_STEPS = 50
"""The steps of a draft that can be undone."""


class ChosenDeck(msgspec.Struct, frozen=True):
    """The deck with which somebody plays: its cards as they were when they chose it."""

    name: str
    cards: Deck


@dataclass(frozen=True, slots=True)
class StoredDeck:
    """A deck that somebody keeps; it need not be a legal one.

    ``gone`` are cards that the game does not have any more, which are not among ``cards``.
    """

    id: int
    game: engine.Game
    name: str
    cards: Deck
    gone: tuple[str, ...] = ()

    @property
    def as_chosen(self) -> ChosenDeck:
        """The deck as somebody plays with it."""
        return ChosenDeck(self.name, self.cards)

    def objections(self, options: Mapping[str, Any]) -> list[Sentence]:
        """The objections to it at a table with these options."""
        lost = [sentence("cards-lost", count=len(self.gone))] if self.gone else []
        return lost + objections(self.game, self.cards, options)


@dataclass(frozen=True, slots=True)
class Draft:
    """A deck while it is being built, one for each person and game; ``name`` is that of the deck it began from.

    ``changed``: something was done that can be undone, and is not stored as a deck.
    """

    game: engine.Game
    deck_id: int | None
    name: str | None
    cards: Deck
    changed: bool
    unread: Mapping[str, int]
    """What was pasted and names no card, and how many of it: it waits to be settled."""


def decks_of(game: engine.Game) -> Decks:
    """The rules of a game for its decks. DeckRefusal for a game without."""
    if game.decks is None:
        raise DeckRefusal("no-decks", game=game.title_in_sentence)
    return game.decks


def all_cards(rules: Decks) -> list[str]:
    """The ids of all cards of a game's decks, in the order of its groups."""
    return [card for group in rules.groups.values() for card in group]


def objections(game: engine.Game, cards: Sequence[str], options: Mapping[str, Any]) -> list[Sentence]:
    """The objections to these cards at a table with these options; none for a legal deck."""
    rules = decks_of(game)
    known = frozenset(all_cards(rules))
    if unknown := dict.fromkeys(card for card in cards if card not in known):
        return [sentence("card-lost", card=card) for card in unknown]
    return [objection.sentence for objection in rules.objections(cards, options)]


def ready_decks(game: engine.Game) -> dict[str, ChosenDeck]:
    """The decks that a game brings, by id, as they are stored: under their English names. The first is the default."""
    words = voice_of(ENGLISH).deck_words(game)
    return {ready: ChosenDeck(words.ready_deck_name(ready), cards) for ready, cards in decks_of(game).ready.items()}


def name_in_sentence(game: engine.Game, chosen: ChosenDeck) -> Thing:
    """The name of a deck in a sentence: what the game has named is said in any language."""
    ready = next((ready for ready, deck in ready_decks(game).items() if deck == chosen), None)
    return chosen.name if ready is None else voice_of(ENGLISH).deck_words(game).name_in_sentence(ready)


def cards_in(
    voice: Voice, text: str, game: engine.Game | None, games: Iterable[engine.Game], *, cut: bool = False
) -> tuple[engine.Game, ListedCards]:
    """The game and the cards that a text names: a share code, or a list, which may have lines that name no card.

    Without a ``game`` a list is for the one of which it names most cards. ``cut``: with no more of a card than a deck
    may have.

    Raises DeckRefusal, BadCode or the game's UnreadableDeck, each with a sentence.
    """
    if is_code(text):
        found, cards = read_code(text, games)
        if game is not None and game is not found:
            raise DeckRefusal("code-other-game", found=found.title_in_sentence, game=game.title_in_sentence)
        listed = ListedCards(decks_of(found).in_order(cards), {}, {})
    else:
        possible = [(one, voice.deck_words(one).read_deck(text, cut=cut)) for one in ([game] if game else games)]
        most = max(len(listed.cards) for _, listed in possible)
        found, listed = next((one, listed) for one, listed in possible if len(listed.cards) == most)
        if not most and len(possible) > 1 and listed.unread:
            raise _of_no_game(voice, text, [*listed.unread], [one for one, _ in possible])
        if most and [len(listed.cards) for _, listed in possible].count(most) > 1:
            raise DeckRefusal("list-which-game")
        if listed.unread and not (listed.cards and len(listed.unread) <= MOST_UNREAD):
            raise voice.deck_words(found).unreadable_list_refusal(text)
    _check_cards(listed.cards)
    return found, listed


def _of_no_game(voice: Voice, text: str, unread: Sequence[str], games: Sequence[engine.Game]) -> UnreadableDeck:
    """The refusal of a list that names no card of any game: that of the game in which its first is nearly one."""
    near = next((one for one in games if voice.deck_words(one).nearest_card(unread[0])), None)
    if near is None and len(unread) == 1:
        return UnreadableDeck("decks-unreadable", text=unread[0])
    return voice.deck_words(near or games[0]).unreadable_list_refusal(text)


class DeckRepository:
    """All decks that people keep and build. Nobody sees, or changes, another's.

    A server keeps decks as a person does, under its own id: no two things of Discord's have one id.
    """

    def __init__(self, store: Store, games: Mapping[str, engine.Game], clock: Clock = CLOCK) -> None:
        self.store = store
        self.rows = DeckRows(store)
        self.games = {game_id: game for game_id, game in games.items() if game.decks is not None}
        self.clock = clock

    # Decks

    async def decks_of_person(self, user_id: int, game_id: str | None = None) -> list[StoredDeck]:
        """Somebody's decks, by game and name; of one game only."""
        found = await self.rows.decks_of_person(user_id, game_id)
        return [self._stored_deck(row) for row in found if row.game in self.games]

    async def deck_by_number(self, user_id: int, deck_id: int) -> StoredDeck | None:
        """Somebody's deck of that number; None when there is none, or it is another's."""
        row = await self.rows.deck_by_number(user_id, deck_id)
        return None if row is None or row.game not in self.games else self._stored_deck(row)

    async def save(
        self, user_id: int, game_id: str, name: str, cards: Sequence[str], replaces: int | None = None
    ) -> StoredDeck:
        """Store a deck under a name, which no other deck of this person and game may have.

        ``replaces``: a deck that may have this name already, and is replaced then. DeckRefusal for a name that is
        taken or empty, for too many decks, for no cards or too many.
        """
        return await self.store.transact(self._saving_function(user_id, game_id, name, cards, replaces))

    def _saving_function(
        self, user_id: int, game_id: str, name: str, cards: Sequence[str], replaces: int | None
    ) -> Callable[[Transaction], StoredDeck]:
        game, shown = self.games[game_id], _checked_name(name)
        _check_cards(cards)
        values = {"name": shown, "cards": _json(tuple(cards)), "changed_at": self.clock()}

        def write(transaction: Transaction) -> StoredDeck:
            number = rows.number_of_named(transaction, user_id, game_id, _folded_name(shown))
            if number is not None:
                if number != replaces:
                    raise _name_taken(shown)
                rows.change_deck(transaction, number, values)
                return StoredDeck(number, game, shown, tuple(cards))
            count = rows.count_decks(transaction, user_id, game_id)
            if count >= MOST_DECKS:
                raise DeckRefusal("most-decks", count=count, game=game.title_in_sentence)
            row = {"user_id": user_id, "game": game_id, "folded": _folded_name(shown)} | values
            return StoredDeck(rows.add_deck(transaction, row), game, shown, tuple(cards))

        return write

    async def rename(self, user_id: int, deck_id: int, name: str) -> str:
        """Rename a deck, and return its new name as it is stored. DeckRefusal for a name that is taken, or empty."""
        shown = _checked_name(name)

        def write(transaction: Transaction) -> None:
            game_id = _game_of(transaction, user_id, deck_id)
            if rows.number_of_named(transaction, user_id, game_id, _folded_name(shown)) not in (None, deck_id):
                raise _name_taken(shown)
            rows.change_deck(transaction, deck_id, {"name": shown, "folded": _folded_name(shown)})

        await self.store.transact(write)
        return shown

    async def delete(self, user_id: int, deck_id: int) -> None:
        """Throw a deck away; a draft that began from it goes on as that of a new one. DeckRefusal when it is gone."""

        def write(transaction: Transaction) -> None:
            _game_of(transaction, user_id, deck_id)
            rows.delete_deck(transaction, deck_id)

        await self.store.transact(write)

    # Drafts

    async def draft(self, user_id: int, game_id: str) -> Draft | None:
        """The draft that somebody is building for a game."""
        row = await self.rows.draft(user_id, game_id)
        return None if row is None else self._draft_of_row(row)

    async def begin_draft(
        self, user_id: int, game_id: str, cards: Sequence[str] = (), deck_id: int | None = None
    ) -> Draft:
        """Begin to build, from these cards, in place of whatever was being built for this game."""
        values = {"deck_id": deck_id, "cards": _json(tuple(cards)), "undo": "[]", "changed_at": self.clock()}

        def write(transaction: Transaction) -> DraftRow:
            return rows.begin_draft(transaction, user_id, game_id, values)

        return self._draft_of_row(await self.store.transact(write))

    async def set_count(self, user_id: int, game_id: str, cards: Sequence[str], count: int) -> Draft:
        """Set how many copies of each of these cards the draft has, as far as allowed. DeckRefusal without a draft."""
        return await self._set_cards(user_id, game_id, cards, lambda _: count)

    async def add_copies(self, user_id: int, game_id: str, cards: Sequence[str], more: int) -> Draft:
        """Add copies of each of these cards to the draft, or take some away where ``more`` is negative."""
        return await self._set_cards(user_id, game_id, cards, lambda before: before + more)

    async def replace_draft(self, user_id: int, game_id: str, listed: ListedCards) -> Draft:
        """Let the draft have exactly what is listed, in one step; begin one where nothing is being built."""
        _check_cards(listed.cards)
        if await self.draft(user_id, game_id) is None:
            await self.begin_draft(user_id, game_id)

        def put(counts: Counter[str]) -> None:
            counts.clear()
            counts.update(listed.cards)
            counts.update(_marked_as_unread(text, count) for text, count in listed.unread.items())

        return await self._change_in_one_step(user_id, game_id, put)

    async def resolve_unread(self, user_id: int, game_id: str, meant: Mapping[str, str | None]) -> Draft:
        """Take cards for texts that name none, as many as a deck may have; None leaves such a text out."""
        rules = decks_of(self.games[game_id])

        def settled(counts: Counter[str]) -> None:
            for text, count in _unread_counts(counts).items():
                if text in meant:
                    del counts[_marked_as_unread(text, count)]
                    if (card := meant[text]) is not None:
                        counts[card] = min(counts[card] + count, rules.most(card))

        return await self._change_in_one_step(user_id, game_id, settled)

    async def undo(self, user_id: int, game_id: str) -> Draft:
        """Take the last step back, if there is one."""

        def step_back(counts: Counter[str], undo: list[tuple[str, int]]) -> None:
            more = bool(undo)
            while more:
                card, count = undo.pop()
                more = card.startswith(TOGETHER) and bool(undo)
                counts[card.removeprefix(TOGETHER)] = count

        return await self._edit_draft(user_id, game_id, step_back)

    async def drop_draft(self, user_id: int, game_id: str) -> None:
        """Forget what was being built."""
        await self.store.transact(lambda transaction: rows.drop_draft(transaction, user_id, game_id))

    async def save_draft(self, user_id: int, game_id: str, name: str) -> StoredDeck:
        """Keep what was built as a deck; the one it began from is replaced when the name is still that one's."""

        def write(transaction: Transaction) -> StoredDeck:
            row = rows.lock_draft(transaction, user_id, game_id)
            if row is None:
                raise _no_draft()
            draft = self._draft_of_row(row)
            saved = self._saving_function(user_id, game_id, name, draft.cards, draft.deck_id)(transaction)
            rows.drop_draft(transaction, user_id, game_id)
            return saved

        return await self.store.transact(write)

    async def _set_cards(self, user_id: int, game_id: str, chosen: Sequence[str], count: Callable[[int], int]) -> Draft:
        rules = decks_of(self.games[game_id])
        if not {*chosen} <= {*all_cards(rules)}:
            raise DeckRefusal("card-gone")

        def change(counts: Counter[str]) -> None:
            # Whoever goes on by hand has settled what names no card; to take the step back brings it back, too.
            for text, number in _unread_counts(counts).items():
                del counts[_marked_as_unread(text, number)]
            room = MOST_CARDS - sum(counts.values())
            for card in chosen:
                after = max(0, min(count(counts[card]), rules.most(card), room + counts[card]))
                room -= after - counts[card]
                counts[card] = after

        return await self._change_in_one_step(user_id, game_id, change)

    async def _change_in_one_step(self, user_id: int, game_id: str, change: Callable[[Counter[str]], None]) -> Draft:
        """Change how many of each a draft has, in one step that can be undone."""

        def step(counts: Counter[str], undo: list[tuple[str, int]]) -> None:
            before, first = counts.copy(), ""
            change(counts)
            for card in dict.fromkeys((*before, *counts)):
                if counts[card] != before[card]:
                    undo.append((first + card, before[card]))
                    first = TOGETHER

        return await self._edit_draft(user_id, game_id, step)

    async def _edit_draft(
        self, user_id: int, game_id: str, edit: Callable[[Counter[str], list[tuple[str, int]]], None]
    ) -> Draft:
        """Change a draft in one transaction; ``edit`` changes how many of each it has, and its undoable steps."""
        rules = decks_of(self.games[game_id])

        def write(transaction: Transaction) -> DraftRow:
            row = rows.lock_draft(transaction, user_id, game_id)
            if row is None:
                raise _no_draft()
            undo = msgspec.json.decode(row.undo, type=list[tuple[str, int]])
            cards, others = _split_stored_cards(rules, row.cards)
            counts = Counter((*cards, *others))
            edit(counts, undo)
            cards, others = _split_by_known(rules, counts.elements())
            values = {
                "cards": _json(rules.in_order(cards) + others),
                "undo": _json(_latest_undo_steps(undo)),
                "changed_at": self.clock(),
            }
            return rows.change_draft(transaction, user_id, game_id, values)

        return self._draft_of_row(await self.store.transact(write))

    # Rows

    def _stored_deck(self, row: DeckRow) -> StoredDeck:
        game = self.games[row.game]
        cards, gone = _split_stored_cards(decks_of(game), row.cards)
        return StoredDeck(row.id, game, row.name, cards, gone)

    def _draft_of_row(self, row: DraftRow) -> Draft:
        game = self.games[row.game]
        cards, others = _split_stored_cards(decks_of(game), row.cards)
        return Draft(game, row.deck_id, row.name, cards, row.undo != "[]", _unread_counts(others))


def _latest_undo_steps(undo: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """The latest steps, of which those that were taken together are one."""
    begins = [place for place, (card, _) in enumerate(undo) if not card.startswith(TOGETHER)]
    return undo[begins[-MOST_STEPS] :] if len(begins) > MOST_STEPS else undo


def _game_of(transaction: Transaction, user_id: int, deck_id: int) -> str:
    game_id = rows.game_of(transaction, user_id, deck_id)
    if game_id is None:
        raise DeckRefusal("deck-gone")
    return game_id


def _checked_name(text: str) -> str:
    """A name as it is kept: one line, without what can't be seen. DeckRefusal for one that is none or too long."""
    plain = unicodedata.normalize("NFC", text)
    name = " ".join("".join(c if c.isprintable() else " " for c in plain).split())
    if not name:
        raise DeckRefusal("name-none")
    if len(name) > LONGEST_NAME:
        raise DeckRefusal("name-long", length=len(name), most=LONGEST_NAME)
    return name


def _folded_name(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def _name_taken(name: str) -> DeckRefusal:
    return DeckRefusal("name-taken", name=name)


def _no_draft() -> DeckRefusal:
    return DeckRefusal("no-draft")


def _check_cards(cards: Sequence[str]) -> None:
    if not cards:
        raise DeckRefusal("no-cards")
    if len(cards) > MOST_CARDS:
        raise DeckRefusal("most-cards", most=MOST_CARDS)


def _split_stored_cards(rules: Decks, stored: str) -> tuple[Deck, tuple[str, ...]]:
    """The stored cards that there still are, and the others."""
    return _split_by_known(rules, msgspec.json.decode(stored, type=tuple[str, ...]))


def _split_by_known(rules: Decks, cards: Iterable[str]) -> tuple[Deck, tuple[str, ...]]:
    """The cards that there are, and the others: those that are gone, and what is marked as unread."""
    there, known = tuple(cards), frozenset(all_cards(rules))
    return tuple(card for card in there if card in known), tuple(card for card in there if card not in known)


def _marked_as_unread(text: str, count: int) -> str:
    """What was written in the place of a card, as it stands among the cards of a draft."""
    return f"{UNREAD}{count} {text}"


def _unread_counts(cards: Iterable[str]) -> dict[str, int]:
    """What is marked so among cards, and how many of it."""
    marked = (card.removeprefix(UNREAD).partition(" ") for card in cards if card.startswith(UNREAD))
    return {text: int(count) for count, _, text in marked}


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
