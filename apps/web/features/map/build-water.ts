/**
 * Writes `public/map/water/`: for each destination of the gazetteer a file with the water around it, and `index.json`
 * with their areas. The water is from OpenStreetMap, in a copy that npm has; it is too large to be a dependency:
 *
 *     npm pack @geo-maps/earth-waterbodies-100m@0.6.0 && tar xzf geo-maps-*.tgz
 *     node features/map/build-water.ts package/map.geo.json
 *
 * Run it after adding destinations or changing their bounds, with `--max-old-space-size=6000`; the result is committed.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { WaterFile, WaterIndex, WaterPart } from "@caravan/domain/places/water-file";
import { bboxClip } from "@turf/bbox-clip";
import { simplify } from "@turf/simplify";
import type { GeometryCollection, LineString, MultiPolygon, Position } from "geojson";

type Box = [west: number, south: number, east: number, north: number];

/** A ring with its extent, so that most rings of the earth can be skipped without looking at their points. */
interface Ring {
  readonly points: Position[];
  readonly box: Box;
}

interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Degrees around a destination that are drawn in detail, and beyond them coarsely. */
const NEAR = 0.15;
const FAR = 3;
/**
 * Degrees that a water measures at least. The source has sea and lakes whole, but rivers and ponds only in pieces, which
 * would mislead.
 */
const WHOLE = 0.035;
/** Most characters of the two parts of a file: 40 KB together. */
const NEAR_SIZE = 26_000;
const FAR_SIZE = 13_000;

const [source = ""] = process.argv.slice(2);
const earth = JSON.parse(readFileSync(source, "utf8")) as GeometryCollection<MultiPolygon>;
const waters = earth.geometries
  .flatMap(({ coordinates }) => coordinates.map((rings) => rings.map(ringOf)))
  .filter(([outer]) => outer && extentOf(outer) >= WHOLE);

const gazetteer = new URL("../../../../packages/gazetteer/data/index/destinations.json", import.meta.url);
const target = new URL("../../public/map/water/", import.meta.url);
const destinations = JSON.parse(readFileSync(gazetteer, "utf8")) as {
  id: string;
  region: string | null;
  bounds: Bounds;
}[];
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const index: [string, ...Box][] = [];
for (const { id, bounds } of destinations.filter((it) => it.region === null)) {
  const near = around(bounds, Math.max(NEAR, (bounds.north - bounds.south) / 4));
  const [west, south, east, north] = near;
  const far = around({ west, south, east, north }, FAR);
  const file: WaterFile = { far: partOf(far, 1e-3, 0.008, FAR_SIZE), near: partOf(near, 1e-4, 4e-4, NEAR_SIZE) };
  writeFileSync(new URL(`${id}.json`, target), JSON.stringify(file));
  index.push([id, ...near]);
}
writeFileSync(new URL("index.json", target), JSON.stringify(index satisfies WaterIndex));

function ringOf(points: Position[]): Ring {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [x = 0, y = 0] of points) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    south = Math.min(south, y);
    north = Math.max(north, y);
  }
  return { points, box: [west, south, east, north] };
}

/** @param degrees of latitude; of longitude as many as are as wide */
function around({ west, south, east, north }: Bounds, degrees: number): Box {
  const wide = degrees / Math.cos(((south + north) / 2) * (Math.PI / 180));
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return [
    round(Math.max(-180, west - wide)),
    round(Math.max(-85, south - degrees)),
    round(Math.min(180, east + wide)),
    round(Math.min(85, north + degrees)),
  ];
}

/** Coarser and coarser until the part is small enough; details smaller than a few tolerances are left out. */
function partOf(box: Box, step: number, finest: number, most: number): WaterPart {
  const water = waterIn(box);
  for (let tolerance = finest; ; tolerance *= 1.4) {
    const shapes = water.map(([outer, ...islands]) => {
      const shore = outer && simplified(outer, tolerance);
      return shore ? [shore, ...islands.map((it) => simplified(it, tolerance))] : [];
    });
    const kept = shapes.map((rings) => rings.filter((it) => it !== undefined)).filter((rings) => rings.length > 0);
    const part = { box, step, water: kept.map((rings) => rings.map((ring) => deltas(ring, box, step))) };
    if (JSON.stringify(part).length <= most) return part;
  }
}

/** The water in a box, each with its islands. */
function waterIn(box: Box): Position[][][] {
  // Islands that cross the edge would otherwise share it with the sea around them.
  const gap = (box[3] - box[1]) / 1000;
  const inner: Box = [box[0] + gap, box[1] + gap, box[2] - gap, box[3] - gap];
  return waters.flatMap(([outer, ...islands]) => {
    const shore = outer && clipped(outer, box);
    return shore ? [[shore, ...islands.map((it) => clipped(it, inner)).filter((it) => it !== undefined)]] : [];
  });
}

function clipped({ points, box: [west, south, east, north] }: Ring, box: Box): Position[] | undefined {
  if (west >= box[2] || east <= box[0] || south >= box[3] || north <= box[1]) return undefined;
  const [ring = []] = bboxClip({ type: "Polygon", coordinates: [points] }, [...box]).geometry
    .coordinates as Position[][];
  return ring.length < 4 ? undefined : ring;
}

/** The longer side, in degrees of latitude. */
function extentOf({ box: [west, south, east, north] }: Ring): number {
  return Math.max((east - west) * Math.cos(((south + north) / 2) * (Math.PI / 180)), north - south);
}

function simplified(ring: Position[], tolerance: number): Position[] | undefined {
  if (extentOf(ringOf(ring)) < 5 * tolerance) return undefined;
  const line: LineString = { type: "LineString", coordinates: ring };
  const { coordinates } = simplify(line, { tolerance, highQuality: true });
  return coordinates.length < 4 ? undefined : coordinates;
}

/** Whole steps from the south-west corner of the box, each point as the difference from the one before. */
function deltas(ring: readonly Position[], [west, south]: Box, step: number): number[] {
  let [lastX, lastY] = [0, 0];
  return ring.flatMap(([lng = 0, lat = 0], index) => {
    const [x, y] = [Math.round((lng - west) / step), Math.round((lat - south) / step)];
    const moved = [x - lastX, y - lastY];
    if (index > 0 && moved[0] === 0 && moved[1] === 0) return [];
    [lastX, lastY] = [x, y];
    return moved;
  });
}
