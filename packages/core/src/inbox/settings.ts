import { statement, t } from "@caravan/db/sql";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { command, query } from "../kernel/define.ts";

const find = statement(
  "inbox-settings",
  "select coalesce((select daily_mail from inbox_settings where user_id = $1), true) as daily_mail",
  [t.uuid],
  { daily_mail: t.boolean },
);
const put = statement(
  "inbox-settings-put",
  `insert into inbox_settings (user_id, daily_mail) values ($1, $2)
   on conflict (user_id) do update set daily_mail = excluded.daily_mail`,
  [t.uuid, t.boolean],
);

const settingsWire = z.object({
  daily_mail: z.boolean().meta({ description: "A mail in the morning when something is unread" }),
});

export const getInboxSettings = query({
  name: "get_inbox_settings",
  description: "Whether this person gets the daily mail about their inbox.",
  audience: "person",
  input: z.object({}),
  output: z.object({
    settings: settingsWire,
    mail: z.boolean().meta({ description: "False: this installation sends no mails" }),
  }),
  rest: { method: "GET", path: "/api/users/me/inbox/settings" },
  async run(ctx) {
    const [settings] = await ctx.sql.rows(find, [signedIn(ctx.actor).userId]);
    return { settings: settings ?? { daily_mail: true }, mail: ctx.ports.mailer.configured };
  },
});

export const updateInboxSettings = command({
  name: "update_inbox_settings",
  description: "Switches the daily mail about this person's inbox on or off.",
  audience: "person",
  hints: { destructive: false, idempotent: true },
  input: settingsWire,
  output: z.object({ settings: settingsWire }),
  rest: { method: "PUT", path: "/api/users/me/inbox/settings" },
  async run(ctx, settings) {
    await ctx.sql.rows(put, [signedIn(ctx.actor).userId, settings.daily_mail]);
    return { settings };
  },
});
