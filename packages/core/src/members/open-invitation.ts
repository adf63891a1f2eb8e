import { type RowOf, statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import type { Context } from "../kernel/context.ts";
import { query } from "../kernel/define.ts";
import { missing } from "../kernel/errors.ts";
import { hashSecret } from "../kernel/secrets.ts";
import { decidesAccess } from "../kernel/without-tool.ts";

const columns = `i.id, i.trip_id, i.role, i.email, i.created_at, t.title, t.destination, t.start_date, t.end_date, t.revision, u.name as invited_by
     from invitations i join trips t on t.id = i.trip_id join users u on u.id = i.created_by_id
    where (i.token_hash = $1 or (i.id = $3 and exists (select from users a
             where a.id = $4 and a.email = i.email and a.email_verified is not null)))
      and t.trashed_at is null and i.revoked_at is null and i.expires_at > $2 and (i.email is null or i.accepted_at is null)`;
const openInvitationRow = {
  id: t.uuid,
  trip_id: t.uuid,
  role: t.textOf<"editor" | "viewer">(),
  email: t.nullable(t.text),
  created_at: t.timestamp,
  title: t.text,
  destination: t.text,
  start_date: t.text,
  end_date: t.text,
  revision: t.integer,
  invited_by: t.nullable(t.text),
};
const find = statement(
  "invitation-find",
  `select ${columns}`,
  [t.text, t.timestamp, t.nullable(t.uuid), t.nullable(t.uuid)],
  openInvitationRow,
);
const findLocked = statement(
  "invitation-find-locked",
  `select ${columns} for update of i`,
  [t.text, t.timestamp, t.nullable(t.uuid), t.nullable(t.uuid)],
  openInvitationRow,
);

export type OpenInvitation = RowOf<typeof openInvitationRow>;

/**
 * The invitation of a token, if it is neither used, revoked nor expired. Its id is enough for the person whose proved
 * address it is for: that is how the inbox names it. `lock` locks it until commit.
 */
export async function invitationFor(ctx: Context, token: string, lock: boolean): Promise<OpenInvitation> {
  const person = ctx.actor.kind === "person" ? ctx.actor.userId : null;
  const { data: id = null } = f.id.safeParse(token);
  const which = lock ? findLocked : find;
  const [row] = await ctx.sql.rows(which, [hashSecret(token), ctx.now, id, person]);
  if (!row)
    throw missing("not_found", "This invitation does not exist, was used or no longer works. Ask for a new one.");
  return row;
}

export const tokenInput = z.object({ token: f.opaque });

export const openInvitation = query({
  name: "open_invitation",
  description: "What an invitation is for, before joining.",
  audience: "anyone",
  withoutTool: decidesAccess,
  errors: ["not_found"],
  input: tokenInput,
  output: z.object({
    invitation: z.object({
      trip_title: z.string(),
      destination: z.string(),
      start_date: z.string(),
      end_date: z.string(),
      role: z.enum(["editor", "viewer"]),
      invited_by: z.string().nullable(),
    }),
  }),
  rest: { method: "GET", path: "/api/invitations/{token}" },
  async run(ctx, input) {
    const row = await invitationFor(ctx, input.token, false);
    const { title, destination, start_date, end_date, role, invited_by } = row;
    return { invitation: { trip_title: title, destination, start_date, end_date, role, invited_by } };
  },
});
