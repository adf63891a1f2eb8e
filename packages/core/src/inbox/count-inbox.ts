import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { query } from "../kernel/define.ts";
import { forOwnEyes } from "../kernel/without-tool.ts";
import { unreadOf } from "./store.ts";

export const countInbox = query({
  name: "count_inbox",
  description: "How much in this person's inbox is unread.",
  audience: "person",
  withoutTool: forOwnEyes,
  input: z.object({}),
  output: z.object({ unread: z.number().int() }),
  rest: { method: "GET", path: "/api/users/me/inbox/unread" },
  async run(ctx) {
    return { unread: await unreadOf(ctx.sql, signedIn(ctx.actor).userId) };
  },
});
