import { allTextsPath, type PageTexts } from "@caravan/languages/browser";
import { registerRoute } from "workbox-routing";

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
