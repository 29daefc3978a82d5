"""The rules of our games and of the room, and nothing else: no clock, no network, no chance."""
