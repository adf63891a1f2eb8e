import type { MapSpot } from "./types.ts";

const coloursInTheme = 8;

/**
 * The CSS colour of a day (`dayIndex` from 0); text on it is `var(--on-day)`. The ninth day has the first colour again.
 */
export function dayColour(dayIndex: number): string {
  return `var(--day-${(((dayIndex % coloursInTheme) + coloursInTheme) % coloursInTheme) + 1})`;
}

/** Strokes in a square of 24, for the pins of the map and for the still map. */
export const spotGlyphs: Record<MapSpot["kind"], string> = {
  airport: "M12 3v18M12 8.5l9 5.5M12 8.5L3 14M12 18l4 2.5M12 18l-4 2.5",
  station: "M6.5 4h11v12h-11zM6.5 10h11M9 16l-3 4.5M15 16l3 4.5",
  stay: "M3 19V6M3 13h18v6M3 16h18M7 13v-3h5v3",
  car: "M4 17v-5l2.5-5h11L20 12v5zM4 12h16M7 17v2.5M17 17v2.5",
  meeting:
    "M9 11a3 3 0 1 0 0-6a3 3 0 0 0 0 6M3 19.5c0-3.5 2.5-5.5 6-5.5s6 2 6 5.5M16 5.2a3 3 0 0 1 0 5.6M18 14.5c2 .8 3 2.5 3 5",
  other: "M4 7h16v3.5a1.5 1.5 0 0 0 0 3V17H4v-3.5a1.5 1.5 0 0 0 0-3z",
};
