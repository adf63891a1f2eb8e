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
