import { setCacheNameDetails } from "workbox-core";
import { PrecacheController } from "workbox-precaching";
import { registerRoute } from "workbox-routing";

const prefix = "caravan-files-";

/** One cache for each build, so that a page of the former build still finds its files. */
setCacheNameDetails({ prefix: "caravan", precache: "files", suffix: BUILD_NAME });

export const files = new PrecacheController();

/** Fetches the files of the build when the worker is installed, and serves them from then on. */
export function precacheBuild(worker: ServiceWorkerGlobalScope): void {
  files.addToCacheList([...BUILD_FILES]);
  worker.addEventListener("install", (event) => void files.install(event));
  worker.addEventListener("activate", (event) => {
    event.waitUntil(dropOldBuilds());
    // The page that started the installation loads parts later, perhaps without a connection.
    event.waitUntil(worker.clients.claim());
  });
  registerRoute(
    ({ url, sameOrigin }) =>
      sameOrigin && (url.pathname.startsWith("/_next/static/") || files.getCacheKeyForURL(url.pathname) !== undefined),
    async ({ request, url }) =>
      (await files.matchPrecache(url.pathname)) ?? (await ofAnotherBuild(request)) ?? fetch(request),
  );
}

/** File names contain a hash, so the same name means the same content. */
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

/**
 * The former build stays, for its pages that are still open; the names of caches are in the order of their creation.
 */
async function dropOldBuilds(): Promise<void> {
  const others = (await buildsHeld()).filter((name) => name !== files.strategy.cacheName);
  for (const name of others.slice(0, -1)) await caches.delete(name);
}
