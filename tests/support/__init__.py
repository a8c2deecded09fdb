"""Helpers of the tests: games at random, real sockets, a browser, people in a simulated server."""
