/// <reference path="./http-ece.d.ts" />
import { createECDH, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { decrypt } from "http_ece";
import { checkVapid } from "./vapid-check.ts";

/**
 * The answer of the service to a push: a status, a status with a time to wait, or no answer until the connection is
 * closed.
 */
export type PushAnswer = number | { readonly status: number; readonly retryAfter: string } | "hang";

export interface ReceivedPush {
  readonly endpoint: string;
  /** As the browser would decrypt it. */
  readonly payload: Readonly<Record<string, unknown>>;
  readonly topic: string | null;
  readonly urgency: string | null;
  readonly ttl: number;
  /** The sender's key and contact. */
  readonly publicKey: string;
  readonly subject: string;
}

/** What a browser gets from `pushManager.subscribe()`, as JSON. */
export interface Subscribed {
  readonly endpoint: string;
  readonly expirationTime: null;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

interface Receiver {
  readonly curve: ReturnType<typeof createECDH>;
  readonly auth: string;
  /** The key that it subscribed with; a push signed with another key is refused. */
  readonly applicationServerKey: string | undefined;
}

/**
 * A push service after RFC 8030, 8188, 8291 and 8292 on a local port: name its `host` in FETCH_TRUSTED_HOSTS. It
 * refuses invalid requests like real services, and lists them in `faults`.
 */
export async function pushService() {
  const receivers = new Map<string, Receiver>();
  const answers = new Map<string, PushAnswer>();
  const received: ReceivedPush[] = [];
  const faults: string[] = [];
  const server = createServer((request, response) => {
    take(request, response).catch((error: Error) => {
      faults.push(error.message);
      response.writeHead(/VAPID/.test(error.message) ? 403 : 400).end(error.message);
    });
  });
  let connections = 0;
  server.on("connection", () => connections++);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const origin = `http://${host}`;

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const endpoint = `${origin}${request.url}`;
    const body = await buffer(request);
    const receiver = receivers.get(endpoint);
    if (request.method !== "POST" || !receiver) {
      response.writeHead(404).end();
      return;
    }
    received.push(await readPush(request, body, endpoint, receiver, origin));
    const answer = answers.get(endpoint) ?? answers.get("") ?? 201;
    if (answer === "hang") return;
    const { status, retryAfter } = typeof answer === "number" ? { status: answer, retryAfter: undefined } : answer;
    response.writeHead(status, {
      ...(retryAfter === undefined ? {} : { "retry-after": retryAfter }),
      ...(status === 201 ? { location: `${origin}/messages/${received.length}` } : {}),
    });
    response.end();
  }

  return {
    host,
    received,
    faults,
    connections: () => connections,
    /** @param applicationServerKey the sender's key, as browsers get it */
    subscribe(applicationServerKey?: string): Subscribed {
      const curve = createECDH("prime256v1");
      const p256dh = curve.generateKeys("base64url");
      const auth = randomBytes(16).toString("base64url");
      const endpoint = `${origin}/push/${randomBytes(24).toString("base64url")}`;
      receivers.set(endpoint, { curve, auth, applicationServerKey });
      return { endpoint, expirationTime: null, keys: { p256dh, auth } };
    },
    /** @param endpoint left out: all endpoints without an answer of their own */
    answer(answer: PushAnswer, endpoint = ""): void {
      answers.set(endpoint, answer);
    },
    to: (endpoint: string) => received.filter((it) => it.endpoint === endpoint),
    /** What a device gets that was off: the last push of each topic. */
    waitingFor(endpoint: string): ReceivedPush[] {
      const all = received.filter((it) => it.endpoint === endpoint);
      return all.filter((it, at) => it.topic === null || !all.slice(at + 1).some(({ topic }) => topic === it.topic));
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readPush(
  { headers }: IncomingMessage,
  body: Buffer,
  endpoint: string,
  { curve, auth, applicationServerKey }: Receiver,
  origin: string,
): Promise<ReceivedPush> {
  const vapid = await checkVapid(headers.authorization, origin);
  if (applicationServerKey !== undefined && applicationServerKey !== vapid.publicKey)
    throw new Error("VAPID: signed by another key than the one that was subscribed with");
  if (!/^\d+$/.test(String(headers.ttl))) throw new Error(`TTL is ${headers.ttl}`);
  if (headers["content-encoding"] !== "aes128gcm")
    throw new Error(`Content-Encoding is ${headers["content-encoding"]}`);
  if (body.length > 4096) throw new Error(`the body has ${body.length} bytes, and 4096 is the most`);
  const topic = (headers.topic as string | undefined) ?? null;
  if (topic !== null && !/^[\w-]{1,32}$/.test(topic)) throw new Error(`Topic is ${topic}`);
  return {
    endpoint,
    payload: JSON.parse(decrypt(body, { version: "aes128gcm", privateKey: curve, authSecret: auth }).toString("utf8")),
    topic,
    urgency: (headers.urgency as string | undefined) ?? null,
    ttl: Number(headers.ttl),
    ...vapid,
  };
}
