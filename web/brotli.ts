import type { Plugin } from "vite";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const FOLDER = "brotli";
const PACKED = new Set([".woff", ".woff2"]);

/** Packs every built file beside the others, under the same name in a folder of its own: once, as small as can be. */
export function brotli(): Plugin {
  let built = "";
  return {
    name: "brotli",
    apply: "build",
    configResolved(config) {
      built = join(config.root, config.build.outDir);
    },
    closeBundle() {
      const names = readdirSync(built, { recursive: true, encoding: "utf8" });
      for (const name of names.filter((each) => statSync(join(built, each)).isFile() && !PACKED.has(extname(each)))) {
        const plain = readFileSync(join(built, name));
        const small = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } });
        const into = join(built, FOLDER, name);
        mkdirSync(dirname(into), { recursive: true });
        writeFileSync(into, small);
      }
    },
  };
}
