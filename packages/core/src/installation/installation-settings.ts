import { z } from "zod";
import { requireAdministrator, requireAdministratorForChange } from "../kernel/administrator.ts";
import { command, query } from "../kernel/define.ts";
import { conflict } from "../kernel/errors.ts";
import { administers } from "../kernel/without-tool.ts";
import { fixedByEnvironment, readSettings, type SettingName, settingFields, storeSetting } from "./settings.ts";

const settingsWire = z.object({
  settings: z.object(settingFields),
  fixed: z.array(z.enum(Object.keys(settingFields) as [SettingName, ...SettingName[]])).meta({
    description: "Set by the environment of the service, which wins: these cannot be changed here",
  }),
  mail: z.boolean().meta({ description: "Whether this installation sends mail, so that addresses can be proved" }),
});

export const getInstallationSettings = query({
  name: "get_installation_settings",
  description: "What administrators have set for this installation.",
  audience: "person",
  withoutTool: administers,
  errors: ["forbidden"],
  input: z.object({}),
  output: settingsWire,
  rest: { method: "GET", path: "/api/admin/settings" },
  async run(ctx) {
    await requireAdministrator(ctx);
    const fixed = Object.keys(fixedByEnvironment(ctx.ports)) as SettingName[];
    return { settings: await readSettings(ctx.sql, ctx.ports), fixed, mail: ctx.ports.mailer.configured };
  },
});

export const updateInstallationSettings = command({
  name: "update_installation_settings",
  description: "Changes settings of this installation. They count from the next call on, in every process.",
  audience: "person",
  withoutTool: administers,
  hints: { destructive: false, idempotent: true },
  errors: ["forbidden", "recent_sign_in_needed", "fixed_by_environment"],
  audit: { event: "settings_changed", about: (input) => ({ detail: { ...input } }) },
  input: z.object(settingFields).partial(),
  output: settingsWire,
  rest: { method: "PATCH", path: "/api/admin/settings" },
  async run(ctx, input) {
    const { userId } = await requireAdministratorForChange(ctx);
    const fixed = Object.keys(fixedByEnvironment(ctx.ports)) as SettingName[];
    for (const [name, value] of Object.entries(input) as [SettingName, NonNullable<unknown> | undefined][]) {
      if (value === undefined) continue;
      if (fixed.includes(name))
        throw conflict("fixed_by_environment", "The environment of the service sets this. Change it there.", [
          { path: name, message: "is set by the environment" },
        ]);
      await storeSetting(ctx.sql, { name, value, by: userId }, ctx.now);
    }
    return { settings: await readSettings(ctx.sql, ctx.ports), fixed, mail: ctx.ports.mailer.configured };
  },
});
