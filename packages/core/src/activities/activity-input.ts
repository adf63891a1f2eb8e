import * as f from "@caravan/domain/fields";
import { type ActivityFields, activityFieldNames, snake } from "@caravan/domain/trip/activity-fields";
import { activityType } from "@caravan/domain/trip/activity-type";
import { z } from "zod";

/** The fields of an activity in requests, all optional. `null` clears a field. */
export const activityInput = {
  description: f.activityDescription.nullable(),
  activity_type: activityType,
  start_time: f.clockTime.nullable(),
  end_time: f.clockTime.nullable().meta({ description: "Before start_time: on the next day" }),
  duration_minutes: f.activityMinutes.nullable(),
  location: f.activityLocation.nullable().meta({ description: "Venue or area" }),
  address: f.activityAddress.nullable(),
  estimated_cost: f.amount.nullable().meta({ description: "Per person, in the trip's currency" }),
  priority: f.activityPriority.meta({ description: "1 (lowest) to 10 (highest); 5 when left out" }),
  notes: f.activityNotes.nullable().meta({ description: "Internal notes" }),
  lat: z.number().min(-90).max(90).nullable().meta({ description: "Degrees north" }),
  lng: z.number().min(-180).max(180).nullable().meta({ description: "Degrees east" }),
  from_location: f.activityLocation
    .nullable()
    .meta({ description: "Of transport: where it begins; location, lat and lng are where it ends" }),
  from_lat: z.number().min(-90).max(90).nullable().meta({ description: "Degrees north of where it begins" }),
  from_lng: z.number().min(-180).max(180).nullable().meta({ description: "Degrees east of where it begins" }),
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

/** The document's fields of a request; fields that were not sent are left out. */
export function activityFields(input: Readonly<Record<string, unknown>>): Partial<ActivityFields> {
  const sent = activityFieldNames.filter((it) => snake(it) in activityFieldsInput && input[snake(it)] !== undefined);
  return Object.fromEntries(sent.map((it) => [it, input[snake(it)]]));
}
