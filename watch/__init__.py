"""What whoever runs the bot sees of it from outside: metrics for Prometheus, and whether it is alive and ready."""

from watch.watch import Watch

__all__ = ["Watch"]
