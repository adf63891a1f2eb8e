import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { notFound } from "../kernel/errors.ts";
import { queueNotice } from "../kernel/queue-mail.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { addressChangedMail } from "./account-mails.ts";
import { findAccount, findByEmail, storeEmail } from "./accounts.ts";
import { emailTaken, presentUser, userWire } from "./create-account.ts";
import { dropEmailCodes, invalidCode, useEmailCode } from "./email-codes.ts";
import { dropCredentials } from "./prove-address.ts";

export const confirmEmail = command({
  name: "confirm_email",
  description: "Takes the code that was mailed to an address: it is this person's address from now on, and proved.",
  audience: "person",
  withoutTool: decidesAccess,
  rateLimit: { key: "email-code", limit: 20, seconds: 60, counts: "account" },
  credential: true,
  errors: ["code_invalid", "email_taken"],
  audit: { event: "email_changed" },
  input: z.object({ email: f.email, code: f.emailCode }),
  output: z.object({ user: userWire }),
  rest: { method: "POST", path: "/api/users/me/email/confirm" },
  async run(ctx, { email, code }) {
    const { userId } = signedIn(ctx.actor);
    const used = await useEmailCode(ctx, { purpose: "address", email, code });
    if (used.userId !== userId) throw invalidCode();
    const account = await findAccount(ctx.sql, userId);
    if (!account) throw notFound("account");
    const holder = await findByEmail(ctx.sql, email);
    if (holder && holder.id !== userId) {
      if (holder.emailVerified !== null || holder.kind !== "person") throw emailTaken();
      // An account that never proved this address loses it, and all its credentials.
      await storeEmail(ctx.sql, holder.id, `${holder.id}@unproved.invalid`, null);
      await dropCredentials(ctx, holder.id);
    }
    await storeEmail(ctx.sql, userId, email, ctx.now);
    // Those that were mailed to the earlier address would still set a password.
    await dropEmailCodes(ctx.sql, userId);
    if (email !== account.email && account.emailVerified !== null)
      await queueNotice(ctx, addressChangedMail(ctx.ports.publicUrl, account.email));
    return { user: presentUser({ ...account, email, emailVerified: ctx.now }) };
  },
});
