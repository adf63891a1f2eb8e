import { sqlOf, statement, t, transaction } from "@caravan/db/sql";
import { cleanUntrustedText } from "@caravan/domain/board/untrusted-text";
import { isMailDay } from "@caravan/domain/inbox/mail-hour";
import { dateOf, listed, type Sentence, said } from "@caravan/domain/words/sentence";
import { displayNameSql } from "../identity/display-name-sql.ts";
import { claimAgentMail } from "../inbox/settings.ts";
import type { JobCall } from "../kernel/job-context.ts";
import type { Ports } from "../kernel/ports.ts";
import { greeting, type Mail, queueMailIn } from "../kernel/queue-mail.ts";
import { type AgentOfWeek, agentWeek } from "./agent-week.ts";

/** In one mail; the page has the rest. */
const MOST_AGENTS = 10;
const MOST_TRIPS = 5;

const readers = statement(
  "agent-mail-readers",
  `select u.id, u.email, ${displayNameSql("u")} as name, w.timezone, coalesce(s.agent_mail_day, 1) as day from users u
     left join inbox_settings s on s.user_id = u.id left join push_settings w on w.user_id = u.id
    where u.kind = 'person' and u.disabled_at is null and u.email_verified is not null
      and (s.user_id is null or s.agent_mail_day is not null)
      and (s.agent_mailed_at is null or s.agent_mailed_at < $1::timestamptz - interval '6 days')
      and exists (select from api_keys k where k.user_id = u.id)
    order by u.id`,
  [t.timestamp],
  { id: t.uuid, email: t.text, name: t.text, timezone: t.nullable(t.text), day: t.integer },
);

/**
 * Once a week, on the day and clock of each reader, what their agents did; nothing when they did nothing. The mail is
 * queued in the transaction that claims the week, so that several processes, and retries, send it once.
 */
export async function sendAgentMails({ ports, now, signal }: JobCall): Promise<void> {
  if (!ports.mailer.configured) return;
  const sql = sqlOf(ports.database);
  for (const reader of await sql.rows(readers, [now])) {
    if (signal.aborted) return;
    if (!isMailDay(now, reader.timezone, reader.day)) continue;
    const { agents } = await agentWeek(sql, reader.id, now);
    if (agents.length === 0) continue;
    await transaction(ports.database, async (inOne) => {
      if (await claimAgentMail(inOne, reader.id, now))
        await queueMailIn(inOne, ports, agentMail(ports, reader, agents, now), now);
    });
  }
}

/** A line break in a name could make it look like a part of our mail. */
const oneLine = (text: string) => cleanUntrustedText(text, 120);

function agentMail(
  { publicUrl }: Pick<Ports, "publicUrl">,
  { email, name }: { readonly email: string; readonly name: string },
  agents: readonly AgentOfWeek[],
  now: Date,
): Mail {
  const unsubscribeUrl = `${publicUrl}/profile?tab=notifications`;
  const more = agents.length - MOST_AGENTS;
  const text = [
    greeting(oneLine(name)),
    "",
    said`This is what your agents did on Caravan in the week to ${dateOf(now.toISOString().slice(0, 10))}:`,
    "",
    ...agents
      .slice(0, MOST_AGENTS)
      .flatMap((agent) => [
        oneLine(agent.agentName) ?? said`An agent`,
        ...linesOf(agent).map((it) => said`- ${it}`),
        "",
      ]),
    ...(more > 0 ? [said`And ${more} more.`, ""] : []),
    said`To see it all, undo it or revoke a key: ${`${publicUrl}/profile?tab=keys`}`,
    "",
    said`You get this once a week, when an agent has done something. To change the day or turn it off: ${unsubscribeUrl}`,
  ];
  return { to: email, subject: said`What your agents did this week`, text, unsubscribeUrl };
}

function linesOf({ trips, undone, approved, rejected, waiting }: AgentOfWeek): Sentence[] {
  const named = trips.slice(0, MOST_TRIPS).map(({ changes, title }) => {
    const name = oneLine(title) ?? said`a trip`;
    return changes === 1 ? said`1 change on "${name}"` : said`${changes} changes on "${name}"`;
  });
  const others = trips.length - named.length;
  if (others > 0) named.push(others === 1 ? said`1 more trip` : said`${others} more trips`);
  const proposals = [
    approved > 0 && (approved === 1 ? said`1 proposal approved` : said`${approved} proposals approved`),
    rejected > 0 && (rejected === 1 ? said`1 proposal rejected` : said`${rejected} proposals rejected`),
    waiting > 0 && (waiting === 1 ? said`1 proposal waiting for you` : said`${waiting} proposals waiting for you`),
  ].filter((it) => it !== false);
  return [
    ...[named, proposals].filter((it) => it.length > 0).map((it) => said`${listed(it)}`),
    ...(undone > 0 ? [undone === 1 ? said`1 change undone since` : said`${undone} changes undone since`] : []),
  ];
}
