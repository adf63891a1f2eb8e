import { weekdayOf } from "../calendar.ts";
import { centroid, legBetween, type Point } from "../places/travel-time.ts";
import { type DayCapacity, pointsOf, staysOf } from "./day-capacity.ts";
import { stopWeight, type Visit, windowsOf } from "./visit.ts";

/** Costs of a bad day, in equivalent minutes of travel. */
const CLOSED = 300;
const ONE_TOO_MANY = 80;
const MINUTE_TOO_MANY = 1.5;
const UNEVEN = 6;
/** The weight of travel from the stay, or from the centre: two days in the same far corner need it twice. */
const TO_GET_THERE = 0.7;
/** Museums with unknown hours are often closed on Mondays. */
const LIKELY_CLOSED = 25;
const NOT_BEST_DAY = 25;
const AVOIDED_DAY = 40;
/** On days of arrival and departure places stay central. */
const OFF_CENTRE = 0.4;
const SAME_AGAIN = { shopping: 45, market: 45, beach: 45, zoo: 60 } as Readonly<Record<string, number>>;
const THIRD_OF_A_KIND = 25;
const PASSES = 8;
/** On longer trips only the days of the nearest visits and the emptiest days are tried. */
const FEW_DAYS = 8;
const NEAREST = 10;
const EMPTIEST = 3;
/** Above this number of visits times days only one start is tried. */
const LARGE = 2_000;

/**
 * Assigns visits to days so that each day stays in one area, is open, and is neither full nor empty. Starts greedily,
 * then moves and swaps visits while the total cost falls.
 */
export function clusterByDay(
  visits: readonly Visit[],
  capacities: readonly DayCapacity[],
): readonly (readonly Visit[])[] {
  const byValue = [...visits.keys()];
  const along = (of: (visit: Visit) => number) =>
    [...byValue].sort((a, b) => of(visits[a] as Visit) - of(visits[b] as Visit));
  const orders = [byValue, along((it) => it.point?.lng ?? 0), along((it) => it.point?.lat ?? 0)];
  let best: DayClusters | undefined;
  // The result depends on the order, so several are tried.
  for (const order of visits.length * capacities.length > LARGE ? [byValue] : orders) {
    const deal = new DayClusters(visits, capacities);
    for (const index of order) deal.put(index);
    for (let pass = 0; pass < PASSES && deal.improve(); pass++);
    if (!best || deal.total() < best.total()) best = deal;
  }
  return (best ?? new DayClusters(visits, capacities)).days.map((members) =>
    members.map((index) => visits[index] as Visit),
  );
}

/** Working state of {@link clusterByDay}; visits and days are indices. */
class DayClusters {
  readonly days: number[][];
  private readonly costs: number[];
  private readonly dayOf: number[];
  private readonly minutes: Float64Array;
  private readonly toFixed: readonly Float64Array[];
  private readonly toMiddle: Float64Array;
  /** Distances from the stay of the day; from the middle when it is unknown. */
  private readonly toHome: readonly Float64Array[];
  /** What each visit costs on each day, whatever else is on it. */
  private readonly onDay: Float64Array;
  private readonly target: number[];
  private readonly nearest: readonly (readonly number[])[];
  private readonly visits: readonly Visit[];
  private readonly capacities: readonly DayCapacity[];

  constructor(visits: readonly Visit[], capacities: readonly DayCapacity[]) {
    this.visits = visits;
    this.capacities = capacities;
    const n = visits.length;
    this.days = capacities.map(() => []);
    this.dayOf = visits.map(() => -1);
    this.minutes = new Float64Array(n * n);
    this.onDay = new Float64Array(n * capacities.length);
    for (const [i, a] of visits.entries()) {
      for (const [j, b] of visits.entries()) this.minutes[i * n + j] = legBetween(a.point, b.point).minutes;
    }
    this.toFixed = capacities.map((capacity) => {
      const points = [...capacity.blocks.flatMap(pointsOf), ...staysOf(capacity)];
      return Float64Array.from(visits, (visit) => nearest(visit.point, points));
    });
    this.nearest = visits.map((_, i) =>
      [...visits.keys()]
        .filter((j) => j !== i)
        .sort((a, b) => (this.minutes[i * n + a] as number) - (this.minutes[i * n + b] as number) || a - b)
        .slice(0, NEAREST),
    );
    const weight = visits.reduce((sum, it) => sum + stopWeight(it), 0);
    const middle = centroid(visits.flatMap((it) => it.point ?? []));
    this.toMiddle = Float64Array.from(visits, (it) => legBetween(it.point, middle).minutes);
    for (const [i, visit] of visits.entries())
      for (const [d, capacity] of capacities.entries())
        this.onDay[i * capacities.length + d] = costOnDay(visit, capacity, this.toMiddle[i] as number);
    this.toHome = capacities.map((capacity) => {
      const stays = staysOf(capacity);
      return stays.length === 0 ? this.toMiddle : Float64Array.from(visits, (it) => nearest(it.point, stays));
    });
    const totalStops = capacities.reduce((sum, it) => sum + it.stops, 0);
    this.target = capacities.map((capacity) => (totalStops === 0 ? 0 : (weight * capacity.stops) / totalStops));
    this.costs = capacities.map((_, day) => this.cost(day, []));
  }

  /** Adds a visit to the day where it costs least. */
  put(index: number): void {
    let best = 0;
    let bestCost = Number.POSITIVE_INFINITY;
    for (let day = 0; day < this.days.length; day++) {
      const added = this.cost(day, [...this.at(day), index]) - this.costAt(day);
      if (added < bestCost) [best, bestCost] = [day, added];
    }
    this.dayOf[index] = best;
    this.setMembers(best, [...this.at(best), index]);
  }

  /** One pass of moves and swaps; false when nothing improved. */
  improve(): boolean {
    let improved = false;
    for (let index = 0; index < this.visits.length; index++) {
      for (const day of this.worthTrying(index)) {
        const from = this.dayOf[index] as number;
        if (day !== from && (this.tryMove(index, from, day) || this.trySwaps(index, from, day))) improved = true;
      }
    }
    return improved;
  }

  private worthTrying(index: number): Iterable<number> {
    if (this.days.length <= FEW_DAYS) return this.days.keys();
    const near = this.nearest[index]?.map((other) => this.dayOf[other] as number) ?? [];
    const byLoad = [...this.days.keys()].sort((a, b) => this.at(a).length - this.at(b).length || a - b);
    return new Set([...near, ...byLoad.slice(0, EMPTIEST)]);
  }

  private tryMove(index: number, from: number, to: number): boolean {
    return this.accept(from, without(this.at(from), index), to, [...this.at(to), index], [index]);
  }

  private trySwaps(index: number, from: number, to: number): boolean {
    for (const other of this.at(to)) {
      const here = [...without(this.at(from), index), other];
      if (this.accept(from, here, to, [...without(this.at(to), other), index], [index, other])) return true;
    }
    return false;
  }

  private accept(a: number, membersA: number[], b: number, membersB: number[], moved: readonly number[]): boolean {
    const gain = this.costAt(a) + this.costAt(b) - this.cost(a, membersA) - this.cost(b, membersB);
    if (gain < 1e-6) return false;
    for (const index of moved) this.dayOf[index] = this.dayOf[index] === a ? b : a;
    this.setMembers(a, membersA);
    this.setMembers(b, membersB);
    return true;
  }

  private setMembers(day: number, members: number[]): void {
    this.days[day] = members;
    this.costs[day] = this.cost(day, members);
  }

  private cost(day: number, members: readonly number[]): number {
    const capacity = this.capacities[day] as DayCapacity;
    const kinds = new Map<string, number>();
    let load = 0;
    let stops = 0;
    const span = this.span(members, this.toFixed[day] as Float64Array);
    let total = span + TO_GET_THERE * this.nearestToHome(day, members);
    for (const index of members) {
      const visit = this.visits[index] as Visit;
      load += visit.minutes + capacity.frame.slack;
      stops += stopWeight(visit);
      total += this.onDay[index * this.capacities.length + day] as number;
      const already = kinds.get(visit.experience) ?? 0;
      if (already > 0) total += SAME_AGAIN[visit.experience] ?? (already > 1 ? THIRD_OF_A_KIND : 0);
      kinds.set(visit.experience, already + 1);
    }
    const surplus = Math.max(0, stops - capacity.stops);
    const uneven = stops - (this.target[day] as number);
    return (
      total +
      ONE_TOO_MANY * surplus ** 2 +
      MINUTE_TOO_MANY * Math.max(0, load + span - capacity.minutes) +
      UNEVEN * uneven ** 2
    );
  }

  /** Minutes of the minimum spanning tree of the day's visits and fixed activities: how far apart they lie. */
  private span(members: readonly number[], toFixed: Float64Array): number {
    const n = this.visits.length;
    const left = members.map((index) => ({ index, minutes: toFixed[index] as number }));
    const anchored = left.some((it) => Number.isFinite(it.minutes));
    let total = 0;
    let last = anchored ? undefined : left.pop();
    while (left.length > 0) {
      let nearestAt = 0;
      let least = Number.POSITIVE_INFINITY;
      for (let position = 0; position < left.length; position++) {
        const it = left[position] as (typeof left)[number];
        if (last) it.minutes = Math.min(it.minutes, this.minutes[last.index * n + it.index] as number);
        if (it.minutes < least) [nearestAt, least] = [position, it.minutes];
      }
      [last] = left.splice(nearestAt, 1);
      total += last?.minutes ?? 0;
    }
    return total;
  }

  private nearestToHome(day: number, members: readonly number[]): number {
    const toHome = this.toHome[day] as Float64Array;
    let least = members.length === 0 ? 0 : Number.POSITIVE_INFINITY;
    for (const index of members) least = Math.min(least, toHome[index] as number);
    return least;
  }

  total(): number {
    return this.costs.reduce((sum, it) => sum + it, 0);
  }

  private at(day: number): number[] {
    return this.days[day] as number[];
  }

  private costAt(day: number): number {
    return this.costs[day] as number;
  }
}

function without(members: readonly number[], index: number): number[] {
  return members.filter((it) => it !== index);
}

function nearest(from: Point | null, points: readonly Point[]): number {
  return Math.min(Number.POSITIVE_INFINITY, ...points.map((to) => legBetween(from, to).minutes));
}

function costOnDay(visit: Visit, capacity: DayCapacity, toMiddle: number): number {
  const offCentre = capacity.frame.kind === "full" ? 0 : OFF_CENTRE * toMiddle;
  const closed = fitsOpening(visit, capacity) ? 0 : CLOSED;
  return offCentre + closed + (likelyClosed(visit, capacity) ? LIKELY_CLOSED : 0) + weekdayCost(visit, capacity);
}

/** Some places are better on some weekdays: a market, a quiet museum. */
function weekdayCost({ candidate }: Visit, { frame }: DayCapacity): number {
  const insight = candidate?.insight;
  if (!insight) return 0;
  const weekday = weekdayOf(frame.date);
  const best = insight.bestDays.length > 0 && !insight.bestDays.includes(weekday) ? NOT_BEST_DAY : 0;
  return best + (insight.avoidDays.includes(weekday) ? AVOIDED_DAY : 0);
}

function likelyClosed(visit: Visit, { frame }: DayCapacity): boolean {
  return visit.experience === "museum" && visit.candidate?.hours === null && weekdayOf(frame.date) === "mon";
}

/** Whether a whole visit fits into the opening hours and the frame of a day. */
function fitsOpening(visit: Visit, { frame }: DayCapacity): boolean {
  return windowsOf(visit, frame.date).some(
    (span) => Math.min(span.end, frame.end) - Math.max(span.start, frame.start) >= visit.minutes,
  );
}
