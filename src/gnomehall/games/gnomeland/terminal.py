"""Draws a table of Gnomeland: what the board offers, and every village with what lies beside it."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from gnomehall.core.table import Table
from gnomehall.games.gnomeland.cards import LOWER_SPACES, UPPER_SPACES, Card, Cards
from gnomehall.games.gnomeland.game import Gnomeland
from gnomehall.games.gnomeland.position import MUST_KEEP, ON_SPELL, OPENING, ROUNDS
from gnomehall.games.gnomeland.rules import GnomelandState
from gnomehall.games.gnomeland.tables import ANY_DICE, LOWERS, RAISES
from gnomehall.games.gnomeland.view import card_of, loose_pool, printed_on
from gnomehall.games.gnomeland.words import COLUMNS, MERCENARIES, Costs, Effect, counts

SEATS = ("bright_red", "orange1", "bright_blue", "bright_green")  # L-3
LOOKS = {  # a sign and a colour, so that nothing is told by colour alone
    "coin": ("◉", "yellow"), "weapon": ("†", "bright_red"), "mana": ("✦", "bright_cyan"),
    "trader": ("T", "black on yellow"), "soldier": ("S", "white on red3"), "wizard": ("W", "black on cyan"),
    "mercenary": ("?", "black on grey85"), "points": ("★", "bold white"),
}
FACES = "⚀⚁⚂⚃⚄⚅"
QUIET = "grey50"
Parts = list[str | Text | tuple[str, str]]


def draw(table: Table, names: list[str]) -> RenderableType:
    """The whole table."""
    state = table.state
    assert isinstance(state, GnomelandState)
    assert isinstance(table.game, Gnomeland)
    villages = [_village(table, table.game.cards, state, seat, name) for seat, name in enumerate(names)]
    return Group(_board(table.game.cards, state, names), Columns(villages, padding=(0, 1)))


# ---- figures


def figures(bundle: tuple[int, ...]) -> Text:
    """`2◉ 1†`: a bundle in signs."""
    parts: Parts = []
    for word, count in counts(bundle).items():
        sign, style = LOOKS[word]
        parts += [" " if parts else "", f"{count}" if count > 1 or word == "points" else "", (sign, style)]
    return Text.assemble(*parts)


def row(words: tuple[str, ...], cells: list[int]) -> Text:
    """A row of counts in signs, a quiet dash if there is nothing."""
    bundle = tuple(cells[words.index(word)] if word in words else 0 for word in COLUMNS)
    return figures(bundle) if any(bundle) else Text("–", style=QUIET)


def costs(of: Costs) -> Text:
    """A cost, or two to choose from, in signs."""
    parts: Parts = []
    for number, cost in enumerate(of):
        parts += [" or " if number else "", figures(cost) if any(cost) else "nothing"]
    return Text.assemble(*parts)


def effect(of: Effect) -> Text:
    """What a card does, in signs."""
    found: list[Text] = []
    if of.ways:
        steal = " or steal one" if of.curse else ""
        found.append(Text.assemble(costs(of.ways), steal))
    if of.extra_die:
        found.append(Text(f"+{of.extra_die} {'die' if of.extra_die == 1 else 'dice'}"))
    if of.reroll:
        found.append(Text("reroll any dice" if of.reroll == ANY_DICE else "reroll a die"))
    if of.shift:
        found.append(Text({RAISES: "+1 on a die", LOWERS: "-1 on a die"}.get(of.shift, "±1 on a die")))
    if of.recall:
        found.append(Text("a gnome comes back" if of.recall == 1 else f"{of.recall} gnomes come back"))
    if of.hex:
        found.append(Text.assemble("a mission gives ", str(of.hex), ("★", "bold white"), " less"))
    if of.contest >= 0:
        sign, style = LOOKS[COLUMNS[of.contest]]
        found.append(Text.assemble("contest of ", (sign, style)))
    pays = Text.assemble(costs(of.pays), " → ") if any(of.pays[0]) else Text()
    return Text.assemble(pays, Text(", ").join(found))


# ---- the board


def _board(cards: Cards, s: GnomelandState, names: list[str]) -> Panel:
    grid = Grid.grid(padding=(0, 2))
    for slot in range(4):
        title = {0: "missions", 2: "advanced"}.get(slot, "")
        grid.add_row(Text(title, style=QUIET), *_mission(cards, s, slot))
    if s.next_mission >= 0:
        base = cards.missions[s.next_mission][0]
        does = Text.assemble(costs(base.costs), " → ", effect(base.effect))
        grid.add_row(Text("next", style=QUIET), _name(base), does, Text("next round", style=QUIET))
    for slot in range(2):
        title = "tavern" if slot == 0 else ""
        if s.action[slot] < 0:
            grid.add_row(Text(title, style=QUIET), Text("–", style=QUIET))
            continue
        action = cards.actions[s.action[slot]]
        gnomes = [("♟", SEATS[seat]) for seat in range(s.seats) if s.sent[seat * 2 + slot]]
        grid.add_row(Text(title, style=QUIET), _name(action), effect(action.effect), Text.assemble(*gnomes))
    if s.spell >= 0:
        spell = cards.spells[s.spell]
        does = Text.assemble(costs(spell.costs), " → ", effect(spell.effect))
        tokens = [("●", SEATS[seat]) for seat in range(s.seats) if s.token[seat] == ON_SPELL]
        grid.add_row(Text("tower", style=QUIET), _name(spell), does, Text.assemble(*tokens))
    grid.add_row(Text("mercenaries", style=QUIET), row(MERCENARIES, s.decks), _hires(cards))
    return Panel(Group(grid, Text(), _legend()), title=_title(s, names), title_align="left",
                 border_style=QUIET, width=80)


def _title(s: GnomelandState, names: list[str]) -> str:
    if s.first < 0:
        return "who is first?" if s.phase == OPENING else "the cards are dealt"
    title = f"round {s.round} of {ROUNDS}, {names[s.first]} first"
    if s.contest >= 0:
        done = [(s.first + n) % s.seats for n in range(s.turns)]
        totals = ", ".join(f"{names[seat]} {s.total[seat]}" for seat in done)
        title += f": a contest{' (' + totals + ')' if totals else ''}"
    return title


def _mission(cards: Cards, s: GnomelandState, slot: int) -> tuple[Text, Text, Text]:
    if s.mission[slot] < 0:
        return Text("–", style=QUIET), Text(), Text()
    card = cards.missions[s.mission[slot]][slot // 2]
    is_done = s.actor >= 0 and bool(s.done >> slot & 1)
    note = Text("done this turn", style=QUIET) if is_done else Text()
    if s.hexes[slot]:
        note = Text.assemble((f"hex -{s.hexes[slot]}★ ", "magenta"), note)
    return _name(card), Text.assemble(costs(card.costs), " → ", effect(card.effect)), note


def _hires(cards: Cards) -> Text:
    parts: Parts = []
    for kind, mercenary in zip(MERCENARIES, cards.mercenaries, strict=True):
        sign, style = LOOKS[kind]
        parts += ["  " if parts else "hire ", (sign, style), " ", costs(mercenary.hire)]
    return Text.assemble(*parts)


def _legend() -> Text:
    parts: Parts = []
    for word, (sign, style) in LOOKS.items():
        parts += [(sign, style), f" {'any of them' if word == 'mercenary' else word}  "]
    return Text.assemble(*parts, style=QUIET)


def _name(card: Card) -> Text:
    return Text(card.names["en"])


# ---- a village


def _village(table: Table, cards: Cards, s: GnomelandState, seat: int, name: str) -> Panel:
    is_actor = s.actor == seat
    lines: list[Text] = [_dice(s, seat), _beside(s, seat, is_actor)]
    for number, space in enumerate(UPPER_SPACES):
        lines.append(_upper(cards, s, seat, number, space))
    for number, space in enumerate(LOWER_SPACES):
        card = card_of(cards, s.lower[seat * 3 + number])
        lines.append(Text.assemble((f"{space:7}", QUIET), _name(card), " ", effect(card.effect), _worth(card)))
    buildings = table.scores()[seat] - s.score[seat]
    title = f"[bold {SEATS[seat]}]{seat + 1} {name}[/]  {s.score[seat]}★ + {buildings} built"
    is_asked = table.to_move == seat
    return Panel(
        Group(*lines), title=title, title_align="left", width=39,
        border_style="bold" if is_asked else SEATS[seat] if is_actor else QUIET,
    )


def _dice(s: GnomelandState, seat: int) -> Text:
    unspent = [face for face in range(6) for _ in range(s.dice[seat * 6 + face])]
    spent = [face for face in range(6) for _ in range(s.spent[seat * 6 + face])]
    shown = " ".join(f"{face + 1}{FACES[face]}" for face in unspent)
    parts: Parts = [(shown, "bold"), " " if unspent else ""]
    parts.append((" ".join(FACES[face] for face in spent), "grey42"))
    if s.to_roll[seat]:
        parts.append((f" {s.to_roll[seat]} to roll", QUIET))
    token = "●" if s.token[seat] == 0 else "○"
    gnomes = Text.assemble(
        (" " + "♟" * s.gnomes[seat], SEATS[seat]), ("·" * s.removed[seat], QUIET), " ", (token, SEATS[seat]),
    )
    return Text.assemble(*parts, gnomes)


def _beside(s: GnomelandState, seat: int, is_actor: bool) -> Text:
    at = seat * 3
    resources = COLUMNS[:3]
    parts: Parts = []
    if is_actor:
        parts += ["pool ", row(resources, loose_pool(s)), "  "]
    if any(s.aside[at : at + 3]):
        parts += ["aside ", row(resources, s.aside[at : at + 3]), "  "]
    parts += ["has ", row(MERCENARIES, s.mercenaries[at : at + 3])]
    return Text.assemble(*parts)


def _upper(cards: Cards, s: GnomelandState, seat: int, number: int, space: str) -> Text:
    row_here = s.upper[seat * 3 + number]
    if row_here < 0:
        printed = printed_on(cards, space)
        at = seat * 9 + number * 3
        holds: Parts = [" holds ", row(COLUMNS[:3], s.stored[at : at + 3])] if any(s.stored[at : at + 3]) else []
        keeps = f" keeps {printed.keeps}" if printed.keeps and not holds else ""
        asked = "  ?" if s.phase == MUST_KEEP and s.actor == seat and s.keeping == number else ""
        return Text.assemble((f"{space:7}", QUIET), _name(printed.card), *holds, (keeps, QUIET), (asked, "bold"))
    card = card_of(cards, row_here)
    mark = ("  used", QUIET) if s.used[seat] >> number & 1 else ""
    return Text.assemble((f"{space:7}", QUIET), _name(card), " ", effect(card.effect), _worth(card), mark)


def _worth(card: Card) -> Text:
    return Text.assemble((f"  {card.points}★", "bold white")) if card.points else Text()
