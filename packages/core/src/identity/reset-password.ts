import * as f from "@caravan/domain/fields";
import { z } from "zod";
import type { Context } from "../kernel/context.ts";
import { command } from "../kernel/define.ts";
import { queueNotice } from "../kernel/queue-mail.ts";
import { credentialRoom } from "../kernel/room-events.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { passwordChangedMail } from "./account-mails.ts";
import { storePassword } from "./accounts.ts";
import { dropEmailCodes, findEmailCode, invalidCode, useEmailCode } from "./email-codes.ts";
import { proveAddress } from "./prove-address.ts";
import { refuseKnownPassword } from "./refuse-known-password.ts";
import { endSessions } from "./sessions.ts";

export const resetPassword = command({
  name: "reset_password",
  description: "Sets a new password with the code that was mailed. Everybody who is signed in is signed out.",
  audience: "anyone",
  withoutTool: decidesAccess,
  rateLimit: { key: "email-code", limit: 20, seconds: 60, counts: "network" },
  credential: true,
  errors: ["code_invalid"],
  audit: { event: "password_reset" },
  input: z.object({ email: f.email, code: f.emailCode, password: f.password }),
  output: z.object({ changed: z.literal(true) }),
  rest: { method: "POST", path: "/api/users/password-reset/confirm" },
  async prepare(ctx, input): Promise<string> {
    if (!(await purposeOf(ctx, input))) throw invalidCode();
    refuseKnownPassword(ctx, input.password);
    return ctx.ports.passwords.hash(input.password);
  },
  async run(ctx, input, passwordHash) {
    const purpose = await purposeOf(ctx, input);
    if (!purpose) throw invalidCode();
    const { userId } = await useEmailCode(ctx, { purpose, ...input });
    if (userId === null) throw invalidCode();
    ctx.effects.audited = { subjectUserId: userId };
    if (purpose !== "handed") await proveAddress(ctx, userId);
    await dropEmailCodes(ctx.sql, userId);
    await storePassword(ctx.sql, userId, passwordHash);
    for (const id of await endSessions(ctx.sql, userId, ctx.now, null)) ctx.effects.rooms.add(credentialRoom(id));
    await queueNotice(ctx, passwordChangedMail(ctx.ports.publicUrl, input.email));
    return { changed: true as const };
  },
});

/** The purpose of a requested code, or of an administrator's link. */
async function purposeOf(ctx: Context, typed: { readonly email: string; readonly code: string }) {
  for (const purpose of ["reset", "welcome", "handed"] as const)
    if (await findEmailCode(ctx, { purpose, ...typed })) return purpose;
  return undefined;
}
