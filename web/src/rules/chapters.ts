// The rules as a book: chapters of entries. Titles and texts are messages, named after game, chapter and entry:
// rules-GAME-CHAPTER, rules-GAME-CHAPTER-ENTRY and rules-GAME-CHAPTER-ENTRY-text. How a text is written: text.ts.

export interface Entry {
  /** One word in lower case, without a hyphen, so that no two names can meet. */
  name: string;
  /** The ids of the rules that it explains. Every rule of a game stands in exactly one entry. */
  rules: string[];
}

export interface Chapter {
  name: string;
  entries: Entry[];
}
