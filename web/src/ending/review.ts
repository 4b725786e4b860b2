// The review of a game in words and lines: which words, the game's table says.

import { tell, tellMove } from "../lib/phrases";
import type { Point, Review, Share, ToldMove, TurningPoint } from "../lib/protocol";
import { inDigits, say } from "../lib/words.svelte";
import { minus, signed } from "../lib/writing";
import type { Course, Happening } from "./chart";

const BAD = ["blunder", "mistake", "inaccurate"];

export const percent = (change: number): string => say("review-percent", { percent: signed(Math.round(100 * change)) });
export const mattered = (point: Point): boolean => BAD.includes(point.verdict);

/** Everybody's chances in whole percents, rounded so that together they are what they are: a hundred, where one must win. */
export function percents(chances: number[]): number[] {
  const exact = chances.map((chance) => 100 * chance);
  const whole = exact.map(Math.floor);
  const missing = Math.round(exact.reduce((a, b) => a + b, 0)) - whole.reduce((a, b) => a + b, 0);
  const nearest = exact.map((_, seat) => seat).sort((a, b) => exact[b]! - whole[b]! - (exact[a]! - whole[a]!));
  for (const seat of nearest.slice(0, missing)) whole[seat]! += 1;
  return whole;
}

/** Everybody's chance to win, in percent, at every point. */
export function courses({ names, points }: Review): Course[] {
  const all = points.map((point) => percents(point.after));
  return names.map((name, seat) => ({ name, seat, values: all.map((chances) => chances[seat]!) }));
}

interface Account {
  name: string;
  start: number;
  luck: number;
  play: number;
  others: number;
  result: number;
}

/** What everybody's result is made of, in whole percents that add up; luck is the rest, as it is where it was found. */
export function accounts(players: Share[]): Account[] {
  const starts = percents(players.map((player) => player.start));
  return players.map((player, seat) => {
    const start = starts[seat]!;
    const whole = (part: number): number => Math.round(100 * part);
    const [play, others, result] = [whole(player.play), whole(player.others), whole(player.result)];
    return { name: player.name, start, luck: result - start - play - others, play, others, result };
  });
}

/** The last point of each round. */
export function ends({ points }: Review): number[] {
  return points.flatMap((point, place) => (point.round > 0 && points[place + 1]?.round !== point.round ? [place] : []));
}

/** A turning point as a mark in the chart. */
export function marks(review: Review): Happening[] {
  return review.turns.map((turn) => ({
    at: turn.point,
    seat: turn.seat,
    by: turn.by,
    words: `${review.names[turn.seat]} ${percent(turn.change)}`,
  }));
}

/** The round of a point; votes come before the first. */
export const when = ({ game }: Review, { round }: Point): string => tell(game, "review", "when", { round });

/** What turned the game there. */
export function turned({ game, names, points }: Review, { point, stroke }: TurningPoint): string {
  return stroke
    ? tell(game, "strokes", stroke.kind, { ...stroke, name: names[stroke.seat ?? 0] })
    : say("review-played", { played: chosen(game, points[point]!.played) });
}

/** What chance did, and for whom that was good or bad: it may have been somebody else's throw. */
export function lucky(review: Review, turn: TurningPoint, own: number | null): string {
  const whom = { you: turn.seat === own ? "yes" : "no", name: review.names[turn.seat]! };
  return `${turned(review, turn)} (${say(turn.change < 0 ? "ending-review-unlucky" : "ending-review-lucky", whom)})`;
}

/** A change that may not be whole, written as the reader writes it. */
const changed = (amount: number): string => (amount > 0 ? "+" : "") + minus(inDigits(amount));

/** What a decision cost, in chance to win, and in money or points. */
export function cost({ game }: Review, point: Point): string {
  const amount = Math.round(10 * (point.amount - point.best_amount)) / 10;
  return tell(game, "review", "cost", {
    percent: signed(Math.round(-100 * point.loss)),
    amount: changed(Math.abs(amount) < 10 ? amount : Math.round(amount)),
  });
}

/** Why the better choice is better, as a hint tells it to whose decision it was. */
export const reasons = ({ game, names }: Review, point: Point): string[] =>
  (point.reasons ?? []).map(({ why, facts }) =>
    tell(game, "hints", why, { ...facts, name: names[Number(facts.seat)] }),
  );

/** A choice: a move, or all steps of a turn. */
export const chosen = (game: string, moves: ToldMove[]): string =>
  moves
    .map(({ move, facts }) => tellMove(game, "steps", move, facts))
    .filter(Boolean)
    .join(" · ");
