import type { Candidate } from "../../places/candidate.ts";
import type { Point } from "../../places/travel-time.ts";
import type { Sentence } from "../../words/sentence.ts";
import type { PlannedActivity } from "../types.ts";

/** A whole plan as a language model wrote it: its texts are plain and short, its facts are not checked yet. */
export interface EditedPlan {
  readonly read: ReadInWords;
  /** How the wishes were understood and what could not be met, for the travellers. */
  readonly understood: readonly string[];
  /** What to book, to bring and to know, for the travellers. */
  readonly advice: readonly string[];
  /** Nights at each base, in order; empty when the draft's are kept. */
  readonly nights: readonly NightsAt[];
  /** Each date at most once; dates that are missing stay as they were. */
  readonly days: readonly EditedDay[];
}

/** What the travellers' sentences say about times. Minutes after midnight. */
export interface ReadInWords {
  /** When they are there on the first day. */
  readonly arrives: number | null;
  /** When their train or flight leaves on the last day. */
  readonly leaves: number | null;
  readonly blocks: readonly Block[];
}

/** Hours that are taken each day, or on some dates: a nap, work, the time to be back. */
export interface Block {
  readonly what: string;
  readonly from: number;
  readonly to: number;
  /** Null is every day. */
  readonly dates: readonly string[] | null;
}

export interface NightsAt {
  /** The id or the name of a base of the guide, or another town. */
  readonly base: string;
  /** Of another town. */
  readonly point: Point | null;
  readonly nights: number;
}

export interface EditedDay {
  readonly date: string;
  /** What the day is about, in plain sentences; null when there is none that may be shown. */
  readonly line: string | null;
  /** How many stops were written for it, with those that are no places that we know or can place. */
  readonly asked: number;
  readonly stops: readonly EditedStop[];
}

export const editedKinds = ["visit", "meal", "evening", "ride", "free"] as const;

export interface EditedStop {
  readonly kind: (typeof editedKinds)[number];
  /** A candidate of the request, or one that only the model named; null for rides, free time and meals without a venue. */
  readonly place: Candidate | null;
  readonly title: string;
  readonly area: string | null;
  /** Minutes after midnight. */
  readonly start: number;
  readonly minutes: number;
  /** Why it suits these people. */
  readonly why: string | null;
  /** What to eat, to ask for or to see. */
  readonly order: string | null;
  /** How to get there from the stop before. */
  readonly way: string | null;
  /** What it costs each, in the currency of the trip, as the model says; null when it says nothing. */
  readonly cost: number | null;
  /** The ends of a ride, where they are not the stops around it. */
  readonly from: Point | null;
  readonly to: Point | null;
  /** A ride within a town, whose ends say nothing about where the day goes on. */
  readonly isLocal?: boolean;
}

/** Something that the model planned and that cannot be, with the reason in plain words. */
export interface LeftOut {
  readonly date: string;
  readonly title: string;
  readonly reason: Sentence;
}

/** A stop with its final time, on the way to become an activity. `end` may pass 1440. */
export interface Slot {
  readonly start: number;
  readonly end: number;
  /** Where the way to it ends and the way from it begins. */
  readonly entry: Point | null;
  readonly exit: Point | null;
  readonly content:
    | { readonly kind: "planned"; readonly stop: EditedStop; readonly activity: PlannedActivity }
    | { readonly kind: "fixed"; readonly activityId: string };
}
