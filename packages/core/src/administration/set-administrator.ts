import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { requireAnotherAdministrator, storeAdministrator } from "../identity/accounts.ts";
import { requireAdministratorForChange } from "../kernel/administrator.ts";
import { command } from "../kernel/define.ts";
import { conflict } from "../kernel/errors.ts";
import { administers } from "../kernel/without-tool.ts";
import { personWire, presentPerson, requirePerson } from "./people.ts";

export const setAdministrator = command({
  name: "set_administrator",
  description: "Makes somebody an administrator of this installation, or an ordinary person again.",
  audience: "person",
  withoutTool: administers,
  hints: { destructive: false, idempotent: true },
  errors: [
    "forbidden",
    "recent_sign_in_needed",
    "not_found",
    "last_administrator",
    "person_disabled",
    "person_unproved",
  ],
  audit: {
    event: "administrator_changed",
    about: (input) => ({ subjectUserId: input.person_id, detail: { administrator: input.administrator } }),
  },
  input: z.object({ person_id: f.id, administrator: z.boolean() }),
  output: z.object({ person: personWire }),
  rest: { method: "PUT", path: "/api/admin/people/{id}/administrator", params: { id: "person_id" } },
  async run(ctx, input) {
    await requireAdministratorForChange(ctx);
    const { id, isAdmin, disabledAt, emailVerified } = await requirePerson(ctx.sql, input.person_id, ctx.now);
    if (input.administrator && disabledAt !== null)
      throw conflict("person_disabled", "This account is disabled. Enable it first.");
    // The first proof of an address removes the role, because the account may have been created by somebody else.
    if (input.administrator && !isAdmin && emailVerified === null && ctx.ports.mailer.configured)
      throw conflict("person_unproved", "The address of this account has not been confirmed yet.");
    if (!input.administrator && isAdmin && disabledAt === null) await requireAnotherAdministrator(ctx.sql, id);
    await storeAdministrator(ctx.sql, id, input.administrator);
    return { person: presentPerson(await requirePerson(ctx.sql, id, ctx.now)) };
  },
});
