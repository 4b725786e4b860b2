// What a note makes of a dealer's table, as far as this device knows the cards: so it goes on while the server is away.
// The server does the same with the same notes, and what it says counts.

import type { DealerView, Flip, Note, PaperScript, Shown } from "../lib/protocol";
import { faces, given, mixesIn, taken } from "./alone";

export type AnyNote = Note["note"];

/** What lies at a place of the script; nothing if this device does not know it. */
const at = (script: PaperScript | null, shuffle: number, place: number): Flip | undefined =>
  script?.shuffles[shuffle - script.first]?.[place];

/** What lies open, as the script has it. */
function now({ shown }: DealerView, script: PaperScript | null): Flip | undefined {
  const { shuffle, place } = shown.at(-1)!;
  return at(script, shuffle, place);
}

/** What a flip would show, if this device knows it. */
export function next(view: DealerView, script: PaperScript | null): Shown | undefined {
  const last = view.shown.at(-1)!;
  const mixed = mixesIn(view, now(view, script)) ? at(script, view.shown.length - 1, 1) : undefined;
  if (mixed) return shownAs(mixed, view, view.shown.length - 1, 1, true);
  const same = at(script, last.shuffle, last.place + 1);
  if (same) return shownAs(same, view, last.shuffle, last.place + 1);
  if (view.rival) return undefined;
  const fresh = at(script, last.shuffle, last.place) && at(script, last.shuffle + 1, 1);
  return fresh && shownAs(fresh, view, last.shuffle + 1, 1, true);
}

function shownAs(flip: Flip, view: DealerView, shuffle: number, place: number, shuffled = flip.shuffled): Shown {
  const { left } = flip;
  return { ...faces(flip, view.shown), left, shuffled, shuffle, place, given: null };
}

/** The stacks after a shuffle, if this device knows them. */
export function shuffled(view: DealerView, script: PaperScript | null): Shown | undefined {
  const shuffle = view.shown.at(-1)!.shuffle + 1;
  const fresh = view.rival ? undefined : at(script, shuffle, 0);
  return fresh && shownAs(fresh, view, shuffle, 0, true);
}

/** A table after a note. One that is known already changes nothing. */
export function noted(view: DealerView, note: AnyNote, script: PaperScript | null): DealerView {
  const count = view.shown.length;
  switch (note.note) {
    case "flipped": {
      if (note.shown !== count + 1) return view;
      const ended = given(view, note.given, now(view, script));
      const comes = next(ended, script);
      if (!comes) return view;
      const over = view.over || !comes.numbers.length;
      return { ...ended, shown: [...ended.shown, comes], phones: waiting(view), over };
    }
    case "reshuffled": {
      const comes = note.shown === count + 1 && shuffled(view, script);
      return comes ? { ...view, shown: [...view.shown, comes], phones: waiting(view) } : view;
    }
    case "unflipped":
      return note.shown === count && count > 1 ? { ...taken(view), phones: waiting(view) } : view;
    case "marked":
      return marked(view, note.what, note.who ?? "", note.on ?? true);
    case "paced":
      return { ...view, waits: note.phones };
    case "left":
      return { ...view, phones: view.phones.filter(({ id }) => id !== note.phone) };
    case "ended":
      return { ...view, over: true };
    case "counted":
      return view.rival ? { ...view, rival: { ...view.rival, total: note.total, won: null } } : view;
    default:
      return view;
  }
}

const waiting = (view: DealerView) => view.phones.map(({ id }) => ({ id, ready: false }));

function marked(view: DealerView, what: string, who: string, on: boolean): DealerView {
  const [shown, place] = [view.shown.length, Number(what) - 1];
  if (place >= 0)
    return {
      ...view,
      races: view.races.map((known, each) => (each === place ? (on ? (known ?? shown) : null) : known)),
    };
  const goals = view.goals.map((goal) => {
    if (goal.kind !== what || goal.reached.some((mark) => mark.who === who) === on) return goal;
    const others = goal.reached.filter((mark) => mark.who !== who);
    return { ...goal, reached: on ? [...others, { who, shown }] : others };
  });
  return { ...view, goals };
}
