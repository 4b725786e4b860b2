// The coach of a first game: tells of each thing when it first matters, answers to what was done, and is silent about
// what was understood. What it has told and seen is kept, so that a page that is loaded anew goes on with it.

import { eventsOf } from "../lib/lines";
import type { Event, Line } from "../lib/protocol";
import { say } from "../lib/words.svelte";
import { note, progressOf } from "./known.svelte";
import type { Deed, Facts, Lead, Scene, Thing } from "./things";

/** How often something is told to somebody who does nothing about it. */
const MOST_TOLD = 3;

export class Coaching {
  private scene: Scene | null = $state.raw(null);
  private answer: { name: string; facts: Facts; mark: number } | null = $state.raw(null);

  constructor(
    readonly game: string,
    private readonly lead: Lead,
  ) {}

  private readonly progress = $derived.by(() => progressOf(this.game));

  /** What is told of now. */
  readonly thing: Thing | null = $derived.by(() => {
    const scene = this.scene;
    if (!scene) return null;
    return this.lead.things.find((thing) => !this.understood(thing) && thing.matters(scene)) ?? null;
  });

  get title(): string {
    return this.scene ? this.lead.title(this.scene) : "";
  }

  /** What is said of the thing, or nothing. */
  readonly text = $derived.by(() =>
    this.thing && this.scene ? this.words(this.thing.name, this.scene, this.thing.facts?.(this.scene)) : "",
  );

  /** What is said to what was done last, until the next decision. */
  readonly reply = $derived.by(() =>
    this.scene && this.answer?.mark === this.scene.mark
      ? this.words(this.answer.name, this.scene, this.answer.facts)
      : "",
  );

  get speaks(): boolean {
    return this.text !== "" || this.reply !== "";
  }

  private words(name: string, scene: Scene, facts: Facts = {}): string {
    return say(`learn-${this.game}-first-${name}`, { ...this.lead.facts(scene), ...facts });
  }

  /** What the coach points at. */
  get selector(): string {
    const { points = [], moves = [] } = this.thing ?? {};
    return [
      ...points.map((part) => `[data-part="${part}"]`),
      ...moves.map((family) => `[data-move="${family}"], [data-move^="${family} "]`),
    ].join(",");
  }

  /** Whether a part of the table has not mattered yet. */
  folded(part: string): boolean {
    if (this.progress.unfolded) return false;
    const openers = this.lead.things.filter(({ opens }) => opens?.includes(part));
    return openers.length > 0 && !openers.some(({ name }) => name in this.progress.told);
  }

  /** How many parts are folded away. */
  get folds(): number {
    const parts = new Set(this.lead.things.flatMap(({ opens = [] }) => opens));
    return [...parts].filter((part) => this.folded(part)).length;
  }

  /** Shown often enough; or told so often that once more would not help. */
  private understood({ name, enough = 1 }: Thing): boolean {
    if ((this.progress.shown[name] ?? 0) >= enough) return true;
    const { times, mark } = this.progress.told[name] ?? { times: 0, mark: 0 };
    return times >= MOST_TOLD && mark !== this.scene?.mark;
  }

  /** Somebody is to decide: this lies before them, and this has happened since. */
  take(scene: Scene, log: readonly Line[]): void {
    const { heard } = this.progress;
    for (const line of log.filter(({ n }) => n > heard)) this.hear({ ...scene, events: eventsOf(line) });
    const last = log.at(-1)?.n ?? 0;
    if (last > heard) note(this.game, { heard: last });
    this.read(scene.mark);
    this.scene = scene;
    if (this.thing) this.tell(this.thing.name, scene.mark);
  }

  private tell(name: string, mark: number): void {
    const { told } = this.progress;
    if (told[name]?.mark === mark) return;
    note(this.game, { told: { ...told, [name]: { times: (told[name]?.times ?? 0) + 1, mark } } });
  }

  private hear(deed: Deed): void {
    if (!deed.events.length) return;
    const { shown, said } = this.progress;
    const seen = this.lead.things.filter(
      ({ name, shown: shows }) => name in this.progress.told && (shows?.(deed) ?? false),
    );
    const found = answerTo(this.lead.things, deed, said);
    if (found) {
      this.answer = { ...found, mark: deed.mark };
      note(this.game, { said: { ...said, [found.name]: (said[found.name] ?? 0) + 1 } });
    }
    note(this.game, {
      shown: { ...shown, ...Object.fromEntries(seen.map(({ name }) => [name, (shown[name] ?? 0) + 1])) },
    });
  }

  /** What nothing can show is taken as read once the game has gone on. */
  private read(mark: number): void {
    const { told, shown } = this.progress;
    const read = this.lead.things.filter(
      (thing) => !thing.shown && thing.name in told && told[thing.name]!.mark < mark && !this.understood(thing),
    );
    if (read.length)
      note(this.game, {
        shown: { ...shown, ...Object.fromEntries(read.map(({ name, enough = 1 }) => [name, enough])) },
      });
  }

  /** Nobody is to decide: there is nothing to say. */
  rest(): void {
    this.scene = null;
  }

  /** What was said was read; nothing more about it. */
  next(): void {
    if (this.thing) note(this.game, { shown: { ...this.progress.shown, [this.thing.name]: this.thing.enough ?? 1 } });
    this.answer = null;
    if (this.scene) this.take(this.scene, []);
  }

  /** Open everything; what is new is still told of. */
  unfold(): void {
    note(this.game, { unfolded: true });
  }

  /** Nobody here needs a coach. */
  end(): void {
    note(this.game, { known: true });
  }
}

/** The answer to a deed that comes first among those that were not given often enough. */
export function answerTo(
  things: readonly Thing[],
  deed: Deed,
  said: Readonly<Record<string, number>>,
): { name: string; facts: Facts } | null {
  const replies = things
    .flatMap(({ name, replies = [] }) => replies.map((reply) => ({ name: `${name}-${reply.name}`, reply })))
    .sort((one, other) => Number(one.reply.otherwise ?? false) - Number(other.reply.otherwise ?? false));
  for (const { name, reply } of replies) {
    const facts = (said[name] ?? 0) < (reply.times ?? 1) ? reply.to(deed) : null;
    if (facts) return { name, facts };
  }
  return null;
}

/** Events of one player, of one kind. */
export function ofPlayer<K extends Event["event"]>({ events, name }: Deed, kind: K): Extract<Event, { event: K }>[] {
  return events.filter(
    (event): event is Extract<Event, { event: K }> =>
      event.event === kind && "player" in event && event.player === name,
  );
}
