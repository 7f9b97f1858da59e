// Makes archives of Python files, and any other file, small and quick to start for a browser:
// node scripts/precompile.mjs FILE...  writes FILE.zst beside each.  The Python is Pyodide's own: another version's
// compiled files could not be read there.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "../site/node_modules/pyodide/pyodide.mjs";

const pyodide = fileURLToPath(new URL("../site/node_modules/pyodide/", import.meta.url));
const python = await loadPyodide({ indexURL: pyodide });
python.runPython(readFileSync(new URL("precompile.py", import.meta.url), "utf8"));
for (const file of process.argv.slice(2)) {
  python.FS.writeFile("/file", readFileSync(file));
  python.globals.get("pack")("/file", "/packed");
  writeFileSync(`${file}.zst`, python.FS.readFile("/packed"));
}
