import { useQuery } from "@tanstack/react-query";
import { type ApiOutputs, type TripDocument, useApi } from "@/features/api-client/index.ts";

/** The photos of a trip, the newest first; undefined while they are loaded. */
export function useTripPhotos(tripId: string): readonly TripDocument[] | undefined {
  const { data } = useQuery(useApi().documents.list.queryOptions({ trip_id: tripId }));
  return data?.documents.filter((it) => it.kind === "photo");
}

/** The photos of one stop; undefined while they are loaded. */
export function useStopPhotos(tripId: string, activityId: string): readonly TripDocument[] | undefined {
  const { data } = useQuery({
    ...useApi().documents.list.queryOptions({ trip_id: tripId }),
    select: ({ documents }) => documents.filter((it) => it.kind === "photo" && it.activity_id === activityId),
  });
  return data;
}

/** As `get_photo` answers. */
export type Photo = NonNullable<ApiOutputs["pictures"]["photo"]["photo"]>;
