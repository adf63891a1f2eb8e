import { columnList, type RowOf, statement, t } from "@caravan/db/sql";
import type { DocumentKind } from "@caravan/domain/field-choices";
import { requireRole, requireRoleLocked } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { notFound } from "../kernel/errors.ts";

/** All fields except the text. */
const documentRow = {
  id: t.uuid,
  trip_id: t.uuid,
  uploaded_by_id: t.uuid,
  uploaded_by_name: t.nullable(t.text),
  name: t.text,
  kind: t.textOf<DocumentKind>(),
  private: t.boolean,
  content_type: t.text,
  bytes: t.integer,
  created_at: t.timestamp,
  updated_at: t.timestamp,
};
const openedRow = { ...documentRow, file_key: t.nullable(t.text), text: t.nullable(t.text) };

export type DocumentRow = RowOf<typeof documentRow>;
export type OpenedDocument = RowOf<typeof openedRow>;

const names = { uploaded_by_name: "u.name" };
/** `$2` is the reader, for whom other people\'s private documents do not exist. */
const seen = "(not d.private or d.uploaded_by_id = $2)";

const list = statement(
  "document-list",
  `select ${columnList(documentRow, "d", names)},
          $3::text is not null and d.text is not null and strpos(
            lower(regexp_replace(normalize(d.text, NFD), '[\\u0300-\\u036f]', '', 'g')), $3) > 0 as says
     from documents d join users u on u.id = d.uploaded_by_id
    where d.trip_id = $1 and ${seen} order by d.created_at desc, d.id desc`,
  [t.uuid, t.uuid, t.nullable(t.text)],
  { ...documentRow, says: t.boolean },
);
const find = statement(
  "document-find",
  `select ${columnList(openedRow, "d", names)} from documents d join users u on u.id = d.uploaded_by_id
     join members m on m.trip_id = d.trip_id and m.user_id = $2
    where d.id = $1 and ${seen}`,
  [t.uuid, t.uuid],
  openedRow,
);
const lock = statement(
  "document-lock",
  "select id from documents where id = $1 and trip_id = $2 for update",
  [t.uuid, t.uuid],
  { id: t.uuid },
);

/** Without case and accents, for comparing. */
export const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();

/** All that the reader may see, newest first. `says`: the words of the search are in its text. */
export async function documentsOf(
  ctx: Context,
  tripId: string,
  search: string | null,
): Promise<(DocumentRow & { readonly says: boolean })[]> {
  await requireRole(ctx, tripId, "viewer");
  const words = search === null ? null : folded(search);
  return ctx.sql.rows(list, [tripId, signedIn(ctx.actor).userId, words]);
}

/**
 * The only way to a document. Strangers get 404, and so does everybody else for a private one.
 *
 * @param tripId the trip that it must be on; left out where the address has only the document
 */
export async function documentFor(ctx: Context, documentId: string, tripId?: string): Promise<OpenedDocument> {
  const [row] = await ctx.sql.rows(find, [documentId, signedIn(ctx.actor).userId]);
  if (!row || (tripId !== undefined && row.trip_id !== tripId.toLowerCase())) throw notFound("document");
  // Whether a key includes this trip.
  await requireRole(ctx, row.trip_id, "viewer");
  return row;
}

/** The same for a change, inside a transaction: locks the trip, then the document. */
export async function documentForChange(ctx: Context, tripId: string, documentId: string): Promise<OpenedDocument> {
  await requireRoleLocked(ctx, tripId, "viewer");
  await ctx.sql.rows(lock, [documentId, tripId]);
  const document = await documentFor(ctx, documentId, tripId);
  await requireRole(ctx, tripId, "editor");
  return document;
}
