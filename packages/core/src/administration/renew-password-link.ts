import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { requireAdministratorForChange } from "../kernel/administrator.ts";
import { command } from "../kernel/define.ts";
import { conflict } from "../kernel/errors.ts";
import { administers } from "../kernel/without-tool.ts";
import { makePasswordLink, passwordLinkWire } from "./password-link.ts";
import { requirePerson } from "./people.ts";

export const renewPasswordLink = command({
  name: "renew_password_link",
  description:
    "A new link with which somebody sets their password: mailed where mail is set up, and otherwise returned once. Earlier ones stay good until one is used.",
  audience: "person",
  withoutTool: administers,
  credential: true,
  errors: ["forbidden", "recent_sign_in_needed", "not_found", "person_disabled"],
  audit: {
    event: "password_link_made",
    about: (input, output) => ({ subjectUserId: input.person_id, detail: { mailed: output?.link.mailed ?? null } }),
  },
  input: z.object({ person_id: f.id }),
  output: z.object({ link: passwordLinkWire }),
  rest: { method: "POST", path: "/api/admin/people/{id}/password-link", status: 201, params: { id: "person_id" } },
  async run(ctx, input) {
    const { userId: by } = await requireAdministratorForChange(ctx);
    const person = await requirePerson(ctx.sql, input.person_id, ctx.now);
    if (person.disabledAt !== null) throw conflict("person_disabled", "This account is disabled. Enable it first.");
    return { link: await makePasswordLink(ctx, { userId: person.id, email: person.email, by }) };
  },
});
