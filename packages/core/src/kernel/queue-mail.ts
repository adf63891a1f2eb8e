import type { Context } from "./context.ts";
import { DomainError } from "./errors.ts";

export interface Mail {
  readonly to: string;
  /** Ours, without words of other people: a stranger's name at its beginning would look like the sender. */
  readonly subject: string;
  readonly text: string;
}

const HOUR = 3600;
const MOST_TO_ONE = 12;
const MOST_BY_ONE = 30;

/**
 * Sends a mail after commit, within the limits: what one address gets, and what one person sends, in an hour.
 *
 * @param sender the account that makes us send; null for what people ask for without one, whose network is limited
 *
 * @throws limited when the sender or the recipient had too many
 */
export async function queueMail(ctx: Context, mail: Mail, sender: string | null): Promise<void> {
  const { throttle, mailer } = ctx.ports;
  if (sender !== null) await throttle.take(`mail-by:${sender}`, MOST_BY_ONE, HOUR);
  await throttle.take(`mail-to:${mail.to}`, MOST_TO_ONE, HOUR);
  ctx.effects.afterCommit.push(() => mailer.send(mail));
}

/**
 * The same for a mail that an address asks for itself. Beyond the limit nothing is sent and nothing is said: the earlier
 * mails still serve, and a refusal would tell whether the address has an account.
 */
export async function queueMailQuietly(ctx: Context, mail: Mail): Promise<void> {
  await queueMail(ctx, mail, null).catch((error) => {
    if (!(error instanceof DomainError)) throw error;
  });
}
