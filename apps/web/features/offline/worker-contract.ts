/** What the pages and the service worker have to agree on. Pure: both bundles hold it. */

export const workerFile = "/service-worker.js";
export const offlinePage = "/offline";

const pages = ["", "/travel", "/documents", "/money", "/today"];
const trip = /^\/trips(?:\/(?!new$)[^/]+(?:\/(?:travel|documents|money|today))?)?$/;

/** Whether the page at this path is kept for when there is no connection. */
export function isKeptPage(path: string): boolean {
  return trip.test(path);
}

/** The pages of one trip that are kept, opened or not. */
export function pagesOfTrip(tripId: string): readonly string[] {
  return pages.map((page) => `/trips/${encodeURIComponent(tripId)}${page}`);
}

/** A file of a document itself, or the small picture of it. */
export type FilePart = "file" | "preview";

const file = /^\/api\/documents\/([\w-]+)\/(file|preview)$/;

/**
 * Where a page finds a file, with a connection and without. It names the account whose page it is, which is nothing to the
 * server: the worker, which has no other way to know, looks there and nowhere else.
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

/** Under which name the bytes lie in the account's database. */
export const keyOfBytes = (documentId: string, part: FilePart): string => `${documentId}/${part}`;

/** How long a network that says nothing is waited for where this device holds an answer already, in the worker as in pages. */
export const networkPatienceMs = 4_000;

/** What a page may ask of the worker. */
export type WorkerRequest =
  /** Keep these pages; answered on the port with the paths that are kept now. */
  | { readonly type: "keep-pages"; readonly paths: readonly string[] }
  /** Keep what the map got from elsewhere before the worker heard of it; answered when it is done. */
  | { readonly type: "keep-tiles"; readonly addresses: readonly string[] }
  /** Drop everything that shows who was signed in or where they looked; answered when it is done. */
  | { readonly type: "forget" }
  /** The new version may take over. */
  | { readonly type: "take-over" };
