import { type Sql, sqlOf, statement, t, transaction } from "@caravan/db/sql";
import type { Proposal } from "@caravan/domain/alignment/types";
import { cleanUntrustedText } from "@caravan/domain/board/untrusted-text";
import { type Sentence, said, together, verbatim } from "@caravan/domain/words/sentence";
import { claimGroupsToRemind, type GroupToRemind } from "../groups/group-state.ts";
import { displayNameSql } from "../identity/display-name-sql.ts";
import type { Ports } from "../kernel/ports.ts";
import { greeting, sendMail } from "../kernel/queue-mail.ts";

/** How long before the deadline a reminder goes out. */
const HOURS_BEFORE = 12;
/** Groups in one run; the next run is a few minutes later. */
const MOST_GROUPS = 100;

const silent = statement(
  "reminder-silent",
  `select u.email, ${displayNameSql("u")} as name from group_members m join users u on u.id = m.user_id
     left join group_preferences p on p.group_id = m.group_id and p.user_id = m.user_id
    where m.group_id = $1 and m.removed_at is null and u.kind = 'person'
      and (p.responded_round is null or p.responded_round < $2)`,
  [t.uuid, t.integer],
  { email: t.text, name: t.text },
);

/**
 * Reminds members without an answer once, in the last hours before the deadline, by push and by mail where there is a
 * mail server. A group is claimed first, so that only one process sends mails; a mail that fails is reported and does
 * not stop the others.
 */
export async function sendReminders(ports: Ports, now: Date, report: (error: unknown) => void): Promise<void> {
  const until = new Date(now.getTime() + HOURS_BEFORE * 3_600_000);
  const groups = await transaction(ports.database, async (sql) => {
    const claimed = await claimGroupsToRemind(sql, now, until, MOST_GROUPS);
    for (const { id: groupId, roundNumber } of claimed)
      await ports.jobs.add(sql, "push.tell", { kind: "round", groupId, roundNumber, moment: "closing" });
    return claimed;
  });
  if (!ports.mailer.configured) return;
  for (const group of groups) await remind(ports, sqlOf(ports.database), group, now, report);
}

async function remind(ports: Ports, sql: Sql, group: GroupToRemind, now: Date, report: (error: unknown) => void) {
  const people = await sql.rows(silent, [group.id, group.roundNumber]);
  const title = line(group.title) ?? said`your group trip`;
  const round = group.roundNumber;
  const hours = Math.max(1, Math.round((group.deadline.getTime() - now.getTime()) / 3_600_000));
  for (const { email, name } of people) {
    const text = [
      greeting(line(name)),
      "",
      hours === 1
        ? said`Round ${round} of ${title} closes in an hour, and your answer is still missing.`
        : said`Round ${round} of ${title} closes in ${hours} hours, and your answer is still missing.`,
      ...proposalLines(group.proposal),
      "",
      said`If you say nothing before the next round, that counts as a yes.`,
      "",
      said`Answer here: ${`${ports.publicUrl}/groups/${group.code}`}`,
    ];
    const subject = said`Your answer is missing for a group trip`;
    await sendMail(ports, { to: email, subject, text }, now).catch(report);
  }
}

/** Texts of members stay on one line: with line breaks they could look like a part of our mail. */
const line = (text: string | null) => text && cleanUntrustedText(text, 120);

/** No amounts: others may see the mail. */
function proposalLines(proposal: Proposal | null): Sentence[] {
  const where = line(proposal?.destination ?? null);
  const when = proposal?.dates ? said`${{ from: proposal.dates.start, to: proposal.dates.end }}` : null;
  const all = [where === null ? null : verbatim(where), when].filter((it) => it !== null);
  return all.length === 0 ? [] : [said`So far the proposal is: ${together(all, "commas")}.`];
}
