"""Decks that people keep, and the codes by which they share them."""
