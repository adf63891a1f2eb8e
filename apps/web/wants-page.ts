import type { IncomingMessage } from "node:http";

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
