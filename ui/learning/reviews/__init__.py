"""Looking back at a game that is over: what each decision was worth, for whoever has taken it."""
