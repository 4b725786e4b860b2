// Money at the end of a round: what everybody gains, and which cards change hands.

import type { Purse } from "./kept";
import type { Settled } from "./kit";

/** What everybody gains at the end of a round; `jetons` are the amounts that one, two and so on are worth. */
export function gainsOf(players: string[], ending: Settled, jetons: number[]): Record<string, number> {
  const sums = Object.fromEntries(players.map((player) => [player, 0]));
  const add = (player: string, amount: number) => (sums[player] = (sums[player] ?? 0) + amount);
  for (const { awards } of ending.casinos) for (const { to, amount } of awards) add(to, amount);
  for (const { to, amount } of ending.tiles ?? []) add(to, amount);
  for (const fine of ending.fines ?? []) add(fine.from, -(fine.cash ?? 0) - (jetons[0] ?? 0) * (fine.jetons ?? 0));
  return sums;
}

/** Put an amount into a purse: in jetons if so much is paid in them, or else as a card. */
export function put(purse: Purse, amount: number, jetons: number[]): void {
  const count = jetons.indexOf(amount) + 1;
  if (count) purse.jetons += count;
  else purse.cards.push(amount);
  purse.cards.sort((one, other) => other - one);
}

/** Put into a purse what somebody gets, and take what they pay: the cards that make just so much, or change for all of
 * them, in the `notes` that there are. */
export function pay(purse: Purse, player: string, ending: Settled, jetons: number[], notes: number[]): void {
  for (const { awards } of ending.casinos)
    for (const { to, amount } of awards) if (to === player) put(purse, amount, []);
  for (const { to, amount } of ending.tiles ?? []) if (to === player) put(purse, amount, jetons);
  for (const fine of ending.fines ?? []) {
    if (fine.from !== player) continue;
    const cash = fine.cash ?? 0;
    const paid = adding(purse.cards, cash);
    for (const card of paid ?? []) purse.cards.splice(purse.cards.indexOf(card), 1);
    if (!paid) purse.cards = change(notes, purse.cards.reduce((sum, card) => sum + card, 0) - cash);
    purse.jetons -= fine.jetons ?? 0;
  }
}

/** A sum in notes, as few as can be. */
const change = (notes: number[], sum: number): number[] =>
  adding(
    notes.flatMap((note) => Array.from({ length: Math.floor(sum / note) }, () => note)),
    sum,
  ) ?? [];

/** Some of these that add up to a sum, as few as can be, if any do. */
function adding(cards: number[], sum: number): number[] | undefined {
  const best = new Map<number, number[]>([[0, []]]);
  for (const card of cards)
    for (const [had, taken] of [...best]) {
      const found = best.get(had + card);
      if (had + card <= sum && (!found || found.length > taken.length + 1)) best.set(had + card, [...taken, card]);
    }
  return best.get(sum);
}
