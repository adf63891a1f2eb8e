import { type Sql, statement, t } from "@caravan/db/sql";
import { author } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { hashSecret, randomToken } from "../kernel/secrets.ts";

const TICKET_SECONDS = 30;

const insert = statement(
  "ticket-insert",
  "insert into room_tickets (hash, room, user_id, api_key_id, session_id, expires_at) values ($1, $2, $3, $4, $5, $6)",
  [t.text, t.text, t.nullable(t.uuid), t.nullable(t.uuid), t.nullable(t.uuid), t.timestamp],
);

/** A ticket to this room for the caller. Access was checked before, and is checked again when it is used. */
export async function ticketFor(ctx: Context, room: string): Promise<{ ticket: string; expires_in: number }> {
  const { userId, apiKeyId } = author(ctx.actor);
  const sessionId = ctx.actor.kind === "person" ? ctx.actor.session?.id : null;
  const ticket = randomToken();
  const expiresAt = new Date(ctx.now.getTime() + TICKET_SECONDS * 1000);
  await ctx.sql.rows(insert, [hashSecret(ticket), room, userId, apiKeyId, sessionId, expiresAt]);
  return { ticket, expires_in: TICKET_SECONDS };
}

const use = statement(
  "ticket-use",
  "delete from room_tickets where hash = $1 and room = $2 and expires_at > $3 returning user_id, api_key_id, session_id",
  [t.text, t.text, t.timestamp],
  { user_id: t.uuid, api_key_id: t.nullable(t.uuid), session_id: t.nullable(t.uuid) },
);

/** The holder of a ticket; undefined when it is for another room, was used or has expired. It can be used once. */
export async function useTicket(sql: Sql, ticket: string, room: string, now: Date) {
  const [row] = await sql.rows(use, [hashSecret(ticket), room, now]);
  return row && { userId: row.user_id, keyId: row.api_key_id, sessionId: row.session_id };
}

export const deleteExpiredTickets = statement(
  "tickets-delete-expired",
  "delete from room_tickets where expires_at < now() - interval '1 hour'",
  [],
);
