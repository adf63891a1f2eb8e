import { statement, t } from "@caravan/db/sql";
import { author, signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import type { OpenedGroup } from "./access.ts";
import type { StoredBudget, StoredPreferences } from "./group-people.ts";
import type { GroupPreferencesInput } from "./preferences-input.ts";
import { toStoredPreferences } from "./to-stored-preferences.ts";

// One statement, so that of two simultaneous calls both count, key by key. `$11` names the keys that were sent, also
// those to clear.
const upsert = statement(
  "group-preferences-put",
  `insert into group_preferences as p (group_id, user_id, dates, destination, budget, accommodation, activities,
                                       responded_round, responded_at, agent_name)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
   on conflict (group_id, user_id) do update set
      dates = case when 'dates' = any($11::text[]) then excluded.dates else p.dates end,
      destination = case when 'destination' = any($11::text[]) then excluded.destination else p.destination end,
      budget = case when 'budget' = any($11::text[]) then excluded.budget else p.budget end,
      accommodation = case when 'accommodation' = any($11::text[]) then excluded.accommodation else p.accommodation end,
      activities = case when 'activities' = any($11::text[]) then excluded.activities else p.activities end,
      responded_round = excluded.responded_round, responded_at = excluded.responded_at, agent_name = excluded.agent_name
   returning dates, destination, budget, accommodation, activities`,
  [
    t.uuid,
    t.uuid,
    t.nullable(t.json()),
    t.nullable(t.json()),
    t.nullable(t.json()),
    t.nullable(t.text),
    t.nullable(t.json()),
    t.integer,
    t.timestamp,
    t.nullable(t.text),
    t.list(t.text),
  ],
  {
    dates: t.nullable(
      t.json<{
        readonly ideal_start?: string;
        readonly ideal_end?: string;
        readonly flexibility_days: number;
        readonly blackout_dates: readonly string[];
      }>(),
    ),
    destination: t.nullable(t.json<{ readonly top_choices: readonly string[]; readonly veto: readonly string[] }>()),
    budget: t.nullable(t.json<StoredBudget>()),
    accommodation: t.nullable(t.text),
    activities: t.nullable(t.json<readonly string[]>()),
  },
);

/** Stores the keys and counts it as an answer to the open round, which the caller has locked. */
export async function savePreferences(
  ctx: Context,
  group: Pick<OpenedGroup, "id" | "roundNumber">,
  sent: GroupPreferencesInput,
): Promise<StoredPreferences> {
  const keeps = toStoredPreferences(sent);
  const [kept] = await ctx.sql.rows(upsert, [
    group.id,
    signedIn(ctx.actor).userId,
    keeps.dates,
    keeps.destination,
    keeps.budget,
    keeps.accommodation ?? null,
    keeps.activities,
    group.roundNumber,
    ctx.now,
    author(ctx.actor).agentName,
    Object.keys(keeps),
  ]);
  if (!kept) throw new Error("keeping preferences returned no row");
  return kept;
}
