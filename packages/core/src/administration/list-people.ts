import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { requireAdministrator } from "../kernel/administrator.ts";
import { decodeCursor, encodeCursor } from "../kernel/cursor.ts";
import { query } from "../kernel/define.ts";
import { administers } from "../kernel/without-tool.ts";
import { findPeople, peopleStates, personWire, presentPerson } from "./people.ts";

export const listPeople = query({
  name: "list_people",
  description: "The people of this installation, newest first, for administrators.",
  audience: "person",
  withoutTool: administers,
  errors: ["forbidden"],
  input: z.object({
    query: z.string().trim().max(200).optional().meta({ description: "Part of the name or of the address" }),
    state: z.enum(peopleStates).default("all"),
    limit: z.number().int().min(1).max(100).default(50),
    cursor: f.opaque.optional(),
  }),
  output: z.object({ people: z.array(personWire), has_more: z.boolean(), next_cursor: z.string().nullable() }),
  rest: { method: "GET", path: "/api/admin/people" },
  async run(ctx, { query: words, state, limit, cursor }) {
    await requireAdministrator(ctx);
    const [createdAt, id] = cursor === undefined ? [] : decodeCursor(cursor, "instant");
    const after = createdAt === undefined || id === undefined ? undefined : { createdAt: new Date(createdAt), id };
    const rows = await findPeople(ctx.sql, { query: words, state, after, limit: limit + 1 }, ctx.now);
    const people = rows.slice(0, limit);
    const last = rows.length > limit ? people.at(-1) : undefined;
    return {
      people: people.map(presentPerson),
      has_more: last !== undefined,
      next_cursor: last ? encodeCursor([last.createdAt.toISOString(), last.id]) : null,
    };
  },
});
