// Sheets that several devices enter: what this one has to tell at the table of the server, and what it learns there.

import type { ScorerView } from "../../lib/protocol";
import type { Part, Posting } from "../../paper/posting.svelte";
import { sheetOf, termsOf, textOf, type Entry, type Sheet } from "./entry";
import type { Kept } from "./kept";

/** What the table is to know of this device's sheets; nothing before anything is written. */
export function partsOf(entry: Entry, { touched, begun, post, over, ended }: Kept): Part[] {
  if (post.hosts && !post.table && touched === begun && !over) return [];
  const own = entry.players.filter(({ elsewhere }) => !elsewhere);
  const known = new Set(entry.players.map(({ id }) => `sheet ${id}`));
  const gone = Object.keys(post.sent).filter((name) => name.startsWith("sheet ") && !known.has(name));
  return [
    ...(post.hosts ? [{ name: "terms", note: { note: "agreed", terms: termsOf(entry) } } as const] : []),
    ...own.map((sheet) => ({ name: `sheet ${sheet.id}`, note: noteOf(sheet) })),
    ...own
      .filter(({ id, loan }) => loan !== null || `vote ${id}` in post.sent)
      .map(({ id, loan }) => ({ name: `vote ${id}`, note: { note: "voted", sheet: id, loan } as const })),
    ...gone.map((name) => ({ name, note: { note: "removed", sheet: name.slice("sheet ".length) } as const })),
    ...(post.hosts && ended ? [{ name: "ended", note: { note: "ended" } } as const] : []),
  ];
}

const noteOf = (sheet: Sheet) =>
  ({
    note: "written",
    sheet: sheet.id,
    text: { ...textOf(sheet) },
    name: sheet.name.trim(),
    done: sheet.done,
  }) as const;

/** The sheets that the table shows, this device's own as they are here, and those that the table does not know yet. */
export function merged(players: Sheet[], view: ScorerView, posting: Posting, watches: boolean): Sheet[] {
  const own = new Map(players.filter(({ elsewhere }) => !elsewhere).map((sheet) => [sheet.id, sheet]));
  const shown = view.sheets.flatMap(({ id, name, text, loan, done, voted, phone }): Sheet[] => {
    const mine = !watches && phone === posting.phone;
    const known = own.get(id);
    own.delete(id);
    if (mine && known) return [{ ...known, voted }];
    if (mine && posting.has(`sheet ${id}`)) return []; // it was removed here
    return [{ ...sheetOf(text), id, name, loan, done, voted, elsewhere: !mine }];
  });
  return [...shown, ...[...own.values()].filter(({ id }) => !posting.has(`sheet ${id}`))];
}
