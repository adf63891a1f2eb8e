import type { Amount } from "../amount.ts";
import type { TripAccommodation, TripStatus, TripStyle } from "../field-choices.ts";
import type { ActivityFields } from "./activity-fields.ts";

export type { ActivityFields, Alternative, Parked, Provenance } from "./activity-fields.ts";

/**
 * A trip is one document: its fields, its stops, its days in calendar order, the activities of each day in order, and
 * the parked tray. Bookings, segments, documents, expenses and members are separate records.
 */
export interface TripDocument extends TripFields {
  readonly id: string;
  readonly ownerId: string;
  readonly revision: number;
  /** ISO 8601 instants. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly days: readonly Day[];
  /** In order; empty for a trip that only has its destination. Read them with `stopsOf`, which also gives their dates. */
  readonly stops: readonly TripStop[];
  readonly parked: readonly Activity[];
}

/** The fields that `trip.set` may change. */
export interface TripFields {
  readonly title: string;
  readonly destination: string;
  /** Equal to the dates of the first and the last day. */
  readonly startDate: string;
  readonly endDate: string;
  readonly travelers: number;
  readonly interests: readonly string[];
  readonly travelStyle: TripStyle | null;
  readonly accommodationType: TripAccommodation | null;
  readonly budgetPerPerson: Amount | null;
  readonly totalBudget: Amount | null;
  readonly currency: string;
  readonly status: TripStatus;
  readonly notes: string | null;
  /** The resolved destination; all null when unknown. */
  readonly cityId: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly timezone: string | null;
}

/** A place of a trip with the nights that are spent there. */
export interface TripStop extends StopFields {
  readonly id: string;
}

/** The fields that `stop.change` may change. */
export interface StopFields {
  /** In the traveller's words, such as "Florence". */
  readonly destination: string;
  /** The destination of our own list; null when it is unknown. */
  readonly placeId: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly timezone: string | null;
  readonly nights: number;
}

export interface Day extends DayFields {
  readonly id: string;
  readonly activities: readonly Activity[];
}

export interface DayFields {
  readonly date: string;
  readonly notes: string;
}

export interface Activity extends ActivityFields {
  readonly id: string;
}
