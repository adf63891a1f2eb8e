import { truncate } from "../truncate.ts";

/** Line ends and control characters become spaces. */
const control = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/**
 * Invisible and direction-changing characters: marks, overrides, zero-width spaces, soft hyphens, tags, private use.
 * Joiners stay because emoji and some scripts need them.
 */
const unseen =
  /[\p{Co}\p{Cn}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]+/gu;

/** Untrusted text as one safe line of at most `max` UTF-16 units; null without a letter or digit. */
export function cleanUntrustedText(text: string, max: number): string | null {
  const line = text
    // Only as much as can fill the line.
    .slice(0, 8 * max)
    .toWellFormed()
    .replace(unseen, "")
    .replace(control, " ")
    .replace(/\s+/g, " ")
    .trim();
  return /[\p{L}\p{N}]/u.test(line) ? truncate(line, max) : null;
}
