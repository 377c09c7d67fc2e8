"""Sentences as TypeScript wrote them (scripts/training), with the pieces that finetune.prepare added."""

import json
from dataclasses import dataclass
from pathlib import Path


@dataclass
class Example:
    """ids: pieces with opening and closing token; starts: the first piece of each word in ids."""

    record: dict
    ids: list[int]
    starts: list[int]

    @property
    def words(self) -> int:
        return len(self.starts)


@dataclass
class Special:
    """Ids of [CLS], [MASK], … by name, and what opens a sentence of each corpus, if not [CLS]."""

    ids: dict[str, int]
    openings: dict[str, str]

    def __getitem__(self, name: str) -> int:
        if name not in self.ids:
            raise SystemExit(f"no token {name}; choose one of {', '.join(self.ids)}")
        return self.ids[name]

    @property
    def first_word(self) -> int:
        return 1 + max(self.ids.values())

    def assemble(self, record: dict) -> Example:
        ids = [self[self.openings.get(record.get("corpus", ""), "[CLS]")]]
        starts = []
        for pieces in record["pieces"]:
            starts.append(len(ids))
            ids += pieces
        return Example(record, [*ids, self["[SEP]"]], starts)


def read_jsonl(path: Path) -> list[dict]:
    with open(path, encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def write_jsonl(path: Path, records: list[dict]) -> None:
    with open(path, "w", encoding="utf-8") as file:
        file.writelines(json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n" for record in records)
