import { existsSync, globSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { constants } from "node:zlib";
import compression from "compression";

const sheetLink = /<link rel="stylesheet" href="\/_next\/static\/([^"?]+\.css)[^"]*"[^>]*>/g;
const headEnd = "</head>";
/** A fifteenth less than with its usual 4, for a millisecond of another thread. */
const BROTLI_QUALITY = 5;

/**
 * Puts the style sheets of a page into its HTML, so that a page is painted after one answer of the network and not after two.
 * Next's own `inlineCss` writes each sheet three times into a page. Pages are compressed here for that, and not by Next.
 *
 * @param folder of the build's static files
 */
export function inlineStyles(folder: string): (request: IncomingMessage, response: ServerResponse) => void {
  const names = existsSync(folder) ? globSync("**/*.css", { cwd: folder }).map((it) => it.replaceAll("\\", "/")) : [];
  const sheets = new Map(names.map((it) => [it, inPage(it, readFileSync(join(folder, it), "utf8"))]));
  const compress = compression({
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    filter(request, response) {
      // The page gets longer.
      if (isPage(response as never)) response.removeHeader("content-length");
      return compression.filter(request, response);
    },
  });
  return (request, response) => {
    // Its types are those of express, of whose requests it uses nothing.
    compress(request as never, response as never, () => undefined);
    dropPreloads(response, (path) => sheets.has(path.replace("/_next/static/", "")));
    writeHeadLast(response, (html) =>
      html.replace(sheetLink, (link, name: string) => {
        const sheet = sheets.get(name);
        // React looks for the link of each sheet, and would load the sheet again; browsers load none that is disabled.
        return sheet === undefined ? link : `<style>${sheet}</style>${link.replace(/\/?>$/, " disabled>")}`;
      }),
    );
  };
}

/** Removes the sheets that are in the page from what its headers tell the browser to load early. */
function dropPreloads(response: ServerResponse, isInPage: (path: string) => boolean): void {
  const writeHead = response.writeHead.bind(response) as (...values: unknown[]) => ServerResponse;
  response.writeHead = ((...values: unknown[]) => {
    const links = [response.getHeader("link") ?? []].flat().flatMap((it) => String(it).split(/,\s*(?=<)/));
    const wanted = links.filter((it) => !isInPage(/^<([^>?]*)/.exec(it)?.[1] ?? ""));
    if (isPage(response) && wanted.length < links.length) response.setHeader("link", wanted);
    return writeHead(...values);
  }) as typeof response.writeHead;
}

/** The sheet with addresses that do not depend on where it is, and without what would end its element. */
export function inPage(name: string, sheet: string): string {
  const base = new URL(`/_next/static/${name}`, "http://page");
  return sheet
    .replace(/url\((?!["']?(?:data:|\/|https?:|#))(["']?)([^"')]+)\1\)/g, (_, quote: string, path: string) => {
      return `url(${quote}${new URL(path, base).pathname}${quote})`;
    })
    .replaceAll("</style", "<\\/style");
}

const isPage = (response: ServerResponse) => String(response.getHeader("content-type") ?? "").startsWith("text/html");

/** Holds back the beginning of an HTML page until its head is complete, and changes it. */
function writeHeadLast(response: ServerResponse, change: (html: string) => string): void {
  const write = response.write.bind(response) as (chunk: Uint8Array | string) => boolean;
  const end = response.end.bind(response) as (chunk?: Uint8Array | string) => ServerResponse;
  let head: Buffer[] | null = [];
  /** The chunk to write now; null while the head is incomplete. */
  const next = (chunk: Uint8Array | string, encoding?: BufferEncoding): Buffer | null => {
    const bytes = typeof chunk === "string" ? Buffer.from(chunk, encoding) : Buffer.from(chunk);
    if (head === null) return bytes;
    if (!isPage(response)) {
      head = null;
      return bytes;
    }
    head.push(bytes);
    const all = Buffer.concat(head);
    const at = all.indexOf(headEnd);
    if (at < 0) return null;
    head = null;
    return Buffer.concat([Buffer.from(change(all.toString("utf8", 0, at))), all.subarray(at)]);
  };
  const encodingOf = (value: unknown) => (typeof value === "string" ? (value as BufferEncoding) : undefined);
  const callbackOf = (values: readonly unknown[]) => values.find((it): it is () => void => typeof it === "function");

  response.write = ((chunk: Uint8Array | string, ...more: unknown[]) => {
    const bytes = next(chunk, encodingOf(more[0]));
    callbackOf(more)?.();
    return bytes === null || write(bytes);
  }) as typeof response.write;
  response.end = ((...values: unknown[]) => {
    const [chunk, encoding] = values;
    const done = callbackOf(values);
    if (done) response.once("finish", done);
    const hasChunk = typeof chunk === "string" || chunk instanceof Uint8Array;
    const bytes = hasChunk ? next(chunk, encodingOf(encoding)) : null;
    const rest = bytes ?? (head !== null && head.length > 0 ? Buffer.concat(head) : null);
    head = null;
    return rest === null ? end() : end(rest);
  }) as typeof response.end;
}
