import { useQuery } from "@tanstack/react-query";
import { useApi } from "@/features/api-client/index.ts";
import { Cover, type CoverProps } from "./cover.tsx";
import { PhotoImage } from "./later-photo.tsx";

interface PhotoCoverProps extends CoverProps {
  /** The place_id or city_id of what is shown; only our own list has photographs. */
  of: string | null;
  /** How wide it is shown, as in `sizes` of an image. */
  sizes?: string;
}

/** A photograph where there is one, else a drawn cover, which is also there until the photograph is loaded. */
export function PhotoCover({ of, sizes = "(min-width: 64rem) 24rem, 100vw", children, ...cover }: PhotoCoverProps) {
  const photo = usePhoto(of !== null && isListed(of) ? of : null);
  const { name, eager = false } = cover;
  return (
    <Cover {...cover}>
      {photo && (
        <PhotoImage
          key={photo.photo_id}
          photo={photo}
          name={name}
          sizes={sizes}
          eager={eager}
          isSmall={cover.shape === "thumb"}
        />
      )}
      {children}
    </Cover>
  );
}

/** Ids of other lists begin with the name of the list: `osm:`, `geo:`, `board:`. */
function isListed(id: string): boolean {
  return !id.includes(":");
}

const HOUR_MS = 3_600_000;
const SOON_MS = 3000;
/** A page with many pictures waits this often for those that are being fetched. */
const MOST_TRIES = 8;

/**
 * The photograph of a place or destination of our own list; null while none is known. The page does not wait for it.
 *
 * @param of a place_id or city_id; null for everything else
 */
function usePhoto(of: string | null) {
  const { data } = useQuery({
    ...useApi().pictures.photo.queryOptions({ of: of ?? "" }),
    enabled: of !== null,
    retry: false,
    staleTime: HOUR_MS,
    refetchInterval: ({ state }) => (state.data?.pending && state.dataUpdateCount < MOST_TRIES ? SOON_MS : false),
  });
  return data?.photo ?? null;
}
