/// <reference types="vitest/config" />
// How the page is built. Nothing is inlined: the server's Content-Security-Policy allows only files of its own.
import { createHash } from "node:crypto";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const server = process.env.BELL_SERVER ?? "http://127.0.0.1:8080";

/** The page says which one it is, and the server says the same in its welcome (src/server/pages.h): so an old page knows. The
    names of all files change with what is in them. */
function mark(): Plugin {
  return {
    name: "bell-mark",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const files = Object.keys(bundle ?? {}).toSorted().join("\n");
        const build = createHash("sha256").update(html).update(files).digest("hex").slice(0, 12);
        return [{ tag: "meta", attrs: { name: "build", content: build }, injectTo: "head" }];
      },
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), mark()],
  define: { __DESK__: JSON.stringify(mode !== "production") },
  build: {
    target: "es2022",
    outDir: mode === "pictures" ? "pictures/site" : "dist",
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
  test: { include: ["src/**/*.test.ts", "tests/unit/**/*.test.ts"], environment: "node" },
}));
