// A game against a rival, as far as the dealing device keeps it while the server is away: which cards come again, what
// the rival gets and reaches. All of it is in the script, which the rules have made.

import type { DealerView, Flip, Shown } from "../lib/protocol";

/** A card that comes again was one of those that the rival did not get then. */
export function faces(
  { numbers, effects, top, again = [] }: Flip,
  shown: Shown[],
): Pick<Shown, "numbers" | "effects" | "top"> {
  const used = ([round, which]: [number, number]): { number: number; effect: string } => {
    const then = shown[round]!;
    const place = then.numbers.map((_, index) => index).filter((index) => index !== then.given)[which] ?? 0;
    return { number: then.numbers[place] ?? 0, effect: then.effects[place] ?? "" };
  };
  const [last, count] = [again.at(-1), numbers.length];
  return {
    numbers: numbers.map((number, index) => (again[index] ? used(again[index]).number : number)),
    effects: effects.map((effect, index) => (again[index] ? used(again[index]).effect : effect)),
    top: last && again.length > count ? used(last).effect : top,
  };
}

/** Against a rival used cards are shuffled in once: at the end of the round in which the first goal was reached. */
export function mixesIn({ shown, goals, rival }: DealerView, flip: Flip | undefined): boolean {
  if (!rival || shown.at(-1)!.shuffle || shown.length < 2) return false;
  const comes = flip?.rival ?? [];
  return goals.some(({ kind, reached }) => comes.includes(kind) || reached.some((mark) => mark.shown <= shown.length));
}

/** A round against a rival is over: it gets a card, and reaches what it reaches in this round. */
export function given(view: DealerView, card: number | null | undefined, flip: Flip | undefined): DealerView {
  const { shown, races, rival } = view;
  const last = shown.at(-1)!;
  if (!rival || card === undefined || card === null) return view;
  const isFree = (what: string): boolean => !((races[Number(what) - 1] ?? shown.length) < shown.length);
  const comes = (flip?.rival ?? []).filter(isFree);
  const reached = { ...Object.fromEntries(comes.map((what) => [what, shown.length])), ...rival.reached };
  return { ...view, shown: [...shown.slice(0, -1), { ...last, given: card }], rival: { ...rival, reached } };
}

/** And the round before goes on again. */
export function taken(view: DealerView): DealerView {
  const { rival } = view;
  const shown = view.shown.slice(0, -1);
  if (!rival) return { ...view, shown };
  const reached = Object.fromEntries(Object.entries(rival.reached).filter(([, when]) => when < shown.length));
  return {
    ...view,
    shown: shown.map((each, index) => (index === shown.length - 1 ? { ...each, given: null } : each)),
    rival: { ...rival, reached },
  };
}
