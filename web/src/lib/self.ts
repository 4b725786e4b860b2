// What players are called on this screen.

import { settings } from "./settings.svelte";
import { say } from "./words.svelte";

/** Who gave no name was given one, for the others to read; who looks does not know it. */
export const calledHere = (name: string, own: string | null): string =>
  name === own && !settings.name ? say("web-you") : name;
