import { statement } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { roleOn } from "../access.ts";
import { decodeCursor, encodeCursor } from "../cursor.ts";
import { query } from "../define.ts";

export const editWire = z.object({
  id: f.id,
  revision: z.number(),
  action: z.string(),
  summary: z.string(),
  author: z.object({ user_id: f.id.nullable(), name: z.string().nullable(), agent_name: z.string().nullable() }),
  created_at: z.string(),
  reverted: z.boolean(),
  reverts: f.id.nullable().meta({ description: "The entry that this one takes back, when it is one" }),
  reverts_all: z.array(f.id).meta({ description: "All entries that this one takes back" }),
  revertible: z.boolean(),
});

const listStatement = statement(
  "edit-log-list",
  `select e.id, e.revision, e.action, e.summary, e.user_id, u.name, e.agent_name, e.created_at, e.reverts,
          e.patch is not null as has_patch, e.id in (select unnest(r.reverts) from edit_log r where r.trip_id = $1) as reverted
     from edit_log e left join users u on u.id = e.user_id
    where e.trip_id = $1 and ($2::int is null or (e.revision, e.id) < ($2::int, $3::uuid))
    order by e.revision desc, e.id desc limit $4`,
);

interface Row {
  id: string;
  revision: number;
  action: string;
  summary: string;
  user_id: string | null;
  name: string | null;
  agent_name: string | null;
  created_at: Date;
  reverts: string[] | null;
  has_patch: boolean;
  reverted: boolean;
}

export const getEditLog = query({
  name: "get_edit_log",
  description: "Who changed what and when, people and agents, newest first.",
  audience: "trips:read",
  capability: true,
  errors: ["not_found"],
  input: z.object({
    trip_id: f.id,
    limit: z.number().int().min(1).max(100).default(50),
    cursor: f.opaque.optional(),
  }),
  output: z.object({ entries: z.array(editWire), has_more: z.boolean(), next_cursor: z.string().nullable() }),
  rest: { method: "GET", path: "/api/trips/{id}/edits", params: { id: "trip_id" } },
  async run(scene, input) {
    await roleOn(scene, input.trip_id, "viewer");
    const [revision, id] = input.cursor === undefined ? [null, null] : decodeCursor(input.cursor, "number");
    const rows = await scene.sql.rows<Row>(listStatement, [input.trip_id, revision, id, input.limit + 1]);
    const entries = rows.slice(0, input.limit);
    const last = rows.length > input.limit ? entries.at(-1) : undefined;
    return {
      entries: entries.map((row) => ({
        id: row.id,
        revision: row.revision,
        action: row.action,
        summary: row.summary,
        author: { user_id: row.user_id, name: row.name, agent_name: row.agent_name },
        created_at: row.created_at.toISOString(),
        reverted: row.reverted,
        reverts: row.reverts?.length === 1 ? (row.reverts[0] ?? null) : null,
        reverts_all: row.reverts ?? [],
        revertible: row.has_patch && !row.reverted,
      })),
      has_more: last !== undefined,
      next_cursor: last ? encodeCursor([String(last.revision), last.id]) : null,
    };
  },
});
