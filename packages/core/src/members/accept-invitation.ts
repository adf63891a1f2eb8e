import { statement, t } from "@caravan/db/sql";
import { memberRoles } from "@caravan/domain/field-choices";
import * as f from "@caravan/domain/fields";
import { said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { findAccount } from "../identity/accounts.ts";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { DomainError, forbidden } from "../kernel/errors.ts";
import { joinTrip, lockTrip, recordMemberChange } from "../kernel/trip-members.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { limitMember, limitSince, removeMemberLimit } from "./member-limits.ts";
import { invitationFor, tokenInput } from "./open-invitation.ts";

const markUsed = statement("invitation-used", "update invitations set accepted_at = $2 where id = $1", [
  t.uuid,
  t.timestamp,
]);

export const acceptInvitation = command({
  name: "accept_invitation",
  description: "Joins the trip of an invitation. Joining twice is harmless.",
  audience: "person",
  withoutTool: decidesAccess,
  logged: true,
  hints: { destructive: false, idempotent: true },
  errors: ["not_found", "forbidden", "address_unproved"],
  input: tokenInput,
  output: z.object({ trip_id: f.id, role: z.enum(memberRoles), already_member: z.boolean() }),
  rest: { method: "POST", path: "/api/invitations/{token}/accept" },
  async run(ctx, input) {
    // Locks the trip first, as does its deletion, which deletes the invitations.
    await lockTrip(ctx, (await invitationFor(ctx, input.token, false)).trip_id);
    const invitation = await invitationFor(ctx, input.token, true);
    const person = signedIn(ctx.actor);
    if (invitation.email !== null && !("email" in person && person.email === invitation.email)) {
      throw forbidden("This invitation is for another email address. Sign in with that one, or ask for a link.");
    }
    if (invitation.email !== null && !(await findAccount(ctx.sql, person.userId))?.emailVerified) {
      throw new DomainError(
        "forbidden",
        "address_unproved",
        "This invitation is for an email address that you haven't confirmed yet. Confirm it in your profile, or ask for a link.",
      );
    }
    const { userId, name } = person;
    const { trip_id: tripId, revision } = invitation;
    const limit = await limitSince(ctx, { tripId, userId, since: invitation.created_at });
    if (limit === "none")
      throw forbidden("The owner has removed you from this trip since this invitation was made. Ask for a new one.");
    const role = limit ?? invitation.role;
    const entered = await joinTrip(ctx, { tripId, userId, role, raises: true });
    if (entered.role === "viewer") await limitMember(ctx, { tripId, userId, most: "viewer", by: "other" });
    else await removeMemberLimit(ctx, tripId, userId);
    await ctx.sql.rows(markUsed, [invitation.id, ctx.now]);
    const summary = entered.joined ? said`${name} joined` : said`${name} opened an invitation`;
    await recordMemberChange(ctx, { id: tripId, revision }, { userId, action: "accept_invitation", summary });
    return { trip_id: tripId, role: entered.role, already_member: !entered.joined };
  },
});
