import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { forOwnEyes } from "../kernel/without-tool.ts";
import { markRead, unreadOf } from "./store.ts";

export const readInbox = command({
  name: "read_inbox",
  description: "Marks what is in this person's inbox as read: the given items, those that lead to one address, or all.",
  audience: "person",
  withoutTool: forOwnEyes,
  hints: { destructive: false, idempotent: true },
  input: z.object({
    ids: z.array(f.id).max(100).optional(),
    url: f.opaque.optional().meta({ description: "Those that lead to this address, as it is in the items" }),
  }),
  output: z.object({ unread: z.number().int() }),
  rest: { method: "POST", path: "/api/users/me/inbox/read" },
  async run(ctx, input) {
    const { userId } = signedIn(ctx.actor);
    await markRead(ctx.sql, userId, input, ctx.now);
    return { unread: await unreadOf(ctx.sql, userId) };
  },
});
