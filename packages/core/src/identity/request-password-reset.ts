import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../kernel/define.ts";
import { forbidden } from "../kernel/errors.ts";
import { queueMailQuietly } from "../kernel/queue-mail.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { resetMail } from "./account-mails.ts";
import { findByEmail } from "./accounts.ts";
import { createEmailCode } from "./email-codes.ts";

export const requestPasswordReset = command({
  name: "request_password_reset",
  description:
    "Mails a code with which a new password can be set. The answer is the same whether the address has an account or not.",
  audience: "anyone",
  withoutTool: decidesAccess,
  rateLimit: { key: "mail-asked", limit: 10, seconds: 600, counts: "network" },
  credential: true,
  errors: ["forbidden"],
  audit: { event: "password_reset_asked" },
  input: z.object({ email: f.email }),
  output: z.object({ sent: z.literal(true) }),
  rest: { method: "POST", path: "/api/users/password-reset", status: 202 },
  async run(ctx, { email }) {
    const { mailer, publicUrl } = ctx.ports;
    if (!mailer.configured) throw forbidden("This installation sends no mail. Ask whoever runs it for a new password.");
    const account = await findByEmail(ctx.sql, email);
    if (account?.kind === "person" && account.disabledAt === null) {
      const { code } = await createEmailCode(ctx, { purpose: "reset", email, userId: account.id });
      await queueMailQuietly(ctx, resetMail(publicUrl, email, code));
    }
    return { sent: true as const };
  },
});
