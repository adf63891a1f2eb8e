import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { requireAnotherAdministrator, storeDisabled } from "../identity/accounts.ts";
import { endAccess } from "../identity/prove-address.ts";
import { dropSignInLinks } from "../identity/sign-in-links.ts";
import { requireAdministratorForChange } from "../kernel/administrator.ts";
import { command } from "../kernel/define.ts";
import { dropMailsTo } from "../kernel/queue-mail.ts";
import { administers } from "../kernel/without-tool.ts";
import { personWire, presentPerson, requirePerson } from "./people.ts";

const common = {
  audience: "person",
  withoutTool: administers,
  input: z.object({ person_id: f.id }),
  output: z.object({ person: personWire }),
} as const;

export const disablePerson = command({
  ...common,
  name: "disable_person",
  description:
    "Keeps somebody from signing in, and ends at once what acts for them: sessions, keys of agents, connections, codes, devices, and mails to them that wait. What they have stays, for them and for whom they share it with.",
  hints: { destructive: true, idempotent: true },
  errors: ["forbidden", "recent_sign_in_needed", "not_found", "last_administrator"],
  audit: { event: "person_disabled", about: (input) => ({ subjectUserId: input.person_id }) },
  rest: { method: "POST", path: "/api/admin/people/{id}/disable", params: { id: "person_id" } },
  async run(ctx, input) {
    await requireAdministratorForChange(ctx);
    const { id, email, isAdmin, disabledAt } = await requirePerson(ctx.sql, input.person_id, ctx.now);
    if (isAdmin && disabledAt === null) await requireAnotherAdministrator(ctx.sql, id);
    if (disabledAt === null) await storeDisabled(ctx.sql, id, ctx.now);
    await endAccess(ctx, id);
    await dropSignInLinks(ctx.sql, email);
    await dropMailsTo(ctx.sql, email);
    return { person: presentPerson(await requirePerson(ctx.sql, id, ctx.now)) };
  },
});

export const enablePerson = command({
  ...common,
  name: "enable_person",
  description: "Lets somebody sign in again, as they did before. Keys and devices that were ended stay so.",
  hints: { destructive: false, idempotent: true },
  errors: ["forbidden", "recent_sign_in_needed", "not_found"],
  audit: { event: "person_enabled", about: (input) => ({ subjectUserId: input.person_id }) },
  rest: { method: "POST", path: "/api/admin/people/{id}/enable", params: { id: "person_id" } },
  async run(ctx, input) {
    await requireAdministratorForChange(ctx);
    const { id } = await requirePerson(ctx.sql, input.person_id, ctx.now);
    await storeDisabled(ctx.sql, id, null);
    return { person: presentPerson(await requirePerson(ctx.sql, id, ctx.now)) };
  },
});
