"""Reads the token file (G-1)."""

from __future__ import annotations

from dataclasses import dataclass

from gnomehall.core.cards import CardSet
from gnomehall.games.gems.tables import COAL, MOST_COMBINED, MOST_TYPES, Tables

MOST_ALIKE = 30  # tokens of one kind
KINDS = ("emerald", "sapphire", "ruby", "topaz", "amethyst", "citrine", "diamond")


@dataclass(frozen=True)
class Token:
    """A type of token: a gem, coal, or a combined gem."""

    id: str  # `ruby`, `coal`, `emerald/ruby`
    names: dict[str, str]
    count: int
    points: int  # of a combined gem: as the better of its kinds (G-12)
    kinds: tuple[int, ...]  # empty for coal
    source: dict[str, str]


def read_tokens(card_set: CardSet) -> list[Token]:
    """The token types in the order of the tables: gems, coal, combined gems."""
    top = card_set.fields
    top.table("set")
    found: dict[str, Token] = {}
    for entry in top.tables("token", 8, 8):
        kind = entry.word("id", (*KINDS, "coal"))
        if kind in found:
            raise entry.fail("id", f"{kind} is there twice")
        found[kind] = Token(
            kind, entry.names(), entry.number("count", 0, MOST_ALIKE), entry.number("points", 0, 9),
            () if kind == "coal" else (KINDS.index(kind),), entry.source(("count", "points")),
        )
        entry.done()
    tokens = [found[kind] for kind in (*KINDS, "coal")]
    combined = 0
    for entry in top.tables("combined", 0, MOST_TYPES - 8):
        pair = entry.words("pair", KINDS, 2)
        if len(set(pair)) != 2:
            raise entry.fail("pair", "must be two different gems")
        a, b = sorted(KINDS.index(kind) for kind in pair)
        name = f"{KINDS[a]}/{KINDS[b]}"
        if any(token.id == name for token in tokens):
            raise entry.fail("pair", f"{name} is there twice: give it a count")
        names = {lang: f"{tokens[a].names[lang]}/{tokens[b].names[lang]}" for lang in tokens[a].names}
        token = Token(
            name, names, entry.number("count", 0, MOST_COMBINED), max(tokens[a].points, tokens[b].points), (a, b),
            entry.source(("pair", "count")),
        )
        entry.done()
        tokens.append(token)
        combined += token.count
        if combined > MOST_COMBINED:
            raise entry.fail("count", f"there may be at most {MOST_COMBINED} combined gems in all")
    if not any(token.count for token in tokens):
        raise top.fail("token", "there must be at least one token in all")
    top.done()
    return tokens


def tables(tokens: list[Token]) -> Tables:
    """The tokens as the rules read them."""
    pairs = [(token.kinds[0], token.kinds[1]) for token in tokens if len(token.kinds) == 2]
    return Tables([token.count for token in tokens], [token.points for token in tokens[: COAL + 1]], pairs)
