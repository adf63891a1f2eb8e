import { distanceKm } from "../places/travel-time.ts";
import type { DayCapacity } from "./day-capacity.ts";
import { type ExchangeableDays, isOfPace, tryBoth, without } from "./local-search.ts";
import type { DaySchedule } from "./schedule-visits-and-lunch.ts";
import { generator } from "./seeded-random.ts";
import { ShortestPaths } from "./shortest-path.ts";
import type { Visit } from "./visit.ts";

/** Steps for every pair of visits. */
const STEPS_A_PAIR = 12;
/** Limits of the number of steps. */
const LEAST_STEPS = 3_000;
const MOST_STEPS = 9_000;
/** Starting temperatures: estimated kilometres, and minutes of full cost. */
const HEAT_KM = 0.5;
const HEAT_MINUTES = 8;
/** Most steps move a visit next to one of its nearest, the others anywhere. */
const NEAREST = 8;
const TO_A_NEIGHBOUR = 0.7;
const IN_EXCHANGE = 0.7;

/**
 * Simulated annealing over the assignment of visits to days, because local search alone gets stuck. Steps may make
 * things worse at first and hardly at the end. Steps with a bad estimate are not computed in full. Keeps the best
 * result; the same seed takes the same steps.
 */
export function simulatedAnnealing(exchange: ExchangeableDays, seed: string): void {
  const days = [...exchange.capacities.keys()].filter((day) => exchange.visitsOf(day).length > 0);
  if (days.length < 2) return;
  const random = generator(seed);
  const paths = new ShortestPaths(exchange);
  const deal = new VisitsByDay(exchange, days);
  const schedules = new Map<number, DaySchedule>(days.map((day) => [day, exchange.schedule(day)]));
  const costOf = (day: number) => schedules.get(day)?.cost ?? 0;
  let current = days.reduce((sum, day) => sum + costOf(day), 0);
  let best = { cost: current, schedules: new Map(schedules) };
  const steps = Math.min(MOST_STEPS, Math.max(LEAST_STEPS, STEPS_A_PAIR * deal.pairs()));
  for (let step = 0; step < steps; step++) {
    const heat = (1 - step / steps) ** 2;
    const accepts = (worse: number, scale: number) => worse <= 0 || random() < Math.exp(-worse / (scale * heat + 1e-6));
    const move = deal.proposal(random);
    if (!move) continue;
    const { a, b, membersA, membersB } = move;
    const before = paths.km(a, deal.on(a)) + paths.km(b, deal.on(b));
    if (!accepts(paths.km(a, membersA) + paths.km(b, membersB) - before, HEAT_KM)) continue;
    const cost = costOf(a) + costOf(b);
    const both = tryBoth(exchange, move, (it) => accepts(it - cost, HEAT_MINUTES));
    if (!both) continue;
    deal.set(a, membersA);
    deal.set(b, membersB);
    schedules.set(a, both[0]);
    schedules.set(b, both[1]);
    current += costOf(a) + costOf(b) - cost;
    if (current < best.cost - 1e-6) best = { cost: current, schedules: new Map(schedules) };
  }
  for (const [day, schedule] of best.schedules) exchange.set(day, schedule.stops);
}

/** Which visits are on which day at present. */
class VisitsByDay {
  private readonly capacities: readonly DayCapacity[];
  private readonly members = new Map<number, readonly Visit[]>();
  private readonly dayOf = new Map<Visit, number>();
  private readonly nearest: ReadonlyMap<Visit, readonly Visit[]>;

  constructor(exchange: ExchangeableDays, days: readonly number[]) {
    this.capacities = exchange.capacities;
    for (const day of days) this.set(day, exchange.visitsOf(day));
    const all = [...this.dayOf.keys()];
    this.nearest = new Map(all.map((it) => [it, nearestTo(it, all)]));
  }

  pairs(): number {
    return this.dayOf.size * (this.dayOf.size - 1);
  }

  on(day: number): readonly Visit[] {
    return this.members.get(day) ?? [];
  }

  set(day: number, members: readonly Visit[]): void {
    this.members.set(day, members);
    for (const visit of members) this.dayOf.set(visit, day);
  }

  /** A random move of one visit or exchange of two; undefined when it would break the pace of a day. */
  proposal(random: () => number) {
    const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
    const visit = pick(this.all());
    const neighbour = visit && (random() < TO_A_NEIGHBOUR ? pick(this.nearest.get(visit) ?? []) : pick(this.all()));
    const a = visit && this.dayOf.get(visit);
    const b = neighbour && this.dayOf.get(neighbour);
    if (!visit || a === undefined || b === undefined || a === b) return undefined;
    const [from, to] = [this.on(a), this.on(b)];
    const back = random() < IN_EXCHANGE ? pick(to) : undefined;
    // The neighbour itself must stay.
    if (back === neighbour && to.length > 1) return undefined;
    const membersA = [...without(from, visit), ...(back ? [back] : [])];
    const membersB = [...(back ? without(to, back) : to), visit];
    const holds =
      isOfPace(this.capacities[a] as DayCapacity, membersA, from) &&
      isOfPace(this.capacities[b] as DayCapacity, membersB, to);
    return holds ? { a, b, membersA, membersB } : undefined;
  }

  private visits: readonly Visit[] | undefined;
  private all(): readonly Visit[] {
    this.visits ??= [...this.dayOf.keys()];
    return this.visits;
  }
}

function nearestTo({ point }: Visit, all: readonly Visit[]): readonly Visit[] {
  if (!point) return all;
  return all
    .flatMap((visit) => (visit.point && visit.point !== point ? [{ visit, km: distanceKm(point, visit.point) }] : []))
    .sort((a, b) => a.km - b.km || (a.visit.id < b.visit.id ? -1 : 1))
    .slice(0, NEAREST)
    .map((it) => it.visit);
}
