"""Adapters for one machine: everything in one process, the same functions behind a gateway."""
