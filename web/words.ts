import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

import { setOf } from "./src/lib/wordsets.ts";

const LOCALES = join(import.meta.dirname, "../src/neonstrip/locales");
const MODULE = "virtual:words";
const ENDING = ".ftl";
/** What only the command line and the server say. */
const UNSAID = /^(arena|doctor|records|server|settle|statistics|storage|tables|warm)\.ftl$/;

/** The files of each set of words, of a language. */
function setsIn(language: string): Map<string, string[]> {
  const sets = new Map<string, string[]>();
  for (const name of readdirSync(join(LOCALES, language)).sort()) {
    if (!name.endsWith(ENDING) || UNSAID.test(name)) continue;
    const set = setOf(name.slice(0, -ENDING.length));
    sets.set(set, [...(sets.get(set) ?? []), name]);
  }
  return sets;
}

/** Where to read each set, by language. */
function overview(): string {
  const languages = readdirSync(LOCALES, { withFileTypes: true }).filter((each) => each.isDirectory());
  const spoken = languages.map(({ name }) => name).filter((name) => setsIn(name).size);
  const read = (language: string, set: string) => `"${set}": () => import("${MODULE}/${language}/${set}")`;
  const all = spoken.map((language) => {
    const sets = [...setsIn(language).keys()].map((set) => read(language, set));
    return `"${language}": { ${sets.join(", ")} }`;
  });
  return `export default { ${all.join(", ")} };`;
}

/** Words come in sets that are needed together, a file for each in each language: few requests, and nothing unsaid. */
export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return undefined;
      const [language, set] = id.slice(`\0${MODULE}/`.length).split("/");
      if (!language || !set) return overview();
      const files = (setsIn(language).get(set) ?? []).map((name) => join(LOCALES, language, name));
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, "utf8")).join("\n"))};`;
    },
  };
}
