import { namesEnd } from "@caravan/domain/bookings/booked-dates";
import { overlaps } from "@caravan/domain/bookings/dates-overlap";
import { kindWords, type ParsedBooking, parseBooking } from "@caravan/domain/bookings/parse-booking";
import { isNear } from "@caravan/domain/bookings/trips-for-booking";
import * as f from "@caravan/domain/fields";
import type { Warning } from "@caravan/domain/trip/warning";
import { type Sentence, said } from "@caravan/domain/words/sentence";
import { fold } from "@caravan/gazetteer/spelling";
import { z } from "zod";
import { reachesTrip, signedIn } from "../kernel/actor.ts";
import { query } from "../kernel/define.ts";
import { presentWarnings } from "../kernel/present-warnings.ts";
import { word } from "../kernel/word.ts";
import { warningsWire } from "../wire/trip.ts";
import { whereaboutsOfBooking, withCity } from "./booking-place.ts";
import { type Booking, listOwn } from "./store.ts";
import { bookingWire, presentBooking } from "./wire.ts";

const MOST_LOOKED_AT = 1000;
const MOST_LISTED = 50;

/** All JSON types spelled out: some clients treat an empty schema as a mistake. */
const anything = f.openJson.meta({
  anyOf: [
    { type: "object", additionalProperties: true },
    { type: "array" },
    { type: "string" },
    { type: "number" },
    { type: "boolean" },
  ],
});

export const checkAvailability = query({
  name: "check_availability",
  description:
    "Looks through your person's own booking records, not at what hotels or airlines have: confirmed bookings in the dates are conflicts, records that fit all that is sent are matches.",
  audience: "bookings:read",
  capability: true,
  examples: [
    { dates: { start: "2030-05-03", end: "2030-05-07" } },
    { destination: { city: "Lisbon" }, dates: { start: "2030-05-03", end: "2030-05-07" }, guests: { adults: 2 } },
  ],
  input: z
    .object({
      destination: anything.meta({ ...anything.meta(), description: "Such as {city: Lisbon} or a name" }),
      dates: anything.meta({ ...anything.meta(), description: "Such as {start, end} as YYYY-MM-DD" }),
      guests: anything.meta({ ...anything.meta(), description: "Such as {adults: 2} or a number" }),
    })
    .partial(),
  output: z.object({
    available: z.boolean().nullable().meta({ description: "Null when no dates were sent or understood" }),
    reason: z.string().nullable().meta({ description: "Why available is null" }),
    conflicts: z.array(bookingWire),
    matches: z.array(bookingWire),
    warnings: warningsWire,
  }),
  rest: { method: "POST", path: "/api/bookings/availability" },
  async run(ctx, { destination, dates, guests }) {
    const actor = signedIn(ctx.actor);
    const asked = withCity(parseBooking({ destination, dates, guests, preferences: null }));
    const rows = await listOwn(ctx.sql, {
      ownerId: actor.userId,
      tripIds: actor.kind === "agent" ? actor.tripIds : [],
      after: null,
      most: MOST_LOOKED_AT,
    });
    const reason = reasonForNull(asked, dates);
    const conflicts = rows.filter((it) => it.status === "confirmed" && overlaps(asked, it));
    const matches = rows.filter(fitting(asked, { destination, dates, guests }));
    const limited = !reachesTrip(actor, null);
    const warnings = [...(reason === null ? [] : [{ ...noDates, message: reason }]), ...(limited ? [someTrips] : [])];
    return {
      available: reason === null ? conflicts.length === 0 : null,
      reason: reason && word(reason),
      conflicts: conflicts.slice(0, MOST_LISTED).map(presentBooking),
      matches: matches.slice(0, MOST_LISTED).map(presentBooking),
      ...(warnings.length > 0 ? { warnings: presentWarnings(warnings) } : {}),
    };
  },
});

/** The reason why the answer is null; null when the dates were understood. */
function reasonForNull(asked: ParsedBooking, dates: unknown): Sentence | null {
  if (!isSaid(dates)) return said`No dates were sent. ${howToWrite}`;
  if (asked.startDate === null) return said`The dates were not understood. ${howToWrite}`;
  if (asked.endDate === null && namesEnd(dates))
    return said`The end was not understood, or is before the start. ${howToWrite}`;
  return null;
}

const howToWrite = 'Write {"start": "YYYY-MM-DD", "end": "YYYY-MM-DD"}.';

/** Whether a record matches all filters. A record without guests matches any number. */
function fitting(asked: ParsedBooking, sent: { destination?: unknown; dates?: unknown; guests?: unknown }) {
  const place = { ...whereaboutsOfBooking(asked), name: fold(asked.title) };
  const unknown = asked.title === kindWords[asked.kind];
  const isThere = (it: Booking) =>
    isNear(place, whereaboutsOfBooking(it)) || (!unknown && fold(it.title) === place.name);
  return (it: Booking) =>
    (isSaid(sent.destination) ? isThere(it) : true) &&
    (isSaid(sent.dates) ? overlaps(asked, it) : true) &&
    (isSaid(sent.guests) ? asked.adults === null || it.adults === null || asked.adults === it.adults : true);
}

/** `null`, "" and {} filter nothing. */
function isSaid(filter: unknown): boolean {
  if (typeof filter === "object" && filter !== null) return Object.keys(filter).length > 0;
  return filter !== undefined && filter !== null && filter !== "";
}

const noDates: Warning = {
  code: "dates_not_recognised",
  message: "",
  path: "dates",
};
const someTrips: Warning = {
  code: "only_some_trips",
  message: "This key is limited to some trips: only bookings on them were searched.",
  path: "",
};
