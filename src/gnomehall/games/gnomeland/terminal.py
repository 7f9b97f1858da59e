"""Draws a table of Gnomeland: what the board offers, and every village with what lies beside it."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from gnomehall.core.schema import in_language
from gnomehall.core.table import Table
from gnomehall.core.terminal_words import TerminalWords
from gnomehall.games.gnomeland.cards import LOWER_SPACES, UPPER_SPACES, Card, Cards
from gnomehall.games.gnomeland.effect_words import COLUMNS, MERCENARIES, Costs, Effect, counts
from gnomehall.games.gnomeland.game import Gnomeland
from gnomehall.games.gnomeland.position import MUST_KEEP, ON_SPELL, OPENING, ROUNDS
from gnomehall.games.gnomeland.rules import GnomelandState
from gnomehall.games.gnomeland.turn_listing import has_worked, is_done
from gnomehall.games.gnomeland.view import loose_pool
from gnomehall.games.gnomeland.wording import space_name

SEATS = ("bright_red", "orange1", "bright_blue", "bright_green")  # L-3
LOOKS = {  # a sign and a colour, so that nothing is told by colour alone
    "coin": ("◉", "yellow"), "weapon": ("†", "bright_red"), "mana": ("✦", "bright_cyan"),
    "trader": ("T", "black on yellow"), "soldier": ("S", "white on red3"), "wizard": ("W", "black on cyan"),
    "mercenary": ("?", "black on grey85"), "points": ("★", "bold white"),
}
FACES = "⚀⚁⚂⚃⚄⚅"
QUIET = "grey50"
SPACE = 9  # columns for the name of a space
Parts = list[str | Text | tuple[str, str]]


def draw(table: Table, names: list[str], language: str = "en") -> RenderableType:
    """The whole table."""
    state = table.state
    assert isinstance(state, GnomelandState)
    assert isinstance(table.game, Gnomeland)
    words = TerminalWords(language, "gnomeland")
    villages = [_village(table, table.game, words, seat, name) for seat, name in enumerate(names)]
    return Group(_board(table.game.cards, state, names, words), Columns(villages, padding=(0, 1)))


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


def costs(of: Costs, words: TerminalWords) -> Text:
    """A cost, or several to choose from, in signs."""
    ways = [figures(cost) if any(cost) else Text(words("nothing")) for cost in of]
    found = ways[0]
    for way in ways[1:]:
        found = words.text("or", one=found, other=way)
    return found


def effect(of: Effect, words: TerminalWords) -> Text:
    """What a card does, in signs."""
    found: list[Text] = []
    if of.ways:
        gain = costs(of.ways, words)
        found.append(words.text("steal", one=gain) if of.steal else gain)
    if of.extra_die:
        found.append(words.text("extra-die", count=of.extra_die))
    if of.reroll:
        found.append(words.text("reroll", dice=of.reroll))
    if of.shift:
        found.append(words.text("shift", sign=of.sign.replace("−", "-")))
    if of.recall:
        found.append(words.text("recall", count=of.recall))
    if of.hex:
        found.append(words.text("hex", points=Text.assemble(str(of.hex), LOOKS["points"])))
    if of.contest:
        found.append(words.text("contest", what=Text(*LOOKS[of.contest])))
    pays = Text.assemble(costs(of.pays, words), " → ") if any(of.pays[0]) else Text()
    return Text.assemble(pays, Text(", ").join(found))


# ---- the board


def _board(cards: Cards, s: GnomelandState, names: list[str], words: TerminalWords) -> Panel:
    grid = Grid.grid(padding=(0, 2))
    for slot in range(4):
        title = {0: words("missions"), 2: words("advanced")}.get(slot, "")
        grid.add_row(Text(title, style=QUIET), *_mission(cards, s, slot, words))
    if s.next_mission >= 0:
        base = cards.missions[s.next_mission][0]
        later = Text(words("next-round"), style=QUIET)
        grid.add_row(Text(words("next"), style=QUIET), _name(base, words), _deal(base, words), later)
    for slot in range(2):
        title = words("tavern") if slot == 0 else ""
        if s.action[slot] < 0:
            grid.add_row(Text(title, style=QUIET), Text("–", style=QUIET))
            continue
        action = cards.actions[s.action[slot]]
        gnomes = Text.assemble(*[("♟", SEATS[seat]) for seat in range(s.seats) if s.sent[seat * 2 + slot]])
        grid.add_row(Text(title, style=QUIET), _name(action, words), effect(action.effect, words), gnomes)
    if s.spell >= 0:
        spell = cards.spells[s.spell]
        tokens = Text.assemble(*[("●", SEATS[seat]) for seat in range(s.seats) if s.token[seat] == ON_SPELL])
        grid.add_row(Text(words("tower"), style=QUIET), _name(spell, words), _deal(spell, words), tokens)
    grid.add_row(Text(words("mercenaries"), style=QUIET), row(MERCENARIES, s.decks), _hires(cards, words))
    return Panel(Group(grid, Text(), _legend(words)), title=_title(s, names, words), title_align="left",
                 border_style=QUIET, width=80)


def _deal(card: Card, words: TerminalWords) -> Text:
    """What a card costs and brings."""
    return Text.assemble(costs(card.costs, words), " → ", effect(card.effect, words))


def _title(s: GnomelandState, names: list[str], words: TerminalWords) -> str:
    if s.first < 0:
        return words("dealt", step="first" if s.phase == OPENING else "cards")
    title = words("round", round=s.round, rounds=ROUNDS, name=names[s.first])
    if s.contest >= 0:
        done = [(s.first + n) % s.seats for n in range(s.turns)]
        totals = ", ".join(f"{names[seat]} {s.total[seat]}" for seat in done)
        title = words("in-contest", title=title) + (f" ({totals})" if totals else "")
    return title


def _mission(cards: Cards, s: GnomelandState, slot: int, words: TerminalWords) -> tuple[Text, Text, Text]:
    if s.mission[slot] < 0:
        return Text("–", style=QUIET), Text(), Text()
    card = cards.missions[s.mission[slot]][slot // 2]
    note = Text(words("done"), style=QUIET) if s.actor >= 0 and is_done(s, slot) else Text()
    if s.hexes[slot]:
        note = Text.assemble((words("hexed", points=f"{s.hexes[slot]}★"), "magenta"), " ", note)
    return _name(card, words), _deal(card, words), note


def _hires(cards: Cards, words: TerminalWords) -> Text:
    offers = [
        Text.assemble(LOOKS[kind], " ", costs(mercenary.hire, words))
        for kind, mercenary in zip(MERCENARIES, cards.mercenaries, strict=True)
    ]
    return words.text("hire", what=Text("  ").join(offers))


def _legend(words: TerminalWords) -> Text:
    parts: Parts = []
    for word, sign in LOOKS.items():
        parts += [sign, f" {words('sign', word=word)}  "]
    return Text.assemble(*parts, style=QUIET)


def _name(card: Card, words: TerminalWords) -> Text:
    return Text(in_language(card.names, words.language))


# ---- a village


def _village(table: Table, game: Gnomeland, words: TerminalWords, seat: int, name: str) -> Panel:
    s = table.state
    assert isinstance(s, GnomelandState)
    is_actor = s.actor == seat
    lines: list[Text] = [_dice(s, seat, words), _beside(s, seat, is_actor, words)]
    for number in range(len(UPPER_SPACES)):
        lines.append(_upper(game, s, seat, number, words))
    for number, space in enumerate(LOWER_SPACES):
        card = game.faces[s.lower[seat * 3 + number]]
        lines.append(Text.assemble((f"{space:{SPACE}}", QUIET), _does(card, words)))
    buildings = table.scores()[seat] - s.score[seat]
    title = f"[bold {SEATS[seat]}]{seat + 1} {name}[/]  {s.score[seat]}★ {words('built', count=buildings)}"
    is_asked = table.to_move == seat
    return Panel(
        Group(*lines), title=title, title_align="left", width=39,
        border_style="bold" if is_asked else SEATS[seat] if is_actor else QUIET,
    )


def _dice(s: GnomelandState, seat: int, words: TerminalWords) -> Text:
    unspent = [face for face in range(6) for _ in range(s.dice[seat * 6 + face])]
    spent = [face for face in range(6) for _ in range(s.spent[seat * 6 + face])]
    shown = " ".join(f"{face + 1}{FACES[face]}" for face in unspent)
    parts: Parts = [(shown, "bold"), " " if unspent else ""]
    parts.append((" ".join(FACES[face] for face in spent), "grey42"))
    if s.to_roll[seat]:
        parts.append((f" {words('to-roll', count=s.to_roll[seat])}", QUIET))
    token = "●" if s.token[seat] == 0 else "○"
    gnomes = Text.assemble(
        (" " + "♟" * s.gnomes[seat], SEATS[seat]), ("·" * s.removed[seat], QUIET), " ", (token, SEATS[seat]),
    )
    return Text.assemble(*parts, gnomes)


def _beside(s: GnomelandState, seat: int, is_actor: bool, words: TerminalWords) -> Text:
    at = seat * 3
    resources = COLUMNS[:3]
    parts: list[Text] = []
    if is_actor:
        parts.append(words.text("pool", what=row(resources, loose_pool(s))))
    if any(s.aside[at : at + 3]):
        parts.append(words.text("aside", what=row(resources, s.aside[at : at + 3])))
    parts.append(words.text("has", what=row(MERCENARIES, s.mercenaries[at : at + 3])))
    return Text("  ").join(parts)


def _upper(game: Gnomeland, s: GnomelandState, seat: int, number: int, words: TerminalWords) -> Text:
    space = UPPER_SPACES[number]
    label = (f"{space_name(space, words.language):{SPACE}}", QUIET)
    row_here = s.upper[seat * 3 + number]
    if row_here < 0:
        printed = game.cards.printed_on(space)
        at = seat * 9 + number * 3
        keeps = Text()
        if any(s.stored[at : at + 3]):
            keeps = words.text("holds", what=row(COLUMNS[:3], s.stored[at : at + 3]))
        elif printed.keeps:
            keeps = Text(words("keeps", count=printed.keeps), QUIET)
        asked = "  ?" if s.phase == MUST_KEEP and s.actor == seat and s.keeping == number else ""
        return Text.assemble(label, _name(printed.card, words), " ", keeps, (asked, "bold"))
    mark = (f"  {words('used')}", QUIET) if has_worked(s, seat, number) else ""
    return Text.assemble(label, _does(game.faces[row_here], words), mark)


def _does(card: Card, words: TerminalWords) -> Text:
    """A building: its name, what it does, and its points."""
    points = (f"  {card.points}★", "bold white") if card.points else ""
    return Text.assemble(_name(card, words), " ", effect(card.effect, words), points)
