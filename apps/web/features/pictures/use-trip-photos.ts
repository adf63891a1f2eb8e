import { useQuery } from "@tanstack/react-query";
import { type TripDocument, useApi } from "@/features/api-client/index.ts";

/** The photos of a trip, the newest first; undefined while they are loaded. */
export function useTripPhotos(tripId: string): readonly TripDocument[] | undefined {
  const { data } = useQuery(useApi().documents.list.queryOptions({ trip_id: tripId }));
  return data?.documents.filter((it) => it.kind === "photo");
}
