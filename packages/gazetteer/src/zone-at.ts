import zoneOf from "@photostructure/tz-lookup";

/** The IANA zone of a position, by the zones' borders; null for one that is none. */
export function zoneAt(lat: number, lng: number): string | null {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? zoneOf(lat, lng) : null;
}
