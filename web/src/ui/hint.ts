// A hint in words and numbers, the same for those who read it and those who hear it.

import type { Advice, Choice, Reason, Step } from "../lib/protocol";
import { say } from "../lib/words.svelte";
import { signed } from "../lib/writing";

export type Game = "royale" | "newvegas";
/** A move of the game in question as a choice. */
export type Words = (move: Step) => string;

export interface HintWords {
  move: string;
  figures: string;
  then: string;
  reasons: string[];
  others: string[];
}

const percent = ({ chance }: Choice): number => Math.round(100 * (chance ?? 0));
const amount = (choice: Choice): number => Math.round(choice.amount ?? 0);

export function hintWords({ choices, plan, reasons }: Advice, game: Game, names: string[], words: Words): HintWords {
  const [best, ...others] = choices as [Choice, ...Choice[]];
  return {
    move: words(best),
    figures: best.chance === null ? "" : say(`hint-figures-${game}`, { percent: percent(best), amount: amount(best) }),
    then: plan.length ? say("hint-then", { moves: plan.map(words).join(" · ") }) : "",
    reasons: reasons.map((reason) => reasonWords(reason, game, names)),
    others: others.map((other) =>
      say("hint-other", { move: words(other), percent: percent(other), amount: amount(other), difference: signed(amount(other) - amount(best)) }),
    ),
  };
}

/** All of it in one breath. */
export function spoken(hint: HintWords): string {
  return [`${say("hint-title")}: ${hint.move}.`, hint.figures && `${hint.figures}.`, hint.then, ...hint.reasons].filter(Boolean).join(" ");
}

function reasonWords({ why, facts }: Reason, game: Game, names: string[]): string {
  const told: Record<string, string | number> = {};
  for (const [fact, value] of Object.entries(facts)) if (typeof value === "number" || typeof value === "string") told[fact] = value;
  if (facts.casino) told.casino = say(`casino-${facts.casino}`);
  if (facts.areas) told.areas = Object.entries(facts.areas as Record<string, number>).map(([area, points]) => say("nv-change", { area: say(`nv-area-${area}`), points: signed(points) })).join(", ");
  if (facts.project) told.project = say(`nv-project-${facts.project}`);
  if (facts.seat !== undefined) told.name = names[Number(facts.seat)] ?? "";
  return say(why === "more" ? `hint-why-more-${game}` : `hint-why-${why}`, told);
}
