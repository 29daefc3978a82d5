"""One file for each Lambda: unwrap the event, call, wrap the answer."""
