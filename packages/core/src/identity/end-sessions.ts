import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { credentialRoom } from "../kernel/room-events.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { endSessions as end } from "./sessions.ts";

export const endSessions = command({
  name: "end_sessions",
  description:
    "Signs this person out everywhere: all cookies and tokens end at once, also those of this request unless keep_this is true. API keys stay.",
  audience: "person",
  withoutTool: decidesAccess,
  withoutSecondFactor: true,
  endsAccess: true,
  hints: { destructive: true, idempotent: true },
  audit: { event: "session_ended", about: (_, output) => ({ detail: { ended: output?.ended ?? 0 } }) },
  input: z.object({ keep_this: z.boolean().default(false) }),
  output: z.object({ ended: z.number().int().meta({ description: "How many sessions were open" }) }),
  rest: { method: "POST", path: "/api/users/me/sessions/end" },
  async run(ctx, input) {
    const { actor } = ctx;
    const kept = (input.keep_this && actor.kind === "person" && actor.session?.id) || null;
    const ended = await end(ctx.sql, signedIn(actor).userId, ctx.now, kept);
    for (const id of ended) ctx.effects.rooms.add(credentialRoom(id));
    return { ended: ended.length };
  },
});
