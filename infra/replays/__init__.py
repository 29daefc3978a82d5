"""Finished games: the replay file, its archive, views and charts of it, and its verification."""
