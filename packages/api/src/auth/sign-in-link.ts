import { findByEmail } from "@caravan/core/identity/accounts";
import type { Visit } from "@caravan/core/identity/sessions";
import { refusalOf } from "@caravan/core/installation/sign-up-policy";
import { DomainError } from "@caravan/core/kernel/errors";
import type { Ports } from "@caravan/core/kernel/ports";
import { sendMail } from "@caravan/core/kernel/queue-mail";
import { sqlOf } from "@caravan/db/sql";
import { said } from "@caravan/domain/words/sentence";
import { currentReader } from "@caravan/languages/texts";

/** How long a link is valid. */
export const LINK_MINUTES = 15;
const HOUR = 3600;
const MOST_TO_ONE = 12;
/** Shared with the verbs that mail a code (`mail-asked`). */
const MOST_ASKED = 10;

/**
 * Mails a sign-in link to people with an account, and to new ones while sign-up is open. Others get none, and neither
 * the answer nor its time reveals that.
 *
 * @throws limited when this network has asked for too many
 */
export async function sendSignInLink(
  ports: Ports,
  it: { readonly email: string; readonly url: string; readonly visit: Visit },
  report: (error: unknown) => void,
): Promise<void> {
  await ports.throttle.take(`mail-asked:${it.visit.network}`, MOST_ASKED, 600);
  const sql = sqlOf(ports.database);
  const account = await findByEmail(sql, it.email);
  const allowed = account
    ? account.kind === "person" && account.disabledAt === null
    : (await refusalOf(sql, ports, { email: it.email, proved: true }, new Date())) === null;
  if (!allowed) return;
  const reader = currentReader();
  ports.throttle
    .take(`mail-to:${it.email}`, MOST_TO_ONE, HOUR)
    .then(() =>
      sendMail(
        ports,
        {
          to: it.email,
          reader,
          subject: said`Sign in to Caravan`,
          text: [
            said`Open this link within ${LINK_MINUTES} minutes to sign in:`,
            "",
            it.url,
            "",
            said`If you did not ask for it, ignore this email.`,
            "",
          ],
        },
        new Date(),
      ),
    )
    .catch((error) => {
      if (!(error instanceof DomainError)) report(error);
    });
}
