import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface MailServer {
  readonly url: string;
  /**
   * Waits for the first mail to this address, or for the first whose subject begins with `subject`. Earlier mails count
   * too.
   */
  mailTo(address: string, subject?: string): Promise<string>;
  stop(): Promise<void>;
}

/** An SMTP server that keeps all mails. */
export async function startMailServer(): Promise<MailServer> {
  const kept: { to: string; text: string }[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const text = Buffer.concat(chunks).toString("utf8");
        for (const { address } of session.envelope.rcptTo) kept.push({ to: address.toLowerCase(), text });
        for (const wake of waiting) wake();
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    async mailTo(address, subject = "") {
      for (;;) {
        const found = kept.find(
          (mail) => mail.to === address.toLowerCase() && mail.text.includes(`\nSubject: ${subject}`),
        );
        if (found) return found.text;
        await new Promise<void>((resolve) => waiting.add(resolve));
      }
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Decodes the soft line breaks and `=3D` of quoted-printable. */
export function plainText(mail: string): string {
  return mail
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
