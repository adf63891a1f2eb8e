export interface MentionDraft {
  /** Where the @ is. */
  readonly at: number;
  readonly names: readonly string[];
}

const MOST = 5;

/** The names that fit what is being typed after an @ before the caret; null when nobody is being mentioned. */
export function mentionDraft(text: string, caret: number, names: readonly string[]): MentionDraft | null {
  const at = text.lastIndexOf("@", caret - 1);
  if (at < 0 || /[\p{L}\p{N}_.]/u.test(text[at - 1] ?? "")) return null;
  const typed = text.slice(at + 1, caret).toLowerCase();
  if (typed.includes("\n")) return null;
  const fitting = names.filter((it) => it.toLowerCase().startsWith(typed) && it.toLowerCase() !== typed.trim());
  return fitting.length > 0 ? { at, names: fitting.slice(0, MOST) } : null;
}

/** The text with the name in place of what was typed, and where the caret is then. */
export function withMention(text: string, caret: number, at: number, name: string): { text: string; caret: number } {
  const before = `${text.slice(0, at)}@${name} `;
  return { text: before + text.slice(caret).replace(/^ /, ""), caret: before.length };
}

/** The text in pieces: names of mentioned people with their @, and what is between them. */
export function mentionedParts(
  text: string,
  names: readonly string[],
): readonly { readonly text: string; readonly mention: boolean }[] {
  const handles = names.flatMap((it) => [it, it.split(/\s+/)[0] ?? it]).toSorted((a, b) => b.length - a.length);
  if (handles.length === 0) return [{ text, mention: false }];
  const escaped = handles.map((it) => it.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = new RegExp(`((?<![\\p{L}\\p{N}_.])@(?:${escaped.join("|")})(?![\\p{L}\\p{N}_]))`, "giu");
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, mention: index % 2 === 1 }))
    .filter((it) => it.text !== "");
}
