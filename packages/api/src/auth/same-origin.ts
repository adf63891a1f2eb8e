import type { IncomingMessage } from "node:http";

/** Whether a browser sent this from one of our own pages. Without an Origin, its word on the site must say so. */
export function isSameOrigin(request: IncomingMessage, publicUrl: string): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers["sec-fetch-site"] === "same-origin";
  if (origin === new URL(publicUrl).origin) return true;
  try {
    return new URL(origin).host === request.headers.host;
  } catch {
    // "null" and other things that are no address belong to nobody.
    return false;
  }
}
