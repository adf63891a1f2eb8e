import { DomainError, invalid, notFound, rateLimited } from "@caravan/core/errors";
import { takeMail } from "@caravan/core/inbound/take-mail";
import { z } from "zod";
import type { Open } from "../oauth/routes.ts";
import { zodDetails } from "./error-envelope.ts";
import { header, readBytes, sendJson } from "./messages.ts";
import { networkOf } from "./network.ts";
import { mustBeSigned, mustBeTimely, webhookKey } from "./signed-webhook.ts";

const MOST_MAIL = 10 * 1_048_576;
/** Base64 takes a third more, JSON a little. */
const MOST_BODY = 15 * 1_048_576;
/** Bodies in memory at once; whoever delivers comes again. */
const MOST_AT_ONCE = 4;
const PER_NETWORK = 120;

const deliveryBody = z.object({
  to: z.string().max(1000),
  from: z.string().max(1000).nullish(),
  subject: z.string().max(2000).nullish(),
  raw: z.string().min(1),
});

let underWay = 0;

/**
 * Where a mail server or a mail service delivers what was forwarded. Whether the address is somebody's makes no difference to
 * the answer, so that nobody can try addresses out.
 */
export async function inboundMail({ request, response, options, now, signal }: Open): Promise<void> {
  const secret = options.inboundMailSecret;
  if (secret === undefined || !options.ports.mailDomain) throw notFound("address");
  await options.throttle.take(`inbound-mail:${networkOf(options.addressOf(request))}`, PER_NETWORK);
  const headers = {
    id: header(request, "webhook-id"),
    timestamp: header(request, "webhook-timestamp"),
    signature: header(request, "webhook-signature"),
  };
  const deliveryId = mustBeTimely(headers, now);
  if (underWay >= MOST_AT_ONCE) throw rateLimited(10);
  underWay += 1;
  try {
    const body = await readBytes(request, MOST_BODY, 2 * MOST_BODY);
    mustBeSigned(webhookKey(secret), headers, body);
    const { to, from = null, subject = null, raw } = deliveryIn(body);
    const bytes = bytesOf(raw);
    if (bytes.length > MOST_MAIL)
      throw new DomainError("too_large", "payload_too_large", `The mail is larger than ${MOST_MAIL} bytes.`);
    const done = await takeMail({ ports: options.ports, now, signal }, { deliveryId, to, from, subject, bytes });
    sendJson(response, done === "replayed" ? 200 : 202, { success: true });
  } finally {
    underWay -= 1;
  }
}

function deliveryIn(body: Buffer): z.output<typeof deliveryBody> {
  let value: unknown;
  try {
    value = JSON.parse(body.toString("utf8"));
  } catch {
    throw invalid([{ path: "", message: "the body is not valid JSON" }], "The body is not valid JSON.");
  }
  const parsed = deliveryBody.safeParse(value);
  if (!parsed.success) throw invalid(zodDetails(parsed.error));
  return parsed.data;
}

/** The headers of a mail have colons, which base64 has not: so they cannot be taken for each other. */
function bytesOf(raw: string): Buffer {
  return /^[A-Za-z\d+/\-_=\s]+$/.test(raw) ? Buffer.from(raw, "base64") : Buffer.from(raw, "utf8");
}
