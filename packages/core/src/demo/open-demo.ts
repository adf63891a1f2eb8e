import { z } from "zod";
import { query } from "../kernel/define.ts";
import { notFound } from "../kernel/errors.ts";
import { findSample } from "./sample-trip.ts";

export const openDemo = query({
  name: "open_demo",
  description: "The public token of the sample trip, when this installation shows one.",
  audience: "anyone",
  withoutTool: "a sample for people who have no account",
  errors: ["not_found"],
  input: z.object({}),
  output: z.object({ token: z.string() }),
  rest: { method: "GET", path: "/api/demo" },
  async run(ctx) {
    const [row] = ctx.ports.demo ? await ctx.sql.rows(findSample, []) : [];
    if (!row) throw notFound("sample trip");
    return { token: row.token };
  },
});
