import { allTextsPath, type PageTexts } from "@caravan/languages/browser";
import { CacheableResponsePlugin } from "workbox-cacheable-response";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst, StaleWhileRevalidate } from "workbox-strategies";

/** About 40 MB of vector tiles: a city at the usual zoom levels. */
const atMost = { maxEntries: 800, maxAgeSeconds: 21 * 86_400, purgeOnQuotaError: true };
const cacheName = "caravan-tiles";

const expiration = new ExpirationPlugin(atMost);
const plugins = [new CacheableResponsePlugin({ statuses: [200] }), expiration];
const tileStrategy = new CacheFirst({ cacheName, plugins });
const styleStrategy = new StaleWhileRevalidate({ cacheName, plugins });

/**
 * Stores street tiles and water that the map requested. Nothing is fetched in advance, which public tile servers forbid. Our
 * pages load only the map from other hosts (content-security-policy.ts), so every request to another host is for it.
 */
export function serveTiles(): void {
  registerRoute(
    ({ url }) => isOfMap(url),
    (options) => strategyOf(options.url).handle(options),
  );
}

/**
 * Stores tiles that a page loaded before this worker was active, from the browser's cache, so that they are not
 * requested again.
 */
export async function keepTiles(addresses: readonly string[], event: ExtendableEvent): Promise<void> {
  for (const url of addresses.map((it) => new URL(it, location.origin)).filter(isOfMap)) {
    const request = new Request(url, { cache: "force-cache" });
    // One that is no longer cached fails alone.
    await Promise.allSettled(strategyOf(url).handleAll({ request, event }));
  }
}

export async function forgetTiles(): Promise<void> {
  await expiration.deleteCacheAndMetadata();
  await caches.delete(cacheName);
}

/** Of another host, or our own water around a destination. */
const isOfMap = ({ origin, protocol, pathname }: URL) =>
  origin === location.origin ? pathname.startsWith("/map/water/") : /^https?:$/.test(protocol);

/** Everything except tiles (styles, lists of tiles, sprites) may change under the same address. */
function strategyOf({ pathname }: URL): CacheFirst | StaleWhileRevalidate {
  const isTile = /\.(?:pbf|mvt|png|jpe?g|webp)$/i.test(pathname) && !/sprite/i.test(pathname);
  return isTile ? tileStrategy : styleStrategy;
}

const held = "caravan-texts";

/** Texts of parts that are loaded later, perhaps without a connection: all are fetched when the worker is installed. */
export function serveTexts(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("install", (event) => event.waitUntil(keep().catch(() => undefined)));
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/texts/") && url.pathname !== allTextsPath,
    async ({ request, url, event }) => {
      const [, version, language, namespace = ""] = /^\/texts\/([^/]+)\/([^/]+)\/(.+)\.json$/.exec(url.pathname) ?? [];
      const texts = await kept();
      const known = texts?.language === language ? texts?.catalogues[namespace] : undefined;
      if (known && texts?.version === version) return Response.json(known);
      try {
        const answer = await fetch(request);
        // The texts have changed, or the reader has chosen another language.
        event.waitUntil(keep().catch(() => undefined));
        return answer;
      } catch (error) {
        if (known) return Response.json(known);
        throw error;
      }
    },
  );
}

async function kept(): Promise<PageTexts | undefined> {
  return (await (await caches.open(held)).match(allTextsPath))?.json();
}

async function keep(): Promise<void> {
  const answer = await fetch(allTextsPath);
  if (answer.ok) await (await caches.open(held)).put(allTextsPath, answer);
}
