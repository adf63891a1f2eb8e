import { statement } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { signedIn } from "../actor.ts";
import { command, type Scene } from "../define.ts";
import { forbidden } from "../errors.ts";
import { recordEvent, tripRoom } from "../events.ts";
import { logBeside } from "../history.ts";
import { invitationFor, type OpenInvitation, tokenInput } from "./open-invitation.ts";

// An invitation never takes away: an editor who opens a viewer's link stays an editor.
const join = statement(
  "member-join",
  `insert into members (trip_id, user_id, role, created_at) values ($1, $2, $3, $4)
   on conflict (trip_id, user_id) do update
     set role = case when members.role = 'viewer' then excluded.role else members.role end
   returning role, created_at = $4 as joined`,
);
const markUsed = statement("invitation-used", "update invitations set accepted_at = $2 where id = $1");

export const acceptInvitation = command({
  name: "accept_invitation",
  description: "Joins the trip of an invitation. Joining twice is harmless.",
  audience: "person",
  logged: true,
  hints: { destructive: false, idempotent: true },
  errors: ["not_found", "forbidden"],
  input: tokenInput,
  output: z.object({ trip_id: f.id, role: z.enum(f.memberRoles), already_member: z.boolean() }),
  rest: { method: "POST", path: "/api/invitations/{token}/accept" },
  async run(scene, input) {
    const invitation = await invitationFor(scene, input.token, true);
    const person = signedIn(scene.actor);
    if (invitation.email !== null && !("email" in person && person.email === invitation.email)) {
      throw forbidden("This invitation is for another e-mail address. Sign in with that one, or ask for a link.");
    }
    const [row] = await scene.sql.rows<{ role: f.MemberRole; joined: boolean }>(join, [
      invitation.trip_id,
      person.userId,
      invitation.role,
      scene.now,
    ]);
    if (!row) throw new Error("joining a trip returned no row");
    await scene.sql.rows(markUsed, [invitation.id, scene.now]);
    await announceJoin(scene, invitation, person.userId, person.name, row.joined);
    return { trip_id: invitation.trip_id, role: row.role, already_member: !row.joined };
  },
});

async function announceJoin(scene: Scene, invitation: OpenInvitation, userId: string, name: string, joined: boolean) {
  const trip = { id: invitation.trip_id, revision: invitation.revision };
  await logBeside(scene, trip, "accept_invitation", joined ? `${name} joined` : `${name} opened an invitation`);
  await recordEvent(scene, tripRoom(trip.id), "members.changed", { trip_id: trip.id, user_id: userId });
}
