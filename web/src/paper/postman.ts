// What was entered while the server was away, or just before a page was closed, is sent from whatever page is open.

import { gameNamed } from "../games";
import { loadGuide } from "../lib/guide.svelte";
import { forgetUnsent, isSending, unsentHere, type Noted } from "./posting.svelte";

const AGAIN = 5000;
const loading = new Set<string>();

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
export const prepare = async (paper: string, game: string): Promise<void> =>
  void (await gameNamed(game)?.senders?.[paper]?.());

async function send({ paper, game, id }: Noted): Promise<void> {
  const part = gameNamed(game)?.senders?.[paper];
  const [loaded] = await Promise.all([part?.(), loadGuide(game)]);
  if (isSending(id)) return;
  if (!loaded?.send(id)) forgetUnsent(id);
}
