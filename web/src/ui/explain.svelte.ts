// Every element can explain itself: where the pointer rests, by long press, or by "?" on what has the focus.
// An element only leaves its explanation here; one set of listeners serves them all, and Explained.svelte shows the note.

import type { Attachment } from "svelte/attachments";

export interface Explanation {
  title: string;
  text: string;
  rule?: string;
  game?: string;
}

export const NOTE = "explained";

const REST = 600;
const LONG_PRESS = 500;
/** Time to get from the element to the note without losing it. */
const GRACE = 250;
const STILL = 8;

interface Shown {
  about: Explanation;
  at: Element;
  /** Asked for by key: then it is also read out. */
  aloud: boolean;
}

export const explained: { now: Shown | null } = $state({ now: null });

const known = new WeakMap<EventTarget, () => Explanation | null>();
let timer = 0;
/** The element that the pointer is on, or the finger. */
let under: Element | null = null;
let from = { x: 0, y: 0 };
/** Where the pointer was last, and whether it has stayed there since it pressed. */
let last = { x: NaN, y: NaN };
let stayed = false;
/** A long press was told: the click that may follow is none. */
let pressed = false;

/** An attachment: this element explains itself. With null there is nothing to say just now. */
export function explain(about: () => Explanation | null): Attachment<Element> {
  return (element) => {
    known.set(element, about);
    element.setAttribute("data-explains", "");
    return () => {
      known.delete(element);
      if (explained.now?.at === element) hush();
      if (under === element) under = null;
    };
  };
}

export function hush(): void {
  clearTimeout(timer);
  if (explained.now) describe(explained.now.at, (ids) => ids.filter((id) => id !== NOTE));
  explained.now = null;
}

/** Change by which elements one is described, and keep the others. */
function describe(element: Element, change: (ids: string[]) => string[]): void {
  const ids = change(element.getAttribute("aria-describedby")?.split(" ") ?? []);
  if (ids.length) element.setAttribute("aria-describedby", ids.join(" "));
  else element.removeAttribute("aria-describedby");
}

/** The innermost element here that has something to say. */
function speaker(target: EventTarget | null): Element | null {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement)
    if (known.get(element)?.()) return element;
  return null;
}

function tell(at: Element, aloud = false): void {
  const about = known.get(at)?.();
  if (!about) return;
  hush();
  describe(at, (ids) => [...ids, NOTE]);
  explained.now = { about, at, aloud };
}

const inNote = (target: EventTarget | null) => target instanceof Element && target.closest(`#${NOTE}`) !== null;

function later(milliseconds: number, what: () => void): void {
  clearTimeout(timer);
  timer = window.setTimeout(what, milliseconds);
}

/** The pointer did not come here: the page changed beneath it, and nobody asked. */
function rests(event: PointerEvent): boolean {
  if (event.clientX === last.x && event.clientY === last.y) return true;
  return stayed && Math.hypot(event.clientX - from.x, event.clientY - from.y) < STILL;
}

function over(event: PointerEvent): void {
  if (event.pointerType === "touch") return;
  if (inNote(event.target)) return clearTimeout(timer);
  const found = speaker(event.target);
  if (found === under && found === explained.now?.at) return clearTimeout(timer);
  under = found;
  const still = rests(event);
  if (!still) from = { x: event.clientX, y: event.clientY };
  if (found && still) clearTimeout(timer);
  else if (found) later(REST, () => tell(found));
  else if (explained.now && !explained.now.aloud) later(GRACE, hush);
  else clearTimeout(timer);
}

function move(event: PointerEvent): void {
  last = { x: event.clientX, y: event.clientY };
  if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < STILL) return;
  stayed = false;
  if (event.pointerType === "touch") {
    if (!pressed) clearTimeout(timer);
  } else if (under && explained.now?.at !== under && !inNote(event.target)) {
    const waiting = under;
    later(REST, () => tell(waiting));
  } else return;
  from = { x: event.clientX, y: event.clientY };
}

function down(event: PointerEvent): void {
  pressed = false;
  if (inNote(event.target)) return;
  hush();
  under = null; // who presses acts, and needs no explanation until the pointer comes again
  from = last = { x: event.clientX, y: event.clientY };
  stayed = true;
  if (event.pointerType !== "touch") return;
  const found = speaker(event.target);
  if (found)
    later(LONG_PRESS, () => {
      pressed = true;
      tell(found);
    });
}

function up(event: PointerEvent): void {
  if (event.pointerType === "touch" && !pressed) clearTimeout(timer);
}

function click(event: MouseEvent): void {
  if (!pressed) return;
  pressed = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function menu(event: MouseEvent): void {
  if (pressed || (event instanceof PointerEvent && event.pointerType === "touch"))
    if (speaker(event.target)) event.preventDefault();
}

function key(event: KeyboardEvent): void {
  pressed = false;
  const typing =
    event.target instanceof HTMLElement && event.target.matches("input:not([type=checkbox], [type=radio]), textarea");
  if (event.key === "Escape" && explained.now) {
    hush();
    event.stopPropagation();
    event.preventDefault(); // a dialog below stays open
  } else if (event.key === "?" && !typing) {
    const found = speaker(event.target);
    if (found) tell(found, true);
  }
}

function blur(event: FocusEvent): void {
  if (explained.now?.aloud && !inNote(event.relatedTarget)) hush();
}

/** Begin to listen; the answer ends it. */
export function listenForQuestions(): () => void {
  const ending = new AbortController();
  const on = { capture: true, signal: ending.signal } as const;
  document.addEventListener("pointerover", over, on);
  document.addEventListener("pointermove", move, { ...on, passive: true });
  document.addEventListener("pointerdown", down, on);
  document.addEventListener("pointerup", up, on);
  document.addEventListener("pointercancel", up, on);
  document.addEventListener("click", click, on);
  document.addEventListener("contextmenu", menu, on);
  document.addEventListener("keydown", key, on);
  document.addEventListener("focusout", blur, on);
  document.addEventListener("scroll", (event) => inNote(event.target) || hush(), { ...on, passive: true });
  return () => ending.abort();
}
