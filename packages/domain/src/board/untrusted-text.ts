import { truncate } from "../truncate.ts";

/** Ends of lines and control characters: where one stood, words are apart. */
const control = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/**
 * What nobody sees and what turns the direction of what comes after it: marks, overrides, zero-width spaces, soft hyphens,
 * tags, supplementary variation selectors, private use. Joiners stay: emoji and some scripts are written with them.
 */
const unseen =
  /[\p{Co}\p{Cn}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]+/gu;

/** A stranger's words as one line that can be shown and kept, at most `max` UTF-16 units; null when no letter is left. */
export function cleanUntrustedText(text: string, max: number): string | null {
  const line = text
    // Enough to fill the line; the rest of a huge text is not looked at.
    .slice(0, 8 * max)
    .toWellFormed()
    .replace(unseen, "")
    .replace(control, " ")
    .replace(/\s+/g, " ")
    .trim();
  return /[\p{L}\p{N}]/u.test(line) ? truncate(line, max) : null;
}
