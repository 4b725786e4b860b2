"""The sixteen tiles of Las Vegas Royale, a file each, which ends with the tile's record.

tile.py says what a record may have, registry.py lists them, dispatch.py lets each do what it does when its time comes.
"""
