// What a person chose on this device. Kept in the browser's storage, nowhere else.

import { LANGUAGES } from "./languages";
import type { Speak } from "./protocol";
import { store, stored } from "./storage";

export type Language = Speak["language"];

/** How much longer than usual others' turns are looked at. */
const LONGER = { slow: 2, normal: 1, fast: 0.4, instant: 0 };
export type Pace = keyof typeof LONGER;
export const PACES: readonly Pace[] = ["slow", "normal", "fast", "instant"];

export const CONFIRMS = ["steps", "always", "off"] as const;

export interface Settings {
  language: Language;
  theme: "night" | "day" | "system";
  motion: "off" | "fast" | "normal";
  /** How long others' turns are looked at, whether anything moves in them or not. */
  pace: Pace;
  sound: boolean;
  /** What is looked at once more before it counts: a turn of several steps, every choice that may end one, or nothing. */
  confirm: (typeof CONFIRMS)[number];
  forced: boolean;
  textSize: 100 | 115 | 130 | 150;
  marks: boolean;
  /** Whether choices tell what is expected of them, where hints are allowed: never, against bots alone, or always. */
  expected: "off" | "bots" | "always";
  /** Whether the screen is covered while one device goes from hand to hand. */
  cover: boolean;
  /** Whether bots say a line now and then. */
  remarks: boolean;
  name: string;
  /** How good bots are that one plays against, if nothing else is said. */
  level: string;
}

const KEY = "neonstrip.settings";

function systemLanguage(): Language {
  for (const wanted of navigator.languages ?? []) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

const DEFAULTS: Settings = {
  language: systemLanguage(),
  theme: "night",
  motion: still.matches ? "off" : "normal",
  pace: "normal",
  sound: false,
  confirm: "steps",
  forced: false,
  textSize: 100,
  marks: true,
  expected: "bots",
  cover: true,
  remarks: true,
  name: "",
  level: "casual",
};

export const settings: Settings = $state({ ...DEFAULTS, ...stored<Partial<Settings>>(KEY, {}) });
if (!LANGUAGES.includes(settings.language)) settings.language = DEFAULTS.language;
// It was a switch before.
if (!CONFIRMS.includes(settings.confirm)) settings.confirm = settings.confirm ? DEFAULTS.confirm : "off";

/** Change a setting and keep it. */
export function choose<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  store(KEY, settings);
}

/** Milliseconds for a movement that takes so many at normal speed; none where the system asks for none. */
export function motion(milliseconds: number): number {
  if (settings.motion === "off" || still.matches) return 0;
  return settings.motion === "fast" ? milliseconds / 2.5 : milliseconds;
}

/** Milliseconds to look at something that others do, which are so many at the usual pace. */
export function paced(milliseconds: number): number {
  return milliseconds * LONGER[settings.pace];
}

const light = matchMedia("(prefers-color-scheme: light)");
let sunny = $state(light.matches);
light.addEventListener("change", () => (sunny = light.matches));

/** Whether places are shown by night or by day. */
export function hour(): "night" | "day" {
  return settings.theme === "system" ? (sunny ? "day" : "night") : settings.theme;
}
