"""Draws a table of Gnomopolis: both Capitals, the offer, and every district with its beds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from gnomehall.core.table import Table
from gnomehall.core.words import say
from gnomehall.games.gnomopolis.cards import KINDS, SPECIALISTS, Building, Cost, Councilor, Effect, Parchment
from gnomehall.games.gnomopolis.game import Gnomopolis
from gnomehall.games.gnomopolis.gnomes import kinds_in, load_counts
from gnomehall.games.gnomopolis.rules import GnomopolisState
from gnomehall.games.gnomopolis.scoring import Bed
from gnomehall.games.gnomopolis.tables import BOARD, CARAVAN, COUNCILOR, TEAM, USE
from gnomehall.games.gnomopolis.vain import comes_to_nothing
from gnomehall.games.gnomopolis.view import end, housing

LOOKS = {  # a letter and colours, so that no kind is told by colour alone
    "child": ("C", "white on dark_green"), "villager": ("V", "white on orange4"),
    "soldier": ("S", "white on red3"), "merchant": ("M", "black on yellow2"),
    "artisan": ("A", "white on blue3"), "inventor": ("I", "black on grey66"), "any": ("?", "black on white"),
}
SEATS = ("bright_blue", "bright_green", "orange1", "magenta")
CARD = 37  # columns
WIDE = 80


def draw(table: Table, names: list[str]) -> RenderableType:
    """The whole table; the districts of the others first, that of the seat to move last."""
    state = table.state
    game = table.game
    assert isinstance(state, GnomopolisState)
    assert isinstance(game, Gnomopolis)
    order = [(state.actor + 1 + n) % state.seats for n in range(state.seats)]
    districts = [_district(game, state, seat, names) for seat in order]
    return Group(_capitals(game, state, names), _offer(game, state), *districts)


# ---- pieces


def gnome(kind: str) -> Text:
    """A gnome as a letter on its colour."""
    return Text(*LOOKS[kind])


def crowd(counts: Iterable[int]) -> Text:
    """Gnomes by kind: the letter for each up to three, else a number."""
    parts: list[Text | str] = []
    for kind, count in zip(KINDS, counts, strict=True):
        if count:
            parts += [*[gnome(kind)] * count, " "] if count <= 3 else [gnome(kind), f"×{count} "]
    return Text.assemble(*parts) if parts else Text("–", style="grey50")


def row(words: Sequence[str], lying: bool = False) -> Text:
    """Icons side by side; a lying gnome bears an x."""
    return Text.assemble(*[part for word in words for part in (gnome(word), "x" if lying else "")])


def tokens(coins: int, assistants: int) -> Text:
    """Coins and assistants."""
    return Text.assemble(("●" * coins, "yellow"), ("⚙" * assistants, "cyan"))


def parchment(cost: Cost, effect: Effect) -> Text:
    """What an action costs and does: `M → ●●`."""
    gains = [_choice(kinds) for kinds in effect.gain]
    words = [f"{word} {count}" for word, count in (("draw", effect.draw), ("search", effect.search)) if count]
    parts: list[Text] = [
        Text.assemble(row(cost.gnomes), row(cost.lying, lying=True), tokens(cost.coins, cost.assistants)),
        Text("→"), *gains, tokens(effect.coins, effect.assistants), Text(" ".join(words)),
    ]
    return Text(" ").join([part for part in parts if part])


def _choice(kinds: tuple[str, ...]) -> Text:
    if len(kinds) == 1:
        return gnome(kinds[0])
    return gnome("any") if kinds == KINDS else Text("/").join([gnome(kind) for kind in kinds])


def lying_there(load: int) -> Text:
    """What is on a parchment."""
    counts = load_counts(load)
    lying = [kind for n, kind in enumerate(KINDS) for _ in range(counts[6 + n])]
    return Text.assemble(
        row([kind for n, kind in enumerate(KINDS) for _ in range(counts[n])]), row(lying, lying=True),
        tokens(counts[12], counts[13]),
    )


def beds_of(beds: Sequence[Bed]) -> Text:
    """Beds: a sleeper on its colour, an empty one as a small pale letter."""
    parts: list[Text | tuple[str, str]] = []
    for bed in beds:
        who = bed["gnome"]
        parts.append(gnome(who) if who else (LOOKS[str(bed["icon"])][0].lower(), "grey50"))
        parts.append((" ", ""))
    return Text.assemble(*parts)


# ---- what belongs to nobody


def _capitals(game: Gnomopolis, state: GnomopolisState, names: list[str]) -> Panel:
    left = end(game, state)
    grid = Grid.grid(padding=(0, 2))
    for name, bag, coins, assistants in (
        ("Ancient Capital", state.ancient, state.ancient_coins, state.ancient_assistants),
        ("New Capital", state.renewed, state.new_coins, state.new_assistants),
    ):
        grid.add_row(name, crowd(kinds_in(bag)), Text(f"● {coins}", "yellow"), Text(f"⚙ {assistants}", "cyan"))
    councilors = [
        Text.assemble(gnome(card.type), f" {card.names['en']}: ", _holder(state.councilors[n], names))
        for n, card in enumerate(game.cards.councilors)
    ]
    ends = (
        f"the end: {left['buildings_left']} more buildings of one player, {left['gnomes_left']} gnomes or "
        f"{left['coins_left']} coins left in the Ancient Capital"
    )
    if left["last_round"]:
        ends = f"the last round: {left['by']} (P-29)"
    body = Group(grid, Columns(councilors, padding=(0, 2)), Text(ends, style="italic"))
    return Panel(body, title=f"round {state.round}", title_align="left", border_style="grey50", width=WIDE)


def _holder(seat: int, names: list[str]) -> Text:
    return Text(names[seat], style=SEATS[seat]) if seat >= 0 else Text("nobody's", style="grey50")


def _offer(game: Gnomopolis, state: GnomopolisState) -> RenderableType:
    cards = [_for_sale(game.cards.buildings[card]) for card in state.offered if card >= 0]
    legend = Text("  ").join([Text.assemble(gnome(kind), f" {kind}") for kind in LOOKS])
    note = Text(f"on offer, {state.pile.bit_count()} more in the pile", style="grey50")
    return Group(legend, note, Columns(cards))


def _for_sale(card: Building) -> Panel:
    body = Group(
        Text.assemble(row(card.team), " build it, ", _immigrants(card), " come"),
        parchment(card.cost, card.effect),
        Text.assemble("beds ", beds_of([{"icon": icon, "gnome": None} for icon in card.housing])),
    )
    return Panel(body, title=_title(card, card.type), title_align="left", border_style="grey50", width=CARD)


def _title(card: Parchment, kind: str) -> Text:
    return Text.assemble(gnome(kind), f" {card.names['en']}")


def _immigrants(card: Building) -> Text:
    return Text("").join([_choice(kinds) for kinds in card.immigration.gain]) or Text("nobody")


# ---- a district


def _district(game: Gnomopolis, state: GnomopolisState, seat: int, names: list[str]) -> Panel:
    home = housing(game, state, seat)
    beds: Mapping[str, Sequence[Bed]] = {str(entry["place"]): entry["beds"] for entry in home.homes}  # type: ignore[misc]  # a list
    is_actor = seat == state.actor and state.to_move is not None
    loads = state.on if is_actor else [0] * len(state.on)
    cards: list[Building | Councilor] = [
        game.cards.buildings[card] for card in state.district[seat * 6 : seat * 6 + 6] if card >= 0
    ]
    cards += [game.cards.councilors[n] for n in range(4) if state.councilors[n] == seat]
    people = Grid.grid(padding=(0, 2))
    people.add_row("active", crowd(kinds_in(state.active[seat])), "caravan", _caravan(state, loads, seat, names))
    people.add_row("mug", crowd(kinds_in(state.mug[seat])), "beds", beds_of(beds["board"]))
    people.add_row("at rest", crowd(kinds_in(state.exhausted[seat])))
    parts: list[RenderableType] = [people, _board(game, loads)]
    if is_actor and state.built >= 0:
        parts.append(Text.assemble("team ", lying_there(loads[TEAM]), f" built {game.places[state.built]}"))
    parts.append(Columns([_card(game, card, loads, beds) for card in cards]))
    if is_actor:
        parts += _warnings(game, state)
    if home.homeless:
        parts.append(Text.assemble("no bed for ", crowd([home.homeless.get(kind, 0) for kind in KINDS])))
    title = Text.assemble(
        (f"{seat + 1} {names[seat]}", f"bold {SEATS[seat]}"), f"  {state.scores()[seat]} points  ",
        (f"● {state.coins[seat]}", "yellow"), "  ", (f"⚙ {state.assistants[seat]}", "cyan"),
    )
    style = f"bold {SEATS[seat]}" if is_actor else "grey50"
    return Panel(Group(*parts), title=title, title_align="left", border_style=style, width=WIDE)


def _warnings(game: Gnomopolis, state: GnomopolisState) -> list[Text]:
    """The parchments one could use now whose effect would come to nothing, all or in part (P-9)."""
    lines = []
    for move in state.legal_ids():
        if USE <= move < game.tables.visit:
            card = game.cards.parchments[move - USE]
            for part in comes_to_nothing(game, state, move - USE):
                reason = say("en", "gnomopolis-in-vain", game.name, kind=part)
                lines.append(Text(f"P-9 {card.names['en']}: {reason}", style="italic"))
    return lines


def _board(game: Gnomopolis, loads: Sequence[int]) -> Text:
    """The parchments of the board by what they cost; one in use shows what is on it."""
    parts: list[Text] = []
    for place in range(BOARD, game.tables.places):
        card = game.cards.parchments[place]
        label = Text.assemble(row(card.cost.gnomes), row(card.cost.lying, lying=True), f" {card.names['en'].lower()}")
        if loads[place]:
            label = Text.assemble("[", lying_there(loads[place]), f" {card.names['en'].lower()}]")
        parts.append(label)
    return Text("  ").join(parts)


def _caravan(state: GnomopolisState, loads: Sequence[int], seat: int, names: list[str]) -> Text:
    if state.marker[seat] == seat:
        where = Text("at home")
    else:
        where = Text.assemble("in the district of ", (names[state.marker[seat]], SEATS[state.marker[seat]]))
    return Text.assemble(where, " with ", lying_there(loads[CARAVAN])) if loads[CARAVAN] else where


def _card(
    game: Gnomopolis, card: Building | Councilor, loads: Sequence[int], beds: Mapping[str, Sequence[Bed]],
) -> Panel:
    place = COUNCILOR + SPECIALISTS.index(card.type) if isinstance(card, Councilor) else game.places.index(card.id)
    action = parchment(card.cost, card.effect)
    if loads[place]:
        action = Text.assemble(action, "  on it ", lying_there(loads[place]))
    if isinstance(card, Councilor):
        last = Text(f"councilor, {card.points} points")
    else:
        last = Text.assemble("beds ", beds_of(beds[card.id]))
    return Panel(Group(action, last), title=_title(card, card.type), title_align="left", width=CARD)
