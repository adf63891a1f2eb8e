import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { conflict, notFound } from "../kernel/errors.ts";
import { reviewedByEye } from "../kernel/without-tool.ts";
import { lockSource, reachesSource, removeSource } from "./store.ts";

export const discardConfirmation = command({
  name: "discard_confirmation",
  description: "Deletes a confirmation that was not saved, and its file.",
  audience: "trips:write",
  approval: "refused",
  withoutTool: reviewedByEye,
  hints: { destructive: true, idempotent: false },
  errors: ["not_found", "already_saved"],
  input: z.object({ confirmation_id: f.id }),
  output: z.object({ discarded: z.literal(true) }),
  rest: { method: "DELETE", path: "/api/confirmations/{id}", params: { id: "confirmation_id" } },
  async run(ctx, { confirmation_id }) {
    const { userId } = signedIn(ctx.actor);
    const source = await lockSource(ctx.sql, confirmation_id, userId, ctx.now);
    if (!source || !reachesSource(ctx.actor, source)) throw notFound("confirmation");
    // A saved confirmation is the source of its segments.
    if (source.savedAt !== null)
      throw conflict("already_saved", "This confirmation is already on a trip. Remove its segments there.");
    if (!(await removeSource(ctx.sql, confirmation_id, userId))) throw notFound("confirmation");
    return { discarded: true as const };
  },
});
