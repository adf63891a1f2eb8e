import type { Amount } from "../amount.ts";

export const segmentKinds = ["flight", "hotel", "car_rental", "meeting", "train", "other"] as const;
export type SegmentKind = (typeof segmentKinds)[number];

export const segmentStatuses = ["confirmed", "changed", "cancelled"] as const;
export type SegmentStatus = (typeof segmentStatuses)[number];

/** Where the text says something: a half-open range of UTF-16 units of the text that was read. */
export interface Span {
  readonly start: number;
  readonly end: number;
  /** The words themselves, where the evidence is kept apart from its text. */
  readonly text?: string;
}

/** A place as the text names it; what it does not say is null, but for what the name leaves no doubt about. */
export interface ReadPlace {
  /** The text's own words, tidied: "Stockholm Arlanda", "LIS", "Olomouc, hl.n.". */
  readonly name: string;
  /** IATA code of an airport: stated, or that of the only airport which the words can mean. */
  readonly iata: string | null;
  readonly city: string | null;
  readonly country: string | null;
  /** As stated, on one line. */
  readonly address: string | null;
  /** From the data about airports and cities; both null when the words leave a doubt. */
  readonly lat: number | null;
  readonly lng: number | null;
  /** IANA name. */
  readonly timezone: string | null;
}

/**
 * One piece of travel as a text states it. A field that the text does not state is null or empty: inventing is worse than
 * missing.
 */
export interface ReadSegment {
  readonly kind: SegmentKind;
  readonly status: SegmentStatus;
  /** Airline, railway, hotel, rental company or organiser, in the text's own words. */
  readonly provider: string | null;
  /** Of the flight or the train: `LH809`, `ICE 577`. A flight's has no spaces and begins with the airline's code. */
  readonly number: string | null;
  readonly confirmationNumber: string | null;
  /** Names as the text writes them, without titles, first name first where the text says which is which. */
  readonly travellers: readonly string[];
  /** Of a meeting or of what is `other`: what it is about. */
  readonly title: string | null;
  /**
   * Local: `YYYY-MM-DDTHH:MM`, or `YYYY-MM-DD` where the text states no clock. Departure, check-in, pick-up, beginning.
   */
  readonly start: string | null;
  /** Likewise: arrival, check-out, return, end. */
  readonly end: string | null;
  /** IANA names: stated, or those of the places. */
  readonly startTimezone: string | null;
  readonly endTimezone: string | null;
  /** Of a journey: where it begins and ends. Of a car: where it is picked up and given back. Else null. */
  readonly from: ReadPlace | null;
  readonly to: ReadPlace | null;
  /** Of a hotel, a meeting and what is `other`. Else null. */
  readonly place: ReadPlace | null;
  /** What the whole booking costs, in an ISO 4217 currency; of a booking with several segments only the first has it. */
  readonly price: { readonly amount: Amount; readonly currency: string } | null;
  readonly details: ReadDetails;
  /** For each field that was read, every place in the text that says it. Values out of structured data have none. */
  readonly evidence: Evidence;
  /** 0 to 1: how sure the reader is that this is a segment and that its fields belong together. */
  readonly confidence: number;
}

/** What people want to see on the day; each null when it is not stated. */
export interface ReadDetails {
  readonly seats: string | null;
  readonly travelClass: string | null;
  readonly fromTerminal: string | null;
  readonly toTerminal: string | null;
  readonly fromPlatform: string | null;
  readonly room: string | null;
  readonly vehicle: string | null;
  /** How many people it is for. */
  readonly guests: number | null;
  /** Of what is `other`: a table in a restaurant. */
  readonly table?: boolean;
}

export const evidenceFields = [
  "provider",
  "number",
  "confirmation_number",
  "travellers",
  "title",
  "start",
  "end",
  "from",
  "to",
  "place",
  "price",
  "status",
] as const;
export type EvidenceField = (typeof evidenceFields)[number];
export type Evidence = Readonly<Partial<Record<EvidenceField, readonly Span[]>>>;

/** What a text holds. */
export interface Reading {
  readonly segments: readonly ReadSegment[];
  /**
   * When it was written: `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM`, by the innermost message's own Date header. Null without one.
   * Which of two mails about one booking is the newer.
   */
  readonly writtenAt: string | null;
  /** ISO 639-1, as far as the words say; null when they do not. */
  readonly language: string | null;
  /** What the reader saw and left out, in plain words for the traveller: "A time without a date was left out." */
  readonly remarks: readonly string[];
}

/** What the reader has to know beside the text. */
export interface ReadingContext {
  /** `YYYY-MM-DD`: when the mail was written, where nothing in the text says so. Dates without a year lie after it. */
  readonly today: string;
  readonly data: TravelData;
}

export interface Airport {
  readonly iata: string;
  readonly name: string;
  readonly city: string;
  readonly country: string;
  readonly lat: number;
  readonly lng: number;
  readonly timezone: string;
  /** Larger ones come first among those of one name. */
  readonly large: boolean;
}

export interface Airline {
  readonly iata: string;
  readonly icao: string | null;
  readonly name: string;
  /** Known flights; 0 when there are none. */
  readonly flights: number;
}

export interface City {
  readonly name: string;
  readonly country: string;
  readonly lat: number;
  readonly lng: number;
  readonly timezone: string;
}

/** Facts about the world behind small look-ups; case, accents and punctuation do not matter. */
export interface TravelData {
  airport(iata: string): Airport | undefined;
  /**
   * Airports that a text names, best first: by their own name or parts of it ("Tegel", "Stockholm Arlanda", "London
   * Luton"), or by city ("Berlin"); in English and, for cities, in other languages where known ("Zürich", "Lisboa",
   * "Mailand"). Every word of the text has to belong to what it names; empty when nothing fits.
   */
  airportsNamed(text: string): readonly Airport[];
  airline(iata: string): Airline | undefined;
  /** The airline whose whole name a text is, its legal form aside: "Azul", "DELTA AIR LINES", "Deutsche Lufthansa AG". */
  airlineNamed(text: string): Airline | undefined;
  /** The one city that a text names, with or without its country; undefined when there is none or a doubt. */
  city(text: string): City | undefined;
  /** Where a venue is that a list of the town's places has under this name. */
  venue?(name: string, town: string): { readonly lat: number; readonly lng: number } | undefined;
}
