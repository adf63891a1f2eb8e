import { accountHere } from "../../ui/whose-page.ts";

/**
 * Whose page asks. All windows of a browser share one session: once somebody else has signed in, the server refuses what a
 * window that was left open would otherwise do in their name, and keep of theirs.
 */
export function accountHeader(): Record<string, string> {
  const account = accountHere();
  return account === null ? {} : { "caravan-account": account };
}
