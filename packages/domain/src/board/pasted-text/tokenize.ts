/** A word and its position. */
export interface Word {
  /** Without quotes, brackets and commas around it. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Punctuation follows that ends a phrase. */
  readonly closes: boolean;
  /** A bracket or quote stands before it. */
  readonly opens: boolean;
}

const around = /\p{P}|\p{S}|\p{Extended_Pictographic}|\u{FE0F}|\u{200D}|\u{200B}|\u{FEFF}/u;
const closing = /[,.;:!?)\]…"”»、。，；！？]/;

export function tokenize(text: string): readonly Word[] {
  return [...text.matchAll(/[^\s、。，；！？]+[、。，；！？]?/g)].flatMap((match) => {
    const [raw] = match;
    const letters = [...raw];
    const first = letters.findIndex((it) => !around.test(it));
    if (first < 0) return [];
    const last = letters.findLastIndex((it) => !around.test(it));
    const before = letters.slice(0, first).join("");
    const behind = letters.slice(last + 1).join("");
    const start = match.index + before.length;
    const bare = raw.slice(before.length, raw.length - behind.length);
    // Abbreviations such as "St." do not end a phrase.
    const isShortened = behind === "." && last - first < 3 && /^\p{Lu}/u.test(bare);
    const closes = closing.test(behind) && !isShortened;
    return [{ text: bare, start, end: start + bare.length, closes, opens: /[([“«"]/.test(before) }];
  });
}

/** Begins like a name: with a capital, a digit, or in a script that has no capitals. */
export function isCapital(word: string): boolean {
  return /^[\p{Lu}\p{Lt}\p{Lo}\p{N}]/u.test(word) || /^(?:d|l|o)['’]\p{Lu}/iu.test(word);
}
