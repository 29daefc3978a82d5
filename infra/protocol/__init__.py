"""The WebSocket protocol: frames from pages, messages to them, and their JSON schemas."""
