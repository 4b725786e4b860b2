// What every element of the table says about itself, with the rule behind it.

import type { FluentVariable } from "@fluent/bundle";

import { printedIn } from "../lib/phrases";
import type { Lot, Project, SheetView } from "../lib/protocol";
import { say } from "../lib/words.svelte";
import { capital } from "../lib/writing";
import type { Explanation } from "../ui/explain.svelte";
import { room } from "./lots";
import { read } from "./moves";
import { actionName, broughtWords, colourName, columnValues, projectName, projectRule, type Meaning } from "./words";

const RULES: Record<string, string> = {
  construction: "N-CONSTRUCT-1",
  improvement: "N-IMPROVE-1",
  show: "N-SHOW-1",
  inauguration: "N-INAUG-1",
  limousine: "N-LIMO-1",
  "area-projects": "N-SCORE-1",
  "area-inauguration": "N-SCORE-2",
  "area-shows": "N-SCORE-3",
  "area-hotels": "N-SCORE-4",
  "area-streets": "N-SCORE-5",
  "area-golf": "N-SCORE-6",
  "area-limousine": "N-SCORE-7",
  "area-safe": "N-SCORE-8",
  total: "N-SCORE-9",
  boxes: "N-BONUS-1",
  column: "N-IMPROVE-1",
  shows: "N-SHOW-2",
  lamp: "N-LIMO-4",
  airport: "N-LIMO-2",
  car: "N-SCORE-7",
  deck: "N-ROUND-2",
  vote: "N-SETUP-4",
  refuse: "N-OPEN-3",
  circle: "N-BONUS-1",
  number: "N-BONUS-2",
  free: "N-BONUS-3",
  extend: "N-BONUS-4",
  confirm: "N-ROUND-4",
  cards: "N-PROJECT-4",
  give: "N-SOLO-3",
  use: "N-SOLO-2",
  back: "N-ROUND-3",
  "acme-pile": "N-SOLO-2",
  "acme-next": "N-SOLO-2",
  "acme-checks": "N-SOLO-4",
  "acme-reckons": "N-SOLO-8",
  "acme-hidden": "N-SOLO-10",
};

export function about(thing: string, title: string, facts: Record<string, FluentVariable> = {}): Explanation {
  return {
    title: capital(title),
    text: say(`web-nv-about-${thing}`, { ...printedIn("newvegas"), ...facts }),
    rule: RULES[thing],
    game: "newvegas",
  };
}

export const aboutAction = (action: string): Explanation => about(action, actionName(action));

const sentences = (...parts: (string | false | null)[]): string => parts.filter(Boolean).join(" ");

export function aboutLot(lot: Lot): Explanation {
  const star = lot.star && say("web-nv-about-star", { show: lot.show ?? "open" });
  const carpet = lot.carpet && say("web-nv-about-carpet", { carpet: lot.carpet, passed: lot.passed ? "yes" : "no" });
  const title = say("web-nv-spot", { street: lot.street, avenue: lot.avenue });
  if (lot.number !== null)
    return {
      title,
      text: sentences(say("web-nv-about-opened", { number: lot.number }), star, carpet),
      rule: "N-OPEN-1",
      game: "newvegas",
    };
  if (!lot.built)
    return { title, text: sentences(say("web-nv-about-site"), star, carpet), rule: "N-CONSTRUCT-1", game: "newvegas" };
  return {
    title,
    text: sentences(room(lot), lot.site && say("web-nv-about-owed"), star, carpet),
    rule: "N-OPEN-2",
    game: "newvegas",
  };
}

export function aboutHole(avenue: number, par: number, state: string): Explanation {
  const rule = state === "lost" ? "N-GOLF-3" : state === "circled" ? "N-SCORE-6" : "N-GOLF-2";
  return {
    title: say("web-nv-hole", { avenue, par }),
    text: say("web-nv-about-hole", { state }),
    rule,
    game: "newvegas",
  };
}

export function aboutHotel(avenue: number, state: string): Explanation {
  return {
    title: say("web-nv-hotel", { avenue }),
    text: say("web-nv-about-hotel", { state }),
    rule: state === "open" ? "N-HOTEL-1" : "N-HOTEL-2",
    game: "newvegas",
  };
}

export function aboutColumn(sheet: SheetView, name: string): Explanation {
  const crossed = sheet.improved[name] ?? 0;
  const next = columnValues(name, crossed + 1);
  return about("column", say(`nv-column-${name}`), {
    now: columnValues(name, crossed),
    next,
    last: next && !(name === "inauguration" && crossed) ? "no" : "yes",
  });
}

export function aboutProject(project: Omit<Project, "colour"> & { colour: string }): Explanation {
  const points = say(project.scored ? "nv-points-later" : "nv-points", {
    first: project.points[0]!,
    later: project.points[1]!,
  });
  const text = `${projectRule(project.name)} ${say("web-nv-about-project", { points })}`;
  return {
    title: `${projectName(project.name)} (${colourName(project.colour)})`,
    text,
    rule: "N-PROJECT-2",
    game: "newvegas",
  };
}

/** An explanation of something that can be chosen begins with what that would bring now. */
export function withWorth(explanation: Explanation, brought: Meaning): Explanation {
  const worth = broughtWords(brought).join(" · ");
  return worth ? { ...explanation, text: `${worth}. ${explanation.text}` } : explanation;
}

const ACTION_OF: Record<string, string> = {
  build: "construction",
  improve: "improvement",
  show: "show",
  encore: "show",
  inaugurate: "inauguration",
  drive: "limousine",
};

/** What a move that is no place on the map is about. */
export function aboutMove(move: string, words: string): Explanation | null {
  const { family } = read(move);
  const action = ACTION_OF[family];
  if (action) return about(action, words);
  return family in RULES ? about(family, words) : null;
}
