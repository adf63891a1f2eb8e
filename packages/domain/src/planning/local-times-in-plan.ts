import { localTimesOn } from "../places/local-calendar.ts";
import { ownPoint } from "../trip/activity-ends.ts";
import { sentencesIn, wordOf } from "../words/worded.ts";
import type { PlanRequest } from "./types.ts";

/** The days with what Ramadan, the Sabbath, a feast or the siesta changes, each said once, on the first day it concerns. */
export function withLocalTimes<T extends { readonly date: string; readonly reason: string }>(
  { destination }: Pick<PlanRequest, "destination">,
  days: readonly T[],
): readonly T[] {
  const point = ownPoint(destination);
  const said = new Set<string>();
  return days.map((day) => {
    const fresh = localTimesOn(destination.timezone, point, day.date).filter((it) => !said.has(it.id));
    for (const it of fresh) said.add(it.id);
    return fresh.length === 0
      ? day
      : { ...day, reason: sentencesIn([day.reason, ...fresh.map((it) => wordOf(it.says))]) };
  });
}

/** The guide without the events that {@link withLocalTimes} tells better. */
export function withoutLocalTimes<T extends Pick<PlanRequest, "guide">>(request: T): T {
  const events = request.guide?.events.filter((it) => !/^(ramadan|shabbat|easter)\b/i.test(it.name));
  return request.guide && events ? { ...request, guide: { ...request.guide, events } } : request;
}
