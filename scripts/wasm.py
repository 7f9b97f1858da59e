"""Compiles the modules for the Python of a browser (wasm32, Pyodide) with Debian's clang, lld and wasi-libc.

The limited API makes one file serve every Python from 3.11 on: NAME.abi3.so.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from cython_modules import effort, translated
from setuptools import Extension

NEEDED = ("clang", "wasm-ld")
HEADERS = Path("/usr/include/wasm32-wasi")
LEFT_OUT = ("gnomehall.envs.", "gnomehall.training.")  # nobody in the browser trains
SIZES = {  # of wasm32, where the headers at hand are those of this machine
    "SIZEOF_LONG": 4, "SIZEOF_VOID_P": 4, "SIZEOF_SIZE_T": 4, "SIZEOF_UINTPTR_T": 4, "SIZEOF_LONG_DOUBLE": 16,
    "SIZEOF_PTHREAD_T": 4, "ALIGNOF_LONG": 4, "ALIGNOF_SIZE_T": 4, "SIZEOF_TIME_T": 8,
}
X86 = ("HAVE_GCC_ASM_FOR_X87", "HAVE_GCC_ASM_FOR_X64", "HAVE_GCC_ASM_FOR_MC68881", "HAVE_GCC_UINT128_T")
CLANG = [
    "clang", "--target=wasm32-unknown-emscripten", "-fPIC", "-g0", "-w", "-D__wasi__=1", "-D_WASI_EMULATED_SIGNAL",
    "-D_WASI_EMULATED_PROCESS_CLOCKS", "-isystem", str(HEADERS), "-DPy_LIMITED_API=0x030b0000",
    "-DCYTHON_LIMITED_API=1", "-Isrc/gnomehall/bots", "-Ibuild/mirror",
]
LINK = [
    "wasm-ld", "--experimental-pic", "-shared", "--import-memory", "--allow-undefined", "--no-entry", "--strip-debug",
]


def compile_all(out: Path) -> list[Path]:
    """Every module as `out/gnomehall/.../NAME.abi3.so`; only what changed is compiled again."""
    headers = _write_sizes(out.parent / "include")
    modules = [
        module for module in translated(lambda name, path: Extension(name, [path]))
        if not module.name.startswith(LEFT_OUT)
    ]
    with ThreadPoolExecutor(os.cpu_count() or 1) as several:
        return list(several.map(lambda module: _compile(module, out, headers), modules))


def _write_sizes(folder: Path) -> list[str]:
    """The headers of the Python at hand, with the sizes of wasm32 in `pyconfig.h`."""
    include = Path(sysconfig.get_path("include"))
    own = Path(sysconfig.get_config_h_filename())
    debian = include.parent / str(sysconfig.get_config_var("MULTIARCH")) / include.name / own.name
    text = (debian if debian.is_file() else own).read_text(encoding="utf-8")
    for name, size in SIZES.items():
        text = re.sub(rf"#define {name} \d+", f"#define {name} {size}", text)
    for name in X86:
        text = re.sub(rf"#define {name} 1", f"/* #undef {name} */", text)
    shutil.copytree(include, folder, dirs_exist_ok=True)
    (folder / "pyconfig.h").write_text(text, encoding="utf-8")
    return [f"-I{folder}"]


def _compile(module: Extension, out: Path, headers: list[str]) -> Path:
    source = Path(module.sources[0])
    target = out / Path(*module.name.split(".")).with_suffix(".abi3.so")
    newest = max(Path(one).stat().st_mtime for one in (source, __file__, "src/gnomehall/bots/clock.h"))
    if target.is_file() and target.stat().st_mtime > newest:
        return target
    target.parent.mkdir(parents=True, exist_ok=True)
    made = target.with_suffix(".o")
    _run([*CLANG, *headers, effort(module.name), "-c", str(source), "-o", str(made)])
    _run([*LINK, f"--export=PyInit_{module.name.rpartition('.')[2]}", str(made), "-o", str(target)])
    made.unlink()
    return target


def _run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"site: {command[0]} failed\n{done.stderr[:4000]}")
