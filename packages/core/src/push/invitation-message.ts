import { type Sql, statement, t } from "@caravan/db/sql";
import { said } from "@caravan/domain/words/sentence";
import { displayNameSql } from "../identity/display-name-sql.ts";
import type { Notice } from "../kernel/jobs.ts";
import type { PushMessage } from "./message.ts";
import { messageTitle } from "./message.ts";

const find = statement(
  "push-invitation",
  `select a.id as "userId", t.title, t.start_date as "startDate", t.end_date as "endDate", ${displayNameSql("u")} as name
     from invitations i join trips t on t.id = i.trip_id join users u on u.id = i.created_by_id
     join users a on a.email = i.email and a.email_verified is not null and a.kind = 'person'
    where i.id = $1 and i.revoked_at is null and i.accepted_at is null and i.expires_at > $2 and t.trashed_at is null
      and not exists (select from members m where m.trip_id = i.trip_id and m.user_id = a.id)`,
  [t.uuid, t.timestamp],
  { userId: t.uuid, title: t.text, startDate: t.text, endDate: t.text, name: t.text },
);

/** For the account with the address of an invitation, if it has proved that address. */
export async function invitationMessage(
  sql: Sql,
  { invitationId }: Extract<Notice, { kind: "invitation" }>,
  now: Date,
): Promise<PushMessage | undefined> {
  const [row] = await sql.rows(find, [invitationId, now]);
  if (!row) return undefined;
  return {
    recipients: [row.userId],
    switch: "shared_trips",
    // An invitation is for a person.
    access: { scope: "trips:read", tripId: null },
    payload: {
      kind: "invitation",
      title: messageTitle(row.title, said`A trip`),
      body: said`${messageTitle(row.name, said`Somebody`)} invites you, ${{ from: row.startDate, to: row.endDate }}.`,
      url: `/invite/${invitationId}`,
      tag: `invitation:${invitationId}`,
      invitation_id: invitationId,
    },
    urgency: "normal",
    endsAt: null,
  };
}
