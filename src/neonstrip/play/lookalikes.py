"""Names that look alike, though their letters differ: nobody at a table is to be taken for somebody else.

Like the skeletons of Unicode's report 39, with a table of our own: of its thousands of pairs only those count here
whose look-alike is a plain letter or digit, and those all. Why: docs/decisions.md.
"""

import unicodedata
from collections.abc import Sequence

from neonstrip.play.errors import Mistake

FOREIGN = {
    "A": "ΑАᎪꓮⲀᴀ",
    "B": "ΒВᏴꓐⲂʙвꞴ",
    "C": "ϹСᏟꓚⲤ",
    "D": "Ꭰꓓᴅ",
    "E": "ΕЕᎬꓰⲈᴇ",
    "F": "ϜꓝҒꞘ",
    "G": "ԌᏀᏳꓖɢ",
    "H": "ΗНᎻꓧⲎʜн",
    "I": "ΙІӀꓲⲒ",
    "J": "ͿЈᎫꓙᴊꞲ",
    "K": "ΚКᏦꓗⲔᴋ",
    "L": "ᏞԼꓡⳐʟ",
    "M": "ΜϺМᎷꓟⲘᴍм",
    "N": "ΝꓠⲚɴ",
    "O": "ΟОՕꓳⲞᴏ",
    "P": "ΡРᏢꓑⲢᴘ",
    "Q": "Ԛ",
    "R": "ᎡᏒꓣƦʀ",
    "S": "ЅՏᏕᏚꓢ",
    "T": "ΤТᎢꓔⲦᴛтτ",
    "U": "Սꓴᴜ",
    "V": "ѴᏙꓦᴠ",
    "W": "ԜᎳꓪᴡ",
    "X": "ΧХꓫⲬꞳ",
    "Y": "ΥҮУᎩꓬⲨʏ",
    "Z": "ΖᏃꓜⲌᴢ",
    "a": "αаɑ",
    "b": "ЬᏏьƄƅ",
    "c": "ϲсⲥᴄ",
    "d": "ԁᏧ",
    "e": "еҽ℮ꬲ",
    "f": "քꞙſẝϝꬵ",
    "g": "ɡցᶃƍ",
    "h": "һհᏂ",
    "i": "ιіıɩɪⲓᎥꙇ",
    "j": "ϳјյ",
    "k": "κкⲕĸ",
    "l": "ӏǀ∣׀Ɩ",
    "n": "ոռη",
    "o": "οоօσⲟᴑꬽ",
    "p": "ρрⲣϱ",
    "q": "ԛզգ",
    "r": "гⲅᴦꭇꭈ",
    "s": "ѕꜱƽ",
    "u": "υսʋꞟꭎꭒ",
    "v": "νѵ",
    "w": "ԝաѡɯω",
    "x": "хχ×",
    "y": "γɣуүყᶌỿꭚ",
    "2": "ƧϨꙄ",
    "3": "ЗӠȜƷꞫꝪʒȝзӡɜ",
    "4": "Ч",
    "5": "Ƽ",
    "6": "б",
    "8": "Ȣȣ",
    "9": "Ꝯ",
    "-": "‐‑‒–—−",
    "'": "’‘ʼʹ`´",
}
"""Letters of other alphabets, by the Latin ones that they look like."""
RARE = {
    "A": "ᗅ𐊠𖽀",
    "B": "ᗷ𐊂𐊡𐌁",
    "C": "𐊢𐌂𐐕𐔜𑣩𑣲",
    "D": "ᗞᗪ",
    "E": "ⴹ𐊆𑢦𑢮",
    "F": "ᖴ𐊇𐊥𐔥𑢢𑣂",
    "H": "ᕼ𐋏",
    "J": "ᒍ",
    "K": "ᛕ𐔘",
    "L": "ᒪ𐐛𐔦𑢣𑢲𖼖",
    "M": "ᗰᛖ𐊰𐌑",
    "N": "𐔓",
    "O": "০ଠ୦ዐⵔ〇𐊒𐊫𐐄𐓂𐔖𑓐𑢵𑣠",
    "P": "ᑭ𐊕",
    "Q": "ⵕ",
    "R": "ᖇ𐒴𖼵",
    "S": "𐊖𐐠𖼺",
    "T": "𐊗𐊱𐌕𑢼𖼊",
    "U": "ሀᑌ𐓎𑢸𖽂",
    "V": "۷ᐯⴸꛟ𐔝𑢠𖼈",
    "W": "Ꮤ𑣦𑣯",
    "X": "ᚷⵝ𐊐𐊴𐌗𐌢𐔧𑣬",
    "Y": "Ꮍ𐊲𑢤𖽃",
    "Z": "𐋵𑢩𑣥",
    "b": "ᑲᖯ",
    "c": "ꮯ𐐽",
    "d": "ᑯꓒ",
    "i": "ꭵ𑣃",
    "l": "۱ᛁⵏ𐊊𐌉𐌠𖼨",
    "o": "۵०੦૦௦౦೦ഠ൦๐໐ဝ၀ჿ𐐬𐓪𑣈𑣗",
    "r": "ꮁ",
    "s": "ꮪ𐑈𑣁",
    "u": "𐓶𑣘",
    "v": "ꮩ𑜆𑣀",
    "w": "ꮃ𑜊𑜎𑜏",
    "x": "ᕁᕽ",
    "y": "𑣜",
    "z": "ꮓ𑣄",
    "2": "ᒿꛯꝚ",
    "3": "Ⳍ𑣊𖼻",
    "4": "Ꮞ𑢯",
    "5": "𑢻",
    "6": "ᏮⳒ𑣕",
    "7": "𐓒𑣆",
    "8": "৪੪𐌚",
    "9": "৭੧୨൭Ⳋ𑢬𑣌𑣖",
}
"""Letters and digits of scripts that are seldom met: who reads Latin letters takes them for these."""
AMONG_OTHERS = {
    "Γ": "Г",
    "Θ": "Ѳ",
    "Λ": "Л",
    "Π": "П",
    "Φ": "Ф",
    "Ψ": "Ѱ",
    "β": "ß",
    "ε": "єɛ",
    "θ": "ѳɵө",
    "π": "п",
    "φ": "фɸ",
    "ψ": "ѱ",
    "Æ": "Ӕ",
    "æ": "ӕ",
    "Ð": "ĐƉ",
    "Ə": "Ә",
    "ə": "әǝ",
    "Þ": "Ϸ",
    "þ": "ϸ",
    "ħ": "ћ",
}
"""The same where no plain letter looks so: among Greek, Cyrillic and further Latin letters."""
PLAIN = {"I": "l", "1": "l", "|": "l", "0": "O", "rn": "m"}
"""What even plain letters and digits can be taken for."""

TABLES = (FOREIGN, RARE, AMONG_OTHERS)

_foreign = str.maketrans({letter: like for table in TABLES for like, letters in table.items() for letter in letters})


def looks(name: str) -> tuple[str, str, str]:
    """How a name looks: as it is written, with small letters throughout, and by its own small letters.

    The last two differ: Г looks like no Latin letter, but г like r. Accents count: they can be seen.
    """
    latin = _latin(name)
    return _plain(latin), _plain(latin.lower()).lower(), _plain(_latin(name.lower()).lower())


def _latin(text: str) -> str:
    wide = unicodedata.normalize("NFKC", text.translate(_foreign))
    return unicodedata.normalize("NFD", wide).translate(_foreign)


def _plain(text: str) -> str:
    for letters, like in PLAIN.items():
        text = text.replace(letters, like)
    return text


def check_looks(names: Sequence[str]) -> None:
    """Nobody beside somebody who looks alike. `Ian` looks like `lan` and reads like `ian`; `Lan` is somebody else."""
    known: tuple[dict[str, str], ...] = ({}, {}, {})
    for name in names:
        for look, seen in zip(looks(name), known, strict=True):
            if (other := seen.setdefault(look, name)) != name:
                raise Mistake("alike-name", name=name, other=other)
