import { type Fetcher, FetchRefused } from "@caravan/core/ports";

/** @param trustedHosts `host` or `host:port` that may be fetched although they are private. */
export function guardedFetch(_options: { readonly trustedHosts: readonly string[] }): Fetcher {
  return {
    get: async () => {
      throw new FetchRefused("nothing is fetched yet");
    },
  };
}
