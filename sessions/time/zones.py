"""What time it is in a time zone, summer time included."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError


def minutes_ahead_of_utc(zone: str, now: float) -> int | None:
    """So many minutes the clock of a zone is ahead of UTC at a time; None where no such zone is known here."""
    try:
        offset = datetime.fromtimestamp(now, UTC).astimezone(ZoneInfo(zone)).utcoffset()
    except (ZoneInfoNotFoundError, ValueError, OSError):  # another release of the time zones had it
        return None
    return None if offset is None else round(offset.total_seconds() / 60)
