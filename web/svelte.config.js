// How Svelte files are compiled: TypeScript in scripts, styles as files of their own.
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  // A page lives as long as its address: what it begins with may be read once.
  compilerOptions: { runes: true, warningFilter: (warning) => warning.code !== "state_referenced_locally" },
};
