import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { notFound } from "../kernel/errors.ts";
import { requireRecentSignIn } from "../kernel/recent-sign-in.ts";
import { decidesAccess } from "../kernel/without-tool.ts";

const remove = statement(
  "passkey-remove",
  "delete from passkeys where id = $1 and user_id = $2 returning id",
  [t.uuid, t.uuid],
  { id: t.uuid },
);

export const removePasskey = command({
  name: "remove_passkey",
  description: "Removes a passkey of this person: it signs in no more.",
  audience: "person",
  withoutTool: decidesAccess,
  hints: { destructive: true, idempotent: true },
  errors: ["not_found", "recent_sign_in_needed"],
  audit: { event: "passkey_removed", about: (input) => ({ subjectId: input.passkey_id }) },
  input: z.object({ passkey_id: f.id }),
  output: z.object({ removed: z.literal(true) }),
  rest: { method: "DELETE", path: "/api/users/me/passkeys/{id}", params: { id: "passkey_id" } },
  async run(ctx, input) {
    requireRecentSignIn(ctx);
    const gone = await ctx.sql.rows(remove, [input.passkey_id, signedIn(ctx.actor).userId]);
    if (gone.length === 0) throw notFound("passkey");
    return { removed: true as const };
  },
});
