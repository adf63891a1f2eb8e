import { setCacheNameDetails } from "workbox-core";
import { PrecacheController } from "workbox-precaching";
import { registerRoute } from "workbox-routing";

const prefix = "caravan-files-";

/** One cache a build, so that a page of the build before still finds its files. */
setCacheNameDetails({ prefix: "caravan", precache: "files", suffix: BUILD_NAME });

export const files = new PrecacheController();

/** Brings the files of the build when the worker is installed, and answers for them from then on. */
export function precacheBuild(worker: ServiceWorkerGlobalScope): void {
  files.addToCacheList([...BUILD_FILES]);
  worker.addEventListener("install", (event) => void files.install(event));
  worker.addEventListener("activate", (event) => {
    event.waitUntil(dropOldBuilds());
    // The page that brought it here has parts that come later, maybe when the connection is gone.
    event.waitUntil(worker.clients.claim());
  });
  registerRoute(
    ({ url, sameOrigin }) =>
      sameOrigin && (url.pathname.startsWith("/_next/static/") || files.getCacheKeyForURL(url.pathname) !== undefined),
    async ({ request, url }) =>
      (await files.matchPrecache(url.pathname)) ?? (await ofAnotherBuild(request)) ?? fetch(request),
  );
}

/** Files carry a hash in their names: what has the name has the content. */
async function ofAnotherBuild(request: Request): Promise<Response | undefined> {
  for (const name of await buildsHeld()) {
    const found = await (await caches.open(name)).match(request, { ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

async function buildsHeld(): Promise<readonly string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefix));
}

/** The build before stays, for the pages of it that are still open; caches are named in the order of their making. */
async function dropOldBuilds(): Promise<void> {
  const others = (await buildsHeld()).filter((name) => name !== files.strategy.cacheName);
  for (const name of others.slice(0, -1)) await caches.delete(name);
}
