import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { deletedForGoodAt } from "@caravan/domain/trash";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { decodeCursor, encodeCursor } from "../kernel/cursor.ts";
import { query } from "../kernel/define.ts";
import { trashItem } from "./wire.ts";

const list = statement(
  "trash-list",
  `select kind, id, title, "tripId", "tripTitle", bytes, "trashedAt" from (
     select 'trip' as kind, t.id, t.title, null::uuid as "tripId", null as "tripTitle", t.trashed_at as "trashedAt",
            (select coalesce(sum(d.bytes), 0)::float8 from documents d where d.trip_id = t.id) as bytes
       from trips t
      where t.owner_id = $1 and t.trashed_at is not null and (cardinality($2::uuid[]) = 0 or t.id = any($2::uuid[]))
     union all
     select 'group_trip', g.id, g.title, null, null, g.trashed_at, 0
       from group_trips g
      where g.creator_id = $1 and g.trashed_at is not null and $3
        and (cardinality($2::uuid[]) = 0 or g.trip_id = any($2::uuid[]))
     union all
     select 'document', d.id, d.name, t.id, t.title, d.trashed_at, d.bytes
       from documents d join trips t on t.id = d.trip_id join members m on m.trip_id = t.id and m.user_id = $1
      where d.trashed_at is not null and t.trashed_at is null and m.role in ('owner', 'editor')
        and (not d.private or d.uploaded_by_id = $1) and (cardinality($2::uuid[]) = 0 or t.id = any($2::uuid[]))
   ) as it
    where $4::timestamptz is null or ("trashedAt", id) < ($4::timestamptz, $5::uuid)
    order by "trashedAt" desc, id desc limit $6`,
  [t.uuid, t.list(t.uuid), t.boolean, t.nullable(t.timestamp), t.nullable(t.uuid), t.bigint],
  {
    kind: t.textOf<"trip" | "group_trip" | "document">(),
    id: t.uuid,
    title: t.nullable(t.text),
    tripId: t.nullable(t.uuid),
    tripTitle: t.nullable(t.text),
    bytes: t.double,
    trashedAt: t.timestamp,
  },
);

export const listTrash = query({
  name: "list_trash",
  description:
    "What your person deleted and can restore, newest first: trips and group trips of theirs, and documents of trips that they may edit. Each is deleted for good after 30 days. Group trips need the scope group_trips:read.",
  audience: "trips:read",
  examples: [{}],
  input: z.object({
    limit: z.number().int().min(1).max(100).default(50),
    cursor: f.opaque.optional().meta({ description: "next_cursor of the page before" }),
  }),
  output: z.object({ items: z.array(trashItem), has_more: z.boolean(), next_cursor: z.string().nullable() }),
  rest: { method: "GET", path: "/api/trash" },
  async run(ctx, { limit, cursor }) {
    const actor = signedIn(ctx.actor);
    const [before, id] = cursor === undefined ? [null, null] : decodeCursor(cursor, "instant");
    const limited = actor.kind === "agent" ? actor.tripIds : [];
    const withGroups = actor.kind === "person" || actor.scopes.includes("group_trips:read");
    const since = before === null ? null : new Date(before);
    const rows = await ctx.sql.rows(list, [actor.userId, limited, withGroups, since, id, limit + 1]);
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    return {
      items: page.map((it) => ({
        kind: it.kind,
        id: it.id,
        title: it.title,
        trip: it.tripId === null ? null : { id: it.tripId, title: it.tripTitle ?? "" },
        bytes: it.bytes,
        deleted_at: it.trashedAt.toISOString(),
        deleted_for_good_at: deletedForGoodAt(it.trashedAt).toISOString(),
      })),
      has_more: last !== undefined,
      next_cursor: last ? encodeCursor([last.trashedAt.toISOString(), last.id]) : null,
    };
  },
});
