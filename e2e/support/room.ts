import { WebSocket } from "ws";
import { baseURL } from "./address.ts";
import { send } from "./people.ts";
import type { Json } from "./trips.ts";

export interface Entry {
  readonly cookie?: string;
  readonly token?: string;
  readonly ticket?: string;
  readonly origin?: string;
  /** Of another service than the default one. */
  readonly base?: string;
}

export interface Room {
  /** Waits for the next message of that type and skips others; rejects after a timeout. */
  next(type: string): Promise<Json>;
  /** All messages so far. */
  all(): readonly Json[];
  /** The close code of the connection. */
  readonly closed: Promise<number>;
  close(): void;
}

const PATIENCE_MS = 20_000;

function connect(tripId: string, { cookie, token, ticket, origin, base = baseURL }: Entry): WebSocket {
  const query = ticket === undefined ? "" : `?ticket=${ticket}`;
  const headers = { ...(cookie ? { cookie } : {}), ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const own = cookie === undefined ? undefined : base;
  const from = origin ?? own;
  return new WebSocket(`${base.replace("http", "ws")}/api/trips/${tripId}/room${query}`, {
    headers,
    ...(from ? { origin: from } : {}),
  });
}

export function enterRoom(tripId: string, entry: Entry): Promise<Room> {
  const socket = connect(tripId, entry);
  const heard: Json[] = [];
  let taken = 0;
  let wake = () => {};
  socket.on("message", (data) => {
    heard.push(JSON.parse(data.toString()) as Json);
    wake();
  });
  const closed = new Promise<number>((resolve) => socket.once("close", (code) => resolve(code)));
  const room: Room = {
    async next(type) {
      const until = Date.now() + PATIENCE_MS;
      for (;;) {
        while (taken < heard.length) {
          const message = heard[taken++] as Json;
          if (message.type === type) return message;
        }
        const left = until - Date.now();
        if (left <= 0) throw new Error(`no ${type} came; heard ${JSON.stringify(heard)}`);
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, left);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
    },
    all: () => heard,
    closed,
    close: () => socket.close(),
  };
  return new Promise((resolve, reject) => {
    socket.once("open", () => resolve(room));
    socket.once("error", reject);
  });
}

/** Status and body of a refused WebSocket upgrade. */
export function refusedBy(tripId: string, entry: Entry): Promise<{ status: number; body: Json }> {
  const socket = connect(tripId, entry);
  return new Promise((resolve, reject) => {
    socket.once("open", () => {
      socket.close();
      reject(new Error("the room let us in"));
    });
    socket.once("error", reject);
    socket.once("unexpected-response", async (_, response) => {
      let text = "";
      for await (const chunk of response.setEncoding("utf8")) text += chunk;
      resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) as Json });
    });
  });
}

export async function ticketFor(token: string, tripId: string): Promise<string> {
  const made = await send("POST", `/api/trips/${tripId}/room/ticket`, { token, body: {} });
  if (made.status !== 200) throw new Error(`a ticket answered ${made.status}: ${JSON.stringify(made.body)}`);
  return made.body.ticket;
}
