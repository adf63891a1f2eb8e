import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../kernel/define.ts";
import { rateLimited } from "../kernel/errors.ts";
import { rareByRest } from "../kernel/without-tool.ts";
import { lockOwnConcierge } from "./access.ts";
import { mayRequestAgainSince, nextRequestAt, queueEvaluation } from "./evaluation-schedule.ts";
import { recordRequest } from "./store.ts";

export const requestEvaluation = command({
  name: "evaluate_concierge",
  description:
    "Has the rest of the caller's day looked at: what is found stands in their state in a moment. Once a minute for each traveller and trip.",
  audience: "trips:write",
  withoutTool: rareByRest,
  // A request for advice, which only a person applies.
  approval: "applies",
  errors: ["not_found"],
  input: z.object({
    trip_id: f.id,
    wish: z.enum(["what_now"]).optional().meta({ description: "what_now: also something for the time that is free" }),
  }),
  output: z.object({ status: z.literal("queued"), context_revision: z.number(), next_at: z.string() }),
  rest: { method: "POST", path: "/api/trips/{id}/concierge/evaluate", params: { id: "trip_id" }, status: 202 },
  async run(ctx, input) {
    const { now, sql } = ctx;
    const row = await lockOwnConcierge(ctx, input.trip_id);
    const revision = await recordRequest(sql, row, now, mayRequestAgainSince(now));
    if (revision === undefined) throw rateLimited(secondsTo(nextRequestAt(row, now) ?? now, now));
    const { tripId, userId } = row;
    await queueEvaluation(ctx.ports, sql, { tripId, userId, asked: true, wish: input.wish ?? null });
    const next = nextRequestAt({ askedAt: now }, now) ?? now;
    return { status: "queued" as const, context_revision: revision, next_at: next.toISOString() };
  },
});

const secondsTo = (then: Date, now: Date) => Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1000));
