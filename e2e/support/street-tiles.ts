import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The colour of the streets, which nothing else on the map has. */
export const waterColour = [0, 140, 255] as const;

/** A vector tile with one layer, "water", that is one square of the tile's size (Mapbox Vector Tile 2.1). */
function tileOfWater(): Buffer {
  const ring = [9, 0, 0, 26, ...varint(8192), 0, 0, ...varint(8192), ...varint(8191), 0, 15];
  const feature = [0x18, 3, 0x22, ring.length, ...ring];
  const name = Buffer.from("water");
  const layer = [0x78, 2, 0x0a, name.length, ...name, 0x12, feature.length, ...feature, 0x28, ...varint(4096)];
  return Buffer.from([0x1a, layer.length, ...layer]);
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...varint(value >> 7)];
}

/** A tile server: a style, its TileJSON, and vector tiles that may be cached for a day. */
export async function streetTiles() {
  const asked: string[] = [];
  const tile = tileOfWater();
  let address = "";
  const documents: Record<string, () => object> = {
    "/style.json": () => ({
      version: 8,
      sources: { streets: { type: "vector", url: `${address}/streets.json` } },
      layers: [
        {
          id: "water",
          type: "fill",
          source: "streets",
          "source-layer": "water",
          paint: { "fill-color": `rgb(${waterColour})` },
        },
      ],
    }),
    "/streets.json": () => ({ tilejson: "3.0.0", tiles: [`${address}/{z}/{x}/{y}.pbf`], minzoom: 0, maxzoom: 14 }),
  };
  const server = createServer(({ url = "" }, answer) => {
    asked.push(url);
    const document = documents[url];
    answer.setHeader("access-control-allow-origin", "*");
    answer.setHeader("cache-control", document ? "no-cache" : "max-age=86400");
    answer.setHeader("content-type", document ? "application/json" : "application/x-protobuf");
    answer.end(document ? JSON.stringify(document()) : tile);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    style: `${address}/style.json`,
    asked,
    /** Closes the server and every connection to it. */
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
