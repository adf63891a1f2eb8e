import type { ApiOutputs } from "@/features/api-client/index.ts";

type Preview = Pick<ApiOutputs["account"]["deletion"], "trips_handed_over" | "groups_handed_over">;

/** What gets new owners: a group that goes to the same person as the trip it planned is one entry with it. */
export function handedOverIn({ trips_handed_over: trips, groups_handed_over: groups }: Preview) {
  const withTrip = (group: (typeof groups)[number]) =>
    trips.some((trip) => trip.id === group.trip_id && trip.to === group.to);
  return [...trips, ...groups.filter((it) => !withTrip(it))];
}
