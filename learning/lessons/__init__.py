"""A first game by doing: lessons as data, and what becomes of them press by press."""
