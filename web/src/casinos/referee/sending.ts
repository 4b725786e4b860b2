// A refereed game on its way to the server though nobody looks at it: its rounds are settled and sent.

import type { Posting } from "../../paper/posting.svelte";
import { Evening } from "./evening.svelte";
import { forgetEarlier, load } from "./kept";
import type { Kit } from "./kit";

export const sender =
  (kit: Kit) =>
  (id: string): Posting | null => {
    if (load(kit.game, id).id !== id) return null;
    const evening = new Evening(kit, null, id);
    const { posting } = evening;
    if (posting) {
      posting.idle = () => {
        forgetEarlier(kit.game, id);
        posting.close();
      };
      posting.gone = () => evening.leave();
    }
    return posting;
  };
