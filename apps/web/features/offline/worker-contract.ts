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
