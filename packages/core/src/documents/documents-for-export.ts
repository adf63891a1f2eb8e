import { statement, t } from "@caravan/db/sql";
import type { DocumentKind } from "@caravan/domain/field-choices";
import type { FileDocument } from "@caravan/domain/trip-file/trip-file";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";

const onTrip = statement(
  "documents-for-export",
  `select id, name, kind, private, content_type as "contentType", bytes as size, uploaded_by_id as "uploadedById",
          created_at as "createdAt", activity_id as "activityId", cover, file_key as "fileKey",
          case when file_key is null then text end as text
     from documents where trip_id = $1 and trashed_at is null and (not private or uploaded_by_id = $2)
    order by created_at, id`,
  [t.uuid, t.uuid],
  {
    id: t.uuid,
    name: t.text,
    kind: t.textOf<DocumentKind>(),
    private: t.boolean,
    contentType: t.text,
    size: t.integer,
    uploadedById: t.uuid,
    createdAt: t.timestamp,
    activityId: t.nullable(t.uuid),
    cover: t.boolean,
    fileKey: t.nullable(t.text),
    text: t.nullable(t.text),
  },
);

export interface ExportedDocument extends FileDocument {
  /** In the store; null of a text. */
  readonly fileKey: string | null;
}

/** The documents that the reader may see, the oldest first; the caller has checked the permission. */
export async function documentsForExport(ctx: Context, tripId: string): Promise<ExportedDocument[]> {
  const rows = await ctx.sql.rows(onTrip, [tripId, signedIn(ctx.actor).userId]);
  return rows.map((it) => ({ ...it, createdAt: it.createdAt.toISOString(), path: null }));
}
