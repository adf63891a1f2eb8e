import { build } from "./build-files.ts";
import { keptFiles } from "./kept-files.ts";
import { pages } from "./kept-pages.ts";
import { takesPushes } from "./push.ts";
import { hears } from "./requests.ts";
import { tiles } from "./seen-tiles.ts";

declare const self: ServiceWorkerGlobalScope;

/**
 * What Caravan does without a connection: its own files of the build, the pages of the coming trips, and the street tiles
 * that were looked at. Nothing under `/api` is ever kept here: data and files of documents lie in IndexedDB under the
 * account's id (features/offline), where pages put them and the next account does not look.
 */
build(self);
pages(self);
tiles();
keptFiles(self);
hears(self);
takesPushes(self);
