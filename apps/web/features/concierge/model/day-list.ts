import type { Activity } from "@/features/api-client/index.ts";
import { type DayMoment, type Interleaved, reportedOn } from "@/features/travel/index.ts";
import { formatTimes } from "@/ui/format.ts";
import { t } from "../messages/index.ts";
import type { ConciergeState, LocalMoment } from "../types.ts";

/** One entry of the day. */
export interface DayLine {
  readonly id: string;
  readonly title: string;
  readonly times: string;
  readonly state: "past" | "now" | "ahead";
  /** The concierge never proposes to change it. */
  readonly fixed: boolean;
  /** What the traveller has reported about it. */
  readonly remark: string | null;
}

/** The day in order, with its segments among the activities. */
export function dayLines(
  activities: readonly Activity[],
  { before, atEnd }: Interleaved,
  { outlook, events }: Pick<ConciergeState, "outlook" | "events">,
  now: LocalMoment,
): readonly DayLine[] {
  const line = (it: Activity): DayLine => ({
    id: it.id,
    title: it.title,
    times: formatTimes(it.start_time, it.end_time) || t("anyTime"),
    state: stateOf(it, outlook.now?.activity_id === it.id, now.time),
    fixed: it.pinned || it.booking_id !== null,
    remark: reportedOn(it.id, events),
  });
  return [
    ...activities.flatMap((it) => [
      ...(before.get(it.id) ?? []).map((moment) => lineOf(moment, events, now)),
      line(it),
    ]),
    ...atEnd.map((moment) => lineOf(moment, events, now)),
  ];
}

function stateOf({ start_time, end_time }: Activity, isNow: boolean, time: string): DayLine["state"] {
  if (isNow) return "now";
  const end = end_time ?? start_time;
  if (end === null) return "ahead";
  // An end before the start is on the next day.
  const crossesMidnight = start_time !== null && end < start_time;
  return end <= time && !crossesMidnight ? "past" : "ahead";
}

function lineOf(moment: DayMoment, events: ConciergeState["events"], now: LocalMoment): DayLine {
  const { id, title, times, sortAt, segment } = moment;
  return {
    id,
    title,
    times: times || t("anyTime"),
    state: sortAt !== null && sortAt < now.time ? "past" : "ahead",
    fixed: true,
    remark: segment.status === "cancelled" ? t("cancelled") : reportedOn(segment.id, events),
  };
}
