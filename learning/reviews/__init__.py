"""Looking back: what each decision of a game that is over was worth. No Discord, no words."""
