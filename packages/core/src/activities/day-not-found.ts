import type { TripDocument } from "@caravan/domain/trip/document";
import { said } from "@caravan/domain/words/sentence";
import { type DomainError, missing } from "../kernel/errors.ts";

export function dayNotFound(trip: TripDocument): DomainError {
  const range = `day_number 1 to ${trip.days.length}, date ${trip.startDate} to ${trip.endDate}`;
  return missing("day_not_found", said`The trip has no such day. Its days are ${range}.`, [
    { path: "day", message: range, first: trip.startDate, last: trip.endDate, days: trip.days.length },
  ]);
}
