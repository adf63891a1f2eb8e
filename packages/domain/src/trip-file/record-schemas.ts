import { z } from "zod";
import { toAmount } from "../amount.ts";
import { evidenceFields, segmentKinds, segmentStatuses } from "../confirmation/reading.ts";
import { bookingKinds, bookingOrigins, memberRoles } from "../field-choices.ts";
import * as f from "../fields.ts";
import { expenseCategories } from "../money/cost-entry.ts";
import { splitModes } from "../money/expense-split.ts";
import { segmentFieldNames } from "../segments/segment.ts";
import { camelKeys } from "./key-case.ts";
import { fileId, point } from "./plan-schema.ts";
import { saysThe, wordsSchema } from "./words-schema.ts";

/** The records beside the plan in a trip file. */

const words = f.segmentWords.nullable();
const amount = f.money.transform(toAmount);
const most = { evidence: 50, sharers: f.mostSharers };

export const personSchema = z.object({
  id: fileId,
  name: f.recordedName,
  role: z.enum(memberRoles).nullable(),
});

const place = z.object({
  name: f.segmentWords,
  iata: z.string().max(3).nullable(),
  city: words,
  country: words,
  address: f.activityAddress.nullable(),
  ...point,
  timezone: f.timezone.nullable(),
});

const details = z
  .object({
    seats: words,
    travel_class: words,
    from_terminal: words,
    to_terminal: words,
    from_platform: words,
    room: words,
    vehicle: words,
    guests: z.int().min(0).max(500).nullable(),
    table: z.boolean().optional(),
  })
  .transform(camelKeys);

const span = z.object({ start: z.int().min(0), end: z.int().min(0), text: f.bookingWords.optional() });

export const segmentSchema = z
  .object({
    id: fileId,
    booking_id: fileId,
    kind: z.enum(segmentKinds),
    status: z.enum(segmentStatuses),
    provider: words,
    number: f.segmentNumber.nullable(),
    confirmation_number: f.confirmationNumber.nullable(),
    travellers: f.segmentTravellers,
    title: words,
    start: f.localTime.nullable(),
    end: f.localTime.nullable(),
    start_timezone: f.timezone.nullable(),
    end_timezone: f.timezone.nullable(),
    from: place.nullable(),
    to: place.nullable(),
    place: place.nullable(),
    price: z.object({ amount, currency: f.currency }).nullable(),
    details,
    evidence: z.partialRecord(z.enum(evidenceFields), z.array(span).max(most.evidence)),
    confidence: f.confidence,
    corrected: z.array(z.enum(segmentFieldNames)).max(segmentFieldNames.length),
  })
  .transform(camelKeys);

const count = z.int().min(0).max(2_000_000_000).nullable();
const clock = f.clockTime.nullable();
const text = f.bookingWords.nullable();

export const bookingSchema = z
  .object({
    id: fileId,
    owner_id: fileId,
    origin: z.enum(bookingOrigins),
    status: f.bookingStatus,
    kind: z.enum(bookingKinds),
    title: f.bookingWords,
    city: text,
    country: text,
    address: text,
    ...point,
    start_date: f.calendarDate.nullable(),
    end_date: f.calendarDate.nullable(),
    start_time: clock,
    end_time: clock,
    adults: count,
    children: count,
    rooms: count,
    provider: text,
    confirmation_number: text,
    price: amount.nullable(),
    currency: f.currency.nullable(),
    /** As its owner sent it; null of a booking of somebody else. */
    request: z
      .object({
        destination: f.openJson,
        dates: f.openJson,
        guests: f.openJson,
        preferences: f.openJson,
        special_requests: f.openJson,
        notes: f.bookingNotes.nullable(),
      })
      .transform(camelKeys)
      .nullable(),
  })
  .transform(camelKeys);

const replaces = z.string().regex(/^(?:activity|booking|segment):[0-9a-f-]{36}$/, "must be the key of an entry");

export const expenseSchema = z
  .object({
    id: fileId,
    title: f.expenseTitle,
    category: z.enum(expenseCategories),
    amount,
    currency: f.currency,
    date: f.calendarDate,
    paid_by_id: fileId.nullable(),
    split: z.object({
      mode: z.enum(splitModes),
      shares: z
        .array(
          z
            .object({ person_id: fileId, weight: f.shareWeight.optional(), amount: amount.optional() })
            .transform(camelKeys),
        )
        .max(most.sharers),
    }),
    notes: f.expenseNotes.nullable(),
    document_id: fileId.nullable(),
    replaces: replaces.nullable(),
    created_at: f.instant,
    updated_at: f.instant,
  })
  .transform(camelKeys);

export const rateSchema = z
  .object({
    currency: f.currency,
    /** A decimal as text: it has more digits than a number keeps. */
    rate: z.string().regex(/^\d{1,14}(?:\.\d{1,10})?$/, "must be a decimal number as text"),
    reference_date: f.calendarDate.nullable(),
  })
  .transform(camelKeys);

export const documentSchema = z
  .object({
    id: fileId,
    name: f.documentName,
    kind: f.documentKind,
    private: z.boolean(),
    content_type: f.opaque,
    size: z.int().min(0).max(1_000_000_000),
    uploaded_by_id: fileId,
    created_at: f.instant,
    /** All of a text; null of a file. */
    text: f.documentText.nullable(),
    /** Where a ZIP beside this file has it. */
    path: f.bookingWords.nullable(),
    /** The stop of a photo. */
    activity_id: fileId.nullable().default(null),
    /** The photo at the head of the trip: one of them at most. */
    cover: z.boolean().default(false),
  })
  .transform(camelKeys);

export const commentSchema = z
  .object({
    id: fileId,
    /** At most one of them; none: the trip itself. */
    activity_id: fileId.nullable(),
    day_id: fileId.nullable(),
    author_id: fileId,
    agent_name: f.recordedName.nullable(),
    text: f.commentText,
    mentions: z.array(fileId).max(100),
    reactions: z.array(z.object({ person_id: fileId, reaction: f.commentReaction }).transform(camelKeys)).max(1000),
    created_at: f.instant,
    edited_at: f.instant.nullable(),
  })
  .transform(camelKeys);

/** Of one list. */
const mostItems = 1000;

export const checklistSchema = z
  .object({
    id: fileId,
    kind: f.checklistKind,
    title: f.checklistTitle,
    /** Of whoever exported it alone. */
    private: z.boolean(),
    created_at: f.instant,
    items: z
      .array(
        z
          .object({
            id: fileId,
            section: f.checklistSection.nullable(),
            text: f.checklistItem,
            done_at: f.instant.nullable(),
            done_by_id: fileId.nullable(),
          })
          .transform(camelKeys),
      )
      .max(mostItems),
  })
  .transform(camelKeys);

export const editSchema = z
  .object({
    id: fileId,
    revision: z.int().min(0).max(2_000_000_000),
    action: f.opaque,
    summary: f.recordedSummary,
    /** The same as code and values, worded for each reader; null where a person wrote it. */
    words: wordsSchema.nullable().default(null),
    author_id: fileId.nullable(),
    agent_name: f.recordedName.nullable(),
    created_at: f.instant,
    reverts: z.array(fileId).max(2000),
  })
  .transform((it) => camelKeys({ ...it, words: it.words && saysThe(it.summary, it.words) ? it.words : null }));
