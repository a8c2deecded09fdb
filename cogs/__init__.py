"""Discord: one extension for each game, and what they share in ``_surface``."""
