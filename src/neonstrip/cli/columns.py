"""Figures side by side, as several commands print them."""

from rich.table import Table


def columns(*heads: str) -> Table:
    """A table whose rows begin with a label; under each head stand figures, to the right."""
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for head in heads:
        table.add_column(head, justify="right")
    return table
