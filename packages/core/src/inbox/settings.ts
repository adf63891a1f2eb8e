import { type Sql, statement, t } from "@caravan/db/sql";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { command, query } from "../kernel/define.ts";
import { forOwnEyes } from "../kernel/without-tool.ts";

const find = statement(
  "inbox-settings",
  `select coalesce(s.daily_mail, true) as daily_mail, case when s.user_id is null then 1 else s.agent_mail_day end as agent_mail_day
     from users u left join inbox_settings s on s.user_id = u.id where u.id = $1`,
  [t.uuid],
  { daily_mail: t.boolean, agent_mail_day: t.nullable(t.integer) },
);
const put = statement(
  "inbox-settings-put",
  `insert into inbox_settings as s (user_id, daily_mail, agent_mail_day)
   values ($1, coalesce($2, true), case when $3 then $4 else 1 end)
   on conflict (user_id) do update set daily_mail = coalesce($2, s.daily_mail),
     agent_mail_day = case when $3 then $4 else s.agent_mail_day end`,
  [t.uuid, t.nullable(t.boolean), t.boolean, t.nullable(t.integer)],
);
const claim = statement(
  "inbox-claim-agent-mail",
  `insert into inbox_settings as s (user_id, agent_mailed_at) values ($1, $2)
   on conflict (user_id) do update set agent_mailed_at = $2
    where s.agent_mailed_at is null or s.agent_mailed_at < $2::timestamptz - interval '6 days'
   returning user_id`,
  [t.uuid, t.timestamp],
  { user_id: t.uuid },
);

/** Claims the weekly mail about agents in the transaction that queues it; false when this week's was claimed. */
export async function claimAgentMail(sql: Sql, userId: string, now: Date): Promise<boolean> {
  return (await sql.rows(claim, [userId, now])).length > 0;
}

const settingsWire = z.object({
  daily_mail: z.boolean().meta({ description: "A mail in the morning when something is unread" }),
  agent_mail_day: z
    .number()
    .int()
    .min(1)
    .max(7)
    .nullable()
    .meta({ description: "The weekday of the mail about what agents did, 1 for Monday; null: none" }),
});

async function settingsOf(ctx: Context) {
  const [settings] = await ctx.sql.rows(find, [signedIn(ctx.actor).userId]);
  return settings ?? { daily_mail: true, agent_mail_day: 1 };
}

export const getInboxSettings = query({
  name: "get_inbox_settings",
  description: "Which mails this person gets about their inbox and their agents.",
  audience: "person",
  withoutTool: forOwnEyes,
  input: z.object({}),
  output: z.object({
    settings: settingsWire,
    mail: z.boolean().meta({ description: "False: this installation sends no mails" }),
  }),
  rest: { method: "GET", path: "/api/users/me/inbox/settings" },
  async run(ctx) {
    return { settings: await settingsOf(ctx), mail: ctx.ports.mailer.configured };
  },
});

export const updateInboxSettings = command({
  name: "update_inbox_settings",
  description: "Chooses which mails this person gets about their inbox and their agents; what is left out stays.",
  audience: "person",
  withoutTool: forOwnEyes,
  hints: { destructive: false, idempotent: true },
  input: settingsWire.partial(),
  output: z.object({ settings: settingsWire }),
  rest: { method: "PUT", path: "/api/users/me/inbox/settings" },
  async run(ctx, { daily_mail = null, agent_mail_day }) {
    const day = [agent_mail_day !== undefined, agent_mail_day ?? null] as const;
    await ctx.sql.rows(put, [signedIn(ctx.actor).userId, daily_mail, ...day]);
    return { settings: await settingsOf(ctx) };
  },
});
