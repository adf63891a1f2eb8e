import { isCalendarDate } from "@caravan/domain/calendar";
import { id } from "@caravan/domain/fields";
import { invalidAt } from "./errors.ts";

/** The end of a page, as an opaque string. */
export function encodeCursor(parts: readonly string[]): string {
  return Buffer.from(JSON.stringify(parts)).toString("base64url");
}

const keys = {
  date: isCalendarDate,
  // The years that the database accepts.
  instant: (key: string) =>
    /^[12]\d{3}-/.test(key) && !Number.isNaN(Date.parse(key)) && new Date(key).toISOString() === key,
  number: (key: string) => /^\d{1,9}$/.test(key),
};

/** The two sort keys of {@link encodeCursor}: one of the list's own kind, and an id. Anything else is 400, not a database error. */
export function decodeCursor(cursor: string, kind: keyof typeof keys): readonly [string, string] {
  const bad = () => invalidAt("cursor", "is not a next_cursor of ours; leave it out to start from the beginning");
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
  } catch {
    throw bad();
  }
  if (!Array.isArray(parts) || parts.length !== 2) throw bad();
  const [key, rowId] = parts as unknown[];
  if (typeof key !== "string" || !keys[kind](key) || !id.safeParse(rowId).success) throw bad();
  return [key, rowId as string];
}
