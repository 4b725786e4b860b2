// What a dealer has noted, on its way to the server though its table is not open.

import { TableConnection } from "../lib/table.svelte";
import { Dealing, hasNotes } from "./dealing.svelte";
import type { Sending } from "./unsent";

export function send(table: string): Sending | null {
  if (!hasNotes(table)) return null;
  const connection = new TableConnection(table);
  const dealing = new Dealing(connection);
  dealing.idle = () => dealing.close();
  dealing.gone = () => connection.close();
  return dealing;
}
