import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { insertAccount } from "../identity/accounts.ts";
import { emailTaken } from "../identity/create-account.ts";
import { requireAdministratorForChange } from "../kernel/administrator.ts";
import { command } from "../kernel/define.ts";
import { administers } from "../kernel/without-tool.ts";
import { makePasswordLink, passwordLinkWire } from "./password-link.ts";
import { personWire, presentPerson, requirePerson } from "./people.ts";

export const createPerson = command({
  name: "create_person",
  description:
    "Makes an account for somebody, whatever sign-up allows. They set their password by a link, which is mailed where mail is set up, and otherwise returned once.",
  audience: "person",
  withoutTool: administers,
  credential: true,
  errors: ["forbidden", "recent_sign_in_needed", "email_taken"],
  audit: {
    event: "person_created",
    about: (_, output) => ({ subjectUserId: output?.person.id, detail: { mailed: output?.link.mailed ?? null } }),
  },
  input: z.object({ email: f.email, name: f.personName }),
  output: z.object({ person: personWire, link: passwordLinkWire }),
  rest: { method: "POST", path: "/api/admin/people", status: 201 },
  async run(ctx, { email, name }) {
    const { userId: by } = await requireAdministratorForChange(ctx);
    const account = await insertAccount(ctx.sql, { id: ctx.newId(), email, name, now: ctx.now });
    if (!account) throw emailTaken();
    const link = await makePasswordLink(ctx, { userId: account.id, email, by });
    return { person: presentPerson(await requirePerson(ctx.sql, account.id, ctx.now)), link };
  },
});
