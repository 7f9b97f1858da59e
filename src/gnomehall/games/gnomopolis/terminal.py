"""Draws a table of Gnomopolis: both Capitals, the offer, and every district with its beds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from gnomehall.core.schema import in_language
from gnomehall.core.table import Table
from gnomehall.core.terminal_words import TerminalWords
from gnomehall.core.words import say
from gnomehall.games.gnomopolis.cards import COUNTED, KINDS, Building, Cost, Councilor, Effect, Parchment
from gnomehall.games.gnomopolis.constants import TYPE_COUNT
from gnomehall.games.gnomopolis.game import Gnomopolis
from gnomehall.games.gnomopolis.gnomes import kinds_in, load_counts
from gnomehall.games.gnomopolis.rules import GnomopolisState
from gnomehall.games.gnomopolis.scoring import Bed
from gnomehall.games.gnomopolis.view import buildings_of, end, housing
from gnomehall.games.gnomopolis.warnings import without_effect

LOOKS = {  # a letter and colours, so that no kind is told by colour alone
    "child": ("C", "white on dark_green"), "villager": ("V", "white on orange4"),
    "soldier": ("S", "white on red3"), "merchant": ("M", "black on yellow2"),
    "artisan": ("A", "white on blue3"), "inventor": ("I", "black on grey66"), "any": ("?", "black on white"),
}
SEATS = ("bright_blue", "bright_green", "orange1", "magenta")
TOKENS = ("coins", "assistants")  # drawn, and not said
CARD = 37  # columns
WIDE = 80


def draw(table: Table, names: list[str], language: str = "en") -> RenderableType:
    """The whole table; the districts of the others first, that of the seat to move last."""
    state = table.state
    game = table.game
    assert isinstance(state, GnomopolisState)
    assert isinstance(game, Gnomopolis)
    order = [(state.actor + 1 + n) % state.seats for n in range(state.seats)]
    words = TerminalWords(language, "gnomopolis")
    districts = [_district(game, state, seat, names, words) for seat in order]
    return Group(_capitals(game, state, names, words), _offer(game, state, words), *districts)


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


def parchment(cost: Cost, effect: Effect, language: str) -> Text:
    """What an action costs and does: `M → ●●`."""
    gains = [_choice(kinds) for kinds in effect.gain]
    counts = {word: getattr(effect, word) for word in COUNTED if word not in TOKENS}
    words = [say(language, f"gnomopolis-{word}", "gnomopolis", count=count) for word, count in counts.items() if count]
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
        parts.append(gnome(bed.gnome) if bed.gnome else (LOOKS[bed.icon][0].lower(), "grey50"))
        parts.append((" ", ""))
    return Text.assemble(*parts)


# ---- what belongs to nobody


def _capitals(game: Gnomopolis, state: GnomopolisState, names: list[str], words: TerminalWords) -> Panel:
    left = end(game, state)
    grid = Grid.grid(padding=(0, 2))
    for name, bag, coins, assistants in (
        (words("ancient"), state.ancient_gnomes, state.ancient_coins, state.ancient_assistants),
        (words("new"), state.new_gnomes, state.new_coins, state.new_assistants),
    ):
        grid.add_row(name, crowd(kinds_in(bag)), Text(f"● {coins}", "yellow"), Text(f"⚙ {assistants}", "cyan"))
    councilors = [
        Text.assemble(_title(card, card.type, words), ": ", _holder(state.councilors[n], names, words))
        for n, card in enumerate(game.cards.councilors)
    ]
    ends = words("last", by=str(left.by)) if left.last_round else words(
        "end", buildings=left.buildings_left, gnomes=left.gnomes_left, coins=left.coins_left,
    )
    body = Group(grid, Columns(councilors, padding=(0, 2)), Text(ends, style="italic"))
    return Panel(body, title=words("round", round=state.round), title_align="left", border_style="grey50", width=WIDE)


def _holder(seat: int, names: list[str], words: TerminalWords) -> Text:
    return Text(names[seat], style=SEATS[seat]) if seat >= 0 else Text(words("nobody"), style="grey50")


def _offer(game: Gnomopolis, state: GnomopolisState, words: TerminalWords) -> RenderableType:
    cards = [_for_sale(game.cards.buildings[card], words) for card in state.offered if card >= 0]
    kinds = {kind: say(words.language, "gnomopolis-kind", "gnomopolis", kind=kind) for kind in LOOKS}
    legend = Text("  ").join([Text.assemble(gnome(kind), f" {kinds[kind]}") for kind in LOOKS])
    note = Text(words("offer", count=state.pile.bit_count()), style="grey50")
    return Group(legend, note, Columns(cards))


def _for_sale(card: Building, words: TerminalWords) -> Panel:
    immigrants = Text("").join([_choice(kinds) for kinds in card.immigration.gain])
    body = Group(
        words.text("sale" if immigrants else "sale-alone", team=row(card.team), immigrants=immigrants),
        parchment(card.cost, card.effect, words.language),
        words.text("beds", beds=beds_of([Bed(icon, None) for icon in card.housing])),
    )
    return Panel(body, title=_title(card, card.type, words), title_align="left", border_style="grey50", width=CARD)


def _title(card: Parchment, kind: str, words: TerminalWords) -> Text:
    return Text.assemble(gnome(kind), f" {in_language(card.names, words.language)}")


# ---- a district


def _district(
    game: Gnomopolis, state: GnomopolisState, seat: int, names: list[str], words: TerminalWords,
) -> Panel:
    home = housing(game, state, seat)
    beds = {entry.place: entry.beds for entry in home.homes}
    is_actor = seat == state.actor and state.to_move is not None
    loads = state.load_on if is_actor else [0] * len(state.load_on)
    cards: list[Building | Councilor] = [game.cards.buildings[card] for card in buildings_of(state, seat)]
    cards += [game.cards.councilors[n] for n in range(TYPE_COUNT) if state.councilors[n] == seat]
    people = Grid.grid(padding=(0, 2))
    caravan = _caravan(state, loads[game.tables.caravan_place], seat, names, words)
    people.add_row(words("active"), crowd(kinds_in(state.active[seat])), words("caravan"), caravan)
    people.add_row(words("mug"), crowd(kinds_in(state.mug[seat])), words("beds-of"), beds_of(beds["board"]))
    people.add_row(words("rest"), crowd(kinds_in(state.exhausted[seat])))
    parts: list[RenderableType] = [people, _board(game, loads, words)]
    if is_actor and state.built >= 0:
        card = game.cards.buildings[state.built]
        team = lying_there(loads[game.tables.team_place])
        parts.append(words.text("built", load=team, card=in_language(card.names, words.language)))
    parts.append(Columns([_card(game, card, loads, beds, words) for card in cards]))
    if is_actor:
        parts += _warnings(game, state, words)
    if home.homeless:
        parts.append(words.text("homeless", gnomes=crowd([home.homeless.get(kind, 0) for kind in KINDS])))
    title = Text.assemble(
        (f"{seat + 1} {names[seat]}", f"bold {SEATS[seat]}"), f"  {words('points', count=state.scores()[seat])}  ",
        (f"● {state.coins[seat]}", "yellow"), "  ", (f"⚙ {state.assistants[seat]}", "cyan"),
    )
    style = f"bold {SEATS[seat]}" if is_actor else "grey50"
    return Panel(Group(*parts), title=title, title_align="left", border_style=style, width=WIDE)


def _warnings(game: Gnomopolis, state: GnomopolisState, words: TerminalWords) -> list[Text]:
    """The parchments one could use now whose effect would come to nothing, all or in part (P-9)."""
    lines = []
    for move in state.legal_ids():
        if game.tables.use <= move < game.tables.visit:
            place = move - game.tables.use
            card = game.cards.parchments[place]
            for part in without_effect(game, state, place):
                reason = say(words.language, "gnomopolis-without-effect", game.name, kind=part)
                warning = words("without-effect", card=in_language(card.names, words.language), reason=reason)
                lines.append(Text(warning, style="italic"))
    return lines


def _board(game: Gnomopolis, loads: Sequence[int], words: TerminalWords) -> Text:
    """The parchments of the board by what they cost; one in use shows what is on it."""
    parts: list[Text] = []
    for place in range(game.tables.board_place, game.tables.parchments):
        card = game.cards.parchments[place]
        name = in_language(card.names, words.language).lower()
        label = Text.assemble(row(card.cost.gnomes), row(card.cost.lying, lying=True), f" {name}")
        if loads[place]:
            label = Text.assemble("[", lying_there(loads[place]), f" {name}]")
        parts.append(label)
    return Text("  ").join(parts)


def _caravan(
    state: GnomopolisState, load: int, seat: int, names: list[str], words: TerminalWords,
) -> Text:
    if state.marker[seat] == seat:
        where = Text(words("home"))
    else:
        host = state.marker[seat]
        where = words.text("visits", name=Text(names[host], SEATS[host]))
    return words.text("with", where=where, load=lying_there(load)) if load else where


def _card(
    game: Gnomopolis, card: Building | Councilor, loads: Sequence[int], beds: Mapping[str, Sequence[Bed]],
    words: TerminalWords,
) -> Panel:
    place = game.places.index(card.id)
    action = parchment(card.cost, card.effect, words.language)
    if loads[place]:
        action = Text.assemble(action, "  ", words.text("on-it", load=lying_there(loads[place])))
    if isinstance(card, Councilor):
        last = Text(words("councilor", count=card.points))
    else:
        last = words.text("beds", beds=beds_of(beds[card.id]))
    return Panel(Group(action, last), title=_title(card, card.type, words), title_align="left", width=CARD)
