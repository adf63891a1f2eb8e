import { truncate } from "../truncate.ts";

/** Any JSON value. */
export type Json = unknown;

export type Fields = Readonly<Record<string, Json>>;

/** The fields of an object by normalised name; empty for other values. */
export function fieldsOf(value: Json): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
  const named = Object.entries(value).map(([name, it]) => [normalizeName(name), it] as const);
  // The first of two equal names wins.
  return Object.fromEntries(named.toReversed());
}

/** A name without case, dashes, underscores and spaces. */
export const normalizeName = (name: string) => name.toLowerCase().replace(/[-_\s]/g, "");

/** The first of these fields that `read` can read. */
export function firstReadable<T>(fields: Fields, names: readonly string[], read: (value: Json) => T | null): T | null {
  for (const name of names) {
    const found = Object.hasOwn(fields, name) ? read(fields[name]) : null;
    if (found !== null) return found;
  }
  return null;
}

const LONGEST = 255;

/** One line of text; null when empty or no text. */
export function parseText(value: Json): string | null {
  if (typeof value !== "string") return null;
  const line = value.replace(/\s+/g, " ").trim();
  return line === "" ? null : truncate(line, LONGEST);
}

/** A code such as a confirmation number, from text or number. */
export function parseCode(value: Json): string | null {
  return parseText(typeof value === "number" && Number.isSafeInteger(value) ? String(value) : value);
}

/** A small whole number, also from text. */
export function parseCount(value: Json): number | null {
  const text = typeof value === "number" ? String(value) : typeof value === "string" ? value.trim() : "";
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
}
