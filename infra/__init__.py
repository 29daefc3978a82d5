"""The shell around the pure rules: protocol, rooms, replays, accounts, ports and adapters."""
