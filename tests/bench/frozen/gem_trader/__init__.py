"""The bots of this game as they first were (see the package above)."""
