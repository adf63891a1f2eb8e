import type { Evidence, ReadSegment } from "@caravan/domain/confirmation/reading";
import { signedIn } from "../kernel/actor.ts";
import { concurrencyLimiter } from "../kernel/concurrency-limiter.ts";
import type { Context } from "../kernel/context.ts";
import { DomainError, rateLimited } from "../kernel/errors.ts";
import { type Confirmation, type ReadConfirmation, ReaderBusy } from "../kernel/ports.ts";
import { limitSegmentSize } from "./limit-segment-size.ts";

const tooMany = () => rateLimited(10);
/** A hostile confirmation takes seconds of a thread, so one account may not use all of them. */
const readings = concurrencyLimiter({ mostOfOne: 6, refusal: tooMany });

/** The maximum length of evidence that is shown. */
const LONGEST_QUOTE = 200;
/** The longest agency itineraries have about thirty. */
const MOST_SEGMENTS = 100;

/**
 * Reads a confirmation outside the event loop, with the evidence of each field.
 *
 * @throws 422 `unreadable` when it is not what it claims to be, or takes too long
 * @throws limited `rate_limited` when too many are being read
 */
export async function extractConfirmation(ctx: Context, confirmation: Confirmation): Promise<ReadConfirmation> {
  const today = ctx.now.toISOString().slice(0, 10);
  const { userId } = signedIn(ctx.actor);
  const found = await readings.run(userId, () =>
    ctx.ports.confirmations.read(confirmation, today, userId, ctx.signal).catch((error) => {
      throw error instanceof ReaderBusy ? tooMany() : error;
    }),
  );
  if (!found) throw unreadable();
  const read = replaceUnstorableCharacters(found);
  const { segments, remarks } = read.reading;
  const first = segments.slice(0, MOST_SEGMENTS).map((it) => quoted(limitSegmentSize(it), read.text));
  const cut =
    segments.length > MOST_SEGMENTS ? [`Only the first ${MOST_SEGMENTS} of ${segments.length} were taken.`] : [];
  return { ...read, reading: { ...read.reading, segments: first, remarks: [...remarks, ...cut] } };
}

function quoted(segment: ReadSegment, text: string): ReadSegment {
  const evidence: Evidence = Object.fromEntries(
    Object.entries(segment.evidence).map(([field, spans]) => [
      field,
      spans.map(({ start, end }) => ({ start, end, text: text.slice(start, Math.min(end, start + LONGEST_QUOTE)) })),
    ]),
  );
  return { ...segment, evidence };
}

const unreadable = () =>
  new DomainError(
    "unprocessable",
    "unreadable",
    "This could not be read. It may be damaged, protected by a password, or a scan without text; paste its text instead.",
  );

export const nothingRecognised = () =>
  new DomainError(
    "unprocessable",
    "nothing_recognised",
    "No flight, train, stay, car or meeting was found in it. Nothing was stored; paste the whole confirmation, or add it by hand.",
  );

/**
 * Mails and PDFs can contain NUL and lone surrogates, which the database refuses. Each is replaced by one character, so
 * that the positions of evidence stay right.
 */
function replaceUnstorableCharacters(read: ReadConfirmation): ReadConfirmation {
  return everyText(read) as ReadConfirmation;
}

function everyText(value: unknown): unknown {
  if (typeof value === "string") return value.toWellFormed().replaceAll("\0", "\ufffd");
  if (Array.isArray(value)) return value.map(everyText);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, everyText(it)]));
}
