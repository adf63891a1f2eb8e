import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../kernel/define.ts";
import { conflict } from "../kernel/errors.ts";
import { requireRecentSignIn } from "../kernel/recent-sign-in.ts";
import { keyWire, presentKey } from "./key-wire.ts";
import { requireKey } from "./store.ts";

const setMode = statement(
  "key-set-mode",
  "update api_keys set mode = $2 where id = $1 and revoked_at is null returning id",
  [t.uuid, t.text],
  { id: t.uuid },
);

export const updateKey = command({
  name: "update_api_key",
  description: "Changes whether a key needs approval for its changes, from its next call on.",
  audience: "person",
  hints: { destructive: false, idempotent: true },
  errors: ["not_found", "key_revoked", "recent_sign_in_needed"],
  audit: { event: "key_changed", about: ({ key_id, mode }) => ({ subjectId: key_id, detail: { mode } }) },
  input: z.object({ key_id: f.id, mode: z.enum(["apply", "propose"]) }),
  output: z.object({ key: keyWire }),
  rest: { method: "PATCH", path: "/api/users/me/api-keys/{keyId}", params: { keyId: "key_id" } },
  async run(ctx, input) {
    if (input.mode === "apply") requireRecentSignIn(ctx);
    const { id } = await requireKey(ctx, input.key_id);
    const changed = await ctx.sql.rows(setMode, [id, input.mode]);
    if (changed.length === 0) throw conflict("key_revoked", "This key was revoked.");
    return { key: presentKey(await requireKey(ctx, id)) };
  },
});
