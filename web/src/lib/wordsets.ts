// Which files of words come together.

/** Those that a screen needs whatever is played on it. */
const SETS: Record<string, readonly string[]> = {
  home: ["web", "play"],
  table: ["characters", "ending", "hint", "web-setup", "web-casinos"],
};

/** The set that a file is in. What pages alone say about something comes with its other words. */
export const setOf = (file: string): string =>
  Object.keys(SETS).find((set) => SETS[set]!.includes(file)) ?? file.replace(/^web-/, "");
