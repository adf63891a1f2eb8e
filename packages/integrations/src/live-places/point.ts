export interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** Great-circle distance; the Earth as a sphere of 6371 km. */
export function kmBetween(a: Point, b: Point): number {
  const radians = Math.PI / 180;
  const height = Math.sin(((b.lat - a.lat) * radians) / 2) ** 2;
  const width = Math.sin(((b.lng - a.lng) * radians) / 2) ** 2;
  const h = height + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * width;
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(h)));
}
