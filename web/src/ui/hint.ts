// A hint in words and numbers, the same for those who read it and those who hear it: the game's table says which words.

import { tell } from "../lib/phrases";
import type { Advice, Step } from "../lib/protocol";
import { say } from "../lib/words.svelte";

/** A move of the game in question as a choice. */
export type Words = (move: Step) => string;

export interface HintWords {
  move: string;
  figures: string;
  then: string;
  reasons: string[];
  others: string[];
}

export function hintWords({ choices, plan, reasons }: Advice, game: string, names: string[], words: Words): HintWords {
  const [best, others] = [choices[0]!, choices.slice(1)];
  return {
    move: words(best),
    figures: tell(game, "hints", "figures", { ...best }),
    then: tell(game, "hints", "then", { moves: plan.map(words) }),
    reasons: reasons.map(({ why, facts }) => tell(game, "hints", why, { ...facts, name: names[Number(facts.seat)] })),
    others: others.map((other) => tell(game, "hints", "other", { ...other, move: words(other), best: best.amount })),
  };
}

/** All of it in one breath. */
export function spoken(hint: HintWords): string {
  return [`${say("hint-title")}: ${hint.move}.`, hint.figures && `${hint.figures}.`, hint.then, ...hint.reasons]
    .filter(Boolean)
    .join(" ");
}
