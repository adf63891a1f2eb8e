import type { Trip } from "@/features/api-client/index.ts";
import type { LocalMoment, Outlook, Stop, Way } from "../types.ts";
import { minutesBetween } from "./clock.ts";

/** The text about the next stop. */
export type Headline =
  | { readonly kind: "before"; readonly days: number }
  | {
      readonly kind: "leave";
      readonly next: Stop;
      readonly way: Way;
      readonly minutes: number;
      readonly lateBy: number;
      /** When it is too late already, no time to leave is shown, because it would suggest that there is time. */
      readonly when: "by" | "soon" | "now";
    }
  | { readonly kind: "next"; readonly next: Stop; readonly minutes: number }
  | { readonly kind: "now"; readonly now: Stop; readonly later: Stop | null }
  | { readonly kind: "untimed"; readonly titles: readonly string[]; readonly later: Stop | null }
  | { readonly kind: "over"; readonly later: Stop | null }
  | { readonly kind: "empty"; readonly later: Stop | null }
  | { readonly kind: "after" };

type Planned = Pick<Trip, "start_date"> & {
  readonly itinerary: readonly {
    readonly date: string;
    readonly activities: readonly { readonly title: string; readonly start_time: string | null }[];
  }[];
};

/**
 * The outlook at `now`, which may be later than when it was read.
 * @param hasSegments whether there are segments today beside the activities
 */
export function headlineOf(outlook: Outlook, trip: Planned, now: LocalMoment, hasSegments: boolean): Headline {
  const { phase, next, way } = outlook;
  if (phase === "after") return { kind: "after" };
  if (phase === "before") return { kind: "before", days: daysUntil(trip.start_date, now) };
  if (next?.start.date === now.date) {
    if (!way) return { kind: "next", next, minutes: minutesBetween(now, next.start) };
    const arrives = way.minutes - minutesBetween(now, next.start);
    const lateBy = Math.max(way.late_by_minutes, arrives, 0);
    const minutes = minutesBetween(now, way.leave_by);
    const when = minutes <= 0 ? "now" : lateBy > 0 ? "soon" : "by";
    return { kind: "leave", next, way, minutes, lateBy, when };
  }
  if (outlook.now) return { kind: "now", now: outlook.now, later: next };
  const planned = trip.itinerary.find((it) => it.date === now.date)?.activities ?? [];
  if (planned.length === 0) return { kind: hasSegments ? "over" : "empty", later: next };
  const untimed = planned.filter((it) => it.start_time === null);
  if (untimed.length > 0) return { kind: "untimed", titles: untimed.map((it) => it.title), later: next };
  return { kind: "over", later: next };
}

function daysUntil(date: string, now: LocalMoment): number {
  return Math.max(1, Math.round(minutesBetween({ ...now, time: "00:00" }, { date, time: "00:00" }) / 1_440));
}
