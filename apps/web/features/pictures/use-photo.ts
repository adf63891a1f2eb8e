import { useQuery } from "@tanstack/react-query";
import { useApi } from "@/features/api-client/index.ts";

const HOUR_MS = 3_600_000;
const SOON_MS = 3000;
/** A page with many pictures waits this often for those that are being fetched. */
const MOST_TRIES = 8;

/**
 * The photograph of a place or destination of our own list; null while none is known. The page does not wait for it.
 *
 * @param of a place_id or city_id; null for everything else
 */
export function usePhoto(of: string | null) {
  const { data } = useQuery({
    ...useApi().pictures.photo.queryOptions({ of: of ?? "" }),
    enabled: of !== null,
    retry: false,
    staleTime: HOUR_MS,
    refetchInterval: ({ state }) => (state.data?.pending && state.dataUpdateCount < MOST_TRIES ? SOON_MS : false),
  });
  return data?.photo ?? null;
}
