import { statement, t } from "@caravan/db/sql";
import { type LegalTextKind, legalTextKinds } from "@caravan/domain/field-choices";
import { signUpModes } from "@caravan/domain/sign-up-policy";
import { z } from "zod";
import { query } from "../kernel/define.ts";
import { administers } from "../kernel/without-tool.ts";
import { readSettings } from "./settings.ts";

const kinds = statement("legal-text-kinds", "select kind from legal_texts", [], { kind: t.textOf<LegalTextKind>() });

export const getInstallation = query({
  name: "get_installation",
  description:
    "What somebody without an account should know of this installation: who may sign up, whom to ask for help, and its legal texts.",
  audience: "anyone",
  withoutTool: administers,
  input: z.object({}),
  output: z.object({
    sign_up: z.enum(signUpModes),
    sign_up_by_domain: z.boolean().meta({ description: "Only addresses of certain domains get an account" }),
    mail: z.boolean().meta({ description: "Whether it sends mail, so that addresses can be proved" }),
    contact: z
      .string()
      .nullable()
      .meta({ description: "Whom to ask for help: an e-mail address or an https address; null when nobody is named" }),
    legal_texts: z
      .array(z.enum(legalTextKinds))
      .meta({ description: "Which there are; GET /api/legal/{kind} has them" }),
  }),
  rest: { method: "GET", path: "/api/installation" },
  async run(ctx) {
    const settings = await readSettings(ctx.sql, ctx.ports);
    const written = (await ctx.sql.rows(kinds, [])).map((it) => it.kind);
    return {
      sign_up: settings.sign_up,
      sign_up_by_domain: settings.sign_up_domains.length > 0,
      mail: ctx.ports.mailer.configured,
      contact: settings.contact || null,
      legal_texts: legalTextKinds.filter((kind) => written.includes(kind)),
    };
  },
});
