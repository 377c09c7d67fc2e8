"""Let negative affixes be pieces of their own: un ##clean, im ##proper, care ##less.

A whole-word piece hides its affix, and a greedy fragment (impro ##per) hides it worse; most cues that the
trial missed on CD-SCO dev were such words. A word counts as affixed when what remains is itself a common
word; the exceptions are frequent words where that is a coincidence.
"""

from collections import Counter
from collections.abc import Iterator

PREFIXES = ("un", "in", "im", "ir", "il", "dis", "non")
SUFFIXES = ("less", "lessly", "lessness")
EXCEPTIONS = tuple(
    "unless until under union unite unity uncle unit into inside inform indeed instead instance income "
    "input insight intend intent intense invest invent inter increase inspire inspect install invoice "
    "indent impart impress improv import impose imply impact implant imprint illus illum iron irri "
    "discover display disease discourse discuss dispose dispute distress distance distinct discount "
    "dispatch disk dish nonetheless nevertheless nonsense bless infer inland inner inning inmate "
    "inward innate indie include insert instruct inquir incident incur imper".split()
)
FRAGMENTS = {"inc", "disc"}  # common as words (Inc., disc), but they hide inconclusive and disconnected


def affixed(words: Counter[str], common: int, shortest: int = 4) -> Iterator[tuple[str, str, str]]:
    """(word, first part, rest) of every affixed word, lower case."""
    for word in words:
        if word.startswith(EXCEPTIONS):
            continue
        for prefix in PREFIXES:
            stem = word.removeprefix(prefix)
            if stem != word and len(stem) >= shortest and words[stem] >= common:
                yield word, prefix, stem
        for suffix in SUFFIXES:
            stem = word.removesuffix(suffix)
            if stem != word and len(stem) >= 3 and words[stem] >= common:
                yield word, stem, suffix


def reshape(pieces: list[str], words: Counter[str], size: int, common: int, frequent: int) -> list[str]:
    """Pieces in order of rank, less whole affixed words and the fragments that cross an affix, plus the rests."""
    hidden: set[str] = set()
    rests: Counter[str] = Counter()
    for word, first, rest in affixed(words, common):
        cuts = range(len(first) + 1, len(word) + 1)
        hidden |= {word[:cut] for cut in cuts if cut == len(word) or words[word[:cut]] < common} | FRAGMENTS
        rests["##" + rest] += words[word]
    kept = [piece for piece in pieces if piece.lower() not in hidden]
    wanted = [*PREFIXES, *(prefix.capitalize() for prefix in PREFIXES), *("##" + s for s in SUFFIXES)]
    wanted += [rest for rest, count in rests.most_common() if count >= frequent]
    known = set(kept)
    added = [piece for piece in dict.fromkeys(wanted) if piece not in known]
    return kept[: size - len(added)] + added
