import { type Sql, statement, t } from "@caravan/db/sql";
import { v7 } from "uuid";
import { z } from "zod";
import { refusalOf, refuseSignUp } from "../installation/sign-up-policy.ts";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { publish } from "../kernel/domain-events.ts";
import type { Ports } from "../kernel/ports.ts";
import { hashSecret } from "../kernel/secrets.ts";

const insert = statement(
  "guest-insert",
  "insert into users (id, email, name, kind, created_at) values ($1, $2, 'Guest', 'guest', $3)",
  [t.uuid, t.text, t.timestamp],
);

/**
 * Somebody who plans without an account, for as long as a session lasts.
 *
 * @throws forbidden `sign_up_refused` where not everybody may have an account
 */
export async function insertGuest(sql: Sql, ports: Pick<Ports, "fixedSettings">, now: Date): Promise<string> {
  const id = v7();
  // Nobody has this address, and no mail goes to it.
  const email = `${id}@guest.invalid`;
  refuseSignUp(await refusalOf(sql, ports, { email, proved: false }, now));
  await sql.rows(insert, [id, email, now]);
  return id;
}

const bySession = statement(
  "guest-by-session",
  `select u.id from sessions s join users u on u.id = s.user_id
    where s.token_hash = $1 and u.kind = 'guest' and s.ended_at is null and s.expires_at > $2`,
  [t.text, t.timestamp],
  { id: t.uuid },
);

/** The guest whose session this cookie is, if it is one's. */
export async function guestOfSession(sql: Sql, token: string, now: Date): Promise<string | undefined> {
  return (await sql.rows(bySession, [hashSecret(token), now]))[0]?.id;
}

const hold = statement("guest-hold", "select id from users where id = $1 and kind = 'guest' for update", [t.uuid], {
  id: t.uuid,
});
const remove = statement("guest-delete", "delete from users where id = $1", [t.uuid]);

/**
 * When a guest signs in: what they planned goes to the account. Only for the process itself, which has seen the guest's
 * session; it has no address.
 */
export const takeOverGuest = command({
  name: "take_over_guest",
  description: "Moves what a guest has planned to the account of the person who signs in.",
  audience: "person",
  input: z.object({ guest_id: z.string() }),
  output: z.object({}),
  async run(ctx, { guest_id: guestId }) {
    const { userId } = signedIn(ctx.actor);
    const [guest] = await ctx.sql.rows(hold, [guestId]);
    if (!guest || guestId === userId) return {};
    await publish(ctx, "guest_signs_in", { guestId, userId });
    await ctx.sql.rows(remove, [guestId]);
    return {};
  },
});

/** Their only session has ended, so nobody can reach what they planned. It goes with them. */
export const deleteGoneGuests = statement(
  "guests-delete-gone",
  `delete from users u where u.kind = 'guest' and u.created_at < now() - interval '1 day'
     and not exists (select from sessions s where s.user_id = u.id and s.ended_at is null and s.expires_at > now())`,
  [],
);
