import { clockOf, minutesOf } from "../calendar.ts";
import { type Sentence, said } from "../words/sentence.ts";
import { wordOf } from "../words/worded.ts";
import type { Plan, PlannedDay, PlanRequest } from "./types.ts";

/** Minutes until travellers can leave their stay. */
const GETTING_READY = 30;
const STEP = 15;
/** From this time on, only dinner is left of the day. */
const NEARLY_OVER = 17 * 60;
/** After this time, nothing more is planned. */
export const LAST_OUTING = 21 * 60 + 30;

/** When the plan of a day can begin because the day has begun already, in minutes after midnight; 0 on other days. */
export function begunAt({ now }: Pick<PlanRequest, "now">, date: string): number {
  return now?.date === date ? Math.ceil((now.minutes + GETTING_READY) / STEP) * STEP : 0;
}

/**
 * Removes what would begin before then, such as a ride with a fixed time, and adds a note to a day that is nearly
 * over.
 */
export function withoutPast(request: PlanRequest, day: PlannedDay): PlannedDay {
  const { now } = request;
  if (now?.date !== day.date) return day;
  const begins = begunAt(request, day.date);
  const items = day.items.filter(
    (it) => it.kind !== "planned" || it.activity.startTime === null || minutesOf(it.activity.startTime) >= begins,
  );
  return begins < NEARLY_OVER
    ? { ...day, items }
    : { ...day, items, reason: wordOf(nearlyOver(now.minutes, items.length)) };
}

const nearlyOver = (minutes: number, left: number): Sentence =>
  left === 0
    ? said`It is ${clockOf(minutes)} there, so nothing is planned for the rest of today.`
    : said`It is ${clockOf(minutes)} there, so only the evening is planned for today.`;

/** For a day that is nearly over. */
export function begunDayWarnings(request: PlanRequest, days: readonly PlannedDay[]): Plan["warnings"] {
  const { now } = request;
  const today = days.find((it) => it.date === now?.date);
  if (!now || !today || begunAt(request, today.date) < NEARLY_OVER) return [];
  return [{ code: "day_nearly_over", message: nearlyOver(now.minutes, today.items.length) }];
}
