// What the server says of the sheets: it is asked one question at a time, until it has answered about what is entered.
// Nothing waits for it, and the last answer is kept, so that there is a map to write on while it is away.

import { score } from "../../lib/api";
import type { Assessed } from "../../lib/protocol";
import { store, stored } from "../../lib/storage";

/** What is asked about: of which game on this device, in which city (as one word; nothing is the printed one). */
export interface Question {
  id: string;
  city: string;
  file: object;
}

const ANSWERED = "neonstrip.scorer.newvegas.answered";
const AGAIN = 2000;
const NOTHING: Assessed = {
  acme: null,
  acme_wins: false,
  findings: [],
  ranking: [],
  tie: null,
  totals: [],
  sheets: [],
  debts: [],
  rooms: [],
  city: { pars: [], roads: { across: [], down: [], lamps: [], traffic_light: [0, 0] }, cards: {} },
};

export class Asking {
  /** What the server said last; of other games it has the map alone. */
  answer: Assessed = $state.raw(NOTHING);
  /** Whether the answer is about what is entered now; whether the server can be reached. */
  fresh = $state(false);
  away = $state(false);
  private edition = 0;
  private asking = false;
  private timer = 0;
  private closed = false;

  constructor(
    private readonly question: () => Question,
    private readonly answered: () => void,
  ) {
    const { id, city } = question();
    const last = stored<{ id?: string; city?: string; answer?: Assessed }>(ANSWERED, {});
    if (last.answer?.city && (last.city ?? "") === city)
      this.answer = last.id === id ? last.answer : { ...last.answer, findings: [] };
  }

  /** Something else is entered now. */
  changed(): void {
    this.edition++;
    this.fresh = false;
    void this.ask();
  }

  async ask(): Promise<void> {
    if (this.asking || this.closed) return;
    this.asking = true;
    clearTimeout(this.timer);
    const edition = this.edition;
    const { id, city, file } = this.question();
    try {
      const answer = await score<Assessed>("newvegas", file);
      if (this.closed) return;
      this.answer = answer;
      this.fresh = edition === this.edition;
      this.away = false;
      store(ANSWERED, { id, city, answer });
      this.answered();
    } catch {
      this.away = true;
    }
    this.asking = false;
    if (this.closed) return;
    if (this.away) this.timer = window.setTimeout(() => void this.ask(), AGAIN);
    else if (edition !== this.edition) void this.ask();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }
}
