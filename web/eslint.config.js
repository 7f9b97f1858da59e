import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

const unused = { argsIgnorePattern: "^_", varsIgnorePattern: "^_", caughtErrors: "all" };

export default ts.config(
  { ignores: ["node_modules/", "src/**/wire.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", unused],
      "svelte/prefer-svelte-reactivity": "off", // our maps and sets keep books; nothing is drawn from them
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"] } },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      "svelte/require-each-key": "off", // most lists are of equal pieces, where a key would be the index
      "prefer-const": "off", // `let { ... } = $props()` is one statement, some of it bindable
      "svelte/prefer-const": ["error", { excludedRunes: ["$props", "$derived"] }],
    },
  },
  {
    files: ["src/sw.js"],
    languageOptions: { globals: { ...globals.serviceworker, VERSION: "readonly", FILES: "readonly" } },
  },
  { files: ["*.config.*", "scripts/**"], languageOptions: { globals: globals.node } },
);
