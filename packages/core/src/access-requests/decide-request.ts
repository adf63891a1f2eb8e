import * as f from "@caravan/domain/fields";
import { scopes } from "@caravan/domain/scopes";
import { z } from "zod";
import { command } from "../define.ts";
import { notFound } from "../errors.ts";

export const decideRequest = command({
  name: "decide_access_request",
  description: "Gives an agent what it may do, or turns it down. Decided once, by one person.",
  audience: "person",
  errors: ["not_found", "request_decided", "request_expired"],
  input: z.object({
    request_id: f.id,
    decision: z.enum(["approve", "deny"]),
    scopes: z.array(z.enum(scopes)).max(scopes.length).default([]).meta({ description: "At least one to approve" }),
    mode: z
      .enum(["apply", "propose"])
      .default("apply")
      .meta({ description: "propose: it asks before it changes a plan" }),
    trip_ids: z.array(f.id).max(100).default([]).meta({ description: "Only these trips; empty means all" }),
    expires_in_days: z.number().int().min(1).max(3650).optional(),
  }),
  output: z.object({
    status: z.enum(["approved", "denied"]),
    redirect_to: z.string().nullable().meta({ description: "Where the browser has to go now, for kind code" }),
  }),
  async run() {
    throw notFound("request");
  },
});
