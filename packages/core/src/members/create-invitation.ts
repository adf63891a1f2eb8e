import { columnList, statement, t } from "@caravan/db/sql";
import { cleanUntrustedText } from "@caravan/domain/board/untrusted-text";
import * as f from "@caravan/domain/fields";
import { said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { tripForChange } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { invalidAt } from "../kernel/errors.ts";
import { logWithoutPatch } from "../kernel/history.ts";
import type { Ports } from "../kernel/ports.ts";
import { queueMail } from "../kernel/queue-mail.ts";
import { hashSecret, randomToken } from "../kernel/secrets.ts";
import { changeInput } from "../wire/change-input.ts";
import { type InvitationRow, invitationRow, invitationWire, presentInvitation } from "./invitation-wire.ts";

const insert = statement(
  "invitation-insert",
  `insert into invitations (id, trip_id, role, email, token_hash, created_by_id, created_at, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${columnList(invitationRow)}`,
  [t.uuid, t.uuid, t.text, t.nullable(t.text), t.text, t.uuid, t.timestamp, t.timestamp],
  invitationRow,
);

const invited = {
  mail: {
    editor: said`Invited somebody by email as an editor`,
    viewer: said`Invited somebody by email as a viewer`,
  },
  link: { editor: said`Made an invitation link for editors`, viewer: said`Made an invitation link for viewers` },
} as const;

function requireMail({ mailer }: Pick<Ports, "mailer">, { email }: { readonly email?: string | undefined }): void {
  if (email !== undefined && !mailer.configured)
    throw invalidAt("email", "Without a mail server, nobody can confirm an address here. Invite by link.");
}

export const createInvitation = command({
  name: "create_invitation",
  description:
    "Invites somebody to a trip as editor or viewer: by a link that whoever holds it can use, or by e-mail for one address.",
  audience: "trips:write",
  approval: "proposes",
  // Whoever is on a trip sees all of it, so only a person lets somebody in.
  request: {
    role: "owner",
    summary: ({ email, role }) => {
      const whom = email ?? said`somebody by link`;
      return role === "editor" ? said`Invite ${whom} as an editor` : said`Invite ${whom} as a viewer`;
    },
    byPerson: true,
    check: requireMail,
  },
  guests: false,
  credential: true,
  logged: true,
  errors: ["not_found", "forbidden"],
  audit: {
    event: "invitation_created",
    about: (it) => ({ subjectId: it.trip_id, detail: { role: it.role, by_mail: it.email !== undefined } }),
  },
  input: z.object({
    trip_id: f.id,
    role: f.grantableRole,
    email: f.email.optional(),
    propose: changeInput.propose,
    expires_in_days: z.number().int().min(1).max(90).default(14),
  }),
  output: z.object({
    invitation: invitationWire,
    url: z.string().meta({ description: "Shown once: only a hash of its token is stored" }),
    mailed: z.boolean().meta({ description: "False without an address: send the link yourself" }),
  }),
  rest: { method: "POST", path: "/api/trips/{id}/invitations", status: 201, params: { id: "trip_id" } },
  async run(ctx, input) {
    requireMail(ctx.ports, input);
    const { document } = await tripForChange(ctx, input.trip_id, "owner", undefined);
    const inviter = signedIn(ctx.actor);
    const token = randomToken();
    const [row] = await ctx.sql.rows(insert, [
      ctx.newId(),
      document.id,
      input.role,
      input.email ?? null,
      hashSecret(token),
      inviter.userId,
      ctx.now,
      new Date(ctx.now.getTime() + input.expires_in_days * 86_400_000),
    ]);
    await logWithoutPatch(ctx, document, "create_invitation", invited[input.email ? "mail" : "link"][input.role]);
    const url = `${ctx.ports.publicUrl}/invite/${token}`;
    if (row && input.email !== undefined)
      await ctx.ports.jobs.add(ctx.sql, "push.tell", { kind: "invitation", invitationId: row.id });
    const mailed = input.email !== undefined && ctx.ports.mailer.configured;
    if (mailed) {
      const [by = "", title = ""] = [inviter.name, document.title].map((it) => cleanUntrustedText(it, 120) ?? "");
      await queueMail(
        ctx,
        {
          to: input.email as string,
          subject: said`An invitation to a trip on Caravan`,
          text: [
            said`You are invited to plan a trip on Caravan.`,
            "",
            said`Invited by: ${by}`,
            said`Trip: ${title} (${{ from: document.startDate, to: document.endDate }})`,
            "",
            url,
            "",
            said`The name and the title were written by the person who is inviting you. If you don't know them, ignore this email.`,
            "",
          ],
        },
        inviter.userId,
      );
    }
    return { invitation: presentInvitation(row as InvitationRow), url, mailed };
  },
});
