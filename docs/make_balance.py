"""Draws the plots of docs/balance.md: the card sets before (tests/GAME/rule_cards.toml) and after, on the same deals.

    python docs/make_balance.py --matches 400 --bot greedy
    python docs/make_balance.py --changes      # the tables of cards that were changed
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from gnomehall.core.cards import read_card_set
from gnomehall.games import game as load_game
from gnomehall.lab.figures.stats import Stats, stats_of
from gnomehall.lab.report import plots
from gnomehall.lab.run.study import conduct, make_study

HERE = Path(__file__).parent
BEFORE = HERE.parent / "tests"


def measured(name: str, seats: int, matches: int, bot: str, cards: str | None) -> Stats:
    """The figures of one card set."""
    found = conduct(make_study(name, (bot,), seats, matches, seed=1, cards=cards, sample=0))
    return stats_of(found.game, found.summaries)


def draw(name: str, matches: int, bot: str) -> None:
    """Seats, endings and owners, before as squares and after as dots."""
    old_cards = read_card_set(BEFORE / name / "rule_cards.toml").text
    for seats in (2, 4):
        old, new = (measured(name, seats, matches, bot, cards) for cards in (old_cards, None))
        order = [f"seat {n + 1} wins" for n in range(seats)]
        rows = [*zip(order, new.win, strict=True), *[(f"ends by {e}", f) for e, f in new.endings.items()]]
        was = [*old.win, *[old.endings.get(e, f) for e, f in new.endings.items()]]
        if len(new.endings) == 1:
            rows, was = rows[:seats], was[:seats]
        _write(f"{name}-{seats}-match", plots.dots(f"{name}, {seats} seats", rows, alone=True, before=was))
        had = {card.id: card.owner for card in old.cards if card.kind == "building"}
        cards = [card for card in new.cards if card.kind == "building" and card.owner.n > 1 and had[card.id].n > 1]
        _write(f"{name}-{seats}-owners", plots.dots(
            f"{name}, {seats} seats: owners' wins, times their fair share", [(c.name, c.owner) for c in cards],
            plots.plain, (0.6, 1.6), 1.0, alone=True, before=[had[c.id] for c in cards], left=150,
        ))
        print(f"{name}, {seats} seats: rounds {old.rounds.mean:.2f} to {new.rounds.mean:.2f}")


def changes(name: str) -> None:
    """What differs between the two sets, card by card."""
    old, new = read_card_set(BEFORE / name / "rule_cards.toml").fields.data, load_game(name).card_set.fields.data
    print("| card | change |\n|---|---|")
    was = dict(_cards(old))
    for card, now in _cards(new):
        said = [
            f"{field}: {_words(was.get(card, {}).get(field))} → **{_words(value)}**" for field, value in now.items()
            if field not in ("name", "flavour", "source", "id") and value != was.get(card, {}).get(field)
        ]
        if said:
            print(f"| {card} | {'; '.join(said)} |")


def _cards(data: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for group in data.values():
        for card in (it for it in group if "id" in it or "base" in it) if isinstance(group, list) else ():
            sides = {side: card[side] for side in ("base", "advanced") if side in card}
            for side, value in (sides or {"": card}).items():
                kinds = {field: _sorted(figure) for field, figure in value.items()}
                yield f"{value.get('id', card.get('id', ''))} {side}".strip(), kinds


def _sorted(value: Any) -> Any:
    return sorted(value) if isinstance(value, list) and all(isinstance(it, str) for it in value) else value


def _words(value: Any) -> str:
    if isinstance(value, dict):
        return "; ".join(f"{key} {_words(it)}" for key, it in value.items())
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def _write(name: str, text: str) -> None:
    (HERE / f"balance-{name}.svg").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--changes", action="store_true")
    given = parser.parse_args()
    for game in ("gnomopolis", "gnomeland"):
        if given.changes:
            changes(game)
        else:
            draw(game, given.matches, given.bot)
