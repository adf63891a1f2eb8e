import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { z } from "zod";

/**
 * Whether a request at the address of a page is one for the page. Everybody else, such as an agent that knows only the base
 * address, is a program: it gets text or JSON, because a page has nothing for it and costs it tens of kilobytes.
 */
export function wantsPage({ headers }: Pick<IncomingMessage, "headers">): boolean {
  const accept = headers.accept?.toLowerCase() ?? "";
  // No browser names Markdown; programs that prefer it name HTML besides.
  if (accept.includes("text/markdown")) return false;
  if (/text\/html|application\/xhtml\+xml/.test(accept)) return true;
  // Scripts of a page, and Next's own requests for parts of one.
  if (headers["sec-fetch-dest"] !== undefined || headers.rsc !== undefined || headers["next-action"] !== undefined)
    return true;
  return previews.test(headers["user-agent"] ?? "");
}

/** Crawlers that read the title and picture of a page for a link to it; many accept anything. */
const previews =
  /bot\b|crawler|spider|facebookexternalhit|facebot|whatsapp|slack|telegram|discord|skypeuripreview|pinterest|vkshare|mastodon|embedly|iframely|preview/i;

const routes = z.array(z.object({ page: z.string(), regex: z.string() }));
const manifest = z.object({ staticRoutes: routes, dynamicRoutes: routes });

/**
 * @param file the list of routes that Next's build writes
 * @returns whether there is a page at a path; in development, where nothing is written, always
 */
export function knownPages(file: string): (path: string) => boolean {
  if (!existsSync(file)) return () => true;
  const { staticRoutes, dynamicRoutes } = manifest.parse(JSON.parse(readFileSync(file, "utf8")));
  const known = [...staticRoutes, ...dynamicRoutes]
    .filter(({ page }) => !page.startsWith("/_"))
    .map(({ regex }) => new RegExp(regex));
  return (path) => known.some((it) => it.test(path));
}
