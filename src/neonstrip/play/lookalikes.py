"""Names that look alike, though their letters differ: nobody at a table is to be taken for somebody else.

Like the skeletons of Unicode's report 39, with a table of our own: of its thousands of pairs only those count here
whose look-alike is a plain letter or digit. Why: docs/decisions.md.
"""

import unicodedata
from collections.abc import Sequence

from neonstrip.play.errors import Mistake

FOREIGN = {
    "A": "ΑАᎪꓮⲀᴀ",
    "B": "ΒВᏴꓐⲂʙв",
    "C": "ϹСᏟꓚⲤ",
    "D": "Ꭰꓓᴅ",
    "E": "ΕЕᎬꓰⲈᴇ",
    "F": "ϜꓝҒ",
    "G": "ԌᏀᏳꓖɢ",
    "H": "ΗНᎻꓧⲎʜн",
    "I": "ΙІӀꓲⲒ",
    "J": "ͿЈᎫꓙᴊ",
    "K": "ΚКᏦꓗⲔᴋ",
    "L": "ᏞԼꓡⳐʟ",
    "M": "ΜϺМᎷꓟⲘᴍм",
    "N": "ΝꓠⲚɴ",
    "O": "ΟОՕꓳⲞᴏ",
    "P": "ΡРᏢꓑⲢᴘ",
    "Q": "Ԛ",
    "R": "ᎡᏒꓣƦʀ",
    "S": "ЅՏᏕᏚꓢ",
    "T": "ΤТᎢꓔⲦᴛт",
    "U": "Սꓴᴜ",
    "V": "ѴᏙꓦᴠ",
    "W": "ԜᎳꓪᴡ",
    "X": "ΧХꓫⲬ",
    "Y": "ΥҮУᎩꓬⲨʏ",
    "Z": "ΖᏃꓜⲌᴢ",
    "a": "αаɑ",
    "b": "ЬᏏь",
    "c": "ϲсⲥᴄ",
    "d": "ԁᏧ",
    "e": "еҽ℮",
    "f": "քꞙ",
    "g": "ɡցᶃ",
    "h": "һհᏂ",
    "i": "ιіıɩɪⲓᎥ",
    "j": "ϳјյ",
    "k": "κкⲕĸ",
    "l": "ӏǀ∣׀",
    "n": "ոռη",
    "o": "οоօσⲟ",
    "p": "ρрⲣ",
    "q": "ԛզգ",
    "r": "гⲅ",
    "s": "ѕꜱ",
    "u": "υսʋ",
    "v": "νѵ",
    "w": "ԝաѡɯ",
    "x": "хχ×",
    "y": "γɣуүყ",
    "3": "ЗӠȜƷ",
    "6": "б",
    "-": "‐‑‒–—−",
    "'": "’‘ʼʹ`´",
}
"""Letters of other alphabets, by the Latin ones that they look like."""
PLAIN = {"I": "l", "1": "l", "|": "l", "0": "O", "rn": "m"}
"""What even plain letters and digits can be taken for."""

_foreign = str.maketrans({foreign: latin for latin, signs in FOREIGN.items() for foreign in signs})


def looks(name: str) -> tuple[str, str]:
    """How a name looks, as it is written and with small letters throughout. Accents count: they can be seen."""
    wide = unicodedata.normalize("NFKC", name.translate(_foreign))
    latin = unicodedata.normalize("NFD", wide).translate(_foreign)
    return _plain(latin), _plain(latin.lower()).lower()


def _plain(text: str) -> str:
    for signs, like in PLAIN.items():
        text = text.replace(signs, like)
    return text


def check_looks(names: Sequence[str]) -> None:
    """Nobody beside somebody who looks alike. `Ian` looks like `lan` and reads like `ian`; `Lan` is somebody else."""
    written: dict[str, str] = {}
    small: dict[str, str] = {}
    for name in names:
        for look, seen in zip(looks(name), (written, small), strict=True):
            if (other := seen.setdefault(look, name)) != name:
                raise Mistake("alike-name", name=name, other=other)
