/// <reference types="vitest/config" />
// How the page is built. Nothing is inlined: the server's Content-Security-Policy allows only files of its own.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env.BELL_SERVER ?? "http://127.0.0.1:8080";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
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
