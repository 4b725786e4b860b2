// The widths and heights at which pages change, for scripts. Styles write (--width-from-wide) or (--height-below-low):
// svelte.config.js puts the numbers in.

import breakpoints from "../breakpoints.json";

type Side = keyof typeof breakpoints;

/** The screen is as wide, or as high, as that. */
export const from = <S extends Side>(side: S, name: keyof (typeof breakpoints)[S]): string =>
  `(min-${side}: ${breakpoints[side][name]}px)`;

/** It is not. */
export const below = <S extends Side>(side: S, name: keyof (typeof breakpoints)[S]): string =>
  `(max-${side}: ${Number(breakpoints[side][name]) - 1}px)`;
