import { textLines } from "@caravan/domain/export/markdown-text";

/** A text of somebody as a quotation, line by line; nothing of an empty one. */
export function quoted(indent: string, text: string | null): string[] {
  if (text === null || text.trim() === "") return [];
  return textLines(text.trim()).map((it) => `${indent}> ${it}`);
}
