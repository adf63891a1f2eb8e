const control = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Invisible characters: direction marks, joiners, soft hyphens, tags, private use. */
const unseen = /[\p{Cf}\p{Co}\p{Cs}]+/gu;
/** Links, addresses and telephone numbers, also without a scheme. */
const link =
  /[a-z][a-z0-9+.-]*:\/\/|\b(?:javascript|data|mailto|tel|file):|\bwww\.|[^\s@]@[^\s@]|[\p{L}\p{N}-]\.\p{L}{2,24}(?!\p{L})|\b\d+(?:\.\d+){3}\b|\+\d[\d ()-]{6,}/iu;
const tag = /<[a-z!/?]|&(?:[a-z]+|#x?[0-9a-f]+);|\]\(/i;
/** Texts that do not belong in a description: credentials, money transfers or the instructions themselves. */
const notOfAPlace =
  /api[ _-]?key|pass(?:word|code|phrase)|credential|credit card|card number|\bcvv\b|wire transfer|gift card|one[- ]time code|access token|system (?:prompt|message)|(?:previous|prior|above|earlier|these|all|my|your) (?:instructions?|rules)|ignore (?:all|any|the|previous)|jailbreak|\b(?:click|log ?in|sign ?in) (?:here|to|at|on)\b/i;

/** Data for the model: one line, without invisible characters and the brackets of chat templates, shortened. */
export function sanitizePromptData(text: string, length: number): string {
  const plain = text
    .slice(0, 10 * length)
    .replace(unseen, "")
    .replace(control, " ")
    .replace(/[<[]/g, "(")
    .replace(/[>\]]/g, ")");
  return clipped(plain.replace(/\s+/g, " ").trim(), length);
}

/**
 * A sentence or a name from the model as plain text; null when it may not be shown. A text with a link, a tag,
 * credentials or one of our secrets is dropped as a whole.
 */
export function sanitizeModelText(text: string | undefined, length: number, secrets: readonly string[]): string | null {
  if (text === undefined) return null;
  // Only the beginning of a huge text is checked, and it is never shown.
  const line = text
    .slice(0, 4 * length)
    .normalize("NFKC")
    .replace(unseen, "")
    .replace(control, " ");
  if (link.test(line) || tag.test(line) || notOfAPlace.test(line)) return null;
  if (secrets.some((it) => line.trim() === it || (it.length >= 8 && line.includes(it)))) return null;
  const plain = line
    .replace(/[*_`#~|<>{}[\]\\]+/g, " ")
    .replace(/[“”"]/g, "'")
    .replace(/\s+/g, " ")
    .trim();
  return /\p{L}/u.test(plain) ? clipped(plain, length) : null;
}

/** The same for a text of several sentences: those that may not be shown go, and the others stay. */
export function sanitizeModelTexts(
  text: string | undefined,
  length: number,
  secrets: readonly string[],
): string | null {
  if (text === undefined) return null;
  const sentences = text.slice(0, 4 * length).split(/(?<=[.!?;])\s+/);
  const shown = sentences.flatMap((it) => sanitizeModelText(it, length, secrets) ?? []);
  return shown.length === 0 ? null : clipped(shown.join(" "), length);
}

function clipped(text: string, length: number): string {
  const letters = [...text];
  return letters.length <= length
    ? text
    : `${letters
        .slice(0, length - 1)
        .join("")
        .trimEnd()}…`;
}
