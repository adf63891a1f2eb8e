import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { invalidAt, notFound } from "../kernel/errors.ts";
import { queueNotice } from "../kernel/queue-mail.ts";
import { requireRecentSignIn } from "../kernel/recent-sign-in.ts";
import { credentialRoom } from "../kernel/room-events.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { passwordChangedMail } from "./account-mails.ts";
import { findAccount, storePassword } from "./accounts.ts";
import { refuseKnownPassword } from "./refuse-known-password.ts";
import { endSessions } from "./sessions.ts";
import { hasSecondFactor } from "./totp.ts";

export const changePassword = command({
  name: "change_password",
  description:
    "Changes the password of this person, or sets the first one. All other devices are signed out. The current password is needed where there is one, and a recent confirmation where there is none or a second factor is on.",
  audience: "person",
  withoutTool: decidesAccess,
  rateLimit: { key: "change-password", limit: 10, seconds: 600, counts: "account" },
  credential: true,
  errors: ["recent_sign_in_needed"],
  audit: { event: "password_changed" },
  input: z.object({ current_password: z.string().max(256).optional(), password: f.password }),
  output: z.object({ changed: z.literal(true), signed_out: z.number().int() }),
  rest: { method: "POST", path: "/api/users/me/password" },
  async prepare(ctx, input): Promise<string> {
    const { passwords } = ctx.ports;
    const account = await findAccount(ctx.sql, signedIn(ctx.actor).userId);
    if (!account) throw notFound("account");
    const stored = account.passwordHash;
    // With a second factor, whoever knows the password alone must not get further than at the sign-in.
    if (stored === null || (await hasSecondFactor(ctx.ports, account.id))) requireRecentSignIn(ctx);
    if (stored !== null && !(await passwords.verify(stored, input.current_password ?? "")))
      throw invalidAt("current_password", "That is not your current password.");
    refuseKnownPassword(ctx, input.password);
    return passwords.hash(input.password);
  },
  async run(ctx, _, passwordHash) {
    const { actor } = ctx;
    const { userId } = signedIn(actor);
    const current = actor.kind === "person" ? (actor.session?.id ?? null) : null;
    await storePassword(ctx.sql, userId, passwordHash);
    const ended = await endSessions(ctx.sql, userId, ctx.now, current);
    for (const id of ended) ctx.effects.rooms.add(credentialRoom(id));
    if (actor.kind === "person") await queueNotice(ctx, passwordChangedMail(ctx.ports.publicUrl, actor.email));
    return { changed: true as const, signed_out: ended.length };
  },
});
