"""Bots for Las Vegas and Las Vegas Royale."""
