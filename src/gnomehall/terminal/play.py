"""The loop of a match in the terminal: draw, ask, play; bots move by themselves."""

from __future__ import annotations

from pathlib import Path
from random import Random, SystemRandom

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from gnomehall.bots.contract import Budget
from gnomehall.bots.levels import level
from gnomehall.bots.names import make_bot
from gnomehall.core.errors import GnomehallError, IllegalMove, ValidationError
from gnomehall.core.files import read_text
from gnomehall.core.game import Move, Played, Reason
from gnomehall.core.replay import replay
from gnomehall.core.state import CHANCE
from gnomehall.core.table import Table
from gnomehall.core.terminal_words import TerminalWords
from gnomehall.core.words import has_message, say
from gnomehall.games import game
from gnomehall.pure import is_compiled
from gnomehall.terminal.drawing import draw

NAMES = ("Anna", "Bram", "Cleo", "Dunstan", "Elva")


class Terminal:
    """One match, its players, and the screen."""

    def __init__(
        self, table: Table, players: list[str], language: str, console: Console, whims: Random,
    ) -> None:
        self.table = table
        self.players = players
        self.language = language
        self.words = TerminalWords(language)
        self.console = console
        self.bots = {
            seat: make_bot(player, table.game, whims.getrandbits(30))
            for seat, player in enumerate(players) if player != "human"
        }
        self.told = len(table.played)
        self.names = [
            name if player == "human" else f"{name} ({bot_title(player, language)})"
            for name, player in zip(NAMES, players, strict=False)
        ]

    def run(self) -> bool:
        """Play to the end; False if somebody left before."""
        while (seat := self.table.to_move) is not None and self.goes_on():
            if self.players[seat] == "human":
                if not self.ask(seat):
                    return False
            else:
                self.table.play(self.bots[seat].choose(self.table.state.clone(), Budget()).move)
        self.tell_news()
        self.console.print(draw(self.table, self.names, self.language))
        self.show_end()
        return True

    def goes_on(self) -> bool:
        """Whether there is more to play for while the match is not over."""
        return True

    def show_end(self) -> None:
        """The result of the match."""
        show_result(self.table, self.names, self.language, self.console)

    # ---- one decision

    def ask(self, seat: int) -> bool:
        """Show the table and let a person decide; False if they leave."""
        if self.console.is_terminal:
            self.console.clear()
        self.tell_news()
        self.console.print(draw(self.table, self.names, self.language))
        moves = self.table.legal()
        self.show_choices(seat, moves)
        while True:
            try:
                line = self.console.input("[bold]> [/]").strip()
            except EOFError:
                return False
            if line == "quit":
                return False
            try:
                if self.obey(line, moves):
                    return True
            except GnomehallError as error:
                self.console.print(f"[red]{escape(str(error))}[/]")

    def show_choices(self, seat: int, moves: tuple[Move, ...]) -> None:
        """The legal moves with their numbers, in columns."""
        self.console.print(self.words("your-move", who=f"[bold]{escape(self.names[seat])}[/]"))
        columns = min(4, max(1, self.console.width // 32))
        grid = Grid.grid(padding=(0, 3))
        cells = [
            f"[bold]{number}[/] {escape(self.table.game.label(move, self.language))}"
            for number, move in enumerate(moves, 1)
        ]
        for start in range(0, len(cells), columns):
            grid.add_row(*cells[start : start + columns])
        self.console.print(grid)

    def obey(self, line: str, moves: tuple[Move, ...]) -> bool:
        """Do what a line says; True when the table has changed."""
        word, _, rest = line.partition(" ")
        if line in ("", "?", "help"):
            self.console.print(escape(self.help(moves)))
        elif word == "why":
            self.console.print(self.why(rest))
        elif line == "moves":
            self.console.print(escape(", ".join(move.text for move in moves)))
        elif word == "log":
            self.tell(self.table.played)
        elif word == "save":
            self.save(rest)
        elif word == "undo":
            if not self.table.undo_horizon():
                raise ValidationError(self.words("no-undo"))
            undone = self.table.undo()
            self.told = min(self.told, len(self.table.played))
            self.console.print(escape(self.words("undone", move=self.table.game.label(undone, self.language))))
            return True
        else:
            self.play(self.meant(line, moves))
            return True
        return False

    def help(self, moves: tuple[Move, ...]) -> str:
        """What can be typed, with a move of this game as the example."""
        example = max(moves, key=lambda move: len(move.text.split()))
        name = self.table.game.name
        own = f"terminal-{name}-help"
        said = self.words("help", example=example.text, short=shortest(example, moves))
        return f"{said} {say(self.language, own, name)}" if has_message("en", own, name) else said

    def play(self, move: Move) -> None:
        """Play a move, or say in the reader's language why not."""
        reason = self.table.why_not(move)
        if reason is not None:
            raise IllegalMove(reason.rule, self.sentence(reason))
        self.table.play(move)

    def parse(self, text: str) -> Move:
        """The move a text names."""
        try:
            return self.table.game.parse(text)
        except ValidationError as error:
            title = self.table.game.title_in(self.language)
            raise ValidationError(self.words("not-a-move", text=text[:60], game=title)) from error

    def meant(self, line: str, moves: tuple[Move, ...]) -> Move:
        """The move a line means: its number, its text, or words that begin like it."""
        if line.isdigit():
            if not 1 <= int(line) <= len(moves):
                raise ValidationError(self.words("no-number", last=len(moves)))
            return moves[int(line) - 1]
        words, _, note = line.partition(" @")
        short = words.lower().split()
        fitting = [m for m in moves if _begins(m.text.split(), short)]
        exact = [m for m in fitting if m.text == " ".join(short)]
        if len(exact or fitting) == 1:
            move = (exact or fitting)[0]
            return self.parse(f"{move.text} @{note}") if note else move
        if fitting:
            raise ValidationError(self.words("unclear", moves=", ".join(m.text for m in fitting[:6])))
        return self.parse(line)

    def why(self, text: str) -> str:
        """Why a move is not possible."""
        reason = self.table.why_not(self.parse(text))
        return escape(f"{reason.rule}: {self.sentence(reason)}" if reason else self.words("possible"))

    def sentence(self, reason: Reason) -> str:
        """A reason in words."""
        return self.table.game.say_reason(reason, self.language)

    def save(self, file: str) -> None:
        """Write the match to a file, to be played on with --load."""
        if not file:
            raise ValidationError(self.words("save-where"))
        try:
            Path(file).write_text(self.table.record(keep_seed=True), encoding="utf-8")
        except OSError as error:
            problem = self.words("cannot-write", file=file, reason=str(error.strerror))
            raise ValidationError(problem) from error
        command = f"gnomehall play --terminal --load {file}"
        self.console.print(escape(self.words("saved", command=command)))

    # ---- telling

    def tell_news(self) -> None:
        """What happened since this was last asked."""
        self.tell(self.table.played[self.told :])
        self.told = len(self.table.played)

    def tell(self, played: list[Played]) -> None:
        """Moves in words, a line each."""
        for entry in played:
            self.console.print(tell_move(self.table, entry, self.names, self.language))


def shortest(move: Move, moves: tuple[Move, ...]) -> str:
    """The beginnings of a move's words that are just clear among all moves."""
    words = move.text.split()
    for letters in range(1, max(map(len, words)) + 1):
        short = [word[:letters] for word in words]
        if sum(_begins(other.text.split(), short) for other in moves) == 1:
            return " ".join(short)
    return move.text


def _begins(words: list[str], short: list[str]) -> bool:
    return 0 < len(short) <= len(words) and all(map(str.startswith, words, short))


def bot_title(player: str, language: str) -> str:
    """What a bot is called: the title of its level, or its own name."""
    it = level(player)
    return it.title(language) if it else player


def tell_move(table: Table, entry: Played, names: list[str], language: str) -> str:
    """One move in words."""
    who = names[entry.seat] if entry.seat != CHANCE else ""
    if entry.move.verb == "first":
        who = names[int(entry.move.args[0])]
    style = "italic" if entry.seat == CHANCE else "default"
    return f"[{style}]· {escape(table.game.tell(entry.move, who, language))}[/]"


def show_result(table: Table, names: list[str], language: str, console: Console) -> None:
    """The ranking, and where every point came from."""
    words = TerminalWords(language)
    title = words("end", rule=table.game.ended_by(table.state))
    grid = Grid(title=title, title_justify="left", show_lines=True)
    for column in ("place", "player", "points", "from"):
        grid.add_column(words(column))
    places = table.state.places()
    for seat in sorted(range(table.seats), key=lambda s: places[s]):
        lines = [
            f"{points:+3}  {say(language, key, table.game.name, **args)}"
            for key, args, points in table.game.score_lines(table.state, seat)
        ]
        grid.add_row(str(places[seat] + 1), escape(names[seat]), str(table.scores()[seat]), "\n".join(lines))
    console.print(grid)


def show_replay(table: Table, language: str) -> None:
    """A finished or unfinished match, told move by move."""
    console = Console()
    words = TerminalWords(language)
    names = list(NAMES[: table.seats])
    title = table.game.title_in(language)
    console.print(words("replay", game=title, players=table.seats, moves=len(table.played)))
    for entry in table.played:
        console.print(tell_move(table, entry, names, language))
    if table.is_over:
        show_result(table, names, language, console)
    else:
        console.print(words("not-over"))


def play_match(
    name: str, players: list[str], seed: int | None, cards: Path | None, load: Path | None, language: str,
) -> None:
    """Sit down, play, and say goodbye."""
    if load:
        text = read_text(load)
        try:
            table = replay(text, game)
        except GnomehallError as error:
            raise ValidationError(f"{load}: {error}") from error
        players = (players + ["greedy"] * table.seats)[: table.seats]
    else:
        table = Table(game(name, cards), len(players), seed=seed)
    console = Console()
    words = TerminalWords(language)
    title = f"[bold]{table.game.title_in(language)}[/]"
    console.print(words("opening", game=title, seal=table.chance.commitment[:16]))
    if not is_compiled():
        console.print(words("plain"))
    whims = SystemRandom() if seed is None else Random(f"bots of {seed}")  # the same seed, the same match
    if not Terminal(table, players, language, console, whims).run():
        console.print(words("goodbye"))
