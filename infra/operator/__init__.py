"""The operator's command line: what is known of a person, handed out or erased on their request."""
