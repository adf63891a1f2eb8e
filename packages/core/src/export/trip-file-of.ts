import { statement, t } from "@caravan/db/sql";
import type { MemberRole } from "@caravan/domain/field-choices";
import { type SegmentFields, segmentFieldNames } from "@caravan/domain/segments/segment";
import type { TripDocument } from "@caravan/domain/trip/document";
import { type FilePerson, mostRows, type TripFile } from "@caravan/domain/trip-file/trip-file";
import { bookingsForExport } from "../bookings/bookings-for-export.ts";
import { checklistsForExport } from "../checklists/checklists-for-export.ts";
import { commentsForExport } from "../comments/comments-for-export.ts";
import { documentsForExport, type ExportedDocument } from "../documents/documents-for-export.ts";
import { editsForExport } from "../edit-log/edits-for-export.ts";
import { loadMoney } from "../expenses/money-records.ts";
import { peopleIn } from "../expenses/trip-money.ts";
import { displayNameSql } from "../identity/display-name-sql.ts";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { type StoredSegment, segmentsOnTrip } from "../segments/segments-on-trip.ts";

const people = statement(
  "export-people",
  `select u.id, ${displayNameSql("u")} as name, m.role
     from users u left join members m on m.user_id = u.id and m.trip_id = $1
    where m.user_id is not null or u.id = any($2::uuid[]) order by m.created_at nulls last, u.id`,
  [t.uuid, t.list(t.uuid)],
  { id: t.uuid, name: t.text, role: t.nullable(t.textOf<MemberRole>()) },
);

export interface ExportedTrip {
  readonly file: TripFile;
  /** Those of the file, with their keys in the store. */
  readonly documents: readonly ExportedDocument[];
}

/**
 * Everything of a trip that the caller may see, as a trip file. What members do not see of each other is not in it:
 * private documents, confirmation numbers and requests of bookings. The caller has checked the permission.
 */
export async function tripFileOf(ctx: Context, trip: TripDocument): Promise<ExportedTrip> {
  const reader = signedIn(ctx.actor);
  const seesBookings = reader.kind === "person" || reader.scopes.includes("bookings:read");
  const { expenses, rates } = await loadMoney(ctx, trip);
  const documents = await documentsForExport(ctx, trip.id);
  const bookings = seesBookings ? await bookingsForExport(ctx, trip.id) : [];
  const history = await editsForExport(ctx, trip.id, mostRows.history);
  const checklists = await checklistsForExport(ctx, trip.id);
  const comments = await commentsForExport(ctx, trip.id);
  const segments = (await segmentsOnTrip(ctx, trip.id)).map((it) => fileSegment(it, reader.userId));
  const named = [
    ...[reader.userId, ...peopleIn(expenses), ...bookings.map((it) => it.ownerId)],
    ...[...documents.map((it) => it.uploadedById), ...history.flatMap((it) => it.authorId ?? [])],
    ...checklists.flatMap(({ items }) => items.flatMap((it) => it.doneById ?? [])),
    ...comments.flatMap((it) => [it.authorId, ...it.mentions, ...it.reactions.map(({ personId }) => personId)]),
  ];
  const file: TripFile = {
    exportedAt: ctx.now.toISOString(),
    exportedById: reader.userId,
    leftOut: leftOut({ seesBookings, documents }),
    trip,
    people: [...(await ctx.sql.rows(people, [trip.id, [...new Set(named)]]))] as FilePerson[],
    segments,
    bookings,
    expenses: expenses.map(({ tripId: _, createdById: __, document, createdAt, updatedAt, split, ...it }) => ({
      ...it,
      split: { mode: split.mode, shares: split.shares.map((share) => ({ ...share })) },
      documentId: document?.id ?? null,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    })),
    rates: rates.map(({ currency, rate, referenceDate }) => ({ currency, rate, referenceDate })),
    documents: documents.map(({ fileKey: _, ...it }) => it),
    comments,
    checklists,
    history,
  };
  return { file, documents };
}

/** Members do not see the number of a booking that its owner only recorded. */
function fileSegment(it: StoredSegment, readerId: string): TripFile["segments"][number] {
  const fields = Object.fromEntries(segmentFieldNames.map((name) => [name, it[name]])) as SegmentFields;
  const hidden = it.isRecorded && it.ownerId !== readerId ? { confirmationNumber: null } : {};
  const { id, bookingId, evidence, confidence, corrected } = it;
  return { ...fields, ...hidden, id, bookingId, evidence, confidence, corrected } as TripFile["segments"][number];
}

function leftOut({ seesBookings, documents }: { seesBookings: boolean; documents: readonly ExportedDocument[] }) {
  const files = documents.filter((it) => it.fileKey !== null).length;
  const left = [
    ["Public links, invitations, and proposals with their comments", "they belong to the trip where it was."],
    ["Undoing earlier changes", "the history can be read, but not undone, where it is imported."],
    ...(seesBookings ? [] : [["Bookings", "the key that exported it has no scope bookings:read."]]),
    ...(files === 0 ? [] : [[`The files of ${files} documents`, "a ZIP includes them."]]),
  ];
  return left.map(([what, why]) => `${what}: ${why}`);
}
