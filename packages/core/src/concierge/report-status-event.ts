import type { Sql } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../kernel/define.ts";
import { invalidAt, rateLimited } from "../kernel/errors.ts";
import { rareByRest } from "../kernel/without-tool.ts";
import { warningsWire } from "../wire/trip.ts";
import { lockOwnConcierge } from "./access.ts";
import { queueEvaluation } from "./evaluation-schedule.ts";
import { presentEvent } from "./present.ts";
import { countEventsSince, findEventByClientId, type StoredStatusEvent, saveEvent } from "./status-event-store.ts";
import { bumpContextRevision, type Traveller } from "./store.ts";
import { warnOfSubject } from "./warn-of-subject.ts";
import { statusEventWire } from "./wire.ts";

/** Phone clocks differ a little, and a phone that was offline may report days later. */
const AHEAD_MS = 60_000;
const OLDEST_MS = 7 * 86_400_000;
const DAY_MS = 86_400_000;
/** Of one traveller on one trip: ten times the busiest day. Each is stored for a month. */
const MOST_A_DAY = 300;

export const reportStatusEvent = command({
  name: "report_status_event",
  description:
    "Reports how the caller's own day goes, such as running late. Sent again with the same client_event_id it changes nothing.",
  audience: "trips:write",
  withoutTool: rareByRest,
  // A report; what is recommended then, only a person applies.
  approval: "applies",
  errors: ["not_found"],
  input: z.object({
    trip_id: f.id,
    client_event_id: f.clientEventId,
    kind: f.statusEventKind.default("other"),
    minutes: f.eventMinutes.optional().meta({ description: "How late, or for how long" }),
    activity_id: f.id.optional().meta({
      description:
        "An activity or a segment. Left out, it is the one that fits the time, and a warning says which was assumed where several could be meant",
    }),
    occurred_at: z.iso.datetime({ offset: true }).optional().meta({ description: "Now, when left out" }),
  }),
  output: z.object({
    event: statusEventWire,
    accepted: z.literal(true),
    duplicate: z.boolean().meta({ description: "The event was stored before: nothing was changed" }),
    context_revision: z.number(),
    warnings: warningsWire,
  }),
  rest: { method: "POST", path: "/api/trips/{id}/concierge/events", params: { id: "trip_id" }, status: 202 },
  async run(ctx, input) {
    const row = await lockOwnConcierge(ctx, input.trip_id);
    const first = await findEventByClientId(ctx.sql, row, input.client_event_id);
    if (first) return answer(first, true, row.contextRevision);
    const event: StoredStatusEvent = {
      id: ctx.newId(),
      clientEventId: input.client_event_id,
      kind: input.kind,
      minutes: input.minutes ?? null,
      activityId: input.activity_id ?? null,
      occurredAt: momentOf(input.occurred_at, ctx.now),
      receivedAt: ctx.now,
    };
    await checkRoom(ctx.sql, row, ctx.now);
    if (event.activityId === null) await warnOfSubject(ctx, row.tripId, event);
    await saveEvent(ctx.sql, row, event);
    const revision = await bumpContextRevision(ctx.sql, row);
    const { tripId, userId } = row;
    await queueEvaluation(ctx.ports, ctx.sql, { tripId, userId, asked: false, wish: null });
    return answer(event, false, revision);
  },
});

function momentOf(sent: string | undefined, now: Date): Date {
  if (sent === undefined) return now;
  const at = new Date(sent);
  if (at.getTime() > now.getTime() + AHEAD_MS) throw invalidAt("occurred_at", "must not be in the future");
  if (at.getTime() < now.getTime() - OLDEST_MS) throw invalidAt("occurred_at", "must be of the last 7 days");
  return at;
}

/** @throws limited until the first of the last 24 hours is a day old */
async function checkRoom(sql: Sql, traveller: Traveller, now: Date): Promise<void> {
  const { count, first } = await countEventsSince(sql, traveller, new Date(now.getTime() - DAY_MS));
  if (count < MOST_A_DAY || first === null) return;
  throw rateLimited(Math.max(1, Math.ceil((first.getTime() + DAY_MS - now.getTime()) / 1000)));
}

function answer(event: StoredStatusEvent, duplicate: boolean, revision: number) {
  return { event: presentEvent(event), accepted: true as const, duplicate, context_revision: revision };
}
