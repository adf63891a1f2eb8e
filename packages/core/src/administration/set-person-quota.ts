import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { storeQuota } from "../identity/accounts.ts";
import { requireAdministratorForChange } from "../kernel/administrator.ts";
import { command } from "../kernel/define.ts";
import { administers } from "../kernel/without-tool.ts";
import { personWire, presentPerson, requirePerson } from "./people.ts";

export const setPersonQuota = command({
  name: "set_person_quota",
  description: "How many megabytes of documents somebody may have. What is there already stays, also when it is more.",
  audience: "person",
  withoutTool: administers,
  hints: { destructive: false, idempotent: true },
  errors: ["forbidden", "recent_sign_in_needed", "not_found"],
  audit: {
    event: "quota_changed",
    about: (input) => ({ subjectUserId: input.person_id, detail: { megabytes: input.megabytes } }),
  },
  input: z.object({
    person_id: f.id,
    megabytes: f.quotaMegabytes.nullable().meta({ description: "Null: as many as the installation gives everybody" }),
  }),
  output: z.object({ person: personWire }),
  rest: { method: "PUT", path: "/api/admin/people/{id}/quota", params: { id: "person_id" } },
  async run(ctx, input) {
    await requireAdministratorForChange(ctx);
    const { id } = await requirePerson(ctx.sql, input.person_id, ctx.now);
    await storeQuota(ctx.sql, id, input.megabytes);
    return { person: presentPerson(await requirePerson(ctx.sql, id, ctx.now)) };
  },
});
