import { accountsKept, deviceOf, forgetAccount } from "../device/database.ts";
import { lastAccount, setLastAccount } from "../device/last-account.ts";
import { closeOutbox, unsentOf } from "../outbox/use-outbox.ts";
import { askWorker } from "../worker.ts";

/** Somebody is signed in here. What was kept for others goes; what they changed and could not send waits for them, unseen. */
export async function comesToDevice(account: string): Promise<void> {
  const before = lastAccount();
  setLastAccount(account);
  if (before !== null && before !== account) await askWorker({ type: "forget" });
  for (const other of new Set([...(await accountsKept()), ...(before ? [before] : [])]))
    if (other !== account) await forgetAccount(other, { everything: false });
  // Asks nobody where installed apps are trusted with their storage; elsewhere the browser decides what it evicts.
  if (matchMedia("(display-mode: standalone)").matches) await navigator.storage?.persist?.();
}

/** Edits that this device holds and the server has not; without storage, those of this window. */
export async function unsentOn(account: string): Promise<number> {
  return deviceOf(account)
    .then((device) => device.count("edits"))
    .catch(() => unsentOf(account));
}

/** Somebody signs out: nothing of them stays. */
export async function leavesDevice(account: string): Promise<void> {
  closeOutbox(account);
  setLastAccount(null);
  await askWorker({ type: "forget" });
  await forgetAccount(account, { everything: true });
}
