// Dice as they lie on the table, one by one.

export interface Bone {
  kind: "small" | "big" | "grey" | "neutral" | "black";
  /** Whose colour it has; dice that nobody plays have none. */
  seat: number | null;
}

const KINDS: readonly Bone["kind"][] = ["small", "big", "grey", "neutral", "black"];

/** A die as a drawing of it says, by which it is found again on the page. */
export function boneOf(said = ""): Bone | null {
  const [word, seat] = said.split(" ");
  const kind = KINDS.find((each) => each === word);
  return kind ? { kind, seat: seat ? Number(seat) : null } : null;
}

const known = new Map<string, Bone>();

/** Dice of one kind and seat are one object, so that whatever is drawn of them is seen to be unchanged. */
function bone(kind: Bone["kind"], seat: number | null): Bone {
  const name = `${kind} ${seat}`;
  const found = known.get(name) ?? { kind, seat };
  known.set(name, found);
  return found;
}

export const bones = (count: number, kind: Bone["kind"], seat: number | null = null): Bone[] =>
  Array.from({ length: count }, () => bone(kind, seat));

export const countOf = (all: Bone[], kind: Bone["kind"]): number => all.filter((bone) => bone.kind === kind).length;
