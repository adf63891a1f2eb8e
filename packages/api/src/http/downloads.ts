import type { ServerResponse } from "node:http";
import { authorize } from "@caravan/core/actor";
import { getCandidatePicture } from "@caravan/core/board/get-candidate-picture";
import type { Download } from "@caravan/core/define";
import { notFound } from "@caravan/core/errors";
import { type Call, execute } from "@caravan/core/execute";
import { fit, inputFrom, wrongMethod } from "./rest.ts";

/** Everything that is answered with bytes. */
export const downloads: readonly Download[] = [getCandidatePicture];

export interface Asked {
  readonly download: Download;
  readonly params: Readonly<Record<string, string>>;
}

/** The download at an address, if there is one; throws 405 for every method but GET and HEAD. */
export function downloadAt(method: string, pathname: string): Asked | undefined {
  const segments = pathname.split("/").slice(1);
  for (const download of downloads) {
    const params = fit(download.rest.path.split("/").slice(1), segments);
    if (!params) continue;
    if (method !== "GET" && method !== "HEAD") throw wrongMethod(method, ["GET"]);
    return { download, params };
  }
  return undefined;
}

export function runDownload({ download, params }: Asked, call: Call) {
  authorize(call.actor, download.audience);
  const input = download.input.safeParse(inputFrom(download, params));
  // It stands in the path, so what it cannot be is an address of nothing.
  if (!input.success) throw notFound("file");
  return execute(download, call, input.data);
}

/** Bytes that came from strangers once: shown as what we say that they are, and never run. */
export function sendFile(response: ServerResponse, { type, bytes }: { type: string; bytes: Uint8Array }): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(200, {
    "content-type": type,
    "content-length": bytes.byteLength,
    "cache-control": "private, max-age=86400",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'",
    "cross-origin-resource-policy": "same-origin",
  });
  response.end(bytes);
}
