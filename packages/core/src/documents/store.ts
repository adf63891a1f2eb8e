import { columnList, type RowOf, type Sql, statement, t } from "@caravan/db/sql";
import { untilHungUp } from "@caravan/db/until-hung-up";
import type { DocumentKind } from "@caravan/domain/field-choices";
import { foldAccents } from "@caravan/domain/fold-text";
import { requireRole, requireRoleLocked } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import { concurrencyLimiter } from "../kernel/concurrency-limiter.ts";
import type { Context } from "../kernel/context.ts";
import { notFound, rateLimited } from "../kernel/errors.ts";

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
  activity_id: t.nullable(t.uuid),
  cover: t.boolean,
  created_at: t.timestamp,
  updated_at: t.timestamp,
};
const openedRow = { ...documentRow, file_key: t.nullable(t.text), text: t.nullable(t.text) };

export type DocumentRow = RowOf<typeof documentRow>;
export type OpenedDocument = RowOf<typeof openedRow>;

const names = { uploaded_by_name: "u.name" };
/** `$2` is the reader, for whom other people\'s private documents do not exist. */
const seen = "d.trashed_at is null and (not d.private or d.uploaded_by_id = $2)";

const list = statement(
  "document-list",
  `select ${columnList(documentRow, "d", names)}
     from documents d join users u on u.id = d.uploaded_by_id
    where d.trip_id = $1 and ${seen} order by d.created_at desc, d.id desc`,
  [t.uuid, t.uuid],
  documentRow,
);
/** Uses the trigram index to find documents of this trip that may contain the pattern. */
const search = statement(
  "document-search",
  `select d.id from documents d where d.trip_id = $1 and ${seen} and d.folded_text like $3`,
  [t.uuid, t.uuid, t.text],
  { id: t.uuid },
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

/** Without case and accents, for comparison and search. */
export const folded = (text: string): string => foldAccents(text).toLowerCase();

/** All documents that the reader may see, newest first. */
export async function documentsOf(ctx: Context, tripId: string): Promise<DocumentRow[]> {
  await requireRole(ctx, tripId, "viewer");
  return ctx.sql.rows(list, [tripId, signedIn(ctx.actor).userId]);
}

/** Searching long texts is expensive, so the searches of one account run one after another, and only a few may wait. */
const searches = concurrencyLimiter({ mostOfOne: 1, mostWaiting: 5, refusal: () => rateLimited(2) });

/**
 * The ids of the documents, among those that the reader may see, whose text contains the words. The caller has checked
 * the permission. Stops when the caller hangs up.
 *
 * @param words folded
 *
 * @throws limited `rate_limited`
 */
export async function documentsThatSay(ctx: Context, tripId: string, words: string): Promise<ReadonlySet<string>> {
  const { userId } = signedIn(ctx.actor);
  const pattern = `%${words.replace(/[\\%_]/g, "\\$&")}%`;
  const found = await searches.run(
    userId,
    () => untilHungUp(ctx.ports.database, ctx.signal, (sql) => sql.rows(search, [tripId, userId, pattern])),
    ctx.signal,
  );
  return new Set(found.map((it) => it.id));
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

const passOn = statement("documents-pass-on", "update documents set uploaded_by_id = $2 where uploaded_by_id = $1", [
  t.uuid,
  t.uuid,
]);

/** Makes a former member the author of what a deleted account added to trips of others. */
export async function passOnDocuments(sql: Sql, userId: string, formerId: string): Promise<void> {
  await sql.rows(passOn, [userId, formerId]);
}
