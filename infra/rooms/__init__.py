"""Rooms: the event store, the command handler, the broadcast of views, chat and voice."""
