import { plannedIn } from "@caravan/domain/segments/planned-in";
import { clockIn, dayOf } from "@caravan/domain/segments/segment";
import { nightsOf } from "@caravan/domain/segments/stays";
import type { Activity } from "@/features/api-client/index.ts";
import { formatClock, formatRange } from "@/ui/format.ts";
import { t } from "../messages/index.ts";
import { cityOf, lineOf } from "../messages.ts";
import type { Segment, SegmentPlace } from "../types.ts";
import { instantOf, isSameClock, localIn, zoneName } from "./zones.ts";

/** What an entry of a day needs of its segment; a public link shows no more than this. */
export type SegmentOfDay = Pick<
  Segment,
  | ("id" | "booking_id" | "kind" | "status" | "provider" | "flight_number" | "train_number" | "title")
  | ("start" | "end" | "start_timezone" | "end_timezone")
> & {
  readonly from: PlaceOfDay | null;
  readonly to: PlaceOfDay | null;
  readonly place: PlaceOfDay | null;
  readonly details: Pick<Segment["details"], "table">;
};
export type PlaceOfDay = Omit<SegmentPlace, "address">;

/** An entry of a segment on a day of the plan: a departure, an arrival, a check-in. It cannot be moved. */
export interface DayMoment<Of extends SegmentOfDay = Segment> {
  /** The id of its element; the first of a segment has the segment's own id. */
  readonly id: string;
  readonly segment: Of;
  /** `YYYY-MM-DD`, local. */
  readonly date: string;
  readonly title: string;
  /** "09:40–12:25", "07:30 CEST → 12:25": with the zone where it is not that of the trip. */
  readonly times: string;
  /** Shown with less emphasis, because nobody has to be there at that minute. */
  readonly quiet: boolean;
  /** `HH:MM` in the trip's zone: its place among the activities. Null comes after all of them. */
  readonly sortAt: string | null;
}

type Part = Pick<DayMoment, "title" | "times" | "quiet"> & {
  readonly at: Clock;
  /** Where a date without a time is placed in its day. */
  readonly dateAt: "00:00" | null;
};

/** A local time and the zone that it is shown in. */
interface Clock {
  readonly local: string | null;
  readonly zone: string | null;
}

/** The zone of the trip, or of each of its days where stops differ. */
export type HomeZone = string | null | ((date: string) => string | null);

function zoneOn(homeZone: HomeZone, date: string | null): string | null {
  if (typeof homeZone !== "function") return homeZone;
  return date === null ? null : homeZone(date);
}

interface PlannedDay {
  readonly date: string;
  readonly activities: readonly Pick<Activity, "booking_id">[];
}

/**
 * Everything that segments show on the days, by date.
 *
 * @param itinerary an activity in it that is linked to a booking replaces the entries of that booking on its day
 */
export function dayMoments<Of extends SegmentOfDay>(
  segments: readonly Of[],
  homeZone: HomeZone,
  itinerary: readonly PlannedDay[] = [],
): ReadonlyMap<string, DayMoment<Of>[]> {
  const days = new Map<string, DayMoment<Of>[]>();
  const isPlanned = plannedIn(
    itinerary.map(({ date, activities }) => ({
      date,
      activities: activities.map((it) => ({ bookingId: it.booking_id })),
    })),
  );
  for (const segment of segments) {
    if (isPlanned({ ...segment, bookingId: segment.booking_id })) continue;
    const home = zoneOn(homeZone, dayOf(segment.start ?? segment.end));
    const parts = partsOf(segment, home).filter((it) => dayOf(it.at.local) !== null);
    for (const [index, { at, dateAt, title, times, quiet }] of parts.entries()) {
      const date = dayOf(at.local) as string;
      const id = `segment-${segment.id}${suffixOf(index, parts.length, date)}`;
      const moment = {
        id,
        segment,
        date,
        title,
        times,
        quiet,
        sortAt: clockAtHome(at, zoneOn(homeZone, date)) ?? dateAt,
      };
      days.set(date, [...(days.get(date) ?? []), moment]);
    }
  }
  for (const moments of days.values()) moments.sort((a, b) => (a.sortAt ?? "99").localeCompare(b.sortAt ?? "99"));
  return days;
}

/** The first entry has the segment's id, the last one the suffix for its end, and a night between them its date. */
function suffixOf(index: number, count: number, date: string): string {
  if (index === 0) return "";
  return index === count - 1 ? "-end" : `-${date}`;
}

/** On the date of the trip's zone; an entry that is on another day there comes first or last in that day. */
function clockAtHome({ local, zone }: Clock, homeZone: string | null): string | null {
  if (local === null || clockIn(local) === null) return null;
  const at = homeZone === null ? null : instantOf(local, zone);
  const there = at === null || homeZone === null ? null : localIn(homeZone, at);
  if (there === null) return clockIn(local);
  const [date, home] = [local.slice(0, 10), there.slice(0, 10)];
  if (home !== date) return home < date ? "00:00" : "24:00";
  return clockIn(there);
}

function partsOf(it: SegmentOfDay, home: string | null): Part[] {
  const start: Clock = { local: it.start, zone: it.start_timezone };
  const end: Clock = { local: it.end, zone: it.end_timezone };
  const begins = { at: start, dateAt: "00:00", times: timeOf(start, home), quiet: false } as const;
  const ends = { at: end, dateAt: "00:00", times: timeOf(end, home), quiet: false } as const;
  const name = lineOf(it);
  if (it.kind === "hotel")
    return [
      {
        ...begins,
        title: t("moment.checkIn", { name }),
        times: begins.times && t("moment.from", { time: begins.times }),
        dateAt: null,
        quiet: true,
      },
      // The first night is already shown as the check-in.
      ...nightsOf(it)
        .slice(1)
        .map(({ date, night, nights }) => ({
          at: { local: date, zone: null },
          dateAt: null,
          title: t("moment.night", { night: String(night), nights: String(nights), name }),
          times: t("moment.overnight"),
          quiet: true,
        })),
      {
        ...ends,
        title: t("moment.checkOut", { name }),
        times: ends.times && t("moment.by", { time: ends.times }),
        quiet: true,
      },
    ];
  if (it.kind === "car_rental")
    return [
      { ...begins, title: withPlace(t("moment.pickUp", { name }), it.from) },
      { ...ends, title: withPlace(t("moment.return", { name }), it.to ?? it.from) },
    ];
  if (it.start === null)
    return [{ ...ends, title: name, times: ends.times && t("moment.until", { time: ends.times }) }];
  if (it.end === null || dayOf(it.end) === dayOf(it.start))
    return [{ ...begins, title: name, times: spanOf(start, end, home) }];
  return [
    { ...begins, title: name },
    { ...ends, title: it.to ? t("moment.arrival", { name }) : t("moment.end", { name }) },
  ];
}

/** "09:40", or "09:40 CEST" when that is not the trip's zone. */
function timeOf({ local, zone }: Clock, home: string | null): string {
  const clock = clockIn(local);
  if (clock === null) return "";
  const time = formatClock(clock);
  return isSameClock(zone, home, local) ? time : `${time} ${zoneName(zone, local)}`;
}

/** Times of two zones are not a span, so an arrow is used. */
function spanOf(start: Clock, end: Clock, home: string | null): string {
  const [from, to] = [timeOf(start, home), timeOf(end, home)];
  if (!from || !to) return from || (to && t("moment.until", { time: to }));
  return isSameClock(start.zone, end.zone, start.local)
    ? formatRange(clockIn(start.local) ?? "", to)
    : `${from} → ${to}`;
}

const withPlace = (words: string, place: PlaceOfDay | null) => (place ? `${words} · ${cityOf(place)}` : words);

export interface Interleaved<Of extends SegmentOfDay = Segment> {
  /** The entries before each activity, by its id. */
  readonly before: ReadonlyMap<string, readonly DayMoment<Of>[]>;
  readonly atEnd: readonly DayMoment<Of>[];
}

/** Inserts the entries among the activities, each before the first that begins later; activities keep their order. */
export function interleave<Of extends SegmentOfDay>(
  activities: readonly Pick<Activity, "id" | "start_time">[],
  moments: readonly DayMoment<Of>[],
): Interleaved<Of> {
  const before = new Map<string, DayMoment<Of>[]>();
  const atEnd: DayMoment<Of>[] = [];
  for (const moment of moments) {
    const { sortAt } = moment;
    const next =
      sortAt === null ? undefined : activities.find((it) => it.start_time !== null && it.start_time > sortAt);
    if (next) before.set(next.id, [...(before.get(next.id) ?? []), moment]);
    else atEnd.push(moment);
  }
  return { before, atEnd };
}
