import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

declare const process: { env: Record<string, string | undefined> };
const server = process.env["GNOMEHALL_SERVER"] ?? "http://127.0.0.1:8765"; // for `npm run dev`

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/gnomehall/server/static",
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
});
