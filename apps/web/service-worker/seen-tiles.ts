import { CacheableResponsePlugin } from "workbox-cacheable-response";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst, StaleWhileRevalidate } from "workbox-strategies";

/** About 40 MB of vector tiles: a city at the scales that somebody looks at. */
const atMost = { maxEntries: 800, maxAgeSeconds: 21 * 86_400, purgeOnQuotaError: true };
const cacheName = "caravan-tiles";

const expiration = new ExpirationPlugin(atMost);
const plugins = [new CacheableResponsePlugin({ statuses: [200] }), expiration];
const tileStrategy = new CacheFirst({ cacheName, plugins });
const styleStrategy = new StaleWhileRevalidate({ cacheName, plugins });

/**
 * Street tiles that the map asked for, kept as the browser used them. Nothing is fetched ahead: public tile servers ask
 * for that. Pages of ours load from elsewhere only what belongs to the map (content-security-policy.ts), so whatever goes
 * elsewhere is that.
 */
export function tiles(): void {
  registerRoute(
    ({ url, sameOrigin }) => !sameOrigin && /^https?:$/.test(url.protocol),
    (options) => (isTile(options.url.pathname) ? tileStrategy : styleStrategy).handle(options),
  );
}

export async function forgetTiles(): Promise<void> {
  await expiration.deleteCacheAndMetadata();
  await caches.delete(cacheName);
}

/** The rest (styles, lists of tiles, sprites) changes under its address. */
function isTile(path: string): boolean {
  return /\.(?:pbf|mvt|png|jpe?g|webp)$/i.test(path) && !/sprite/i.test(path);
}
