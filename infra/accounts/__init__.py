"""Accounts: authentication, sign-in by a mailed code, and the games a person played (R-01)."""
