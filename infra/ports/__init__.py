"""Ports: what the application needs of the outside world, as protocols. Adapters: aws/, local/."""
