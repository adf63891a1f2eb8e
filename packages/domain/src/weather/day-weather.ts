/** How many days a forecast reaches, with today. */
export const forecastDays = 16;

export const skies = [
  "clear",
  "partly_cloudy",
  "cloudy",
  "fog",
  "drizzle",
  "rain",
  "showers",
  "snow",
  "storm",
] as const;

export type Sky = (typeof skies)[number];

/** The weather of one calendar day at a place; what a source does not say is null. */
export interface DayWeather {
  readonly date: string;
  /** WMO code 4677, as weather services use it. */
  readonly code: number;
  /** Degrees Celsius. */
  readonly low: number;
  readonly high: number;
  /** Percent. */
  readonly rainChance: number | null;
  readonly rainMm: number | null;
}

/** The first and last code of each kind of weather, with its sky and words. */
const kinds: readonly (readonly [from: number, to: number, sky: Sky, words: string])[] = [
  [0, 0, "clear", "Clear"],
  [1, 1, "partly_cloudy", "Mostly clear"],
  [2, 2, "partly_cloudy", "Partly cloudy"],
  [3, 3, "cloudy", "Overcast"],
  [45, 48, "fog", "Fog"],
  [51, 55, "drizzle", "Drizzle"],
  [56, 57, "drizzle", "Freezing drizzle"],
  [61, 61, "rain", "Light rain"],
  [63, 63, "rain", "Rain"],
  [65, 65, "rain", "Heavy rain"],
  [66, 67, "rain", "Freezing rain"],
  [71, 71, "snow", "Light snow"],
  [73, 77, "snow", "Snow"],
  [80, 81, "showers", "Rain showers"],
  [82, 82, "showers", "Heavy showers"],
  [85, 86, "snow", "Snow showers"],
  [95, 95, "storm", "Thunderstorm"],
  [96, 99, "storm", "Thunderstorm with hail"],
];

/** Null for a code that no kind has. */
export function skyOf(code: number): { readonly sky: Sky; readonly words: string } | null {
  const kind = kinds.find(([from, to]) => from <= code && code <= to);
  return kind ? { sky: kind[2], words: kind[3] } : null;
}

const WET_MM = 1;
const WET_CHANCE = 50;
const wetSkies: ReadonlySet<Sky> = new Set(["drizzle", "rain", "showers", "storm"]);

/** Whether rain is likely enough to think of another plan. */
export function isWet({ code, rainChance, rainMm }: DayWeather): boolean {
  const isRain = wetSkies.has(skyOf(code)?.sky ?? "clear");
  return isRain && (rainChance ?? 100) >= WET_CHANCE && (rainMm ?? WET_MM) >= WET_MM;
}
