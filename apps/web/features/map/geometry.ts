import type { Bounds, LngLat, MapPoint, MapRoute } from "./types.ts";

const earthRadius = 6_371_008.8;
const radians = Math.PI / 180;

/**
 * Null without points. Longitudes are measured along the shorter direction, so a trip across the antimeridian stays in
 * one view.
 */
export function boundsOf(points: readonly Pick<MapPoint, "lat" | "lng">[]): Bounds | null {
  const first = points[0];
  if (!first) return null;
  let [west, east, south, north] = [first.lng, first.lng, first.lat, first.lat];
  for (const point of points) {
    const lng = first.lng + ((((point.lng - first.lng + 180) % 360) + 360) % 360) - 180;
    west = Math.min(west, lng);
    east = Math.max(east, lng);
    south = Math.min(south, point.lat);
    north = Math.max(north, point.lat);
  }
  return [
    [west, south],
    [east, north],
  ];
}

/** Great-circle distance in metres. */
export function metresBetween([lng1, lat1]: LngLat, [lng2, lat2]: LngLat): number {
  const a =
    Math.sin(((lat2 - lat1) * radians) / 2) ** 2 +
    Math.cos(lat1 * radians) * Math.cos(lat2 * radians) * Math.sin(((lng2 - lng1) * radians) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(a)));
}

/** Farther away, a place is an outing or an arrival: with it in sight, those around the stay could not be told apart. */
const nearMetres = 15_000;

/** The points around the stays; all of them where most are elsewhere. */
export function nearStays<Point extends Pick<MapPoint, "lat" | "lng">>(
  points: readonly Point[],
  stays: readonly LngLat[],
): readonly Point[] {
  const near = points.filter(({ lng, lat }) => stays.some((it) => metresBetween(it, [lng, lat]) < nearMetres));
  return 2 * near.length < points.length ? points : near;
}

/** The point `metres` away from `from` in the direction `bearing` (degrees from north). */
export function pointAt([lng, lat]: LngLat, metres: number, bearing: number): LngLat {
  const angle = metres / earthRadius;
  const phi = Math.asin(
    Math.sin(lat * radians) * Math.cos(angle) + Math.cos(lat * radians) * Math.sin(angle) * Math.cos(bearing * radians),
  );
  const lambda =
    lng * radians +
    Math.atan2(
      Math.sin(bearing * radians) * Math.sin(angle) * Math.cos(lat * radians),
      Math.cos(angle) - Math.sin(lat * radians) * Math.sin(phi),
    );
  return [lambda / radians, phi / radians];
}

/**
 * The shortest way over the globe. Longitudes continue past 180°, so that a line over the Pacific does not turn back.
 */
export function greatCircle(from: LngLat, to: LngLat, steps = 64): LngLat[] {
  const [a, b] = [onSphere(from), onSphere(to)];
  const angle = metresBetween(from, to) / earthRadius;
  if (angle === 0 || Math.PI - angle < 1e-9) return [from, to];
  let previous = from[0];
  return Array.from({ length: steps + 1 }, (_, index): LngLat => {
    if (index === 0) return from;
    const part = index / steps;
    const [wa, wb] = [Math.sin((1 - part) * angle) / Math.sin(angle), Math.sin(part * angle) / Math.sin(angle)];
    const [x, y, z] = [wa * a[0] + wb * b[0], wa * a[1] + wb * b[1], wa * a[2] + wb * b[2]];
    const lng = Math.atan2(y, x) / radians;
    previous += ((((lng - previous + 180) % 360) + 360) % 360) - 180;
    return [previous, Math.atan2(z, Math.hypot(x, y)) / radians];
  });
}

function onSphere([lng, lat]: LngLat): readonly [number, number, number] {
  const [phi, lambda] = [lat * radians, lng * radians];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

export function circle(centre: LngLat, metres: number): LngLat[] {
  return Array.from({ length: 97 }, (_, index) => pointAt(centre, metres, (index * 360) / 96));
}

/** One line a day through its points in the order of their numbers. */
export function routesOf(points: readonly MapPoint[]): MapRoute[] {
  const days = new Map<number, MapPoint[]>();
  for (const point of points) days.set(point.dayIndex, [...(days.get(point.dayIndex) ?? []), point]);
  return [...days]
    .filter(([, stops]) => stops.length > 1)
    .map(([dayIndex, stops]) => {
      const inOrder = stops.toSorted((a, b) => a.number - b.number);
      const color = inOrder[0]?.color;
      return { dayIndex, ...(color && { color }), coordinates: inOrder.flatMap(pathOf) };
    });
}

/** The line of a transport activity between its two ends. */
function pathOf({ from, lng, lat }: MapPoint): readonly LngLat[] {
  return from
    ? [
        [from.lng, from.lat],
        [lng, lat],
      ]
    : [[lng, lat]];
}

/** 1, 2 or 5 times a power of ten, at most `value`. */
export function roundDown(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const lead = value / power;
  return (lead >= 5 ? 5 : lead >= 2 ? 2 : 1) * power;
}
