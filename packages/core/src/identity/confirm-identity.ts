import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { command } from "../kernel/define.ts";
import { invalidAt, notFound } from "../kernel/errors.ts";
import { recentMinutes } from "../kernel/recent-sign-in.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { findAccount } from "./accounts.ts";
import { assertion, checkPasskey, passkeyRefused } from "./passkeys.ts";
import { renewSession } from "./sessions.ts";
import { secondFactor } from "./totp.ts";

export const confirmIdentity = command({
  name: "confirm_identity",
  description: `Proves again who is signed in, by the password, with a code where two-step sign-in is on, or by a passkey (POST /api/passkeys/options first). Needed before keys are made, the address changes or the account is deleted, when the last proof is more than ${recentMinutes} minutes old.`,
  audience: "person",
  withoutTool: decidesAccess,
  withoutSecondFactor: true,
  rateLimit: { key: "confirm-identity", limit: 10, seconds: 600, counts: "account" },
  credential: true,
  audit: { event: "identity_confirmed" },
  errors: ["passkey_refused"],
  input: z.object({
    password: z.string().max(256).optional(),
    code: z.string().max(64).optional().meta({ description: "Of the authenticator app, or a recovery code" }),
    passkey: assertion.optional(),
  }),
  output: z.object({ confirmed: z.literal(true) }),
  rest: { method: "POST", path: "/api/users/me/sessions/confirm" },
  async prepare(ctx, { password, code, passkey }) {
    if (passkey) await confirmByPasskey(ctx, passkey);
    else await confirmByPassword(ctx, password ?? "", code);
  },
  async run(ctx) {
    if (ctx.actor.kind === "person" && ctx.actor.session) await renewSession(ctx.sql, ctx.actor.session.id, ctx.now);
    return { confirmed: true as const };
  },
});

/** Needs what signing in needs: somebody who only knows the password could otherwise switch the second factor off. */
async function confirmByPassword(ctx: Context, password: string, code: string | undefined): Promise<void> {
  const account = await findAccount(ctx.sql, signedIn(ctx.actor).userId);
  if (!account) throw notFound("account");
  const stored = account.passwordHash;
  if (stored === null)
    throw invalidAt("password", "This account has no password. Use a passkey, or sign in again instead.");
  if (!(await ctx.ports.passwords.verify(stored, password))) throw invalidAt("password", "That is not your password.");
  const second = await secondFactor(ctx.ports, account.id, code, ctx.now);
  if (second === "needed")
    throw invalidAt("code", "Enter a code from your authenticator app, or one of your recovery codes.");
  if (second === "wrong") throw invalidAt("code", "That code is not valid, or was used already.");
}

/** A passkey of another account confirms nothing. */
async function confirmByPasskey(ctx: Context, passkey: z.output<typeof assertion>): Promise<void> {
  const { userId } = await checkPasskey(ctx.ports, passkey, ctx.now);
  if (userId !== signedIn(ctx.actor).userId) throw passkeyRefused();
}
