import { type Sql, statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { signUpModes } from "@caravan/domain/sign-up-policy";
import { z } from "zod";
import type { Ports } from "../kernel/ports.ts";

/** The settings that an administrator can change. */
export const settingFields = {
  sign_up: z.enum(signUpModes).meta({
    description:
      "open: anybody may create an account. invited: who has an invitation. closed: only whom an administrator gives one",
  }),
  sign_up_domains: z
    .array(f.mailDomain)
    .max(200)
    .meta({ description: "Accounts are only made for proved addresses of these domains; empty: of any" }),
  contact: z
    .string()
    .trim()
    .max(200)
    .refine((it) => it === "" || z.email().safeParse(it).success || /^https:\/\/[^\s]+$/.test(it), {
      error: "must be an email address or an https address",
    })
    .meta({ description: "Whom people ask for help: an e-mail address or an https address; empty for nobody" }),
  second_factor: z.enum(["optional", "required"]).meta({
    description:
      "required: whoever signs in with a password needs a code as well, or signs in with a passkey. Sign-in by an identity provider is its own matter",
  }),
  audit_days: z.number().int().min(31).max(3650).meta({ description: "How long entries of the audit log are kept" }),
} as const;

export type SettingName = keyof typeof settingFields;
export type Settings = { readonly [Name in SettingName]: z.output<(typeof settingFields)[Name]> };

const defaults: Settings = {
  sign_up: "open",
  sign_up_domains: [],
  contact: "",
  second_factor: "optional",
  audit_days: 365,
};

const all = statement("settings-all", "select name, value from installation_settings", [], {
  name: t.text,
  value: t.json(),
});
const set = statement(
  "setting-set",
  `insert into installation_settings (name, value, updated_at, updated_by_id) values ($1, $2, $3, $4)
   on conflict (name) do update set value = excluded.value, updated_at = excluded.updated_at, updated_by_id = excluded.updated_by_id`,
  [t.text, t.json(), t.timestamp, t.uuid],
);

/** The settings that the environment fixes, by name. */
export function fixedByEnvironment({ fixedSettings }: Pick<Ports, "fixedSettings">): Partial<Settings> {
  const { signUp, signUpDomains, auditDays } = fixedSettings;
  return {
    ...(signUp !== undefined && { sign_up: signUp }),
    ...(signUpDomains !== undefined && { sign_up_domains: [...signUpDomains] }),
    ...(auditDays !== undefined && { audit_days: auditDays }),
  };
}

/** The settings in force. A stored value that this release does not understand is ignored. */
export async function readSettings(sql: Sql, ports: Pick<Ports, "fixedSettings">): Promise<Settings> {
  const stored = await sql.rows(all, []);
  const read = stored.flatMap(({ name, value }) => {
    if (!(name in settingFields)) return [];
    const { data } = settingFields[name as SettingName].safeParse(value);
    return data === undefined ? [] : [[name, data] as const];
  });
  return { ...defaults, ...Object.fromEntries(read), ...fixedByEnvironment(ports) };
}

export async function storeSetting(
  sql: Sql,
  it: { readonly name: SettingName; readonly value: NonNullable<unknown>; readonly by: string },
  now: Date,
): Promise<void> {
  await sql.rows(set, [it.name, it.value, now, it.by]);
}
