import type { Candidate } from "../../packages/domain/src/places/candidate.ts";
import { mealTimes } from "../../packages/domain/src/places/meal-times.ts";
import { distanceKm, type Point } from "../../packages/domain/src/places/travel-time.ts";
import type { ArrangedDay } from "../../packages/domain/src/planning/arrange-days.ts";
import type { Table } from "../../packages/domain/src/planning/choose-restaurant.ts";
import type { DayCapacity } from "../../packages/domain/src/planning/day-capacity.ts";
import { BUSY_BY_DAY } from "../../packages/domain/src/planning/plan-draft.ts";
import {
  busyMinutes,
  firstFit,
  type Stop,
  scheduleMeal,
  stateBefore,
} from "../../packages/domain/src/planning/schedule-visits-and-lunch.ts";
import { stopWeight, type Visit, windowsOf } from "../../packages/domain/src/planning/visit.ts";

/** The total straight-line distance of each day's visits and lunch, in kilometres. */
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
 * The shortest routes that a long search finds for the same places on the same days: simulated annealing over the
 * assignment of visits and lunches to days, trying every order within a day and also unused restaurants for lunch. It
 * respects only hard rules (opening hours, travel times, lunch times, the pace, no restaurant and no neighbourhood walk
 * twice) and no preferences of the planner, so its result is hard to reach.
 */
export function fewestKm(
  days: readonly ArrangedDay[],
  tables: readonly Candidate[],
  steps: number,
  random: () => number,
): number {
  const search = new Search(days, tables);
  const state = search.start();
  let current = search.total(state);
  let best = Math.min(current, kmOf(days));
  const startHeat = 0.15 * Math.max(1, best / days.length);
  for (let step = 0; step < steps; step++) {
    const heat = startHeat * (1 - step / steps) ** 2 + 1e-3;
    const change = search.neighbour(state, random);
    if (!change) continue;
    const km = current + search.difference(state, change);
    if (km >= current && random() >= Math.exp((current - km) / heat)) continue;
    search.apply(state, change);
    current = km;
    best = Math.min(best, current);
  }
  return best;
}

interface Plan {
  readonly days: DayPlan[];
  /** Restaurants that are on no day. */
  readonly spare: Table[];
}

interface DayPlan {
  readonly visits: readonly Visit[];
  /** Null when the day has no lunch. */
  readonly lunch: Table | null;
}

interface Change {
  readonly days: readonly (readonly [number, DayPlan])[];
  readonly spare?: readonly [number, Table];
}

/** Longer than the route of any day. */
const IMPOSSIBLE = 10_000;
const MOST_STOPS = 6;
const LONGEST_LUNCH = 75;

class Search {
  private readonly plan: readonly ArrangedDay[];
  private readonly capacities: readonly DayCapacity[];
  private readonly capacity: readonly number[];
  private readonly least: readonly number[];
  private readonly tables: readonly Candidate[];
  private readonly known = new Map<string, number>();

  constructor(days: readonly ArrangedDay[], tables: readonly Candidate[]) {
    this.plan = days;
    this.tables = tables;
    this.capacities = days.map((it) => it.capacity);
    this.capacity = days.map((day) => Math.max(day.capacity.stops, weight(visitsOf(day))));
    // The planner gives a full day at least two stops, unless there are too few.
    this.least = days.map((day) => Math.min(visitsOf(day).length, day.capacity.frame.kind === "full" ? 2 : 1));
  }

  start(): Plan {
    const days = this.plan.map((day) => {
      const table = day.stops.find((it) => it.kind === "lunch")?.table;
      return { visits: visitsOf(day), lunch: table ?? null };
    });
    const used = new Set(this.plan.flatMap((day) => day.stops.flatMap((it) => it.table?.place?.id ?? [])));
    const spare = this.tables
      .filter((it) => !used.has(it.id))
      .map((it) => ({ place: it, point: it, minutes: Math.min(it.visitMinutes, LONGEST_LUNCH), penalty: 0 }));
    return { days, spare };
  }

  total({ days }: Plan): number {
    return days.reduce((sum, it, day) => sum + this.km(day, it), 0);
  }

  difference({ days }: Plan, change: Change): number {
    return change.days.reduce((sum, [day, next]) => sum + this.km(day, next) - this.km(day, days[day] as DayPlan), 0);
  }

  apply(plan: Plan, change: Change): void {
    for (const [day, next] of change.days) plan.days[day] = next;
    if (change.spare) plan.spare[change.spare[0]] = change.spare[1];
  }

  /** Moves a visit to another day, swaps two visits or two lunches, or chooses another restaurant for lunch. */
  neighbour({ days, spare }: Plan, random: () => number): Change | undefined {
    const pick = (count: number) => Math.floor(random() * count);
    const [a, b] = [pick(days.length), pick(days.length)];
    const [from, to] = [days[a] as DayPlan, days[b] as DayPlan];
    const kind = random();
    if (kind < 0.15 && from.lunch && spare.length > 0) {
      const at = pick(spare.length);
      return { days: [[a, { ...from, lunch: spare[at] as Table }]], spare: [at, from.lunch] };
    }
    if (a === b) return undefined;
    if (kind < 0.35 && from.lunch && to.lunch)
      return {
        days: [
          [a, { ...from, lunch: to.lunch }],
          [b, { ...to, lunch: from.lunch }],
        ],
      };
    const moved = from.visits[pick(from.visits.length)];
    if (!moved) return undefined;
    const back = kind < 0.75 ? to.visits[pick(to.visits.length)] : undefined;
    const here = [...from.visits.filter((it) => it !== moved), ...(back ? [back] : [])];
    const there = [...to.visits.filter((it) => it !== back), moved];
    return {
      days: [
        [a, { ...from, visits: here }],
        [b, { ...to, visits: there }],
      ],
    };
  }

  private km(day: number, plan: DayPlan): number {
    const ids = plan.visits.map((it) => it.id).sort();
    const key = `${day}|${ids.join("|")}|${plan.lunch?.place?.id ?? JSON.stringify(plan.lunch?.point)}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const km = this.shortest(day, plan);
    this.known.set(key, km);
    return km;
  }

  private shortest(day: number, { visits, lunch }: DayPlan): number {
    const room = this.capacities[day] as DayCapacity;
    if (visits.length < (this.least[day] ?? 0) || visits.length > MOST_STOPS) return IMPOSSIBLE;
    if (weight(visits) > (this.capacity[day] ?? 0)) return IMPOSSIBLE;
    const walks = visits.filter((it) => it.candidate === null).map((it) => it.neighborhood);
    if (new Set(walks).size < walks.length) return IMPOSSIBLE;
    const { frame } = room;
    const windows = new Map(
      visits.map((it) => [
        it,
        windowsOf(it, frame.date).map((span) => ({ start: Math.max(span.start, frame.start), end: span.end })),
      ]),
    );
    let best = IMPOSSIBLE;
    const step = (state: On, left: readonly Visit[], hungry: boolean): void => {
      if (state.km >= best || state.busy > BUSY_BY_DAY) return;
      if (left.length === 0 && !hungry) best = state.km;
      for (const visit of left) {
        const placed = firstFit(room, state, visit.point, visit.minutes, windows.get(visit) ?? [], frame.end);
        if (!placed) continue;
        const rest = left.filter((it) => it !== visit);
        step(after(state, visit.point, placed), rest, hungry);
        // A visit over all of midday may include lunch.
        if (hungry && placed.start <= 690 && placed.end >= 900) step(after(state, visit.point, placed), rest, false);
      }
      if (!hungry) return;
      const from = Math.max(mealTimes.lunch.from, frame.start);
      const stop = lunch && scheduleMeal(room, state, lunch, "lunch", from, mealTimes.lunch.to);
      if (stop) step(after(state, stop.point, stop), left, false);
    };
    step({ ...stateBefore(room, [], frame.start), km: 0, busy: busyMinutes(room, []) }, visits, lunch !== null);
    return best;
  }
}

/** The state of a partly ordered day. */
type On = ReturnType<typeof stateBefore> & { readonly km: number; readonly busy: number };

function after(state: On, point: Point | null, stop: Pick<Stop, "start" | "end" | "leg">): On {
  return {
    time: stop.end,
    at: point ?? state.at,
    started: true,
    km: state.km + (state.at && point ? distanceKm(state.at, point) : 0),
    busy: state.busy + stop.end - stop.start + (stop.leg?.minutes ?? 0),
  };
}

function visitsOf(day: ArrangedDay): readonly Visit[] {
  return day.stops.flatMap((it) => (it.kind === "visit" && it.visit ? [it.visit] : []));
}

function weight(visits: readonly Visit[]): number {
  return visits.reduce((sum, it) => sum + stopWeight(it), 0);
}
