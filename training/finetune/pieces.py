"""Words to word pieces, one by one, so that no offset is lost: a word's first piece stands for the word."""

from functools import lru_cache
from pathlib import Path

from tokenizers import Tokenizer

PIECES_PER_WORD = 16  # a web address can have hundreds; what a word is, its first pieces say


class Pieces:
    def __init__(self, path: Path) -> None:
        self.tokenizer = Tokenizer.from_file(str(path))
        vocabulary = self.tokenizer.get_vocab()
        self.special = {piece: vocabulary[piece] for piece in sorted(vocabulary, key=vocabulary.get) if is_special(piece)}
        self.word = lru_cache(maxsize=None)(self.encode_word)

    def encode_word(self, word: str) -> list[int]:
        """A word of characters that the normaliser drops has no piece of its own."""
        return self.tokenizer.encode(word, add_special_tokens=False).ids[:PIECES_PER_WORD] or [self.special["[UNK]"]]

    def add(self, record: dict) -> dict:
        return {**record, "pieces": [self.word(word) for word in record["words"]]}


def is_special(piece: str) -> bool:
    return len(piece) > 2 and piece.startswith("[") and piece.endswith("]")
