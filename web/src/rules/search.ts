// Finding words in the rules: accents and case do not matter, and all words must occur.

export interface Piece {
  text: string;
  hit: boolean;
}

// Letters that are no base letter with an accent, so that Unicode does not take them apart.
const LETTERS: Record<string, string> = { ł: "l", ø: "o", đ: "d", ß: "ss", œ: "oe", æ: "ae", "’": "'" };

function plainLetter(letter: string): string {
  const bare = letter
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
  return LETTERS[bare] ?? bare;
}

/** A text without accents, in lower case. */
export const plain = (text: string): string => [...text.normalize("NFC")].map(plainLetter).join("");

/** The words of a question, plain. */
export const wordsOf = (question: string): string[] => [...new Set(plain(question).split(/\s+/).filter(Boolean))];

/** Whether all words occur in the text. Without words everything fits. */
export function fits(text: string, words: string[]): boolean {
  const searched = plain(text);
  return words.every((word) => searched.includes(word));
}

/** The text in pieces: where one of the words stands, and what is between. */
export function pieces(text: string, words: string[]): Piece[] {
  const letters = [...text.normalize("NFC")];
  // One letter may become two (ß) or none, so the plain text remembers which letter each of its own comes from.
  let searched = "";
  const from: number[] = [];
  for (const [place, letter] of letters.entries()) {
    const bare = plainLetter(letter);
    searched += bare;
    for (let index = 0; index < bare.length; index++) from.push(place);
  }
  const hit = new Array<boolean>(letters.length).fill(false);
  for (const word of words) {
    for (let at = searched.indexOf(word); at >= 0; at = searched.indexOf(word, at + 1)) {
      hit.fill(true, from[at], from[at + word.length - 1]! + 1);
    }
  }
  const found: Piece[] = [];
  for (const [place, letter] of letters.entries()) {
    const last = found.at(-1);
    if (last && last.hit === hit[place]) last.text += letter;
    else found.push({ text: letter, hit: hit[place]! });
  }
  return found;
}
