/** Control characters and direction marks, which no name needs. */
const invisible = /[\p{Cc}\p{Co}\p{Cn}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Untrusted text, safe to show and store; null when nothing is left. */
export function cleanText(text: string | undefined, most = 120): string | null {
  if (text === undefined) return null;
  const clean = text
    .slice(0, 4 * most)
    .toWellFormed()
    .replace(invisible, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (!/[\p{L}\p{N}]/u.test(clean)) return null;
  return [...clean].slice(0, most).join("").trim();
}
