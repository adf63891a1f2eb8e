import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { requireRecentSignIn } from "../kernel/recent-sign-in.ts";
import { deleteTotp } from "./totp.ts";

export const disableTotp = command({
  name: "disable_totp",
  description: "Switches the second factor off.",
  audience: "person",
  credential: true,
  hints: { destructive: true, idempotent: true },
  errors: ["recent_sign_in_needed"],
  audit: { event: "second_factor_changed", about: () => ({ detail: { on: false } }) },
  input: z.object({}),
  output: z.object({ disabled: z.literal(true) }),
  rest: { method: "DELETE", path: "/api/users/me/totp" },
  async run(ctx) {
    requireRecentSignIn(ctx);
    await ctx.sql.rows(deleteTotp, [signedIn(ctx.actor).userId]);
    return { disabled: true as const };
  },
});
