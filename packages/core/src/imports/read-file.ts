import type { ImportReading } from "@caravan/domain/import/import-reading";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { DomainError } from "../kernel/errors.ts";
import type { UploadedFile } from "../kernel/uploaded-file.ts";

/** Of a file with a trip, in bytes. */
export const largestImport = 25 * 1_048_576;

/** What verbs that take such a file accept; the bytes decide. */
export const importTypes = [
  ...["application/json", "application/geo+json", "text/calendar", "text/csv", "text/plain", "application/gpx+xml"],
  ...[
    "application/vnd.google-earth.kml+xml",
    "application/vnd.google-earth.kmz",
    "application/zip",
    "application/xml",
    "text/xml",
  ],
  // Browsers on Windows call tables so.
  "application/vnd.ms-excel",
];

/** The errors of a file that holds no trip. */
export const importErrors = ["unreadable", "unknown_format", "newer_version", "too_many_rows", "invalid_file"];

export type ReadImport = Extract<ImportReading, { ok: true }>;

/** Reads a file outside the event loop. @throws unprocessable with what is wrong and where */
export async function readFile({ actor, ports, signal }: Context, file: UploadedFile): Promise<ReadImport> {
  const reading = await ports.imports.read({ name: file.name, bytes: file.bytes }, signedIn(actor).userId, signal);
  if (reading.ok) return reading;
  const { code, message, details } = reading.problem;
  throw new DomainError("unprocessable", code, message, details);
}
