// Royale's board: small dice and the Biggy, tiles that ask and pay, jetons.

import { aimOf } from "../casinos/aims";
import { CasinoBoard } from "../casinos/board.svelte";
import { bones, type Bone } from "../casinos/bones";
import type { Heap, Standing } from "../casinos/seen";
import type { Award } from "../casinos/story";
import type { Casino, Dice, Event, RoyaleView, View } from "../lib/protocol";
import type { Sound } from "../lib/sound";
import type { AtTable } from "../lib/table.svelte";
import type { Legal } from "../lib/viewpoint.svelte";
import { ABOUT } from "./explanations";
import GiftArt from "./Gift.svelte";
import { dieOf, isA, numberOf } from "./moves";
import { besides, worth } from "./story";
import { ownerName, printed, rolled, tileName } from "./words";

export class Board extends CasinoBoard<RoyaleView> {
  readonly about = ABOUT;
  override readonly Gift = GiftArt;

  constructor(table: AtTable) {
    super(table, "royale");
  }

  protected seen(view: View): RoyaleView | null {
    return view.game === "royale" ? view : null;
  }

  /** The tile that asks for the decision, if it is a tile's. */
  readonly asking = $derived(this.now?.view.asks ?? null);

  /** The dice of an owner, the Biggy first. */
  heap(owner: string, { small, big }: Dice, black = 0): Heap {
    const seat = this.seatOf(owner);
    const kind = owner === "grey" || owner === "neutral" ? owner : "small";
    return { owner, dice: [...bones(big, "big", seat), ...bones(small, kind, seat), ...bones(black, "black")] };
  }

  hand(seat: number): Bone[] {
    const { name, dice } = this.moment.view.seats[seat]!;
    return this.heap(name, dice).dice;
  }

  roll(number: number): Bone[] {
    const { roll, active } = this.moment.view;
    return roll[number - 1] ? this.heap(active, roll[number - 1]!).dice : [];
  }

  lying({ dice, black, black_of: sender }: Casino): Heap[] {
    const heaps = Object.entries(dice).map(([owner, each]) => this.heap(owner, each, owner === sender ? black : 0));
    return sender && !(sender in dice) ? [...heaps, this.heap(sender, { small: 0, big: 0 }, black)] : heaps;
  }

  standing({ standing: { first, second, tied } }: Casino): Standing {
    return { takers: [first, second], tied };
  }

  coming({ move }: Legal): Heap[] {
    const { name, view } = this.moment;
    if (!name || !isA(move, "place", "turn")) return [];
    const one = { small: 0, big: 0, [dieOf(move)]: 1 };
    const aim = isA(move, "place") ? aimOf(this.game, move) : null;
    return [this.heap(name, aim ? view.roll[aim.casino - 1]! : one)];
  }

  ownerName(owner: string): string {
    return ownerName(owner);
  }

  protected rolled(view: RoyaleView, reader: string | null): string {
    return rolled(view, reader);
  }

  protected override numberOf(move: string): number | null {
    return numberOf(move);
  }

  protected override besides(event: Event): string | null {
    return besides(event);
  }

  protected override soundOf(events: Event[], reader: string | null): Sound | null {
    if (events.some((event) => event.event === "black")) return "dice";
    const paid = events.some((one) => (one.event === "paid" || one.event === "jetons") && one.player === reader);
    return paid ? "win" : null;
  }

  override isAt(site: number | string, { number, tile }: Casino): boolean {
    return site === number || site === tile;
  }

  override placeName(site: string): string {
    return tileName(site);
  }

  override worth(award: Award): number {
    return worth(Number(printed().jeton))(award);
  }
}
