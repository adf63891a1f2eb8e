import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { tripFor } from "../kernel/access.ts";
import { command } from "../kernel/define.ts";
import { rareByRest } from "../kernel/without-tool.ts";
import { lockOwnConcierge, lockOwnRecommendation } from "./access.ts";
import { presentRecommendation } from "./present-recommendation.ts";
import { expiryAfter, nextVersion, requireUnanswered } from "./recommendation-status.ts";
import { type Recommendation, saveRecommendation } from "./recommendation-store.ts";
import { bumpContextRevision } from "./store.ts";
import { recommendationWire } from "./wire.ts";

const SNOOZE_MINUTES = 15;

const input = z.object({
  trip_id: f.id,
  recommendation_id: f.id,
  action: z.enum(["dismiss", "keep_plan", "snooze"]),
  version: z.number().int().min(1).meta({ description: "Version of the recommendation that was shown" }),
  snooze_minutes: f.snoozeMinutes.optional().meta({ description: "15 when left out" }),
});

export const respondToRecommendation = command({
  name: "respond_to_recommendation",
  description: "Dismisses a recommendation, keeps the plan, or snoozes it.",
  audience: "trips:write",
  approval: "refused",
  withoutTool: rareByRest,
  errors: ["not_found", "recommendation_stale", "recommendation_expired", "recommendation_closed"],
  input,
  output: z.object({ recommendation: recommendationWire, context_revision: z.number() }),
  rest: {
    method: "POST",
    path: "/api/trips/{id}/concierge/recommendations/{rid}/respond",
    params: { id: "trip_id", rid: "recommendation_id" },
  },
  async run(ctx, input) {
    const me = await lockOwnConcierge(ctx, input.trip_id);
    const it = await lockOwnRecommendation(ctx, me, input.recommendation_id);
    requireUnanswered(it, ctx.now, input.version);
    const answered = nextVersion(it, ctx.now, answerOf(it, input, ctx.now));
    await saveRecommendation(ctx.sql, answered);
    const revision = await bumpContextRevision(ctx.sql, me);
    const trip = await tripFor(ctx, input.trip_id, "viewer");
    return { recommendation: presentRecommendation(ctx, answered, trip), context_revision: revision };
  },
});

function answerOf(it: Recommendation, sent: z.output<typeof input>, now: Date): Partial<Recommendation> {
  if (sent.action !== "snooze") return { status: sent.action === "dismiss" ? "dismissed" : "kept", snoozedUntil: null };
  const snoozedUntil = new Date(now.getTime() + (sent.snooze_minutes ?? SNOOZE_MINUTES) * 60_000);
  return { status: "snoozed", snoozedUntil, expiresAt: expiryAfter(snoozedUntil, it.expiresAt) };
}
