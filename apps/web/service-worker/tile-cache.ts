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
export function serveTiles(): void {
  registerRoute(
    ({ url }) => isElsewhere(url),
    (options) => strategyOf(options.url).handle(options),
  );
}

/** What a page loaded that this worker did not hear: the browser has it still, so that nobody is asked again. */
export async function keepTiles(addresses: readonly string[], event: ExtendableEvent): Promise<void> {
  for (const url of addresses.map((it) => new URL(it, location.origin)).filter(isElsewhere)) {
    const request = new Request(url, { cache: "force-cache" });
    // One that is gone meanwhile is not there; the others are.
    await Promise.allSettled(strategyOf(url).handleAll({ request, event }));
  }
}

export async function forgetTiles(): Promise<void> {
  await expiration.deleteCacheAndMetadata();
  await caches.delete(cacheName);
}

const isElsewhere = ({ origin, protocol }: URL) => origin !== location.origin && /^https?:$/.test(protocol);

/** All but tiles (styles, lists of tiles, sprites) changes under its address. */
function strategyOf({ pathname }: URL): CacheFirst | StaleWhileRevalidate {
  const isTile = /\.(?:pbf|mvt|png|jpe?g|webp)$/i.test(pathname) && !/sprite/i.test(pathname);
  return isTile ? tileStrategy : styleStrategy;
}
