"""Everything in one process on one machine: the same functions behind a small gateway."""
