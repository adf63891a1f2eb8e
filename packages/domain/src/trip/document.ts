import type { Amount, TripAccommodation, TripStatus, TripStyle } from "../fields.ts";
import type { ActivityType } from "./activity-type.ts";

/**
 * A trip is one document: its fields, its days in calendar order, the activities of each day in the order in which they
 * are done, and the parked tray. Bookings, segments, documents, expenses and members stand beside it.
 */
export interface TripDocument extends TripFields {
  readonly id: string;
  readonly ownerId: string;
  readonly revision: number;
  /** ISO 8601 instants. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly days: readonly Day[];
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
  /** What the destination resolved to; all null when it is unknown. */
  readonly cityId: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly timezone: string | null;
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

/** Where an activity comes from: the planner's own places, a language model, a group's board, or a person. */
export const provenances = ["gazetteer", "model", "board", "person"] as const;
export type Provenance = (typeof provenances)[number];

export interface ActivityFields {
  readonly title: string;
  readonly description: string | null;
  readonly activityType: ActivityType;
  /** `HH:MM`; an end before the start is on the next day. */
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly durationMinutes: number | null;
  readonly location: string | null;
  readonly address: string | null;
  /** Per person, in the trip's currency. */
  readonly estimatedCost: Amount | null;
  readonly priority: number;
  readonly notes: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly provenance: Provenance;
  /** True when a second source agrees that the place exists where we say. */
  readonly verified: boolean;
  /** Kept by regeneration and by every repair. */
  readonly pinned: boolean;
  /** Gazetteer id `city/place`. */
  readonly placeId: string | null;
  /** Why the planner chose it and put it there. */
  readonly reason: string | null;
  readonly alternatives: readonly Alternative[];
  /** Set only in the parked tray. */
  readonly parked: Parked | null;
  readonly bookingId: string | null;
  readonly segmentId: string | null;
}

/** Another choice for the same slot of the day. */
export interface Alternative {
  readonly placeId: string | null;
  readonly title: string;
  readonly activityType: ActivityType;
  readonly location: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly estimatedCost: Amount | null;
  readonly durationMinutes: number | null;
  readonly verified: boolean;
  readonly reason: string;
}

/** Where a parked activity came from, so that nothing is lost when a day goes. */
export interface Parked {
  readonly date: string;
  readonly dayNotes: string;
  readonly reason: "outside_dates" | "set_aside";
}
