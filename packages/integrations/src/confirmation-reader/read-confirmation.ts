import type { Confirmation, ReadConfirmation } from "@caravan/core/kernel/ports";
import { containedIn } from "@caravan/domain/confirmation/contained";
import { readConfirmation } from "@caravan/domain/confirmation/read";
import type { Reading, ReadingContext, ReadSegment, Span } from "@caravan/domain/confirmation/reading";
import { travelData } from "@caravan/gazetteer/travel-data";
import { eventsIn } from "./calendar.ts";
import { combined, MOST_SEGMENTS } from "./combine.ts";
import { completeness } from "./completeness.ts";
import { type Draft, draftOf } from "./draft.ts";
import { draftOfEvent, eventText } from "./event-drafts.ts";
import type { Part } from "./material.ts";
import { materialOf } from "./material-of.ts";
import { segmentsOfReservations } from "./reservations.ts";
import { settled } from "./settle.ts";

/** Between the message and what is attached to it. */
const BETWEEN = "\n\n";
/** Where values of structured data are looked for: what is behind the first pages of a mail is legal text. */
const SHOWN_WITHIN = 400_000;

/**
 * Reads everything but by a language model: data for machines, calendars, then the words of each part, each of which fills
 * what those before it left open. Null for what is not what it is said to be.
 */
export async function readEverything(confirmation: Confirmation, today: string): Promise<ReadConfirmation | null> {
  const material = await materialOf(confirmation);
  if (material === null) return null;
  const data = travelData();
  const context: ReadingContext = { today, data };
  const events = material.calendars.flatMap((it) => eventsIn(it));
  // A calendar alone is shown as its events; beside words it has none of its own.
  const isCalendar = material.parts.length === 0;
  if (isCalendar && events.length === 0) return null;

  const parts = isCalendar ? [] : readParts(material.parts, context);
  const text = isCalendar ? events.map(eventText).join(BETWEEN) : parts.map((it) => it.text).join(BETWEEN);
  const writtenAt = parts.find((it) => it.reading.writtenAt !== null)?.reading.writtenAt ?? null;

  let offset = 0;
  const ofEvents = events.map((event): Draft => {
    const words = eventText(event);
    const at = isCalendar ? offset : null;
    offset += words.length + BETWEEN.length;
    const read = readConfirmation(words, { today: event.start.local.slice(0, 10), data }).segments;
    // What else its words speak of has events of its own.
    const [draft] = combined(
      [draftOfEvent(event, data)],
      read.map((it) => draftOf(moved(it, at))),
      () => false,
    );
    return draft as Draft;
  });
  const stated = combined(segmentsOfReservations(material.documents, data), ofEvents);
  const drafts = parts.reduce<readonly Draft[]>(
    (known, part) => combined(known, part.drafts, (it) => stated.length === 0 || isNews(it, stated)),
    stated,
  );
  const contained = containedIn(text.slice(0, SHOWN_WITHIN), (writtenAt ?? today).slice(0, 10));
  const segments = drafts.map((it) => settled(it, contained)).slice(0, MOST_SEGMENTS);
  return {
    subject: material.subject,
    text,
    reading: {
      segments: inOrder(segments, stated.length > 0),
      writtenAt,
      language: parts.find((it) => it.reading.language !== null)?.reading.language ?? null,
      remarks: [
        ...new Set([
          ...parts.flatMap((it) => it.reading.remarks),
          ...events.flatMap((it) => remarkOn(it.repeats, it.summary)),
        ]),
      ],
    },
  };
}

/** The words alone; null for what is not what it is said to be. */
export async function textOf(confirmation: Confirmation): Promise<string | null> {
  const material = await materialOf(confirmation);
  return material?.parts.map((it) => it.text).join(BETWEEN) ?? null;
}

interface ReadPart {
  readonly text: string;
  readonly reading: Reading;
  readonly drafts: readonly Draft[];
}

function readParts(parts: readonly Part[], context: ReadingContext): ReadPart[] {
  let offset = 0;
  let { today } = context;
  return parts.map((part) => {
    const { text, reading } = bestReading(part, { ...context, today });
    // What is attached was written when the message was.
    today = reading.writtenAt?.slice(0, 10) ?? today;
    const at = offset;
    offset += text.length + BETWEEN.length;
    return { text, reading, drafts: reading.segments.map((it) => draftOf(moved(it, at))) };
  });
}

/** Of the two ways in which a sender writes a mail the one that tells more; the one that people see when they are equal. */
function bestReading({ text, instead, notWords }: Part, context: ReadingContext) {
  const reading = readConfirmation(blanked(text, notWords), context);
  if (instead === null) return { text, reading };
  const other = readConfirmation(instead, context);
  return completeness(other.segments) > completeness(reading.segments)
    ? { text: instead, reading: other }
    : { text, reading };
}

function blanked(text: string, ranges: Part["notWords"]): string {
  return ranges.reduce((all, { start, end }) => all.slice(0, start) + " ".repeat(end - start) + all.slice(end), text);
}

/** With its evidence behind `offset`; null: without it, since its text is not shown. */
function moved(segment: ReadSegment, offset: number | null): ReadSegment {
  if (offset === null) return { ...segment, evidence: {} };
  if (offset === 0) return segment;
  const move = ({ start, end }: Span) => ({ start: start + offset, end: end + offset });
  const evidence = Object.entries(segment.evidence).map(([field, spans]) => [field, spans?.map(move)]);
  return { ...segment, evidence: Object.fromEntries(evidence) };
}

/** Beside what is stated for machines, words add only what is certainly something else. */
function isNews({ segment }: Draft, stated: readonly Draft[]): boolean {
  const { kind, number, start } = segment;
  if (start === null) return false;
  const day = start.slice(0, 10);
  return stated.every(({ segment: known }) => {
    if (known.kind !== kind) return true;
    if (known.start === null) return false;
    const apart = day < known.start.slice(0, 10) || day > (known.end ?? known.start).slice(0, 10);
    return apart || (number !== null && known.number !== null && number !== known.number && start !== known.start);
  });
}

/** As the traveller meets them, where more than one source has told of them. */
function inOrder(segments: readonly ReadSegment[], mixed: boolean): readonly ReadSegment[] {
  const key = (it: ReadSegment) => it.start ?? "~";
  const sorted = mixed ? segments.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0)) : segments;
  // What the whole booking costs stands at its first segment.
  const seen = new Set<string>();
  return sorted.map((it) => {
    if (it.price === null) return it;
    const once = `${it.confirmationNumber} ${it.price.amount} ${it.price.currency}`;
    if (!mixed || !seen.has(once)) {
      seen.add(once);
      return it;
    }
    return { ...it, price: null };
  });
}

function remarkOn(repeats: boolean, summary: string | null): string[] {
  return repeats
    ? [`${summary ? `“${summary.slice(0, 80)}”` : "An event"} repeats; only its first time was read.`]
    : [];
}
