"""What a release has left behind: rooms in every state, and the shape of what it reads.

`python -m tests.releases --write NAME` is run once by the code of the release, NAME being its day.
"""
