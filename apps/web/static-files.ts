import { existsSync, globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const prefix = "/_next/static/";
const types: Readonly<Record<string, string>> = {
  ".js": "application/javascript; charset=UTF-8",
  ".mjs": "application/javascript; charset=UTF-8",
  ".css": "text/css; charset=UTF-8",
  ".woff2": "font/woff2",
};
const alreadyCompressed: ReadonlySet<string> = new Set([".woff2"]);
// Higher levels take seconds for the largest files, and gain a few percent.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const compressions = {
  br: (bytes: Buffer): Promise<Buffer> => promisify(brotliCompress)(bytes, brotli),
  gzip: (bytes: Buffer): Promise<Buffer> => promisify(gzip)(bytes, { level: 9 }),
};
type Encoding = keyof typeof compressions | "identity";

/**
 * Answers requests for the files of the build, whose names change with their content. Next would compress them again for each
 * request, which took a third of the server's time for a page; here each is compressed once and stays in memory.
 *
 * @param folder of the build's static files
 * @returns a function that says whether it has answered: false for anything else, which is left to Next
 */
export function staticFiles(folder: string): (request: IncomingMessage, response: ServerResponse) => boolean {
  const names = existsSync(folder) ? globSync("**/*", { cwd: folder }).map((it) => it.replaceAll("\\", "/")) : [];
  const known = new Set(names.filter((it) => extname(it) in types));
  const kept = new Map<string, Promise<Buffer>>();
  const bytesOf = (name: string, encoding: Encoding): Promise<Buffer> => {
    const key = `${encoding} ${name}`;
    const found = kept.get(key);
    if (found) return found;
    const read =
      encoding === "identity" ? readFile(join(folder, name)) : bytesOf(name, "identity").then(compressions[encoding]);
    kept.set(key, read);
    // After a failed read, the next request tries again.
    read.catch(() => kept.delete(key));
    return read;
  };
  return (request, response) => {
    const path = request.url?.split("?", 1)[0] ?? "";
    const name = path.startsWith(prefix) ? path.slice(prefix.length) : "";
    if (!known.has(name) || (request.method !== "GET" && request.method !== "HEAD")) return false;
    const extension = extname(name);
    const encoding = alreadyCompressed.has(extension) ? "identity" : bestEncoding(request.headers["accept-encoding"]);
    void bytesOf(name, encoding).then(
      (bytes) => {
        response.setHeader("Content-Type", types[extension] ?? "application/octet-stream");
        response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
        response.setHeader("Vary", "Accept-Encoding");
        response.setHeader("Content-Length", bytes.length);
        if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
        response.end(request.method === "HEAD" ? undefined : bytes);
      },
      () => response.writeHead(404).end(),
    );
    return true;
  };
}

/**
 * @param folder of the files that Next serves under their own names
 * @returns whether a request is for one of them, or for a file that Next generates and that is not a page
 */
export function publicFiles(folder: string): (request: IncomingMessage) => boolean {
  const names = existsSync(folder) ? globSync("**/*.*", { cwd: folder }) : [];
  const known = new Set(names.map((it) => `/${it.replaceAll("\\", "/")}`));
  return (request) => {
    const path = request.url?.split("?", 1)[0] ?? "";
    return path.startsWith("/_next/") || known.has(path);
  };
}

function bestEncoding(accepted: string | string[] | undefined): Encoding {
  const offers = String(accepted ?? "")
    .toLowerCase()
    .split(",");
  const names = offers.filter((it) => !/;\s*q=0(\.0*)?\s*$/.test(it)).map((it) => it.split(";", 1)[0]?.trim());
  return (["br", "gzip"] as const).find((it) => names.includes(it)) ?? "identity";
}
