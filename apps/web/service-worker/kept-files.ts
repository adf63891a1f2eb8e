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
 * Files of documents: from the server, and without one as the page kept them, with the headers of the server. So whatever
 * shows a file has one address for it, and a PDF is shown by the browser's own reader under the policy that it has online.
 */
export function serveDocumentFiles(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("fetch", (event) => {
    const { request } = event;
    const url = new URL(request.url);
    const asked = url.origin === worker.location.origin && request.method === "GET" ? fileAt(url) : null;
    if (asked) event.respondWith(answer(request, () => keptFile(asked)));
  });
}

/** Nobody's files stay here; their accounts may fetch them again. */
export async function forgetFiles(): Promise<void> {
  for (const account of await accountsKept()) {
    const device = await existingDeviceOf(account);
    // Where one account's do not go, the others' do.
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
  // Nobody reads what comes after all.
  void asked.then((late) => late?.body?.cancel());
  return here;
}

async function keptFile({ account, documentId, part }: FileAsked): Promise<Response | null> {
  const device = await existingDeviceOf(account);
  const read = (of: FilePart) => device?.get("bytes", keyOfBytes(documentId, of)).catch(() => undefined);
  // A picture that the server made no small one of is shown itself.
  const found = (await read(part)) ?? (await read("file"));
  device?.close();
  return found ? new Response(found.bytes, { headers: found.headers }) : null;
}
