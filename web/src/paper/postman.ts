// What was entered while the server was away, or just before a page was closed, is sent from whatever page is open.

import { gameNamed } from "../games";
import { loadGuide } from "../lib/guide.svelte";
import type { SenderPart } from "../lib/game";
import { isSending, remember, unsentHere, type Noted } from "./unsent";

const AGAIN = 5000;
const loading = new Set<string>();

/** What a dealer notes is the same in every game; other kinds of tables are sent by what the game has for them. */
const DEALT: SenderPart = () => import("./dealt");
const senderOf = (paper: string, game: string): SenderPart | undefined =>
  paper === "dealer" ? DEALT : gameNamed(game)?.senders?.[paper];

/** Send what is left of games that no page here has open. Call it when a page opens, and when the network is back. */
export function deliver(): void {
  for (const noted of unsentHere())
    if (!isSending(noted.id) && !loading.has(noted.id)) {
      loading.add(noted.id);
      void send(noted)
        .catch(() => setTimeout(deliver, AGAIN))
        .finally(() => loading.delete(noted.id));
    }
}

/** Have at hand what it takes to send, for a page that is opened while the server is away. */
export const prepare = async (paper: string, game: string): Promise<void> => void (await senderOf(paper, game)?.());

async function send(noted: Noted): Promise<void> {
  const { paper, game, id } = noted;
  const [loaded] = await Promise.all([senderOf(paper, game)?.(), loadGuide(game)]);
  if (isSending(id)) return;
  if (!loaded?.send(id)) remember(noted, false);
}
