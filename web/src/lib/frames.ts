// The page is drawn frame by frame: what need not be in the next one waits for it, so that it comes soon.

const LONGEST_FRAME = 100;

/** Call when the page has been drawn anew, perhaps twice: one that is not seen is not drawn, and does not wait for it.
 * The answer calls it off. */
export function afterFrame(call: () => void): () => void {
  let timer = setTimeout(drawn, LONGEST_FRAME);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(drawn);
  });
  function drawn(): void {
    cancelAnimationFrame(frame);
    call();
  }
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
