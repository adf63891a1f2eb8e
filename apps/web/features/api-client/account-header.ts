import { pageAccount } from "../../ui/page-account.ts";

/**
 * Whose page asks. All windows of a browser share one session: once somebody else has signed in, the server refuses what a
 * window that was left open would otherwise do in their name, and keep of theirs.
 */
export function accountHeader(): Record<string, string> {
  const account = pageAccount();
  return account === null ? {} : { "caravan-account": account };
}
