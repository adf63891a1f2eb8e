import { type RowOf, type Sql, statement, t } from "@caravan/db/sql";
import type { QuietHours } from "./quiet-hours.ts";

/** Kinds of messages that a person can switch off. */
export type PushSwitch = "proposals" | "rounds" | "recommendations" | "shared_trips" | "comments";

export type StoredSettings = RowOf<typeof find>;

/** For a left join: without a row, everything is on at any hour. */
export const settingsColumns = (row: string) =>
  `json_build_object('proposals', coalesce(${row}.proposals, true), 'rounds', coalesce(${row}.rounds, true),
     'recommendations', coalesce(${row}.recommendations, true), 'shared_trips', coalesce(${row}.shared_trips, true),
     'comments', coalesce(${row}.comments, true)) as switches,
   case when ${row}.quiet_start is null then null else
     json_build_object('start', ${row}.quiet_start, 'end', ${row}.quiet_end, 'timezone', ${row}.timezone) end as quiet`;

const find = statement(
  "push-settings",
  `select ${settingsColumns("w")} from users u left join push_settings w on w.user_id = u.id where u.id = $1`,
  [t.uuid],
  { switches: t.json<Readonly<Record<PushSwitch, boolean>>>(), quiet: t.nullable(t.json<QuietHours>()) },
);

export async function pushSettingsOf(sql: Sql, userId: string): Promise<StoredSettings> {
  const [row] = await sql.rows(find, [userId]);
  if (!row) throw new Error("there is nobody of this id");
  return row;
}

const put = statement(
  "push-settings-put",
  `insert into push_settings as w
          (user_id, proposals, rounds, recommendations, shared_trips, quiet_start, quiet_end, timezone, comments)
   values ($1, coalesce($2, true), coalesce($3, true), coalesce($4, true), coalesce($5, true), $7, $8, $9, coalesce($10, true))
   on conflict (user_id) do update set
     proposals = coalesce($2, w.proposals), rounds = coalesce($3, w.rounds),
     recommendations = coalesce($4, w.recommendations), shared_trips = coalesce($5, w.shared_trips),
     comments = coalesce($10, w.comments),
     quiet_start = case when $6 then $7 else w.quiet_start end, quiet_end = case when $6 then $8 else w.quiet_end end,
     timezone = case when $6 then $9 else w.timezone end
   returning ${settingsColumns("w")}`,
  [
    t.uuid,
    t.nullable(t.boolean),
    t.nullable(t.boolean),
    t.nullable(t.boolean),
    t.nullable(t.boolean),
    t.boolean,
    t.nullable(t.text),
    t.nullable(t.text),
    t.nullable(t.text),
    t.nullable(t.boolean),
  ],
  { switches: t.json<Readonly<Record<PushSwitch, boolean>>>(), quiet: t.nullable(t.json<QuietHours>()) },
);

/** Changes the given settings; undefined keeps one, and null clears quiet hours. */
export async function changePushSettings(
  sql: Sql,
  userId: string,
  switches: Readonly<Partial<Record<PushSwitch, boolean | undefined>>>,
  quiet: QuietHours | null | undefined,
): Promise<StoredSettings> {
  const [row] = await sql.rows(put, [
    userId,
    switches.proposals,
    switches.rounds,
    switches.recommendations,
    switches.shared_trips,
    quiet !== undefined,
    quiet?.start,
    quiet?.end,
    quiet?.timezone,
    switches.comments,
  ]);
  if (!row) throw new Error("changing the settings for push returned no row");
  return row;
}
