// How Svelte files are compiled: TypeScript in scripts, styles as files of their own.
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true } };
