"""Phones at a table of people who write on paper: they have no seat and no name."""

ID_LENGTH = 8


def phone_id(key: str) -> str:
    """What everybody may know of a phone's key."""
    return key[:ID_LENGTH]
