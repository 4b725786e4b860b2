// Games of which the server does not have everything that was noted on this device, and who is sending it.

import { store, stored } from "../lib/storage";

/** A kind of table for a game, and which of them on this device. */
export interface Kind {
  paper: string;
  game: string;
}
export interface Noted extends Kind {
  id: string;
}

/** Who sends what is left, until somebody else does. */
export interface Sending {
  close(): void;
}

const UNSENT = "neonstrip.unsent";
const sending = new Map<string, Sending>();

export const unsentHere = (): Noted[] => Object.values(stored<Record<string, Noted>>(UNSENT, {}));

/** Whether something of a game is left to be sent, by the next page if not by this one. */
export function remember(noted: Noted, left: boolean): void {
  const { [noted.id]: known, ...others } = stored<Record<string, Noted>>(UNSENT, {});
  if (left !== (known !== undefined)) store(UNSENT, left ? { ...others, [noted.id]: noted } : others);
}

/** A game is sent by one on this page: whoever was sending it stops. */
export function takeOver(id: string, by: Sending): void {
  sending.get(id)?.close();
  sending.set(id, by);
}
export function letGo(id: string, by: Sending): void {
  if (sending.get(id) === by) sending.delete(id);
}
export const isSending = (id: string): boolean => sending.has(id);
