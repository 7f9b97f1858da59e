// Runs a Python file in Pyodide, as a browser's worker would: node run_python.mjs SITE FILE NAME=VALUE...
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "../../site/node_modules/pyodide/pyodide.mjs";
import { decompress } from "../../web/node_modules/fzstd/esm/index.mjs";

const [site, file, ...environment] = process.argv.slice(2);
const engine = `${site}/engine/`;
const { packages } = JSON.parse(readFileSync(`${engine}engine.json`, "utf8"));
const unpacked = (name) => decompress(readFileSync(`${engine}${name}.zst`));
const library = mkdtempSync(`${tmpdir()}/gnomehall-`); // Pyodide takes its library only from a file
try {
  writeFileSync(`${library}/python_stdlib.zip`, unpacked("python_stdlib.zip"));
  const python = await loadPyodide({
    indexURL: fileURLToPath(new URL("../../site/node_modules/pyodide/", import.meta.url)),
    stdLibURL: `${library}/python_stdlib.zip`,
    env: Object.fromEntries(environment.map((one) => one.split("="))),
  });
  for (const name of packages)
    python.unpackArchive(unpacked(name), "zip", { extractDir: "/lib/python3.14/site-packages" });
  python.globals.set("__name__", "__main__");
  await python.runPythonAsync(readFileSync(file, "utf8"));
} catch (error) {
  console.error(String(error.message).slice(-3000)); // without the source of Pyodide
  process.exitCode = 1;
} finally {
  rmSync(library, { recursive: true });
}
