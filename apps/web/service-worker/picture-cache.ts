import { photoOfPath, photoPath, photoWidths } from "@caravan/domain/pictures/photo-address";
import { CacheableResponsePlugin } from "workbox-cacheable-response";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";

/** About 15 MB: some kilobytes for a drawn cover, some tens for a photograph. */
const atMost = { maxEntries: 300, maxAgeSeconds: 60 * 86_400, purgeOnQuotaError: true };
const cacheName = "caravan-pictures";

const expiration = new ExpirationPlugin(atMost);
/** Addresses of both name their content, so that what is here is never out of date. */
const strategy = new CacheFirst({
  cacheName,
  plugins: [new CacheableResponsePlugin({ statuses: [200] }), expiration],
  matchOptions: { ignoreVary: true },
});

/** Drawn covers, and photographs of places. Without a connection a photograph that is here in another size will do. */
export function servePictures(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isPicture(url),
    async (options) => {
      try {
        return await strategy.handle(options);
      } catch (error) {
        const other = await otherSize(options.url);
        if (other) return other;
        throw error;
      }
    },
  );
}

/** Fetches pictures that nobody has looked at yet; one that cannot be fetched fails alone. */
export async function keepPictures(addresses: readonly string[], event: ExtendableEvent): Promise<void> {
  for (const url of addresses.map((it) => new URL(it, location.origin)).filter(isPicture))
    await Promise.allSettled(strategy.handleAll({ request: new Request(url), event }));
}

export async function forgetPictures(): Promise<void> {
  await expiration.deleteCacheAndMetadata();
  await caches.delete(cacheName);
}

const isPicture = ({ origin, pathname }: URL) => origin === location.origin && /^\/(?:covers|photos)\//.test(pathname);

/** Browsers show a picture by its bytes, so a WebP may be given for an AVIF. */
async function otherSize({ pathname }: URL): Promise<Response | undefined> {
  const asked = photoOfPath(pathname);
  if (!asked) return undefined;
  const cache = await caches.open(cacheName);
  for (const width of [...photoWidths].reverse()) {
    for (const format of [asked.format, "webp"] as const) {
      const found = await cache.match(photoPath({ ...asked, width, format }), { ignoreVary: true });
      if (found) return found;
    }
  }
  return undefined;
}
