// Sheets on their way to the server though nobody looks at them: always as they are kept now.

import { Posting } from "../../paper/posting.svelte";
import { keptGame, keepPost } from "./kept";
import { partsOf } from "./sharing";

export function send(id: string): Posting | null {
  const post = keptGame(id)?.post;
  if (!post || (!post.token && !post.hosts)) return null;
  const parts = () => {
    const kept = keptGame(id);
    return kept ? partsOf(kept.entry, { ...kept, post }) : [];
  };
  const posting = new Posting({ paper: "scorer", game: "newvegas", id }, post, parts, () => keepPost(id, post));
  posting.idle = () => posting.close();
  return posting;
}
