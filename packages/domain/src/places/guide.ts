import type { Amount } from "../amount.ts";
import type { Weekday } from "../calendar.ts";
import type { Audience, BestTime, Destination } from "./candidate.ts";
import type { Point } from "./travel-time.ts";

/** What is known about a destination besides its places. Place ids are full ones: `destination/place`. */
export interface Guide {
  readonly dayTrips: readonly DayTrip[];
  readonly walks: readonly Walk[];
  readonly events: readonly DestinationEvent[];
  readonly bases: readonly Base[];
  readonly drives: readonly Drive[];
  readonly needsCar: boolean;
  /** The traveller named the bases, so none is left out. */
  readonly keepsAllBases?: boolean;
  /** How to get into town from the airport. */
  readonly arrival: string | null;
  /** The usual one first. */
  readonly airports: readonly Airport[];
  /** Left out for a route through several towns. */
  readonly climate?: Climate;
}

/** By month, January first. */
export interface Climate {
  /** Usual highs and lows in °C. */
  readonly high: readonly number[];
  readonly low: readonly number[];
  /** Days with rain. */
  readonly wetDays: readonly number[];
}

export interface Airport extends Point {
  readonly iata: string;
  readonly name: string;
}

export const emptyGuide: Guide = {
  ...{ dayTrips: [], walks: [], events: [], bases: [], drives: [], needsCar: false },
  ...{ arrival: null, airports: [] },
};

/** A typical day out of town and back. */
export interface DayTrip extends Point {
  readonly id: string;
  readonly name: string;
  readonly fame: 1 | 2 | 3;
  /** Door to door, in hours. */
  readonly hours: number;
  /** Minutes after midnight. */
  readonly leaveBy: number;
  readonly ways: readonly TripWay[];
  /** In the usual order of a visit. */
  readonly placeIds: readonly string[];
  /** More to see there, for the time that is left; the best known first. */
  readonly morePlaceIds?: readonly string[];
  readonly bestDays: readonly Weekday[];
  readonly avoidDays: readonly Weekday[];
  /** 1 to 12; null is all year. */
  readonly months: readonly number[] | null;
  readonly tags: readonly string[];
  readonly suits: readonly Audience[];
  readonly why: string;
  readonly catch: string | null;
}

export interface TripWay {
  /** "train", "ferry", "car", "tour". */
  readonly mode: string;
  /** Line, station and stop, as travellers would ask for them. */
  readonly line: string;
  /** One way, door to door from the centre. */
  readonly minutes: number;
  readonly everyMinutes: number | null;
  /** One way, one person. */
  readonly fare: { readonly amount: Amount; readonly currency: string } | null;
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

/** An event: on weekdays, on the nth of them in a month, or between two dates of the year. */
export interface DestinationEvent {
  readonly id: string;
  readonly name: string;
  readonly effect: "go" | "free" | "late" | "closed" | "crowded" | "season" | "avoid";
  readonly days: readonly Weekday[];
  /** 1 to 5; null is every week. */
  readonly nth: number | null;
  /** `HH:MM-HH:MM`. */
  readonly time: string | null;
  /** `MM-DD`. */
  readonly from: string | null;
  readonly to: string | null;
  /** The dates move from year to year. */
  readonly varies: boolean;
  readonly placeIds: readonly string[];
  readonly tags: readonly string[];
  readonly why: string;
}

/** A town of a region with overnight stays. */
export interface Base extends Point {
  readonly id: string;
  readonly name: string;
  /** The destination of its own, if it has one. */
  readonly destinationId: string | null;
  /** The usual number for a first visit. */
  readonly nights: number;
  readonly why: string;
  /** Left out where it is that of the whole destination. */
  readonly local?: LocalFacts;
}

/** What differs between the stops of a trip: clocks, money and what people spend. */
export type LocalFacts = Pick<Destination, "timezone" | "currency" | "mealCost">;

/** The way from one base to another: by car, with the sights on the way, or by train, ferry or plane. */
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
  readonly fare?: { readonly amount: Amount; readonly currency: string } | null;
}
