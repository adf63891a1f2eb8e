import { z } from "zod";
import { type Amount, toAmount } from "./amount.ts";
import { isCalendarDate } from "./calendar.ts";
import {
  bookingStatuses,
  checklistKinds,
  commentReactions,
  documentKinds,
  largestAmount,
  longestActivityMinutes,
  longestAgentName,
  longestLegalText,
  placeCategories,
  shortestPassword,
  statusEventKinds,
  transportModes,
  tripAccommodations,
  tripStatuses,
  tripStyles,
  votes,
} from "./field-choices.ts";
import { cleanName } from "./files/file-name.ts";
import { parseCoordinates } from "./places/coordinates.ts";
import "./validation-messages.ts";

/**
 * The fields that every schema is composed of. A bound is written here once per meaning: creating and updating a trip
 * bound `travelers` differently, because the interface does.
 */

/** The database cannot store NUL and lone surrogates. */
const isText = (value: string) => value.isWellFormed() && !value.includes("\u0000");
const text = (max: number) => z.string().max(max).refine(isText, "must be valid Unicode text without NUL");
/** Compared without case, spaces and dashes. */
const typedCode = text(64).transform((value) => value.replace(/[\s\p{Pd}]/gu, "").toUpperCase());
const requiredText = (max: number) => text(max).trim().min(1, "must not be empty");

/** Any well-formed UUID may be an id; `z.uuid()` would refuse some. */
export const id = z.guid();

/** Aborts further checks of the object for an invalid date, which cannot be compared with others. */
export const calendarDate = z
  .string()
  .refine(isCalendarDate, { error: "must be a calendar date, written YYYY-MM-DD", abort: true })
  .meta({ format: "date" });

const clock = /^(?:(\d{4}-\d{2}-\d{2})[T ])?([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/i;

/** A time as it was written: the clock time `HH:MM`, the date of a date-time, and whether it had an offset. */
export interface WrittenTime {
  readonly clock: string;
  readonly date: string | null;
  readonly hasOffset: boolean;
}

export const writtenTimeWords = "24-hour HH:MM";

/** The clock time is kept as written; nothing is converted. */
export const writtenTime = z
  .string()
  .transform((value, context): WrittenTime => {
    const [, date = null, hours, minutes, offset] = clock.exec(value.trim()) ?? [];
    if (hours !== undefined && (date === null || isCalendarDate(date)))
      return { clock: `${hours}:${minutes}`, date, hasOffset: offset !== undefined };
    context.addIssue("must be a time of day such as 09:30, 09:30:00 or an ISO 8601 date-time");
    return z.NEVER;
  })
  .meta({ description: writtenTimeWords });

/** Only the clock time, `HH:MM`. */
export const clockTime = writtenTime.transform((it) => it.clock).meta({ description: writtenTimeWords });

/** As a number, for schemas that are used in both directions. */
export const money = z.number().min(0).max(largestAmount);
export const amount = money.transform((value): Amount => toAmount(value));

export const currency = z
  .string()
  .regex(/^[A-Za-z]{3}$/, "must be a 3-letter currency code")
  .transform((value) => value.toUpperCase());

export const timezone = z.string().refine(isTimezone, "must be an IANA time zone such as Europe/Lisbon");

function isTimezone(value: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: value });
    return true;
  } catch {
    // The constructor throws a RangeError for unknown names.
    return false;
  }
}

export const destination = requiredText(255);
/** Of a destination of our own list, such as `lisbon`. */
export const destinationId = requiredText(120);
/** Of one stop; all together have those of the trip's dates. */
export const shiftMinutes = z.number().int().min(-1439).max(1439);
export const stopNights = z.number().int().min(1).max(365);
export const tripTitle = requiredText(255);
export const tripNotes = text(2000);
/** Words, and sentences that say what a trip should have. */
export const planWish = requiredText(1_000);
export const interests = z.array(planWish).max(50);
/** The interface states no maximum; this is the column's. */
export const travelersAtCreation = z.number().int().min(1).max(2_147_483_647);
export const travelersAtUpdate = z.number().int().min(1).max(20);

export const tripStyle = z.enum(tripStyles);
export const tripAccommodation = z.enum(tripAccommodations);
export const tripStatus = z.enum(tripStatuses);

export const activityTitle = requiredText(255);
export const activityDescription = text(1000);
export const activityLocation = text(255);
export const activityAddress = text(500);
export const activityNotes = text(1000);
export const activityPriority = z.number().int().min(1).max(10);
export const activityMinutes = z.number().int().min(0).max(longestActivityMinutes);
export const dayNotes = text(5000);
/** Why the planner chose something: a sentence or two. */
export const plannerReason = text(2000);
/** Of several changes made together, for the edit log. */
export const changeSummary = requiredText(300);
export const dayNumber = z.number().int();
export const expectedRevision = z.number().int().min(1).meta({
  description: "That you saw; 409 stale_revision when the trip has moved on",
});

export const preferenceWords = z.array(requiredText(120)).max(100);
export const confidence = z.number().min(0).max(1);
export const signalType = requiredText(120);
export const signalValue = z.union([requiredText(1000), z.number(), z.boolean()]);

export const email = z.string().trim().toLowerCase().max(254).pipe(z.email("must be an email address"));
/** What somebody types or pastes to find a place; links of maps are long. */
export const placeQuery = text(2000).trim();
/** `38.69,-9.21`: degrees north and east. */
export const coordinatePair = z.string().transform((value, context) => {
  const [lat, lng, ...more] = value.split(",");
  const point = more.length === 0 ? parseCoordinates(lat, lng) : null;
  if (point) return point;
  context.addIssue("must be degrees north and east, such as 38.69,-9.21");
  return z.NEVER;
});
/** Tokens, cursors and gazetteer ids that clients send back. */
export const opaque = text(200).min(1);

/** Local `YYYY-MM-DDTHH:MM`, or a date alone. A longer form loses its seconds and its offset. */
export const localTime = z
  .string()
  .transform((value, context) => {
    const [, date = "", clock] =
      /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/i.exec(value.trim()) ??
      [];
    if (isCalendarDate(date) && (clock === undefined || /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(clock)))
      return clock === undefined ? date : `${date}T${clock}`;
    context.addIssue("must be a local date and time such as 2030-05-03T09:30, or a date");
    return z.NEVER;
  })
  .meta({ description: "Local YYYY-MM-DDTHH:MM, or YYYY-MM-DD where no clock is known" });
export const segmentWords = requiredText(255);
export const segmentNumber = requiredText(40);
export const confirmationNumber = requiredText(80);
export const segmentTravellers = z.array(requiredText(120)).max(50);
/** The body limit is the bound of the text that it carries. */
export const confirmationText = z
  .string()
  .trim()
  .min(1, "must not be empty")
  .max(1_048_576)
  .refine(isText, "must be valid Unicode text without NUL");

/** argon2 accepts any length; the limit keeps sign-ins from using much CPU. */
export const password = z.string().min(shortestPassword, `must have at least ${shortestPassword} characters`).max(256);
/** A mailed code, however it was typed. */
export const emailCode = typedCode;
export const personName = requiredText(120);
/** The part of an address after the @. */
export const mailDomain = z.hostname("must be the name of a domain, such as example.com").max(253).toLowerCase();
/** Zero allows no uploads. */
export const quotaMegabytes = z.number().int().min(0).max(10_000_000);
export const legalText = text(longestLegalText).trim();
export const agentName = requiredText(longestAgentName);

export const grantableRole = z.enum(["editor", "viewer"]);

/** Any case, with spaces and dashes. */
export const tripCode = typedCode;
export const groupTitle = requiredText(255);
export const placeName = requiredText(255);
export const placeCity = text(120);
export const placeNeighborhood = text(120);
export const placeBlurb = text(500);
export const placeCategory = z.enum(placeCategories);
export const placeConfidence = z.enum(["high", "medium", "low"]);
export type PlaceConfidence = z.output<typeof placeConfidence>;
export const inspirationText = requiredText(5000);
export const inspirationUrl = requiredText(2000);
export const vote = z.enum(votes);
export const voteReason = text(500);
export const checklistKind = z.enum(checklistKinds);
export const checklistTitle = requiredText(120);
export const checklistSection = requiredText(60);
export const checklistItem = requiredText(200);
export const commentText = requiredText(2000);
export const commentReaction = z.enum(commentReactions);
/** At most a year. */
export const flexibilityDays = z.number().int().min(0).max(366);
export const blackoutDates = z.array(calendarDate).max(400);
export const destinationNames = z.array(destination).max(20);
export const accommodationWish = text(120);
export const additionalRounds = z.number().int().min(1).max(10);
/** Score of an alignment: 20 and 25 more for each of dates, destination and budget. */
export const alignmentScore = z.number().min(0).max(100);

export const bookingStatus = z.enum(bookingStatuses);
export const bookingNotes = text(5000);
/** Open JSON of bookings is kept as sent, so its size is bounded. */
const longestOpenJson = 10_000;
const deepestOpenJson = 12;
/** Any JSON, also `null`, but required. */
export const openJson = z.unknown().superRefine((value, context) => {
  const wrong = value === undefined ? "is required" : wrongWithJson(value);
  if (wrong !== undefined) context.addIssue(wrong);
});
export const openObject = z.looseObject({}).superRefine((value, context) => {
  const wrong = wrongWithJson(value);
  if (wrong !== undefined) context.addIssue(wrong);
});

function wrongWithJson(value: unknown): string | undefined {
  if (depthOf(value, deepestOpenJson) > deepestOpenJson) return `must not be nested deeper than ${deepestOpenJson}`;
  const written = JSON.stringify(value);
  if (written.length > longestOpenJson) return `must have at most ${longestOpenJson} characters as JSON`;
  // JSON escapes both; a doubled backslash is no escape.
  return /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i.test(written) ? "must be valid Unicode text without NUL" : undefined;
}

/** Looks no deeper than one beyond `limit`. */
function depthOf(value: unknown, limit: number): number {
  if (typeof value !== "object" || value === null) return 0;
  let deepest = 0;
  if (limit > 0) for (const it of Object.values(value)) deepest = Math.max(deepest, depthOf(it, limit - 1));
  return 1 + deepest;
}

/** What was recognised in a booking, of any field. */
export const bookingWords = text(1000);
/** A name of somebody, as a file from elsewhere has it. */
export const recordedName = requiredText(255);
/** One entry of an edit log, as a file from elsewhere has it. */
export const recordedSummary = requiredText(5000);
export const instant = z.iso.datetime({ offset: true, error: "must be a moment such as 2030-05-03T09:30:00Z" });

export const expenseTitle = requiredText(255);
export const expenseNotes = text(1000);
/** The weight of a share; up to three decimals. */
export const shareWeight = z
  .number()
  .min(0.001)
  .max(1_000_000)
  .transform((value) => toAmount(value));
export const mostSharers = 500;
/** The value of one unit of a currency in another, as a decimal string with up to ten decimals. */
export const exchangeRate = z
  .number()
  .min(0.000_000_000_1)
  .max(99_999_999_999_999)
  .transform((value) => value.toFixed(10).replace(/\.?0+$/, ""));

export const documentKind = z.enum(documentKinds);
/** One line without invisible characters. */
export const documentName = text(255).transform((value, context) => {
  const name = cleanName(value);
  if (name !== null) return name;
  context.addIssue("must have a letter or a digit");
  return z.NEVER;
});
export const documentText = requiredText(50_000);
export const documentSearch = text(120).trim();

export const transportMode = z.enum(transportModes);
export const statusEventKind = z.enum(statusEventKinds);
/** The client's own id of an event, so that sending it again does nothing. */
export const clientEventId = requiredText(200);
export const eventMinutes = z.number().int().min(1).max(1440);
export const maxDetourMinutes = z.number().int().min(0).max(180);
export const snoozeMinutes = z.number().int().min(1).max(1440);
/** Local times without push messages; an end before the start is on the next day. */
export const quietHours = z.object({ start: clockTime, end: clockTime });
export const pushEndpoint = z
  .string()
  .max(2048)
  .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), "must be a web address")
  .meta({ format: "uri" });
/** base64url as browsers write it: of an uncompressed P-256 point, and of sixteen random bytes. */
export const pushPublicKey = z.string().regex(/^[A-Za-z0-9_-]{86,88}={0,2}$/, "must be 65 bytes in base64url");
export const pushSecret = z.string().regex(/^[A-Za-z0-9_-]{21,24}={0,2}$/, "must be 16 bytes in base64url");
export const deviceLabel = requiredText(120);
