import { sqlOf, statement, t, transaction } from "@caravan/db/sql";
import { cleanUntrustedText } from "@caravan/domain/board/untrusted-text";
import { dayAndMonth } from "@caravan/domain/date-words";
import { isMailDay } from "@caravan/domain/inbox/mail-hour";
import { countWords, joinWords } from "@caravan/domain/join-words";
import { displayNameSql } from "../identity/display-name-sql.ts";
import { claimAgentMail } from "../inbox/settings.ts";
import type { JobCall } from "../kernel/job-context.ts";
import type { Ports } from "../kernel/ports.ts";
import { type Mail, queueMailIn } from "../kernel/queue-mail.ts";
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
const oneLine = (text: string, otherwise: string) => cleanUntrustedText(text, 120) ?? otherwise;

function agentMail(
  { publicUrl }: Pick<Ports, "publicUrl">,
  { email, name }: { readonly email: string; readonly name: string },
  agents: readonly AgentOfWeek[],
  now: Date,
): Mail {
  const unsubscribeUrl = `${publicUrl}/profile?tab=notifications`;
  const more = agents.length - MOST_AGENTS;
  const text = [
    `Hello ${oneLine(name, "there")},`,
    "",
    `this is what your agents did on Caravan in the week to ${dayAndMonth(now.toISOString().slice(0, 10))}:`,
    "",
    ...agents
      .slice(0, MOST_AGENTS)
      .flatMap((agent) => [oneLine(agent.agentName, "An agent"), ...linesOf(agent).map((it) => `- ${it}`), ""]),
    ...(more > 0 ? [`And ${more} more.`, ""] : []),
    `To see it all, undo it or take a key away: ${publicUrl}/profile?tab=keys`,
    "",
    `You get this once a week, when an agent did something. For another day, or none: ${unsubscribeUrl}`,
  ].join("\n");
  return { to: email, subject: "What your agents did this week", text, unsubscribeUrl };
}

function linesOf({ trips, undone, approved, rejected, waiting }: AgentOfWeek): string[] {
  const named = trips
    .slice(0, MOST_TRIPS)
    .map((it) => `${countWords(it.changes, "change")} on "${oneLine(it.title, "a trip")}"`);
  const others = trips.length - named.length;
  const proposals = [
    approved > 0 && `${countWords(approved, "proposal")} approved`,
    rejected > 0 && `${countWords(rejected, "proposal")} rejected`,
    waiting > 0 && `${countWords(waiting, "proposal")} waiting for you`,
  ].filter((it) => it !== false);
  return [
    joinWords([...named, ...(others > 0 ? [countWords(others, "more trip")] : [])]),
    joinWords(proposals),
    undone > 0 ? `${countWords(undone, "change")} undone since` : "",
  ].filter((it) => it !== "");
}
