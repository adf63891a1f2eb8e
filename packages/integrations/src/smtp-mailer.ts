import type { Mailer } from "@caravan/core/kernel/ports";
import { createTransport } from "nodemailer";

/** Mail by SMTP; without a configured server it reports that and refuses to send. */
export function smtpMailer(config: { url: string; from: string } | undefined): Mailer {
  if (!config) {
    return {
      configured: false,
      send: async () => {
        throw new Error("no mail server is configured: set SMTP_URL and MAIL_FROM");
      },
    };
  }
  // All shorter than the time after which the queue tries again.
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 5000 };
  const transport = createTransport({ url: config.url, ...timeouts }, { from: config.from });
  return {
    configured: true,
    async send({ to, subject, text, unsubscribeUrl }) {
      await transport.sendMail({ to, subject, text, ...(unsubscribeUrl && { list: { unsubscribe: unsubscribeUrl } }) });
    },
  };
}
