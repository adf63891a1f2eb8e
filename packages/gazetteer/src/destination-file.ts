import { type AirportPoint, airportPoint } from "./airport-points.ts";
import type { DestinationFile, PlaceRecord, Week, weekdays } from "./destination-schema.ts";
import { minutesOf, parseDays, weekOf } from "./opening-times.ts";

export type Weekday = (typeof weekdays)[number];
export type PlaceCategory = PlaceRecord["category"];
export type DayPart = NonNullable<PlaceRecord["good_for"]>[number];
export type Diet = NonNullable<PlaceRecord["diets"]>[number];
export type BestTime = NonNullable<PlaceRecord["best_time"]>;
export type Audience = NonNullable<PlaceRecord["suits"]>[number];

/** What an insider knows about a place besides plain facts. */
export interface PlaceInsight {
  /** Why it is worth it, in one sentence. */
  readonly why: string | null;
  /** What to order or to look for. */
  readonly order: string | null;
  readonly catch: string | null;
  /** "Basque grill", for places to eat. */
  readonly kitchen: string | null;
  readonly bestTime: BestTime | null;
  readonly bestDays: readonly Weekday[];
  readonly avoidDays: readonly Weekday[];
  /** How many days ahead to book; 0 means never needed, null unknown. */
  readonly bookDays: number | null;
  /** Usual wait at a busy hour without a booking, minutes. */
  readonly queueMinutes: number | null;
  readonly suits: readonly Audience[];
  /** Fields that may have changed. */
  readonly unsure: readonly string[];
}

/** A place for the planner: the domain's `Candidate`, repeated here because the gazetteer imports no other package. */
export interface CandidatePlace {
  /** `destination/place`. */
  readonly id: string;
  readonly name: string;
  readonly localName: string | null;
  readonly category: PlaceCategory;
  readonly tags: readonly string[];
  readonly lat: number;
  readonly lng: number;
  readonly neighborhood: string;
  readonly fame: 1 | 2 | 3 | null;
  readonly visitMinutes: number;
  readonly hours: Week | null;
  /** The hours state only the days on which it opens. */
  readonly onlyDaysKnown: boolean;
  readonly priceLevel: number | null;
  readonly entryPrice: { readonly amount: string; readonly currency: string } | null;
  readonly bookingAdvised: boolean | null;
  readonly stepFree: "yes" | "partial" | "no" | null;
  readonly setting: "indoor" | "outdoor" | "both";
  readonly goodFor: readonly DayPart[];
  readonly meals: readonly ("breakfast" | "lunch" | "dinner")[];
  readonly diets: readonly Diet[];
  readonly bestMonths: readonly number[] | null;
  readonly verified: boolean;
  readonly provenance: "gazetteer";
  readonly wantedBy: readonly string[];
  readonly insight: PlaceInsight;
  /** The day trip that it is a stop of. */
  readonly dayTrip: string | null;
  /** The base of a region from which it is visited. */
  readonly base: string | null;
}

/** A typical day out of town and back. */
export interface DayTrip {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly fame: 1 | 2 | 3;
  /** Door to door, in hours. */
  readonly hours: number;
  /** Minutes after midnight. */
  readonly leaveBy: number;
  readonly ways: readonly TripWay[];
  /** Full ids of its places, in the usual order of a visit. */
  readonly placeIds: readonly string[];
  /** More to see there, by the list of that destination itself, the best known first. */
  readonly morePlaceIds?: readonly string[];
  readonly bestDays: readonly Weekday[];
  readonly avoidDays: readonly Weekday[];
  readonly months: readonly number[] | null;
  readonly tags: readonly string[];
  readonly suits: readonly Audience[];
  readonly why: string;
  readonly catch: string | null;
}

export interface TripWay {
  readonly mode: string;
  /** Line, station and stop, as travellers would ask for them. */
  readonly line: string;
  readonly minutes: number;
  readonly everyMinutes: number | null;
  readonly fare: { readonly amount: string; readonly currency: string } | null;
  /** Minutes after midnight; above 1440 for the small hours. */
  readonly lastBack: number | null;
}

/** Places that belong together, in the usual order of a visit. */
export interface Walk {
  readonly id: string;
  readonly name: string;
  readonly placeIds: readonly string[];
  readonly minutes: number;
  readonly bestTime: BestTime | null;
  readonly why: string;
}

export interface DestinationEvent {
  readonly id: string;
  readonly name: string;
  readonly effect: DestinationFile["events"][number]["effect"];
  readonly days: readonly Weekday[];
  readonly nth: number | null;
  /** `HH:MM-HH:MM`. */
  readonly time: string | null;
  /** `MM-DD`. */
  readonly from: string | null;
  readonly to: string | null;
  readonly varies: boolean;
  readonly placeIds: readonly string[];
  readonly tags: readonly string[];
  readonly why: string;
}

/** A town of a region with overnight stays. */
export interface Base {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly destinationId: string | null;
  readonly nights: number;
  readonly why: string;
  /** Left out where it is that of the whole destination. */
  readonly local?: {
    readonly timezone: string;
    readonly currency: string;
    readonly mealCost: { readonly lunch: string; readonly dinner: string };
  };
}

export interface Drive {
  readonly id: string;
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly minutes: number;
  readonly km: number;
  readonly placeIds: readonly string[];
  readonly why: string;
  /** "train", "ferry", "flight"; by car when left out. */
  readonly mode?: string;
  /** Of one person. */
  readonly fare?: { readonly amount: string; readonly currency: string } | null;
}

/** What is known about a destination besides its places. */
export interface Guide {
  readonly dayTrips: readonly DayTrip[];
  readonly walks: readonly Walk[];
  readonly events: readonly DestinationEvent[];
  readonly bases: readonly Base[];
  readonly drives: readonly Drive[];
  readonly needsCar: boolean;
  /** How to get into town from the airport. */
  readonly arrival: string | null;
  /** Its airports, the usual one first. */
  readonly airports: readonly AirportPoint[];
  /** The traveller named the bases, so none is left out. */
  readonly keepsAllBases?: boolean;
  /** By month, January first: usual highs and lows in °C, and days with rain. */
  readonly climate?: Climate;
}

export interface Climate {
  readonly high: readonly number[];
  readonly low: readonly number[];
  readonly wetDays: readonly number[];
}

export function guideOf(file: DestinationFile): Guide {
  const full = (ids: readonly string[] = []) => ids.map((id) => `${file.id}/${id}`);
  return {
    dayTrips: file.day_trips.map((it) => ({
      id: it.id,
      name: it.name,
      lat: it.to[0],
      lng: it.to[1],
      fame: it.fame,
      hours: it.hours,
      leaveBy: minutesOf(it.leave_by),
      ways: it.ways.map((way) => ({
        mode: way.mode,
        line: way.line,
        minutes: way.minutes,
        everyMinutes: way.every ?? null,
        fare: priceOf(way.fare, file.currency),
        lastBack: way.last_back === undefined ? null : lateMinutesOf(way.last_back),
      })),
      placeIds: full(it.places),
      bestDays: parseDays(it.best_days ?? ""),
      avoidDays: parseDays(it.avoid_days ?? ""),
      months: it.months ?? null,
      tags: it.tags,
      suits: it.suits ?? [],
      why: it.why,
      catch: it.catch ?? null,
    })),
    walks: file.walks.map((it) => ({
      id: it.id,
      name: it.name,
      placeIds: full(it.places),
      minutes: it.minutes,
      bestTime: it.best_time ?? null,
      why: it.why,
    })),
    events: file.events.map((it) => ({
      id: it.id,
      name: it.name,
      effect: it.effect,
      days: parseDays(it.days ?? ""),
      nth: it.nth ?? null,
      time: it.time ?? null,
      from: it.from ?? null,
      to: it.to ?? null,
      varies: it.varies ?? false,
      placeIds: full(it.places),
      tags: it.tags ?? [],
      why: it.why,
    })),
    bases: (file.bases ?? []).map((it) => ({
      id: it.id,
      name: it.name,
      lat: it.at[0],
      lng: it.at[1],
      destinationId: it.destination ?? null,
      nights: it.nights,
      why: it.why,
    })),
    drives: (file.drives ?? []).map((it) => ({ ...it, placeIds: full(it.places) })),
    needsCar: file.needs_car ?? false,
    arrival: file.arrival ?? null,
    airports: file.iata.flatMap((it) => airportPoint(it) ?? []),
    climate: { high: file.climate.high, low: file.climate.low, wetDays: file.climate.wet_days },
  };
}

/** Two records of one category nearer than this are the same place. */
const SAME_PLACE_DEGREES = 0.0012;

/**
 * The places of a file in order, with those of the cities that are its bases, because a region's own list of such a
 * city is short.
 */
export function candidatesIn(
  file: DestinationFile,
  read: (id: string) => DestinationFile | undefined,
): readonly CandidatePlace[] {
  const named = new Set([...(file.drives ?? []), ...file.day_trips, ...file.walks].flatMap((it) => it.places));
  const cities = (file.bases ?? []).flatMap(({ id, destination }) => {
    const city = destination === undefined || destination === file.id ? undefined : read(destination);
    return city ? [{ base: id, city, places: city.places.filter((it) => it.day_trip === undefined) }] : [];
  });
  const twins = new Map(
    file.places.map((place) => {
      const city = cities.find(({ base }) => base === place.base);
      return [place, city?.places.find((it) => isSame(place, it))];
    }),
  );
  // The city's record is better than the region's, except for places that drives and trips of the region name.
  const own = file.places.filter((it) => named.has(it.id) || !twins.get(it));
  const kept = new Set(own.flatMap((it) => twins.get(it) ?? []));
  return [
    ...own.map((place) => candidateOf(file, place)),
    ...cities.flatMap(({ base, city, places }) =>
      places.filter((it) => !kept.has(it)).map((place) => ({ ...candidateOf(city, place), base })),
    ),
  ];
}

/** So many places of another list fill the longest day out. */
const MOST_MORE = 8;
/** A list whose centre is this near to where a trip goes is one of the same town. */
const SAME_TOWN_DEGREES = 0.04;

/** Whether a day trip goes to this destination. */
export function goesTo({ lat, lng }: Pick<DayTrip, "lat" | "lng">, [north, east]: readonly [number, number]): boolean {
  return Math.abs(north - lat) < SAME_TOWN_DEGREES && Math.abs(east - lng) < SAME_TOWN_DEGREES;
}

/** What the list of the town that a day trip goes to has besides the stops of the trip. */
export function moreOfTrip(
  file: DestinationFile,
  { id, placeIds }: Pick<DayTrip, "id" | "placeIds">,
  town: DestinationFile,
): readonly CandidatePlace[] {
  const stops = file.places.filter((it) => placeIds.includes(`${file.id}/${it.id}`));
  return town.places
    .filter(
      (it) =>
        it.day_trip === undefined &&
        !placesToEatAndDrink.has(it.category) &&
        (it.fame ?? 0) > 1 &&
        !stops.some((stop) => isSame(stop, it) || isBeside(stop, it)),
    )
    .toSorted((a, b) => (b.fame ?? 0) - (a.fame ?? 0))
    .slice(0, MOST_MORE)
    .map((it) => ({ ...candidateOf(town, it), dayTrip: id }));
}

const placesToEatAndDrink: ReadonlySet<PlaceCategory> = new Set(["food", "nightlife"]);

/** A stop of a trip often stands for what is around it too: "Minnewater and Begijnhof". */
const BESIDE_DEGREES = 0.0025;

function isBeside(a: PlaceRecord, b: PlaceRecord): boolean {
  return Math.abs(a.at[0] - b.at[0]) < BESIDE_DEGREES && Math.abs(a.at[1] - b.at[1]) < BESIDE_DEGREES;
}

function isSame(a: PlaceRecord, b: PlaceRecord): boolean {
  if (a.name.toLowerCase() === b.name.toLowerCase()) return true;
  const close = Math.abs(a.at[0] - b.at[0]) < SAME_PLACE_DEGREES && Math.abs(a.at[1] - b.at[1]) < SAME_PLACE_DEGREES;
  return close && a.category === b.category && a.category !== "food";
}

/** A record as the planner uses it, with the defaults that the schema states. */
function candidateOf(file: Pick<DestinationFile, "id" | "currency">, place: PlaceRecord): CandidatePlace {
  return {
    id: `${file.id}/${place.id}`,
    name: place.name,
    localName: place.local_name ?? null,
    category: place.category,
    tags: place.tags,
    lat: place.at[0],
    lng: place.at[1],
    neighborhood: place.area,
    fame: place.fame,
    visitMinutes: place.minutes,
    hours: weekOf(place),
    onlyDaysKnown: place.hours === undefined && place.closed !== undefined,
    priceLevel: place.price ?? null,
    entryPrice: place.price === 0 ? null : priceOf(place.entry, file.currency),
    bookingAdvised: place.book_days === undefined ? null : place.book_days > 0,
    stepFree: place.step_free ?? null,
    setting: place.setting,
    goodFor: place.good_for ?? usualParts(place),
    meals: place.meals ?? [],
    diets: place.diets ?? [],
    bestMonths: place.months ?? null,
    ...(place.spectacle && { spectacle: place.spectacle }),
    verified: place.sources !== undefined,
    provenance: "gazetteer",
    wantedBy: [],
    insight: {
      why: place.why ?? null,
      order: place.order ?? null,
      catch: place.catch ?? null,
      kitchen: place.kitchen ?? null,
      bestTime: place.best_time ?? null,
      bestDays: parseDays(place.best_days ?? ""),
      avoidDays: parseDays(place.avoid_days ?? ""),
      bookDays: place.book_days ?? null,
      queueMinutes: place.queue ?? null,
      suits: place.suits ?? [],
      unsure: place.unsure ?? [],
    },
    dayTrip: place.day_trip ?? null,
    base: place.base ?? null,
  };
}

function usualParts({ category, meals = [], best_time }: PlaceRecord): readonly DayPart[] {
  if (category === "nightlife") return ["evening", "night"];
  if (category === "food") {
    const parts: readonly (readonly [DayPart, boolean])[] = [
      ["morning", meals.includes("breakfast")],
      ["midday", meals.includes("lunch")],
      ["evening", meals.includes("dinner")],
    ];
    return parts.flatMap(([part, serves]) => (serves ? [part] : []));
  }
  const day: readonly DayPart[] = ["morning", "midday", "afternoon"];
  return best_time === "golden-hour" || best_time === "evening" || best_time === "night" ? [...day, "evening"] : day;
}

/** Parses `"18"` in the destination's currency or `"12.50 USD"`. A free entry is no price. */
export function priceOf(text: string | undefined, currency: string) {
  if (text === undefined) return null;
  const [amount = "0", own] = text.split(" ");
  return Number(amount) === 0 ? null : { amount, currency: own ?? currency };
}

/** The last way back may leave after midnight. */
function lateMinutesOf(clock: string): number {
  const minutes = minutesOf(clock);
  return minutes < 300 ? minutes + 1440 : minutes;
}
