// Five colours that colour-blind people tell apart, each with a mark; more players get number plates.

export const MARKS = ["circle", "square", "triangle", "diamond", "star"] as const;

export const colourOf = (seat: number): string => (seat < MARKS.length ? `var(--player-${seat})` : "#c9bfa6");

/** The outline of a seat's mark in a box of 24 units; number plates are drawn as text by who uses them. */
export function markPath(seat: number): string {
  switch (MARKS[seat]) {
    case "circle":
      return "M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16z";
    case "square":
      return "M5 5h14v14H5z";
    case "triangle":
      return "M12 4l9 16H3z";
    case "diamond":
      return "M12 2.5l8 9.5l-8 9.5l-8-9.5z";
    case "star":
      return "M12 2l2.9 6.6l7.1.7l-5.4 4.8l1.6 7L12 17.4L5.800 21.100l1.600-7L2 9.300l7.100-.7z";
    default:
      return "";
  }
}
