"""Writes the C declarations of the compiled modules from their annotated Python sources.

Each module under `src` that imports from `gnomehall.core.declared` is copied to a mirror folder,
without what C says in its own way (imports of C names, constants, fields, our decorators; every
line keeps its number), and a `.pxd` is written beside the copy.  Cython compiles the mirror.
The body of an `@inline` function stands in the `.pxd`, where the C compiler of every module that
calls it sees it.
`gnomehall/core/declared.py` tells what may be written.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from pathlib import Path

MARK = "gnomehall.core.declared"
DECORATORS = {
    "nogil": "cdef {} noexcept nogil", "cpdef": "cpdef {}", "both": "cpdef {} noexcept nogil",
    "inline": "cdef inline {} noexcept nogil",
}
MADE = {"zero_fields", "copy_fields", "hash_fields", "field_names"}  # written for each module that asks for them
KEYS = "gnomehall.core.keys"
PLAIN = {"int": "long long", "bool": "bint", "float": "double", "None": "void", "str": "str", "list": "list"}
C_LIBRARY = {"math": "libc.math"}
NAMED = {"long long": "cython.longlong", "bint": "cython.bint", "double": "cython.double"}


@dataclass
class Module:
    """A compiled module: what it declares, and where it is written."""

    name: str
    path: Path
    tree: ast.Module
    constants: dict[str, int] = field(default_factory=dict)
    globals: dict[str, str] = field(default_factory=dict)  # C variables and their types
    classes: dict[str, ast.ClassDef] = field(default_factory=dict)
    functions: dict[str, ast.FunctionDef] = field(default_factory=dict)

    @property
    def c_names(self) -> set[str]:
        """Everything another compiled module can `cimport`."""
        made = {"copy_fields", "hash_fields"} & _asked(self)
        return {*self.constants, *self.globals, *self.classes, *self.functions, *made}


def write_mirror(source: Path, mirror: Path) -> list[tuple[str, Path]]:
    """Fill the mirror; the name and file of every module to compile."""
    modules = {m.name: m for path in sorted(source.rglob("*.py")) if (m := _read(source, path))}
    for module in modules.values():
        _find_constants(module, modules)
    wanted: dict[Path, str] = {}
    found: list[tuple[str, Path]] = []
    for path in sorted(source.rglob("__init__.py")):
        wanted[path.relative_to(source).with_suffix(".pxd")] = ""
    for path in sorted(source.rglob("*.pxd")):  # written by hand
        relative = path.relative_to(source)
        wanted[relative] = path.read_text()
        if path.stem != "__init__":
            wanted[relative.with_suffix(".py")] = path.with_suffix(".py").read_text()
            found.append((_dotted(relative), mirror / relative.with_suffix(".py")))
    for module in modules.values():
        relative = module.path.relative_to(source)
        if relative in wanted:
            continue
        wanted[relative] = _copy(module, modules)
        wanted[relative.with_suffix(".pxd")] = _declarations(module, modules)
        found.append((module.name, mirror / relative))
    _write(mirror, wanted)
    return found


def _write(mirror: Path, wanted: dict[Path, str]) -> None:
    """Write what has changed only, so that nothing else is compiled again."""
    for old in list(mirror.rglob("*.p*")):
        if old.suffix in (".py", ".pxd") and old.relative_to(mirror) not in wanted:
            old.unlink()
    for relative, text in wanted.items():
        path = mirror / relative
        if not path.is_file() or path.read_text() != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)


def _dotted(relative: Path) -> str:
    return ".".join(relative.with_suffix("").parts)


def _read(source: Path, path: Path) -> Module | None:
    tree = ast.parse(path.read_text(), str(path))
    by_hand = path.with_suffix(".pxd")
    if by_hand.is_file() and path.stem != "__init__":
        names = re.findall(r"^cp?def [\w ]+ (\w+)\(", by_hand.read_text(), re.MULTILINE)
        functions = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name in names}
        return Module(_dotted(path.relative_to(source)), path, tree, functions=functions)
    if not any(isinstance(node, ast.ImportFrom) and node.module == MARK for node in tree.body):
        return None
    module = Module(_dotted(path.relative_to(source)), path, tree)
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and not node.decorator_list:
            module.classes[node.name] = node
        elif isinstance(node, ast.FunctionDef) and _decorator(node):
            module.functions[node.name] = node
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id.isupper():
            module.globals[node.target.id] = ast.unparse(node.annotation)
    return module


def _find_constants(module: Module, modules: dict[str, Module]) -> None:
    """Whole numbers in capitals, and sums and shifts of such, as far as they fit a C enum."""
    if module.constants:
        return
    known: dict[str, int] = {}
    for node in module.tree.body:
        if isinstance(node, ast.ImportFrom) and node.module in modules:
            _find_constants(modules[node.module], modules)
            known |= modules[node.module].constants
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id.isupper():
            try:
                value = eval(compile(ast.Expression(node.value), "", "eval"), {"__builtins__": {}}, dict(known))
            except (NameError, TypeError):
                continue
            if type(value) is int and abs(value) < 2**31:
                known[node.targets[0].id] = module.constants[node.targets[0].id] = value


# ---- the copy


def _copy(module: Module, modules: dict[str, Module]) -> str:
    """The source without what the declarations say; every line keeps its number."""
    lines = module.path.read_text().split("\n")
    for node in ast.walk(module.tree):
        if isinstance(node, ast.ImportFrom):
            _keep(lines, node, _python_import(node, modules))
        elif isinstance(node, ast.FunctionDef):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Name) and decorator.id in DECORATORS:
                    _keep(lines, decorator, "")
            if _decorator(node) == "inline":
                _keep(lines, node, "")
    for node in module.tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in module.constants:
            _keep(lines, node, "")
    for kind in module.classes.values():
        for entry in kind.body:
            if isinstance(entry, ast.AnnAssign):
                _keep(lines, entry, "")
    return "\n".join(lines) + _made_functions(module)


def _keep(lines: list[str], node: ast.stmt | ast.expr, text: str) -> None:
    """Put a text in a statement's place."""
    assert node.end_lineno is not None
    for number in range(node.lineno - 1, node.end_lineno):
        lines[number] = ""
    indent = " " * (node.col_offset if isinstance(node, ast.stmt) else 0)
    lines[node.lineno - 1] = indent + text if text else ""


def _python_import(node: ast.ImportFrom, modules: dict[str, Module]) -> str:
    """The import without the names that are C's."""
    if node.module == MARK or node.module in C_LIBRARY:
        return ""
    if node.module not in modules:
        return ast.unparse(node)
    left = [alias for alias in node.names if alias.name not in modules[node.module].c_names]
    return ast.unparse(ast.ImportFrom(node.module, left, 0)) if left else ""


def _asked(module: Module) -> set[str]:
    return {
        alias.name
        for node in module.tree.body
        if isinstance(node, ast.ImportFrom) and node.module == MARK
        for alias in node.names
        if alias.name in MADE
    }


def _made_functions(module: Module) -> str:
    """`zero_fields`, `copy_fields`, `hash_fields` and `field_names` for the one class of the module that has fields."""
    asked = _asked(module)
    if not asked:
        return ""
    (kind,) = [node for node in module.classes.values() if any(isinstance(e, ast.AnnAssign) for e in node.body)]
    fields = [entry for entry in _position_fields(kind) if not entry[0].startswith("_")]
    lines = ["", ""]
    if "zero_fields" in asked:  # C has done it
        lines += ["def zero_fields(state):", "    pass", "", ""]
    if "copy_fields" in asked:
        lines += ["def copy_fields(state, other):"]
        for name, c_type in fields:
            if "[" in c_type:
                length = c_type[c_type.index("[") + 1 : -1]
                lines += [f"    for i in range({length}):", f"        state.{name}[i] = other.{name}[i]"]
            else:
                lines += [f"    state.{name} = other.{name}"]
        lines += ["", ""]
    if "hash_fields" in asked:
        lines += ["def hash_fields(state, salt):", "    key = salt"]
        for name, c_type in fields:
            if "[" in c_type:
                length = c_type[c_type.index("[") + 1 : -1]
                lines += [f"    for i in range({length}):", f"        key = mix(key, state.{name}[i])"]
            else:
                lines += [f"    key = mix(key, state.{name})"]
        lines += ["    return key", "", ""]
    if "field_names" in asked:
        lines += ["def field_names(kind):", f"    return {tuple(name for name, _ in fields)!r}"]
    return "\n".join(lines) + "\n"


def _position_fields(kind: ast.ClassDef) -> list[tuple[str, str]]:
    """The numbers a class declares, with those every state has: name and C type."""
    found = [("seats", "long long"), ("mover", "long long"), ("stream", "long long")]
    for entry in kind.body:
        if isinstance(entry, ast.AnnAssign) and isinstance(entry.target, ast.Name):
            c_type = _c_type(entry.annotation, {})
            if c_type in ("long long", "bint") or (c_type.endswith("]") and "::" not in c_type):
                found.append((entry.target.id, c_type))
    return found


# ---- the declarations


def _declarations(module: Module, modules: dict[str, Module]) -> str:
    """The text of a module's `.pxd`."""
    lines = [f"# written by scripts/declarations.py from {module.path.name}", "cimport cython", ""]
    known: dict[str, str] = dict.fromkeys(module.classes, "")
    for node in ast.walk(module.tree):
        if not isinstance(node, ast.ImportFrom):
            continue
        if node.module in C_LIBRARY:
            lines.append(f"from {C_LIBRARY[node.module]} cimport {', '.join(a.name for a in node.names)}")
        elif node.module in modules:
            other = modules[node.module]
            names = [alias.name for alias in node.names if alias.name in other.c_names]
            known |= dict.fromkeys(name for name in names if name in other.classes)
            if names:
                lines.append(f"from {node.module} cimport {', '.join(names)}")
    if module.constants:
        lines += ["", "cpdef enum:"]
        lines += [f"    {name} = {value}" for name, value in module.constants.items()]
    lines.append("")
    for name, annotation in module.globals.items():
        lines.append("cdef " + _variable(name, _c_type(ast.parse(annotation, mode="eval").body, known)))
    for kind in module.classes.values():
        lines += ["", *_class_lines(kind, known)]
    lines.append("")
    for function in module.functions.values():
        lines += _function_lines(function, known, "")
    lines += _made_declarations(module)
    return "\n".join(lines) + "\n"


def _made_declarations(module: Module) -> list[str]:
    asked = _asked(module)
    if not asked & {"copy_fields", "hash_fields"}:
        return []
    (kind,) = [node for node in module.classes.values() if any(isinstance(e, ast.AnnAssign) for e in node.body)]
    lines = []
    if "copy_fields" in asked:
        lines += [
            "@cython.locals(i=cython.longlong)",
            f"cdef void copy_fields({kind.name} state, {kind.name} other) noexcept nogil",
        ]
    if "hash_fields" in asked:
        lines += [
            f"from {KEYS} cimport mix",
            "@cython.locals(i=cython.longlong, key=cython.ulonglong)",
            f"cdef long long hash_fields({kind.name} state, long long salt) noexcept nogil",
        ]
    return lines


def _class_lines(kind: ast.ClassDef, known: dict[str, str]) -> list[str]:
    base = f"({ast.unparse(kind.bases[0])})" if kind.bases else ""
    lines = [f"cdef class {kind.name}{base}:"]
    for entry in kind.body:
        if isinstance(entry, ast.AnnAssign) and isinstance(entry.target, ast.Name):
            name = entry.target.id
            c_type = _c_type(entry.annotation, known)
            public = "" if name.startswith("_") or "[::" in c_type else "public "
            lines.append(f"    cdef {public}{_variable(name, c_type)}")
    for entry in kind.body:
        if isinstance(entry, ast.FunctionDef) and _decorator(entry):
            lines += _function_lines(entry, known, "    ")
    return lines if len(lines) > 1 else [*lines, "    pass"]


def _variable(name: str, c_type: str) -> str:
    """`short offered[6]`."""
    if c_type.endswith("]") and "::" not in c_type:
        kind, _, length = c_type.partition("[")
        return f"{kind} {name}[{length}"
    return f"{c_type} {name}"


def _function_lines(function: ast.FunctionDef, known: dict[str, str], indent: str) -> list[str]:
    arguments = []
    for argument in function.args.args:
        if argument.annotation is None:
            arguments.append(argument.arg)  # self
        else:
            arguments.append(f"{_c_type(argument.annotation, known)} {argument.arg}")
    assert function.returns is not None, function.name
    head = f"{_c_type(function.returns, known)} {function.name}({', '.join(arguments)})"
    lines = []
    local = _locals(function, known)
    if _decorator(function) == "inline":
        return [indent + line for line in [DECORATORS["inline"].format(head) + ":", *_inline_body(function, local)]]
    if local:
        lines.append(f"{indent}@cython.locals({', '.join(f'{name}={kind}' for name, kind in local.items())})")
    lines.append(indent + DECORATORS[_decorator(function)].format(head))
    return lines


def _inline_body(function: ast.FunctionDef, local: dict[str, str]) -> list[str]:
    """The body as a `.pxd` has it: C locals first, no docstring, no annotations."""
    c_types = {named: c_type for c_type, named in NAMED.items()}
    lines = [f"cdef {c_types.get(kind, kind)} {name}" for name, kind in local.items()]
    for statement in function.body:
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
            continue
        lines += ast.unparse(_Unannotated().visit(statement)).split("\n")
    return ["    " + line for line in lines]


class _Unannotated(ast.NodeTransformer):
    """`x: int = 1` becomes `x = 1`."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.Assign:
        assert node.value is not None
        return ast.copy_location(ast.Assign([node.target], node.value), node)


def _locals(function: ast.FunctionDef, known: dict[str, str]) -> dict[str, str]:
    """The C type of every local variable: as annotated, or 64 bits where nothing else can be meant."""
    arguments = {argument.arg for argument in function.args.args}
    found: dict[str, str] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            c_type = _c_type(node.annotation, known)
            if c_type != "object":
                found[node.target.id] = _named(c_type)
    if _decorator(function) in ("nogil", "both", "inline"):
        for node in ast.walk(function):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and node.id not in arguments:
                found.setdefault(node.id, "cython.longlong")
    for node in ast.walk(function):  # Cython would take C's `long`, which has 32 bits on Windows
        if isinstance(node, ast.For) and isinstance(node.target, ast.Name) and _counts(node.iter):
            found.setdefault(node.target.id, "cython.longlong")
    return found


def _counts(turns: ast.expr) -> bool:
    """Whether a loop runs over `range(...)`."""
    return isinstance(turns, ast.Call) and ast.unparse(turns.func) == "range"


def _named(c_type: str) -> str:
    """A C type as `cython.locals` wants it."""
    if c_type == "unsigned long long":
        return "cython.ulonglong"
    return NAMED.get(c_type, c_type)


def _c_type(annotation: ast.expr, known: dict[str, str]) -> str:
    """What an annotation is in C."""
    if isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) == "Annotated":
        assert isinstance(annotation.slice, ast.Tuple)
        _, said, *length = annotation.slice.elts
        assert isinstance(said, ast.Constant)
        return f"{said.value}[{ast.unparse(length[0])}]" if length else str(said.value)
    name = ast.unparse(annotation)
    if name in known:
        return name
    return PLAIN.get(name.partition("[")[0], "tuple" if name.startswith("tuple[") else "object")


def _decorator(function: ast.FunctionDef) -> str:
    """Which of our decorators a function has: `nogil`, `inline`, `cpdef`, `both`, or an empty text."""
    found = {ast.unparse(decorator) for decorator in function.decorator_list} & {"nogil", "inline", "cpdef"}
    return "both" if len(found) == 2 else "".join(found)
