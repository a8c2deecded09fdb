"""What has been played: replays, films, running games to watch."""
