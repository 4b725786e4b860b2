// Where the focus is while a move is under way.

/** Which of these has the focus lets go of it: taken away with it, the focus would have the browser lay out a page that
 * is only half changed. The answer, once all of it is in the page, gives it back to what still makes that move, unless
 * something else has it by then. */
export function letGo(pressed: Element[], move: string): () => void {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || !pressed.includes(at)) return () => {};
  at.blur();
  return () =>
    queueMicrotask(() => {
      const isFree = document.activeElement === document.body;
      if (isFree && at.isConnected && at.dataset.move === move) at.focus({ preventScroll: true });
    });
}
