"""Neonstrip: Las Vegas board games, played properly by computer."""

__version__ = "0.1.0"
