import { type Sql, sqlOf, statement, t, transaction } from "@caravan/db/sql";
import { type Sentence, said } from "@caravan/domain/words/sentence";
import type { Reader } from "@caravan/languages/texts";
import { v7 } from "uuid";
import type { Context } from "./context.ts";
import { DomainError } from "./errors.ts";
import type { JobCall } from "./job-context.ts";
import type { JobData } from "./jobs.ts";
import type { Ports } from "./ports.ts";
import { readerOfAddress } from "./reader-language.ts";
import { word } from "./word.ts";

export interface Mail {
  readonly to: string;
  /** Left out: the account with this address. */
  readonly reader?: Reader;
  /** Our own words only: a stranger's name at the beginning would look like the sender. */
  readonly subject: Sentence;
  /** Line by line. */
  readonly text: readonly (Sentence | string)[];
  /** Where its recipient ends mails like it, for those that are sent again and again. */
  readonly unsubscribeUrl?: string | null;
}

/** @param name on one line; null without one */
export const greeting = (name: string | null): Sentence => (name ? said`Hello ${name},` : said`Hello there,`);

type WrittenMail = Parameters<Ports["mailer"]["send"]>[0];

async function written(sql: Sql, ports: MailPorts, mail: Mail): Promise<WrittenMail> {
  const { to, subject, text, unsubscribeUrl } = mail;
  const reader = mail.reader ?? (await readerOfAddress(sql, ports, to));
  return {
    to,
    subject: word(subject, reader),
    text: text.map((it) => (typeof it === "string" ? it : word(it, reader))).join("\n"),
    unsubscribeUrl: unsubscribeUrl ?? null,
  };
}

const HOUR = 3600;
const MOST_TO_ONE = 12;
const MOST_BY_ONE = 30;

const insert = statement(
  "mail-insert",
  "insert into outgoing_mails (id, recipient, subject, text, created_at, unsubscribe_url) values ($1, $2, $3, $4, $5, $6)",
  [t.uuid, t.text, t.text, t.text, t.timestamp, t.nullable(t.text)],
);
const find = statement(
  "mail-find",
  'select recipient as "to", subject, text, unsubscribe_url as "unsubscribeUrl" from outgoing_mails where id = $1',
  [t.uuid],
  { to: t.text, subject: t.text, text: t.text, unsubscribeUrl: t.nullable(t.text) },
);
const remove = statement("mail-delete", "delete from outgoing_mails where id = $1", [t.uuid]);

const removeTo = statement("mail-delete-to", "delete from outgoing_mails where recipient = $1", [t.text]);

/** Deletes all waiting mails to this address. */
export async function dropMailsTo(sql: Sql, address: string): Promise<void> {
  await sql.rows(removeTo, [address]);
}

/** By then the queue has given up. */
export const deleteOldOutgoingMails = statement(
  "mail-delete-old",
  "delete from outgoing_mails where created_at < now() - interval '3 days'",
  [],
);

/** By then the first attempt has ended, however slow the mail server is. */
const SECOND_TRY_MS = 60_000;

/**
 * Sends a mail after commit, within hourly limits for the recipient and for the sender. The call neither waits for the
 * mail server nor fails because of it: the queue retries what the server does not accept at once.
 *
 * @param sender the account that causes the mail; null for mails that people request without one, which are limited
 *   by network
 *
 * @throws limited when the sender or the recipient had too many
 */
export async function queueMail(ctx: Context, mail: Mail, sender: string | null): Promise<void> {
  const { throttle } = ctx.ports;
  if (sender !== null) await throttle.take(`mail-by:${sender}`, MOST_BY_ONE, HOUR);
  await throttle.take(`mail-to:${mail.to}`, MOST_TO_ONE, HOUR);
  await queue(ctx, mail);
}

/**
 * Tells somebody what was done with their account, which may not have been them. Not counted with other mails to them:
 * whoever took over a session could ask for so many that this one is not sent. The verb's own limit bounds it.
 */
export async function queueNotice(ctx: Context, mail: Mail): Promise<void> {
  if (ctx.ports.mailer.configured) await queue(ctx, mail);
}

async function queue(ctx: Context, mail: Mail): Promise<void> {
  const ready = await written(ctx.sql, ctx.ports, mail);
  const id = await keep(ctx.sql, ctx.ports, ready, ctx.now);
  ctx.effects.afterCommit.push(async () => void sendKept(ctx.ports, id, ready).catch(() => undefined));
}

/** Sends a mail outside a verb, without limits. The queue retries what the mail server does not accept at once. */
export async function sendMail(ports: MailPorts, mail: Mail, now: Date): Promise<void> {
  const ready = await written(sqlOf(ports.database), ports, mail);
  try {
    await ports.mailer.send(ready);
  } catch {
    await transaction(ports.database, (sql) => keep(sql, ports, ready, now));
  }
}

/** Sends a mail with the transaction of `sql`, or not at all: by the queue, after commit. Without limits. */
export async function queueMailIn(sql: Sql, ports: MailPorts, mail: Mail, now: Date): Promise<void> {
  await keep(sql, ports, await written(sql, ports, mail), now);
}

type MailPorts = Pick<Ports, "database" | "jobs" | "languages" | "mailer" | "secretBox">;

/** A mail may contain a code, or a link that signs in. */
const purposeOf = (mailId: string) => `mail:${mailId}`;

async function keep(sql: Sql, ports: MailPorts, mail: WrittenMail, now: Date): Promise<string> {
  const id = v7();
  await sql.rows(insert, [
    id,
    mail.to,
    mail.subject,
    ports.secretBox.seal(mail.text, purposeOf(id)),
    now,
    mail.unsubscribeUrl ?? null,
  ]);
  await ports.jobs.add(sql, "mail.send", { mailId: id }, { after: new Date(now.getTime() + SECOND_TRY_MS) });
  return id;
}

async function sendKept(
  { database, mailer }: Pick<MailPorts, "database" | "mailer">,
  id: string,
  mail: WrittenMail,
): Promise<void> {
  await mailer.send(mail);
  await sqlOf(database).rows(remove, [id]);
}

/** A job that retries a mail. Its errors contain no address, because operators read them. */
export async function sendQueuedMail({ ports }: JobCall, { mailId }: JobData["mail.send"]): Promise<void> {
  const [row] = await sqlOf(ports.database).rows(find, [mailId]);
  if (!row) return;
  const text = ports.secretBox.open(row.text, purposeOf(mailId));
  if (text === undefined) throw new Error("a queued mail cannot be decrypted with the present secrets");
  const mail = { ...row, text };
  try {
    await sendKept(ports, mailId, mail);
  } catch (error) {
    const { code = "no code", responseCode = "no answer" } = error as { code?: string; responseCode?: number };
    throw new Error(`the mail server did not take a mail: ${code}, ${responseCode}`);
  }
}

/**
 * Like {@link queueMail}, for mails that an address requests for itself. Beyond the limit nothing is sent and no error
 * is thrown: the earlier mails are still valid, and an error would reveal whether the address has an account.
 */
export async function queueMailQuietly(ctx: Context, mail: Mail): Promise<void> {
  await queueMail(ctx, mail, null).catch((error) => {
    if (!(error instanceof DomainError)) throw error;
  });
}
