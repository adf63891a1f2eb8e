import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

type Answer = (response: ServerResponse) => void;

interface Asked {
  readonly path: string;
  readonly userAgent: string;
  readonly at: number;
  /** The query string or the form. */
  readonly fields: URLSearchParams;
}

export const json =
  (body: unknown): Answer =>
  (response) => {
    response.writeHead(200, { "content-type": "application/json; charset=utf-8" }).end(JSON.stringify(body));
  };

/** The answers of real servers that are busy or down, and of broken ones. */
export const faults: Readonly<Record<string, Answer>> = {
  "too many requests": (response) => response.writeHead(429, { "content-type": "text/html" }).end("<h1>429</h1>"),
  "gateway time-out": (response) =>
    response
      .writeHead(504, { "content-type": "text/html" })
      .end("<!DOCTYPE HTML><html><head><title>504 Gateway Timeout</title></head></html>"),
  "cut off": (response) => {
    response.writeHead(200, { "content-type": "application/json" }).write('{"version":0.6,"elements":[{"type":"no');
    response.end();
  },
  "connection lost": (response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "5000" }).write("[{");
    setTimeout(() => response.destroy(), 20);
  },
  "too long": (response) => {
    response.writeHead(200, { "content-type": "application/json" });
    const piece = Buffer.alloc(1024 * 1024, " ");
    const more = () => {
      if (!response.destroyed) response.write(piece, () => setImmediate(more));
    };
    more();
  },
  "a page instead of data": (response) => response.writeHead(200, { "content-type": "text/html" }).end("<html></html>"),
  "an object of another kind": json({ results: "none", elements: "none" }),
  "entries of another kind": (response) =>
    json(response.req.url?.startsWith("/search") ? [1, "two"] : { elements: [{ type: "area" }, 5] })(response),
  "a redirect": (response) => response.writeHead(302, { location: "http://127.0.0.1:1/elsewhere" }).end(),
  "no answer at all": () => undefined,
};

/**
 * A local server that answers like Nominatim (`/search`) and Overpass (`/api/interpreter`), and records the requests.
 */
export async function osmServer() {
  const asked: Asked[] = [];
  const state = {
    search: (_query: URLSearchParams): Answer => json([]),
    interpreter: (_radius: number): Answer => json(overpass([])),
  };
  const server = createServer((request, response) => void handle(request, response));
  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? "/", "http://local");
    const fields = request.method === "POST" ? new URLSearchParams(await text(request)) : url.searchParams;
    asked.push({ path: url.pathname, userAgent: request.headers["user-agent"] ?? "", at: performance.now(), fields });
    if (url.pathname === "/search" && request.method === "GET") return state.search(fields)(response);
    const isOfRecord = /;(?:node|way|relation)\(\d+\);/.test(fields.get("data") ?? "");
    if (url.pathname === "/api/interpreter" && isOfRecord) return state.interpreter(0)(response);
    const around = /\(around:(\d+),(-?[\d.]+),(-?[\d.]+)\)/.exec(fields.get("data") ?? "");
    if (url.pathname === "/api/interpreter" && around) return state.interpreter(Number(around[1]))(response);
    response.writeHead(400).end("<html>Error: line 1: parse error</html>");
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    asked,
    state,
    config: {
      nominatimUrl: origin,
      overpassUrl: `${origin}/api/interpreter`,
      photonUrl: null,
      timeoutSeconds: 20,
      cacheDays: 30,
      userAgent: "Caravan/1.0 (+https://trips.example.com)",
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The envelope of an Overpass answer. */
export function overpass(elements: readonly unknown[], remark?: string) {
  return {
    version: 0.6,
    generator: "Overpass API 0.7.62.8 e802775f",
    osm3s: {
      timestamp_osm_base: "2026-11-21T04:00:00Z",
      copyright:
        "The data included in this document is from www.openstreetmap.org. The data is made available under ODbL.",
    },
    elements,
    ...(remark ? { remark } : {}),
  };
}
