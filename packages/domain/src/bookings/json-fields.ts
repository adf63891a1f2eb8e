import { truncate } from "../truncate.ts";

/** Any JSON that somebody sent. */
export type Json = unknown;

export type Fields = Readonly<Record<string, Json>>;

/** The fields of an object by their names without case, dashes, underscores and spaces; none of anything else. */
export function fieldsOf(value: Json): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
  const named = Object.entries(value).map(([name, it]) => [normalizeName(name), it] as const);
  // The first of two that mean the same.
  return Object.fromEntries(named.toReversed());
}

/** A name without case, dashes, underscores and spaces. */
export const normalizeName = (name: string) => name.toLowerCase().replace(/[-_\s]/g, "");

/** What `read` makes of the first of these fields that it can read. */
export function firstReadable<T>(fields: Fields, names: readonly string[], read: (value: Json) => T | null): T | null {
  for (const name of names) {
    const found = Object.hasOwn(fields, name) ? read(fields[name]) : null;
    if (found !== null) return found;
  }
  return null;
}

const LONGEST = 255;

/** One line of text; null for nothing, and for what is no text. */
export function parseText(value: Json): string | null {
  if (typeof value !== "string") return null;
  const line = value.replace(/\s+/g, " ").trim();
  return line === "" ? null : truncate(line, LONGEST);
}

/** Words or a number that names something, such as a confirmation. */
export function parseCode(value: Json): string | null {
  return parseText(typeof value === "number" && Number.isSafeInteger(value) ? String(value) : value);
}

/** A count of people or rooms: a whole number, also as text. */
export function parseCount(value: Json): number | null {
  const text = typeof value === "number" ? String(value) : typeof value === "string" ? value.trim() : "";
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
}
