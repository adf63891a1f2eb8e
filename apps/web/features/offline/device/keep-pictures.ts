import { coverPath, seedOf } from "@caravan/domain/pictures/cover-address";
import { photoPath } from "@caravan/domain/pictures/photo-address";
import type { Trip, useApiClient } from "@/features/api-client/index.ts";
import { askWorker } from "../worker.ts";

type Client = ReturnType<typeof useApiClient>;

/** Of one trip; a plan of weeks has more stops. */
const mostPhotos = 40;

/**
 * Has the worker keep the covers of a trip, and the photographs of its destination and of the places in its plan that are
 * known already, one size of each. Photos of its members are documents and kept with those (keep-files.ts).
 */
export async function keepPicturesOf(client: Client, trip: Trip): Promise<void> {
  const answers = await Promise.all(picturedIn(trip).map((of) => client.pictures.photo.query({ of })));
  const photos = answers.flatMap(({ photo }) =>
    photo ? [photoPath({ id: photo.photo_id, width: 640, format: "webp" })] : [],
  );
  await askWorker({ type: "keep-pictures", addresses: [...coversOf(trip), ...photos] });
}

/** The ids of our own list in a plan: its destination, then its places in their order. */
function picturedIn({ place, itinerary }: Trip): readonly string[] {
  const places = itinerary.flatMap((day) => day.activities.map((it) => it.place_id));
  const listed = [place.city_id, ...places].filter((it) => it !== null).filter((it) => !it.includes(":"));
  return [...new Set(listed)].slice(0, mostPhotos);
}

function coversOf({ place: { lat, lng }, destination }: Trip): readonly string[] {
  const at = lat === null || lng === null ? null : { lat, lng };
  const seed = seedOf(destination);
  return (["card", "banner"] as const).map((shape) => coverPath({ shape, kind: "trip", at, seed }));
}
