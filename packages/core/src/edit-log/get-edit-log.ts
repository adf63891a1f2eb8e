import { type RowOf, statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { sentenceFrom, type Words } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { requireRole } from "../kernel/access.ts";
import { decodeCursor, encodeCursor } from "../kernel/cursor.ts";
import { query } from "../kernel/define.ts";
import { word } from "../kernel/word.ts";

const authorWire = z.object({
  user_id: f.id.nullable(),
  name: z.string().nullable(),
  agent_name: z.string().nullable(),
});

export const editWire = z.object({
  id: f.id,
  revision: z.number(),
  action: z.string(),
  summary: z.string(),
  author: authorWire,
  created_at: z.string(),
  reverted: z.boolean(),
  reverts: f.id.nullable().meta({ description: "The entry that this one reverts, if any" }),
  reverts_all: z.array(f.id).meta({ description: "All entries that this one reverts" }),
  revertible: z.boolean(),
  proposal_id: f.id.nullable().meta({ description: "The proposal that was made, approved or rejected" }),
  proposed_by: authorWire.nullable().meta({ description: "Who made that proposal" }),
});

/** What {@link presentEdit} needs of an entry; the statement adds whether it was reverted. */
export const editSource = `edit_log e left join users u on u.id = e.user_id
          left join proposals p on p.id = e.proposal_id left join users pu on pu.id = p.user_id`;
export const editColumns = `e.id, e.revision, e.action, e.summary, e.words, e.user_id, u.name, e.agent_name, e.created_at, e.reverts,
          e.patch is not null as has_patch, e.proposal_id, case when p.id is not null then
            json_build_object('user_id', p.user_id, 'name', pu.name, 'agent_name', p.agent_name) end as proposed_by`;

export const editRow = {
  id: t.uuid,
  revision: t.integer,
  action: t.text,
  summary: t.text,
  words: t.nullable(t.json<Words>()),
  user_id: t.nullable(t.uuid),
  name: t.nullable(t.text),
  agent_name: t.nullable(t.text),
  created_at: t.timestamp,
  reverts: t.nullable(t.list(t.uuid)),
  has_patch: t.boolean,
  proposal_id: t.nullable(t.uuid),
  proposed_by: t.nullable(t.json<z.input<typeof authorWire>>()),
};

const listStatement = statement(
  "edit-log-list",
  `select ${editColumns}, e.id in (select unnest(r.reverts) from edit_log r where r.trip_id = $1) as reverted
     from ${editSource}
    where e.trip_id = $1 and ($2::int is null or (e.revision, e.id) < ($2::int, $3::uuid))
    order by e.revision desc, e.id desc limit $4`,
  [t.uuid, t.nullable(t.integer), t.nullable(t.uuid), t.bigint],
  {
    ...editRow,
    reverted: t.boolean,
  },
);

export type EditRow = RowOf<typeof listStatement>;

export const getEditLog = query({
  name: "get_edit_log",
  description: "Who changed what and when, people and agents, newest first, with the edit_id for undo.",
  audience: "trips:read",
  capability: true,
  errors: ["not_found"],
  examples: [{ trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01", limit: 20 }],
  input: z.object({
    trip_id: f.id,
    limit: z.number().int().min(1).max(100).default(50),
    cursor: f.opaque.optional().meta({ description: "next_cursor of the page before" }),
  }),
  output: z.object({ entries: z.array(editWire), has_more: z.boolean(), next_cursor: z.string().nullable() }),
  rest: { method: "GET", path: "/api/trips/{id}/edits", params: { id: "trip_id" } },
  async run(ctx, input) {
    await requireRole(ctx, input.trip_id, "viewer");
    const [revision, id] = input.cursor === undefined ? [null, null] : decodeCursor(input.cursor, "number");
    const rows = await ctx.sql.rows(listStatement, [
      input.trip_id,
      revision === null ? null : Number(revision),
      id,
      input.limit + 1,
    ]);
    const entries = rows.slice(0, input.limit);
    const last = rows.length > input.limit ? entries.at(-1) : undefined;
    return {
      entries: entries.map(presentEdit),
      has_more: last !== undefined,
      next_cursor: last ? encodeCursor([String(last.revision), last.id]) : null,
    };
  },
});

export function presentEdit(row: EditRow): z.input<typeof editWire> {
  return {
    id: row.id,
    revision: row.revision,
    action: row.action,
    summary: word(sentenceFrom(row.summary, row.words)),
    author: { user_id: row.user_id, name: row.name, agent_name: row.agent_name },
    created_at: row.created_at.toISOString(),
    reverted: row.reverted,
    reverts: row.reverts?.length === 1 ? (row.reverts[0] ?? null) : null,
    reverts_all: [...(row.reverts ?? [])],
    revertible: row.has_patch && !row.reverted,
    proposal_id: row.proposal_id,
    proposed_by: row.proposed_by,
  };
}
