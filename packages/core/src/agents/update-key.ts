import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { scopes } from "@caravan/domain/scopes";
import { z } from "zod";
import { settleKeyNotices } from "../inbox/settle-key-notices.ts";
import { requireRole } from "../kernel/access.ts";
import { command } from "../kernel/define.ts";
import { conflict, invalidAt } from "../kernel/errors.ts";
import { requireRecentSignIn } from "../kernel/recent-sign-in.ts";
import { credentialRoom } from "../kernel/room-events.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { changesAnHour, keyDays, keyMode, keyTrips, mostTrips } from "./key-fields.ts";
import { keyWire, presentKey } from "./key-wire.ts";
import { requireKey, type StoredKey } from "./store.ts";

const DAY_MS = 86_400_000;

const save = statement(
  "key-save",
  `update api_keys set mode = $2, trip_ids = $3, changes_an_hour = $4, most_trips = $5, expires_at = $6,
          scopes = case when $7::text[] is null then scopes
            else array(select s from unnest(scopes) with ordinality as its(s, n) where s = any($7) order by n) end,
          expiry_told_at = case when expires_at is distinct from $6 then null else expiry_told_at end
    where id = $1 and revoked_at is null returning id`,
  [
    ...[t.uuid, t.text, t.list(t.uuid)],
    ...[t.nullable(t.integer), t.nullable(t.integer), t.nullable(t.timestamp), t.nullable(t.list(t.text))],
  ] as const,
  { id: t.uuid },
);

export const updateKey = command({
  name: "update_api_key",
  description:
    "Changes what a key may do, from its next call on; what is left out stays. Scopes can be taken away; the agent has to ask its person for more. A new time to expire renews a key that has expired.",
  audience: "person",
  withoutTool: decidesAccess,
  hints: { destructive: false, idempotent: true },
  errors: ["not_found", "key_revoked", "recent_sign_in_needed"],
  audit: {
    event: "key_changed",
    about: ({ key_id, mode = null, scopes }) => ({ subjectId: key_id, detail: { mode, ...(scopes && { scopes }) } }),
  },
  input: z.object({
    key_id: f.id,
    mode: keyMode.optional(),
    scopes: z
      .array(z.enum(scopes))
      .min(1)
      .max(scopes.length)
      .optional()
      .meta({ description: "Some of those that it has" }),
    trip_ids: keyTrips.optional(),
    changes_an_hour: changesAnHour.nullish().meta({ description: "null: without a limit" }),
    most_trips: mostTrips.nullish().meta({ description: "null: without a limit" }),
    expires_in_days: keyDays.nullish().meta({ description: "From now on; null: never" }),
  }),
  output: z.object({ key: keyWire }),
  rest: { method: "PATCH", path: "/api/users/me/api-keys/{keyId}", params: { keyId: "key_id" } },
  async run(ctx, input) {
    const before = await requireKey(ctx, input.key_id);
    const { expires_in_days: days } = input;
    if (input.scopes?.some((it) => !before.scopes.includes(it))) throw widened();
    const after: KeyRules = {
      mode: input.mode ?? before.mode,
      tripIds: input.trip_ids ? [...new Set(input.trip_ids.map((it) => it.toLowerCase()))] : before.tripIds,
      changesAnHour: input.changes_an_hour === undefined ? before.changesAnHour : input.changes_an_hour,
      mostTrips: input.most_trips === undefined ? before.mostTrips : input.most_trips,
      expiresAt:
        days === undefined ? before.expiresAt : days === null ? null : new Date(ctx.now.getTime() + days * DAY_MS),
    };
    if (input.mode === "apply" || isWider(before, after)) requireRecentSignIn(ctx);
    for (const tripId of after.tripIds) if (!before.tripIds.includes(tripId)) await requireRole(ctx, tripId, "viewer");
    const { mode, tripIds, changesAnHour, mostTrips, expiresAt } = after;
    const limits = [changesAnHour, mostTrips, expiresAt] as const;
    const saved = await ctx.sql.rows(save, [before.id, mode, tripIds, ...limits, input.scopes ?? null]);
    if (saved.length === 0) throw conflict("key_revoked", "This key was revoked.");
    // Rooms and streams that it has open look again at what it may see.
    if (input.scopes || input.trip_ids) ctx.effects.rooms.add(credentialRoom(before.id));
    if (days !== undefined) await settleKeyNotices(ctx.sql, before.id, ctx.now);
    return { key: presentKey(await requireKey(ctx, before.id)) };
  },
});

/** What a person agreed to was shown to them when the agent asked; more of it needs the same. */
const widened = () =>
  invalidAt("scopes", "a key gets more scopes only by a new request of its agent, to which its person agrees");

type KeyRules = Pick<StoredKey, "mode" | "tripIds" | "changesAnHour" | "mostTrips" | "expiresAt">;

/** Whether the key may reach, make or live longer than now. */
function isWider(before: KeyRules, after: KeyRules): boolean {
  const hasMore = (was: number | null, is: number | null) => was !== null && (is === null || is > was);
  return (
    (before.tripIds.length > 0 &&
      (after.tripIds.length === 0 || after.tripIds.some((it) => !before.tripIds.includes(it)))) ||
    hasMore(before.changesAnHour, after.changesAnHour) ||
    hasMore(before.mostTrips, after.mostTrips) ||
    hasMore(before.expiresAt?.getTime() ?? null, after.expiresAt?.getTime() ?? null)
  );
}
