import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";

declare const process: { env: Record<string, string | undefined> };
const server = process.env["GNOMEHALL_SERVER"] ?? "http://127.0.0.1:8765"; // for `npm run dev`

/** Writes sw.js with the names of the built files: those of all pages but fonts, which are kept as they are used. */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => /\.(js|css)$/.test(name))
        .sort();
      const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
      const source = readFileSync(new URL("./src/sw.js", import.meta.url), "utf8");
      this.emitFile({
        type: "asset",
        fileName: "sw.js",
        source: `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(files)};\n${source}`,
      });
    },
  };
}

/** Writes every text file a second time, compressed: the server sends it as it lies there. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    closeBundle() {
      const folder = fileURLToPath(new URL("../src/gnomehall/server/static/", import.meta.url));
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|html|svg|json|webmanifest|txt)$/.test(name)) continue;
        writeFileSync(`${folder}${name}.gz`, gzipSync(readFileSync(`${folder}${name}`), { level: 9 }));
      }
    },
  };
}

/** The version, from the one place that has it. */
const init = readFileSync(new URL("../src/gnomehall/__init__.py", import.meta.url), "utf8");
const version = /__version__ = "([^"]+)"/.exec(init)?.[1] ?? "?";

/** `vite build --mode site`: the hall without a server, in a folder that any path can serve. */
export default defineConfig(({ mode }) => ({
  base: mode === "site" ? "./" : "/",
  define: {
    "import.meta.env.GNOMEHALL_VERSION": JSON.stringify(version),
    "import.meta.env.GNOMEHALL_SITE": JSON.stringify(mode === "site"),
  },
  worker: { format: "es" },
  plugins: mode === "site" ? [svelte(), serviceWorker()] : [svelte(), serviceWorker(), compressed()],
  build: {
    outDir: mode === "site" ? "../build/site/page" : "../src/gnomehall/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's content policy allows no data: addresses
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
}));
