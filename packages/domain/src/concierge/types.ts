import type { Amount } from "../amount.ts";
import type { StatusEventKind, TransportMode } from "../field-choices.ts";
import type { Point } from "../places/travel-time.ts";
import type { CheckContext } from "../trip/check.ts";
import type { TripDocument } from "../trip/document.ts";
import type { TripPatch } from "../trip/patch.ts";
import type { Sentence } from "../words/sentence.ts";

/** A moment by the clocks of the trip: its calendar date and minutes after that midnight, 0 to 1439. */
export interface LocalMoment {
  readonly date: string;
  readonly minutes: number;
}

/** A status that a traveller reported. */
export interface StatusEvent {
  readonly kind: StatusEventKind;
  /** How late, or for how long; null when not stated. */
  readonly minutes: number | null;
  /** Null when it is about the day, or about whatever is next. May name an activity that has gone since. */
  readonly activityId: string | null;
  readonly at: LocalMoment;
  /** The plan of these days when it was reported, with its segments; missing when unknown. */
  readonly plan?: TripDocument;
}

/** Everything that the evaluation of one traveller at one moment looks at. */
export interface Situation {
  /** With its segments as fixed activities (segments/segments-on-plan.ts). */
  readonly trip: TripDocument;
  readonly context: CheckContext;
  readonly now: LocalMoment;
  /** Where the traveller is; null when that is not shared or no longer fresh. */
  readonly place: Whereabouts | null;
  /** How they travel; null means on foot, and by transit for long ways. */
  readonly mode: TransportMode | null;
  /** The most that a replacement may add to the ways of the day, in minutes. */
  readonly maxDetourMinutes: number;
  /** Of today and of last night, oldest first. */
  readonly events: readonly StatusEvent[];
  /** Keys of advice already answered. */
  readonly answered?: readonly string[];
  /** An explicit question: what to do with the free time now. */
  readonly wish: "what_now" | null;
}

export interface Whereabouts extends Point {
  /** Metres; null when unknown. */
  readonly accuracyM: number | null;
}

export const situationKinds = [
  "late",
  "delayed",
  "cancelled",
  "closed",
  "skipped",
  "unwell",
  "weather",
  "clash",
  "free_time",
] as const;
/**
 * late: the traveller cannot be where the plan has them; delayed: something starts or lasts later than planned; closed: a
 * place will not be open when they come; clash: the rest of the day does not fit together; free_time: asked for.
 */
export type SituationKind = (typeof situationKinds)[number];

export const repairKinds = ["shift", "shorten", "swap", "skip", "move_day", "replace", "fill"] as const;
/**
 * shift: later (or earlier) on the same day; shorten: the same, for less time; swap: two things change places, or one gives
 * way to an alternative of its own; skip: into the parked tray; move_day: to another day of the trip; replace: something
 * else near; fill: something near for free time.
 */
export type RepairKind = (typeof repairKinds)[number];

/** One repair that is offered. */
export interface RepairOption {
  /** Stable for the same patch. */
  readonly id: string;
  readonly kind: RepairKind;
  /**
   * What the option changes, in one line: "Move Louvre to 14:30". It goes to the edit log, which all members read, so
   * it must not contain the traveller's state or place.
   */
  readonly summary: Sentence;
  /** The first part of the summary. */
  readonly headline: Sentence;
  /** For the trip without its segments. After applying it, the plan check finds no new error or warning. */
  readonly patch: TripPatch;
  readonly consequences: Consequences;
}

/** In plain words, for the traveller. */
export interface Consequences {
  /** "Louvre 13:00 → 14:30". */
  readonly moves: readonly Sentence[];
  /** What is not done, or not as long as planned. */
  readonly misses: readonly Sentence[];
  /** Difference for one person in the trip's currency, signed: "-12.5"; null when nothing changes or it is not known. */
  readonly cost: Amount | null;
  /** Bookings, segments and pinned activities that cannot be kept with this option either. Always reported. */
  readonly breaks: readonly Sentence[];
}

/** Advice for a traveller. */
export interface Advice {
  readonly situation: SituationKind;
  /** Stays the same as long as the situation lasts, whatever its options: `late:<activity id>:<date>`. */
  readonly key: string;
  /** Why, in plain words, for the traveller alone. No coordinates. */
  readonly reason: Sentence;
  /** What it is about. */
  readonly activityIds: readonly string[];
  /** Minutes after which the options no longer fit; at least 1. */
  readonly expiresInMinutes: number;
  /** Two to four, the best first. */
  readonly options: readonly RepairOption[];
}

/** What no repair can solve: a booked table that will not be reached in time. */
export interface Alert {
  readonly code: "booking_at_risk" | "departure_at_risk";
  readonly message: Sentence;
  /** Of the trip, or of its segments as they stand on the plan (`segment:<id>`). */
  readonly activityIds: readonly string[];
}

export interface Evaluation {
  /** Null when nothing is wrong and nothing was asked. */
  readonly advice: Advice | null;
  readonly alerts: readonly Alert[];
}

/** The current stop, the next one and when to leave, for screens and agents. */
export interface Outlook {
  readonly phase: "before" | "during" | "after";
  /** The day of the trip that `now` falls on, counted from 1; null outside. */
  readonly dayNumber: number | null;
  readonly now: OutlookStop | null;
  readonly next: OutlookStop | null;
  /** The way to `next`; null when there is no next or one end of the way is not known. */
  readonly way: OutlookWay | null;
  /** Free minutes until it is time to leave; null without a next stop. */
  readonly freeMinutes: number | null;
}

export interface OutlookStop {
  /** Of the activity, or `segment:<id>`. */
  readonly activityId: string;
  readonly title: string;
  readonly start: LocalMoment;
  readonly end: LocalMoment;
  /** Kept by every repair: pinned, booked, a segment, or locked in by a board. */
  readonly fixed: boolean;
}

export interface OutlookWay {
  readonly minutes: number;
  readonly mode: TransportMode;
  /** `here`: where the traveller is; `stop`: where `now` or the stop before takes place. */
  readonly from: "here" | "stop";
  readonly leaveBy: LocalMoment;
  /** Minutes by which `next` will be missed even when leaving at once; 0 when it can be reached. */
  readonly lateBy: number;
}
