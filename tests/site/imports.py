"""Imports every module of ours that the hall in the browser has; prints those that cannot be.  Runs in Pyodide."""

from __future__ import annotations

import importlib
import json
import pkgutil

import gnomehall

problems = {}
modules = [module.name for module in pkgutil.walk_packages(gnomehall.__path__, "gnomehall.")]
for name in modules:
    try:
        importlib.import_module(name)
    except ImportError as error:
        problems[name] = str(error)
print(json.dumps([len(modules), problems]))
