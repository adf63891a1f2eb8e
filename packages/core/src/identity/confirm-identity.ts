import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { invalidAt, notFound } from "../kernel/errors.ts";
import { recentMinutes } from "../kernel/recent-sign-in.ts";
import { findAccount } from "./accounts.ts";
import { renewSession } from "./sessions.ts";

export const confirmIdentity = command({
  name: "confirm_identity",
  description: `Proves again who is signed in, by the password. Needed before keys are made, the address changes or the account is deleted, when the last proof is more than ${recentMinutes} minutes old.`,
  audience: "person",
  rateLimit: { key: "confirm-identity", limit: 10, seconds: 600, counts: "account" },
  credential: true,
  audit: { event: "identity_confirmed" },
  input: z.object({ password: z.string().max(256) }),
  output: z.object({ confirmed: z.literal(true) }),
  rest: { method: "POST", path: "/api/users/me/sessions/confirm" },
  async prepare(ctx, { password }) {
    const account = await findAccount(ctx.sql, signedIn(ctx.actor).userId);
    if (!account) throw notFound("account");
    const stored = account.passwordHash;
    if (stored === null) throw invalidAt("password", "This account has no password. Sign in again instead.");
    if (!(await ctx.ports.passwords.verify(stored, password)))
      throw invalidAt("password", "That is not your password.");
  },
  async run(ctx) {
    if (ctx.actor.kind === "person" && ctx.actor.session) await renewSession(ctx.sql, ctx.actor.session.id, ctx.now);
    return { confirmed: true as const };
  },
});
