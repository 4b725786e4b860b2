import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The built client lies inside the Python package, so that the wheel ships it and the server finds it.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/neonstrip/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 200,
  },
  server: { proxy: { "/api": "http://127.0.0.1:7711", "/ws": { target: "ws://127.0.0.1:7711", ws: true } } },
});
