"""Games that were played, and those being played: replays, films, running games to watch."""
