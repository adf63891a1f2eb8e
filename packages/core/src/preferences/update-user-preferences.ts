import { columnList, type Sql, statement, t } from "@caravan/db/sql";
import { budgetRanges, preferenceAccommodations, preferenceStyles } from "@caravan/domain/field-choices";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { warningsWire } from "../wire/trip.ts";
import { preferencesRow } from "./read-preferences.ts";
import { preferencesWire, presentPreferences } from "./wire.ts";

/**
 * One statement, so that of two simultaneous calls both count, field by field. `$10` names the fields that were sent,
 * also those to clear.
 */
const upsert = statement(
  "preferences-put",
  `insert into preferences as p (user_id, updated_at, interests, preferred_destinations, dietary_restrictions, accessibility_needs,
      travel_style, accommodation_type, budget_range)
   values ($1, $2, coalesce($3, '{}'::text[]), coalesce($4, '{}'::text[]), coalesce($5, '{}'::text[]), coalesce($6, '{}'::text[]), $7, $8, $9)
   on conflict (user_id) do update set updated_at = $2, interests = coalesce($3, p.interests),
      preferred_destinations = coalesce($4, p.preferred_destinations),
      dietary_restrictions = coalesce($5, p.dietary_restrictions),
      accessibility_needs = coalesce($6, p.accessibility_needs),
      travel_style = case when 'travel_style' = any($10::text[]) then $7 else p.travel_style end,
      accommodation_type = case when 'accommodation_type' = any($10::text[]) then $8 else p.accommodation_type end,
      budget_range = case when 'budget_range' = any($10::text[]) then $9 else p.budget_range end
   returning ${columnList(preferencesRow)}`,
  [
    t.uuid,
    t.timestamp,
    t.nullable(t.list(t.text)),
    t.nullable(t.list(t.text)),
    t.nullable(t.list(t.text)),
    t.nullable(t.list(t.text)),
    t.nullable(t.text),
    t.nullable(t.text),
    t.nullable(t.text),
    t.list(t.text),
  ],
  preferencesRow,
);

const passOn = statement(
  "preferences-pass-on",
  "update preferences p set user_id = $2 where user_id = $1 and not exists (select from preferences where user_id = $2)",
  [t.uuid, t.uuid],
);

/** Gives an account without preferences those that its person stated as a guest. */
export async function passOnPreferences(sql: Sql, guestId: string, userId: string): Promise<void> {
  await sql.rows(passOn, [guestId, userId]);
}

export const updateUserPreferences = command({
  name: "update_user_preferences",
  description:
    "Changes what the traveller has stated; only what is sent changes, lists are replaced, null clears. What you only noticed belongs to set_user_preference.",
  audience: "trips:write",
  approval: "refused",
  capability: true,
  hints: { destructive: false, idempotent: true },
  examples: [{ interests: ["food", "architecture"], dietary_restrictions: ["vegetarian"] }],
  input: z
    .object({
      interests: f.preferenceWords,
      travel_style: z.enum(preferenceStyles).nullable(),
      accommodation_type: z.enum(preferenceAccommodations).nullable(),
      budget_range: z.enum(budgetRanges).nullable(),
      preferred_destinations: f.preferenceWords,
      dietary_restrictions: f.preferenceWords,
      accessibility_needs: f.preferenceWords,
    })
    .partial(),
  output: z.object({ preferences: preferencesWire, warnings: warningsWire }),
  rest: { method: "PUT", path: "/api/users/me/preferences" },
  async run(ctx, input) {
    const [row] = await ctx.sql.rows(upsert, [
      signedIn(ctx.actor).userId,
      ctx.now,
      input.interests,
      input.preferred_destinations,
      input.dietary_restrictions,
      input.accessibility_needs,
      input.travel_style,
      input.accommodation_type,
      input.budget_range,
      Object.keys(input).filter((field) => input[field as keyof typeof input] !== undefined),
    ]);
    return { preferences: presentPreferences(row) };
  },
});
