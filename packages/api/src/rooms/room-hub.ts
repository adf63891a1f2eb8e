import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { authorize } from "@caravan/core/kernel/actor";
import { forbidden, notFound, unauthenticated } from "@caravan/core/kernel/errors";
import { hashSecret } from "@caravan/core/kernel/secrets";
import { sqlOf, statement, t } from "@caravan/db/sql";
import type { RoomMessage } from "@caravan/domain/trip/room-event";
import { type WebSocket, WebSocketServer } from "ws";
import { type AuthOptions, authenticate } from "../auth/authenticate.ts";
import { isSameOrigin } from "../auth/same-origin.ts";
import { refuse } from "./refuse.ts";
import { type RoomEvent, RoomEventFeed } from "./room-event-feed.ts";
import { type RoomKind, roomKinds } from "./room-kinds.ts";

const PING_MS = 30_000;
/** Clients have nothing to say here; this leaves room for a client library's own chatter. */
const MOST_MESSAGES_A_MINUTE = 60;
/** Windows and devices of one person in a room. Everybody in it hears of each that comes. */
const MOST_OF_ONE = 20;

const useTicket = statement(
  "ticket-use",
  `delete from room_tickets where hash = $1 and room = $2 and expires_at > $3 returning user_id, api_key_id`,
  [t.text, t.text, t.timestamp],
  { user_id: t.uuid, api_key_id: t.nullable(t.uuid) },
);
interface Guest {
  readonly socket: WebSocket;
  readonly userId: string;
  readonly keyId: string | null;
  readonly name: string;
  alive: boolean;
}

interface Room {
  readonly name: string;
  readonly kind: RoomKind;
  /** What the address names: the id of a trip, the code of a group. */
  readonly named: string;
  readonly guests: Set<Guest>;
  seq: number;
}

interface HubOptions {
  readonly auth: AuthOptions;
  readonly databaseUrl: string;
  readonly report: (error: unknown) => void;
}

/** The rooms of trips and groups: who may come in, what they hear, and that they leave when their access ends. */
export class RoomHub {
  readonly feed: RoomEventFeed;
  private readonly options: HubOptions;
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: 4096 });
  private readonly rooms = new Map<string, Room>();
  private timer: NodeJS.Timeout | undefined;

  constructor(options: HubOptions) {
    this.options = options;
    const { database } = options.auth.ports;
    this.feed = new RoomEventFeed({
      database,
      url: options.databaseUrl,
      deliver: (event) => this.hear(event),
      keyEnded: (keyId) => this.recheckKey(keyId),
      report: options.report,
    });
  }

  async start(): Promise<void> {
    this.timer = setInterval(() => this.beat(), PING_MS);
    await this.feed.start();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    for (const room of this.rooms.values()) for (const guest of room.guests) this.dismiss(room, guest, "restart", 1012);
    this.server.close();
    await this.feed.stop();
  }

  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on("error", () => socket.destroy());
    try {
      const url = new URL(request.url ?? "/", "http://localhost");
      const { kind, named } = roomKindAt(url.pathname);
      const room = await kind.roomOf(this.sql, named);
      const visitor = await this.visitor(request, url.searchParams.get("ticket"), kind, room);
      const who = room && (await kind.standingOf(this.sql, named, visitor.userId, visitor.keyId));
      if (!room || !who) throw notFound(kind.noun);
      this.server.handleUpgrade(request, socket, head, (ws) => {
        const guest = { socket: ws, ...visitor, name: who.name, alive: true };
        this.enter({ name: room, kind, named }, guest).catch((error) => {
          this.options.report(error);
          ws.close(1011);
        });
      });
    } catch (error) {
      refuse(request, socket, error, { publicUrl: this.options.auth.publicUrl, report: this.options.report });
    }
  }

  private get sql() {
    return sqlOf(this.options.auth.ports.database);
  }

  private async visitor(request: IncomingMessage, ticket: string | null, kind: RoomKind, room: string | undefined) {
    const now = new Date();
    if (ticket !== null) {
      const [row] = await this.sql.rows(useTicket, [hashSecret(ticket), room ?? "", now]);
      if (!row) throw unauthenticated("This ticket is not for this room, was used or is older than 30 seconds.");
      return { userId: row.user_id, keyId: row.api_key_id };
    }
    const { actor, by } = await authenticate(request, this.options.auth, now);
    if (actor.kind === "anonymous") throw unauthenticated();
    if (by === "cookie" && !isSameOrigin(request, this.options.auth.publicUrl)) {
      throw forbidden("This connection did not come from a page of Caravan.");
    }
    authorize(actor, kind.scope);
    return { userId: actor.userId, keyId: actor.kind === "agent" ? actor.keyId : null };
  }

  private async enter(at: Pick<Room, "name" | "kind" | "named">, guest: Guest): Promise<void> {
    const { socket } = guest;
    // A malformed frame is an error event; unheard it would end the process.
    socket.on("error", () => socket.terminate());
    const room = this.rooms.get(at.name) ?? { ...at, guests: new Set<Guest>(), seq: 0 };
    if ([...room.guests].filter((it) => it.userId === guest.userId).length >= MOST_OF_ONE)
      return socket.close(1008, "too many connections");
    this.rooms.set(room.name, room);
    room.guests.add(guest);
    socket.on("pong", () => {
      guest.alive = true;
    });
    let heard = 0;
    let minute = Date.now();
    socket.on("message", () => {
      if (Date.now() - minute > 60_000) {
        minute = Date.now();
        heard = 0;
      }
      heard += 1;
      if (heard > MOST_MESSAGES_A_MINUTE) socket.close(1008, "too many messages");
    });
    socket.on("close", () => this.forget(room, guest));
    const seq = await this.feed.follow(room.name);
    room.seq = Math.max(room.seq, seq);
    // What ended between the check above and now was announced to a room that did not know this guest yet.
    const who = await room.kind.standingOf(this.sql, room.named, guest.userId, guest.keyId);
    if (!who) return this.dismiss(room, guest, "access_ended", 1008);
    send(guest, { type: "hello", seq: room.seq, ...(who.revision === null ? {} : { revision: who.revision }) });
    this.tellPresence(room);
  }

  private forget(room: Room, guest: Guest): void {
    if (!room.guests.delete(guest)) return;
    if (room.guests.size > 0) {
      this.tellPresence(room);
    } else {
      this.rooms.delete(room.name);
      this.feed.leave(room.name);
    }
  }

  private tellPresence(room: Room): void {
    const people = new Map([...room.guests].map((it) => [it.userId, { user_id: it.userId, name: it.name }]));
    for (const guest of room.guests) send(guest, { type: "presence", seq: room.seq, people: [...people.values()] });
  }

  private hear(event: RoomEvent): void {
    const room = this.rooms.get(event.room);
    if (!room) return;
    room.seq = event.seq;
    for (const guest of room.guests) send(guest, { type: event.type, seq: event.seq, ...event.ids });
    if (event.type === "members.changed") this.recheck(room).catch(this.options.report);
    // It may have another itinerary now, and keys may be limited to the old one.
    if (event.type === "group.changed") this.recheck(room, (it) => it.keyId !== null).catch(this.options.report);
    if (event.type === "trip.deleted" || event.type === "group.deleted")
      for (const guest of room.guests) this.dismiss(room, guest, event.type.replace(".", "_"), 1000);
  }

  /** Whoever lost their place, or whose key was revoked, goes. */
  private async recheck(room: Room, concerns = (_: Guest) => true): Promise<void> {
    for (const guest of [...room.guests].filter(concerns)) {
      if (!(await room.kind.standingOf(this.sql, room.named, guest.userId, guest.keyId)))
        this.dismiss(room, guest, "access_ended", 1008);
    }
  }

  /** Guests with that key, or with any key when we do not know which one has ended. */
  private recheckKey(keyId: string | null): void {
    const concerns = (guest: Guest) => (keyId === null ? guest.keyId !== null : guest.keyId === keyId);
    for (const room of this.rooms.values()) this.recheck(room, concerns).catch(this.options.report);
  }

  private dismiss(room: Room, guest: Guest, reason: string, code: number): void {
    send(guest, { type: "bye", seq: room.seq, reason });
    guest.socket.close(code, reason);
  }

  private beat(): void {
    for (const room of this.rooms.values()) {
      for (const guest of room.guests) {
        if (!guest.alive) guest.socket.terminate();
        guest.alive = false;
        guest.socket.ping();
      }
      this.recheck(room).catch(this.options.report);
    }
  }
}

/** A listener that does not drain must not fill our memory: it is cut off and catches up when it comes back. */
const MOST_BUFFERED = 1_000_000;

function send(guest: Guest, message: RoomMessage): void {
  if (guest.socket.readyState !== guest.socket.OPEN) return;
  if (guest.socket.bufferedAmount > MOST_BUFFERED) guest.socket.terminate();
  else guest.socket.send(JSON.stringify(message));
}

function roomKindAt(pathname: string): { kind: RoomKind; named: string } {
  for (const kind of roomKinds) {
    const named = kind.named(pathname);
    if (named !== undefined) return { kind, named };
  }
  throw notFound("room");
}
