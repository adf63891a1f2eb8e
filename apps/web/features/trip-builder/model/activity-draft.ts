import { placeInText } from "@caravan/domain/board/place-in-text";
import type { RequestedOp, RequestedPatch } from "@caravan/domain/trip/requested-patch";
import { type ActivityTimes, EndsBeforeStart, isConsistent, resolveTimes } from "@caravan/domain/trip/resolve-times";
import { presentActivityFields, readActivityFields } from "@caravan/domain/trip/wire";
import type { Activity, ActivityType, Trip } from "@/features/api-client/index.ts";
import { newId } from "@/features/offline/index.ts";
import { kindWordOf, lineOf, type Segment } from "@/features/travel/index.ts";
import { formatDate } from "@/ui/format.ts";
import { t } from "../messages/index.ts";
import { asideDay, ideaDay } from "./no-day.ts";

/** The fields of the activity form, named as on the wire; empty text is null there. */
export interface ActivityDraft extends Record<string, unknown> {
  readonly title: string;
  readonly activity_type: ActivityType;
  readonly itinerary_id: string;
  /** Kept free on purpose. */
  readonly free_time: boolean;
  readonly start_time: string | null;
  readonly end_time: string | null;
  readonly duration_minutes: number | null;
  /** Where transport begins; its location is where it ends. */
  readonly from_location: string | null;
  readonly location: string | null;
  readonly address: string | null;
  /** The place that was chosen from the search, of a new activity only. */
  readonly place_id?: string | null;
  /** "38.71, -9.14", or a link to a map; null for no position. */
  readonly position: string | null;
  readonly estimated_cost: number | null;
  readonly priority: number | null;
  /** The booking that the activity stands for. */
  readonly booking_id: string | null;
  readonly notes: string | null;
  readonly description: string | null;
}

export function draftOf(activity: Activity): ActivityDraft {
  return {
    title: activity.title,
    activity_type: activity.activity_type,
    itinerary_id: activity.itinerary_id ?? asideDay,
    free_time: activity.free_time ?? false,
    start_time: activity.start_time,
    end_time: activity.end_time,
    duration_minutes: activity.duration_minutes,
    from_location: activity.from_location ?? null,
    location: activity.location,
    address: activity.address,
    position: positionOf(activity.lat, activity.lng),
    estimated_cost: activity.estimated_cost,
    priority: activity.priority,
    booking_id: activity.booking_id,
    notes: activity.notes,
    description: activity.description,
  };
}

export function blankActivityDraft(dayId: string): ActivityDraft {
  return {
    title: "",
    activity_type: "general",
    itinerary_id: dayId,
    free_time: false,
    start_time: null,
    end_time: null,
    duration_minutes: null,
    from_location: null,
    location: null,
    address: null,
    place_id: null,
    position: null,
    estimated_cost: null,
    priority: 5,
    booking_id: null,
    notes: null,
    description: null,
  };
}

type DraftTimes = Pick<ActivityDraft, "start_time" | "end_time" | "duration_minutes">;

/** The form's times after start, end or length was changed; the others follow by the rule of the domain. */
export function withTimes(draft: ActivityDraft, change: Partial<DraftTimes>): Partial<ActivityDraft> {
  // An invalid end is checked again when the start changes.
  const asked = "start_time" in change && endsBeforeStart(draft) ? { end_time: draft.end_time, ...change } : change;
  const after = resolveTimes(timesIn(draft), timesIn(asked), draft.activity_type);
  if (after instanceof EndsBeforeStart) return change;
  return { start_time: after.startTime, end_time: after.endTime, duration_minutes: after.durationMinutes };
}

/** For an end before the start that does not mean the next day: how long the activity would take. Null otherwise. */
export function endsBeforeStart(draft: ActivityDraft): EndsBeforeStart | null {
  const { start_time, end_time } = draft;
  const times = timesIn(draft);
  if (start_time === null || end_time === null || isConsistent(times)) return null;
  const after = resolveTimes(noTimes, { startTime: start_time, endTime: end_time }, draft.activity_type);
  return after instanceof EndsBeforeStart ? after : null;
}

const noTimes = { startTime: null, endTime: null, durationMinutes: null };

function timesIn(draft: DraftTimes): ActivityTimes;
function timesIn(draft: Partial<DraftTimes>): Partial<ActivityTimes>;
function timesIn({ start_time, end_time, duration_minutes }: Partial<DraftTimes>): Partial<ActivityTimes> {
  return { startTime: start_time, endTime: end_time, durationMinutes: duration_minutes } as Partial<ActivityTimes>;
}

/** A new activity without its empty fields: on its day, on the first day when none was chosen, or on none as an idea. */
export function additionOf({ itinerary_id, ...draft }: ActivityDraft, trip: Trip) {
  const stated = Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== null));
  const noDay = itinerary_id === ideaDay ? null : (trip.itinerary[0]?.id ?? null);
  const dayId = itinerary_id === ideaDay || itinerary_id === asideDay ? noDay : itinerary_id;
  const fields = { ...fieldsOf(stated), title: draft.title.trim() };
  return { op: "activity.add", id: newId(), fields, at: { dayId } } as const satisfies RequestedOp;
}

/** The changed fields and, for each except the day, what the person saw before. */
export function changeOf(
  activityId: string,
  { itinerary_id, ...changes }: Partial<ActivityDraft>,
  { itinerary_id: _day, ...seen }: Partial<ActivityDraft>,
): RequestedPatch {
  // An empty priority means the usual one.
  const fields = "priority" in changes ? { ...changes, priority: changes.priority ?? 5 } : changes;
  const ops: RequestedOp[] = [];
  if (Object.keys(fields).length > 0)
    ops.push({ op: "activity.set", activityId, before: fieldsOf(seen), after: fieldsOf(fields) });
  if (itinerary_id !== undefined) ops.push({ op: "activity.move", activityId, to: { dayId: itinerary_id } });
  return ops;
}

function fieldsOf({ position, ...draft }: Partial<ActivityDraft>) {
  const point = position === undefined ? {} : (readPosition(position) ?? { lat: null, lng: null });
  return readActivityFields({ ...draft, ...point } as Partial<Activity>);
}

function positionOf(lat: number | null, lng: number | null): string | null {
  return lat === null || lng === null ? null : `${lat}, ${lng}`;
}

/** The point of coordinates or of a map's link; null when the text is neither. */
export function readPosition(text: string | null): { readonly lat: number; readonly lng: number } | null {
  const found = placeInText(text ?? "");
  return found && "lat" in found ? { lat: found.lat, lng: found.lng } : null;
}

/** The values that such a patch sets, as fields of the form. */
export function draftIn(ops: RequestedPatch): Partial<ActivityDraft> {
  return Object.assign({}, ...ops.map(draftInOp));
}

function draftInOp(op: RequestedOp): Partial<ActivityDraft> {
  if (op.op === "activity.move") return { itinerary_id: op.to.dayId ?? asideDay };
  if (op.op !== "activity.set") return {};
  const { pinned: _pinned, ...words } = op.after;
  const { lat, lng } = words;
  const position = lat === undefined || lng === undefined ? {} : { position: positionOf(lat, lng) };
  return { ...(presentActivityFields(words) as Partial<ActivityDraft>), ...position };
}

export function dayOptions(trip: Trip) {
  return trip.itinerary.map((day) => ({
    value: day.id,
    label: `${formatDate(day.date, "day")} · ${t("day.number", { day: `${day.day_number}` })}`,
  }));
}

/**
 * The bookings of a trip that an activity may stand for, earliest first: each by its first segment. The chosen one is
 * in the list even after it was cancelled.
 */
export function bookingOptions(segments: readonly Segment[], chosen: string | null) {
  const shown = segments.filter((it) => it.booking_id === chosen || it.status !== "cancelled");
  const first = new Map<string, Segment>();
  for (const segment of shown.toSorted((a, b) => startOf(a).localeCompare(startOf(b))))
    if (!first.has(segment.booking_id)) first.set(segment.booking_id, segment);
  const options = [...first.values()].map((segment) => ({
    value: segment.booking_id,
    label: [lineOf(segment), kindWordOf(segment), segment.start && formatDate(segment.start.slice(0, 10), "day")]
      .filter((it) => it)
      .join(" · "),
  }));
  return chosen === null || first.has(chosen) ? options : [...options, { value: chosen, label: t("elsewhere") }];
}

const startOf = ({ start }: Segment) => start ?? "9999";
