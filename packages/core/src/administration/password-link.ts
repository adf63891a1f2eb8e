import { z } from "zod";
import { welcomeMail } from "../identity/account-mails.ts";
import { createEmailCode, passwordLinkDays } from "../identity/email-codes.ts";
import type { Context } from "../kernel/context.ts";
import { queueMail } from "../kernel/queue-mail.ts";

export const passwordLinkWire = z.object({
  mailed: z.boolean(),
  url: z
    .string()
    .nullable()
    .meta({
      description: `Without mail: the page where the person sets a password. Shown once, works once, for ${passwordLinkDays} days`,
    }),
});

/**
 * Creates a link with which somebody sets their password. A mailed link proves the address when it is used. Without
 * mail it is shown to the administrator, who passes it on, and proves nothing.
 */
export async function makePasswordLink(
  ctx: Context,
  it: { readonly userId: string; readonly email: string; readonly by: string },
): Promise<z.input<typeof passwordLinkWire>> {
  const { mailer, publicUrl } = ctx.ports;
  const purpose = mailer.configured ? "welcome" : "handed";
  const { code } = await createEmailCode(ctx, { purpose, email: it.email, userId: it.userId });
  const url = `${publicUrl}/reset-password#${new URLSearchParams({ email: it.email, code })}`;
  if (!mailer.configured) return { mailed: false, url };
  await queueMail(ctx, welcomeMail(publicUrl, it.email, url), it.by);
  return { mailed: true, url: null };
}
