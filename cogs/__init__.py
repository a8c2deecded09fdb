"""Extensions of the bot: one for each game, and one for each group of commands that the games share."""
