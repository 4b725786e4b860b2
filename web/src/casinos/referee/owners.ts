// Whose dice lie about: players by their names, and those who are imagined.

const isImagined = (owner: string): owner is "neutral" | "grey" => owner === "neutral" || owner === "grey";
/** How the dice of an owner look. */
export const kindOf = (owner: string) => (isImagined(owner) ? owner : "small");
