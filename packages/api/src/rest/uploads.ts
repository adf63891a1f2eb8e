import type { IncomingMessage } from "node:http";
import { readConfirmationFile } from "@caravan/core/confirmations/read-confirmation-file";
import { uploadDocument } from "@caravan/core/documents/upload-document";
import { uploadPhoto } from "@caravan/core/documents/upload-photo";
import { uploadAccountPicture } from "@caravan/core/identity/upload-account-picture";
import { importTrip } from "@caravan/core/imports/import-trip";
import { previewImport } from "@caravan/core/imports/preview-import";
import type { Upload, Verb } from "@caravan/core/kernel/define";
import { DomainError } from "@caravan/core/kernel/errors";
import type { Call } from "@caravan/core/kernel/execute";
import { UploadedFile } from "@caravan/core/kernel/uploaded-file";
import { unknownFields, withWarnings } from "../agents/unknown-fields.ts";
import { fileNameInHeader, readMultipartForm } from "../http/multipart-form.ts";
import { header, readBytes } from "../http/read-body.ts";
import { limitUploads } from "../limits/file-concurrency.ts";
import type { Pace } from "../limits/upload-pace.ts";
import type { CredentialRequest } from "../request-context.ts";
import { runVerb } from "../run-verb.ts";
import { fieldsOfPath, fieldsOfQuery } from "./run-rest-request.ts";

/** All verbs that accept a file. */
export const uploads: readonly Upload[] = [
  uploadDocument,
  uploadPhoto,
  uploadAccountPicture,
  readConfirmationFile,
  previewImport,
  importTrip,
];

/** Allowance for the other parts of a form: boundaries, headers and fields. */
const FORM_OVERHEAD = 65_536;

/** Reads the file and runs the verb. The body is read only when the caller's scope is enough. */
export function runUpload(upload: Upload, { request, url, params }: CredentialRequest, call: Call) {
  return limitUploads(call.actor, call.signal, async (pace) => {
    const described = parametersOf(upload);
    let said: Readonly<Record<string, unknown>> = {};
    const output = await runVerb(upload, call, async () => {
      const type = typeOf(request);
      if (type !== "multipart/form-data" && !taken(upload, type)) throw wrongType(upload, type);
      const { file, fields } = await sentIn(upload, type, request, pace);
      const query = new URLSearchParams(url.searchParams);
      for (const [name, value] of fields) if (!query.has(name)) query.set(name, value);
      const name = query.get("name") ?? file.name;
      query.delete("name");
      said = fieldsOfQuery(described, query);
      return { ...said, ...fieldsOfPath(upload, params), file: new UploadedFile(name, file.type, file.bytes) };
    });
    const body = { success: true, ...withWarnings(output, unknownFields(described, said)) };
    return { status: upload.rest.status ?? 200, body };
  });
}

const described = new WeakMap<Upload, Verb>();

/** The upload without its file, for reading values from a query. */
export function parametersOf(upload: Upload): Verb {
  const known = described.get(upload) ?? { ...upload, input: upload.parameters };
  described.set(upload, known);
  return known;
}

async function sentIn(upload: Upload, type: string, request: IncomingMessage, pace: Pace) {
  const isForm = type === "multipart/form-data";
  const most = upload.mostBytes + (isForm ? FORM_OVERHEAD : 0);
  // The rest is read so that the client gets our answer instead of a closed connection.
  const body = await readBytes(request, most, 2 * most, { pace });
  if (!isForm) return { file: { name: fileNameInHeader(request), type, bytes: body }, fields: [] };
  const parts = await readMultipartForm(request, body);
  if (!taken(upload, parts.file.type)) throw wrongType(upload, parts.file.type);
  if (parts.file.bytes.length > upload.mostBytes)
    throw new DomainError("too_large", "payload_too_large", `The file is larger than ${upload.mostBytes} bytes.`);
  return parts;
}

const UNSPECIFIED = "application/octet-stream";

function typeOf(request: IncomingMessage): string {
  const said = header(request, "content-type")?.split(";")[0]?.trim().toLowerCase();
  return said || UNSPECIFIED;
}

/** Many clients send no type or `application/octet-stream`; the bytes decide. */
const taken = ({ types }: Upload, type: string) => type === UNSPECIFIED || types.includes(type);

function wrongType({ types }: Upload, type: string): DomainError {
  const message = `Send the file itself as the body, with its Content-Type, or one file as multipart/form-data. ${type.slice(0, 80)} is not taken here; these are: ${types.join(", ")}.`;
  return new DomainError("unsupported", "unsupported_media_type", message, [
    { path: "content-type", message: "is not accepted here", accepted: [...types] },
  ]);
}
