import { daysBetween, minutesOf } from "@caravan/domain/calendar";
import { outlook } from "@caravan/domain/concierge/outlook";
import type { Alert, LocalMoment } from "@caravan/domain/concierge/types";
import * as f from "@caravan/domain/fields";
import type { Activity, TripDocument } from "@caravan/domain/trip/document";
import { momentOfTrip } from "@caravan/domain/trip/zone-of-day";
import { z } from "zod";
import { requireRole, tripFor } from "../kernel/access.ts";
import type { Context } from "../kernel/context.ts";
import { query } from "../kernel/define.ts";
import { rareByRest } from "../kernel/without-tool.ts";
import { travellerOf } from "./access.ts";
import { lostRequestsUntil } from "./evaluation-schedule.ts";
import { loadWhereabouts, recentStatusEvents } from "./load-situation.ts";
import {
  presentAlert,
  presentEvaluation,
  presentEvent,
  presentLocation,
  presentOutlook,
  presentSettings,
} from "./present.ts";
import { mayApply, presentRecommendation } from "./present-recommendation.ts";
import { isUnanswered } from "./recommendation-status.ts";
import { shownRecommendations } from "./recommendation-store.ts";
import { findConcierge, readRevisions, type Traveller } from "./store.ts";
import { stateWire } from "./wire.ts";

const MOST_WAITING = 20;
const MOST_ANSWERED = 5;
const ANSWERED_MS = 86_400_000;

export const getConciergeState = query({
  name: "get_concierge_state",
  description:
    "The caller's own concierge state on a trip: settings, location, what is now and next, recommendations. With both revisions as they were last seen it says only that nothing changed.",
  audience: "trips:read",
  withoutTool: rareByRest,
  errors: ["not_found"],
  input: z.object({
    trip_id: f.id,
    trip_revision: z.number().int().min(0).optional(),
    context_revision: z.number().int().min(0).optional(),
  }),
  output: z.object({
    changed: z.boolean(),
    trip_revision: z.number(),
    context_revision: z.number(),
    state: stateWire.nullable().meta({ description: "Null when nothing changed" }),
  }),
  rest: { method: "GET", path: "/api/trips/{id}/concierge/state", params: { id: "trip_id" } },
  async run(ctx, input) {
    const role = await requireRole(ctx, input.trip_id, "viewer");
    const me = travellerOf(ctx.actor, input.trip_id);
    if (input.trip_revision !== undefined && input.context_revision !== undefined) {
      const at = await readRevisions(ctx.sql, me, ctx.now, lostRequestsUntil(ctx.now));
      if (at && !at.due && at.tripRevision === input.trip_revision && at.contextRevision === input.context_revision)
        return { changed: false, trip_revision: at.tripRevision, context_revision: at.contextRevision, state: null };
    }
    // The revision is read first: changes during the read are returned with the next revision.
    const row = await findConcierge(ctx.sql, me);
    const [{ document }, events, recommendations] = await Promise.all([
      tripFor(ctx, input.trip_id, "viewer"),
      recentStatusEvents(ctx, me),
      recommendationsOf(ctx, me),
    ]);
    const whereabouts = await loadWhereabouts(ctx, document, me, row, events);
    return {
      changed: true,
      trip_revision: document.revision,
      context_revision: row?.contextRevision ?? 0,
      state: {
        trip_id: document.id,
        timezone: document.stops.length > 1 ? momentOfTrip(document, ctx.now).zone : document.timezone,
        may_apply: mayApply(ctx.actor, role),
        settings: presentSettings(row),
        location: presentLocation(row, ctx.now),
        events: events.map(presentEvent),
        outlook: presentOutlook(outlook(whereabouts), whereabouts.now),
        alerts: currentAlerts(row?.alerts ?? [], whereabouts.trip, whereabouts.now).map(presentAlert),
        recommendations: recommendations.map((it) => presentRecommendation(ctx, it, { document, role })),
        evaluation: presentEvaluation(row, ctx.now),
      },
    };
  },
});

/** Unanswered ones, then the last that were answered. */
async function recommendationsOf({ sql, now }: Pick<Context, "sql" | "now">, me: Traveller) {
  const since = new Date(now.getTime() - ANSWERED_MS);
  const all = await shownRecommendations(sql, me, { now, since, mostOfEach: MOST_WAITING });
  const answered = all.filter((it) => !isUnanswered(it, now));
  return [...all.filter((it) => isUnanswered(it, now)), ...answered.slice(0, MOST_ANSWERED)];
}

/** The default length of an activity without end and length. */
const USUAL_MINUTES = 60;

/**
 * Leaves out alerts whose stop is over or no longer in the plan: the next evaluation may be hours away.
 *
 * @param trip with its segments
 */
function currentAlerts(alerts: readonly Alert[], trip: TripDocument, now: LocalMoment): readonly Alert[] {
  const ahead = new Set(
    trip.days.flatMap(({ date, activities }) =>
      activities.filter((it) => minutesUntilEnd(it, date, now) > 0).map((it) => it.id),
    ),
  );
  return alerts.filter(({ activityIds }) => activityIds.length === 0 || activityIds.some((id) => ahead.has(id)));
}

function minutesUntilEnd({ startTime, endTime, durationMinutes }: Activity, date: string, now: LocalMoment): number {
  const midnight = daysBetween(now.date, date) * 1440 - now.minutes;
  if (startTime === null) return midnight + 1440;
  const start = minutesOf(startTime);
  const stated = endTime === null ? USUAL_MINUTES : (minutesOf(endTime) - start + 1440) % 1440;
  return midnight + start + (durationMinutes ?? stated);
}
