import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_$" }],
      // Maps and sets here are made for one reckoning and thrown away: what is looked at is never changed in place.
      "svelte/prefer-svelte-reactivity": "off",
      // A space at the edge of a block is written {" "}: else it is dropped.
      "svelte/no-useless-mustaches": "off",
    },
  },
);
