import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { allTextsPath } from "@caravan/languages/browser";
import { isLanguage, type Language } from "@caravan/languages/language";
import { allTexts, type Catalogues } from "@caravan/languages/node";

/**
 * Answers `/texts/<version>/<language>/<namespace>.json`: texts of parts that are loaded later. The version is that of all
 * texts, so an answer never changes; a page of the former version gets the present texts. `/texts/all.json` has all in the
 * reader's language, for the service worker.
 *
 * @returns a function that says whether it has answered
 */
export function textFiles(
  catalogues: Catalogues,
  languageOf: (request: IncomingMessage) => Language,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const packed = new Map<Language, Buffer>();
  function all(language: Language): Buffer {
    const made = packed.get(language) ?? gzipSync(JSON.stringify(allTexts(catalogues, language)));
    packed.set(language, made);
    return made;
  }
  return (request, response) => {
    if (request.url === allTextsPath) {
      response.setHeader("Content-Type", "application/json; charset=utf-8");
      response.setHeader("Cache-Control", "no-store");
      // Every browser with service workers unpacks it.
      response.setHeader("Content-Encoding", "gzip");
      response.end(request.method === "HEAD" ? undefined : all(languageOf(request)));
      return true;
    }
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
