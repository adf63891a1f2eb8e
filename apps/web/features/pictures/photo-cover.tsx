import { Cover, type CoverProps } from "./cover.tsx";
import { PhotoImage } from "./later-photo.tsx";
import { usePhoto } from "./use-photo.ts";

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
