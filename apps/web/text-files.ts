import type { IncomingMessage, ServerResponse } from "node:http";
import { isLanguage } from "@caravan/languages/language";
import type { Catalogues } from "@caravan/languages/node";

/**
 * Answers `/texts/<version>/<language>/<namespace>.json`: texts of parts that are loaded later. The version is that of all
 * texts, so an answer never changes; a page of the former version gets the present texts.
 *
 * @returns a function that says whether it has answered
 */
export function textFiles(catalogues: Catalogues): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    const found = /^\/texts\/([\w-]{12})\/([a-z]{2})\/([a-z/-]+)\.json$/.exec(request.url ?? "");
    if (!found) return false;
    const [, version, language, namespace = ""] = found;
    const texts = isLanguage(language) ? catalogues.compiled(language, namespace) : undefined;
    if (!texts) response.writeHead(404).end();
    else {
      const isPresent = version === catalogues.version;
      response.setHeader("Content-Type", "application/json; charset=utf-8");
      response.setHeader("Cache-Control", isPresent ? "public, max-age=31536000, immutable" : "no-store");
      response.end(request.method === "HEAD" ? undefined : JSON.stringify(texts));
    }
    return true;
  };
}
