import type { WorkboxPlugin } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { NetworkFirst, NetworkOnly } from "workbox-strategies";
import { isOfGateway } from "../features/offline/gateway.ts";
import { isKeptPage, keptAttribute, networkPatienceMs, offlinePage } from "../features/offline/worker-contract.ts";
import { files } from "./build-precache.ts";

const held = "caravan-pages";
/**
 * Fetched while a new worker is installed: they name files of the new build, so they are used only when it takes over.
 */
const coming = "caravan-pages-next";

const freshMs = 12 * 3_600_000;

const expiration = new ExpirationPlugin({
  maxEntries: 150,
  maxAgeSeconds: 30 * 86_400,
  purgeOnQuotaError: true,
});

const whole: WorkboxPlugin = {
  // The browser reads the query of an address; the page is the same.
  cacheKeyWillBeUsed: async ({ request }) => pathOf(request.url),
  // A response that is another page, such as sign-in, is not stored.
  cacheWillUpdate: async ({ response }) => (isPage(response) ? markedAsKept(response) : null),
  // A gateway's error is not an answer of ours.
  fetchDidSucceed: async ({ response }) => {
    if (isOfGateway(response.status)) throw new Error(`the gateway answered ${response.status}`);
    return response;
  },
};

const strategy = new NetworkFirst({
  cacheName: held,
  networkTimeoutSeconds: networkPatienceMs / 1_000,
  plugins: [whole, expiration],
  matchOptions: { ignoreVary: true },
});

/** Serves pages from the network; without it, their stored copies, or a page that lists what is stored. */
export function servePages(worker: ServiceWorkerGlobalScope): void {
  const navigates = (request: Request, url: URL) => request.mode === "navigate" && !url.pathname.startsWith("/api/");
  registerRoute(({ request, url }) => navigates(request, url) && isKeptPage(url.pathname), strategy);
  registerRoute(({ request, url }) => navigates(request, url), new NetworkOnly());
  setCatchHandler(async ({ request }) => {
    const page = request.mode === "navigate" && (await files.matchPrecache(offlinePage));
    return page || Response.error();
  });
  worker.addEventListener("install", (event) => event.waitUntil(readAgain().catch(() => undefined)));
  worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
}

/** Stores pages that nobody opened yet. Returns those that are stored. */
export async function keepPages(paths: readonly string[], event: ExtendableEvent): Promise<string[]> {
  const cache = await caches.open(held);
  const kept: string[] = [];
  for (const path of paths.filter(isKeptPage)) {
    const address = pathOf(new URL(path, location.origin).href);
    const known = await cache.match(address, { ignoreVary: true });
    if (!known || Date.now() - Date.parse(known.headers.get("date") ?? "") > freshMs) {
      const [answer, done] = strategy.handleAll({ request: new Request(address), event });
      await answer.catch(() => undefined);
      await done.catch(() => undefined);
    }
    if (await cache.match(address, { ignoreVary: true })) kept.push(path);
  }
  return kept;
}

export async function forgetPages(): Promise<void> {
  await expiration.deleteCacheAndMetadata();
  await caches.delete(held);
  await caches.delete(coming);
}

async function readAgain(): Promise<void> {
  if (!(await caches.has(held))) return;
  const next = await caches.open(coming);
  for (const { url } of await (await caches.open(held)).keys()) {
    const page = await fetch(url).catch(() => null);
    if (page && isPage(page)) await next.put(url, await markedAsKept(page));
  }
}

async function takeOver(): Promise<void> {
  if (!(await caches.has(coming))) return;
  const [now, next] = await Promise.all([caches.open(held), caches.open(coming)]);
  for (const request of await next.keys()) {
    const page = await next.match(request, { ignoreVary: true });
    if (page) await now.put(request, page);
  }
  await caches.delete(coming);
}

function isPage(response: Response): boolean {
  const type = response.headers.get("content-type") ?? "";
  return response.status === 200 && !response.redirected && type.startsWith("text/html");
}

/** So that the page knows that what came with it may be old (features/page-answers). */
async function markedAsKept(response: Response): Promise<Response> {
  const { status, headers } = response;
  return new Response((await response.text()).replace("<html ", `<html ${keptAttribute}="" `), { status, headers });
}

function pathOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}
