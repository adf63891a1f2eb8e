import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { invalid, invalidAt } from "@caravan/core/kernel/errors";
import { letOthersRun } from "@caravan/core/kernel/let-others-run";
import { Busboy } from "@fastify/busboy";
import { gather } from "./gather.ts";
import { header } from "./read-body.ts";

export interface MultipartForm {
  readonly file: { readonly name: string; readonly type: string; readonly bytes: Uint8Array };
  readonly fields: readonly (readonly [name: string, value: string])[];
}

const MOST_FIELDS = 10;
const LONGEST_FIELD = 2000;
const PIECE_BYTES = 65_536;

/** The one file of a form, and its other fields. The body's size was limited when it was read. */
export async function readMultipartForm(request: IncomingMessage, body: Buffer): Promise<MultipartForm> {
  const malformed = () => invalidAt("", "the body is not valid multipart/form-data");
  const fields: [string, string][] = [];
  const files: MultipartForm["file"][] = [];
  let beyond = false;
  await new Promise<void>((resolve, reject) => {
    const parser = new Busboy({
      headers: { "content-type": header(request, "content-type") ?? "" },
      limits: { files: 2, fields: MOST_FIELDS, fieldSize: LONGEST_FIELD, parts: MOST_FIELDS + 2, headerPairs: 20 },
    });
    parser.on("file", (_field, stream, name, _encoding, type) => {
      const bytes = gather(body.length);
      stream.on("data", bytes.add);
      stream.on("error", reject);
      stream.on("end", () => files.push({ name: name ?? "", type, bytes: bytes.whole() }));
    });
    parser.on("field", (name, value, _name, cut) => {
      if (cut) beyond = true;
      else fields.push([name, value]);
    });
    // In pieces, because the parser would otherwise read on beyond its limits: 10 MB of empty parts take seconds.
    const source = Readable.from(pieces(body));
    for (const limit of ["partsLimit", "filesLimit", "fieldsLimit"] as const)
      parser.on(limit, () => {
        beyond = true;
        source.destroy();
        resolve();
      });
    parser.on("error", reject);
    parser.on("finish", resolve);
    source.pipe(parser);
  }).catch(() => {
    throw malformed();
  });
  const [file, another] = files;
  if (!file || another)
    throw invalid([{ path: "file", message: "send exactly one file" }], "The form must hold exactly one file.");
  if (beyond)
    throw invalid([{ path: "", message: "the form has too many fields, or too long ones" }], "The form is too large.");
  return { file, fields };
}

/** With turns for other requests in between. */
async function* pieces(body: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < body.length; at += PIECE_BYTES) {
    if (at > 0) await letOthersRun();
    yield body.subarray(at, at + PIECE_BYTES);
  }
}

/** The name that `Content-Disposition` gives a body; empty without one. The extended form (RFC 5987) wins. */
export function fileNameInHeader(request: IncomingMessage): string {
  const said = header(request, "content-disposition") ?? "";
  const extended = /;\s*filename\*\s*=\s*utf-8'[\w-]*'([^\s;]+)/i.exec(said)?.[1];
  if (extended !== undefined) {
    try {
      return decodeURIComponent(extended);
    } catch {
      // Invalid extended form: use the plain one.
    }
  }
  const [, quoted, bare] = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]+))/i.exec(said) ?? [];
  const plain = quoted?.replace(/\\(.)/g, "$1") ?? bare ?? "";
  // Node decodes headers as Latin-1; most senders of other characters mean UTF-8.
  const bytes = Buffer.from(plain, "latin1");
  const text = bytes.toString("utf8");
  return text.includes("\ufffd") ? plain : text;
}
