// Runs a Python file in Pyodide, as a browser's worker would: node run_python.mjs SITE FILE NAME=VALUE...
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "../../site/node_modules/pyodide/pyodide.mjs";

const [site, file, ...environment] = process.argv.slice(2);
const engine = `${site}/engine/`;
const { packages } = JSON.parse(readFileSync(`${engine}engine.json`, "utf8"));
try {
  const python = await loadPyodide({
    indexURL: fileURLToPath(
      new URL("../../site/node_modules/pyodide/", import.meta.url),
    ),
    stdLibURL: `${engine}python_stdlib.zip`,
    env: Object.fromEntries(environment.map((one) => one.split("="))),
  });
  for (const name of packages)
    python.unpackArchive(new Uint8Array(readFileSync(engine + name)), "zip", {
      extractDir: "/lib/python3.14/site-packages",
    });
  python.globals.set("__name__", "__main__");
  await python.runPythonAsync(readFileSync(file, "utf8"));
} catch (error) {
  console.error(String(error.message).slice(-3000)); // without the source of Pyodide
  process.exitCode = 1;
}
