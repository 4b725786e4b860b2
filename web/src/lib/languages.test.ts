import { expect, test } from "vitest";

import { LANGUAGES, nameOf } from "./languages";

test("the languages are those that there are words for, and call themselves by their names", () => {
  expect(LANGUAGES.map((language) => `${language}: ${nameOf(language)}`)).toEqual([
    "en: English",
    "de: Deutsch",
    "fr: Français",
    "pl: Polski",
  ]);
});
