import { writeCatalogues } from "@caravan/languages/built-catalogues";
import { SourceCatalogues } from "@caravan/languages/source-catalogues";
import { buildServer } from "./build-server.ts";
import { buildServiceWorker } from "./build-service-worker.ts";
import { builtTexts, textFolders } from "./text-folders.ts";

// What `next build` does not make, in a process of its own: the bundler would stay in the memory of the service.
writeCatalogues(new SourceCatalogues(textFolders), builtTexts);
await buildServer();
await buildServiceWorker();
