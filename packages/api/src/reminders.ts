import { sendReminders } from "@caravan/core/alignment/send-reminders";
import type { Ports } from "@caravan/core/kernel/ports";

const EVERY_MS = 5 * 60_000;

/** Looks every few minutes whose answer to a round is missing while its deadline comes near. */
export function reminders(ports: Ports, report: (error: unknown) => void): { stop(): void } {
  const timer = setInterval(() => void sendReminders(ports, new Date(), report).catch(report), EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
