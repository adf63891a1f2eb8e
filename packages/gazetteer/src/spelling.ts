/** Letters that Unicode does not decompose into a base letter and a mark. */
const undecomposed: Record<string, string> = {
  ß: "ss",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  æ: "ae",
  œ: "oe",
  ı: "i",
};

/** One spelling for every way to write a name: no case, accents or punctuation, single spaces. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßøłđðþæœı]/g, (letter) => undecomposed[letter] ?? letter)
    .replace(/['’`.]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** {@link fold} without spaces: "newyork" is "New York". */
export function nameKey(text: string): string {
  return fold(text).replaceAll(" ", "");
}

/** Typing errors accepted for a name of this length. */
export function slipsAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

/** Numbers must be equal: "Pier 39" is not "Pier 35". */
export function sameDigits(a: string, b: string): boolean {
  return a.replace(/\P{N}/gu, "") === b.replace(/\P{N}/gu, "");
}

/**
 * Edits between two keys, where swapping two neighbouring letters is one edit (optimal string alignment). Gives `limit + 1`
 * as soon as the distance must be over `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  // One edit adds at most one letter and removes at most one, so most pairs need no table.
  if (bitsIn(lettersOf(a) ^ lettersOf(b)) > 2 * limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(change, at(last, j) + 1, at(row, j - 1) + 1);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, at(beforeLast, j - 2) + 1);
      row.push(best);
    }
    if (Math.min(...row) > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(at(last, b.length), limit + 1);
}

/** A bit for each letter that a key has; rarer letters share bits. */
export function lettersOf(key: string): number {
  let letters = 0;
  for (let index = 0; index < key.length; index++) letters |= 1 << (key.charCodeAt(index) & 31);
  return letters;
}

export function bitsIn(letters: number): number {
  let count = 0;
  for (let rest = letters; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
