"""How Gem Trader's bots think: one file per concern. They are shown a view and nothing else."""
