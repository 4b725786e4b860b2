// What the arrow keys lead through.

/** What can be pressed to decide, as it is read: first what is asked for, then the casinos. */
export function controls(within: HTMLElement): HTMLElement[] {
  const found = [...within.querySelectorAll<HTMLElement>("[data-move], [data-pick]")].filter(
    (each) => each.offsetParent !== null,
  );
  const first = (each: HTMLElement) => (each.closest(".turn, .tile.open") ? 0 : 1);
  return found.sort((a, b) => first(a) - first(b));
}
