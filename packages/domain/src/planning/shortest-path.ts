import { distanceKm, type Point } from "../places/travel-time.ts";
import { type DayCapacity, pointsOf, staysOf } from "./day-capacity.ts";
import type { Visit } from "./visit.ts";

/** What stays on each day while visits are exchanged. */
interface FixedPoints {
  readonly capacities: readonly DayCapacity[];
  /** The position of lunch; null when it can be anywhere. */
  lunchOf(day: number): Point | null;
}

interface Fixed {
  readonly lunch: Point | null;
  readonly points: readonly Point[];
  readonly key: string;
}

/**
 * The length of the shortest path through a day's visits, lunch and fixed activities in any order, without opening
 * hours. Cached.
 */
export class ShortestPaths {
  private readonly days: FixedPoints;
  private readonly known = new Map<string, number>();
  private readonly fixed = new Map<number, Fixed>();
  /** Numbers make shorter cache keys. */
  private readonly numbers = new Map<Visit, number>();

  constructor(days: FixedPoints) {
    this.days = days;
  }

  km(day: number, members: readonly Visit[]): number {
    const fixed = this.fixedOn(day);
    const key = fixed.key + this.keyOf(members);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const km = shortestPath([...members.flatMap((it) => it.point ?? []), ...fixed.points]);
    this.known.set(key, km);
    return km;
  }

  private fixedOn(day: number): Fixed {
    const lunch = this.days.lunchOf(day);
    const known = this.fixed.get(day);
    if (known && known.lunch === lunch) return known;
    const capacity = this.days.capacities[day];
    const blocks = capacity ? [...capacity.blocks.flatMap(pointsOf), ...staysOf(capacity)] : [];
    const points = lunch ? [...blocks, lunch] : blocks;
    const fixed = { lunch, points, key: `${points.map((it) => `${it.lat},${it.lng}`).join(";")}|` };
    this.fixed.set(day, fixed);
    return fixed;
  }

  private keyOf(members: readonly Visit[]): string {
    const numbers = members.map((it) => {
      const known = this.numbers.get(it) ?? this.numbers.size;
      this.numbers.set(it, known);
      return known;
    });
    return numbers.sort((a, b) => a - b).join();
  }
}

/** With more points, which only days full of fixed activities have, a spanning tree is used as an estimate. */
const MOST_EXACT = 9;

function shortestPath(points: readonly Point[]): number {
  const n = points.length;
  if (n < 2) return 0;
  const km: number[][] = [];
  // From here to there is as far as back.
  for (const [at, a] of points.entries())
    km.push(points.map((b, other) => (other < at ? (km[other]?.[at] as number) : distanceKm(a, b))));
  return n > MOST_EXACT ? spanningTree(km) : everyOrder(km);
}

/** The length in kilometres of the shortest tree that joins all points. */
function spanningTree(km: readonly (readonly number[])[]): number {
  const left = new Map(km.map((_, index) => [index, km[0]?.[index] ?? 0]));
  left.delete(0);
  let total = 0;
  while (left.size > 0) {
    const [at, length] = [...left].reduce((best, it) => (it[1] < best[1] ? it : best));
    total += length;
    left.delete(at);
    for (const [other, known] of left) left.set(other, Math.min(known, km[at]?.[other] ?? known));
  }
  return total;
}

/** Exact: tries every order, nearest points first, and stops when it is already longer than the best. */
function everyOrder(km: readonly (readonly number[])[]): number {
  const n = km.length;
  const nearest = km.map((row) => [...row.keys()].sort((a, b) => (row[a] ?? 0) - (row[b] ?? 0)));
  // The shortest way to each point, from any other.
  const least = km.map((row, at) => Math.min(...row.filter((_, other) => other !== at)));
  let best = Number.POSITIVE_INFINITY;
  const step = (at: number, left: number, sum: number, rest: number) => {
    if (sum + rest >= best) return;
    if (left === 0) {
      best = sum;
      return;
    }
    const row = km[at] as readonly number[];
    for (const next of nearest[at] as readonly number[])
      if (left & (1 << next)) step(next, left & ~(1 << next), sum + (row[next] ?? 0), rest - (least[next] ?? 0));
  };
  const all = (1 << n) - 1;
  const total = least.reduce((sum, it) => sum + it, 0);
  for (let first = 0; first < n; first++) step(first, all & ~(1 << first), 0, total - (least[first] ?? 0));
  return best;
}
