"""Gems & Gnomes (Bruno Marquez, 2025) as a game of the hall."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from gnomehall.core.cards import CardSet, standard_card_set
from gnomehall.core.game import Choice, Game, Json, Move, Option, Played, Reason, first_player
from gnomehall.core.state import CHANCE, OVER, State
from gnomehall.core.words import say
from gnomehall.games.gems.differences import differences
from gnomehall.games.gems.places import lay_out
from gnomehall.games.gems.position import GNOMES, QUIET_ROUNDS
from gnomehall.games.gems.rules import NO_TOKEN_FREE, STALEMATE, GemsState
from gnomehall.games.gems.scoring import Counted, check_pile, count_pile
from gnomehall.games.gems.tables import EXPLORE, FIRST, FIVE, MOST_TYPES, RETREAT
from gnomehall.games.gems.texts import no_group, spelled
from gnomehall.games.gems.tokens import Token, read_tokens, tables


class Gems(Game):
    """2 to 5 players collect sets of gems from a cave."""

    name = "gems"
    title = "Gems & Gnomes"
    fewest = 2
    most = 5
    minutes = 15
    rules_version = 1
    rules = tuple(f"G-{n}" for n in range(1, 16))
    options = (
        first_player(5, "G-2"),
        Option("empty_retreat", True, (False, True), "G-9"),
        Option("coal_groups", True, (False, True), "G-13"),
    )
    streams = ("first", "cave")

    def __init__(self, card_set: CardSet) -> None:
        super().__init__(card_set)
        self.tokens = read_tokens(card_set)
        self.tables = tables(self.tokens)
        self.moves = self._alphabet()
        self._names = {token.id: token.names for token in self.tokens}
        self.worth = {token.id: token.points for token in self.tokens if len(token.kinds) < 2}  # gems and coal

    def _alphabet(self) -> tuple[Move, ...]:
        ids = [token.id for token in self.tokens]
        members = self.tables.members
        groups = [members[3 * n : 3 * n + 3] for n in range(self.tables.groups)]
        words: list[tuple[str, ...]] = [
            *[("first", str(seat)) for seat in range(self.most)],
            ("explore",), ("retreat",), ("collect", "five"),
            *[("claim", name) for name in ids],
            *[("reveal", name) for name in ids],
            *[("collect", *[ids[t] for t in group]) for group in groups],
        ]
        return tuple(Move(number, verb, tuple(args)) for number, (verb, *args) in enumerate(words))

    def spelled(self, text: str) -> str:
        """Tokens may be named in any order."""
        return spelled(text, [token.id for token in self.tokens])

    def impossible(self, text: str) -> Reason | None:
        """Tokens that are never a group (G-6)."""
        return no_group(text, self.tokens, self.tables.masks)

    def begin(self, seats: int, options: Mapping[str, Choice]) -> GemsState:
        """All tokens face down, all gnomes at home (G-1, G-2)."""
        state = GemsState(self.tables, seats, bool(options["coal_groups"]), bool(options["empty_retreat"]))
        if options["first"] != "random":
            state.apply(FIRST + int(options["first"]))
        return state

    def score_pile(self, pile: Mapping[str, int], coal_groups: bool = True) -> int:
        """The exact points of a pile (G-12, G-13)."""
        return self.count(check_pile(pile), coal_groups).points(self.worth)

    def count(self, pile: Mapping[str, int], coal_groups: bool) -> Counted:
        """The best way to count a pile."""
        return _counted(self, frozenset(pile.items()), coal_groups)

    # ---- reading a state

    def row(self, cells: Sequence[int], seat: int) -> dict[str, int]:
        """The tokens of a seat in `claimed` or `pile` (of nobody in the cave), by id."""
        row = cells[seat * MOST_TYPES : (seat + 1) * MOST_TYPES]
        return {token.id: row[t] for t, token in enumerate(self.tokens) if row[t]}

    def view(self, state: State, played: Sequence[Played] = ()) -> dict[str, Json]:
        """The cave by type and by place, and every seat's gnomes and pile."""
        assert isinstance(state, GemsState)
        rows = [self.row(state.pile, seat) for seat in range(state.seats)]
        counted = [self.count(row, state.coal_groups) for row in rows]
        return {
            "face_down": state.hidden,
            "in_the_dark": dict(self.row(state.face_down, 0)),
            "free": dict(self.row(state.free, 0)),
            "places": lay_out(self, state, played),
            "actor": state.actor if state.mover != OVER else None,
            "first": state.first if state.first >= 0 else None,
            "actions_left": state.actions,
            "quiet_rounds": state.quiet,
            "quiet_rounds_left": QUIET_ROUNDS - state.quiet,
            "seats": [
                {
                    "reserve": GNOMES - state.out[seat],
                    "claimed": dict(self.row(state.claimed, seat)),
                    "pile": dict(rows[seat]),
                    "tokens": state.held[seat],
                    "points": state.scores()[seat],
                    "groups": [list(group) for group in counted[seat].groups],
                    "group_points": [3 * self.worth[kind] + 1 for kind in counted[seat].group_kinds],
                }
                for seat in range(state.seats)
            ],
        }

    def pieces(self, state: State) -> dict[str, int]:
        """Tokens by type, and gnomes by seat: G-1, G-2."""
        assert isinstance(state, GemsState)
        face_down, free, claimed, pile, out = state.face_down, state.free, state.claimed, state.pile, state.out
        count = {
            token.id: face_down[t] + free[t] + sum(claimed[t::MOST_TYPES]) + sum(pile[t::MOST_TYPES])
            for t, token in enumerate(self.tokens)
        }
        for seat in range(state.seats):
            on_tokens = sum(claimed[seat * MOST_TYPES : (seat + 1) * MOST_TYPES])
            count[f"gnomes of seat {seat}"] = on_tokens + GNOMES - out[seat]
        return count

    endings = ("cave", "stalemate")

    def ending(self, state: State) -> str:
        """The cave is all claimed, or nothing happens any more."""
        assert isinstance(state, GemsState)
        return {NO_TOKEN_FREE: "cave", STALEMATE: "stalemate"}.get(state.ended_by, "")

    def ended_by(self, state: State) -> str:
        """G-10 or G-11."""
        assert isinstance(state, GemsState)
        return {NO_TOKEN_FREE: "G-10", STALEMATE: "G-11"}.get(state.ended_by, "")

    def is_idle(self, state: State, move: int) -> bool:
        """A Retreat with no gnome out (G-9)."""
        assert isinstance(state, GemsState)
        return move == RETREAT and state.out[state.actor] == 0

    def score_lines(self, state: State, seat: int) -> list[tuple[str, dict[str, str | int], int]]:
        """Tokens by what they are worth, then the groups."""
        assert isinstance(state, GemsState)
        counted = self.count(self.row(state.pile, seat), state.coal_groups)
        lines: list[tuple[str, dict[str, str | int], int]] = []
        for points in sorted(set(self.worth.values()), reverse=True):
            count = sum(n for _, kind, n in counted.tokens if self.worth[kind] == points)
            if count:
                lines.append(("gems-score-tokens", {"count": count, "each": points}, count * points))
        groups = len(counted.groups)
        if groups:
            lines.append(("gems-score-groups", {"count": groups}, groups))
        return lines

    def wording(self, move: Move, language: str) -> tuple[str, dict[str, str | int]]:
        """How the log tells a move."""
        names = [self._names[arg][language] for arg in move.args if arg in self._names]
        if move.args == ("five",):
            return "gems-move-five", {}
        if move.verb == "collect":
            return "gems-move-collect", {"tokens": ", ".join(names)}
        return f"gems-move-{move.verb}", {"token": names[0]} if names else {}

    def label(self, move: Move, language: str) -> str:
        """What a button for the move says."""
        key, args = self.wording(move, language)
        return say(language, key.replace("-move-", "-do-"), self.name, **args)

    def describe_cards(self, language: str) -> list[dict[str, Json]]:
        """The token types."""
        return [
            {
                "kind": "token", "id": token.id, "name": token.names[language], "count": token.count,
                "points": token.points, "text": self._card_text(token, language), "source": dict(token.source),
            }
            for token in self.tokens
        ]

    def _card_text(self, token: Token, language: str) -> str:
        low = min((self.tokens[kind].points for kind in token.kinds), default=token.points)
        if low < token.points:
            return say(language, "gems-card-either", self.name, count=token.count, low=low, high=token.points)
        return say(language, "gems-card", self.name, count=token.count, points=token.points)

    def warnings(self, language: str) -> list[str]:
        """Where the token set differs from the printed one (G-1, G-12)."""
        if self.card_set.is_standard:
            return []
        return differences(self.tokens, read_tokens(standard_card_set(self.name)), language)

    def why_not(self, state: State, move: int) -> Reason:
        """Why an action is not possible now."""
        assert isinstance(state, GemsState)
        if state.mover == OVER:
            return Reason("G-10", "gems-why-over")
        if move < EXPLORE or self.tables.reveal <= move < self.tables.triple:
            return Reason("G-2" if move < EXPLORE else "G-4", "gems-why-chance")
        if state.mover == CHANCE:
            return Reason("G-3", "gems-why-wait")
        out = state.out[state.actor]
        if move == EXPLORE:
            return Reason("G-4", "gems-why-none-face-down")
        if move == RETREAT:
            return Reason("G-9", "gems-why-no-gnome-out")
        if move == FIVE:
            if out < GNOMES:
                return Reason("G-6", "gems-why-too-few", {"needed": 5, "out": out})
            return Reason("G-6", "gems-why-not-different")
        if move < self.tables.reveal:
            if out == GNOMES:
                return Reason("G-5", "gems-why-no-reserve")
            return Reason("G-5", "gems-why-no-free-token", {"token": self.moves[move].args[0]})
        return Reason("G-6", "gems-why-not-yours")


@lru_cache(maxsize=20_000)  # a table is shown after every move, and most moves change no pile
def _counted(game: Gems, tokens: frozenset[tuple[str, int]], coal_groups: bool) -> Counted:
    return count_pile(dict(tokens), game.worth, coal_groups)
