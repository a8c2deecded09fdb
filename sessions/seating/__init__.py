"""Seating: lobbies, invitations, and how a game begins."""
