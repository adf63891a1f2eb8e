import { statement, t } from "@caravan/db/sql";
import type { WebhookEvent } from "@caravan/domain/webhooks/webhook-events";
import { author } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import type { DomainEvents, TripChangeParameters } from "../kernel/domain-events.ts";

/** Several changes of a plan in a row become one message. */
const CHANGE_WAIT_MS = 2000;

/** SQL: whether anybody who is on the trip has a webhook. */
export function hasWebhooks({ tripId }: Pick<TripChangeParameters, "tripId">): string {
  return `exists (select from webhooks w join api_keys k on k.id = w.key_id join members m on m.user_id = k.user_id
    where m.trip_id = ${tripId} and w.disabled_at is null)`;
}

/**
 * SQL: adds a delivery for each key that may see the trip and did not cause the event. Parameters: $1 trip, $2 type, $3 now,
 * $4 the causing key or null.
 *
 * @param data SQL of the message's data
 *
 * @param more SQL: further conditions and their sources
 */
const insertFor = (
  data: string,
  { joins = "", where = "true" }: { readonly joins?: string; readonly where?: string },
) =>
  `insert into webhook_deliveries (id, key_id, type, trip_id, data, created_at, next_attempt_at)
   select gen_random_uuid(), w.key_id, $2, $1, jsonb_build_object('trip_id', $1::uuid) || ${data}, $3, $3
     from webhooks w join api_keys k on k.id = w.key_id join members m on m.user_id = k.user_id and m.trip_id = $1 ${joins}
    where w.disabled_at is null and $2 = any(w.events) and k.revoked_at is null and (k.expires_at is null or k.expires_at > $3)
      and 'trips:read' = any(k.scopes) and (cardinality(k.trip_ids) = 0 or $1 = any(k.trip_ids))
      and k.id is distinct from $4 and ${where}
   returning id`;
const added = { id: t.uuid };
const base = [t.uuid, t.text, t.timestamp, t.nullable(t.uuid)] as const;

const ofTrip = statement("webhook-tell-trip", insertFor("'{}'", {}), base, added);
// The lock waits for an attempt that begins right now: either it reads this change, or another delivery is added.
const ofChange = statement(
  "webhook-tell-change",
  `with unsent as (select key_id from webhook_deliveries
       where trip_id = $1 and type = $2 and status = 'waiting' and started_at is null for update)
   ${insertFor("'{}'", { where: "not exists (select from unsent where unsent.key_id = w.key_id)" })}`,
  base,
  added,
);
const ofDecision = statement(
  "webhook-tell-decision",
  insertFor(
    `jsonb_build_object('proposal_id', p.id, 'edit_id', p.edit_id, 'has_reply', p.reply is not null, 'outcome',
       case when p.status = 'rejected' then 'rejected' when cardinality(p.accepted) > 0 then 'approved_in_part'
            when p.amended is not null then 'approved_with_changes' else 'approved' end)`,
    { joins: "join proposals p on p.api_key_id = k.id and p.id = $5" },
  ),
  [...base, t.uuid],
  added,
);
const ofComment = statement(
  "webhook-tell-comment",
  insertFor("jsonb_build_object('proposal_id', p.id, 'comment_id', c.id)", {
    joins: "join proposals p on p.api_key_id = k.id join comments c on c.proposal_id = p.id and c.id = $5",
    // Not when it is changed or deleted later.
    where: "c.created_at >= $3",
  }),
  [...base, t.uuid],
  added,
);

/** Reacts to a change of a plan. */
export function tellTripChanged(ctx: Context, { tripId }: { readonly tripId: string }): Promise<void> {
  return tell(ctx, "trip.changed", tripId, undefined, new Date(ctx.now.getTime() + CHANGE_WAIT_MS));
}

/** Reacts to public links that were made, changed or revoked. */
export function tellTripShared(ctx: Context, { tripId }: { readonly tripId: string }): Promise<void> {
  return tell(ctx, "trip.shared", tripId);
}

/** Reacts to what the room of a trip is told. */
export async function tellRoomEvent(ctx: Context, { type, ids }: DomainEvents["room_event"]): Promise<void> {
  const { trip_id: tripId, proposal_id: proposalId, comment_id: commentId } = ids;
  if (tripId === undefined) return;
  if (type === "trip.deleted") await tell(ctx, "trip.deleted", tripId);
  else if (type === "members.changed") await tell(ctx, "trip.shared", tripId);
  else if (type === "proposal.decided" && proposalId) await tell(ctx, "proposal.decided", tripId, proposalId);
  else if (type === "comments.changed" && commentId) await tell(ctx, "proposal.commented", tripId, commentId);
}

const about = { "proposal.decided": ofDecision, "proposal.commented": ofComment } as const;

async function tell(ctx: Context, type: WebhookEvent, tripId: string, subject?: string, after?: Date): Promise<void> {
  const values = [tripId, type, ctx.now, author(ctx.actor).apiKeyId] as const;
  const rows =
    type === "proposal.decided" || type === "proposal.commented"
      ? await ctx.sql.rows(about[type], [...values, subject as string])
      : await ctx.sql.rows(type === "trip.changed" ? ofChange : ofTrip, values);
  for (const { id } of rows)
    await ctx.ports.jobs.add(ctx.sql, "webhook.deliver", { deliveryId: id }, after ? { after } : {});
}
