import * as dns from "node:dns";
import { BlockList, isIPv6, type LookupFunction } from "node:net";
import { FetchRefused } from "@caravan/core/kernel/ports";

const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");

/**
 * Most of IPv6 is unassigned or has another meaning, such as `::7f00:1`, an old notation of IPv4 that the filter takes
 * for public. Global addresses are in 2000::/3; the filter handles exceptions within.
 */
export const isOutsideIPv6 = (address: string) => isIPv6(address) && !globalUnicast.check(address, "ipv6");

export class PrivateAddressError extends FetchRefused {
  constructor() {
    super("The address belongs to a private network.", { nowhere: true });
  }
}

/** The system's look-up without the addresses that the filter refuses. */
export const lookup: LookupFunction = (hostname, options, done) => {
  dns.lookup(hostname, options, (error, found, family) => {
    const addresses = typeof found === "string" ? [found] : (found ?? []).map((it) => it.address);
    done(error ?? (addresses.some(isOutsideIPv6) ? new PrivateAddressError() : null), found, family);
  });
};
