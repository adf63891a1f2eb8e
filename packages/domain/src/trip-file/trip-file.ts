import { z } from "zod";
import * as f from "../fields.ts";
import type { TripDocument } from "../trip/document.ts";
import { presentTrip, readTrip } from "../trip/wire.ts";
import { camelKeys, snakeKeys } from "./key-case.ts";
import { fileId, planSchema } from "./plan-schema.ts";
import {
  bookingSchema,
  checklistSchema,
  commentSchema,
  documentSchema,
  editSchema,
  expenseSchema,
  personSchema,
  rateSchema,
  segmentSchema,
} from "./record-schemas.ts";

/**
 * A trip as a file: everything that one reader may see of it, so that it can be taken to another account or another
 * installation. Names are those of the API. `docs/trip-file.md` describes it; a change that older versions cannot read
 * raises the version.
 */
export const TRIP_FILE_FORMAT = "caravan-trip";
export const TRIP_FILE_VERSION = 1;

/** The most rows of each list, which are counted before anything is read. */
export const mostRows = {
  people: 1000,
  segments: 500,
  bookings: 500,
  expenses: 5000,
  rates: 200,
  documents: 300,
  comments: 2000,
  checklists: 200,
  history: 20_000,
} as const;

export type FilePerson = z.output<typeof personSchema>;
export type FileSegment = z.output<typeof segmentSchema>;
export type FileBooking = z.output<typeof bookingSchema>;
export type FileExpense = z.output<typeof expenseSchema>;
export type FileRate = z.output<typeof rateSchema>;
export type FileDocument = z.output<typeof documentSchema>;
export type FileComment = z.output<typeof commentSchema>;
export type FileChecklist = z.output<typeof checklistSchema>;
export type FileEdit = z.output<typeof editSchema>;

export const tripFileSchema = z
  .object({
    format: z.literal(TRIP_FILE_FORMAT),
    version: z.literal(TRIP_FILE_VERSION),
    exported_at: f.instant,
    /** Whoever exported it: one of the people. */
    exported_by_id: fileId,
    /** What the trip has and the file has not, in plain words. */
    left_out: z.array(f.bookingWords).max(50),
    trip: planSchema,
    people: z.array(personSchema).max(mostRows.people),
    segments: z.array(segmentSchema).max(mostRows.segments),
    bookings: z.array(bookingSchema).max(mostRows.bookings),
    expenses: z.array(expenseSchema).max(mostRows.expenses),
    rates: z.array(rateSchema).max(mostRows.rates),
    documents: z.array(documentSchema).max(mostRows.documents),
    /** The oldest first, as in the history. */
    comments: z.array(commentSchema).max(mostRows.comments),
    checklists: z.array(checklistSchema).max(mostRows.checklists),
    history: z.array(editSchema).max(mostRows.history),
  })
  .transform(({ format: _, version: __, exported_at, exported_by_id, left_out, trip, ...records }) => ({
    exportedAt: exported_at,
    exportedById: exported_by_id,
    leftOut: left_out,
    trip: planOf(trip),
    ...records,
  }));

/** What a trip file says. The trip has no owner. */
export type TripFile = z.output<typeof tripFileSchema>;

/** A file has the stored stops, of which there may be none, and neither role nor times of its own. */
function planOf(plan: z.output<typeof planSchema>): TripDocument {
  const unused = { role: "owner", created_at: "", updated_at: "" } as const;
  const itinerary = plan.itinerary.map((day, index) => ({ ...day, day_number: index + 1 }));
  const stops = plan.stops.map(camelKeys);
  return { ...readTrip({ ...plan, ...unused, itinerary, stops: [] }), stops };
}

/** The file as JSON, with what `readTripFile` reads. */
export function presentTripFile(file: TripFile): object {
  const { role: _, created_at: __, updated_at: ___, ...plan } = presentTrip(file.trip, "owner");
  return {
    format: TRIP_FILE_FORMAT,
    version: TRIP_FILE_VERSION,
    exported_at: file.exportedAt,
    exported_by_id: file.exportedById,
    left_out: file.leftOut,
    trip: { ...plan, stops: file.trip.stops.map(snakeKeys) },
    people: file.people,
    segments: file.segments.map(({ price, details, ...it }) => ({
      ...snakeKeys(it),
      price: price && { ...price, amount: Number(price.amount) },
      details: snakeKeys(details),
    })),
    bookings: file.bookings.map(({ price, request, ...it }) => ({
      ...snakeKeys(it),
      price: price === null ? null : Number(price),
      request: request && snakeKeys(request),
    })),
    expenses: file.expenses.map(({ amount, split, ...it }) => ({
      ...snakeKeys(it),
      amount: Number(amount),
      split: { ...split, shares: split.shares.map(presentShare) },
    })),
    rates: file.rates.map(snakeKeys),
    documents: file.documents.map(snakeKeys),
    comments: file.comments.map(({ reactions, ...it }) => ({ ...snakeKeys(it), reactions: reactions.map(snakeKeys) })),
    checklists: file.checklists.map(({ items, ...it }) => ({ ...snakeKeys(it), items: items.map(snakeKeys) })),
    history: file.history.map(snakeKeys),
  };
}

function presentShare({ personId, weight, amount }: FileExpense["split"]["shares"][number]) {
  return {
    person_id: personId,
    ...(weight === undefined ? {} : { weight: Number(weight) }),
    ...(amount === undefined ? {} : { amount: Number(amount) }),
  };
}
