import type { ReadConfirmation } from "../kernel/ports.ts";

/**
 * Mails and PDFs can hold what a database refuses: NUL, and halves of letters. Another letter stands for each of them, so that
 * the places that evidence names stay where they are.
 */
export function replaceUnstorableCharacters(read: ReadConfirmation): ReadConfirmation {
  return everyText(read) as ReadConfirmation;
}

function everyText(value: unknown): unknown {
  if (typeof value === "string") return value.toWellFormed().replaceAll("\0", "\ufffd");
  if (Array.isArray(value)) return value.map(everyText);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, everyText(it)]));
}
