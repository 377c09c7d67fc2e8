"""Fine-tuning, export and prediction at toy size on CPU, on sentences made by a small grammar."""

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest
import torch

from evaluate.predict import trimmed
from export import manifest
from export.compare import compare
from finetune import bundle
from finetune.batches import PADDING, Batches, collate
from finetune.data import Example, read_jsonl
from finetune.heads.registry import build
from finetune.heads.tree import Tree
from finetune.schedule import rate_factor
from model import weights
from model.config import EncoderConfig
from model.masked_head import MaskedTokenModel
from tokenizer.train import SPECIAL, word_pieces

TRAINING = Path(__file__).parents[1]
UPOS = ["NOUN", "DET", "ADJ", "VERB", "PUNCT"]
RELATIONS = ["root", "det", "amod", "nsubj", "obj", "punct"]
SCRIPTS = ["lower 0 0", "lower 0 1"]
NOUNS, VERBS = "sailor child ship sea storm harbour".split(), "see hear fear leave".split()
ADJECTIVES, ARTICLES = "old young unhappy careless calm".split(), "the a no".split()


def noun_phrase(dice: random.Random, relation: str) -> list[tuple[str, str, str, int, str]]:
    """(word, tag, lemma script, head relative to the noun, relation); the noun, last, hangs on the verb: 0."""
    adjectives = [dice.choice(ADJECTIVES) for _ in range(dice.randrange(3))]
    size = len(adjectives) + 1
    rows = [(dice.choice(ARTICLES), "DET", "lower 0 0", size, "det")]
    rows += [(word, "ADJ", "lower 0 0", size - 1 - at, "amod") for at, word in enumerate(adjectives)]
    plural = dice.random() < 0.5
    return [*rows, (dice.choice(NOUNS) + "s" * plural, "NOUN", SCRIPTS[plural], 0, relation)]


def sentence(dice: random.Random) -> dict:
    subject, object_ = noun_phrase(dice, "nsubj"), noun_phrase(dice, "obj")
    verb = len(subject)
    root = (dice.choice(VERBS) + "s", "VERB", "lower 0 1", 0, "root")
    rows = [*subject, root, *object_, (".", "PUNCT", "lower 0 0", 0, "punct")]
    heads = [at + offset if offset else verb for at, (_, _, _, offset, _) in enumerate(rows)]
    heads[verb] = -1
    words, tags, scripts, _, relations = zip(*rows)
    return {
        "corpus": "ewt", "words": list(words), "upos": [UPOS.index(tag) for tag in tags], "heads": heads,
        "lemma": [SCRIPTS.index(script) for script in scripts], "deprel": [RELATIONS.index(r) for r in relations],
    }


def python(*arguments: object) -> None:
    subprocess.run([sys.executable, "-m", *map(str, arguments)], cwd=TRAINING, check=True)


def finetune(folder: Path, name: str, *more: object) -> list[dict]:
    out = folder / name
    python(
        "finetune.train", "--config", "configs/syntax-toy.json", "--data", folder, "--trunk", folder / "trunk",
        "--out", out, "--threads", 1, *more,
    )
    return [json.loads(line) for line in (out / "log.jsonl").read_text().splitlines()]


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    """Data, a tokenizer of letters and a few words, and a trunk with weights as pretraining would leave them."""
    folder = tmp_path_factory.mktemp("finetune")
    dice = random.Random(1)
    sentences = [sentence(dice) for _ in range(50)]
    for split in ("train", "dev"):
        (folder / f"{split}.jsonl").write_text("".join(json.dumps(s) + "\n" for s in sentences))
    (folder / "labels.json").write_text(json.dumps({"upos": UPOS, "lemma": SCRIPTS, "deprel": RELATIONS}))
    letters = "abcdefghijklmnopqrstuvwxyz."
    pieces = [*SPECIAL, *letters, *("##" + letter for letter in letters), *ARTICLES, *NOUNS, *VERBS]
    tokenizer = word_pieces(list(dict.fromkeys(pieces)))
    tokenizer.save(str(folder / "pieces.json"))
    python("finetune.prepare", "--data", folder, "--tokenizer", folder / "pieces.json")
    torch.manual_seed(7)
    shape = EncoderConfig(vocabulary=tokenizer.get_vocab_size(), width=64, layers=2, heads=2, feed_forward=96)
    weights.save(MaskedTokenModel(shape), shape, folder / "trunk", {})
    return folder


@pytest.fixture(scope="module")
def trained(folder: Path) -> Path:
    log = finetune(folder, "whole", "--steps", 200)
    best = log[-1]["dev"][log[-1]["kept"]]["ewt"]
    assert best["uas"] > 95 and best["las"] > 95 and best["upos"] > 95 and best["lemma"] > 95
    return folder / "whole/final"


def test_it_learns_fifty_sentences_by_heart(trained: Path) -> None:
    assert {file.name for file in trained.iterdir()} >= {"encoder.json", "labels.json", "tokenizer.json"}


def test_resuming_changes_nothing(folder: Path) -> None:
    finetune(folder, "once", "--steps", 24, "--set", 'optimiser.matrices="muon"')
    finetune(folder, "halves", "--steps", 24, "--stop-after", 11, "--set", 'optimiser.matrices="muon"')
    finetune(folder, "halves", "--steps", 24, "--resume", "--set", 'optimiser.matrices="muon"')
    one, two = (weights.load(folder / name / "final")[1] for name in ("once", "halves"))
    assert all(torch.equal(one[name], two[name]) for name in one)


def test_without_pretraining_the_trunk_is_another(folder: Path) -> None:
    finetune(folder, "random", "--steps", 1, "--no-pretraining", "--set", "optimiser.rate=0.0")
    finetune(folder, "given", "--steps", 1, "--set", "optimiser.rate=0.0")
    given, random_, trunk = (
        weights.load(folder / name)[1]["encoder.embedding"] for name in ("given/final", "random/final", "trunk")
    )
    assert torch.equal(given, trunk) and not torch.equal(random_, trunk)


def test_export_agrees_with_pytorch(trained: Path, folder: Path) -> None:
    python("export.run", "--model", trained, "--out", folder / "onnx", "--calibrate", folder / "train.jsonl")
    model, encode, _ = bundle.load(trained)
    examples = [encode(record) for record in read_jsonl(folder / "dev.jsonl")]
    examples.append(encode({"words": ["ship"]}))
    groups = [examples[:1], examples[1:20], examples[20:]]
    exact = compare(model, folder / "onnx/model.onnx", groups)
    assert max(output["difference"] for output in exact.values()) < 1e-4
    small = compare(model, folder / "onnx/model.int8.onnx", groups)
    assert min(small[name]["agreement"] for name in ("upos", "lemma", "arcs")) > 90
    sizes = {role: file["bytes"] for role, file in json.loads((folder / "onnx/manifest.json").read_text())["files"].items()}
    assert sizes["int8"] < 0.6 * sizes["fp32"]
    assert manifest.problems(folder / "onnx") == []
    (folder / "onnx/tokenizer.json").write_text("{}")
    assert "tokenizer" in manifest.problems(folder / "onnx")[0]


def test_predictions_are_in_order_and_trimmed(trained: Path, folder: Path) -> None:
    out = folder / "predicted.jsonl"
    python("evaluate.predict", "--model", trained, "--data", folder / "dev.jsonl", "--out", out, "--threads", 1)
    gold, found = read_jsonl(folder / "dev.jsonl"), read_jsonl(out)
    assert [record["words"] for record in found] == [record["words"] for record in gold]
    record = found[3]
    words = len(record["words"])
    assert [len(row) for row in record["arcs"]] == [len(row) for row in record["deprel"]] == [words + 1] * words
    assert record["upos"] == gold[3]["upos"]


def test_labels_of_all_arcs_are_those_of_chosen_arcs() -> None:
    torch.manual_seed(1)
    tree = Tree("tree", 16, {"deprel": RELATIONS}, arc=8, label=8).eval()
    for weight in tree.parameters():
        torch.nn.init.normal_(weight)
    states, heads = torch.randn(2, 6, 16), torch.randint(0, 6, (2, 5))
    everywhere = tree(states)["deprel"]
    chosen = everywhere.gather(3, heads[:, :, None, None].expand(-1, -1, len(RELATIONS), 1)).squeeze(-1)
    assert torch.allclose(chosen, tree.labels_at(states, heads), atol=1e-4)
    assert trimmed(everywhere[0], tree.outputs["deprel"]["axes"], 3).shape == (3, len(RELATIONS), 4)


def test_unseen_labels_count_as_wrong_and_padding_not_at_all() -> None:
    tags = build({"name": "upos", "kind": "tags"}, 8, {"upos": UPOS}).eval()
    targets = {"upos": torch.tensor([[0, -1, PADDING]])}
    states = torch.randn(1, 4, 8)
    assert tags.measure(states, targets)["upos"] == 1
    assert tags.loss(states, targets).isfinite()


def test_unknown_kinds_are_refused() -> None:
    with pytest.raises(SystemExit, match="unknown kind of head tag; choose one of tags, tree"):
        build({"name": "upos", "kind": "tag"}, 8, {"upos": UPOS})


def test_batches_fit_and_visit_every_sentence_once() -> None:
    examples = [Example({}, [0] * (3 + n % 17), [1]) for n in range(300)]
    batches = Batches(examples, 64, seed=1)
    groups = [next(iter(batches)) for _ in batches.groups]
    assert {id(example) for group in groups for example in group} == {id(example) for example in examples}
    assert max(len(group) * max(len(example.ids) for example in group) for group in groups) <= 64
    assert collate(groups[0], []).mask.sum() == sum(len(example.ids) for example in groups[0])


def test_rate_warms_up_and_reaches_zero() -> None:
    assert 0 < rate_factor(0, 0.1) < 0.02
    assert rate_factor(0.1, 0.1) == 1
    assert rate_factor(0.55, 0.1) == pytest.approx(0.5)
    assert rate_factor(1, 0.1) == 0
