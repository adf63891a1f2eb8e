import { type Sql, statement, t } from "@caravan/db/sql";
import type { PlaceConfidence } from "@caravan/domain/fields";
import { said } from "@caravan/domain/words/sentence";
import type { OpenedGroup } from "../groups/access.ts";
import { author } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { conflict } from "../kernel/errors.ts";
import type { PlaceFields } from "./complete-place.ts";

/** Without dropped ones; a longer board could not be decided on. */
const MOST_CANDIDATES = 500;
/** The oldest dropped ones beyond this are deleted: they are kept only to be restored. */
const MOST_IGNORED = 500;

/** A place that is added to a board. */
export interface NewPlace extends PlaceFields {
  readonly key: string;
  readonly blurb: string | null;
  readonly confidence: PlaceConfidence | null;
  readonly picture: Uint8Array | null;
}

export interface Origin {
  readonly status: "review" | "board";
  readonly source: "place" | "text" | "url";
  readonly sourceUrl: string | null;
  readonly importId: string | null;
}

export interface AddedCandidates {
  /** Each once, in the given order. */
  readonly ids: readonly string[];
  readonly added: readonly string[];
  /** Were out or dropped, and are in review again. */
  readonly revived: readonly string[];
}

const known = statement(
  "candidate-known",
  "select id, key, status from place_candidates where group_id = $1 and key = any($2)",
  [t.uuid, t.list(t.text)],
  { id: t.uuid, key: t.text, status: t.text },
);
const count = statement(
  "candidate-count",
  "select count(*)::int as count from place_candidates where group_id = $1 and status <> 'ignored'",
  [t.uuid],
  { count: t.integer },
);
const trim = statement(
  "candidate-trim",
  `delete from place_candidates where id in (
     select id from place_candidates where group_id = $1 and status = 'ignored' order by updated_at desc, id desc offset $2)`,
  [t.uuid, t.bigint],
);
const insert = statement(
  "candidate-insert",
  `insert into place_candidates (id, group_id, key, name, city, neighborhood, category, blurb, confidence, status, place_id,
     lat, lng, source, source_url, import_id, added_by_id, added_by_agent, created_at, updated_at)
   select p.id, $1, p.key, p.name, p.city, p.neighborhood, p.category, p.blurb, p.confidence, $3, p."placeId",
          p.lat, p.lng, $4, $5, $6, $7, $8, $9, $9
     from jsonb_to_recordset($2::jsonb) as p(id uuid, key text, name text, city text, neighborhood text, category text,
          blurb text, confidence text, "placeId" text, lat float8, lng float8)`,
  [
    t.uuid,
    t.json(),
    t.text,
    t.text,
    t.nullable(t.text),
    t.nullable(t.uuid),
    t.nullable(t.uuid),
    t.nullable(t.text),
    t.timestamp,
  ],
);
const addPicture = statement("candidate-add-picture", "update place_candidates set picture = $2 where id = $1", [
  t.uuid,
  t.bytes,
]);
const revive = statement(
  "candidate-revive",
  `update place_candidates set status = 'review', updated_at = $2 where id = any($1) and status in ('out', 'ignored')
   returning id`,
  [t.list(t.uuid), t.timestamp],
  { id: t.uuid },
);

/**
 * Adds places to the board. A place that is on it is not added again; if it was dropped or voted out, it goes back to
 * review. The group has to be locked exclusively, so that simultaneous calls add a place once.
 *
 * @throws 409 `board_full`; then none has been added
 */
export async function addCandidates(
  ctx: Context,
  group: OpenedGroup,
  places: readonly NewPlace[],
  origin: Origin,
): Promise<AddedCandidates> {
  const { sql, now } = ctx;
  const distinct = [...new Map(places.toReversed().map((it) => [it.key, it])).values()].reverse();
  const keys = distinct.map((it) => it.key);
  const rows = await sql.rows(known, [group.id, keys]);
  const idByKey = new Map(rows.map((it) => [it.key, it.id]));
  const fresh = distinct.filter((it) => !idByKey.has(it.key)).map((it) => ({ ...it, id: ctx.newId() }));
  await checkRoom(sql, group.id, fresh.length + rows.filter((it) => it.status === "ignored").length);
  if (fresh.length > 0) await insertAll(ctx, group.id, fresh, origin);
  const back = await sql.rows(revive, [rows.map((it) => it.id), now]);
  await sql.rows(trim, [group.id, MOST_IGNORED]);
  for (const { key, id } of fresh) idByKey.set(key, id);
  return {
    ids: keys.map((key) => idByKey.get(key) as string),
    added: fresh.map((it) => it.id),
    revived: back.map((it) => it.id),
  };
}

async function insertAll(
  { sql, actor, now }: Context,
  groupId: string,
  places: readonly (NewPlace & { readonly id: string })[],
  { status, source, sourceUrl, importId }: Origin,
): Promise<void> {
  const { userId, agentName } = author(actor);
  const rows = places.map(({ picture: _, ...row }) => row);
  await sql.rows(insert, [groupId, rows, status, source, sourceUrl, importId, userId, agentName, now]);
  for (const { id, picture } of places) if (picture) await sql.rows(addPicture, [id, Buffer.from(picture)]);
}

async function checkRoom(sql: Sql, groupId: string, wanted: number): Promise<void> {
  if (wanted === 0) return;
  const [row] = await sql.rows(count, [groupId]);
  const free = MOST_CANDIDATES - (row?.count ?? 0);
  if (wanted <= free) return;
  throw conflict(
    "board_full",
    said`A board has room for ${MOST_CANDIDATES} places and this brings ${wanted}, but only ${free} more fit. Drop some first.`,
  );
}
