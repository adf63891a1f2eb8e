import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../kernel/define.ts";
import { queueMailQuietly } from "../kernel/queue-mail.ts";
import { credentialRoom } from "../kernel/room-events.ts";
import { passwordChangedMail } from "./account-mails.ts";
import { storePassword } from "./accounts.ts";
import { findEmailCode, invalidCode, useEmailCode } from "./email-codes.ts";
import { proveAddress } from "./prove-address.ts";
import { refuseKnownPassword } from "./refuse-known-password.ts";
import { endSessions } from "./sessions.ts";

export const resetPassword = command({
  name: "reset_password",
  description: "Sets a new password with the code that was mailed. Everybody who is signed in is signed out.",
  audience: "anyone",
  rateLimit: { key: "email-code", limit: 20, seconds: 60, counts: "network" },
  credential: true,
  errors: ["code_invalid"],
  input: z.object({ email: f.email, code: f.emailCode, password: f.password }),
  output: z.object({ changed: z.literal(true) }),
  rest: { method: "POST", path: "/api/users/password-reset/confirm" },
  async prepare(ctx, input): Promise<string> {
    if (!(await findEmailCode(ctx, { purpose: "reset", ...input }))) throw invalidCode();
    refuseKnownPassword(ctx, input.password);
    return ctx.ports.passwords.hash(input.password);
  },
  async run(ctx, input, passwordHash) {
    const { userId } = await useEmailCode(ctx, { purpose: "reset", ...input });
    if (userId === null) throw invalidCode();
    await proveAddress(ctx, userId);
    await storePassword(ctx.sql, userId, passwordHash);
    for (const id of await endSessions(ctx.sql, userId, ctx.now, null)) ctx.effects.rooms.add(credentialRoom(id));
    await queueMailQuietly(ctx, passwordChangedMail(ctx.ports.publicUrl, input.email));
    return { changed: true as const };
  },
});
