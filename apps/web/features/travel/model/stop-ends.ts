import { endsOf, originOf } from "@caravan/domain/trip/activity-ends";
import type { Activity } from "@/features/api-client/index.ts";

type Positions = Pick<Activity, "activity_type" | "lat" | "lng" | "from_lat" | "from_lng">;

// Not by way of the whole document of the trip, whose conversion is no part of the first load.
const positions = ({ activity_type, lat, lng, from_lat, from_lng }: Positions) => ({
  ...{ activityType: activity_type, lat, lng },
  ...{ fromLat: from_lat ?? null, fromLng: from_lng ?? null },
});

/** Where travel to a stop ends, and where travel from it starts. */
export const stopEnds = (stop: Positions) => endsOf(positions(stop));

/** Where transport begins; null when unknown, and for other stops. */
export const stopOrigin = (stop: Positions) => originOf(positions(stop));
