import { build } from "./build-files.ts";
import { pages } from "./kept-pages.ts";
import { takesPushes } from "./push.ts";
import { hears } from "./requests.ts";
import { tiles } from "./seen-tiles.ts";

declare const self: ServiceWorkerGlobalScope;

/**
 * What Caravan does without a connection: its own files of the build, the pages of the coming trips, and the street tiles
 * that were looked at. Nothing under `/api` is ever kept here: data lies in IndexedDB under the account's id
 * (features/offline), where the next account does not look.
 */
build(self);
pages(self);
tiles();
hears(self);
takesPushes(self);
