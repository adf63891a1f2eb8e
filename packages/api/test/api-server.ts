import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Ports } from "@caravan/core/kernel/ports";
import { createDatabase } from "@caravan/db/client";
import { withPrisma } from "@caravan/db/prisma";
import { type TestDatabase, testDatabase } from "@caravan/db/testing";
import { acceptedLanguage } from "@caravan/languages/accepted-language";
import { languages } from "@caravan/languages/language";
import { readerIn } from "@caravan/languages/reader";
import { fakePorts } from "../../core/test/fake-ports.ts";
import { describedVerbs } from "../src/agents/action-tools.ts";
import { keyedHash, secretBoxOf } from "../src/auth/derived-keys.ts";
import { createRateLimiter } from "../src/limits/rate-limiter.ts";
import { RoomHub } from "../src/rooms/room-hub.ts";
import { apiHandler } from "../src/server/api-handler.ts";
import { authFor, signedIn } from "./signed-in.ts";

export interface TestApi {
  readonly database: TestDatabase;
  readonly url: string;
  readonly ports: Ports;
  /** The number of unfinished requests. */
  underWay(): number;
  /** Unexpected errors; each one is a defect. */
  readonly faults: unknown[];
  /** A person with an account, a session and a bearer token of it. */
  person(name: string): Promise<TestPerson>;
  /** A key of that person, with its id. */
  key(
    token: string,
    more: Readonly<Record<string, unknown>>,
  ): Promise<{ readonly id: string; readonly secret: string }>;
  send(method: string, path: string, more?: Sent): Promise<Answer>;
  close(): Promise<void>;
}

export interface TestPerson {
  readonly id: string;
  readonly token: string;
  /** As a Cookie header. */
  readonly cookie: string;
  readonly sessionId: string;
}

export interface Sent {
  readonly token?: string | undefined;
  readonly body?: unknown;
  /** Sent as a form. */
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: an untyped wire
  readonly body: any;
}

export interface TestApiOptions {
  readonly ports?: Partial<Ports>;
  /** Limits are off unless a test is about them. */
  readonly limits?: boolean;
  readonly database?: Parameters<typeof testDatabase>[0];
  readonly clock?: () => Date;
  readonly inboundMailSecret?: string;
  /** Delivers what happens in rooms to streams. */
  readonly rooms?: true;
  readonly addressOf?: (headers: Readonly<Record<string, string | string[] | undefined>>) => string;
}

/** The API on a real port and a real database, in this process; a test may start several on one database. */
export async function startApi(options: TestApiOptions = {}, on?: TestApi): Promise<TestApi> {
  const database = on
    ? { ...withPrisma(createDatabase(on.database.url)), url: on.database.url }
    : await testDatabase(options.database);
  const clock = options.clock ?? (() => new Date());
  const server = createServer();
  const url = await listening(server);
  const publicUrl = on?.url ?? url;
  const faults: unknown[] = [];
  const started = clock();
  // A window that ended in the middle of a test would start its count again.
  const throttle = createRateLimiter(database, options.limits ?? false, () => (options.clock?.() ?? started).getTime());
  const ports: Ports = {
    ...fakePorts(database),
    codeHash: keyedHash("s".repeat(32), "user-code"),
    secretBox: secretBoxOf(["s".repeat(32)]),
    catalogue: { verbs: describedVerbs },
    publicUrl,
    throttle,
    announcer: { announce: (room) => hub?.feed.announce(room) },
    ...options.ports,
  };
  const hub = options.rooms && roomsOf(ports, database.url, publicUrl, faults);
  await hub?.start();
  const handle = apiHandler({
    readerOf: (request) => readerIn(acceptedLanguage(request.headers["accept-language"], languages) ?? "en"),
    ports,
    auth: authFor(ports, publicUrl),
    rateLimiter: throttle,
    addressOf: (request) => options.addressOf?.(request.headers) ?? "127.0.0.1",
    report: (_, error) => void faults.push(error),
    clock,
    watchers: hub?.watchers,
    inboundMailSecret: options.inboundMailSecret,
  });
  const underWay = new Set<Promise<void>>();
  server.on("request", (request, response) => {
    const work = handle(request, response);
    underWay.add(work);
    void work.finally(() => underWay.delete(work));
  });

  const send = async (method: string, path: string, { token, body, form, headers = {} }: Sent = {}) => {
    const response = await fetch(`${url}${path}`, {
      method,
      redirect: "manual",
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(form ? { body: new URLSearchParams(form) } : body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = /\bjson\b/.test(response.headers.get("content-type") ?? "");
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text !== "" ? JSON.parse(text) : text,
    };
  };
  return {
    database,
    url,
    ports,
    faults,
    underWay: () => underWay.size,
    send,
    async person(name) {
      const id = crypto.randomUUID();
      await database.prisma.user.create({ data: { id, email: `${id}@example.com`, name, createdAt: clock() } });
      return { id, ...(await signedIn({ database }, { userId: id, publicUrl, now: clock() })) };
    },
    async key(token, more) {
      const made = await send("POST", "/api/users/me/api-keys", { token, body: { agent_name: "Planner", ...more } });
      if (made.status !== 201) throw new Error(`making a key answered ${made.status}: ${JSON.stringify(made.body)}`);
      return { id: made.body.key.id, secret: made.body.secret };
    },
    async close() {
      await hub?.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await database.close();
    },
  };
}

function roomsOf(ports: Ports, databaseUrl: string, publicUrl: string, faults: unknown[]): RoomHub {
  return new RoomHub({
    ...{ auth: authFor(ports, publicUrl), databaseUrl },
    rateLimiter: { take: async () => {} },
    addressOf: () => "127.0.0.1",
    report: (error) => void faults.push(error),
  });
}

async function listening(it: Server): Promise<string> {
  await new Promise<void>((resolve) => it.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(it.address() as AddressInfo).port}`;
}
