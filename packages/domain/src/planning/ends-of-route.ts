import { foldTitle } from "../fold-text.ts";
import type { Base, Drive, Guide } from "../places/guide.ts";
import { distanceKm, legBetween, type Point } from "../places/travel-time.ts";
import { readWishes } from "../wishes/read-wishes.ts";
import type { PlanRequest } from "./types.ts";

/** The bases where travellers say that they arrive and leave. */
export interface EndsOfRoute {
  readonly start?: Base | undefined;
  readonly end?: Base | undefined;
}

export function endsOfRoute({ interests }: PlanRequest, guide: Guide): EndsOfRoute {
  const { startsIn, endsIn, leaves, byLand } = readWishes(interests).journey;
  const start = baseNamed(guide, startsIn);
  // Travellers who state a flight home without its airport leave from where they arrived.
  const isReturn = endsIn === null && leaves !== null && !byLand.out;
  return { start, end: isReturn ? start : baseNamed(guide, endsIn) };
}

const general = new Set(
  "the and bay new old san sur del los las der den lake city town coast island airport".split(" "),
);

/** The base of that name, or the one nearest to the airport of that name: "Aix TGV", "Naples". */
function baseNamed(guide: Guide, name: string | null): Base | undefined {
  if (name === null) return undefined;
  const said = new Set(name.split(" "));
  const has = (other: string) =>
    foldTitle(other)
      .split(" ")
      .some((word) => word.length > 2 && !general.has(word) && said.has(word));
  const base = guide.bases.find((it) => has(it.name));
  if (base) return base;
  const airport = guide.airports.find((it) => has(it.name));
  return airport && guide.bases.length > 0 ? nearestBase(airport, guide.bases) : undefined;
}

export function nearestBase(point: Point, bases: readonly Base[]): Base {
  return bases.reduce((best, it) => (distanceKm(it, point) < distanceKm(best, point) ? it : best));
}

/** For each minute at the wheel over what was wished for in a day. */
const TOO_FAR = 5;

/** More are left in the order of the guide. */
const MOST_TO_ORDER = 7;

/**
 * The bases in the order of the drive: the shortest way from arrival to departure without going back. Without a stated
 * end, the usual order of the guide.
 */
export function inDrivingOrder(
  guide: Guide,
  bases: readonly Base[],
  { start, end }: EndsOfRoute,
  mostDriving: number | null = null,
): readonly Base[] {
  const [first, last] = [bases.find((it) => it.id === start?.id), bases.find((it) => it.id === end?.id)];
  if ((!first && !last) || bases.length > MOST_TO_ORDER) return bases;
  const middle = bases.filter((it) => it !== first && (it !== last || first === last));
  let best: { readonly order: readonly Base[]; readonly minutes: number } | undefined;
  for (const order of ordersOf(middle)) {
    const isRing = last === undefined || last === first;
    const way = [...(first ? [first] : []), ...order, ...(isRing ? [] : [last])];
    const ways = way.slice(1).map((it, index) => wayMinutes(guide, way[index] ?? it, it));
    if (first !== undefined && last === first) ways.push(wayMinutes(guide, way.at(-1) ?? first, first));
    const over = (it: number) => (mostDriving === null ? 0 : TOO_FAR * Math.max(0, it - mostDriving));
    const minutes = ways.reduce((sum, it) => sum + it + over(it), 0);
    if (!best || minutes < best.minutes) best = { order: way, minutes };
  }
  return best?.order ?? bases;
}

function ordersOf<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length < 2) return [items];
  return items.flatMap((it) => ordersOf(items.filter((other) => other !== it)).map((rest) => [it, ...rest]));
}

export function wayMinutes({ drives }: Guide, from: Base, to: Base): number {
  return driveBetween(drives, from.id, to.id)?.minutes ?? legBetween(from, to).minutes;
}

/** The drive of that way, also the other way round. */
export function driveBetween(drives: readonly Drive[], from: string | undefined, to: string): Drive | null {
  const along = drives.find((it) => it.from === from && it.to === to);
  if (along) return along;
  const back = drives.find((it) => it.from === to && it.to === from);
  return back ? { ...back, from: back.to, to: back.from, placeIds: back.placeIds.toReversed() } : null;
}
