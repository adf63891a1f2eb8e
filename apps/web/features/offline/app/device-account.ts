import { accountsKept, deviceOf, forgetAccount } from "../device/database.ts";
import { lastAccount, setLastAccount } from "../device/last-account.ts";
import { closeOutbox, unsentOf } from "../outbox/use-outbox.ts";
import { askWorker } from "../worker.ts";

/** After somebody signed in: removes what was kept for other accounts, except their unsent edits. */
export async function comesToDevice(account: string): Promise<void> {
  const before = lastAccount();
  setLastAccount(account);
  if (before !== null && before !== account) await askWorker({ type: "forget" });
  for (const other of new Set([...(await accountsKept()), ...(before ? [before] : [])]))
    if (other !== account) await forgetAccount(other, { everything: false });
  // Installed apps get persistent storage without a question; elsewhere the browser may evict it.
  if (matchMedia("(display-mode: standalone)").matches) await navigator.storage?.persist?.();
}

/** How many edits of the account are unsent on this device; without storage, in this window. */
export async function unsentOn(account: string): Promise<number> {
  return deviceOf(account)
    .then((device) => device.count("edits"))
    .catch(() => unsentOf(account));
}

/** Removes everything of an account that signs out. */
export async function leavesDevice(account: string): Promise<void> {
  closeOutbox(account);
  setLastAccount(null);
  await askWorker({ type: "forget" });
  await forgetAccount(account, { everything: true });
}
