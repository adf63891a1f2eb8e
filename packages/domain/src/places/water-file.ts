type Box = readonly [west: number, south: number, east: number, north: number];
export type Position = readonly [lng: number, lat: number];

/** The water of an area. Rings are differences between points, in steps from the south-west corner of the box. */
export interface WaterPart {
  readonly box: Box;
  /** Degrees. */
  readonly step: number;
  /** The outer ring of each water first, then its islands. */
  readonly water: readonly (readonly (readonly number[])[])[];
}

/** A file of the web application's `public/map/water/`: the area of a destination in detail, and coarsely around it. */
export interface WaterFile {
  readonly near: WaterPart;
  readonly far: WaterPart;
}

/** The destinations that have a file, each with the box of its `near`. */
export type WaterIndex = readonly (readonly [id: string, ...Box])[];

/** Degrees of latitude around `near` that `far` has at least. */
const FAR = 3;

/** The destination whose file shows this point best: the smallest that contains it, or else the nearest one. */
export function waterAt([lng, lat]: Position, index: WaterIndex): string | undefined {
  const sizeOf = ([, west, south, east, north]: WaterIndex[number]) => (east - west) * (north - south);
  const awayFrom = ([, west, south, east, north]: WaterIndex[number]) =>
    Math.max(west - lng, lng - east, south - lat, lat - north, 0);
  const [best] = index
    .map((it) => ({ id: it[0], away: awayFrom(it), size: sizeOf(it) }))
    .filter((it) => it.away < FAR)
    .sort((a, b) => a.away - b.away || a.size - b.size);
  return best?.id;
}

/** The rings of each water of a part, closed, in degrees. */
export function ringsOf({ box, step, water }: WaterPart): Position[][][] {
  return water.map((rings) => rings.map((ring) => pointsOf(ring, box, step)));
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
