import { cache } from "react";
import type { ApiOutputs } from "@/features/api-client/index.ts";
import { askOwnApi, OwnApiError } from "../account/server.ts";

/** The plan, and the bookings that the link shows. */
export type SharedTrip = ApiOutputs["shares"]["open"];
type PhotoAnswer = ApiOutputs["pictures"]["photo"];
export type SharedPlan = SharedTrip["trip"];
export type SharedDay = SharedPlan["itinerary"][number];
export type SharedActivity = SharedDay["activities"][number];

/** The trip behind a public link, or null when the link has ended or never existed. Requested once a request. */
export const openSharedTrip = cache(async (token: string): Promise<SharedTrip | null> => {
  const response = await askOwnApi(`/api/public/trips/${encodeURIComponent(token)}`);
  if (response.ok) return (await response.json()) as SharedTrip;
  // 400: the address does not even contain a well-formed token.
  if ([400, 404, 410].includes(response.status)) return null;
  throw new OwnApiError("/api/public/trips", response.status);
});

/** The photograph of its destination when one is known; the page does not wait for the source. */
export async function photoOf({ place }: SharedPlan): Promise<PhotoAnswer["photo"]> {
  if (place.city_id === null) return null;
  const response = await askOwnApi(`/api/photos?${new URLSearchParams({ of: place.city_id })}`);
  return response.ok ? ((await response.json()) as PhotoAnswer).photo : null;
}
