import { isIP } from "node:net";
import { FetchRefused } from "@caravan/core/kernel/ports";
import type { AllowedAddress, addressCheck } from "./allowed-address.ts";

/**
 * Checks an address that others gave us to post to, without a request. Such services have host names and use https on its
 * usual port: IP addresses, local names and other ports are refused, unless the operator trusts them. Otherwise strangers
 * could make us send requests to any port of any host.
 *
 * @param what the kind of service, for the message
 */
export function publicEndpoint(
  admit: ReturnType<typeof addressCheck>,
  endpoint: string,
  what: string,
):
  | { readonly target: AllowedAddress; readonly refused?: undefined }
  | { readonly target: null; readonly refused: string } {
  try {
    const target = admit(endpoint, { httpsOnly: true });
    const name = target.url.hostname.replace(/\.$/, "");
    const isLocal = isIP(name.replace(/^\[|\]$/g, "")) !== 0 || !name.includes(".") || name.endsWith(".localhost");
    if ((isLocal || target.url.port !== "") && !target.trusted)
      return { target: null, refused: `The address is not one of a public ${what}.` };
    return { target };
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    return { target: null, refused: error.message };
  }
}
