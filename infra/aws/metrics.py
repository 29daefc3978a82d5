"""Metrics as log lines that CloudWatch reads (embedded metric format)."""

from aws_lambda_powertools.metrics import EphemeralMetrics, MetricUnit, single_metric

from infra.ports.metrics import Counted, PerGame, Timed

NAMESPACE = "Gavel"


class CloudWatchMetrics:
    """One line for each call of a function, one more where a game begins or ends.

    Each metric costs its dollars by the month, whatever it counts: why something was refused
    stands in its line as a field, not as a dimension.
    """

    def __init__(self, service: str) -> None:
        self._service = service
        self._metrics = EphemeralMetrics(namespace=NAMESPACE, service=service)
        self._games: list[tuple[PerGame, str]] = []

    def count(self, name: Counted, n: int = 1) -> None:
        self._metrics.add_metric(name, MetricUnit.Count, n)

    def refused(self, key: str) -> None:
        self.count("Refusals")
        self._metrics.add_metadata("refusal", key)

    def duration(self, name: Timed, ms: float) -> None:
        self._metrics.add_metric(name, MetricUnit.Milliseconds, round(ms, 1))

    def count_game(self, name: PerGame, game: str) -> None:
        self._games.append((name, game))

    def flush(self) -> None:
        if self._metrics.metric_set:
            self._metrics.flush_metrics()
        for name, game in self._games:
            by = {"Game": game, "service": self._service}
            with single_metric(name, MetricUnit.Count, 1, namespace=NAMESPACE) as metric:
                for dimension, value in by.items():
                    metric.add_dimension(dimension, value)
        self._games.clear()
