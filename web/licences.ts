import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

/** Of whatever ends up in the pages and is not ours: its name, its version, and the licence it came with. */
export interface Licence {
  name: string;
  version: string;
  licence: string;
  text: string;
}

const HERE = import.meta.dirname;
/** The texts of licences that packages name without containing them. */
const COMMON = join(HERE, "licences");
const PACKAGE = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/;

function licenceOf(folder: string): Licence {
  const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const own = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  const file = own ? join(folder, own) : join(COMMON, `${about.license}.txt`);
  if (!existsSync(file)) throw new Error(`${about.name} can't be shipped without the text of its licence: add ${file}`);
  const text = readFileSync(file, "utf8").replaceAll("\r\n", "\n").trim();
  return { name: about.name, version: about.version, licence: about.license, text };
}

/** Writes licences.json beside the pages, for the page "Licences" and for THIRD-PARTY. */
export function licences(): Plugin {
  return {
    name: "licences",
    generateBundle(_options, bundle) {
      const sources = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" ? file.moduleIds : file.originalFileNames,
      );
      const folders = new Set(
        sources.flatMap((source) => source.match(PACKAGE) ?? []).map((folder) => resolve(HERE, folder)),
      );
      const found = [...folders].map(licenceOf);
      const source = JSON.stringify(found.sort((one, other) => one.name.localeCompare(other.name)));
      this.emitFile({ type: "asset", fileName: "licences.json", source });
    },
  };
}
