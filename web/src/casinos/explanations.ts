// What the things on a table with casinos say about themselves, with the rule where it is written.

import { partsOf, type Game } from "../lib/grammar";
import { slots, tell } from "../lib/phrases";
import type { Refused } from "../lib/protocol";
import type { Explanation } from "../ui/explain.svelte";
import { say } from "../lib/words.svelte";
import type { Heap } from "./seen";
import { casinoName } from "./words";

export interface About {
  casino: (number: number) => Explanation;
  prizes: () => Explanation;
  /** Dice that are more than a player's own. */
  dice: (heap: Heap) => Explanation | null;
  money: (hidden: boolean) => Explanation;
  /** Why a casino can not be meant now. */
  whyNot: (number: number, refused: Refused) => Explanation;
}

/** Where the rules tell of these things, and the message about open money. */
interface Told {
  casino: string;
  money: string;
  hidden: string;
  open: string;
}

/** What the games say in the same words. */
export function aboutTable(game: Game, told: Told): Pick<About, "casino" | "money" | "whyNot"> {
  return {
    casino: (number) => ({
      title: casinoName(number),
      text: say("web-casinos-about-casino", { number }),
      rule: told.casino,
      game,
    }),
    money: (hidden) => ({
      title: say("web-casinos-money"),
      text: say(hidden ? "web-casinos-about-money-hidden" : told.open),
      rule: hidden ? told.hidden : told.money,
      game,
    }),
    // The server names the rule and the reason.
    whyNot: (number, { move, rule, why }) => ({
      title: casinoName(number),
      text: tell(game, "reasons", why, slots(partsOf(game, move).words)),
      rule,
      game,
    }),
  };
}
