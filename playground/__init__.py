"""A Discord of our own on one machine: a world of people, REST and the gateway over loopback, and a page to play on.

Nothing of the bot imports it; the bot is pointed at it by its settings alone.
"""
