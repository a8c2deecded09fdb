"""Benchmarks: `python -m bench` runs all of them and writes docs/performance.md."""
