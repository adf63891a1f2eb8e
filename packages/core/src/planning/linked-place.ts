import { visitCost } from "@caravan/domain/money/known-prices";
import type { Candidate } from "@caravan/domain/places/candidate";
import { distanceKm } from "@caravan/domain/places/travel-time";
import { activityTypeOf } from "@caravan/domain/planning/describe-place";
import type { ActivityFields } from "@caravan/domain/trip/activity-fields";
import { SAME_PLACE_KM } from "@caravan/domain/trip/check/match-place";
import type { TripDocument } from "@caravan/domain/trip/document";
import { usualPricesAt } from "../destinations/usual-prices.ts";

/**
 * The fields of an edit that names its place by id, with what follows from the place and was not sent: its position, part of
 * town and, for a new activity, its kind, length and price. A position that was sent and lies elsewhere is another place, so it
 * is not linked.
 *
 * @param isNew the edit adds the activity
 */
export function linkedTo(
  place: Candidate,
  fields: Partial<ActivityFields>,
  trip: Pick<TripDocument, "cityId" | "lat" | "lng" | "currency" | "travelStyle">,
  isNew: boolean,
): Partial<ActivityFields> {
  const { lat, lng } = fields;
  const isElsewhere =
    typeof lat === "number" && typeof lng === "number" && distanceKm({ lat, lng }, place) > SAME_PLACE_KM;
  if (isElsewhere) return { ...fields, placeId: null, verified: false };
  const { city: _, ...destination } = usualPricesAt(trip);
  const usual = {
    activityType: activityTypeOf(place),
    estimatedCost: visitCost({ ...trip, destination }, place),
    ...(fields.startTime && fields.endTime ? {} : { durationMinutes: place.visitMinutes }),
  };
  return {
    lat: place.lat,
    lng: place.lng,
    location: place.neighborhood,
    ...(isNew && usual),
    ...fields,
    placeId: place.id,
    verified: place.verified,
  };
}
