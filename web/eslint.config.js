// Configures the linter, with two project rules: a board computes no number of the game, and templates have no style attributes
// (the Content-Security-Policy forbids them; a style: directive goes through the object model and is fine).
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import house from "./build/house-rules.mjs";

export default ts.config(
  { ignores: ["dist/", "pictures/site/", "pictures/out/", "pictures/recorded/", "src/words/made/", "src/art/made/", "art/kit/"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node, __DESK__: "readonly" } },
    rules: {
      "no-undef": "off",
      "svelte/no-at-html-tags": "error",
      "svelte/no-navigation-without-resolve": "off",
      "svelte/prefer-svelte-reactivity": "off",
      "svelte/require-each-key": "error",
      "svelte/no-useless-mustaches": "off",
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  { files: ["src/**/*.svelte"], plugins: { house }, rules: { "house/no-style-attribute": "error" } },
  {
    files: ["src/boards/**/*.{ts,svelte}"],
    ignores: ["src/boards/**/*.test.ts"],
    plugins: { house },
    rules: { "house/no-game-arithmetic": "error" },
  },
);
