"""The corpus format: one paragraph a line, a blank line between documents."""

from collections.abc import Iterator
from pathlib import Path


def documents(path: Path) -> Iterator[str]:
    """Documents of one text file, paragraphs joined by newlines."""
    paragraphs: list[str] = []
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            if line.strip():
                paragraphs.append(line.strip())
            elif paragraphs:
                yield "\n".join(paragraphs)
                paragraphs = []
    if paragraphs:
        yield "\n".join(paragraphs)


def text_files(folder: Path) -> list[Path]:
    files = sorted(folder.glob("*.txt"))
    if not files:
        raise SystemExit(f"no *.txt in {folder}: extract the corpus shards there first (see README.md)")
    return files


def sample(folder: Path, megabytes: int) -> Iterator[str]:
    """About that many megabytes of documents, drawn evenly over all files."""
    files = text_files(folder)
    share = min(1.0, megabytes * 1e6 / sum(file.stat().st_size for file in files))
    for file in files:
        for index, document in enumerate(documents(file)):
            if int((index + 1) * share) > int(index * share):
                yield document
