/**
 * The text as the rules see it: lower case, without accents, plain spaces, dashes and digits. It is as long as the text
 * was, unit by unit, so that whatever is found in it lies at the same place in the text itself.
 */
export function folded(text: string): string {
  const parts: string[] = [];
  const units = new Uint16Array(Math.min(CHUNK, text.length));
  for (let from = 0; from < text.length; from += CHUNK) {
    const count = Math.min(CHUNK, text.length - from);
    for (let index = 0; index < count; index++) units[index] = foldedUnit(text.charCodeAt(from + index));
    parts.push(String.fromCharCode(...units.subarray(0, count)));
  }
  return parts.join("");
}

/** Arguments of one call; engines stop at some tens of thousands. */
const CHUNK = 8192;

/** 0 means: not computed yet. */
const table = new Uint16Array(65_536);

function foldedUnit(unit: number): number {
  const known = table[unit];
  if (known) return known;
  const result = compute(unit);
  table[unit] = result;
  return result;
}

/** What Unicode does not decompose, or decomposes into several. */
const special: Readonly<Record<string, string>> = {
  ß: "s",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ı: "i",
  æ: "a",
  œ: "o",
  "\t": " ",
  "\r": " ",
  "\v": "\n",
  "\f": "\n",
  "\u0085": "\n",
  "\u2028": "\n",
  "\u2029": "\n",
  "〜": "-",
  "•": "|",
  "·": "|",
  "│": "|",
  "┃": "|",
  "➜": "→",
  "➔": "→",
  "➝": "→",
  "➞": "→",
  "⟶": "→",
  "⇒": "→",
  "➤": "→",
  "►": "→",
  "▶": "→",
  "›": ">",
  "»": ">",
  "`": "'",
  "°": "o",
};

function compute(unit: number): number {
  if (unit === 0) return 0x20;
  // Halves of a pair mean nothing alone.
  if (unit >= 0xd800 && unit <= 0xdfff) return unit;
  const character = String.fromCharCode(unit);
  const lower = character.toLowerCase();
  const replaced = special[character] ?? special[lower];
  if (replaced) return replaced.charCodeAt(0);
  if (/[\p{Zs}\u200b-\u200f\u2060\ufeff\u00ad]/u.test(character)) return 0x20;
  if (/\p{Pd}|\u2212/u.test(character)) return 0x2d;
  if (/[\u2018\u2019\u201b\u2032]/.test(character)) return 0x27;
  if (/[\u201c-\u201f\u2033]/.test(character)) return 0x22;
  const base = lower.normalize("NFKD");
  // A mark that stands for itself keeps its place; a ligature or fraction would become longer and stays what it is.
  const first = base.charCodeAt(0);
  const marksOnly = /^.\p{M}*$/u.test(base);
  return marksOnly && !Number.isNaN(first) ? first : lower.charCodeAt(0);
}
