/** WGS 84 degrees. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** Streets are longer than the straight line: a usual detour factor for city grids and old towns alike. */
const DETOUR = 1.3;
const WALKING_KMH = 4.5;
/**
 * Average speeds with stops and changes, by distance travelled: within a town, out of it, and across country. Waiting
 * and access are added.
 */
const TRANSIT = [
  { untilKm: 10, kmh: 18 },
  { untilKm: 35, kmh: 40 },
  { untilKm: 100, kmh: 65 },
  { untilKm: Number.POSITIVE_INFINITY, kmh: 100 },
] as const;
const TRANSIT_ACCESS_MINUTES = 10;
/** People use transport beyond this distance on foot (in km, with detours). */
export const WALKING_LIMIT_KM = 1.6;
/** The minutes between two places when a position is unknown. */
const UNKNOWN_MINUTES = 15;

/** Kilometres as the crow flies (equirectangular: exact enough within a city). */
export function distanceKm(a: Point, b: Point): number {
  const x = (b.lng - a.lng) * Math.cos(((a.lat + b.lat) * Math.PI) / 360);
  const y = b.lat - a.lat;
  // Math.hypot guards against overflow that degrees cannot have, and is many times slower.
  return Math.sqrt(x * x + y * y) * 111.195;
}

export interface Leg {
  readonly minutes: number;
  /** Null when one of the positions is not known. */
  readonly mode: "walk" | "transit" | null;
}

/** How people get from one place to the next, in whole minutes. */
export function legBetween(a: Point | null, b: Point | null, walkingLimitKm = WALKING_LIMIT_KM): Leg {
  if (!a || !b) return { minutes: UNKNOWN_MINUTES, mode: null };
  const way = distanceKm(a, b) * DETOUR;
  if (way <= walkingLimitKm) return { minutes: Math.ceil((way / WALKING_KMH) * 60), mode: "walk" };
  return { minutes: Math.ceil(TRANSIT_ACCESS_MINUTES + ridingMinutes(way)), mode: "transit" };
}

function ridingMinutes(way: number): number {
  let [minutes, from] = [0, 0];
  for (const { untilKm, kmh } of TRANSIT) {
    minutes += (Math.max(0, Math.min(way, untilKm) - from) / kmh) * 60;
    from = untilKm;
  }
  return minutes;
}

/**
 * Minutes by car out of town, from where one sleeps to a sight: slow roads first, faster ones on long ways.
 *
 * @param pace how much longer the roads of a region take than others; see `planning/road-pace.ts`
 */
export function driveMinutes(a: Point, b: Point, pace = 1): number {
  return Math.ceil(5 + (roadMinutes(distanceKm(a, b) * DETOUR) - 5) * pace);
}

/** Minutes for so many kilometres on the roads of an average region. */
export function roadMinutes(road: number): number {
  const slow = Math.min(road, 60);
  const middle = Math.min(Math.max(0, road - 60), 100);
  const fast = Math.max(0, road - 160);
  return 5 + (slow / 48 + middle / 62 + fast / 78) * 60;
}

export function centroid(points: readonly Point[]): Point | null {
  if (points.length === 0) return null;
  const sum = points.reduce((total, it) => ({ lat: total.lat + it.lat, lng: total.lng + it.lng }), { lat: 0, lng: 0 });
  return { lat: sum.lat / points.length, lng: sum.lng / points.length };
}
