import { type Sql, sqlOf, statement, t, transaction } from "@caravan/db/sql";
import { cleanUntrustedText } from "@caravan/domain/board/untrusted-text";
import { isMailHour } from "@caravan/domain/inbox/mail-hour";
import { said } from "@caravan/domain/words/sentence";
import { displayNameSql } from "../identity/display-name-sql.ts";
import type { JobCall } from "../kernel/job-context.ts";
import type { Ports } from "../kernel/ports.ts";
import { greeting, type Mail, sendMail } from "../kernel/queue-mail.ts";
import { messageOf, type StoredMessage, stillConcerns } from "./store.ts";

/** Lines in one mail; the inbox has the rest. */
const MOST_LINES = 12;

const waiting = statement(
  "inbox-mail-waiting",
  `select u.id, u.email, ${displayNameSql("u")} as name, w.timezone from users u
     left join inbox_settings s on s.user_id = u.id left join push_settings w on w.user_id = u.id
    where u.kind = 'person' and u.disabled_at is null and u.email_verified is not null and coalesce(s.daily_mail, true)
      and exists (select from inbox_items i where i.user_id = u.id and i.read_at is null and i.mailed_at is null)
    order by u.id`,
  [],
  { id: t.uuid, email: t.text, name: t.text, timezone: t.nullable(t.text) },
);
const claim = statement(
  "inbox-mail-claim",
  `with claimed as (
     update inbox_items i set mailed_at = $2
      where i.user_id = $1 and i.read_at is null and i.mailed_at is null and ${stillConcerns}
      returning i.title, i.body, i.words, i.created_at, i.id)
   select title, body, words from claimed order by created_at desc, id desc`,
  [t.uuid, t.timestamp],
  { title: t.text, body: t.text, words: t.nullable(t.json<StoredMessage["words"]>()) },
);

/**
 * Once a day, in the morning of each reader, what is unread and was in no mail yet. What goes into a mail is claimed
 * first, so that several processes, and retries, send it once.
 */
export async function sendDailyMails({ ports, now, signal }: JobCall): Promise<void> {
  if (!ports.mailer.configured) return;
  for (const person of await sqlOf(ports.database).rows(waiting, [])) {
    if (signal.aborted) return;
    if (!isMailHour(now, person.timezone)) continue;
    const lines = await transaction(ports.database, (sql: Sql) => sql.rows(claim, [person.id, now]));
    if (lines.length > 0) await sendMail(ports, dailyMail(ports, person, lines), now);
  }
}

/** Titles and texts were cleaned by push/message.ts: with line breaks they could look like a part of our mail. */
function dailyMail(
  { publicUrl }: Pick<Ports, "publicUrl">,
  { email, name }: { readonly email: string; readonly name: string },
  lines: readonly StoredMessage[],
): Mail {
  const more = lines.length - MOST_LINES;
  const unsubscribeUrl = `${publicUrl}/profile?tab=notifications`;
  const text = [
    greeting(cleanUntrustedText(name, 120)),
    "",
    said`This is waiting for you on Caravan:`,
    "",
    ...lines
      .slice(0, MOST_LINES)
      .map(messageOf)
      .map(({ title, body }) => said`- ${title}: ${body}`),
    ...(more > 0 ? [said`- and ${more} more`] : []),
    "",
    said`Your inbox: ${`${publicUrl}/inbox`}`,
    "",
    said`You get at most one such email a day. To turn it off: ${unsubscribeUrl}`,
  ];
  const subject =
    lines.length === 1 ? said`One thing is waiting for you` : said`${lines.length} things are waiting for you`;
  return { to: email, subject, text, unsubscribeUrl };
}
