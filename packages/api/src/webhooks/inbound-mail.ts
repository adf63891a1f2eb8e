import type { IncomingMessage } from "node:http";
import { execute } from "@caravan/core/composition";
import { acceptMail } from "@caravan/core/inbound/accept-mail";
import { concurrencyLimiter } from "@caravan/core/kernel/concurrency-limiter";
import { DomainError, invalid, notFound, rateLimited } from "@caravan/core/kernel/errors";
import { webhookKey } from "@caravan/core/kernel/webhook-signature";
import { z } from "zod";
import { clientNetwork } from "../http/client-network.ts";
import { header, readBytes, sendJson } from "../http/read-body.ts";
import type { PublicRequest } from "../request-context.ts";
import { parseInput } from "../run-verb.ts";
import { requireRecentTimestamp, requireSignature } from "./webhook-signature.ts";

const MOST_MAIL = 10 * 1_048_576;
/** Base64 adds a third, JSON a little. */
const MOST_BODY = 15 * 1_048_576;
/**
 * The sender of a body is only known after it was read, so slow senders without the secret must not block others: each
 * network gets some of the slots, for a limited time. Mail servers deliver again.
 */
const deliveries = concurrencyLimiter({ mostAtOnce: 12, mostOfOne: 4, refusal: () => rateLimited(10) });
const MOST_MS = 20_000;
const PER_NETWORK = 120;

const deliveryBody = z.object({
  to: z.string().max(1000),
  from: z.string().max(1000).nullish(),
  subject: z.string().max(2000).nullish(),
  raw: z.string().min(1),
});

/**
 * Receives forwarded mail from a mail server or service. The answer does not depend on whether the address exists, so
 * that nobody can try addresses.
 */
export async function inboundMail({ request, response, options, now, signal }: PublicRequest): Promise<void> {
  const secret = options.inboundMailSecret;
  if (secret === undefined || !options.ports.mailDomain) throw notFound("address");
  const network = clientNetwork(options.addressOf(request));
  await options.rateLimiter.take(`inbound-mail:${network}`, PER_NETWORK);
  const headers = {
    id: header(request, "webhook-id"),
    timestamp: header(request, "webhook-timestamp"),
    signature: header(request, "webhook-signature"),
  };
  const deliveryId = requireRecentTimestamp(headers, now);
  await deliveries.run(network, async () => {
    const body = await inTime(request);
    requireSignature(webhookKey(secret), headers, body);
    const { to, from = null, subject = null, raw } = deliveryIn(body);
    const bytes = bytesOf(raw);
    if (bytes.length > MOST_MAIL)
      throw new DomainError("too_large", "payload_too_large", `The mail is larger than ${MOST_MAIL} bytes.`);
    const done = await acceptMail(
      execute,
      { ports: options.ports, now, signal },
      { deliveryId, to, from, subject, bytes },
    );
    sendJson(response, done === "replayed" ? 200 : 202, { success: true });
  });
}

/** The body; a connection that takes too long is closed. */
async function inTime(request: IncomingMessage): Promise<Buffer> {
  const late = setTimeout(() => request.destroy(new Error("the body took too long")), MOST_MS);
  try {
    return await readBytes(request, MOST_BODY, 2 * MOST_BODY);
  } finally {
    clearTimeout(late);
  }
}

function deliveryIn(body: Buffer): z.output<typeof deliveryBody> {
  let value: unknown;
  try {
    value = JSON.parse(body.toString("utf8"));
  } catch {
    throw invalid([{ path: "", message: "the body is not valid JSON" }], "The body is not valid JSON.");
  }
  return parseInput(deliveryBody, value);
}

/** Headers contain colons, base64 does not, so the two cannot be confused. */
function bytesOf(raw: string): Buffer {
  return !/[^A-Za-z\d+/\-_=\s]/.test(raw) ? Buffer.from(raw, "base64") : Buffer.from(raw, "utf8");
}
