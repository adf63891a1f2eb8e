import type { Exchange } from "./polish.ts";
import { distanceKm, type Point } from "./travel.ts";
import type { Visit } from "./visit.ts";

/** The shortest way through a day's places and its lunch in any order, hours aside; remembered by who is on it. */
export class Paths {
  private readonly exchange: Exchange;
  private readonly known = new Map<string, number>();

  constructor(exchange: Exchange) {
    this.exchange = exchange;
  }

  km(day: number, members: readonly Visit[]): number {
    const lunch = this.exchange.lunchOf(day);
    const blocks = this.exchange.rooms[day]?.blocks.flatMap((it) => it.point ?? []) ?? [];
    const fixed = lunch ? [...blocks, lunch] : blocks;
    const key = `${fixed.map((it) => `${it.lat},${it.lng}`)}|${keyOf(members)}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const km = shortestPath([...members.flatMap((it) => it.point ?? []), ...fixed]);
    this.known.set(key, km);
    return km;
  }
}

/** Exact for the handful of places that a day holds: every order, cut where it is already longer. */
function shortestPath(points: readonly Point[]): number {
  const n = points.length;
  if (n < 2) return 0;
  const km = points.map((a) => points.map((b) => distanceKm(a, b)));
  let best = Number.POSITIVE_INFINITY;
  const step = (at: number, left: number, sum: number) => {
    if (sum >= best) return;
    if (left === 0) best = sum;
    for (let next = 0; next < n; next++) {
      if (left & (1 << next)) step(next, left & ~(1 << next), sum + (km[at]?.[next] ?? 0));
    }
  };
  const all = (1 << n) - 1;
  for (let first = 0; first < n; first++) step(first, all & ~(1 << first), 0);
  return best;
}

function keyOf(members: readonly Visit[]): string {
  return members
    .map((it) => it.id)
    .sort()
    .join(",");
}
