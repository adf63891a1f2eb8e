import type { Climate } from "../places/guide.ts";

/** Usual temperatures in °C, and days with rain in a month. */
export interface UsualWeather {
  readonly low: number;
  readonly high: number;
  readonly wetDays: number;
}

type Season = "summer" | "between" | "winter";

/** By latitude: up to so many degrees, in each season. Coarse, for places whose climate is not listed. */
const zones: readonly { readonly upTo: number; readonly weather: Readonly<Record<Season, UsualWeather>> }[] = [
  {
    upTo: 20,
    weather: {
      summer: { low: 24, high: 32, wetDays: 10 },
      between: { low: 23, high: 32, wetDays: 8 },
      winter: { low: 21, high: 31, wetDays: 6 },
    },
  },
  {
    upTo: 35,
    weather: {
      summer: { low: 22, high: 33, wetDays: 6 },
      between: { low: 14, high: 25, wetDays: 5 },
      winter: { low: 7, high: 17, wetDays: 6 },
    },
  },
  {
    upTo: 48,
    weather: {
      summer: { low: 16, high: 27, wetDays: 7 },
      between: { low: 8, high: 17, wetDays: 9 },
      winter: { low: 0, high: 8, wetDays: 10 },
    },
  },
  {
    upTo: 60,
    weather: {
      summer: { low: 12, high: 21, wetDays: 11 },
      between: { low: 5, high: 12, wetDays: 11 },
      winter: { low: -2, high: 4, wetDays: 13 },
    },
  },
  {
    upTo: 90,
    weather: {
      summer: { low: 7, high: 15, wetDays: 11 },
      between: { low: -3, high: 5, wetDays: 11 },
      winter: { low: -14, high: -4, wetDays: 11 },
    },
  },
];

const southern: Readonly<Record<Season, Season>> = { summer: "winter", between: "between", winter: "summer" };

/** @param month 1 to 12 */
function seasonOf(month: number, lat: number): Season {
  const north = month >= 6 && month <= 8 ? "summer" : month === 12 || month <= 2 ? "winter" : "between";
  return lat < 0 ? southern[north] : north;
}

export interface PlaceInMonth {
  readonly climate: Climate | undefined;
  readonly lat: number | null;
  /** 1 to 12. */
  readonly month: number;
}

/** The weather of a place in a month: as it is listed, otherwise as usual at its latitude; undefined without either. */
function weatherOf({ climate, lat, month }: PlaceInMonth): UsualWeather | undefined {
  const [low, high, wetDays] = [climate?.low[month - 1], climate?.high[month - 1], climate?.wetDays[month - 1]];
  if (low !== undefined && high !== undefined && wetDays !== undefined) return { low, high, wetDays };
  if (lat === null) return undefined;
  return zones.find((it) => Math.abs(lat) <= it.upTo)?.weather[seasonOf(month, lat)];
}

/** What to expect on the whole way: the coldest night, the warmest day, the wettest month. Undefined when nothing is known. */
export function usualWeather(places: readonly PlaceInMonth[]): UsualWeather | undefined {
  const known = places.flatMap((it) => weatherOf(it) ?? []);
  if (known.length === 0) return undefined;
  return {
    low: Math.min(...known.map((it) => it.low)),
    high: Math.max(...known.map((it) => it.high)),
    wetDays: Math.max(...known.map((it) => it.wetDays)),
  };
}
