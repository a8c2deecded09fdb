"""Decks on Discord: building, keeping, sharing and choosing them."""
