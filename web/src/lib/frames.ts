// The page is drawn frame by frame: what need not be in the next one waits for it, so that it comes soon.

const LONGEST_FRAME = 100;

/** Call when the page has been drawn anew, perhaps twice: one that is not seen is not drawn, and does not wait for it. */
export function afterFrame(call: () => void): void {
  const late = setTimeout(call, LONGEST_FRAME);
  const drawn = () => {
    clearTimeout(late);
    call();
  };
  requestAnimationFrame(() => setTimeout(drawn));
}
