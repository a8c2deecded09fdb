"""The bot seen from outside by whoever runs it: metrics for Prometheus, and the two checks, alive and ready."""

from watch.watch import Watch

__all__ = ["Watch"]
