import { type Amount, numberOf } from "../amount.ts";
import type { ActivityType } from "../field-choices.ts";
import { type Sentence, said } from "../words/sentence.ts";

/** Where an activity comes from: the planner's own places, a language model, a group's board, or a person. */
export const provenances = ["gazetteer", "model", "board", "person"] as const;
export type Provenance = (typeof provenances)[number];

/** Another choice for the same slot of the day. */
export interface Alternative {
  readonly placeId: string | null;
  readonly title: string;
  readonly activityType: ActivityType;
  readonly location: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly estimatedCost: Amount | null;
  readonly durationMinutes: number | null;
  readonly verified: boolean;
  readonly reason: string;
}

/** Why an activity is on no day: its day was removed, somebody set it aside, or it never had a day. */
export const parkedReasons = ["outside_dates", "set_aside", "idea"] as const;

/** Where a parked activity came from. */
export interface Parked {
  /** Of an idea, the first day of the trip at that time. */
  readonly date: string;
  readonly dayNotes: string;
  readonly reason: (typeof parkedReasons)[number];
}

/** The kinds of columns, by the type that the document has for them. */
interface Kinds {
  text: string;
  /** `HH:MM` */
  clock: string;
  integer: number;
  degrees: number;
  amount: Amount;
  flag: boolean;
  id: string;
  type: ActivityType;
  provenance: Provenance;
  alternatives: readonly Alternative[];
  parked: Parked;
}
export type ColumnKind = keyof Kinds;

interface Column {
  readonly kind: ColumnKind;
  /** The value for a new activity with only a title; null also says that the field may be empty. */
  readonly blank: unknown;
  /** The label for people. Latitude stands for longitude too. */
  readonly words: Sentence;
}

/**
 * The columns of an activity, in the order of display. The document's type, the wire form, patches and the statements
 * of the store derive from this table. The bounds of fields are in the input of the verbs.
 */
export const activityColumns = {
  title: { kind: "text", blank: "", words: said`title` },
  startTime: { kind: "clock", blank: null, words: said`start time` },
  /** Before the start: on the next day. */
  endTime: { kind: "clock", blank: null, words: said`end time` },
  durationMinutes: { kind: "integer", blank: null, words: said`duration` },
  activityType: { kind: "type", blank: "general", words: said`type` },
  location: { kind: "text", blank: null, words: said`location` },
  address: { kind: "text", blank: null, words: said`address` },
  /** Per person, in the trip's currency. */
  estimatedCost: { kind: "amount", blank: null, words: said`cost per person` },
  description: { kind: "text", blank: null, words: said`description` },
  notes: { kind: "text", blank: null, words: said`notes` },
  /** The planner's reason. */
  reason: { kind: "text", blank: null, words: said`reason` },
  alternatives: { kind: "alternatives", blank: [], words: said`alternatives` },
  priority: { kind: "integer", blank: 5, words: said`priority` },
  /** Kept by regeneration and by every repair. */
  pinned: { kind: "flag", blank: false, words: said`pinned` },
  /** True when a second source confirms name and position, or a person confirms that the place exists. */
  verified: { kind: "flag", blank: false, words: said`verified` },
  bookingId: { kind: "id", blank: null, words: said`booking` },
  segmentId: { kind: "id", blank: null, words: said`ticket` },
  lat: { kind: "degrees", blank: null, words: said`place on the map` },
  lng: { kind: "degrees", blank: null, words: said`place on the map` },
  /** Gazetteer id `city/place`. */
  placeId: { kind: "text", blank: null, words: said`place on the map` },
  /** Where a transport activity begins; its location is where it ends. Null for other activities. */
  fromLocation: { kind: "text", blank: null, words: said`starting point` },
  fromLat: { kind: "degrees", blank: null, words: said`starting point on the map` },
  fromLng: { kind: "degrees", blank: null, words: said`starting point on the map` },
  /** Time that is kept free on purpose: nothing is planned into it, and no finding suggests filling it. */
  freeTime: { kind: "flag", blank: false, words: said`free time` },
  /** Set only in the parked tray. */
  parked: { kind: "parked", blank: null, words: said`set aside` },
  provenance: { kind: "provenance", blank: "person", words: said`source` },
} as const satisfies Readonly<Record<string, Column>>;

type Columns = typeof activityColumns;
export type ActivityFieldName = keyof Columns;
type Empty<Name extends ActivityFieldName> = Columns[Name]["blank"] extends null ? null : never;

export type ActivityFields = {
  readonly [Name in ActivityFieldName]: Kinds[Columns[Name]["kind"]] | Empty<Name>;
};

export const activityFieldNames = Object.keys(activityColumns) as readonly ActivityFieldName[];

type Snake<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${Snake<Rest>}`
  : Name;

/** The name on the wire and in the database. */
export function snake<Name extends string>(name: Name): Snake<Name> {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as Snake<Name>;
}

interface WireKinds extends Omit<Kinds, "amount" | "alternatives" | "parked"> {
  amount: number;
  alternatives: WireAlternative[];
  parked: { date: string; day_notes: string; reason: Parked["reason"] };
}

export interface WireAlternative {
  place_id: string | null;
  title: string;
  activity_type: ActivityType;
  location: string | null;
  lat: number | null;
  lng: number | null;
  estimated_cost: number | null;
  duration_minutes: number | null;
  verified: boolean;
  reason: string;
}

/** The fields on the wire: snake_case, amounts as numbers. */
export type WireActivityFields = {
  [Name in ActivityFieldName as Snake<Name>]: WireKinds[Columns[Name]["kind"]] | Empty<Name>;
};

export interface WireActivity extends WireActivityFields {
  id: string;
  itinerary_id: string | null;
}

/**
 * A whole activity for the wire. Its columns are spelled out because a loop over the table takes eighteen times as
 * long, which was a tenth of reading a trip. The types refuse a missing column.
 */
export function presentActivity(it: ActivityFields & { readonly id: string }, dayId: string | null): WireActivity {
  return {
    id: it.id,
    itinerary_id: dayId,
    title: it.title,
    start_time: it.startTime,
    end_time: it.endTime,
    duration_minutes: it.durationMinutes,
    activity_type: it.activityType,
    location: it.location,
    address: it.address,
    estimated_cost: numberOf(it.estimatedCost),
    description: it.description,
    notes: it.notes,
    reason: it.reason,
    alternatives: it.alternatives.map(presentAlternative),
    priority: it.priority,
    pinned: it.pinned,
    verified: it.verified,
    booking_id: it.bookingId,
    segment_id: it.segmentId,
    lat: it.lat,
    lng: it.lng,
    place_id: it.placeId,
    // Older log entries hold activities without these columns.
    from_location: it.fromLocation ?? null,
    from_lat: it.fromLat ?? null,
    from_lng: it.fromLng ?? null,
    free_time: it.freeTime ?? false,
    parked: it.parked && presentParked(it.parked),
    provenance: it.provenance,
  };
}

export function presentAlternative(it: Alternative): WireAlternative {
  return {
    place_id: it.placeId,
    title: it.title,
    activity_type: it.activityType,
    location: it.location,
    lat: it.lat,
    lng: it.lng,
    estimated_cost: numberOf(it.estimatedCost),
    duration_minutes: it.durationMinutes,
    verified: it.verified,
    reason: it.reason,
  };
}

export function presentParked({ date, dayNotes, reason }: Parked): WireKinds["parked"] {
  return { date, day_notes: dayNotes, reason };
}
