// How the text of an entry is written: paragraphs with a blank line between them. One that begins with "» " is an
// example, one with "§ " a ruling of ours where the rulebook is silent, one with "– " a list, an item in each line.

export interface Paragraph {
  kind: "plain" | "example" | "ruling" | "list";
  /** The items of a list; otherwise the text alone. */
  lines: string[];
}

const MARKS = [
  ["» ", "example"],
  ["§ ", "ruling"],
  ["– ", "list"],
] as const;

export function paragraphs(text: string): Paragraph[] {
  return text.split(/\n\s*\n/).map((part) => {
    const [mark, kind] = MARKS.find(([one]) => part.startsWith(one)) ?? [];
    if (!mark || !kind) return { kind: "plain", lines: [part] };
    const items = kind === "list" ? part.split("\n") : [part];
    return { kind, lines: items.map((item) => item.replace(mark, "")) };
  });
}
