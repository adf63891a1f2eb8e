import type { Amount } from "../amount.ts";
import type { Weekday } from "../calendar.ts";

/** Those of its weekdays in a month on which a place is open, or closed: 1 is the first of them, -1 the last. */
export interface DaysInMonth {
  readonly open: boolean;
  readonly nth: readonly number[];
}

/** The spans of each weekday; `inMonth` for weekdays that are not the same in every week. */
export type WeekHours = Readonly<Record<Weekday, readonly string[]>> & {
  readonly inMonth?: Readonly<Partial<Record<Weekday, DaysInMonth>>>;
};

/** A place that a plan may use. `null` is "not known", never "no". */
export interface Candidate {
  /** `city/place` for the gazetteer. */
  readonly id: string;
  readonly name: string;
  readonly localName: string | null;
  readonly category: "food" | "sight" | "activity" | "shopping" | "nature" | "nightlife";
  readonly tags: readonly string[];
  readonly lat: number;
  readonly lng: number;
  readonly neighborhood: string;
  /** 3: for a first visit; 2: for a second day; 1: for people who like this kind of place; null: unknown. */
  readonly fame: 1 | 2 | 3 | null;
  readonly visitMinutes: number;
  readonly hours: WeekHours | null;
  /** `hours` states only the days on which it opens, as if open all day. */
  readonly onlyDaysKnown: boolean;
  readonly priceLevel: number | null;
  readonly entryPrice: { readonly amount: Amount; readonly currency: string } | null;
  readonly bookingAdvised: boolean | null;
  readonly stepFree: "yes" | "partial" | "no" | null;
  readonly setting: "indoor" | "outdoor" | "both";
  readonly goodFor: readonly ("morning" | "midday" | "afternoon" | "evening" | "night")[];
  readonly meals: readonly ("breakfast" | "lunch" | "dinner")[];
  /** Diets that it is known to serve; empty is "not known". */
  readonly diets: readonly Diet[];
  /** What one comes for happens then: at another hour there is nothing to see. Left out where any hour will do. */
  readonly spectacle?: "dusk";
  /** Best months, 1 to 12; null is "all year". */
  readonly bestMonths: readonly number[] | null;
  readonly verified: boolean;
  readonly provenance: "gazetteer" | "model" | "board";
  /** Names of the people who want it; such a place has to be in the plan if it can be. Empty for all others. */
  readonly wantedBy: readonly string[];
  /** Null for places from live sources, boards and models. */
  readonly insight: PlaceInsight | null;
  /** The day trip that it is a stop of; null in town. */
  readonly dayTrip: string | null;
  /** The base of a region from which it is visited; null in a city. */
  readonly base: string | null;
}

/** What an insider knows about a place besides plain facts. */
export interface PlaceInsight {
  /** Why it is worth it, in one sentence. */
  readonly why: string | null;
  /** What to order or to look at. */
  readonly order: string | null;
  readonly catch: string | null;
  /** "Basque grill", for places to eat. */
  readonly kitchen: string | null;
  readonly bestTime: BestTime | null;
  readonly bestDays: readonly Weekday[];
  /** Days on which it is open but not worth a visit. */
  readonly avoidDays: readonly Weekday[];
  /** How many days ahead to book; 0 means never needed, null unknown. */
  readonly bookDays: number | null;
  /** The usual wait without a booking at a busy hour, in minutes. */
  readonly queueMinutes: number | null;
  readonly suits: readonly Audience[];
  /** Fields that may have changed. */
  readonly unsure: readonly string[];
}

export type BestTime = "sunrise" | "morning" | "midday" | "afternoon" | "golden-hour" | "evening" | "night";

/** Travellers whom a place suits in particular. */
export type Audience =
  | "children"
  | "teens"
  | "couples"
  | "seniors"
  | "backpackers"
  | "luxury"
  | "night-owls"
  | "rain"
  | "heat";

export type Diet = "vegetarian" | "vegan" | "halal" | "kosher" | "gluten-free";

/** The destination of the trip, as far as known. */
export interface Destination {
  /** What the traveller wrote. */
  readonly text: string;
  readonly lat: number | null;
  readonly lng: number | null;
  /** IANA name, for sunrise and sunset; left out when unknown. */
  readonly timezone?: string | null;
  readonly currency: string | null;
  /** Usual spend of one person in `currency`; null when unknown. */
  readonly mealCost: { readonly lunch: Amount; readonly dinner: Amount } | null;
}
