"""What each game decides, kept beside the number of its rules (decisions/0014).

`python -m tests.decisions --write` plays until every rule has spoken, and writes
`tests/<game>/decisions.json.gz` anew.
"""
