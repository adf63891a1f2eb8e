import type {
  Evidence,
  EvidenceField,
  ReadDetails,
  ReadPlace,
  ReadSegment,
  SegmentKind,
  Span,
} from "@caravan/domain/confirmation/reading";
import { nameKey } from "@caravan/gazetteer/spelling";
import type { Draft } from "./draft.ts";
import { clockIn } from "./local-time.ts";

/** More are no confirmation, and each of them is held against each. */
export const MOST_SEGMENTS = 120;

/**
 * What the second source says, laid under what the first one does: it fills what is missing in the same segment and never
 * overwrites, and adds what the first does not have.
 *
 * @param isNews of what fits no segment of the first source: whether it is one of its own
 */
export function combined(
  first: readonly Draft[],
  second: readonly Draft[],
  isNews: (draft: Draft) => boolean = () => true,
): Draft[] {
  const result = [...first];
  const added: Draft[] = [];
  const taken = new Set<number>();
  for (const draft of second.slice(0, MOST_SEGMENTS)) {
    const ranks = result.map((it, index) => (taken.has(index) ? 0 : likeness(it, draft)));
    const most = Math.max(0, ...ranks);
    if (most > 0) {
      const index = ranks.indexOf(most);
      taken.add(index);
      result[index] = filled(result[index] as Draft, draft);
    } else if (isNews(draft)) added.push(draft);
  }
  return [...result, ...added].slice(0, MOST_SEGMENTS);
}

/** How much two drafts look like one segment: the same kind, and the same number or beginning. 0: they do not. */
function likeness(a: Draft, b: Draft): number {
  const [one, other] = [a.segment, b.segment];
  if (a.kindStated && b.kindStated && one.kind !== other.kind) return 0;
  const numbered = one.number !== null && other.number !== null;
  if (numbered && numberKey(one.number) !== numberKey(other.number)) return 0;
  const starts = likeStarts(a, b, numbered);
  // The same number another day is another journey.
  if (numbered) return starts === "different" ? 0 : starts === "same" ? 15 : 10;
  if (starts === "same") return 5;
  // A day alone says less, but two hotels or cars of one day are rare.
  return starts === "same day" ? 3 : 0;
}

const numberKey = (number: string | null) => number?.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();

function likeStarts(a: Draft, b: Draft, numbered: boolean): "same" | "same day" | "different" | "unknown" {
  const [one, other] = [a.segment.start, b.segment.start];
  if (one === null || other === null) return "unknown";
  if (one === other) return "same";
  if (isSameInstant(a, b) || isSameInstant(b, a)) return "same";
  const timed = one.length > 10 && other.length > 10;
  return (numbered || !timed) && one.slice(0, 10) === other.slice(0, 10) ? "same day" : "different";
}

function isSameInstant({ startsAt }: Draft, { segment }: Draft): boolean {
  const zone = segment.startTimezone ?? (segment.from ?? segment.place)?.timezone;
  return startsAt !== null && zone !== null && zone !== undefined && clockIn(zone, startsAt) === segment.start;
}

/** `a` with what only `b` says. */
export function filled(a: Draft, b: Draft): Draft {
  const other = b.segment;
  const one = a.kindStated ? a.segment : asKind(a.segment, other.kind);
  const journey = {
    from: withMore(one.from, other.from),
    to: withMore(one.to, other.to),
    place: withMore(one.place, other.place),
  };
  const status = a.statusStated ? one.status : other.status;
  const start = one.start ?? other.start;
  const end = one.end ?? other.end;
  const segment: ReadSegment = {
    kind: a.kindStated ? one.kind : other.kind,
    status,
    provider: one.provider ?? other.provider,
    number: one.number ?? other.number,
    confirmationNumber: one.confirmationNumber ?? other.confirmationNumber,
    travellers: one.travellers.length > 0 ? one.travellers : other.travellers,
    title: one.title ?? other.title,
    // The day alone is less than the day with its clock.
    start: other.start !== null && start === other.start.slice(0, 10) ? other.start : start,
    end: other.end !== null && end === other.end.slice(0, 10) ? other.end : end,
    startTimezone: one.startTimezone ?? other.startTimezone,
    endTimezone: one.endTimezone ?? other.endTimezone,
    ...journey,
    price: one.price ?? other.price,
    details: filledDetails(one.details, other.details),
    evidence: {},
    confidence: Math.max(one.confidence, other.confidence),
  };
  return {
    segment: { ...segment, evidence: evidenceOf(segment, one, other) },
    kindStated: a.kindStated || b.kindStated,
    statusStated: a.statusStated || b.statusStated,
    startsAt: one.start === null ? b.startsAt : a.startsAt,
    endsAt: one.end === null ? b.endsAt : a.endsAt,
    instantsDoubtful: a.instantsDoubtful || b.instantsDoubtful,
  };
}

/** Without what a calendar says of an event, where the event is a journey or a stay: its organiser is no airline, and who is asked is not who travels. */
function asKind(event: ReadSegment, kind: SegmentKind): ReadSegment {
  if (kind === "meeting" || kind === "other") return event;
  return { ...event, provider: null, title: null, travellers: [], place: kind === "hotel" ? event.place : null };
}

function withMore(place: ReadPlace | null, more: ReadPlace | null): ReadPlace | null {
  if (place === null || more === null) return place ?? more;
  if (!isSamePlace(place, more)) return place;
  const from = place.lat === null ? more : place;
  return {
    name: place.name,
    iata: place.iata ?? more.iata,
    city: place.city ?? more.city,
    country: place.country ?? more.country,
    address: place.address ?? more.address,
    lat: from.lat,
    lng: from.lng,
    timezone: place.timezone ?? more.timezone,
  };
}

function isSamePlace(a: ReadPlace, b: ReadPlace): boolean {
  if (a.iata !== null && b.iata !== null) return a.iata === b.iata;
  const [one, other] = [nameKey(a.name), nameKey(b.name)];
  if (one !== "" && other !== "" && (one.includes(other) || other.includes(one))) return true;
  return a.city !== null && a.city === b.city;
}

function filledDetails(one: ReadDetails, other: ReadDetails): ReadDetails {
  return {
    seats: one.seats ?? other.seats,
    travelClass: one.travelClass ?? other.travelClass,
    fromTerminal: one.fromTerminal ?? other.fromTerminal,
    toTerminal: one.toTerminal ?? other.toTerminal,
    fromPlatform: one.fromPlatform ?? other.fromPlatform,
    room: one.room ?? other.room,
    vehicle: one.vehicle ?? other.vehicle,
    guests: one.guests ?? other.guests,
    ...((one.table ?? other.table) && { table: true }),
  };
}

/** The value of a segment that each kind of evidence is for. */
const valueFor: Readonly<Record<EvidenceField, (segment: ReadSegment) => unknown>> = {
  provider: (it) => it.provider,
  number: (it) => it.number,
  confirmation_number: (it) => it.confirmationNumber,
  travellers: (it) => it.travellers.join("\n"),
  title: (it) => it.title,
  start: (it) => it.start,
  end: (it) => it.end,
  from: (it) => it.from?.name ?? null,
  to: (it) => it.to?.name ?? null,
  place: (it) => it.place?.name ?? null,
  price: (it) => it.price && `${it.price.amount} ${it.price.currency}`,
  status: (it) => it.status,
};

/** Of both, as long as they say the value that the segment has got. */
function evidenceOf(segment: ReadSegment, ...sources: readonly ReadSegment[]): Evidence {
  const fields = Object.entries(valueFor) as [EvidenceField, (it: ReadSegment) => unknown][];
  return Object.fromEntries(
    fields.flatMap(([field, value]) => {
      const own = value(segment);
      const spans = sources.flatMap((it) => (sameValue(value(it), own) ? (it.evidence[field] ?? []) : []));
      return spans.length === 0 ? [] : [[field, distinctSpans(spans)]];
    }),
  );
}

function sameValue(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === "string" && typeof b === "string" && nameKey(a) === nameKey(b));
}

const MOST_SPANS = 20;

export function distinctSpans(spans: readonly Span[]): Span[] {
  const byRange = new Map(spans.map((it) => [`${it.start}-${it.end}`, it] as const));
  return [...byRange.values()].sort((a, b) => a.start - b.start).slice(0, MOST_SPANS);
}
