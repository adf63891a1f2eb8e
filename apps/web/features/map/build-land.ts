/**
 * Writes `public/map/land.json`: the countries of the earth (world-atlas, 1:110 million, public domain) as GeoJSON, cut
 * at the antimeridian, so that no polygon runs across the whole map. Run `node features/map/build-land.ts` after an
 * update of world-atlas; the result is committed.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoEquirectangular, geoStream } from "d3-geo";
import type { Feature, FeatureCollection, MultiLineString, MultiPolygon, Position } from "geojson";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

const atlasFile = createRequire(import.meta.url).resolve("world-atlas/countries-110m.json");
const atlas = JSON.parse(readFileSync(atlasFile, "utf8")) as Topology<{
  countries: GeometryCollection;
  land: GeometryCollection;
}>;

// An equirectangular projection of scale 180/π returns degrees; projecting cuts the polygons.
const degrees = geoEquirectangular()
  .scale(180 / Math.PI)
  .translate([0, 0])
  .reflectY(true)
  .precision(0);

const land: Feature<MultiPolygon> = {
  type: "Feature",
  properties: { kind: "land" },
  geometry: { type: "MultiPolygon", coordinates: polygonsOf(ringsOf(feature(atlas, atlas.objects.land))) },
};
const borders: Feature<MultiLineString> = {
  type: "Feature",
  properties: { kind: "border" },
  geometry: mesh(atlas, atlas.objects.countries, (a, b) => a !== b),
};
borders.geometry.coordinates = borders.geometry.coordinates.map((line) => line.map(rounded));

const collection: FeatureCollection = { type: "FeatureCollection", features: [land, borders] };
const target = new URL("../../public/map/land.json", import.meta.url);
mkdirSync(new URL(".", target), { recursive: true });
writeFileSync(target, JSON.stringify(collection));

function ringsOf(shape: Parameters<typeof geoStream>[0]): Position[][] {
  const rings: Position[][] = [];
  let ring: Position[] = [];
  const sink = {
    point: (x: number, y: number) => void ring.push(rounded([x, y])),
    lineStart: () => {
      ring = [];
    },
    lineEnd: () => {
      const first = ring[0];
      if (first && ring.length > 2) rings.push([...ring, first]);
    },
    polygonStart: () => {},
    polygonEnd: () => {},
    sphere: () => {},
  };
  geoStream(shape, degrees.stream(sink));
  return rings;
}

/** Land at this scale has one hole, the Caspian Sea: a ring in the opposite direction. */
function polygonsOf(rings: Position[][]): Position[][][] {
  const outer = rings.filter((ring) => area(ring) < 0).map((ring) => [ring]);
  for (const hole of rings.filter((ring) => area(ring) >= 0)) {
    const [x = 0, y = 0] = hole[0] ?? [];
    outer.find(([ring = []]) => contains(ring, x, y))?.push(hole);
  }
  return outer;
}

function area(ring: Position[]): number {
  let sum = 0;
  for (let i = 1; i < ring.length; i++) {
    const [x1 = 0, y1 = 0] = ring[i - 1] ?? [];
    const [x2 = 0, y2 = 0] = ring[i] ?? [];
    sum += x1 * y2 - x2 * y1;
  }
  return sum;
}

function contains(ring: Position[], x: number, y: number): boolean {
  let inside = false;
  for (let i = 1; i < ring.length; i++) {
    const [x1 = 0, y1 = 0] = ring[i - 1] ?? [];
    const [x2 = 0, y2 = 0] = ring[i] ?? [];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

function rounded([x = 0, y = 0]: Position): Position {
  return [Math.round(x * 100) / 100, Math.round(y * 100) / 100];
}
