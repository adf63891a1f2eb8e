import { type Sql, statement, t } from "@caravan/db/sql";
import { TRASH_DAYS } from "@caravan/domain/trash";
import { said } from "@caravan/domain/words/sentence";
import { requireRole, requireRoleLocked } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { forbidden, notFound } from "../kernel/errors.ts";
import { recordChange } from "../kernel/record-change.ts";

const trash = statement("document-trash", "update documents set trashed_at = $2, cover = false where id = $1", [
  t.uuid,
  t.timestamp,
]);

/** The document must be locked. */
export async function trashDocument(sql: Sql, documentId: string, now: Date): Promise<void> {
  await sql.rows(trash, [documentId, now]);
}

const row = {
  id: t.uuid,
  name: t.text,
  private: t.boolean,
  tripId: t.uuid,
  uploadedById: t.uuid,
};
const inTrash = `select id, name, private, trip_id as "tripId", uploaded_by_id as "uploadedById" from documents
  where id = $1 and trashed_at is not null and (not private or uploaded_by_id = $2)`;
const find = statement("document-in-trash", inTrash, [t.uuid, t.uuid], row);
const findLocked = statement("document-in-trash-locked", `${inTrash} for update`, [t.uuid, t.uuid], row);

/**
 * Locks a document in the trash, of a trip that is not in the trash, for somebody who may delete it. The trip is locked
 * first.
 */
async function lockInTrash(ctx: Context, documentId: string) {
  const whose = [documentId, signedIn(ctx.actor).userId] as const;
  const [found] = await ctx.sql.rows(find, whose);
  if (!found) throw notFound("document");
  await requireRoleLocked(ctx, found.tripId, "viewer", "document");
  const [document] = await ctx.sql.rows(findLocked, whose);
  if (!document) throw notFound("document");
  const role = await requireRole(ctx, document.tripId, "editor");
  return { ...document, role };
}

const restore = statement("document-restore", "update documents set trashed_at = null where id = $1", [t.uuid]);

/** Restores a document, for those who may delete it. An expense whose receipt it is shows it again. */
export async function restoreDocument(ctx: Context, documentId: string): Promise<void> {
  const document = await lockInTrash(ctx, documentId);
  await ctx.sql.rows(restore, [document.id]);
  const summary = document.private ? said`Restored a private document` : said`Restored the document "${document.name}"`;
  await recordChange(ctx, document.tripId, { action: "restore_from_trash", summary, records: "documents" });
}

// A trigger records the storage key, and the next sweep deletes the file.
const remove = statement("document-delete", "delete from documents where id = $1", [t.uuid]);

/** For its uploader and the owner of the trip. */
export async function deleteDocumentForGood(ctx: Context, documentId: string): Promise<void> {
  const document = await lockInTrash(ctx, documentId);
  if (document.role !== "owner" && document.uploadedById !== signedIn(ctx.actor).userId)
    throw forbidden("Only the person who uploaded a document and the owner of the trip can delete it for good.");
  await ctx.sql.rows(remove, [document.id]);
}

const empty = statement(
  "documents-empty-trash",
  `delete from documents d using trips t
    where t.id = d.trip_id and d.trashed_at is not null and t.trashed_at is null
      and (d.uploaded_by_id = $1 or t.owner_id = $1 and not d.private) returning d.id`,
  [t.uuid],
  { id: t.uuid },
);

/** @returns the number of deleted documents */
export async function deleteDocumentsInTrash(sql: Sql, userId: string): Promise<number> {
  return (await sql.rows(empty, [userId])).length;
}

export const deleteDocumentsLongInTrash = statement(
  "documents-delete-trashed",
  `delete from documents where id in (select id from documents where trashed_at < now() - interval '${TRASH_DAYS} days'
     order by trashed_at limit 100 for update skip locked)`,
  [],
);
