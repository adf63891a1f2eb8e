import { ringsOf, type WaterFile, type WaterIndex, type WaterPart, waterAt } from "@caravan/domain/places/water-file";
import type { Feature, FeatureCollection, Polygon, Position } from "geojson";
import { heard } from "./street-tiles.ts";
import type { LngLat } from "./types.ts";

/** In the order in which they are drawn: the detailed area covers the coarse one. */
export function waterFeatures({ far, near }: WaterFile): FeatureCollection<Polygon, { kind: "land" | "water" }> {
  return { type: "FeatureCollection", features: [...partFeatures(far), ...partFeatures(near)] };
}

function partFeatures(part: WaterPart): Feature<Polygon, { kind: "land" | "water" }>[] {
  const { box } = part;
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
    ...ringsOf(part).map((rings) =>
      polygon(
        "water",
        rings.map((ring) => ring.map((it) => [...it])),
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
