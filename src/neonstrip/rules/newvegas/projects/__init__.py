"""The 21 city projects: a file a colour, in which each project is a record by the name it has in data/newvegas.toml.

project.py says what a record is, registry.py lists them, scoring.py says when a project holds and what it scores.
"""
