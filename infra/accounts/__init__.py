"""Accounts: an address that was proven by a code, and the person behind it (R-01)."""
