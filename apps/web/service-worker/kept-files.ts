import { accountsKept, clearTogether, existingDeviceOf } from "../features/offline/device/database.ts";
import { isOfGateway } from "../features/offline/gateway.ts";
import {
  type FileAsked,
  type FilePart,
  fileAt,
  keyOfBytes,
  networkPatienceMs,
} from "../features/offline/worker-contract.ts";

/**
 * Files of documents: from the server or, without one, as the page stored them, with the server's headers. So
 * everything that shows a file uses one address, and the browser's own viewer shows a PDF under the same policy as
 * online.
 */
export function serveDocumentFiles(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("fetch", (event) => {
    const { request } = event;
    const url = new URL(request.url);
    const asked = url.origin === worker.location.origin && request.method === "GET" ? fileAt(url) : null;
    if (asked) event.respondWith(answer(request, () => keptFile(asked)));
  });
}

/** The files of all accounts are deleted; their accounts may fetch them again. */
export async function forgetFiles(): Promise<void> {
  for (const account of await accountsKept()) {
    const device = await existingDeviceOf(account);
    // When one account's files cannot be deleted, the others' are.
    if (device) await clearTogether(device, ["files", "bytes"]).catch(() => undefined);
    device?.close();
  }
}

async function answer(request: Request, kept: () => Promise<Response | null>): Promise<Response> {
  const asked = fetch(request).then(
    (response) => (isOfGateway(response.status) ? null : response),
    () => null,
  );
  const soon = new Promise<"later">((resolve) => setTimeout(() => resolve("later"), networkPatienceMs));
  const first = await Promise.race([asked, soon]);
  if (first instanceof Response) return first;
  const here = await kept();
  if (!here) return (await asked) ?? Response.error();
  // A late answer is not read, so its download is cancelled.
  void asked.then((late) => late?.body?.cancel());
  return here;
}

async function keptFile({ account, documentId, part }: FileAsked): Promise<Response | null> {
  const device = await existingDeviceOf(account);
  const read = (of: FilePart) => device?.get("bytes", keyOfBytes(documentId, of)).catch(() => undefined);
  // A picture without a thumbnail is shown itself.
  const found = (await read(part)) ?? (await read("file"));
  device?.close();
  return found ? new Response(found.bytes, { headers: found.headers }) : null;
}
