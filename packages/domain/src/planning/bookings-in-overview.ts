import { addDays } from "../calendar.ts";
import type { Candidate } from "../places/candidate.ts";
import type { ActivityFields } from "../trip/document.ts";
import { dateOf, dayOf, inList, listed, said } from "../words/sentence.ts";
import { worded } from "../words/worded.ts";
import type { DayToSum } from "./day-to-sum.ts";

/** More bookings are not listed. */
const MOST_BOOKINGS = 8;
const FEWEST_DAYS_AHEAD = 2;

/** Longest lead time first, each with the day and time it is for, because some sell out weeks ahead. */
export function bookingsInOverview(
  days: readonly DayToSum[],
  placeOf: (stop: ActivityFields) => Candidate | undefined,
): string | null {
  const found = days.flatMap(({ date, stops }) =>
    stops.flatMap((it) => {
      const place = it.bookingId === null ? placeOf(it) : undefined;
      const ahead = place?.insight?.bookDays ?? 0;
      return place && ahead >= FEWEST_DAYS_AHEAD ? [{ name: place.name, ahead, date, time: it.startTime }] : [];
    }),
  );
  const first = found.toReversed().map((it) => [it.name, it] as const);
  const all = [...new Map(first).values()].toSorted((a, b) => b.ahead - a.ahead || a.date.localeCompare(b.date));
  if (all.length === 0) return null;
  const byLead = [...Map.groupBy(all.slice(0, MOST_BOOKINGS), (it) => it.ahead)].map(([ahead, group]) => {
    const names = group.map(({ name, date, time }) =>
      time ? said`${name} (${dayOf(date)}, ${time})` : said`${name} (${dayOf(date)})`,
    );
    const by = addDays(group.map((it) => it.date).toSorted()[0] ?? "", -ahead);
    return said`${listed(names)} ${ahead} days ahead, by ${dateOf(by)}`;
  });
  return worded`Book first what sells out first: ${inList(byLead, "semicolons")}.`;
}
