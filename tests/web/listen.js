// Listens to what goes over the page's line, so that a test knows when an answer has come and what can be done next.
// It changes nothing of what the page sends or gets.
(() => {
  const line = { unanswered: new Set(), unasked: new Set(), refused: [], moves: [], log: {}, stage: "", lost: 0, heard: [], view: {} };
  window.line = line;

  const hear = (message) => {
    if (line.unasked.has(message.ref)) return;
    if (message.type === "done" || message.type === "error") line.unanswered.delete(message.ref);
    if (message.type === "error") line.refused.push(`${message.code}: ${message.text}`);
    if (message.type !== "view") return;
    if (message.table) line.stage = message.table.stage;
    line.view = { ...line.view, ...message.view };
    for (const one of message.log) {
      const [told, known] = [JSON.stringify(one), line.log[`${message.watch} ${one.n}`]];
      if (known && known !== told) line.refused.push(`line ${one.n} was ${known}, now it is ${told}`);
      line.log[`${message.watch} ${one.n}`] = told;
    }
  };

  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where);
      this.addEventListener("message", ({ data }) => hear(JSON.parse(data)));
      this.addEventListener("close", () => line.lost++);
    }
    send(text) {
      const message = JSON.parse(text);
      // What the page asks for by itself nobody waits for, and may come too late.
      if (message.ref) (message.type === "expect" ? line.unasked : line.unanswered).add(message.ref);
      if (message.type === "move") line.moves.push(message.move);
      super.send(text);
    }
    close(...why) {
      line.unanswered.clear(); // the page itself has gone elsewhere
      super.close(...why);
    }
  };

  const seen = (control) => control.checkVisibility({ visibilityProperty: true }) && !control.disabled && control.getClientRects().length > 0;

  /** The controls that make a move now: what lies under a dialog cannot be reached. */
  line.lit = () => {
    const above = [...document.querySelectorAll("dialog[open], [aria-modal=true]")].at(-1) ?? document;
    return [...above.querySelectorAll("[data-move]")].filter((one) => !["undo", "restart"].includes(one.dataset.move) && seen(one));
  };

  /** Whether no move was sent since the moves were last asked for. */
  line.waits = () => line.moves.length === line.known;

  /** What has the focus: its move, and whether that can be seen. */
  line.focus = () => {
    const one = document.activeElement;
    const { outlineStyle, boxShadow } = getComputedStyle(one ?? document.body);
    return { move: one?.dataset?.move ?? null, shown: !!one?.matches(":focus-visible") && (outlineStyle !== "none" || boxShadow !== "none") };
  };

  // What a screen reader tells by itself: changes inside places that said before that they would tell them.
  const LIVE = "[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]";
  new MutationObserver((changes) => {
    const fresh = new Set(changes.flatMap((change) => [...change.addedNodes]));
    for (const { target } of changes) {
      const place = (target.nodeType === Node.TEXT_NODE ? target.parentElement : target)?.closest?.(LIVE);
      const born = place && [...fresh].some((node) => node.contains(place));
      if (place && (!born || place.role === "alert")) line.heard.push(place.textContent.trim());
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });

  /** What is wrong with this page for a finger on a small screen. */
  line.clumsy = (least) => {
    const wide = document.scrollingElement.scrollWidth > innerWidth ? [`the page is ${document.scrollingElement.scrollWidth} wide`] : [];
    const controls = [...document.querySelectorAll("a[href], button, input, select, summary")].filter(seen);
    const small = controls.filter((one) => {
      if (getComputedStyle(one).display === "inline") return false; // a link in a sentence
      const { width, height } = (one.closest("label") ?? one).getBoundingClientRect();
      return width > 1 && (width < least || height < least); // 1: hidden from eyes and fingers, there for ears
    });
    const spilled = [...document.querySelectorAll("main p")].filter((one) => {
      const [text, around] = [one, one.parentElement].map((each) => each.getBoundingClientRect());
      const scrolls = getComputedStyle(one.parentElement).overflowY !== "visible";
      return !scrolls && seen(one) && text.width > 1 && (text.top < around.top - 1 || text.bottom > around.bottom + 1);
    });
    return [...wide, ...[...small, ...spilled].map((one) => `${one.outerHTML.slice(0, 160)} ${JSON.stringify(one.getBoundingClientRect())}`)];
  };

  /** How much of an element is in sight: inside the window, and inside everything around it that cuts off. */
  const inSight = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const box = { left: Math.max(left, 0), top: Math.max(top, 0), right: Math.min(right, innerWidth), bottom: Math.min(bottom, innerHeight) };
    for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
      if (getComputedStyle(one).overflow === "visible") continue;
      const around = one.getBoundingClientRect();
      box.left = Math.max(box.left, around.left);
      box.top = Math.max(box.top, around.top);
      box.right = Math.min(box.right, around.right);
      box.bottom = Math.min(box.bottom, around.bottom);
    }
    return (Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top)) / ((right - left) * (bottom - top));
  };

  /** What can be pressed for a move, or is to be read, and is cut off or out of the window. */
  line.cutOff = (besides) => {
    const parts = [...line.lit(), ...document.querySelectorAll(besides)].filter(seen);
    return parts.filter((one) => inSight(one) < 0.95).map((one) => one.dataset.move ?? `${one.className}: ${one.innerText.slice(0, 40)}`);
  };

  /** What can be done, as soon as all that was sent is answered: moves, or nothing any more because the game is over. */
  line.next = async () => {
    for (;;) {
      if (line.refused.length) throw new Error(`the server refused what the page asked for: ${line.refused.join("; ")}`);
      // What has come is heard by the page a frame later, when it has been seen that something was pressed.
      if (!line.unanswered.size && !document.querySelector("[data-asked]")) {
        const passing = document.querySelector("dialog[open] [data-pass]");
        const moves = passing ? ["pass the device"] : line.lit().map((one) => one.dataset.move);
        line.known = line.moves.length;
        if (moves.length || line.stage === "over") return moves;
      }
      await new Promise(requestAnimationFrame);
    }
  };
})();
