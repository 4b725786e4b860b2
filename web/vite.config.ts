import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { brotli } from "./brotli.ts";
import { licences } from "./licences.ts";
import { words } from "./words.ts";

// What is shared is a file each for home, for whoever sets up a table or sits at one, and for boards; not one for every set
// of screens that share it: a first visit should take few requests, of a class behind one address too.
const HOME = /src\/(main\.ts|screens\/Home\.svelte)$/;
const PLAYING = /src\/(lib|setup)\//;
const BOARDS = /web\/src\//;

interface Graph {
  getModuleInfo(file: string): { importers: readonly string[] } | null;
}

/** Whether the home page needs a file before anything is pressed. */
function isAtHome(file: string, graph: Graph, seen = new Set<string>()): boolean {
  if (HOME.test(file)) return true;
  if (seen.has(file)) return false;
  seen.add(file);
  return (graph.getModuleInfo(file)?.importers ?? []).some((importer) => isAtHome(importer, graph, seen));
}

// The built client lies inside the Python package, so that the wheel ships it and the server finds it.
export default defineConfig({
  plugins: [svelte(), words(), licences(), brotli()],
  build: {
    outDir: "../src/neonstrip/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 200,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: (file, graph) => (isAtHome(file, graph) ? "shared" : null), priority: 3 },
            { name: "playing", test: PLAYING, minShareCount: 2, priority: 2 },
            { name: "boards", test: BOARDS, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] }, // words lie beside the pages
    proxy: { "/api": "http://127.0.0.1:7711", "/ws": { target: "ws://127.0.0.1:7711", ws: true } },
  },
});
