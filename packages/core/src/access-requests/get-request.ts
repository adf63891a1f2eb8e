import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { query } from "../kernel/define.ts";
import { notFound } from "../kernel/errors.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { hasExpired, requestExpired } from "./request-expiry.ts";
import { loadRequest } from "./store.ts";
import { accessRequestWire, presentRequest } from "./wire.ts";

/**
 * The id is random and reaches a person only through their code or their own browser, so knowing it is the permission.
 */
export const getRequest = query({
  name: "get_access_request",
  description: "An agent's access request, for the person who decides.",
  audience: "person",
  withoutTool: decidesAccess,
  errors: ["not_found", "request_expired"],
  input: z.object({ request_id: f.id }),
  output: z.object({ request: accessRequestWire }),
  async run(ctx, input) {
    const row = await loadRequest(ctx.sql, input.request_id);
    if (!row) throw notFound("request");
    if (hasExpired(row, ctx.now)) throw requestExpired();
    return { request: presentRequest(row) };
  },
});
