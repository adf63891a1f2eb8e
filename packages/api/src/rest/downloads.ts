import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { getCandidatePicture } from "@caravan/core/board/get-candidate-picture";
import { execute } from "@caravan/core/composition";
import { getDocumentFile } from "@caravan/core/documents/get-document-file";
import { getDocumentPreview } from "@caravan/core/documents/get-document-preview";
import { downloadExpenses } from "@caravan/core/expenses/download-expenses";
import { exportTrip } from "@caravan/core/export/export-trip";
import { readCalendarFeed } from "@caravan/core/export/read-calendar-feed";
import { getPersonPicture } from "@caravan/core/identity/get-person-picture";
import type { Download, FileBytes } from "@caravan/core/kernel/define";
import { notFound } from "@caravan/core/kernel/errors";
import type { Call } from "@caravan/core/kernel/execute";
import { pacer } from "@caravan/core/kernel/let-others-run";
import { getSharedCover } from "@caravan/core/sharing/get-shared-cover";
import { propertiesOf } from "../agents/unknown-fields.ts";
import { header } from "../http/read-body.ts";
import { parseInput } from "../run-verb.ts";
import { fieldsOfPath, fieldsOfQuery, refuseUnknown } from "./run-rest-request.ts";

/** All verbs that answer with a file. */
export const downloads: readonly Download[] = [
  getCandidatePicture,
  getDocumentFile,
  getDocumentPreview,
  getPersonPicture,
  getSharedCover,
  downloadExpenses,
  exportTrip,
  readCalendarFeed,
];

/** Runs the download that the path names, with the values of the query. */
export function runDownload(
  download: Download,
  call: Call,
  { params, url }: { readonly params: Readonly<Record<string, string>>; readonly url: URL },
) {
  return execute(download, call, async () => {
    const fromPath = fieldsOfPath(download, params);
    const takesQuery = Object.keys(propertiesOf(download)).some((it) => !(it in fromPath));
    // Pages add the account to the addresses of files, for the service worker.
    const sent = takesQuery ? fieldsOfQuery(download, url.searchParams) : {};
    refuseUnknown(download, sent);
    const input = { ...sent, ...fromPath };
    const read = download.input.safeParse(input);
    // An invalid id in the path is 404.
    if (read.error?.issues.some(({ path: [name] }) => String(name) in fromPath)) throw notFound("file");
    return parseInput(download.input, input);
  });
}

/**
 * Files may come from strangers: they are served with the detected type and never run. Only our own pages may frame
 * them.
 */
export async function sendFile(request: IncomingMessage, response: ServerResponse, file: Sent): Promise<void> {
  if (response.headersSent || response.destroyed) return;
  const { type, name } = file;
  const parts = file.bytes instanceof Uint8Array ? [file.bytes] : file.bytes;
  const tagged = file.tag === undefined ? null : { "cache-control": "private, no-cache", etag: `"${file.tag}"` };
  if (tagged && header(request, "if-none-match")?.includes(tagged.etag)) {
    response.writeHead(304, tagged).end();
    return;
  }
  response.writeHead(200, {
    "content-type": type,
    "content-length": parts.reduce((sum, it) => sum + it.byteLength, 0),
    "cache-control": file.changes ? "no-store" : "private, max-age=86400",
    // Private: a shared browser must not show them to the next account.
    vary: "authorization, cookie",
    "x-content-type-options": "nosniff",
    "content-security-policy": policyOf(type),
    "cross-origin-resource-policy": "same-origin",
    ...tagged,
    ...(name === undefined ? {} : { "content-disposition": dispositionOf(name, file.inline === true) }),
  });
  if (parts.length === 1) response.end(parts[0]);
  else await pipeline(inTurns(parts), response);
}

async function* inTurns(parts: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  const pause = pacer();
  for (const it of parts) {
    yield it;
    await pause();
  }
}

interface Sent {
  readonly type: string;
  readonly bytes: FileBytes;
  readonly name?: string | undefined;
  readonly inline?: boolean | undefined;
  readonly changes?: boolean | undefined;
  readonly tag?: string | undefined;
}

/**
 * The policy of a file: it loads and runs nothing, and has an origin of its own. The browser's PDF viewer consists of
 * scripts and styles, which the sandbox has to allow; those of the file stay forbidden by `default-src`.
 */
function policyOf(type: string): string {
  const framed = "frame-ancestors 'self'";
  if (type === "application/pdf")
    return `default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; ${framed}; sandbox allow-scripts`;
  return `default-src 'none'; ${framed}; sandbox`;
}

/** Older clients read the plain name, others the extended one (RFC 6266). */
function dispositionOf(name: string, inline: boolean): string {
  const plain = name
    .normalize("NFKD")
    .replace(/[^\x20-\x7e]/g, "")
    .replace(/["\\%]/g, "");
  const extended = encodeURIComponent(name.toWellFormed()).replace(
    /['()*!]/g,
    (it) => `%${it.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${inline ? "inline" : "attachment"}; filename="${plain}"; filename*=UTF-8''${extended}`;
}
