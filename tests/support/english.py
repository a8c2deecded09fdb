"""The voice of English, in which nearly all tests read."""

from words import ENGLISH, voice_of

VOICE = voice_of(ENGLISH)
