import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { knownAround } from "@caravan/core/pictures/known-around";
import type { Cover } from "@caravan/domain/pictures/cover-address";
import { inLightColours } from "@caravan/domain/pictures/cover-colours";
import { coverOfPath } from "@caravan/domain/pictures/cover-of-path";
import { drawCover } from "@caravan/domain/pictures/draw-cover";
import { type WaterFile, type WaterIndex, waterAt } from "@caravan/domain/places/water-file";

/** A few kilobytes each. */
const MOST_DRAWN = 2000;
/** Parsed: some hundred kilobytes each. */
const MOST_WATERS = 24;

interface Drawn {
  readonly type: "image/svg+xml; charset=utf-8" | "image/png";
  readonly plain: Uint8Array;
  /** Undefined for what is compressed itself. */
  readonly packed: Uint8Array | undefined;
  readonly tag: string;
}

/**
 * Answers requests for covers. What is drawn stays in memory, because a list asks for the same ones each time; a browser keeps
 * them for a year, since the address says all that is drawn.
 *
 * @param folder of the water around destinations (features/map/build-water.ts)
 * @param admit counts a drawing, and rejects when there are too many
 * @param refuse answers after such a rejection
 * @param rasterise makes pixels of a drawing, as PNG
 * @returns whether the request is for a cover, and is being answered
 */
export function coverImages({
  folder,
  admit,
  refuse,
  rasterise,
}: {
  readonly folder: string;
  readonly admit: (request: IncomingMessage) => Promise<void>;
  readonly refuse: (response: ServerResponse, error: unknown) => void;
  readonly rasterise: (svg: string) => Promise<Uint8Array>;
}): (request: IncomingMessage, response: ServerResponse) => boolean {
  const drawn = new Map<string, Drawn>();
  const waters = new Map<string, WaterFile>();
  const indexFile = join(folder, "index.json");
  const index: WaterIndex = existsSync(indexFile) ? JSON.parse(readFileSync(indexFile, "utf8")) : [];

  function waterAround({ lat, lng }: NonNullable<Cover["at"]>): WaterFile | null {
    const id = waterAt([lng, lat], index);
    if (id === undefined) return null;
    const file = waters.get(id) ?? (JSON.parse(readFileSync(join(folder, `${id}.json`), "utf8")) as WaterFile);
    keep(waters, id, file, MOST_WATERS);
    return file;
  }
  async function draw(cover: Cover, path: string): Promise<Drawn> {
    const svg = drawCover(cover, cover.at && waterAround(cover.at), cover.at ? knownAround(cover.at) : []);
    const isPixels = cover.shape === "preview";
    const plain = isPixels ? await rasterise(inLightColours(svg, cover.kind, cover.seed)) : Buffer.from(svg);
    const tag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
    const it: Drawn = isPixels
      ? { type: "image/png", plain, packed: undefined, tag }
      : { type: "image/svg+xml; charset=utf-8", plain, packed: gzipSync(plain), tag };
    keep(drawn, path, it, MOST_DRAWN);
    return it;
  }

  return (request, response) => {
    const path = request.url?.split("?", 1)[0] ?? "";
    if (!path.startsWith("/covers/")) return false;
    const cover = coverOfPath(path);
    if (!cover || (request.method !== "GET" && request.method !== "HEAD")) {
      response.writeHead(404, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
      response.end("There is no cover at this address.\n");
      return true;
    }
    const known = drawn.get(path);
    const answer = (it: Drawn) => send(request, response, it);
    if (known) answer(known);
    else
      admit(request)
        .then(async () => answer(await draw(cover, path)))
        .catch((error) => refuse(response, error));
    return true;
  };
}

function send(request: IncomingMessage, response: ServerResponse, { type, plain, packed, tag }: Drawn): void {
  const isPacked = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/i.test(String(request.headers["accept-encoding"] ?? ""));
  const headers = {
    "cache-control": "public, max-age=31536000, immutable",
    etag: tag,
    vary: "accept-encoding",
    // It is an image and nothing else, also when its address is opened as a page.
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "x-content-type-options": "nosniff",
  };
  if (request.headers["if-none-match"]?.includes(tag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = (isPacked && packed) || plain;
  response.writeHead(200, {
    ...headers,
    "content-type": type,
    "content-length": body.length,
    ...(body === packed && { "content-encoding": "gzip" }),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Puts an entry last, and removes the first ones beyond the limit. */
function keep<T>(entries: Map<string, T>, key: string, value: T, most: number): void {
  entries.delete(key);
  entries.set(key, value);
  for (const [oldest] of entries) {
    if (entries.size <= most) break;
    entries.delete(oldest);
  }
}
