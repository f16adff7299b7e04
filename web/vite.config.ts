import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { offline } from "./offline";

/** The catalogues and the rules are the Python package's own files. */
const PACKAGE = decodeURIComponent(new URL("../src/alhambra/", import.meta.url).pathname);

/** Few files: each costs a request and its headers, which is more than many a small part weighs. */
const CHUNKS = [{ name: "first", tags: ["$initial" as const] }];

export default defineConfig({
  plugins: [svelte(), offline()],
  resolve: { alias: { "@locale": `${PACKAGE}locale`, "@rules": `${PACKAGE}rules` } },
  build: {
    outDir: `${PACKAGE}server/page`,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    license: { fileName: "licences.md" },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
