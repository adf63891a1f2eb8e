import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { decodeCursor, encodeCursor } from "../kernel/cursor.ts";
import { query } from "../kernel/define.ts";
import { forOwnEyes } from "../kernel/without-tool.ts";
import { itemsOf, unreadOf } from "./store.ts";
import { itemWire, presentItem } from "./wire.ts";

export const listInbox = query({
  name: "list_inbox",
  description:
    "What concerns this person, newest first: invitations, proposals to decide and what became of theirs, comments, rounds of groups.",
  audience: "person",
  withoutTool: forOwnEyes,
  input: z.object({
    limit: z.number().int().min(1).max(100).default(30),
    cursor: f.opaque.optional().meta({ description: "next_cursor of the page before" }),
  }),
  output: z.object({
    items: z.array(itemWire),
    unread: z.number().int().meta({ description: "In the whole inbox" }),
    has_more: z.boolean(),
    next_cursor: z.string().nullable(),
  }),
  rest: { method: "GET", path: "/api/users/me/inbox" },
  async run(ctx, input) {
    const { userId } = signedIn(ctx.actor);
    const [at, id] = input.cursor === undefined ? [null, null] : decodeCursor(input.cursor, "instant");
    const end = { at: at === null ? null : new Date(at), id };
    const [rows, unread] = await Promise.all([
      itemsOf(ctx.sql, userId, end, input.limit + 1),
      unreadOf(ctx.sql, userId),
    ]);
    const shown = rows.slice(0, input.limit);
    const last = rows.length > input.limit ? shown.at(-1) : undefined;
    return {
      items: shown.map(presentItem),
      unread,
      has_more: last !== undefined,
      next_cursor: last ? encodeCursor([last.createdAt.toISOString(), last.id]) : null,
    };
  },
});
