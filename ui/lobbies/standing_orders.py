"""*When to ask me…* in a lobby: somebody's standing orders, which hold from then on."""

from collections.abc import Callable

from sessions import Lobbies, Lobby
from ui.interactions.answer import Answer, Refused
from ui.interactions.ids import LobbyPress
from ui.interactions.standing_orders import offer_orders, parse_orders, store_orders
from ui.lobbies.board import LobbyMessages


class LobbyStandingOrders:
    """Shows standing orders and changes them, for people with and without a seat."""

    def __init__(self, lobbies: Lobbies, board: LobbyMessages) -> None:
        self._lobbies = lobbies
        self._board = board

    async def show_orders(self, answer: Answer, lobby_id: int) -> None:
        """Show somebody their standing orders, and what else they can choose."""
        lobby = await self._board.existing_lobby(lobby_id)
        people, words = self._lobbies.tables.people, answer.voice.game_words(lobby.game.id)
        await offer_orders(answer, people, words, _press_maker(lobby), alone=_is_alone(lobby))

    async def store_orders(self, answer: Answer, lobby_id: int, verb: str) -> None:
        """Store the orders that somebody has chosen; where the game has begun they may answer something at once."""
        lobby = await self._board.existing_lobby(lobby_id)
        orders = parse_orders(verb, lobby.game)
        if orders is None:
            raise Refused("button-unknown")
        await store_orders(
            answer, self._lobbies.tables.people, answer.voice.game_words(lobby.game.id), orders, _press_maker(lobby)
        )
        table = self._lobbies.tables.loaded_table(lobby_id)
        if table is not None:
            await table.play_unattended()
            self._lobbies.tables.changed(table)


def _is_alone(lobby: Lobby) -> bool:
    """True for one person among computers, whom nobody else can join."""
    return lobby.is_alone and len(lobby.joined) == lobby.max_seats


def _press_maker(lobby: Lobby) -> Callable[[str], LobbyPress]:
    return lambda verb: LobbyPress(verb, lobby.id)
