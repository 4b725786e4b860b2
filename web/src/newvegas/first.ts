// My first city: what a first game of New Las Vegas brings, one thing after the other.

import { ofPlayer } from "../first/coaching.svelte";
import type { Deed, Lead, Reply, Scene, Thing } from "../first/things";
import { printedIn } from "../lib/phrases";
import type { NewVegasView, SheetView } from "../lib/protocol";
import { say } from "../lib/words.svelte";
import { isA } from "./moves";
import { actionName, columnValues, type Action } from "./words";

type City = Scene<NewVegasView>;
type Turn = Deed<NewVegasView>;
type Family = Parameters<typeof isA>[1];

/** Rounds after which there is time to look further. */
const SETTLED = { projects: 3, bonus: 4, end: 8 };

const sheetOf = ({ view, name }: City): SheetView =>
  view.draft ?? view.sheets.find((sheet) => sheet.name === name) ?? view.sheets[0]!;
const rivalOf = ({ view, name }: City): string => view.sheets.find((sheet) => sheet.name !== name)?.name ?? "ACME";
const offers = ({ legal }: City, ...families: Family[]): boolean => legal.some(({ move }) => isA(move, ...families));
const choosing = (scene: City): boolean => offers(scene, "choose", "use");
const inPhase = ({ view }: City, phase: string): boolean => view.turn?.phase === phase;
const acting = (scene: City, action: Action): boolean =>
  inPhase(scene, "act") && scene.view.turn?.action === action && scene.legal.some(({ move }) => move !== "confirm");
const giving = (scene: City): boolean => offers(scene, "open") && scene.view.turn?.action === "show";
const parity = (number: number): string => (number % 2 ? "odd" : "even");

/** An answer to the own event of a kind, with the facts that its words need. */
function when<K extends Parameters<typeof ofPlayer>[1]>(
  name: string,
  kind: K,
  facts: (event: ReturnType<typeof ofPlayer<K>>[number], deed: Turn) => ReturnType<Reply["to"]>,
  times?: number,
): Reply<NewVegasView> {
  return {
    name,
    times,
    to: (deed) =>
      ofPlayer(deed, kind).reduce<ReturnType<Reply["to"]>>((found, event) => found ?? facts(event, deed), null),
  };
}
const otherwise = (reply: Reply<NewVegasView>): Reply<NewVegasView> => ({ ...reply, otherwise: true });
const did =
  (...kinds: Parameters<typeof ofPlayer>[1][]) =>
  (deed: Turn): boolean =>
    kinds.some((kind) => ofPlayer(deed, kind).length > 0);
const ACTED = ["built", "improved", "show", "checked", "drove"] as const;

/** In the order in which they are told, where several matter at once: what cannot wait comes first. */
export const THINGS: readonly Thing<NewVegasView>[] = [
  {
    name: "refuse",
    opens: ["area-inauguration"],
    points: ["area-inauguration"],
    matters: (scene) => offers(scene, "refuse"),
    shown: did("refused"),
  },
  { name: "wish", matters: (scene) => offers(scene, "cards") },
  {
    name: "cards",
    points: ["cards"],
    matters: (scene) => offers(scene, "choose"),
    shown: did("opened"),
    replies: [
      {
        name: "left",
        to: (deed) => (did("opened")(deed) && !did(...ACTED, "bonus")(deed) ? {} : null),
      },
    ],
  },
  { name: "use", points: ["cards"], matters: (scene) => offers(scene, "use"), shown: did("opened"), enough: 2 },
  {
    name: "star",
    opens: ["area-streets", "area-shows", "area-safe"],
    points: ["area-shows"],
    matters: (scene) => giving(scene) && sheetOf(scene).lots.every((lot) => lot.number === null),
    facts: ({ view }) => ({ number: view.turn?.number ?? 0 }),
    shown: did("opened"),
  },
  {
    name: "show",
    opens: ["area-shows", "area-safe"],
    points: ["area-shows"],
    matters: giving,
    shown: did("show"),
    replies: [
      when("given", "show", ({ value }) => ({ value })),
      when("lost", "opened", ({ star_lost, street, avenue }) => (star_lost ? { street, avenue } : null), 2),
    ],
  },
  {
    name: "number",
    opens: ["area-streets"],
    matters: (scene) => offers(scene, "open"),
    facts: ({ view }) => ({ number: view.turn?.number ?? 0 }),
    shown: did("opened"),
    enough: 2,
  },
  {
    name: "stage",
    moves: ["show"],
    matters: (scene) => offers(scene, "show"),
    shown: did("show"),
  },
  {
    name: "construction",
    opens: ["area-safe"],
    points: ["area-safe"],
    matters: (scene) => acting(scene, "construction"),
    shown: did("built"),
    replies: [
      when("built", "built", ({ street, avenue }) => ({ street, avenue })),
      when("repaid", "opened", ({ street, avenue }, deed) =>
        sheetOf(deed).lots.some((lot) => lot.street === street && lot.avenue === avenue && lot.site) ? {} : null,
      ),
    ],
  },
  {
    name: "improvement",
    points: ["area-streets"],
    matters: (scene) => acting(scene, "improvement"),
    shown: did("improved"),
    replies: [
      when("done", "improved", ({ column }, deed) => ({
        column: say(`nv-column-${column}`),
        value: columnValues(column, sheetOf(deed).improved[column] ?? 0),
      })),
    ],
  },
  {
    name: "inauguration",
    opens: ["area-inauguration"],
    moves: ["inaugurate"],
    matters: (scene) => acting(scene, "inauguration"),
    shown: did("checked"),
    replies: [
      when("checked", "checked", (_event, deed) => ({ boxes: sheetOf(deed).free_boxes, rank: sheetOf(deed).rank })),
    ],
  },
  {
    name: "limousine",
    opens: ["area-limousine"],
    points: ["area-limousine"],
    matters: (scene) => acting(scene, "limousine"),
    shown: did("drove"),
    enough: 2,
    replies: [
      when("home", "drove", ({ home }) => (home ? {} : null)),
      when("past", "drove", ({ carpets }) =>
        carpets.length ? { carpets: carpets.map((carpet) => say(`nv-carpet-${carpet}`)).join(", ") } : null,
      ),
      when("line", "drove", () => ({})),
    ],
  },
  {
    name: "confirm",
    moves: ["confirm"],
    matters: (scene) => inPhase(scene, "after"),
    shown: did("opened"),
  },
  {
    name: "hotels",
    opens: ["area-hotels"],
    points: ["area-hotels", "tab-sheet"],
    matters: (scene) =>
      choosing(scene) && scene.view.sheets.some(({ hotels }) => hotels.some((hotel) => hotel !== null)),
    replies: [
      when("grand", "hotel", ({ kind, avenue }) => (kind === "grand" ? { avenue } : null)),
      when("small", "hotel", ({ kind, avenue }) => (kind === "small" ? { avenue } : null)),
    ],
  },
  {
    name: "streets",
    points: ["area-streets", "tab-sheet"],
    matters: (scene) => choosing(scene) && sheetOf(scene).runs.some((run) => run > 0),
    replies: [
      otherwise(
        when("run", "opened", ({ street }, deed) => {
          const run = sheetOf(deed).runs[street - 1] ?? 0;
          return run > 1 ? { run, street } : null;
        }),
      ),
      otherwise(when("alone", "opened", ({ number, street }) => ({ number, street, parity: parity(number) }))),
    ],
  },
  {
    name: "others",
    points: ["tab-players"],
    matters: (scene) => choosing(scene) && scene.view.round > 1 && scene.view.sheets.length > 1,
  },
  {
    name: "acme",
    points: ["acme", "tab-players"],
    matters: (scene) => choosing(scene) && (scene.view.acme?.pile.length ?? 0) > 0,
    facts: ({ view }) => ({ action: actionName(view.acme?.pile.at(-1) ?? "show") }),
  },
  {
    name: "projects",
    opens: ["area-projects", "projects"],
    points: ["projects", "tab-table"],
    matters: (scene) =>
      choosing(scene) && (scene.view.round >= SETTLED.projects || scene.view.projects.some(({ scored }) => scored)),
    replies: [when("scored", "project", ({ points }) => ({ points }))],
  },
  {
    name: "bonus",
    opens: ["area-inauguration"],
    moves: ["circle"],
    matters: (scene) => offers(scene, "circle") && scene.view.round >= SETTLED.bonus,
    replies: [when("used", "bonus", () => ({}))],
  },
  {
    name: "safe",
    opens: ["area-safe"],
    points: ["area-safe", "tab-sheet"],
    matters: (scene) => choosing(scene) && sheetOf(scene).debts > sheetOf(scene).bundles,
    facts: (scene) => ({ debts: sheetOf(scene).debts, bundles: sheetOf(scene).bundles }),
  },
  { name: "end", matters: (scene) => choosing(scene) && scene.view.round >= SETTLED.end },
];

export const lead = (): Lead<NewVegasView> => ({
  things: THINGS,
  title: () => say("web-first-newvegas"),
  facts: (scene) => ({ ...printedIn("newvegas"), rival: rivalOf(scene) }),
});
