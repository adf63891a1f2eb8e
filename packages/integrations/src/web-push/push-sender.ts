import type { IncomingMessage } from "node:http";
import type { PushSender } from "@caravan/core/kernel/ports";
import webPush from "web-push";
import { type AllowedAddress, addressCheck } from "../guarded-fetch/allowed-address.ts";
import { withDeadline } from "../guarded-fetch/deadline.ts";
import { PrivateAddressError } from "../guarded-fetch/private-address.ts";
import { publicEndpoint } from "../guarded-fetch/public-endpoint.ts";
import { type OutgoingRequest, sendRequest } from "../guarded-fetch/send-request.ts";
import { secondsToRetryAfter } from "../retry-after.ts";

export interface VapidKeys {
  /** The public key: base64url of an uncompressed P-256 point. */
  readonly publicKey: string;
  /** The private key as base64url. */
  readonly privateKey: string;
  /** `mailto:` or `https:`, the operator's contact for push services. */
  readonly subject: string;
}

type Sent = Awaited<ReturnType<PushSender["send"]>>;
type Send = Parameters<PushSender["send"]>;

const SERVICE = "push service";
const TIMEOUT_MS = 10_000;
/** The limit of four kilobytes, less the overhead of encryption. */
const MOST_BYTES = 3072;

/**
 * Encrypts for browsers and signs for push services. The library makes headers and body; the request is ours, since an
 * endpoint is an untrusted address: see guarded-fetch/.
 *
 * @param report gets pushes that were refused for good, with the host and without the endpoint, which is a secret
 */
export function pushSender(
  keys: VapidKeys,
  {
    trustedHosts,
    timeoutMs = TIMEOUT_MS,
    report = (message) => console.error(message),
  }: {
    readonly trustedHosts: readonly string[];
    readonly timeoutMs?: number;
    readonly report?: (message: string) => void;
  },
): PushSender {
  const admit = addressCheck(trustedHosts);
  const post = async (it: Prepared, signal: AbortSignal): Promise<Sent> => {
    if ("refused" in it) return { outcome: "refused", reason: it.refused };
    try {
      return await withDeadline({ timeoutMs, signal }, async (end) =>
        outcomeOf(await sendRequest(it.target, it.question, end)),
      );
    } catch (error) {
      const { message: reason } = error as Error;
      if (error instanceof PrivateAddressError) return { outcome: "refused", reason };
      return { outcome: "later", reason, afterSeconds: null };
    }
  };
  return {
    publicKey: keys.publicKey,
    refuses: (endpoint) => publicEndpoint(admit, endpoint, SERVICE).refused ?? null,
    async send(target, payload, options, signal) {
      const sent = await post(prepare(keys, admit, target, payload, options), signal);
      if (sent.outcome === "refused")
        report(`a push to ${URL.parse(target.endpoint)?.host} was refused: ${sent.reason}`);
      return sent;
    },
  };
}

type Prepared = { readonly target: AllowedAddress; readonly question: OutgoingRequest } | { readonly refused: string };

function prepare(
  keys: VapidKeys,
  admit: ReturnType<typeof addressCheck>,
  { endpoint, p256dh, auth }: Send[0],
  payload: Send[1],
  { topic, ttlSeconds, urgency }: Send[2],
): Prepared {
  const { target, refused } = publicEndpoint(admit, endpoint, SERVICE);
  if (!target) return { refused };
  const text = JSON.stringify(payload);
  if (Buffer.byteLength(text) > MOST_BYTES) return { refused: `The message has more than ${MOST_BYTES} bytes.` };
  try {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      vapidDetails: keys,
      contentEncoding: "aes128gcm",
      TTL: Math.max(0, Math.floor(ttlSeconds)),
      urgency,
      ...(topic === undefined ? {} : { topic }),
    });
    return { target, question: { headers, body: body as Buffer } };
  } catch {
    // The key is 65 bytes but not a point of the curve.
    return { refused: "The keys of the device cannot be used." };
  }
}

/** Only the headers are needed; the body is not read. */
function outcomeOf(response: IncomingMessage): Sent {
  response.destroy();
  const { statusCode: status = 0, headers } = response;
  if (status >= 200 && status < 300) return { outcome: "sent" };
  if (status === 404 || status === 410) return { outcome: "gone" };
  const reason = `The push service answered ${status}.`;
  if (status !== 408 && status !== 429 && status < 500) return { outcome: "refused", reason };
  return { outcome: "later", reason, afterSeconds: secondsToRetryAfter(headers["retry-after"], new Date()) };
}
