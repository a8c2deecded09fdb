"""Ratings: how strong people are in each game, derived from the tables that counted; see `docs/ratings.md`."""
