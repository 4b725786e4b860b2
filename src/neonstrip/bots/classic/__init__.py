"""Bots for Las Vegas (2012)."""
