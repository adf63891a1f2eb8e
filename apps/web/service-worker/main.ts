import type { WorkerRequest } from "../features/offline/worker-contract.ts";
import { precacheBuild } from "./build-precache.ts";
import { forgetFiles, serveDocumentFiles } from "./kept-files.ts";
import { forgetPages, keepPages, servePages } from "./page-cache.ts";
import { forgetPictures, keepPictures, servePictures } from "./picture-cache.ts";
import { handlePushes } from "./push.ts";
import { forgetTiles, keepTiles, serveTexts, serveTiles } from "./tile-cache.ts";

declare const self: ServiceWorkerGlobalScope;

/**
 * What Caravan does without a connection: it serves the files of its build, the pages of coming trips, street tiles
 * that were seen before, and covers and photographs of places. Nothing under `/api` is stored here: data and files of
 * documents are in IndexedDB under the account's id (features/offline), where pages store them and other accounts do
 * not look.
 */
precacheBuild(self);
servePages(self);
serveTexts(self);
serveTiles();
servePictures();
serveDocumentFiles(self);
answerPages(self);
handlePushes(self);

/** The messages from pages, and signing in or out. */
function answerPages(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("message", (event) => {
    const asked = event.data as WorkerRequest | null;
    if (asked?.type === "take-over") event.waitUntil(worker.skipWaiting());
    if (asked?.type === "forget") event.waitUntil(answered(event, forget()));
    if (asked?.type === "keep-pages" && Array.isArray(asked.paths))
      event.waitUntil(answered(event, keepPages(asked.paths, event)));
    if (asked?.type === "keep-pictures" && Array.isArray(asked.addresses))
      event.waitUntil(answered(event, keepPictures(asked.addresses, event)));
    if (asked?.type === "keep-tiles" && Array.isArray(asked.addresses))
      event.waitUntil(answered(event, keepTiles(asked.addresses, event)));
  });
  // Noticed here, before the next page could report it: stored pages contain the name of the former account.
  worker.addEventListener("fetch", (event) => {
    const { origin, pathname } = new URL(event.request.url);
    if (origin === location.origin && /^\/api\/auth\/(?:callback|signout)(?:\/|$)/.test(pathname))
      event.waitUntil(Promise.all([forget(), forgetFiles().catch(() => undefined)]));
  });
}

async function forget(): Promise<void> {
  await Promise.all([forgetPages(), forgetTiles(), forgetPictures()]);
}

async function answered(event: ExtendableMessageEvent, work: Promise<unknown>): Promise<void> {
  const answer = await work.catch(() => null);
  event.ports[0]?.postMessage(answer);
}
