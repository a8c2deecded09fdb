"""People: their profiles, leaderboards, and what is stored of them."""
