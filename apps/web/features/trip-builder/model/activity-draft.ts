import type { Activity, ActivityChange, ActivityType, NewActivity, Trip } from "@/features/api-client/index.ts";
import { formatDate } from "@/ui/format.ts";

/** The fields of the activity form, named as on the wire; empty text is null there. */
export interface ActivityDraft extends Record<string, unknown> {
  readonly title: string;
  readonly activity_type: ActivityType;
  readonly itinerary_id: string;
  readonly start_time: string | null;
  readonly end_time: string | null;
  readonly location: string | null;
  readonly address: string | null;
  readonly estimated_cost: number | null;
  readonly priority: number | null;
  readonly notes: string | null;
  readonly description: string | null;
}

/** Stands for the parked tray in the list of days. */
export const asideDay = "aside";

export function draftOf(activity: Activity): ActivityDraft {
  return {
    title: activity.title,
    activity_type: activity.activity_type,
    itinerary_id: activity.itinerary_id ?? asideDay,
    start_time: activity.start_time,
    end_time: activity.end_time,
    location: activity.location,
    address: activity.address,
    estimated_cost: activity.estimated_cost,
    priority: activity.priority,
    notes: activity.notes,
    description: activity.description,
  };
}

export function blankActivityDraft(dayId: string): ActivityDraft {
  return {
    title: "",
    activity_type: "general",
    itinerary_id: dayId,
    start_time: null,
    end_time: null,
    location: null,
    address: null,
    estimated_cost: null,
    priority: 5,
    notes: null,
    description: null,
  };
}

/** A new activity leaves out what was left empty. */
export function newActivityOf(draft: ActivityDraft): Omit<NewActivity, "trip_id"> {
  const stated = Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => value !== null && !(name === "itinerary_id" && value === asideDay)),
  );
  return { ...(stated as Omit<NewActivity, "trip_id">), title: draft.title.trim() };
}

/** What was changed and, for each but the day, what the person saw before. */
export function changeOf(
  changes: Partial<ActivityDraft>,
  before: Partial<ActivityDraft>,
): Omit<ActivityChange, "trip_id" | "activity_id"> {
  const { itinerary_id: _day, ...seen } = before;
  // An emptied priority means the usual one.
  if ("priority" in changes) changes = { ...changes, priority: changes.priority ?? 5 };
  return { ...changes, before: seen } as Omit<ActivityChange, "trip_id" | "activity_id">;
}

export function dayOptions(trip: Trip) {
  return trip.itinerary.map((day) => ({
    value: day.id,
    label: `${formatDate(day.date, "day")} · Day ${day.day_number}`,
  }));
}
