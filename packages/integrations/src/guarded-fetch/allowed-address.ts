import { FetchRefused } from "@caravan/core/kernel/ports";

export interface AllowedAddress {
  readonly url: URL;
  /** The operator trusts the host: it may be private. */
  readonly trusted: boolean;
}

const LONGEST = 2048;
const usualPort: Readonly<Record<string, string>> = { "http:": "80", "https:": "443" };

/** Checks of an address before any look-up; the connection checks the IP address. */
export function addressCheck(trustedHosts: readonly string[]) {
  const trusted = new Set(trustedHosts.map((host) => host.toLowerCase()));
  const isTrusted = ({ protocol, host, hostname, port }: URL) =>
    trusted.has(host) || trusted.has(`${hostname}:${port || usualPort[protocol]}`);

  /** @param base what a redirect is relative to. Throws {@link FetchRefused}. */
  return (address: string, rules: { readonly httpsOnly?: boolean | undefined }, base?: URL): AllowedAddress => {
    if (address.length > LONGEST) throw new FetchRefused(`The address is longer than ${LONGEST} characters.`);
    const url = URL.parse(address, base);
    if (!url) throw new FetchRefused("This is not a web address.");
    if (!(url.protocol in usualPort)) throw new FetchRefused("Only http and https addresses are fetched.");
    if (url.username + url.password !== "") throw new FetchRefused("The address holds a user name or a password.");
    const it = { url, trusted: isTrusted(url) };
    if (rules.httpsOnly && url.protocol !== "https:" && !it.trusted)
      throw new FetchRefused("The address must begin with https.");
    return it;
  };
}
