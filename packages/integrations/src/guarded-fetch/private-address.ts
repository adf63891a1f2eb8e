import * as dns from "node:dns";
import { BlockList, isIPv6, type LookupFunction } from "node:net";
import { FetchRefused } from "@caravan/core/kernel/ports";

const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");

/**
 * Most of IPv6 is assigned to nobody or means something else, such as `::7f00:1`, the old way to write an IPv4 address,
 * which the filter takes for a public one. What is global lies in 2000::/3; exceptions within are the filter's business.
 */
export const isOutsideIPv6 = (address: string) => isIPv6(address) && !globalUnicast.check(address, "ipv6");

export class PrivateAddressError extends FetchRefused {
  constructor() {
    super("The address belongs to a private network.", { nowhere: true });
  }
}

/** The system's look-up without the addresses that the filter would let through. */
export const lookup: LookupFunction = (hostname, options, done) => {
  dns.lookup(hostname, options, (error, found, family) => {
    const addresses = typeof found === "string" ? [found] : (found ?? []).map((it) => it.address);
    done(error ?? (addresses.some(isOutsideIPv6) ? new PrivateAddressError() : null), found, family);
  });
};
