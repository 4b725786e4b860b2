import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { brotli } from "./brotli.ts";
import { licences } from "./licences.ts";

// What screens share, and what boards share, is a file each, not one for every set of screens that share it: a first visit
// should take few requests, of a class behind one address too.
const SHARED =
  /src\/(lib|setup)\/|src\/first\/(known|starting)|src\/games\.ts|src\/\w+\/(Art\.|game\.ts|light\.css)|src\/ui\/(Dialog|Icon|Lang|Mark|Prep|Step|Strip|explain|players)|node_modules/;
const BOARDS = /web\/src\/(?!.*\.ftl)/;

// The built client lies inside the Python package, so that the wheel ships it and the server finds it.
export default defineConfig({
  plugins: [svelte(), licences(), brotli()],
  build: {
    outDir: "../src/neonstrip/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 200,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "shared", test: SHARED, minShareCount: 2, priority: 2 },
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
