import type { Contained } from "@caravan/domain/confirmation/contained";
import type { Evidence, EvidenceField, ReadSegment, Span } from "@caravan/domain/confirmation/reading";
import { distinctSpans } from "./combine.ts";
import type { Draft } from "./draft.ts";
import { clockIn } from "./local-time.ts";

/** A draft that nobody adds to any more: its instants on local clocks, and its values shown in the text. */
export function settled(draft: Draft, text: Contained): ReadSegment {
  const { segment } = draft;
  const doubt = draft.instantsDoubtful ? text : null;
  const start = local(segment.start, draft.startsAt, segment.startTimezone ?? zoneAt(segment, "from"), doubt);
  const end = local(segment.end, draft.endsAt, segment.endTimezone ?? zoneAt(segment, "to"), doubt);
  const timed: ReadSegment = {
    ...segment,
    start: start.local,
    end: end.local,
    startTimezone: start.local === null ? null : start.timezone,
    endTimezone: end.local === null ? null : end.timezone,
  };
  return { ...timed, evidence: withFound(timed, text) };
}

const zoneAt = ({ from, to, place }: ReadSegment, end: "from" | "to") =>
  (end === "from" ? from : to)?.timezone ?? place?.timezone ?? null;

interface LocalMoment {
  readonly local: string | null;
  readonly timezone: string | null;
}

/**
 * What is written in UTC is meant in UTC, but many a sender writes local clocks so: when the words of the mail have the
 * written clock and not the other one, they are right.
 */
function local(
  written: string | null,
  instant: Date | null,
  zone: string | null,
  doubt: Contained | null,
): LocalMoment {
  if (written === null || instant === null) return { local: written, timezone: zone };
  const there = zone === null ? null : clockIn(zone, instant);
  const says = (moment: string | null) => moment !== null && (doubt?.moment(moment).length ?? 0) > 0;
  if (says(written) && !says(there)) return { local: written, timezone: zone };
  return there === null ? { local: written, timezone: "UTC" } : { local: there, timezone: zone };
}

/** The spans that were read, and for values without any the places where the text says the same. */
function withFound(segment: ReadSegment, text: Contained): Evidence {
  const { price } = segment;
  const place = (it: ReadSegment["place"]) => {
    if (it === null) return [];
    const named = text.words(it.name);
    return named.length > 0 || it.iata === null ? named : text.words(it.iata);
  };
  const found: Partial<Record<EvidenceField, () => readonly Span[]>> = {
    provider: () => words(segment.provider, text),
    number: () => (segment.number === null ? [] : text.number(segment.number)),
    confirmation_number: () => words(segment.confirmationNumber, text),
    travellers: () => segment.travellers.flatMap((it) => text.words(it)),
    title: () => words(segment.title, text),
    start: () => (segment.start === null ? [] : text.moment(segment.start)),
    end: () => (segment.end === null ? [] : text.moment(segment.end)),
    from: () => place(segment.from),
    to: () => place(segment.to),
    place: () => place(segment.place),
    price: () => (price === null ? [] : text.amount(price.amount)),
  };
  const added = Object.entries(found).flatMap(([field, look]) => {
    if ((segment.evidence[field as EvidenceField]?.length ?? 0) > 0) return [];
    const spans = look();
    return spans.length === 0 ? [] : [[field, distinctSpans(spans)]];
  });
  return { ...segment.evidence, ...Object.fromEntries(added) };
}

const words = (value: string | null, text: Contained) => (value === null ? [] : text.words(value));
