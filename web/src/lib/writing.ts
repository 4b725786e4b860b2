// How words and figures are written, whatever they are about.

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A figure with a real minus sign. */
export const minus = (figure: number | string): string => String(figure).replace("-", "−");

/** A figure that is a change. */
export const signed = (change: number): string => (change > 0 ? `+${change}` : minus(change));

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name written from right to left must not turn the sentence around it: it is set apart. Others need no signs. */
export const apart = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);

/** The numbers of a fact that is a list of them. */
export const numbersIn = (fact: unknown): number[] =>
  Array.isArray(fact) ? fact.filter((each) => typeof each === "number") : [];
