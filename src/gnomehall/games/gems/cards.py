"""The token file (G-1): what it may hold, the tokens in it, and where a set differs from the printed one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import compress
from typing import Any, NamedTuple

from gnomehall.core.cards import CardSet, standard_card_set
from gnomehall.core.mistakes import CardMistake
from gnomehall.core.schema import (
    Number,
    Optional,
    Source,
    Table,
    Tables,
    Text,
    Texts,
    Word,
    Words,
    check_names,
    in_language,
)
from gnomehall.games.gems.tables import ANY, COAL, MOST_COMBINED, MOST_TYPES

MOST_ALIKE = 30  # tokens of one kind
KINDS = ("emerald", "sapphire", "ruby", "topaz", "amethyst", "citrine", "diamond")
PLAIN = (*KINDS, "coal")

SCHEMA = Table({
    "set": Table({"name": Optional(Text()), "version": Optional(Number(0, 1_000_000))}),
    "token": Tables(
        Table({
            "id": Word(PLAIN), "count": Number(0, MOST_ALIKE), "points": Number(0, 9),
            "source": Source(("count", "points")), "name": Texts(),
        }), len(PLAIN), len(PLAIN),
    ),
    "combined": Tables(
        Table({
            "pair": Words(KINDS, most=2, least=1), "count": Number(0, MOST_COMBINED),
            "source": Source(("pair", "count")),
        }), 0, MOST_TYPES - len(PLAIN),
    ),
})


@dataclass(frozen=True)
class Token:
    """A type of token: a gem, coal, or a combined gem."""

    id: str  # `ruby`, `coal`, `emerald/ruby`
    names: dict[str, str]
    count: int
    points: int  # of a combined gem: as the better of its kinds (G-12)
    kinds: tuple[int, ...]  # empty for coal
    source: dict[str, str]

    @property
    def mask(self) -> int:
        """The kinds it can be, a bit each (G-7, G-8)."""
        return sum(1 << kind for kind in self.kinds) or ANY


@dataclass(frozen=True)
class Cards:
    """A token set, in the order of the tables: gems, coal, combined gems."""

    tokens: tuple[Token, ...]

    @cached_property
    def ids(self) -> tuple[str, ...]:
        """The id of every type."""
        return tuple(token.id for token in self.tokens)

    @cached_property
    def names(self) -> dict[str, dict[str, str]]:
        """The names of every type by its id."""
        return {token.id: token.names for token in self.tokens}

    @cached_property
    def worth(self) -> dict[str, int]:
        """Points by gem and coal; a combined gem is worth what it is counted as (G-12)."""
        return {token.id: token.points for token in self.tokens[: COAL + 1]}

    @cached_property
    def shown_piles(self) -> dict[tuple[int, ...], Any]:
        """The piles that scoring.py has counted for people to see."""
        return {}

    def row(self, cells: Sequence[int], seat: int) -> dict[str, int]:
        """The tokens of a seat in `claimed` or `pile` of a position (of nobody in the cave), by id."""
        first = seat * MOST_TYPES
        row = cells[first : first + MOST_TYPES]
        return dict(compress(zip(self.ids, row, strict=False), row))  # a set may have fewer types


def read_cards(card_set: CardSet) -> Cards:
    """The tokens of a file, checked."""
    data: dict[str, Any] = SCHEMA.read(card_set.data, ())
    check_names([((f"token {entry['id']}",), entry["name"]) for entry in data["token"]])
    found: dict[str, Token] = {}
    for entry in data["token"]:
        kind = entry["id"]
        if kind in found:
            raise CardMistake((f"token {kind}", "id"), "twice")
        kinds = () if kind == "coal" else (KINDS.index(kind),)
        found[kind] = Token(kind, entry["name"], entry["count"], entry["points"], kinds, entry["source"])
    tokens = [found[kind] for kind in PLAIN]
    for number, entry in enumerate(data["combined"], 1):
        tokens.append(_combined(entry, tokens, f"combined {number}"))
    if not any(token.count for token in tokens):
        raise CardMistake(("token",), "no-token")
    return Cards(tuple(tokens))


def _combined(entry: dict[str, Any], tokens: list[Token], where: str) -> Token:
    """A combined gem, named after its kinds."""
    if len(set(entry["pair"])) != 2:
        raise CardMistake((where, "pair"), "pair")
    a, b = sorted(KINDS.index(kind) for kind in entry["pair"])
    token = Token(
        f"{KINDS[a]}/{KINDS[b]}", _both(tokens[a].names, tokens[b].names), entry["count"],
        max(tokens[a].points, tokens[b].points), (a, b), entry["source"],
    )
    if any(token.id == other.id for other in tokens):
        raise CardMistake((where, "pair"), "twice")
    if _count(tokens[COAL + 1 :]) + token.count > MOST_COMBINED:
        raise CardMistake((where, "count"), "many", most=MOST_COMBINED)
    return token


def _both(a: dict[str, str], b: dict[str, str]) -> dict[str, str]:
    return {language: f"{in_language(a, language)}/{in_language(b, language)}" for language in {**a, **b}}


# ---- where a set differs from the printed one


class Difference(NamedTuple):
    """A figure that is not the printed game's; the set can be played all the same (G-1, G-12)."""

    key: str  # of the message
    token: Token | None  # None: of all tokens together
    here: int
    printed: int


def warnings(cards: Cards) -> list[Difference]:
    """Every difference from the printed set."""
    printed = read_cards(standard_card_set("gems"))
    alike = list(zip(cards.tokens[: COAL + 1], printed.tokens, strict=False))
    combined = [_count(it.tokens[COAL + 1 :]) for it in (cards, printed)]
    found = [
        Difference("gems-differs-total", None, _count(cards.tokens), _count(printed.tokens)),
        *[Difference("gems-differs-count", a, a.count, b.count) for a, b in alike],
        Difference("gems-differs-combined", None, *combined),
        *[Difference("gems-differs-points", a, a.points, b.points) for a, b in alike],
    ]
    return [one for one in found if one.here != one.printed]


def _count(tokens: Iterable[Token]) -> int:
    return sum(token.count for token in tokens)
