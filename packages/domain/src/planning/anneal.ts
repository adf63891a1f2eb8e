import { Paths } from "./paths.ts";
import { type Exchange, isOfPace, tryBoth, without } from "./polish.ts";
import { generator } from "./random.ts";
import type { Room } from "./room.ts";
import type { DaySchedule } from "./schedule.ts";
import type { Visit } from "./visit.ts";

const STEPS_A_DAY = 250;
const MOST_STEPS = 5_000;
/** How much worse a step may be in the beginning: kilometres on paper, minutes of cost in full. */
const HEAT_KM = 0.5;
const HEAT_MINUTES = 8;

/**
 * Simulated annealing over which visit goes on which day, for where a plain local search gets stuck: a step may make things
 * worse in the beginning, and hardly any more in the end. What looks too bad on paper is not worked out. Keeps the best that
 * it has seen; the same seed takes the same steps.
 */
export function anneal(exchange: Exchange, seed: string): void {
  const { rooms } = exchange;
  const days = [...rooms.keys()].filter((day) => exchange.visitsOf(day).length > 0);
  if (days.length < 2) return;
  const random = generator(seed);
  const paths = new Paths(exchange);
  const schedules = new Map<number, DaySchedule>(days.map((day) => [day, exchange.schedule(day)]));
  const costOf = (day: number) => schedules.get(day)?.cost ?? 0;
  let current = days.reduce((sum, day) => sum + costOf(day), 0);
  let best = { cost: current, schedules: new Map(schedules) };
  const steps = Math.min(MOST_STEPS, STEPS_A_DAY * days.length);
  for (let step = 0; step < steps; step++) {
    const heat = (1 - step / steps) ** 2;
    const accepts = (worse: number, scale: number) => worse <= 0 || random() < Math.exp(-worse / (scale * heat + 1e-6));
    const move = proposal(exchange, days, random);
    if (!move) continue;
    const { a, b, membersA, membersB } = move;
    const longer =
      paths.km(a, membersA) +
      paths.km(b, membersB) -
      paths.km(a, exchange.visitsOf(a)) -
      paths.km(b, exchange.visitsOf(b));
    if (!accepts(longer, HEAT_KM)) continue;
    const before = costOf(a) + costOf(b);
    const both = tryBoth(exchange, move, (cost) => accepts(cost - before, HEAT_MINUTES));
    if (!both) continue;
    schedules.set(a, both[0]);
    schedules.set(b, both[1]);
    current += costOf(a) + costOf(b) - before;
    if (current < best.cost - 1e-6) best = { cost: current, schedules: new Map(schedules) };
  }
  for (const [day, schedule] of best.schedules) exchange.set(day, schedule.stops);
}

/** One visit to another day, or two visits of two days for each other; undefined when the pace of a day forbids it. */
function proposal(exchange: Exchange, days: readonly number[], random: () => number) {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const [a, b] = [pick(days), pick(days)];
  if (a === undefined || b === undefined || a === b) return undefined;
  const [from, to] = [exchange.visitsOf(a), exchange.visitsOf(b)];
  const visit = pick(from);
  const back = random() < 0.7 ? pick(to) : undefined;
  if (!visit) return undefined;
  const membersA: readonly Visit[] = [...without(from, visit), ...(back ? [back] : [])];
  const membersB: readonly Visit[] = [...(back ? without(to, back) : to), visit];
  const holds =
    isOfPace(exchange.rooms[a] as Room, membersA, from) && isOfPace(exchange.rooms[b] as Room, membersB, to);
  return holds ? { a, b, membersA, membersB } : undefined;
}
