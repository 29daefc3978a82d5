"""The questions over HTTP, a file for each kind; functions/http.py puts them together."""
