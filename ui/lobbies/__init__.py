"""Lobbies in the channel, until the game begins."""
