"""What can be printed: sheets, references and cards in our own drawing, as PDF and as pictures.

A paper is drawn once, as shapes and words in millimetres (`drawing.py`), and then written as PDF (`pdf.py`) or as SVG
(`picture.py`). What there is to print each game says in `printing/GAME/papers.py`.
"""
