"""How the choices of each game stand on Discord, a module a game."""
