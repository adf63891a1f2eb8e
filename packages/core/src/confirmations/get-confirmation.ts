import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { query } from "../kernel/define.ts";
import { notFound } from "../kernel/errors.ts";
import { reviewedByEye } from "../kernel/without-tool.ts";
import { presentConfirmation } from "./present.ts";
import { findSource, reachesSource } from "./store.ts";
import { confirmationWire } from "./wire.ts";

export const getConfirmation = query({
  name: "get_confirmation",
  description: "A confirmation that you added, with what was recognised in it.",
  audience: "trips:read",
  withoutTool: reviewedByEye,
  errors: ["not_found"],
  input: z.object({ confirmation_id: f.id }),
  output: z.object({ confirmation: confirmationWire }),
  rest: { method: "GET", path: "/api/confirmations/{id}", params: { id: "confirmation_id" } },
  async run(ctx, { confirmation_id }) {
    const source = await findSource(ctx.sql, confirmation_id, signedIn(ctx.actor).userId, ctx.now);
    if (!source || !reachesSource(ctx.actor, source)) throw notFound("confirmation");
    return { confirmation: await presentConfirmation(ctx, source) };
  },
});
