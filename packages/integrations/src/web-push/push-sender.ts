import type { PushSender } from "@caravan/core/ports";

export interface VapidKeys {
  /** base64url of an uncompressed P-256 point. */
  readonly publicKey: string;
  /** base64url of its private number. */
  readonly privateKey: string;
  /** `mailto:` or `https:`, for the push service to reach whoever runs this. */
  readonly subject: string;
}

/** Encrypts for browsers and signs for push services. */
export function pushSender({ publicKey }: VapidKeys, _guard: { readonly trustedHosts: readonly string[] }): PushSender {
  return {
    publicKey,
    async send() {
      throw new Error("not built yet");
    },
  };
}
