"""Tables of people who have the printed game: what they do with paper and cards is noted, and nothing is played here.

Such a table is a table like any other: its log, its link, its host. What kind it is decides what can be noted; a kind
is a struct in `state.py`, its notes in `notes.py`, and a module here, as `kinds.Kind` says.
"""
