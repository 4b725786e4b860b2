// What a touch means now: which pen is in the hand, which lot the next number goes to, which findings are told.

import type { Lot } from "../../lib/protocol";
import { same, type Place } from "../map";
import { has, nextBonus, nextHotel, toggled, type Sheet } from "./entry";
import { isInCity } from "./places";
import type { Placed, Scorer } from "./scorer.svelte";
import { drawnTo, shortened } from "./tour";

export const PENS = ["numbers", "shows", "route", "sheet"] as const;
export type Pen = (typeof PENS)[number];

export class Writing {
  pen: Pen = $state("numbers");
  /** The lot that the next number goes to. */
  selected: Place | null = $state(null);
  /** The place whose findings are told. */
  asked: string | null = $state(null);
  /** Whether there has been a lot to write on: it is chosen once there is a map. */
  private begun = false;

  constructor(private readonly scorer: Scorer) {}

  private get sheet(): Sheet {
    return this.scorer.sheet;
  }
  private get lots(): Lot[] {
    return this.scorer.answer.sheets[0]?.lots ?? [];
  }
  private get at(): number {
    return this.lots.findIndex(({ street, avenue }) => this.selected && same([street, avenue], this.selected));
  }

  readonly told: Placed[] = $derived.by(() => this.scorer.findings.filter(({ place }) => place === this.asked));
  /** The lowest and the highest number that fit into the selected lot, as it was counted last. */
  readonly room: [number, number] | null = $derived.by(
    () => this.scorer.answer.rooms[this.scorer.seat]?.[this.at] ?? null,
  );

  /** Another sheet lies there. */
  turn(): void {
    this.asked = null;
    this.select(this.lots[0]);
  }

  /** There is a map, perhaps another: the first lot is written on first. */
  unfold(): void {
    if (this.selected ? this.at < 0 : !this.begun) this.select(this.lots[0]);
  }

  private select(lot: Pick<Lot, "street" | "avenue"> | undefined): void {
    this.selected = lot ? [lot.street, lot.avenue] : null;
    this.begun ||= lot !== undefined;
  }

  take(pen: Pen): void {
    this.pen = pen;
    this.asked = null;
  }

  /** Ask about a place where something does not fit. */
  tell(place: string): void {
    if (isInCity(place) === (this.pen === "sheet")) this.pen = isInCity(place) ? "numbers" : "sheet";
    this.asked = this.asked === place ? null : place;
  }

  /** What is touched tells its own findings, and no other's. */
  private tellOnly(place: string): void {
    this.asked = this.scorer.marks.has(place) ? place : null;
  }

  touchLot(lot: Lot): void {
    const { street, avenue, site, star } = lot;
    const place: Place = [street, avenue];
    this.tellOnly(`lot ${street} ${avenue}`);
    if (this.pen === "shows") {
      if (!star) return;
      this.sheet.shows_given = toggled(this.sheet.shows_given, place, same);
      this.scorer.written();
      return;
    }
    const again = this.selected !== null && same(this.selected, place);
    if (site && (again || !has(this.sheet.built, place))) {
      this.sheet.built = toggled(this.sheet.built, place, same);
      this.scorer.written();
    }
    this.select(lot);
  }

  write(number: number | null): void {
    if (!this.selected) return;
    const [street, avenue] = this.selected;
    this.sheet.streets[street - 1]![avenue - 1] = number;
    this.scorer.written();
    if (number !== null) this.skip();
  }

  /** On to the next lot to the right, then to the next street. */
  skip(): void {
    this.select(this.lots[this.at + 1]);
    this.asked = null;
  }

  touchHole(avenue: number): void {
    this.tellOnly(`hole ${avenue}`);
    this.sheet.holes = toggled(this.sheet.holes, avenue).sort((a, b) => a - b);
    this.scorer.written();
  }

  touchHotel(avenue: number): void {
    this.tellOnly(`hotel ${avenue}`);
    nextHotel(this.sheet, avenue);
    this.scorer.written();
  }

  driveTo(crossing: Place): void {
    const { traffic_light: start } = this.scorer.city.roads;
    if (same(this.sheet.limousine.at(-1) ?? start, crossing)) return;
    this.sheet.limousine = drawnTo(this.sheet.limousine, start, crossing);
    this.tellOnly(`crossing ${crossing.join(" ")}`);
    this.scorer.written();
  }

  driveBack(): void {
    this.sheet.limousine = shortened(this.sheet.limousine);
    this.scorer.written();
  }

  crossOff(column: string, crossed: number): void {
    this.tellOnly(`column ${column}`);
    this.sheet.improvements = { ...this.sheet.improvements, [column]: crossed };
    this.scorer.written();
  }

  crossShow(side: 0 | 1, crossed: number): void {
    this.tellOnly("shows");
    this.sheet.show_columns[side] = crossed;
    this.scorer.written();
  }

  check(box: number): void {
    this.tellOnly("boxes");
    const { inauguration } = this.sheet;
    inauguration.checked = inauguration.checked === box ? box - 1 : box;
    this.scorer.written();
  }

  touchGroup(group: number): void {
    this.tellOnly("boxes");
    nextBonus(this.sheet, group);
    this.scorer.written();
  }

  project(colour: string, points: number): void {
    this.tellOnly(`project ${colour}`);
    this.sheet.projects = { ...this.sheet.projects, [colour]: this.sheet.projects[colour] === points ? 0 : points };
    this.scorer.written();
  }

  vote(loan: boolean | null): void {
    this.sheet.loan = loan;
    this.scorer.written();
  }
}
