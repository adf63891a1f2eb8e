import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { notFound } from "../kernel/errors.ts";
import { queueMail } from "../kernel/queue-mail.ts";
import { requireRecentSignIn } from "../kernel/recent-sign-in.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { addressMail } from "./account-mails.ts";
import { findAccount, findByEmail, storeEmail } from "./accounts.ts";
import { emailTaken, presentUser, userWire } from "./create-account.ts";
import { createEmailCode, dropEmailCodes } from "./email-codes.ts";

export const changeEmail = command({
  name: "change_email",
  description:
    "Changes the address of this person, or proves the present one. Where mail is set up, a code is mailed to the address, and POST /api/users/me/email/confirm does it; elsewhere it changes at once and counts as unproved.",
  audience: "person",
  withoutTool: decidesAccess,
  rateLimit: { key: "mail-asked", limit: 10, seconds: 600, counts: "account" },
  credential: true,
  errors: ["email_taken", "recent_sign_in_needed"],
  audit: { event: "email_changed", about: (_, output) => ({ detail: { code: output?.verification ?? null } }) },
  input: z.object({ email: f.email }),
  output: z.object({ user: userWire, verification: z.enum(["sent", "none"]) }),
  rest: { method: "POST", path: "/api/users/me/email" },
  async run(ctx, { email }) {
    const { userId } = signedIn(ctx.actor);
    const account = await findAccount(ctx.sql, userId);
    if (!account) throw notFound("account");
    // Proving the current address needs no recent sign-in, because it affects nobody else.
    if (email !== account.email) requireRecentSignIn(ctx);
    if (ctx.ports.mailer.configured) {
      const { code } = await createEmailCode(ctx, { purpose: "address", email, userId });
      await queueMail(ctx, addressMail(email, code), userId);
      return { user: presentUser(account), verification: "sent" as const };
    }
    if (email !== account.email) {
      if (await findByEmail(ctx.sql, email)) throw emailTaken();
      await storeEmail(ctx.sql, userId, email, null);
      await dropEmailCodes(ctx.sql, userId);
      return { user: presentUser({ ...account, email, emailVerified: null }), verification: "none" as const };
    }
    return { user: presentUser(account), verification: "none" as const };
  },
});
