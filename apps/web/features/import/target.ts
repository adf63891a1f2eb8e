import type { Confirmation, TripOption } from "./types.ts";

/** Where a confirmation goes: a trip, a new one, one that is still to be chosen, or nobody knows yet. */
export type Target =
  | { readonly kind: "trip"; readonly id: string }
  | { readonly kind: "new" }
  | { readonly kind: "other" }
  | null;

export const isChosen = (target: Target) => target?.kind === "trip" || target?.kind === "new";

/** The trip that it was brought in for, else the one that fits, else a new one. */
export function firstTarget({ suggestion }: Confirmation, tripId: string | null): Target {
  if (tripId !== null) return { kind: "trip", id: tripId };
  if (suggestion.trip) return { kind: "trip", id: suggestion.trip.id };
  return suggestion.new_trip ? { kind: "new" } : null;
}

export interface SuggestedTrip {
  readonly trip: TripOption;
  readonly why: string;
}

/**
 * Those worth a line of their own; any other is chosen from a list.
 *
 * @param from the trip that it was brought in for
 */
export function suggestedTrips({ suggestion }: Confirmation, from: TripOption | null): SuggestedTrip[] {
  const all = [
    ...(from ? [{ trip: from, why: "Where you came from" }] : []),
    ...(suggestion.trip ? [{ trip: suggestion.trip, why: "Fits best" }] : []),
    ...suggestion.others.map((trip) => ({ trip, why: "Would fit, too" })),
  ];
  return all.filter(({ trip }, index) => index === all.findIndex((it) => it.trip.id === trip.id));
}
