import { t } from "./messages/index.ts";

export interface MapTarget {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

export interface MapAppLink {
  readonly label: string;
  readonly href: string;
}

/**
 * Directions to a place in the map apps that people have; the first one lets a phone choose. Only the position and the name of the
 * place are in the addresses.
 */
export function mapAppLinks({ name, lat, lng }: MapTarget): readonly MapAppLink[] {
  const at = `${lat},${lng}`;
  return [
    { label: t("mapApp"), href: `geo:${at}?q=${at}(${encodeURIComponent(name)})` },
    { label: "Google Maps", href: `https://www.google.com/maps/dir/?api=1&destination=${at}` },
    { label: "Apple Maps", href: `https://maps.apple.com/?daddr=${at}&q=${encodeURIComponent(name)}` },
    { label: "OpenStreetMap", href: `https://www.openstreetmap.org/directions?to=${encodeURIComponent(at)}` },
  ];
}

export type TravelMode = "walk" | "transit" | "cycle" | "drive";

const googleModes = { walk: "walking", transit: "transit", cycle: "bicycling", drive: "driving" } as const;

interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** The way between two places in the one map app that shows all four ways to travel in a browser. */
export function wayLink(from: Position, to: Position, mode: TravelMode): string {
  const query = new URLSearchParams({
    api: "1",
    origin: `${from.lat},${from.lng}`,
    destination: `${to.lat},${to.lng}`,
    travelmode: googleModes[mode],
  });
  return `https://www.google.com/maps/dir/?${query}`;
}
