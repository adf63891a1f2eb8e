import { readTripFile } from "../trip-file/read-trip-file.ts";
import type { ImportReading, ImportTask } from "./import-reading.ts";

/** Reads a file by what it is, whatever it is called. Takes up to a second for the largest ones. */
export function readImport({ bytes }: ImportTask): ImportReading {
  const text = textOf(bytes);
  if (text === null) return unreadable("The file is not text in UTF-8.");
  if (!/^\s*[[{]/.test(text)) return unreadable("The file is none that a trip can be read from.");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return unreadable("The file begins like JSON, and then is none: it may have been cut off.");
  }
  const reading = readTripFile(value);
  return reading.ok ? { ok: true, form: "trip", file: reading.file } : reading;
}

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // It throws a TypeError for bytes that are no UTF-8.
    return null;
  }
}

const unreadable = (message: string): ImportReading => ({
  ok: false,
  problem: { code: "unreadable", message, details: [] },
});
