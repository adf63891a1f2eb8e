import { largestFile } from "@caravan/domain/field-choices";
import * as f from "@caravan/domain/fields";
import { detectFileKind, type FileKind, fileForms, fileKinds } from "@caravan/domain/files/detect-file-kind";
import { cleanFileName } from "@caravan/domain/files/file-name";
import { z } from "zod";
import { requireRole, requireRoleLocked } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { upload } from "../kernel/define.ts";
import { DomainError } from "../kernel/errors.ts";
import { type HowToRead, ReaderBusy } from "../kernel/ports.ts";
import { addDocument, storeErrors, storeFile } from "./add-document.ts";
import { refuseOverQuota } from "./quotas.ts";
import { documentFor } from "./store.ts";
import { documentWire, presentDocument } from "./wire.ts";

export const uploadDocument = upload({
  name: "upload_trip_document",
  description:
    "Keeps a file with a trip: a PDF, a picture, a mail, a calendar, a wallet pass or plain text. What it is, its bytes say.",
  audience: "trips:write",
  guests: false,
  approval: "applies",
  logged: true,
  errors: ["not_found", "forbidden", "unsupported_media_type", "documents_full", "quota_reached", ...storeErrors],
  input: z.object({
    trip_id: f.id,
    kind: f.documentKind.default("other"),
    private: z.boolean().default(false).meta({ description: "Visible only to the person who uploads it" }),
  }),
  output: z.object({ document: documentWire }),
  path: "/api/trips/{id}/documents",
  params: { id: "trip_id" },
  status: 201,
  types: fileKinds.map((it) => fileForms[it].contentType),
  mostBytes: largestFile,
  async prepare(ctx, { trip_id, file }) {
    await requireRole(ctx, trip_id, "editor");
    const reading = detectFileKind(file.bytes, file.name);
    if (!reading.ok) throw unsupported(reading.why);
    const { kind, contentType } = reading;
    await refuseOverQuota(ctx, trip_id, file.bytes.byteLength);
    const name = cleanFileName(file.name) ?? `Document.${fileForms[kind].extensions[0]}`;
    const stored = await storeFile(ctx, { bytes: file.bytes, contentType });
    return { name, file: stored, text: await textIn(ctx, kind, file.bytes, { handOver: true }) };
  },
  async run(ctx, input, { name, text, file }) {
    await requireRoleLocked(ctx, input.trip_id, "editor");
    const { trip_id: tripId, kind } = input;
    const { id } = await addDocument(ctx, { tripId, name, kind, private: input.private, file, text });
    return { document: presentDocument(ctx, await documentFor(ctx, id)) };
  },
});

const LONGEST_TEXT = 100_000;

/** The text for search; null when the file has none, or it could not be read now. */
export async function textIn(
  ctx: Context,
  kind: FileKind,
  bytes: Uint8Array,
  how: HowToRead = {},
): Promise<string | null> {
  const text = await wordsOf(ctx, kind, bytes, how);
  return text?.slice(0, LONGEST_TEXT).toWellFormed().replaceAll("\u0000", "") ?? null;
}

async function wordsOf({ ports, actor, signal }: Context, kind: FileKind, bytes: Uint8Array, how: HowToRead) {
  if (kind === "text" || kind === "ics") return new TextDecoder().decode(bytes);
  if (kind !== "pdf" && kind !== "eml") return null;
  try {
    const read = { ...how, longest: LONGEST_TEXT };
    return await ports.confirmations.text({ origin: kind, bytes }, signedIn(actor).userId, signal, read);
  } catch (error) {
    // The file is stored also without its text.
    if (error instanceof ReaderBusy) return null;
    throw error;
  }
}

function unsupported(why: string): DomainError {
  const kinds = "PDF, JPEG, PNG, WebP, GIF, HEIC, plain text, .eml, .ics and .pkpass";
  const message = `The file ${why} These are kept: ${kinds}.`;
  return new DomainError("unsupported", "unsupported_media_type", message, [{ path: "file", message: why }]);
}
