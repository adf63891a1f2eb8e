import { largestFile } from "@caravan/domain/field-choices";
import { detectFileKind } from "@caravan/domain/files/detect-file-kind";
import { cleanFileName } from "@caravan/domain/files/file-name";
import { z } from "zod";
import { claimFile, storeErrors, storeFile } from "../documents/add-document.ts";
import { upload } from "../kernel/define.ts";
import { DomainError } from "../kernel/errors.ts";
import type { Confirmation } from "../kernel/ports.ts";
import type { UploadedFile } from "../kernel/uploaded-file.ts";
import { extractConfirmation, nothingRecognised } from "./extract-confirmation.ts";
import { presentConfirmation } from "./present.ts";
import { saveSource } from "./save-source.ts";
import { confirmationWire } from "./wire.ts";

export const readConfirmationFile = upload({
  name: "read_confirmation_file",
  description:
    "Reads a confirmation out of a mail (.eml), a calendar file (.ics) or a PDF with text. Like read_confirmation it waits for save_confirmation, which keeps the file among the documents of the trip.",
  audience: "trips:write",
  guests: false,
  approval: "applies",
  errors: ["unsupported_media_type", "nothing_recognised", "unreadable", ...storeErrors],
  input: z.object({}),
  output: z.object({ confirmation: confirmationWire }),
  path: "/api/confirmations/file",
  params: {},
  status: 201,
  types: ["application/pdf", "message/rfc822", "text/calendar", "text/plain"],
  mostBytes: largestFile,
  async prepare(ctx, { file }) {
    const { confirmation, contentType } = whatItIs(file);
    const read = await extractConfirmation(ctx, confirmation);
    if (read.reading.segments.length === 0) throw nothingRecognised();
    return { read, origin: confirmation.origin, stored: await storeFile(ctx, { bytes: file.bytes, contentType }) };
  },
  async run(ctx, { file }, { read, origin, stored }) {
    await claimFile(ctx, stored);
    const { dueAt: _, ...held } = stored;
    const source = await saveSource(ctx, read, {
      origin,
      file: { ...held, name: cleanFileName(file.name) ?? "Confirmation" },
    });
    return { confirmation: await presentConfirmation(ctx, source) };
  },
});

function whatItIs({ bytes, name }: UploadedFile): { confirmation: Confirmation; contentType: string } {
  const kind = detectFileKind(bytes, name);
  if (!kind.ok) throw unsupported(kind.why);
  const { contentType } = kind;
  switch (kind.kind) {
    case "pdf":
    case "eml":
    case "ics":
      return { confirmation: { origin: kind.kind, bytes }, contentType };
    case "text":
      return { confirmation: { origin: "text", text: new TextDecoder().decode(bytes) }, contentType };
    default:
      throw unsupported("is a picture or a pass, which says nothing that could be read.");
  }
}

const unsupported = (why: string) =>
  new DomainError(
    "unsupported",
    "unsupported_media_type",
    `The file ${why} Send a mail (.eml), a calendar file (.ics), a PDF or text.`,
  );
