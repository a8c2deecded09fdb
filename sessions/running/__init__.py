"""The bot as it runs: work that is due, the times it was down, how much there is to do."""
