import type { Candidate } from "../places/candidate.ts";
import type { DestinationEvent } from "../places/guide.ts";
import type { Span } from "../places/opening-hours.ts";
import type { Point } from "../places/travel-time.ts";

/** A part of an event that is too short to come for. */
const SHORTEST = 40;

/** The hours of an event, or of most of a day. */
export function spanOf({ time }: DestinationEvent): Span {
  const found = /^(\d\d):(\d\d)-(\d\d):(\d\d)$/.exec(time ?? "");
  if (!found) return { start: 10 * 60, end: 22 * 60 };
  const [, a, b, c, d] = found.map(Number);
  const [start, end] = [(a ?? 0) * 60 + (b ?? 0), (c ?? 0) * 60 + (d ?? 0)];
  return { start, end: end > start ? end : end + 1440 };
}

/** The part of an event at the hours that were wished for, if it lasts so long. */
export function within(span: Span, wished: Span | null): Span {
  if (!wished) return span;
  const part = { start: Math.max(span.start, wished.start), end: Math.min(span.end, wished.end) };
  return part.end - part.start >= SHORTEST ? part : span;
}

export function eventId({ id }: DestinationEvent): string {
  return `event:${id}`;
}

/** A visit to a tournament or fair fills most of a day. */
const WHOLE_EVENT = 300;

/** An event in the whole town, as a place to be at. */
export function eventPlace(event: DestinationEvent, home: Point, town: string): Candidate {
  return {
    id: eventId(event),
    name: event.name,
    localName: null,
    category: "activity",
    tags: event.tags,
    lat: home.lat,
    lng: home.lng,
    neighborhood: town,
    fame: null,
    visitMinutes: event.effect === "crowded" ? WHOLE_EVENT : 120,
    hours: null,
    onlyDaysKnown: false,
    priceLevel: null,
    entryPrice: null,
    bookingAdvised: null,
    stepFree: null,
    setting: "outdoor",
    goodFor: ["morning", "midday", "afternoon", "evening"],
    meals: [],
    diets: [],
    bestMonths: null,
    verified: false,
    provenance: "gazetteer",
    wantedBy: [],
    insight: {
      ...{ why: event.why, order: null, catch: event.varies ? "The dates move from year to year: check them." : null },
      ...{
        kitchen: null,
        bestTime: null,
        bestDays: [],
        avoidDays: [],
        bookDays: null,
        queueMinutes: null,
        suits: [],
        unsure: [],
      },
    },
    dayTrip: null,
    base: null,
  };
}
