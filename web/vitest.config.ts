import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Unit tests in plain Node: tests/browser.ts stands in for the little of a browser they need. */
export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] }, // the runtime that follows changes, not the one that prints pages
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/browser.ts"] },
});
