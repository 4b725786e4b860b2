// The board of 2012: dice of one size, white ones among them, and notes for as many as there are.

import { aimOf } from "../casinos/aims";
import { CasinoBoard } from "../casinos/board.svelte";
import { bones, type Bone } from "../casinos/bones";
import type { Heap, Standing } from "../casinos/seen";
import { tell } from "../lib/phrases";
import type { ClassicCasino, ClassicDice, ClassicView, View } from "../lib/protocol";
import type { AtTable } from "../lib/table.svelte";
import type { Legal } from "../lib/viewpoint.svelte";
import { say } from "../lib/words.svelte";
import { ABOUT } from "./explanations";

/** The owner of white dice, as the server names it. */
const WHITE = "neutral";

export class Board extends CasinoBoard<ClassicView> {
  readonly about = ABOUT;

  constructor(table: AtTable) {
    super(table, "classic");
  }

  protected seen(view: View): ClassicView | null {
    return view.game === "classic" ? view : null;
  }

  private heap(owner: string, count: number): Heap {
    return { owner, dice: bones(count, owner === WHITE ? "neutral" : "small", this.seatOf(owner)) };
  }

  /** Somebody's dice and the white ones, as they are rolled together. */
  private mixed(owner: string, { own, white }: ClassicDice): Heap[] {
    return [this.heap(owner, own), this.heap(WHITE, white)];
  }

  hand(seat: number): Bone[] {
    const { name, dice } = this.moment.view.seats[seat]!;
    return this.mixed(name, dice).flatMap((heap) => heap.dice);
  }

  roll(number: number): Bone[] {
    const { roll, active } = this.moment.view;
    const rolled = roll[number - 1];
    return rolled ? this.mixed(active, rolled).flatMap((heap) => heap.dice) : [];
  }

  lying({ dice }: ClassicCasino): Heap[] {
    return Object.entries(dice).map(([owner, count]) => this.heap(owner, count));
  }

  standing({ standing }: ClassicCasino): Standing {
    return standing;
  }

  coming({ move }: Legal): Heap[] {
    const { name, view } = this.moment;
    const aim = aimOf(this.game, move);
    return name && aim ? this.mixed(name, view.roll[aim.casino - 1]!) : [];
  }

  ownerName(owner: string): string {
    return owner === WHITE ? say("classic-white") : owner;
  }

  protected rolled({ roll, active }: ClassicView, reader: string | null): string {
    const numbers = (kind: keyof ClassicDice) =>
      roll.flatMap((dice, index) => Array.from({ length: dice[kind] }, () => index + 1));
    const facts = { name: active, you: active === reader ? "yes" : "no" };
    return tell(this.game, "spoken", "rolled", { ...facts, roll: { own: numbers("own"), white: numbers("white") } });
  }
}
