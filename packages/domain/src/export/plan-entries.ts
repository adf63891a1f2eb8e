import { addDays, minutesOf } from "../calendar.ts";
import type { ReadPlace } from "../confirmation/reading.ts";
import { plannedIn } from "../segments/planned-in.ts";
import { nameBesideCode, type Segment } from "../segments/segment.ts";
import { titleSaid } from "../segments/title-said.ts";
import { placeInWords } from "../trip/activity-ends.ts";
import type { Activity, TripDocument } from "../trip/document.ts";
import { zoneAt } from "../trip/zone-of-day.ts";
import { inList } from "../words/sentence.ts";
import { worded } from "../words/worded.ts";

/** A moment of the plan. */
export interface EntryTime {
  readonly date: string;
  /** `HH:MM` on the clocks of the zone; null when only the day is known. */
  readonly clock: string | null;
  /** IANA name; null when unknown. */
  readonly zone: string | null;
}

/** One thing of a plan, as every export writes it. */
export interface PlanEntry {
  /** Stays the same when the thing is changed or moved. */
  readonly id: string;
  /** The type of an activity, or the kind of a booked segment. */
  readonly kind: string;
  readonly title: string;
  readonly start: EntryTime;
  /** Null when it is unknown; of a stay, the day of departure. */
  readonly end: EntryTime | null;
  readonly place: string | null;
  readonly address: string | null;
  /** WGS 84 degrees. */
  readonly point: { readonly lat: number; readonly lng: number } | null;
  /** What to know, a line each: description, cautions, confirmation number, notes. */
  readonly lines: readonly string[];
  readonly isCancelled: boolean;
}

export interface PlanDay {
  readonly id: string;
  /** Counted from 1. */
  readonly number: number;
  readonly date: string;
  readonly notes: string;
  /** In the order of the day, which is the order of time. */
  readonly entries: readonly PlanEntry[];
}

export interface Plan {
  readonly days: readonly PlanDay[];
  /** Booked segments on dates that are outside the trip. */
  readonly outside: readonly PlanEntry[];
}

/**
 * All of a plan in the order of time, with what is booked once: a segment whose booking has an activity on its day is
 * that activity. What is set aside is not part of it.
 *
 * @param cautionsOf what a traveller should know before relying on an activity, a line each
 */
export function planEntries(
  trip: TripDocument,
  segments: readonly Segment[],
  cautionsOf: (activity: Activity) => readonly string[],
): Plan {
  const isPlanned = plannedIn(trip.days);
  const booked = segments.filter((it) => !it.removed && !isPlanned(it)).flatMap(ofSegment);
  const days = trip.days.map((day, index): PlanDay => {
    const own = day.activities.map((it) => ofActivity(trip, day.date, it, cautionsOf(it)));
    return {
      ...{ id: day.id, number: index + 1, date: day.date, notes: day.notes },
      entries: merged(
        own,
        booked.filter((it) => it.start.date === day.date),
      ),
    };
  });
  const dates = new Set(trip.days.map((it) => it.date));
  return { days, outside: booked.filter((it) => !dates.has(it.start.date)) };
}

function ofActivity(trip: TripDocument, date: string, it: Activity, cautions: readonly string[]): PlanEntry {
  const at = (day: string, clock: string | null): EntryTime => ({
    ...{ date: day, clock },
    zone: zoneAt(trip, day, clock === null ? 0 : minutesOf(clock)),
  });
  const passesMidnight = it.startTime !== null && it.endTime !== null && it.endTime < it.startTime;
  return {
    ...{ id: it.id, kind: it.activityType, title: it.title },
    start: at(date, it.startTime),
    end: it.startTime === null || it.endTime === null ? null : at(passesMidnight ? addDays(date, 1) : date, it.endTime),
    place: placeInWords(it.fromLocation, it.location),
    address: it.address,
    point: it.lat === null || it.lng === null ? null : { lat: it.lat, lng: it.lng },
    lines: [it.description, wishOf(it), ...cautions, it.notes].filter(isText),
    isCancelled: false,
  };
}

/** For which wish it was chosen; other reasons are seen at a glance. */
function wishOf({ reason, freeTime }: Activity): string | null {
  return !freeTime && reason !== null && /\byour (?:wish|diet)\b/.test(reason) ? reason : null;
}

/** None without a date. */
function ofSegment(segment: Segment): PlanEntry[] {
  const { kind, from, to, place } = segment;
  const start = momentOf(segment.start, segment.startTimezone);
  if (start === null) return [];
  const main = place ?? from ?? to;
  const way = from && to ? `${placeName(from)} – ${placeName(to)}` : main && placeName(main);
  return [
    {
      ...{ id: segment.id, kind, title: worded`${titleSaid(segment)}`, start },
      end: momentOf(segment.end, segment.endTimezone ?? segment.startTimezone),
      place: way,
      address: main?.address ?? null,
      point: main === null || main.lat === null || main.lng === null ? null : { lat: main.lat, lng: main.lng },
      lines: factsOf(segment),
      isCancelled: segment.status === "cancelled",
    },
  ];
}

function factsOf({ provider, confirmationNumber, travellers, details }: Segment): string[] {
  return [
    provider,
    confirmationNumber && worded`Confirmation number: ${confirmationNumber}`,
    details.seats && worded`Seats: ${details.seats}`,
    details.fromTerminal && worded`Terminal: ${details.fromTerminal}`,
    details.fromPlatform && worded`Platform: ${details.fromPlatform}`,
    details.room && worded`Room: ${details.room}`,
    travellers.length > 0 ? worded`For ${inList(travellers, "commas")}` : null,
  ].filter(isText);
}

const placeName = (place: ReadPlace) => [nameBesideCode(place), place.iata].filter(isText).join(" ") || place.name;

const isText = (text: string | null): text is string => text !== null && text.trim() !== "";

function momentOf(local: string | null, zone: string | null): EntryTime | null {
  if (local === null) return null;
  return { date: local.slice(0, 10), clock: local.length > 10 ? local.slice(11, 16) : null, zone };
}

/** Booked entries before the first activity that begins later; without a clock, at the end of the day. */
function merged(activities: readonly PlanEntry[], booked: readonly PlanEntry[]): readonly PlanEntry[] {
  const entries = [...activities];
  for (const it of booked.toSorted((a, b) => clockOf(a).localeCompare(clockOf(b)))) {
    const before = entries.findIndex((other) => other.start.clock !== null && other.start.clock > clockOf(it));
    entries.splice(before < 0 ? entries.length : before, 0, it);
  }
  return entries;
}

const clockOf = ({ start }: PlanEntry) => start.clock ?? "99:99";
