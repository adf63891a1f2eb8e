import type { WebhookAnswer, WebhookSender } from "@caravan/core/kernel/ports";
import { addressCheck } from "./guarded-fetch/allowed-address.ts";
import { withDeadline } from "./guarded-fetch/deadline.ts";
import { PrivateAddressError } from "./guarded-fetch/private-address.ts";
import { publicEndpoint } from "./guarded-fetch/public-endpoint.ts";
import { sendRequest } from "./guarded-fetch/send-request.ts";
import { secondsToRetryAfter } from "./retry-after.ts";

const TIMEOUT_MS = 10_000;
/** In one process, so that slow receivers of one account leave workers to others. */
const MOST_OF_ONE = 2;

/**
 * Posts messages to webhooks: see guarded-fetch/ for what is refused.
 *
 * @param trustedHosts may be private, and may use plain http
 */
export function webhookSender({
  trustedHosts,
  timeoutMs = TIMEOUT_MS,
}: {
  readonly trustedHosts: readonly string[];
  readonly timeoutMs?: number;
}): WebhookSender {
  const admit = addressCheck(trustedHosts);
  const underWay = new Map<string, number>();
  const count = (who: string, by: 1 | -1) => {
    const left = (underWay.get(who) ?? 0) + by;
    if (left === 0) underWay.delete(who);
    else underWay.set(who, left);
  };
  return {
    refuses: (url) => publicEndpoint(admit, url, "service").refused ?? null,
    async post(who, { url, headers, body }, signal): Promise<WebhookAnswer> {
      const { target, refused } = publicEndpoint(admit, url, "service");
      if (!target) return { outcome: "refused", reason: refused };
      if ((underWay.get(who) ?? 0) >= MOST_OF_ONE) return { outcome: "busy" };
      count(who, 1);
      try {
        return await withDeadline({ timeoutMs, signal }, async (end) => {
          const response = await sendRequest(target, { headers, body: Buffer.from(body) }, end);
          // The status says all: a body may be endless.
          response.destroy();
          const afterSeconds = secondsToRetryAfter(response.headers["retry-after"], new Date());
          return { outcome: "answered", status: response.statusCode ?? 0, afterSeconds };
        });
      } catch (error) {
        const outcome = error instanceof PrivateAddressError ? "refused" : "unreachable";
        return { outcome, reason: (error as Error).message };
      } finally {
        count(who, -1);
      }
    },
  };
}
