import { precacheBuild } from "./build-precache.ts";
import { serveDocumentFiles } from "./kept-files.ts";
import { servePages } from "./page-cache.ts";
import { answerPages } from "./page-messages.ts";
import { handlePushes } from "./push.ts";
import { serveTiles } from "./tile-cache.ts";

declare const self: ServiceWorkerGlobalScope;

/**
 * What Caravan does without a connection: its own files of the build, the pages of the coming trips, and the street tiles
 * that were looked at. Nothing under `/api` is ever kept here: data and files of documents lie in IndexedDB under the
 * account's id (features/offline), where pages put them and the next account does not look.
 */
precacheBuild(self);
servePages(self);
serveTiles();
serveDocumentFiles(self);
answerPages(self);
handlePushes(self);
