"""Masking, Muon, weights, schedule, chunks and model, each alone."""

import numpy as np
import pytest
import torch

from model.config import EncoderConfig
from model.gather import pick_rows
from model.masked_head import MaskedTokenModel
from model.weights import load, save, split_rows
from pretrain import chunks
from pretrain.batches import Batches
from pretrain.masking import Masking, Vocabulary, hide
from pretrain.muon import orthogonalise
from pretrain.schedule import rate_factor

SMALL = EncoderConfig(vocabulary=300, width=32, layers=2, heads=2, feed_forward=48)


def vocabulary() -> Vocabulary:
    continuation = torch.zeros(300, dtype=torch.bool)
    continuation[200:] = True
    return Vocabulary(300, 4, 21, continuation)


@pytest.mark.parametrize("whole_words", [False, True])
def test_masking_rate_and_shares(whole_words: bool) -> None:
    ids = torch.randint(21, 300, (400, 101))
    ids[:, 0] = 2
    inputs, positions, targets = hide(ids, Masking(whole_words=whole_words), vocabulary(), torch.Generator().manual_seed(1))
    assert len(positions) == 400 * 30 == len(positions.unique())
    assert torch.equal(targets, ids.flatten()[positions])
    assert (targets >= 21).all()
    shown = inputs.flatten()[positions]
    assert abs((shown == 4).float().mean() - 0.8) < 0.02
    assert abs((shown == targets).float().mean() - 0.1) < 0.02
    untouched = torch.ones(ids.numel(), dtype=torch.bool)
    untouched[positions] = False
    assert torch.equal(inputs.flatten()[untouched], ids.flatten()[untouched])


def test_whole_words_are_hidden_whole() -> None:
    ids = torch.tensor([[2] + [30, 230] * 50]).repeat(50, 1)
    _, positions, _ = hide(ids, Masking(whole_words=True), vocabulary(), torch.Generator().manual_seed(1))
    starts, ends = positions[positions % 101 % 2 == 1], positions[positions % 101 % 2 == 0]
    assert torch.equal(starts + 1, ends)


def test_muon_orthogonalises() -> None:
    values = torch.linalg.svdvals(orthogonalise(torch.randn(4, 48, 96)))
    assert values.min() > 0.5 and values.max() < 1.3


def test_weights_in_parts_come_back(tmp_path) -> None:
    model = MaskedTokenModel(SMALL)
    save(model, SMALL, tmp_path, {}, limit=5000)
    assert len(list(tmp_path.glob("*.safetensors"))) > 3
    config, tensors = load(tmp_path)
    assert config == SMALL
    expected = {name: tensor.half().float() for name, tensor in model.state_dict().items()}
    assert expected.keys() == tensors.keys()
    assert all(torch.equal(expected[name], tensors[name]) for name in expected)
    assert all(sum(t.nbytes for t in group.values()) <= 5000 for group in split_rows(tensors, 5000))


def test_chunks_come_back(tmp_path) -> None:
    ids = np.random.default_rng(0).integers(0, 16384, 5000).astype(np.uint16)
    records = chunks.write(ids, tmp_path, "train", 1000, 4000)
    (tmp_path / "manifest.json").write_text(__import__("json").dumps({"train": records}))
    assert len(list(tmp_path.glob("group-*"))) > 1
    assert np.array_equal(chunks.read(tmp_path, "train"), ids)


def test_an_epoch_visits_every_piece_once() -> None:
    batches = Batches(torch.arange(1000, dtype=torch.int16), opening=-1, seed=1)
    seen = torch.cat([batches.next(10, 11)[:, 1:].flatten() for _ in range(9)])
    assert len(seen.unique()) == 900


def test_padding_changes_nothing() -> None:
    encoder = MaskedTokenModel(SMALL).encoder.eval()
    for weight in encoder.parameters():
        torch.nn.init.normal_(weight, std=0.2)
    ids = torch.randint(21, 300, (2, 9))
    padded = torch.cat((ids, torch.zeros(2, 4, dtype=torch.long)), dim=1)
    states = encoder(padded, padded > 0)[:, :9]
    assert torch.allclose(states, encoder(ids), atol=1e-5)


def test_pick_rows_gradient() -> None:
    rows = torch.randn(6, 3, dtype=torch.double, requires_grad=True)
    assert torch.autograd.gradcheck(lambda x: pick_rows(x, torch.tensor([4, 1])), rows)


def test_rate_warms_up_stays_and_reaches_zero() -> None:
    assert rate_factor(0, 0.0, 10, 0.4) == 0.1
    assert rate_factor(50, 0.4, 10, 0.4) == 1
    assert rate_factor(50, 0.7, 10, 0.4) == pytest.approx(0.5)
    assert rate_factor(50, 1.0, 10, 0.4) == 0
