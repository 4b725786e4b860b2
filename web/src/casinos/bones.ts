// Dice as they lie on the table, one by one.

export interface Bone {
  kind: "small" | "big" | "grey" | "neutral" | "black";
  /** Whose colour it has; dice that nobody plays have none. */
  seat: number | null;
}

export const bones = (count: number, kind: Bone["kind"], seat: number | null = null): Bone[] =>
  Array.from({ length: count }, () => ({ kind, seat }));

export const countOf = (all: Bone[], kind: Bone["kind"]): number => all.filter((bone) => bone.kind === kind).length;
