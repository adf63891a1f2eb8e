import type { City, TravelData } from "../src/confirmation/reading.ts";

const cities: readonly City[] = [
  { name: "Lisbon", country: "Portugal", lat: 38.72, lng: -9.14, timezone: "Europe/Lisbon" },
  { name: "Vienna", country: "Austria", lat: 48.21, lng: 16.37, timezone: "Europe/Vienna" },
];
const spellings: Readonly<Record<string, number>> = { lisbon: 0, lisboa: 0, vienna: 1, wien: 1 };

/** Two cities and no airports or airlines: everything is read from the text. */
export const fewPlaces: TravelData = {
  airport: () => undefined,
  airportsNamed: () => [],
  airline: () => undefined,
  airlineNamed: () => undefined,
  city: (text) => {
    const index = spellings[text.toLowerCase().replace(/, (?:portugal|austria|österreich)$/, "")];
    return index === undefined ? undefined : cities[index];
  },
};
