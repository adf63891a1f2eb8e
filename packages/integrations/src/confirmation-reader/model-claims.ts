import type { ReadConfirmation } from "@caravan/core/kernel/ports";
import { type Contained, containedIn } from "@caravan/domain/confirmation/contained";
import { emptySegment } from "@caravan/domain/confirmation/empty-segment";
import type { EvidenceField, ReadPlace, ReadSegment, Span, TravelData } from "@caravan/domain/confirmation/reading";
import { travelData } from "@caravan/gazetteer/travel-data";
import { htmlToText } from "../link-reader/html-to-text.ts";
import { combined } from "./combine.ts";
import { type Draft, draftOf } from "./draft.ts";
import { writtenMoment } from "./local-time.ts";
import { type Claim, MOST_SHOWN } from "./model-question.ts";
import { placeOf } from "./places.ts";
import { distinctNames, travellerNamed } from "./travellers.ts";

/** Its values stand in the text, but whether they belong together only the model says. */
const CONFIDENCE = 0.5;
const LINE = 255;

/**
 * What was read with what a model claims, as far as the text has it. It fills what rules left open; segments of its own come
 * in only where the rules found none.
 */
export function withClaims(read: ReadConfirmation, claims: readonly Claim[], writtenOn: string): ReadConfirmation {
  const text = containedIn(read.text.slice(0, MOST_SHOWN), writtenOn);
  const data = travelData();
  const known = read.reading.segments.map(draftOf);
  const drafts = claims.flatMap((it) => checked(it, text, data) ?? []);
  const segments = combined(known, drafts, () => known.length === 0).map((it) => it.segment);
  const helped = JSON.stringify(segments) !== JSON.stringify(read.reading.segments);
  const remark = "A language model helped to read this: compare it with the confirmation.";
  const remarks = helped ? [...read.reading.remarks, remark] : read.reading.remarks;
  return { ...read, reading: { ...read.reading, segments, remarks } };
}

/** A claim with nothing in it that the text does not have; null without its beginning, which makes it a segment. */
function checked(claim: Claim, text: Contained, data: TravelData): Draft | null {
  const evidence: Partial<Record<EvidenceField, readonly Span[]>> = {};
  const keep = <T>(field: EvidenceField, value: T | null, spans: (value: T) => readonly Span[]): T | null => {
    const found = value === null ? [] : spans(value);
    if (found.length > 0) evidence[field] = found;
    return found.length > 0 ? value : null;
  };
  const words = (field: EvidenceField, value: string | undefined) =>
    keep(field, htmlToText(value ?? "", LINE), (it) => text.words(it));
  const moment = (field: EvidenceField, value: string | undefined) => {
    const local = writtenMoment(value ?? null)?.local ?? null;
    return keep(field, local, text.moment) ?? keep(field, local?.slice(0, 10) ?? null, text.date);
  };

  const start = moment("start", claim.start);
  if (start === null) return null;
  const ended = moment("end", claim.end);
  const end = ended !== null && ended >= start.slice(0, ended.length) ? ended : null;
  if (end === null) delete evidence.end;
  const isJourney = claim.kind === "flight" || claim.kind === "train";
  const hasEnds = isJourney || claim.kind === "car_rental" || claim.kind === "other";
  const sort = claim.kind === "flight" ? "airport" : "station";
  const place = (field: "from" | "to" | "place", value: string | undefined): ReadPlace | null => {
    const name = words(field, value);
    const iata = name && /^[A-Z]{3}$/.test(name) && data.airport(name) ? name : null;
    return name === null ? null : placeOf({ name, iata }, field === "place" ? "venue" : sort, data);
  };
  const from = hasEnds ? place("from", claim.from) : null;
  const to = hasEnds ? place("to", claim.to) : null;
  const at = isJourney || claim.kind === "car_rental" ? null : place("place", claim.place);
  const names = (claim.travellers ?? []).flatMap((it) => travellerNamed(htmlToText(it, LINE)) ?? []);
  const travellers = distinctNames(names.filter((it) => text.words(it).length > 0));
  if (travellers.length > 0) evidence.travellers = travellers.flatMap((it) => text.words(it));
  const changed = claim.status === "cancelled" || claim.status === "changed" ? claim.status : null;
  const status = changed && words("status", claim.status_words) ? changed : null;

  const segment: ReadSegment = {
    ...emptySegment(claim.kind, status ?? "confirmed"),
    provider: words("provider", claim.provider),
    number: isJourney ? keep("number", numberOf(claim), text.number) : null,
    confirmationNumber: words("confirmation_number", claim.confirmation_number),
    travellers,
    title: claim.kind === "meeting" || claim.kind === "other" ? words("title", claim.title) : null,
    start,
    end,
    startTimezone: (from ?? at)?.timezone ?? null,
    endTimezone: end === null ? null : ((to ?? at)?.timezone ?? null),
    from,
    to,
    place: at,
    evidence,
    confidence: CONFIDENCE,
  };
  return { ...draftOf(segment), statusStated: status !== null };
}

function numberOf({ kind, number }: Claim): string | null {
  const line = htmlToText(number ?? "", LINE);
  if (line === null || kind !== "flight") return line;
  const match = /^([A-Z\d]{2})[ -]?0{0,3}(\d{1,4}[A-Z]?)$/.exec(line.toUpperCase());
  return match && /[A-Z]/.test(match[1] ?? "") ? `${match[1]}${match[2]}` : null;
}
