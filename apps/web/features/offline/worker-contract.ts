/** What pages and the service worker have to agree on; in both bundles. */

/** Of the root element, in a copy of a page that the worker has kept. */
export const keptAttribute = "data-kept";

export const workerFile = "/service-worker.js";
export const offlinePage = "/offline";

const pages = ["", "/travel", "/documents", "/money", "/today"];
const trip = /^\/trips(?:\/(?!new$)[^/]+(?:\/(?:travel|documents|money|today))?)?$/;

export function isKeptPage(path: string): boolean {
  return trip.test(path);
}

/** The pages of a trip that are kept. */
export function pagesOfTrip(tripId: string): readonly string[] {
  return pages.map((page) => `/trips/${encodeURIComponent(tripId)}${page}`);
}

export type FilePart = "file" | "preview";

const file = /^\/api\/documents\/([\w-]+)\/(file|preview)$/;

/**
 * The address of a file, online and offline. It names the account for the worker, which reads that account's data only; the
 * server ignores it.
 */
export function fileAddress(documentId: string, part: FilePart, account: string | null): string {
  const path = `/api/documents/${documentId}/${part}`;
  return account === null ? path : `${path}?${new URLSearchParams({ account })}`;
}

/** What {@link fileAddress} names; null for every other address. */
export function fileAt({ pathname, searchParams }: URL): FileAsked | null {
  const [, documentId, part] = file.exec(pathname) ?? [];
  const account = searchParams.get("account");
  if (!documentId || !part || !account) return null;
  return { account, documentId, part: part as FilePart };
}

export interface FileAsked {
  readonly account: string;
  readonly documentId: string;
  readonly part: FilePart;
}

/** The key of the bytes in the account's database. */
export const keyOfBytes = (documentId: string, part: FilePart): string => `${documentId}/${part}`;

/** How long to wait for the network before a kept answer or page is shown. */
export const networkPatienceMs = 4_000;

/** What a page may ask of the worker. */
export type WorkerRequest =
  /** Keep these pages; answered on the port with the paths that are kept now. */
  | { readonly type: "keep-pages"; readonly paths: readonly string[] }
  /** Keep map tiles that were loaded before the worker was active; answered when it is done. */
  | { readonly type: "keep-tiles"; readonly addresses: readonly string[] }
  /** Keep covers and photographs of places; answered when it is done. */
  | { readonly type: "keep-pictures"; readonly addresses: readonly string[] }
  /** Delete everything that shows who was signed in or what they looked at; answered when it is done. */
  | { readonly type: "forget" }
  /** The new version may take over. */
  | { readonly type: "take-over" };
