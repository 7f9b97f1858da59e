// Scores sheets by src/pages/scorer/score.ts: reads {facts, sheets: [...]} as JSON, writes the results. tests/test_scorer.py compares them with the engine.
import { readFileSync } from "node:fs";
import ts from "typescript";

const source = readFileSync(new URL("../src/pages/scorer/score.ts", import.meta.url), "utf8");
const plain = ts.transpileModule(source, {
  compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
}).outputText;
const { score } = await import(`data:text/javascript,${encodeURIComponent(plain)}`);
const { facts, sheets } = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(sheets.map((one) => score(one, facts))));
