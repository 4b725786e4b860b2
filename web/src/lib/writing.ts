// How words and figures are written, whatever they are about.

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A figure with a real minus sign. */
export const minus = (figure: number | string): string => String(figure).replace("-", "−");

/** A figure that is a change. */
export const signed = (change: number): string => (change > 0 ? `+${change}` : minus(change));
