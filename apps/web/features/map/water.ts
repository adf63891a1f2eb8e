import type { Feature, FeatureCollection, Polygon, Position } from "geojson";
import { heard } from "./street-tiles.ts";
import type { LngLat } from "./types.ts";

type Box = readonly [west: number, south: number, east: number, north: number];

/** The water of an area. Rings are differences between points, in steps from the south-west corner of the box. */
export interface WaterPart {
  readonly box: Box;
  /** Degrees. */
  readonly step: number;
  /** The outer ring of each water first, then its islands. */
  readonly water: readonly (readonly (readonly number[])[])[];
}

/** A file of `public/map/water/` (build-water.ts): the area of a destination in detail, and coarsely what is around it. */
export interface WaterFile {
  readonly near: WaterPart;
  readonly far: WaterPart;
}

/** The destinations that have a file, each with the box of its `near`. */
export type WaterIndex = readonly (readonly [id: string, ...Box])[];

/** Degrees of latitude around `near` that `far` has at least. */
const FAR = 3;

/** The destination whose file shows this point best: the smallest that contains it, or else the nearest one. */
export function waterAt([lng, lat]: LngLat, index: WaterIndex): string | undefined {
  const sizeOf = ([, west, south, east, north]: WaterIndex[number]) => (east - west) * (north - south);
  const awayFrom = ([, west, south, east, north]: WaterIndex[number]) =>
    Math.max(west - lng, lng - east, south - lat, lat - north, 0);
  const [best] = index
    .map((it) => ({ id: it[0], away: awayFrom(it), size: sizeOf(it) }))
    .filter((it) => it.away < FAR)
    .sort((a, b) => a.away - b.away || a.size - b.size);
  return best?.id;
}

/** In the order in which they are drawn: the detailed area covers the coarse one. */
export function waterFeatures({ far, near }: WaterFile): FeatureCollection<Polygon, { kind: "land" | "water" }> {
  return { type: "FeatureCollection", features: [...partFeatures(far), ...partFeatures(near)] };
}

function partFeatures({ box, step, water }: WaterPart): Feature<Polygon, { kind: "land" | "water" }>[] {
  // A little smaller than the box to which the water was cut: otherwise its edge would be seen across the sea.
  const edge = (box[3] - box[1]) / 500;
  const [west, south, east, north] = [box[0] + edge, box[1] + edge, box[2] - edge, box[3] - edge];
  const land: Position[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return [
    polygon("land", [land]),
    ...water.map((rings) =>
      polygon(
        "water",
        rings.map((ring) => pointsOf(ring, box, step)),
      ),
    ),
  ];
}

function polygon<Kind extends "land" | "water">(
  kind: Kind,
  coordinates: Position[][],
): Feature<Polygon, { kind: Kind }> {
  return { type: "Feature", properties: { kind }, geometry: { type: "Polygon", coordinates } };
}

function pointsOf(deltas: readonly number[], [west, south]: Box, step: number): Position[] {
  const points: Position[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < deltas.length; at += 2) {
    x += deltas[at] as number;
    y += deltas[at + 1] as number;
    points.push([west + x * step, south + y * step]);
  }
  const [first] = points;
  return first ? [...points, first] : points;
}

let index: Promise<WaterIndex | null> | undefined;
const files = new Map<string, Promise<WaterFile | null>>();

/** The water around a point, or null where there is none or it does not load. */
export async function loadWater(at: LngLat): Promise<{ readonly id: string; readonly file: WaterFile } | null> {
  index ??= load<WaterIndex>("index");
  const known = await index;
  // The next look tries again.
  if (!known) index = undefined;
  const id = known ? waterAt(at, known) : undefined;
  if (id === undefined) return null;
  const loading = files.get(id) ?? load<WaterFile>(id);
  files.set(id, loading);
  const file = await loading;
  if (!file) files.delete(id);
  return file && { id, file };
}

async function load<File>(name: string): Promise<File | null> {
  try {
    const address = `/map/water/${name}.json`;
    heard(address);
    const response = await fetch(address);
    return response.ok ? ((await response.json()) as File) : null;
  } catch {
    // Offline and never seen: the map has its grid.
    return null;
  }
}
