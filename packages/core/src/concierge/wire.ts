import { repairKinds, situationKinds } from "@caravan/domain/concierge/types";
import { statusEventKinds, transportModes } from "@caravan/domain/field-choices";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { changeWire } from "../proposals/wire.ts";
import { patchWire } from "../wire/patch.ts";

/** Of one traveller, for that traveller only: no other answer, room or log contains any of it. */

export const settingsWire = z.object({
  monitoring: z.boolean().meta({ description: "The plan is checked before each activity while a location is fresh" }),
  transport_mode: z.enum(transportModes).nullable(),
  transport_mode_confirmed: z.boolean(),
  quiet_hours: z
    .object({ start: z.string(), end: z.string() })
    .nullable()
    .meta({ description: "When no recommendation is pushed, in the trip's time zone" }),
  location_sharing: z.boolean(),
  max_detour_minutes: z.number(),
});

export const locationWire = z.object({
  latitude: z.number(),
  longitude: z.number(),
  accuracy_m: z.number().nullable(),
  captured_at: z.string(),
  expires_at: z.string(),
});

export const statusEventWire = z.object({
  id: f.id,
  client_event_id: z.string(),
  kind: z.enum(statusEventKinds),
  minutes: z.number().nullable(),
  activity_id: f.id.nullable(),
  occurred_at: z.string(),
});

const localMoment = z.object({ date: z.string(), time: z.string() }).meta({ description: "In the trip's time zone" });

const stopWire = z.object({
  activity_id: f.id.nullable(),
  segment_id: f.id.nullable(),
  title: z.string(),
  start: localMoment,
  end: localMoment,
  fixed: z.boolean().meta({ description: "Pinned, booked, a segment or locked in: no repair changes it" }),
});

export const outlookWire = z.object({
  phase: z.enum(["before", "during", "after"]),
  local_time: localMoment,
  day_number: z.number().nullable(),
  now: stopWire.nullable(),
  next: stopWire.nullable(),
  way: z
    .object({
      minutes: z.number(),
      mode: z.enum(transportModes),
      from: z.enum(["here", "stop"]).meta({ description: "Where the traveller is, or where they are planned to be" }),
      leave_by: localMoment,
      late_by_minutes: z
        .number()
        .meta({ description: "Minutes by which next is missed when leaving now; 0 when it is reached" }),
    })
    .nullable(),
  free_minutes: z.number().nullable(),
});

export const alertWire = z.object({
  code: z.enum(["booking_at_risk", "departure_at_risk"]),
  message: z.string(),
  activity_ids: z.array(f.id),
  segment_ids: z.array(f.id),
});

export const optionWire = z.object({
  id: z.string(),
  kind: z.enum(repairKinds),
  summary: z.string().meta({ description: "The change in words; the edit log shows it to all members" }),
  headline: z.string().meta({ description: "A short form of the summary" }),
  consequences: z.object({
    moves: z.array(z.string()),
    misses: z.array(z.string()),
    cost: z.number().nullable().meta({ description: "Difference for one person in the trip's currency" }),
    breaks: z.array(z.string()).meta({ description: "Bookings that cannot be kept with this option either" }),
  }),
  changes: z.array(changeWire).meta({ description: "The changes to the present trip, in words" }),
  patch: patchWire,
});

export const recommendationStatuses = [
  "open",
  "snoozed",
  "dismissed",
  "kept",
  "applied",
  "undone",
  "superseded",
  "expired",
] as const;

export const recommendationWire = z.object({
  id: f.id,
  version: z.number(),
  status: z.enum(recommendationStatuses).meta({
    description:
      "open and snoozed wait for an answer; kept: the plan stays; superseded: the situation passed or changed; the rest as they say",
  }),
  situation: z.enum(situationKinds),
  reason: z.string(),
  activity_ids: z.array(f.id),
  segment_ids: z.array(f.id),
  trip_revision: z.number().meta({ description: "The revision that the options were made for" }),
  stale: z.boolean().meta({ description: "The trip has changed since: new options are being made" }),
  options: z.array(optionWire),
  created_at: z.string(),
  expires_at: z.string(),
  snoozed_until: z.string().nullable(),
  applied: z
    .object({ option_id: z.string(), edit_id: f.id, trip_revision: z.number(), undoable: z.boolean() })
    .nullable(),
});

export const stateWire = z.object({
  trip_id: f.id,
  timezone: z
    .string()
    .nullable()
    .meta({ description: "The time zone where the plan has the traveller now; null means UTC" }),
  may_apply: z.boolean().meta({ description: "Whether the caller may apply options: editors with the right key" }),
  settings: settingsWire,
  location: locationWire.nullable(),
  events: z.array(statusEventWire).meta({ description: "Of the last day, newest first" }),
  outlook: outlookWire,
  alerts: z.array(alertWire),
  recommendations: z
    .array(recommendationWire)
    .meta({ description: "Unanswered ones, then the last that were answered" }),
  evaluation: z.object({
    pending: z.boolean().meta({ description: "An evaluation was requested and has no result yet" }),
    evaluated_at: z.string().nullable(),
    next_at: z.string().nullable().meta({ description: "A request before this time is refused with 429" }),
  }),
});
