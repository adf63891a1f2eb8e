import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { readSegmentWire, segmentWire } from "../segments/wire.ts";
import { warningsWire } from "../wire/trip.ts";

const tripWire = z.object({
  id: f.id,
  title: z.string(),
  destination: z.string(),
  start_date: z.string(),
  end_date: z.string(),
});

/** A confirmation in review: read and not saved. */
export const confirmationWire = z.object({
  id: f.id,
  origin: z.enum(["text", "eml", "ics", "pdf", "mail"]),
  subject: z.string().nullable(),
  text: z.string().meta({ description: "The text that the evidence refers to" }),
  file_name: z.string().nullable(),
  language: z.string().nullable(),
  remarks: z.array(z.string()),
  segments: z.array(
    readSegmentWire.extend({
      index: z.number(),
      known: z
        .enum(["new", "changes", "unchanged", "kept_off"])
        .meta({ description: "Effects of saving it on the suggested trip" }),
    }),
  ),
  suggestion: z.object({
    trip: tripWire.nullable().meta({ description: "The matching trip, by booking, dates and place" }),
    others: z.array(tripWire),
    new_trip: tripWire
      .omit({ id: true, title: true })
      .nullable()
      .meta({ description: "The trip that would be created for it" }),
  }),
  trip_id: f.id.nullable().meta({ description: "The trip that it was saved to" }),
  created_at: z.string(),
});

/** The result of saving. */
export const savedWire = z.object({
  segments: z.array(segmentWire),
  trip: tripWire,
  trip_id: f.id,
  trip_created: z.boolean(),
  changes: z.object({
    created: z.number(),
    updated: z.number(),
    unchanged: z.number(),
    kept_off: z.number().meta({ description: "Not added, because a person removed them before" }),
  }),
  remarks: z.array(z.string()).meta({ description: "What was found in the text but not used" }),
  warnings: warningsWire,
});
