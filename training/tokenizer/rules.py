"""How text becomes words, before word pieces: kept inside tokenizer.json, so that every runtime agrees.

Only constructs that both the Rust and the JavaScript implementation read the same way: plain replacements
and one regular expression without flags.
"""

from tokenizers import Regex, normalizers, pre_tokenizers

# CD-SCO writes “ ” as `` '' (its README); Penn-style corpora write the em dash as --.
REPLACEMENTS = [
    ("[\u201c\u201d\u201e\u201f\u00ab\u00bb]|``|''", '"'),
    ("[\u2018\u2019\u201a\u201b\u00b4\u2032`]", "'"),
    ("[\u2012\u2013\u2014\u2015]", "--"),
    ("[\u2010\u2011\u2212]", "-"),
]

# Clitics as in Penn and UD tokens (do|n't, it|'s), so that "don't" in running text and the words
# "do", "n't" give the same pieces, and n't is one piece. Then "...", "--", and any other single symbol.
CLITIC = r"[nN]'[tT](?!\p{L})|'(?:[sSmMdD]|[rR][eE]|[vV][eE]|[lL][lL])(?!\p{L})"
SYMBOL = r"\.\.\.|--|[^\p{L}\p{N}\p{M}]"


def normalizer():
    replace = [normalizers.Replace(Regex(pattern), text) for pattern, text in REPLACEMENTS]
    clean = normalizers.BertNormalizer(
        clean_text=True, handle_chinese_chars=False, strip_accents=False, lowercase=False
    )
    return normalizers.Sequence([*replace, normalizers.NFKC(), clean])


def pre_tokenizer():
    split = pre_tokenizers.Split(Regex(f"{CLITIC}|{SYMBOL}"), behavior="isolated")
    return pre_tokenizers.Sequence([pre_tokenizers.WhitespaceSplit(), split])
