"""Bots for Welcome to New Las Vegas."""
