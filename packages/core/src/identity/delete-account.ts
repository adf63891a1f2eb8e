import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { command } from "../kernel/define.ts";
import { publish } from "../kernel/domain-events.ts";
import { invalidAt, notFound } from "../kernel/errors.ts";
import { queueNotice } from "../kernel/queue-mail.ts";
import { requireRecentSignIn } from "../kernel/recent-sign-in.ts";
import { recordRoomEvent, tripRoom } from "../kernel/room-events.ts";
import { deleteTripRow } from "../kernel/save-trip.ts";
import { handOverTrip, leaveTrip, lockTrip, recordMemberChange } from "../kernel/trip-members.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { ownedBy } from "./account-deletion.ts";
import { accountDeletedMail } from "./account-mails.ts";
import { findAccount, requireAnotherAdministrator } from "./accounts.ts";
import { dropCredentials } from "./prove-address.ts";

const memberships = statement(
  "deletion-memberships",
  `select t.id, t.revision from members m join trips t on t.id = m.trip_id where m.user_id = $1 order by t.id`,
  [t.uuid],
  { id: t.uuid, revision: t.integer },
);
const insertFormer = statement(
  "former-member-insert",
  "insert into users (id, email, name, kind, created_at) values ($1, $2, 'Former member', 'former', $3)",
  [t.uuid, t.text, t.timestamp],
);
const remove = statement("account-delete", "delete from users where id = $1", [t.uuid]);

export const deleteAccount = command({
  name: "delete_account",
  description:
    "Deletes this person's account for good. Trips and groups that nobody else is in go; shared ones are handed over, and what was added to them stays there, by a former member. GET /api/users/me/deletion says what would happen.",
  audience: "person",
  withoutTool: decidesAccess,
  withoutSecondFactor: true,
  endsAccess: true,
  credential: true,
  hints: { destructive: true, idempotent: true },
  errors: ["recent_sign_in_needed", "last_administrator"],
  audit: { event: "account_deleted" },
  input: z.object({
    email: f.email.meta({ description: "The account's own address, so that it is not done by accident" }),
  }),
  output: z.object({ deleted: z.literal(true) }),
  rest: { method: "POST", path: "/api/users/me/deletion" },
  async run(ctx, input) {
    const { userId } = signedIn(ctx.actor);
    requireRecentSignIn(ctx);
    const account = await findAccount(ctx.sql, userId);
    if (!account) throw notFound("account");
    if (input.email !== account.email) throw invalidAt("email", "That is not the address of this account.");
    if (account.isAdmin) await requireAnotherAdministrator(ctx.sql, userId);
    const name = account.name ?? "A member";
    await dropCredentials(ctx, userId);
    const { groups } = await ownedBy(ctx, userId);
    await publish(ctx, "account_leaves_groups", { userId, created: groups });
    await leaveTrips(ctx, userId, name);
    const formerId = ctx.newId();
    await ctx.sql.rows(insertFormer, [formerId, `${formerId}@former.invalid`, ctx.now]);
    await publish(ctx, "account_deleted", { userId, formerId });
    await ctx.sql.rows(remove, [userId]);
    await queueNotice(ctx, accountDeletedMail(account.email));
    return { deleted: true as const };
  },
});

async function leaveTrips(ctx: Context, userId: string, name: string): Promise<void> {
  // Read again, because deleting the groups may have deleted trips.
  const { trips } = await ownedBy(ctx, userId);
  for (const { id, revision, heirId, heirName } of trips) {
    await lockTrip(ctx, id);
    if (heirId === null) {
      await deleteTripRow(ctx.sql, id);
      await recordRoomEvent(ctx, tripRoom(id), "trip.deleted", { trip_id: id });
    } else {
      await handOverTrip(ctx, id, heirId);
      const summary = said`${name} handed the trip over to ${heirName ?? said`a member`}`;
      await recordMemberChange(ctx, { id, revision }, { userId: heirId, action: "delete_account", summary });
    }
  }
  for (const trip of await ctx.sql.rows(memberships, [userId])) {
    await leaveTrip(ctx, trip.id, userId);
    await recordMemberChange(ctx, trip, { userId, action: "delete_account", summary: said`${name} left` });
  }
}
