import { segmentKinds, segmentStatuses } from "@caravan/domain/confirmation/reading";
import * as f from "@caravan/domain/fields";
import { z } from "zod";

const text = z.string().nullable();

export const placeWire = z.object({
  name: z.string(),
  iata: text.meta({ description: "Of an airport" }),
  city: text,
  country: text,
  address: text,
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  timezone: text,
});

export const detailsWire = z.object({
  seats: text,
  travel_class: text,
  from_terminal: text,
  to_terminal: text,
  from_platform: text,
  room: text,
  vehicle: text,
  guests: z.number().nullable(),
  table: z.boolean().meta({ description: "Of what is other: a table in a restaurant" }),
});

/** The common fields of a stored segment and one in review. A field that nothing states is null. */
export const readSegmentWire = z.object({
  kind: z.enum(segmentKinds),
  status: z.enum(segmentStatuses),
  provider: text,
  flight_number: text,
  train_number: text,
  confirmation_number: text,
  travellers: z.array(z.string()),
  title: text,
  start: text.meta({ description: "Local, YYYY-MM-DDTHH:MM, or YYYY-MM-DD when the time is unknown" }),
  end: text,
  start_timezone: text.meta({ description: "IANA name" }),
  end_timezone: text,
  from: placeWire.nullable(),
  to: placeWire.nullable(),
  place: placeWire
    .extend({
      approximate: z.literal(true).optional().meta({ description: "The middle of the town, not its own position" }),
    })
    .nullable(),
  price: z.number().nullable(),
  currency: text,
  details: detailsWire,
  evidence: z.record(z.string(), z.array(z.object({ start: z.number(), end: z.number(), text: z.string() }))).meta({
    description: "For each field the words of the source that state it, and their range (half-open, in UTF-16 units)",
  }),
  confidence: z.number(),
});

const sharedPlaceWire = placeWire.omit({ address: true });

/** What a public link may show of a segment: nothing with which somebody could change or attend a booking. */
export const sharedSegmentWire = readSegmentWire
  .pick({
    ...{ kind: true, status: true, provider: true, flight_number: true, train_number: true, title: true },
    ...{ start: true, end: true, start_timezone: true, end_timezone: true },
  })
  .extend({
    id: f.id,
    booking_id: f.id,
    from: sharedPlaceWire.nullable(),
    to: sharedPlaceWire.nullable(),
    place: sharedPlaceWire.nullable(),
    details: detailsWire.pick({ table: true }),
  });

export const segmentWire = readSegmentWire.extend({
  id: f.id,
  trip_id: f.id,
  booking_id: f.id.meta({ description: "The booking that it is a piece of" }),
  summary: z.string(),
  corrected: z.array(z.string()).meta({ description: "Fields that a person set; no later mail changes them" }),
  has_source: z.boolean().meta({ description: "Whether you may read its source text" }),
  created_at: z.string(),
  updated_at: z.string(),
});
