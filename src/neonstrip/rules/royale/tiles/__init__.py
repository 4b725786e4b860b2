"""The sixteen tiles of Las Vegas Royale, a file each.

A tile's file may have: `prepare`, how it begins a round; `activate`, what placing dice at its casino brings;
`options` and `choose`, for each decision it asks for; `reward`, what it pays when its casino is scored.
A tile that is finished sets the phase to DONE. dispatch.py calls them.
"""
