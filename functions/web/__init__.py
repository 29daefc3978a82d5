"""HTTP routes, a file for each resource; functions/http.py puts them together."""
