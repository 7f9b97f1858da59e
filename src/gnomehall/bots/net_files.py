"""The files of trained nets: a line that names the kind, a line of JSON about the net, then its packed weights.

A net belongs to one game, number of seats, card set and layout of the encoder; `fingerprint` says which.
The nets that come along lie in the folder `nets` of each game, named by the number of seats.
"""

from __future__ import annotations

import hashlib
import json
import sys
import zlib
from array import array
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from gnomehall.bots.net import FIRST, MOST_PASSED, MOST_SEEN, SECOND, VERSION, Net, inputs_of
from gnomehall.core.encoder import Encoder
from gnomehall.core.errors import ValidationError
from gnomehall.core.game import Game, Json
from gnomehall.core.registry import folder_of
from gnomehall.core.state import State
from gnomehall.games import part
from gnomehall.games.learning import make_encoder

KIND = b"gnomehall net\n"
LARGEST = 1 << 20  # bytes of a file
LARGEST_UNPACKED = 1 << 21  # bytes of its weights
MOST_SUM = (1 << 31) - 1
LARGEST_IN = (MOST_SEEN, MOST_PASSED, MOST_PASSED)  # numbers that come into each layer
TEXTS = ("name", "text", "source", "set", "art")  # what a card file says that changes no match


@dataclass(frozen=True)
class NetFile:
    """What a file holds."""

    header: dict[str, Json]
    weights: tuple[Any, ...]  # arrays, in the order of `Net.load_weights`

    def net(self, encoder: Encoder) -> Net:
        """A net to judge with; the weights are shared, the scratch pads are its own."""
        made = Net(encoder, float(self.header["margin_unit"]), float(self.header["centre"]))  # type: ignore[arg-type]
        made.load_weights(*self.weights)
        return made


def shapes(encoder: Encoder) -> tuple[tuple[str, int], ...]:
    """The type and the length of each array of weights."""
    outputs = 2 * encoder.seats
    return (
        ("h", inputs_of(encoder) * FIRST), ("i", FIRST), ("h", FIRST * SECOND), ("i", SECOND),
        ("h", SECOND * outputs), ("i", outputs),
    )


def fingerprint(game: Game, seats: int) -> str:
    """A digest of all a net relies on: the rules, what the cards do, what the encoder sees."""
    encoder = make_encoder(game, seats)
    fields = [(name, field.length, field.of) for name, _, field in encoder.layout.rows()]
    said = [VERSION, game.name, game.rules_version, seats, _without_texts(game.card_set.data), fields]
    return hashlib.sha256(json.dumps(said, sort_keys=True).encode()).hexdigest()[:32]


def _without_texts(data: object) -> object:
    if isinstance(data, dict):
        return {key: _without_texts(value) for key, value in data.items() if key not in TEXTS}
    return [_without_texts(value) for value in data] if isinstance(data, list) else data


def write_net(path: Path, header: dict[str, Json], weights: tuple[Any, ...], encoder: Encoder) -> None:
    """Write a file, and read it again to be sure."""
    packed = []
    for (code, length), values in zip(shapes(encoder), weights, strict=True):
        numbers = array(code, values)
        assert len(numbers) == length
        if sys.byteorder == "big":
            numbers.byteswap()
        packed.append(numbers.tobytes())
    text = json.dumps(header, sort_keys=True).encode()
    new = path.with_suffix(".new")
    new.write_bytes(KIND + text + b"\n" + zlib.compress(b"".join(packed), 9))
    read_net(new, encoder)
    new.replace(path)


def read_header(path: Path, seats: int) -> dict[str, Json]:
    """What a file says of its net, which must be for so many seats."""
    return _parts(path, seats)[0]


def read_net(path: Path, encoder: Encoder) -> NetFile:
    """The net in a file, if it fits the encoder."""
    header, packed = _parts(path, encoder.seats)
    try:
        data = zlib.decompressobj().decompress(packed, LARGEST_UNPACKED)
        return NetFile(header, tuple(_arrays(data, encoder)))
    except (ValueError, zlib.error) as error:
        raise _no_net(path, error) from error


def _parts(path: Path, seats: int) -> tuple[dict[str, Json], bytes]:
    """The header, and the weights as they are packed."""
    try:
        raw = path.read_bytes()
        kind, line, packed = raw.split(b"\n", 2)
        if len(raw) > LARGEST or kind + b"\n" != KIND:
            raise ValueError("another kind of file")
        header = json.loads(line)
        if header["seats"] != seats:
            raise ValueError(f"it is for {header['seats']} seats")
        float(header["margin_unit"]), float(header["centre"])
        return header, packed
    except OSError as error:
        raise ValidationError(f"{path}: cannot be read ({error.strerror})") from error
    except (ValueError, KeyError, TypeError) as error:
        raise _no_net(path, error) from error


def _no_net(path: Path, error: Exception) -> ValidationError:
    return ValidationError(f"{path}: is not a net for this game and seats ({error})")


def has_learned(header: dict[str, Json], game: Game, seats: int) -> bool:
    """Whether a net learned just these rules and cards; the weights of another may not even fit."""
    return header.get("fingerprint") == fingerprint(game, seats)


def _arrays(data: bytes, encoder: Encoder) -> list[Any]:
    found: list[Any] = []
    at = 0
    for code, length in shapes(encoder):
        numbers = array(code)
        size = length * numbers.itemsize
        numbers.frombytes(data[at : at + size])
        at += size
        if len(numbers) != length:
            raise ValueError("weights are missing")
        if sys.byteorder == "big":
            numbers.byteswap()
        found.append(numbers)
    if at != len(data):
        raise ValueError("there is more than the weights")
    for layer, (largest, weights, bias) in enumerate(zip(LARGEST_IN, found[::2], found[1::2], strict=True), 1):
        for j, start in enumerate(bias):
            if largest * sum(map(abs, weights[j :: len(bias)])) + abs(start) > MOST_SUM:
                raise ValueError(f"a sum of its layer {layer} could leave 32 bits")
    return found


# ---- the nets that come along


def shipped(game: Game, seats: int) -> Path:
    """Where the net for a game and number of seats lies, if there is one."""
    return folder_of(game.name) / "nets" / f"{seats}.net"


@lru_cache(maxsize=32)
def _shipped_file(seats: int, path: Path, game: Game) -> NetFile | None:
    if not path.is_file() or not has_learned(read_header(path, seats), game, seats):
        return None
    return read_net(path, make_encoder(game, seats))


def net_for(game: Game, state: State, path: Path | None = None) -> tuple[Net | None, str]:
    """A net that knows this table, or None and why there is none."""
    if part(game, "encoder") is None:
        return None, "this game has no encoder"
    encoder = make_encoder(game, state.seats)
    if encoder.house_rules(state) != encoder.house_rules(game.start(state.seats)):
        return None, "no net has learned these options"
    if path is None:
        file = _shipped_file(state.seats, shipped(game, state.seats), game)
        return (file.net(encoder), "") if file else (None, "no net has learned these cards with so many seats")
    if not has_learned(read_header(path, state.seats), game, state.seats):
        return None, "the net has learned other cards or rules"
    return read_net(path, encoder).net(encoder), ""
