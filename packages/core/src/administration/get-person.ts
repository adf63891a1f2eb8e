import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { requireAdministrator } from "../kernel/administrator.ts";
import { query } from "../kernel/define.ts";
import { administers } from "../kernel/without-tool.ts";
import { personWire, presentPerson, requirePerson } from "./people.ts";

export const getPerson = query({
  name: "get_person",
  description: "Somebody who has an account on this installation, for administrators.",
  audience: "person",
  withoutTool: administers,
  errors: ["forbidden", "not_found"],
  input: z.object({ person_id: f.id }),
  output: z.object({
    person: personWire,
    mail: z.boolean().meta({ description: "Whether this installation sends mail" }),
    default_quota_mb: z.number().meta({ description: "What everybody gets" }),
  }),
  rest: { method: "GET", path: "/api/admin/people/{id}", params: { id: "person_id" } },
  async run(ctx, input) {
    await requireAdministrator(ctx);
    const { mailer, quotas } = ctx.ports;
    const person = presentPerson(await requirePerson(ctx.sql, input.person_id, ctx.now));
    return { person, mail: mailer.configured, default_quota_mb: quotas.account / 1e6 };
  },
});
