import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

/** A type that is claimed and not shown goes wrong in silence: views, lines and statistics are told apart by their kind,
 * targets of events by instanceof. What must be claimed all the same, such as what comes off the wire, says why there. */
const CLAIMS = [
  {
    selector: "TSAsExpression:not([typeAnnotation.typeName.name='const'])",
    message: "Show what it is (a kind, instanceof, a guard) and do not claim it.",
  },
  {
    // An index whose bounds are known may be claimed: the compiler takes every element for missing.
    selector:
      "TSNonNullExpression:not(:has(> MemberExpression[computed=true])):not(:has(> CallExpression[callee.property.name='at']))",
    message: "Look whether it is there.",
  },
];

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
      "no-restricted-syntax": ["error", ...CLAIMS],
    },
  },
  // Tests set up as little of a table as they need.
  { files: ["**/*.test.ts", "src/lib/quiettable.svelte.ts"], rules: { "no-restricted-syntax": "off" } },
);
