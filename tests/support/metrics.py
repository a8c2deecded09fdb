"""Metrics as Prometheus reads them."""

from collections.abc import Iterator

from prometheus_client.parser import text_string_to_metric_families

PREFIX = "elementarium_"


class Scraped:
    """What `/metrics` said once."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._samples = {
            (sample.name, frozenset(sample.labels.items())): sample.value
            for family in text_string_to_metric_families(text)
            for sample in family.samples
        }

    def value(self, name: str, **labels: str) -> float:
        """The value of a metric of ours; 0 when nothing was counted."""
        return self._samples.get((PREFIX + name, frozenset(labels.items())), 0.0)

    def total(self, name: str, **labels: str) -> float:
        """The sum over all that have these labels."""
        return sum(
            value
            for (found, own), value in self._samples.items()
            if found == PREFIX + name and labels.items() <= dict(own).items()
        )

    def labels(self) -> Iterator[tuple[str, str]]:
        """Every label of every metric with its value."""
        for _, labels in self._samples:
            yield from labels
