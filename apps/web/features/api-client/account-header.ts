import { pageAccount } from "../../ui/page-account.ts";

/**
 * The account of the page that sends a request. All windows of a browser share one session: when somebody else has
 * signed in, the server refuses requests of windows that were left open, which would otherwise act in the name of the
 * new person.
 */
export function accountHeader(): Record<string, string> {
  const account = pageAccount();
  return account === null ? {} : { "caravan-account": account };
}
