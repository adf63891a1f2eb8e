import { sqlOf } from "@caravan/db/sql";
import { provedSender } from "@caravan/domain/mail/proved-sender";
import { truncate } from "@caravan/domain/truncate";
import { v7 } from "uuid";
import { receiveMail } from "../confirmations/receive-mail.ts";
import { DomainError, type ErrorKind } from "../kernel/errors.ts";
import type { Execute } from "../kernel/execute.ts";
import type { Ports } from "../kernel/ports.ts";
import { claimMail, deleteMail, isKnown, type MailOutcome, mailsSince, ownerOf, saveMailOutcome } from "./store.ts";

/** For one person; further mails are dropped, and the list of mails says so. */
const MOST_A_DAY = 50;
const DAY_MS = 86_400_000;
const LONGEST_LINE = 200;

export interface IncomingMail {
  /** The sender's own id of this delivery; a repeated delivery has the same. */
  readonly deliveryId: string;
  /** The recipient's address. */
  readonly to: string;
  readonly from: string | null;
  readonly subject: string | null;
  readonly bytes: Uint8Array;
}

/**
 * Accepts a mail for the owner of the address. The answer does not tell whether the address exists, only whether the
 * delivery was accepted before.
 *
 * @returns whether this delivery had been accepted before
 */
export async function acceptMail(
  execute: Execute,
  { ports, now, signal }: { readonly ports: Ports; readonly now: Date; readonly signal: AbortSignal },
  mail: IncomingMail,
): Promise<"taken" | "replayed"> {
  const sql = sqlOf(ports.database);
  if (await isKnown(sql, mail.deliveryId)) return "replayed";
  const token = tokenIn(mail.to, ports.mailDomain);
  const owner = token === null ? undefined : await ownerOf(sql, token);
  if (!owner) return "taken";
  const before = await mailsSince(sql, owner.person.userId, new Date(now.getTime() - DAY_MS));
  if (before > MOST_A_DAY) return "taken";
  const id = v7({ msecs: now.getTime() });
  const arrived = {
    id,
    deliveryId: mail.deliveryId,
    userId: owner.person.userId,
    sender: line(mail.from),
    subject: line(mail.subject),
    receivedAt: now,
  };
  if (!(await claimMail(sql, arrived))) return "replayed";
  if (before === MOST_A_DAY) {
    const summary = `More than ${MOST_A_DAY} mails arrived within a day. What comes until tomorrow is dropped.`;
    await saveMailOutcome(sql, id, { outcome: "refused", summary, tripId: null });
    return "taken";
  }
  try {
    const sender = provedSender(mail.bytes, ports.mailAuthority);
    const isTheirs = sender !== null && owner.senders.includes(sender);
    const input = receiveMail.input.parse({ bytes: mail.bytes, subject: arrived.subject, may_add: isTheirs });
    const { saved, waiting } = await execute(receiveMail, { actor: owner.person, ports, now, signal }, input);
    if (saved) {
      const summary = whatBecame(saved.title, saved.created);
      await saveMailOutcome(sql, id, { outcome: "saved", summary, tripId: saved.trip_id });
    } else if (waiting) {
      const { confirmation_id: confirmationId, because } = waiting;
      await saveMailOutcome(sql, id, { outcome: "waiting", summary: reasons[because], tripId: null, confirmationId });
    }
  } catch (error) {
    if (!(error instanceof DomainError) || passing.has(error.kind)) {
      // The sender delivers it again, which must not count as a repeated delivery.
      await deleteMail(sql, id);
      throw error;
    }
    await saveMailOutcome(sql, id, { outcome: outcomeOf(error), summary: error.message, tripId: null });
  }
  return "taken";
}

/** The part before the @, at our domain, without a suffix after +. */
function tokenIn(to: string, domain: string | undefined): string | null {
  const match = /^(?:[^<>]*<)?\s*([a-z\d]+)(?:\+[^@<>\s]*)?@([^@<>\s]+?)\s*>?\s*$/i.exec(to);
  const [, token, at] = match ?? [];
  return token && at?.toLowerCase() === domain?.toLowerCase() ? token.toLowerCase() : null;
}

/** Temporary errors, which do not depend on the mail. */
const passing: ReadonlySet<string> = new Set<ErrorKind>(["limited", "unavailable"]);

const nothing: ReadonlySet<string> = new Set(["nothing_recognised", "no_dates", "unreadable"]);
const outcomeOf = ({ code }: DomainError): MailOutcome => (nothing.has(code) ? "nothing_recognised" : "refused");

/** The reasons why a mail waits for its person. */
const reasons = {
  sender: "It is not known to come from you. Look at it before it goes on a trip.",
  changes: "It would change or cancel something that is there. Look at it before it does.",
} as const;

function whatBecame(trip: string, created: number): string {
  return truncate(`On “${trip}”: ${created > 0 ? `${created} added` : "nothing new"}.`, LONGEST_LINE);
}

/** One line that the database can store. */
function line(text: string | null): string | null {
  const kept = (text ?? "")
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what goes
    .replace(/[\u0000-\u001f\u007f]+/g, " ")
    .trim();
  return kept === "" ? null : truncate(kept, LONGEST_LINE);
}
