// Keys that do something by themselves at a table.

import { isOver, route } from "./route.svelte";

/** Whether a key is meant for the table: nobody is writing, no dialog is open, neither rules nor settings lie over it. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || isOver(route.now)) return false;
  return !(
    event.target instanceof Element && event.target.closest("input, select, textarea, dialog, [contenteditable]")
  );
}

/** The key that was pressed alone; none if it is not meant for the table. */
export function plainKey(event: KeyboardEvent): string {
  return isForTable(event) && !event.repeat ? event.key.toLowerCase() : "";
}

/** What a listener for keys does for an element that is pressed as a button is. */
export const onPressKey = (press: () => void) => (event: KeyboardEvent) => {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  if (!event.repeat) press();
};
