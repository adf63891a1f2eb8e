/** Without accents and other marks: "São" is "Sao", "ﬁ" is "fi". */
export function foldAccents(text: string): string {
  // Combining marks are removed first, because sorting long runs of them takes quadratic time.
  return text
    .replace(/\p{M}+/gu, "")
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "");
}

/** Letters that Unicode does not decompose into a base letter and a mark. */
const undecomposed: Record<string, string> = {
  ...{ ß: "ss", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", æ: "ae", œ: "oe", ı: "i" },
};

/** A cache holds the titles of some of the largest trips. */
const MOST_KEPT = 4000;
const LONGEST_KEPT = 300;

/** A function of a text that remembers its results: the titles of a trip are asked about at every read and repair. */
export function rememberByText<T>(of: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const made = of(text);
    if (text.length <= LONGEST_KEPT) {
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(text, made);
    }
    return made;
  };
}

/** One spelling for every way to write a title: no case, accents or punctuation, single spaces. */
export const foldTitle = rememberByText(fold);

function fold(text: string): string {
  return foldAccents(text)
    .toLowerCase()
    .replace(/[ßøłđðþæœı]/g, (letter) => undecomposed[letter] ?? letter)
    .replace(/['’`.]/g, "")
    .replace(/&/g, " and ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Letters and digits alone, without case and accents: for comparing numbers and names however they are punctuated. */
export function foldToAlphanumeric(text: string): string {
  return foldAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
