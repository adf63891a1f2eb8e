import { type Position, ringsOf, type WaterFile, type WaterPart } from "../places/water-file.ts";
import { type CoverKind, type CoverShape, isArea } from "./cover-address.ts";

export type Point = readonly [x: number, y: number];

/** Width and height of the drawing. */
export const coverSizes: Readonly<Record<CoverShape, readonly [width: number, height: number]>> = {
  thumb: [160, 160],
  card: [640, 360],
  banner: [1280, 320],
  preview: [1200, 630],
};

/** What a cover shows of the map around a place. */
export interface CoverView {
  readonly project: (at: Position) => Point;
  /** Closed rings in the drawing: of each water its shore, then its islands. */
  readonly water: readonly (readonly (readonly Point[])[])[];
}

const KM_PER_DEGREE = 111.195;
/** Kilometres over the smaller side of a drawing, the preferred one first: wider where the narrow view shows no water. */
const PLACE_SPANS = [7, 14, 28];
const AREA_SPANS = [0.6, 1.1, 2];
const SMALLEST_AREA_KM = 14;
const LARGEST_AREA_KM = 500;
const USUAL_AREA_KM = 24;
/** Where there is no water. */
const INLAND_KM = [2.5, 90] as const;
/** The share of the known places that such a view shows. */
const MOST_KNOWN = 0.7;
/** Shares of a drawing that is neither nearly all land nor nearly all sea. */
const LEAST_WATER = 0.04;
const MOST_WATER = 0.85;
/** The cut edges of the water stay outside of the drawing. */
const MARGIN = 80;
/** Points nearer to each other make no difference to the eye. */
const STEP = 1.8;

/**
 * The narrowest view around a point that shows land and water; where no view does, the one that the known places around it
 * fill.
 */
export function viewOf(
  kind: CoverKind,
  shape: CoverShape,
  at: { readonly lat: number; readonly lng: number },
  file: WaterFile | null,
  known: readonly Position[],
): CoverView {
  const size = coverSizes[shape];
  const spans = isArea(kind) ? AREA_SPANS.map((it) => it * areaKm(at, file)) : PLACE_SPANS;
  const shares: number[] = [];
  for (const span of spans) {
    const view = viewWithin(span, size, at, file);
    const share = waterShare(view, size);
    if (share >= LEAST_WATER && share <= MOST_WATER) return view;
    shares.push(share);
  }
  const isInland = shares.every((it) => it < LEAST_WATER);
  return viewWithin(isInland ? spanOf(at, known) : (spans.at(-1) as number), size, at, isInland ? null : file);
}

/** Kilometres in which most of the known places lie. */
function spanOf(at: { readonly lat: number; readonly lng: number }, known: readonly Position[]): number {
  const narrower = Math.cos((at.lat * Math.PI) / 180);
  const away = known.map(([lng, lat]) => Math.hypot((lng - at.lng) * narrower, lat - at.lat)).sort((a, b) => a - b);
  const most = away[Math.floor(away.length * MOST_KNOWN)];
  return most === undefined ? USUAL_AREA_KM : Math.min(INLAND_KM[1], Math.max(INLAND_KM[0], 2 * most * KM_PER_DEGREE));
}

/** The shorter side of the area that the file has in detail, where the point lies in it. */
function areaKm({ lat, lng }: { readonly lat: number; readonly lng: number }, file: WaterFile | null): number {
  if (!file || !contains(file.near, lng, lat, 0)) return USUAL_AREA_KM;
  const [west, south, east, north] = file.near.box;
  const side = Math.min((east - west) * Math.cos((lat * Math.PI) / 180), north - south) * KM_PER_DEGREE;
  return Math.min(LARGEST_AREA_KM, Math.max(SMALLEST_AREA_KM, side));
}

function contains({ box: [west, south, east, north] }: WaterPart, lng: number, lat: number, margin: number): boolean {
  const wide = margin / Math.cos((lat * Math.PI) / 180);
  return lng - wide >= west && lng + wide <= east && lat - margin >= south && lat + margin <= north;
}

function viewWithin(
  km: number,
  [width, height]: readonly [number, number],
  at: { readonly lat: number; readonly lng: number },
  file: WaterFile | null,
): CoverView {
  const perDegree = (Math.min(width, height * 1.5) / km) * KM_PER_DEGREE;
  const narrower = Math.cos((at.lat * Math.PI) / 180);
  const project = ([lng, lat]: Position): Point => [
    width / 2 + (((((lng - at.lng + 180) % 360) + 360) % 360) - 180) * narrower * perDegree,
    height / 2 - (lat - at.lat) * perDegree,
  ];
  if (!file) return { project, water: [] };
  const fits = contains(file.near, at.lng, at.lat, (Math.max(width / 2, height / 2) / perDegree) * 0.9);
  const water = ringsOf(fits ? file.near : file.far).flatMap(([shore = [], ...islands]) => {
    const outer = drawn(shore.map(project), width, height);
    if (outer.length < 3) return [];
    return [[outer, ...islands.map((it) => drawn(it.map(project), width, height)).filter((it) => it.length > 2)]];
  });
  return { project, water };
}

function drawn(ring: readonly Point[], width: number, height: number): readonly Point[] {
  const cut = clip(ring, -MARGIN, -MARGIN, width + MARGIN, height + MARGIN);
  const kept: Point[] = [];
  for (const point of cut) {
    const last = kept.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= STEP) kept.push(point);
  }
  return kept;
}

/** The part of a ring inside a box (Sutherland and Hodgman). */
function clip(ring: readonly Point[], left: number, top: number, right: number, bottom: number): readonly Point[] {
  const sides: readonly (readonly [axis: 0 | 1, limit: number, sign: 1 | -1])[] = [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ];
  let rest = ring;
  for (const [axis, limit, sign] of sides) {
    const inside = (it: Point) => (it[axis] - limit) * sign >= 0;
    rest = rest.flatMap((point, index): Point[] => {
      const before = rest.at(index - 1) as Point;
      if (inside(point) === inside(before)) return inside(point) ? [point] : [];
      const part = (limit - before[axis]) / (point[axis] - before[axis]);
      const crossing: Point = [before[0] + part * (point[0] - before[0]), before[1] + part * (point[1] - before[1])];
      return inside(point) ? [crossing, point] : [crossing];
    });
  }
  return rest;
}

/** By a grid of points. */
function waterShare({ water }: CoverView, [width, height]: readonly [number, number]): number {
  const [columns, rows] = [16, 12];
  let wet = 0;
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const at: Point = [((column + 0.5) * width) / columns, ((row + 0.5) * height) / rows];
      if (water.some((rings) => rings.filter((ring) => isInside(at, ring)).length % 2 === 1)) wet++;
    }
  }
  return wet / (columns * rows);
}

function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  let inside = false;
  for (let index = 0; index < ring.length; index++) {
    const [x1, y1] = ring[index] as Point;
    const [x2, y2] = ring.at(index - 1) as Point;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}
