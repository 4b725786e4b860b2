// What a person chose on this device. Kept in the browser's storage, nowhere else.

import { LANGUAGES } from "./languages";
import type { Speak } from "./protocol";
import { store, stored } from "./storage";

export type Language = Speak["language"];

export interface Settings {
  language: Language;
  theme: "night" | "day" | "system";
  motion: "off" | "fast" | "normal";
  sound: boolean;
  confirm: boolean;
  forced: boolean;
  textSize: 100 | 115 | 130 | 150;
  marks: boolean;
  /** Whether the screen is covered while one device goes from hand to hand. */
  cover: boolean;
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

const DEFAULTS: Settings = {
  language: systemLanguage(),
  theme: "night",
  motion: matchMedia("(prefers-reduced-motion: reduce)").matches ? "off" : "normal",
  sound: false,
  confirm: true,
  forced: false,
  textSize: 100,
  marks: true,
  cover: true,
  name: "",
  level: "casual",
};

export const settings: Settings = $state({ ...DEFAULTS, ...stored<Partial<Settings>>(KEY, {}) });
if (!LANGUAGES.includes(settings.language)) settings.language = DEFAULTS.language;

/** Change a setting and keep it. */
export function choose<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  store(KEY, settings);
}

/** Milliseconds for a movement that takes so many at normal speed. */
export function motion(milliseconds: number): number {
  return settings.motion === "off" ? 0 : settings.motion === "fast" ? milliseconds / 2.5 : milliseconds;
}

const light = matchMedia("(prefers-color-scheme: light)");
let sunny = $state(light.matches);
light.addEventListener("change", () => (sunny = light.matches));

/** Whether places are shown by night or by day. */
export function hour(): "night" | "day" {
  return settings.theme === "system" ? (sunny ? "day" : "night") : settings.theme;
}
