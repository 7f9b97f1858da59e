"""Small faults put into a source file on purpose, one token or one statement each.

A good test suite notices every one of them; benchmarks/mutants.py tries them out.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

COMPARE = {"<": ("<=", ">="), "<=": ("<", ">"), ">": (">=", "<="), ">=": (">", "<"), "==": ("!=",), "!=": ("==",)}
ARITHMETIC = {
    "+": ("-",), "-": ("+",), "*": ("+",), "//": ("*",), "%": ("//",), "<<": (">>",), ">>": ("<<",), "&": ("|",),
    "|": ("&",), "^": ("&",),
}
ASSIGN = {f"{old}=": tuple(f"{new}=" for new in news) for old, news in ARITHMETIC.items()}
LOGIC = {"and": ("or",), "or": ("and",)}
OPERATOR = re.compile(r"[-+*/%<>=!&|^]+|\b(?:and|or)\b")


@dataclass(frozen=True)
class Mutation:
    """A piece of text to be replaced."""

    line: int
    start: int  # in the whole text
    end: int
    new: str

    def apply(self, text: str) -> str:
        """The text with the fault in it."""
        return text[: self.start] + self.new + text[self.end :]


def mutations(text: str) -> list[Mutation]:
    """Every fault this module knows, in the order of the text."""
    found = set(_Finder(text).walk(ast.parse(text)))
    return sorted(found, key=lambda it: (it.start, it.end, it.new))


class _Finder:
    """Walks a syntax tree and finds what can be changed."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.lines = [0]  # where each begins
        for line in text.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))

    def walk(self, node: ast.AST) -> Iterator[Mutation]:
        """What can be changed in a node and below it."""
        yield from self.changes(node)
        for child in ast.iter_child_nodes(node):
            if not _is_no_rule(node, child):
                yield from self.walk(child)

    def changes(self, node: ast.AST) -> Iterator[Mutation]:
        """What can be changed in a node itself."""
        match node:
            case ast.Compare(left=left, comparators=others):
                for one, other in pairwise([left, *others]):
                    yield from self.between(one, other, COMPARE)
            case ast.BinOp(left=left, right=right):
                yield from self.between(left, right, ARITHMETIC)
            case ast.BoolOp(values=values):
                for one, other in pairwise(values):
                    yield from self.between(one, other, LOGIC)
            case ast.AugAssign(target=target, value=value):
                yield from self.between(target, value, ASSIGN)
                yield self.replace(node, "pass")
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                yield self.replace(node, self.source(operand))
            case ast.Constant(value=bool(value)):
                yield self.replace(node, str(not value))
            case ast.Constant(value=int(value)):
                yield self.replace(node, str(value + 1))
                yield self.replace(node, str(value - 1))
            case ast.Expr(value=ast.Call()) | ast.Continue() | ast.Break():
                yield self.replace(node, "pass")
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
                yield self.replace(node, "pass")
            case _:
                pass

    def between(self, one: ast.expr, other: ast.expr, table: dict[str, tuple[str, ...]]) -> Iterator[Mutation]:
        """The operator between two operands, replaced."""
        start, end = self.span(one)[1], self.span(other)[0]
        operator = OPERATOR.search(self.text, start, end)
        for new in table.get(operator.group(), ()) if operator else ():
            assert operator is not None
            yield Mutation(one.end_lineno or one.lineno, operator.start(), operator.end(), new)

    def replace(self, node: ast.expr | ast.stmt, new: str) -> Mutation:
        """The whole node, replaced."""
        return Mutation(node.lineno, *self.span(node), new)

    def source(self, node: ast.expr) -> str:
        """The text of a node."""
        start, end = self.span(node)
        return self.text[start:end]

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        """Where a node begins and ends in the text."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.at(node.lineno, node.col_offset), self.at(node.end_lineno, node.end_col_offset)

    def at(self, line: int, column: int) -> int:
        """A place in the text; columns count bytes."""
        start = self.lines[line - 1]
        text = self.text[start : self.lines[line]]
        return start + len(text.encode()[:column].decode())


def _is_no_rule(node: ast.AST, child: ast.AST) -> bool:
    """Types, decorators, assertions, and the choice between compiled and plain form say nothing about rules."""
    match node:
        case ast.FunctionDef(returns=returns, decorator_list=decorators):
            return child is returns or child in decorators
        case ast.AnnAssign(annotation=annotation) | ast.arg(annotation=annotation):
            return child is annotation
        case ast.If(test=test):
            return child is test and "cython.compiled" in ast.unparse(test)
        case ast.Assert():
            return True
        case _:
            return isinstance(child, ast.Import | ast.ImportFrom)
