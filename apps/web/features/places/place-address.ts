/** The address of a place's page on a trip: `/trips/<id>/places/lisbon/belem-tower`. */
export function placePath(tripId: string, placeId: string): string {
  return `/trips/${tripId}/places/${placeId.split("/").map(encodeURIComponent).join("/")}`;
}

/** The place of such an address; null for other addresses. */
export function placeIdIn(pathname: string): string | null {
  const written = /^\/trips\/[^/]+\/places\/(.+)$/.exec(pathname)?.[1];
  if (written === undefined) return null;
  try {
    return decodeURIComponent(written);
  } catch {
    return null;
  }
}

/** The page of a stop: of its place or, without a known one, of its position. Null without a position. */
export function placeIdOf(stop: {
  readonly place_id: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
}): string | null {
  if (stop.place_id !== null && !/^(?:board|model):/.test(stop.place_id)) return stop.place_id;
  return stop.lat === null || stop.lng === null ? null : `geo:${stop.lat},${stop.lng}`;
}
