import { readFileSync } from "node:fs";

import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const BREAKPOINTS = JSON.parse(readFileSync(new URL("./src/breakpoints.json", import.meta.url), "utf8"));

/** A breakpoint by its name, as browsers write it. */
function condition(written, side, edge, name) {
  const at = BREAKPOINTS[side][name];
  if (!at) throw new Error(`there is no such breakpoint: ${written}`);
  return edge === "from" ? `(min-${side}: ${at}px)` : `(max-${side}: ${at - 1}px)`;
}

const breakpoints = {
  style: ({ content }) => ({ code: content.replace(/\(--(width|height)-(from|below)-(\w+)\)/g, condition) }),
};

export default { preprocess: [breakpoints, vitePreprocess()] };
