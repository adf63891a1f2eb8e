import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { notFound } from "../kernel/errors.ts";
import { credentialRoom } from "../kernel/room-events.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { endSession as end } from "./sessions.ts";

export const endSession = command({
  name: "end_session",
  description: "Signs this person out of one device: its cookie and its tokens end at once.",
  audience: "person",
  withoutTool: decidesAccess,
  withoutSecondFactor: true,
  endsAccess: true,
  hints: { destructive: true, idempotent: true },
  errors: ["not_found"],
  audit: { event: "session_ended", about: (input) => ({ subjectId: input.session_id }) },
  input: z.object({ session_id: f.id }),
  output: z.object({ ended: z.literal(true) }),
  rest: { method: "DELETE", path: "/api/users/me/sessions/{id}", params: { id: "session_id" } },
  async run(ctx, input) {
    const ended = await end(ctx.sql, signedIn(ctx.actor).userId, input.session_id, ctx.now);
    if (ended === undefined) throw notFound("session");
    ctx.effects.rooms.add(credentialRoom(ended));
    return { ended: true as const };
  },
});
