import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { tripForChange } from "../kernel/access.ts";
import { command } from "../kernel/define.ts";
import { publish } from "../kernel/domain-events.ts";
import { notFound } from "../kernel/errors.ts";
import { logWithoutPatch } from "../kernel/history.ts";

const revoke = statement(
  "share-revoke",
  "update shares set revoked_at = $3 where id = $1 and trip_id = $2 and revoked_at is null returning id",
  [t.uuid, t.uuid, t.timestamp],
  { id: t.uuid },
);

export const revokeShare = command({
  name: "revoke_share",
  description: "Revokes a public link.",
  audience: "trips:write",
  approval: "refused",
  logged: true,
  hints: { destructive: true, idempotent: true },
  errors: ["not_found", "forbidden"],
  audit: { event: "share_revoked", about: (it) => ({ subjectId: it.trip_id, detail: { share: it.share_id } }) },
  input: z.object({ trip_id: f.id, share_id: f.id }),
  output: z.object({ revoked: z.literal(true) }),
  rest: { method: "DELETE", path: "/api/trips/{id}/shares/{shareId}", params: { id: "trip_id", shareId: "share_id" } },
  async run(ctx, input) {
    const { document } = await tripForChange(ctx, input.trip_id, "editor", undefined);
    const rows = await ctx.sql.rows(revoke, [input.share_id, document.id, ctx.now]);
    if (rows.length === 0) throw notFound("public link");
    await logWithoutPatch(ctx, document, "revoke_share", said`Ended a public link`);
    await publish(ctx, "shares_changed", { tripId: document.id });
    return { revoked: true as const };
  },
});
