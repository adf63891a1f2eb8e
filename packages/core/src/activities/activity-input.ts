import { daysBetween, minutesOf } from "@caravan/domain/calendar";
import { longestActivityMinutes } from "@caravan/domain/field-choices";
import * as f from "@caravan/domain/fields";
import { type ActivityFields, activityFieldNames, snake } from "@caravan/domain/trip/activity-fields";
import { activityType } from "@caravan/domain/trip/activity-type";
import type { Warning } from "@caravan/domain/trip/warning";
import { z } from "zod";
import { invalidAt } from "../kernel/errors.ts";

/** The fields of an activity in requests, all optional. `null` clears a field. */
export const activityInput = {
  description: f.activityDescription.nullable(),
  activity_type: activityType,
  start_time: f.writtenTime
    .nullable()
    .meta({ description: `${f.writtenTimeWords}. Changed alone it keeps the length and moves end_time` }),
  end_time: f.writtenTime.nullable().meta({
    description: `${f.writtenTimeWords}. Changed alone it changes duration_minutes. Before start_time: on the next day`,
  }),
  duration_minutes: f.activityMinutes.nullable().meta({ description: "Moves end_time" }),
  location: f.activityLocation.nullable().meta({ description: "Venue or area" }),
  address: f.activityAddress.nullable(),
  estimated_cost: f.amount.nullable().meta({ description: "Per person, in the trip's currency" }),
  priority: f.activityPriority.meta({ description: "1 (lowest) to 10 (highest); 5 when left out" }),
  notes: f.activityNotes.nullable().meta({ description: "Internal notes" }),
  lat: z.number().min(-90).max(90).nullable().meta({ description: "Degrees north" }),
  lng: z.number().min(-180).max(180).nullable().meta({ description: "Degrees east" }),
  place_id: f.opaque.nullable().meta({
    description: "From search_places: its position, kind, length and price are taken unless sent",
  }),
  from_location: f.activityLocation
    .nullable()
    .meta({ description: "Of transport: where it begins; location is where it ends" }),
  from_lat: z.number().min(-90).max(90).nullable().meta({ description: "Where it begins" }),
  from_lng: z.number().min(-180).max(180).nullable().meta({ description: "Where it begins" }),
  booking_id: f.id.nullable().meta({
    description: "A booking of the trip that this stands for; both then move together",
  }),
  free_time: z.boolean().meta({ description: "Time kept free on purpose, between start_time and end_time" }),
};

export const dayChoice = {
  itinerary_id: f.id.meta({ description: "Id of the target day; the most reliable way to pick one" }),
  day_number: f.dayNumber.meta({ description: "1-based day of the trip" }),
  date: f.calendarDate.meta({ description: "Calendar date of the target day" }),
};

/** All fields of an activity that people set. */
export const activityFieldsInput = {
  title: f.activityTitle,
  ...activityInput,
  pinned: z.boolean().meta({ description: "regenerate_itinerary leaves it as it is" }),
};

/** The fields of an activity that a request may have, each with its name there. */
const requestFields = activityFieldNames
  .map((name) => [name, snake(name)] as const)
  .filter(([, sent]) => sent in activityFieldsInput);

/**
 * The document's fields of a request; fields that were not sent are left out. Two date-times also give the length. An
 * offset is named in the warnings, and the clock time is kept as written.
 *
 * @param path of the object in the input, ending with a dot, or empty
 * @throws invalid when the date-times are in the wrong order
 */
export function readActivityFields(
  input: Readonly<Record<string, unknown>>,
  path = "",
): { readonly fields: Partial<ActivityFields>; readonly warnings: readonly Warning[] } {
  const sent = requestFields.filter(([, name]) => input[name] !== undefined);
  const fields = Object.fromEntries(
    sent.map(([field, name]) => [field, clockOrValue(input[name])]),
  ) as Partial<ActivityFields>;
  const { start_time: start, end_time: end } = input;
  const minutes = isWritten(start) && isWritten(end) ? minutesBetween(start, end) : null;
  if (minutes !== null && minutes < 0) throw invalidAt(`${path}end_time`, "must not be before start_time");
  if (minutes !== null && minutes > longestActivityMinutes)
    throw invalidAt(`${path}end_time`, "must be at most seven days after start_time");
  const warnings = (["start_time", "end_time"] as const).flatMap((name) => {
    const value = input[name];
    return isWritten(value) && value.hasOffset ? [offsetIgnored(`${path}${name}`, name, value.clock)] : [];
  });
  if (minutes === null) return { fields, warnings };
  const { durationMinutes } = fields;
  if (durationMinutes === undefined || durationMinutes === null)
    return { fields: { ...fields, durationMinutes: minutes }, warnings };
  return durationMinutes === minutes
    ? { fields, warnings }
    : { fields: { ...fields, durationMinutes: minutes }, warnings: [...warnings, lengthIgnored(path, minutes)] };
}

function isWritten(value: unknown): value is f.WrittenTime {
  return typeof value === "object" && value !== null && "clock" in value;
}

function clockOrValue(value: unknown): unknown {
  return isWritten(value) ? value.clock : value;
}

/** Null unless both have a date. */
function minutesBetween(start: f.WrittenTime, end: f.WrittenTime): number | null {
  if (start.date === null || end.date === null) return null;
  return daysBetween(start.date, end.date) * 1440 + minutesOf(end.clock) - minutesOf(start.clock);
}

function offsetIgnored(path: string, name: string, clock: string): Warning {
  const message = `${name} was kept as it is written, ${clock}: times are local to the place, and an offset is not converted.`;
  return { code: "offset_ignored", message, path };
}

function lengthIgnored(path: string, minutes: number): Warning {
  const message = `From start_time to end_time it is ${minutes} minutes: they were kept, and duration_minutes follows.`;
  return { code: "times_disagree", message, path: `${path}duration_minutes` };
}
