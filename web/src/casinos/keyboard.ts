// The keys of a table with casinos: digits choose, arrows lead through what can be pressed, Enter and Space confirm.

import { isForTable } from "../lib/keys";
import type { CasinoBoard } from "./board.svelte";
import { controls } from "./controls";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Whether a key leaves the table alone, even while any key skips what is told. */
const isBeside = ({ key, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key === "Tab" || repeat || ctrlKey || metaKey || altKey;

export function press(event: KeyboardEvent, board: CasinoBoard, table: HTMLElement | undefined): void {
  if (!isForTable(event) || board.story.length) return;
  if (board.telling && isBeside(event)) return;
  if (board.telling) board.telling.skip();
  else if (!means(event, board, table)) return;
  event.preventDefault();
}

/** Do what a key means; false if it means nothing. */
function means(event: KeyboardEvent, board: CasinoBoard, table: HTMLElement | undefined): boolean {
  const at = event.target instanceof HTMLElement ? event.target : document.body;
  const chosen = /^[1-6]$/.test(event.key) ? board.choose(Number(event.key)) : undefined;
  const step = STEPS[event.key];
  if (chosen && table) return focusOn(chosen, table);
  if (step && table) return goOn(step, at, table);
  const presses = (event.key === "Enter" || event.key === " ") && at.closest("button, a, [tabindex='0']") !== null;
  if (presses || event.repeat) return false;
  return board.key(event.key.length === 1 ? event.key.toLowerCase() : event.key);
}

/** What a number has chosen gets the focus: Enter confirms that, and nothing else. */
function focusOn(move: string, table: HTMLElement): true {
  controls(table)
    .find((each) => each.dataset.move === move)
    ?.focus();
  return true;
}

function goOn(step: number, at: HTMLElement, table: HTMLElement): boolean {
  const all = controls(table);
  const index = all.indexOf(at);
  if (index < 0 && !at.matches("body, .turn")) return false;
  all.at((index + step) % all.length)?.focus();
  return true;
}
