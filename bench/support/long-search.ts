import type { ArrangedDay } from "../../packages/domain/src/planning/arrange.ts";
import { type Kitchen, mealTimes, type Table } from "../../packages/domain/src/planning/meals.ts";
import type { Room } from "../../packages/domain/src/planning/room.ts";
import { place, sit, stateBefore } from "../../packages/domain/src/planning/schedule.ts";
import { distanceKm, type Point } from "../../packages/domain/src/planning/travel.ts";
import { type Visit, weightOf, windowsOf } from "../../packages/domain/src/planning/visit.ts";

/** Kilometres as the crow flies between the stops of each day's visits and lunch, in all. */
export function kmOf(days: readonly ArrangedDay[]): number {
  return days.reduce((sum, { stops }) => {
    const daytime = stops.filter((it) => it.kind === "visit" || it.kind === "lunch");
    return sum + kmAlong(daytime.flatMap((it) => it.point ?? []));
  }, 0);
}

function kmAlong(points: readonly Point[]): number {
  return points.reduce((sum, point, index) => {
    const before = points[index - 1];
    return before ? sum + distanceKm(before, point) : sum;
  }, 0);
}

/**
 * The fewest kilometres that a long search finds for the same places on the same days: simulated annealing over which visit
 * goes on which day, with every order of each day tried. It knows only hard rules (opening hours, ways, lunch at lunchtime,
 * as many stops a day as the pace has room for) and none of the planner's wishes, so what it finds is hard to reach.
 */
export function fewestKm(days: readonly ArrangedDay[], kitchen: Kitchen, milliseconds: number, random: () => number, out: any = {}) {
  const search = new Search(days, kitchen);
  const deadline = performance.now() + milliseconds;
  const deal = days.map((day) => visitsOf(day));
  let current = search.km(deal);
  let best = Math.min(current, kmOf(days));
  const startHeat = 0.15 * Math.max(1, best);
  const started = performance.now();
  for (let now = started; now < deadline; now = performance.now()) {
    const heat = startHeat * (1 - (now - started) / milliseconds) ** 2 + 1e-3;
    const next = search.neighbour(deal, random);
    if (!next) continue;
    const km = current + search.difference(deal, next);
    if (km < current || random() < Math.exp((current - km) / heat)) {
      for (const [day, members] of next) deal[day] = members;
      current = km;
      if (current < best) { best = current; out.deal = [...deal]; }
    }
  }
  return best;
}

function visitsOf(day: ArrangedDay): readonly Visit[] {
  return day.stops.flatMap((it) => (it.kind === "visit" && it.visit ? [it.visit] : []));
}

type Deal = readonly (readonly Visit[])[];
type Change = readonly (readonly [number, readonly Visit[]])[];

/** More than any day of any city. */
const IMPOSSIBLE = 10_000;

class Search {
  private readonly rooms: readonly Room[];
  private readonly capacity: readonly number[];
  private readonly least: readonly number[];
  /** Days on which the plan has lunch at a place: there "somewhere near" will not do for the search either. */
  private readonly hasVenue: readonly boolean[];
  private readonly kitchen: Kitchen;
  private readonly known = new Map<string, number>();

  constructor(days: readonly ArrangedDay[], kitchen: Kitchen) {
    this.rooms = days.map((it) => it.room);
    this.capacity = days.map((day) =>
      Math.max(
        day.room.stops,
        visitsOf(day).reduce((sum, it) => sum + weightOf(it), 0),
      ),
    );
    // The planner gives a whole day two stops at least, unless nothing else is left for it.
    this.least = days.map((day) => Math.min(visitsOf(day).length, day.room.frame.kind === "full" ? 2 : 1));
    this.hasVenue = days.map((it) => it.stops.some((stop) => stop.kind === "lunch" && stop.table?.place));
    this.kitchen = kitchen;
  }

  km(deal: Deal): number {
    return deal.reduce((sum, members, day) => sum + this.dayKm(day, members), 0);
  }

  difference(deal: Deal, change: Change): number {
    return change.reduce((sum, [day, members]) => sum + this.dayKm(day, members) - this.dayKm(day, deal[day] ?? []), 0);
  }

  /** One visit to another day, or two visits of two days for each other. */
  neighbour(deal: Deal, random: () => number): Change | undefined {
    const pick = (count: number) => Math.floor(random() * count);
    const [a, b] = [pick(deal.length), pick(deal.length)];
    const [from, to] = [deal[a] ?? [], deal[b] ?? []];
    if (a === b || from.length === 0) return undefined;
    const moved = from[pick(from.length)] as Visit;
    const back = random() < 0.6 ? to[pick(to.length)] : undefined;
    if (!back && from.length === 1) return undefined;
    return [
      [a, [...from.filter((it) => it !== moved), ...(back ? [back] : [])]],
      [b, [...to.filter((it) => it !== back), moved]],
    ];
  }

  private dayKm(day: number, members: readonly Visit[]): number {
    const key = `${day}|${members
      .map((it) => it.id)
      .sort()
      .join("|")}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const km = this.shortest(day, members);
    this.known.set(key, km);
    return km;
  }

  private shortest(day: number, members: readonly Visit[]): number {
    const room = this.rooms[day] as Room;
    const weight = members.reduce((sum, it) => sum + weightOf(it), 0);
    if (members.length < (this.least[day] ?? 0)) return IMPOSSIBLE;
    if (weight > (this.capacity[day] ?? 0) || members.length > 6) return IMPOSSIBLE;
    const { frame } = room;
    const windows = new Map(
      members.map((it) => [
        it,
        windowsOf(it, frame.date).map((span) => ({ start: Math.max(span.start, frame.start), end: span.end })),
      ]),
    );
    let best = IMPOSSIBLE;
    const step = (state: ReturnType<typeof stateBefore>, km: number, left: readonly Visit[], hungry: boolean) => {
      if (km >= best) return;
      if (left.length === 0 && !hungry) best = km;
      for (const visit of left) {
        const placed = place(room, state, visit.point, visit.minutes, windows.get(visit) ?? [], frame.end);
        if (!placed) continue;
        const way = state.at && visit.point ? distanceKm(state.at, visit.point) : 0;
        const eats = placed.start <= 690 && placed.end >= 900;
        const next = { time: placed.end, at: visit.point ?? state.at, started: true };
        step(
          next,
          km + way,
          left.filter((it) => it !== visit),
          hungry && !eats,
        );
      }
      if (!hungry) return;
      for (const table of this.lunches(day, room, state.at ?? left[0]?.point ?? null)) {
        const from = Math.max(mealTimes.lunch.from, frame.start);
        const stop = sit(room, state, table, "lunch", from, mealTimes.lunch.to);
        if (!stop) continue;
        const way = state.at && stop.point ? distanceKm(state.at, stop.point) : 0;
        step({ time: stop.end, at: stop.point ?? state.at, started: true }, km + way, left, false);
      }
    };
    const hungry = frame.lunch && !room.blocks.some((it) => it.meal === "lunch");
    step(stateBefore(room, [], frame.start), 0, members, hungry);
    return best;
  }

  private lunches(day: number, room: Room, near: Point | null): readonly Table[] {
    const { date } = room.frame;
    const tables = this.kitchen.tables({
      meal: "lunch",
      near,
      date,
      start: mealTimes.lunch.from,
      rested: false,
      // It may eat where it likes, also twice: one more liberty that the planner does not take.
      isFree: () => true,
    });
    return tables.filter((it) => it.place || !this.hasVenue[day]);
  }
}
