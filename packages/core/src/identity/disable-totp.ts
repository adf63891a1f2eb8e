import { z } from "zod";
import { readSettings } from "../installation/settings.ts";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { conflict } from "../kernel/errors.ts";
import { requireRecentSignIn } from "../kernel/recent-sign-in.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { deleteTotp } from "./totp.ts";

export const disableTotp = command({
  name: "disable_totp",
  description: "Switches the second factor off.",
  audience: "person",
  withoutTool: decidesAccess,
  credential: true,
  hints: { destructive: true, idempotent: true },
  errors: ["recent_sign_in_needed", "second_factor_required"],
  audit: { event: "second_factor_changed", about: () => ({ detail: { on: false } }) },
  input: z.object({}),
  output: z.object({ disabled: z.literal(true) }),
  rest: { method: "DELETE", path: "/api/users/me/totp" },
  async run(ctx) {
    requireRecentSignIn(ctx);
    if ((await readSettings(ctx.sql, ctx.ports)).second_factor === "required")
      throw conflict(
        "second_factor_required",
        "This installation requires two-step sign-in, so it can't be switched off.",
      );
    await ctx.sql.rows(deleteTotp, [signedIn(ctx.actor).userId]);
    return { disabled: true as const };
  },
});
