// Keys that do something by themselves, where nobody is writing and nothing else is asked.

/** The key that was pressed alone; none while somebody writes or a dialog is open. */
export function plainKey(event: KeyboardEvent): string {
  if (event.altKey || event.ctrlKey || event.metaKey || event.repeat || event.defaultPrevented) return "";
  if (event.target instanceof Element && event.target.closest("input, select, textarea, dialog, [contenteditable]")) return "";
  return event.key.toLowerCase();
}
