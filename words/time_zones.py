"""Places by which somebody says what time it is with them: cities of time zones, in each language."""

import re
import unicodedata
from zoneinfo import available_timezones

from babel import Locale
from babel.core import get_global
from babel.dates import get_timezone_location

from engine.caches import cached
from words.language_files import BABEL, ENGLISH

CONTINENTS = {"America": "019", "Europe": "150", "Africa": "002", "Asia": "142", "Australia": "009", "Pacific": "009"}
"""The numbers by which CLDR names continents, by how the names of zones begin."""
FURTHER = ("Antarctica", "Arctic", "Atlantic", "Indian")
"""How else a zone's name may begin that names a place."""
OFFSET = re.compile(r"(?:utc|gmt)? ?([+-]) ?(\d{1,2})(?:[:.h](\d{2}))?")
LEAST, MOST, STEP = -12 * 60, 14 * 60, 15
"""The minutes by which any clock is behind UTC or ahead of it, and what they are a multiple of."""


def city_of_zone(language: str, zone: str) -> str:
    """The city after which a zone is called; the zone's own name where there is none, as for one that is gone."""
    return _city_name(_locale(language), zone).split("/")[-1] or zone


def continent_of_zone(language: str, zone: str) -> str | None:
    """Where that city lies; None where there is no word for that."""
    number = CONTINENTS.get(zone.split("/")[0])
    return None if number is None else _locale(language).territories.get(number)


def find_zone(language: str, text: str) -> str | None:
    """The zone of a city, or of a country that has only one, in a language or in English; a zone's own name, too."""
    wanted = _plain_name(text)
    for spoken in (language, ENGLISH):
        if (found := _zones_by_name(spoken).get(wanted)) is not None:
            return found
    return None


def parse_utc_offset(text: str) -> int | None:
    """The minutes ahead of UTC that a text says: ``+5:45``, ``UTC-3``; None for anything else."""
    found = OFFSET.fullmatch(text.strip().casefold().replace("−", "-"))
    if found is None:
        return None
    minutes = int(found[2]) * 60 + int(found[3] or 0)
    minutes = -minutes if found[1] == "-" else minutes
    return minutes if LEAST <= minutes <= MOST and minutes % STEP == 0 and int(found[3] or 0) < 60 else None


@cached(2)
def _zones_by_name(language: str) -> dict[str, str]:
    """Zones by all that they may be called in a language."""
    locale = _locale(language)
    found: dict[str, str] = {}
    named = [zone for zone in sorted(available_timezones()) if zone.split("/")[0] in (*CONTINENTS, *FURTHER)]
    for zone in named:  # by their own names first: several may be called after one city, of which some are out of use
        found.setdefault(_plain_name(zone.split("/")[-1]), zone)
    for zone in named:
        found.setdefault(_plain_name(_city_name(locale, zone)), zone)
    for country, zones in get_global("territory_zones").items():
        if len(zones) == 1 and zones[0] in named and country in locale.territories:
            found.setdefault(_plain_name(locale.territories[country]), zones[0])
    # Not all that Python reads is a place: "Factory" and "localtime" say nothing of where somebody is.
    found.update(
        {_plain_name(zone): zone for zone in available_timezones() if zone in named or _city_name(locale, zone)}
    )
    found.pop("", None)
    return found


def _city_name(locale: Locale, zone: str) -> str:
    """The city after which Babel calls a zone; "" where it knows no such zone."""
    try:
        return get_timezone_location(zone, locale=locale, return_city=True)
    except LookupError:
        return ""


def _locale(language: str) -> Locale:
    return Locale.parse(BABEL.get(language, language).replace("-", "_"))  # as Babel writes "pt-BR"


def _plain_name(name: str) -> str:
    """A name without accents, and with spaces for whatever else parts words."""
    letters = unicodedata.normalize("NFKD", name.casefold().replace("_", " ").replace("-", " "))
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())
