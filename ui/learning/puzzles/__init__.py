"""Puzzles on Discord: asked, answered and played out for one person's eyes, and one a day in a channel."""
