import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { authorize } from "@caravan/core/kernel/actor";
import { forbidden, notFound, rateLimited, unauthenticated } from "@caravan/core/kernel/errors";
import type { Throttle } from "@caravan/core/kernel/ports";
import { useTicket } from "@caravan/core/rooms/ticket";
import { sqlOf } from "@caravan/db/sql";
import type { RoomMessage } from "@caravan/domain/trip/room-event";
import { type WebSocket, WebSocketServer } from "ws";
import { type AuthOptions, authenticate } from "../auth/authenticate.ts";
import { isSameOrigin } from "../auth/same-origin.ts";
import { clientNetwork } from "../http/client-network.ts";
import { Presence } from "./presence.ts";
import { rejectUpgrade } from "./reject-upgrade.ts";
import { type RoomEvent, RoomEventFeed } from "./room-event-feed.ts";
import { type RoomCaller, type RoomKind, roomKinds } from "./room-kinds.ts";
import { RoomWatchers } from "./room-watchers.ts";

const PING_MS = 30_000;
/** Clients send nothing here; this allows the messages that client libraries send themselves. */
const MOST_MESSAGES_A_MINUTE = 60;
/** Windows and devices of one person in a room; each is announced to everybody in it. */
const MOST_OF_ONE = 20;
/** In all rooms of this process. */
const MOST_SOCKETS_OF_ONE = 60;
/** A browser that has lost its connection tries again after a second, and then less and less often. */
const UPGRADES_OF_NETWORK = 300;
const UPGRADES_OF_ONE = 60;

interface Connection extends RoomCaller {
  readonly socket: WebSocket;
  readonly name: string;
  alive: boolean;
}

interface Room {
  readonly name: string;
  readonly kind: RoomKind;
  /** The trip id or the group's code. */
  readonly subject: string;
  readonly connections: Set<Connection>;
  readonly presence: Presence<Connection>;
  seq: number;
  /** Set while access is being checked: whether to check once more afterwards. */
  recheck: "running" | "again" | undefined;
}

interface HubOptions {
  readonly auth: AuthOptions;
  readonly databaseUrl: string;
  readonly rateLimiter: Pick<Throttle, "take">;
  /** The caller's address: that of the socket, or the one that a trusted proxy reports. */
  readonly addressOf: (request: IncomingMessage) => string;
  readonly report: (error: unknown) => void;
}

/**
 * The room connections of this process: who may connect, which events they get, and that they are closed when access
 * ends.
 */
export class RoomHub {
  readonly feed: RoomEventFeed;
  /** Streams of this process that hear of trips, beside the sockets. */
  readonly watchers: RoomWatchers;
  private readonly options: HubOptions;
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: 4096 });
  private readonly rooms = new Map<string, Room>();
  private readonly sockets = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(options: HubOptions) {
    this.options = options;
    const { database } = options.auth.ports;
    this.feed = new RoomEventFeed({
      database,
      url: options.databaseUrl,
      deliver: (event) => this.deliver(event),
      credentialEnded: (id) => this.recheckCredential(id),
      noticed: (name) => this.watchers.noticed(name),
      report: options.report,
    });
    this.watchers = new RoomWatchers({
      feed: this.feed,
      sql: () => this.sql,
      isUsed: (room) => this.rooms.has(room),
      report: options.report,
    });
  }

  async start(): Promise<void> {
    this.timer = setInterval(() => this.pingAll(), PING_MS);
    await this.feed.start();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.watchers.stop();
    for (const room of this.rooms.values()) {
      room.presence.stop();
      for (const connection of room.connections) this.disconnect(room, connection, "restart", 1012);
    }
    this.server.close();
    await this.feed.stop();
  }

  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on("error", () => socket.destroy());
    try {
      const { rateLimiter, addressOf } = this.options;
      await rateLimiter.take(`upgrade:${clientNetwork(addressOf(request))}`, UPGRADES_OF_NETWORK);
      const url = new URL(request.url ?? "/", "http://localhost");
      const { kind, subject } = roomKindAt(url.pathname);
      const room = await kind.roomOf(this.sql, subject);
      const caller = await this.authenticateUpgrade(request, url.searchParams.get("ticket"), kind, room);
      await rateLimiter.take(`upgrade-account:${caller.userId}`, UPGRADES_OF_ONE);
      if ((this.sockets.get(caller.userId) ?? 0) >= MOST_SOCKETS_OF_ONE) throw rateLimited(30);
      const who = room && (await kind.membershipOf(this.sql, subject, caller));
      if (!room || !who) throw notFound(kind.noun);
      this.server.handleUpgrade(request, socket, head, (ws) => {
        const connection = { socket: ws, ...caller, name: who.name, alive: true };
        this.admit({ name: room, kind, subject }, connection).catch((error) => {
          this.options.report(error);
          ws.close(1011);
        });
      });
    } catch (error) {
      rejectUpgrade(request, socket, error, { publicUrl: this.options.auth.publicUrl, report: this.options.report });
    }
  }

  private get sql() {
    return sqlOf(this.options.auth.ports.database);
  }

  private async authenticateUpgrade(
    request: IncomingMessage,
    ticket: string | null,
    kind: RoomKind,
    room: string | undefined,
  ): Promise<RoomCaller> {
    const now = new Date();
    if (ticket !== null) {
      const holder = await useTicket(this.sql, ticket, room ?? "", now);
      if (!holder) throw unauthenticated("This ticket is not for this room, was used or is older than 30 seconds.");
      // Only a page sends an origin, and only ours can have got the ticket of a session.
      const isElsewhere = holder.sessionId !== null && request.headers.origin !== undefined;
      if (isElsewhere && !isSameOrigin(request, this.options.auth.publicUrl)) throw notFromHere();
      return holder;
    }
    const { actor, by } = await authenticate(request, this.options.auth, now);
    if (actor.kind === "anonymous") throw unauthenticated();
    if (by === "cookie" && !isSameOrigin(request, this.options.auth.publicUrl)) throw notFromHere();
    authorize(actor, kind.scope);
    const isAgent = actor.kind === "agent";
    const sessionId = isAgent ? null : (actor.session?.id ?? null);
    return { userId: actor.userId, keyId: isAgent ? actor.keyId : null, sessionId };
  }

  private async admit(at: Pick<Room, "name" | "kind" | "subject">, connection: Connection): Promise<void> {
    const { socket } = connection;
    // A malformed frame is an error event; without a listener it would end the process.
    socket.on("error", () => socket.terminate());
    const room = this.rooms.get(at.name) ?? newRoom(at);
    if ([...room.connections].filter((it) => it.userId === connection.userId).length >= MOST_OF_ONE)
      return socket.close(1008, "too many connections");
    this.rooms.set(room.name, room);
    room.connections.add(connection);
    this.countSockets(connection.userId, 1);
    socket.on("pong", () => {
      connection.alive = true;
    });
    let received = 0;
    let minute = Date.now();
    socket.on("message", () => {
      if (Date.now() - minute > 60_000) {
        minute = Date.now();
        received = 0;
      }
      received += 1;
      if (received > MOST_MESSAGES_A_MINUTE) socket.close(1008, "too many messages");
    });
    socket.on("close", () => this.removeConnection(room, connection));
    const seq = await this.feed.follow(room.name);
    room.seq = Math.max(room.seq, seq);
    // Access may have ended between the check above and now, before this connection was known to the room.
    const who = await room.kind.membershipOf(this.sql, room.subject, connection);
    if (!who) return this.disconnect(room, connection, "access_ended", 1008);
    send(connection, { type: "hello", seq: room.seq, ...(who.revision === null ? {} : { revision: who.revision }) });
    room.presence.joined(connection);
  }

  private removeConnection(room: Room, connection: Connection): void {
    if (!room.connections.delete(connection)) return;
    this.countSockets(connection.userId, -1);
    if (room.connections.size > 0) {
      room.presence.left(connection);
    } else {
      room.presence.stop();
      this.rooms.delete(room.name);
      if (!this.watchers.isWatched(room.name)) this.feed.leave(room.name);
    }
  }

  private countSockets(userId: string, by: 1 | -1): void {
    const count = (this.sockets.get(userId) ?? 0) + by;
    if (count > 0) this.sockets.set(userId, count);
    else this.sockets.delete(userId);
  }

  private deliver(event: RoomEvent): void {
    this.watchers.deliver(event);
    const room = this.rooms.get(event.room);
    if (!room) return;
    room.seq = event.seq;
    sendAll(room.connections, { type: event.type, seq: event.seq, ...event.ids });
    if (event.type === "members.changed") this.recheckAccess(room).catch(this.options.report);
    // The group may have another itinerary now, and keys may be limited to the old one.
    if (event.type === "group.changed") this.recheckAccess(room, (it) => it.keyId !== null).catch(this.options.report);
    if (event.type === "trip.deleted" || event.type === "group.deleted")
      for (const connection of room.connections) this.disconnect(room, connection, event.type.replace(".", "_"), 1000);
  }

  /** Disconnects people without access, revoked keys and ended sessions. */
  private async recheckAccess(room: Room, concerns = (_: Connection) => true): Promise<void> {
    // Many invitations at once are many reasons to check: one check runs at a time, and at most one follows it.
    if (room.recheck) {
      room.recheck = "again";
      return;
    }
    room.recheck = "running";
    try {
      for (const connection of [...room.connections].filter(concerns)) {
        if (!(await room.kind.membershipOf(this.sql, room.subject, connection)))
          this.disconnect(room, connection, "access_ended", 1008);
      }
    } finally {
      const isAgain = (room.recheck as Room["recheck"]) === "again";
      room.recheck = undefined;
      if (isAgain) await this.recheckAccess(room);
    }
  }

  /** Checks connections with this key or session; all of them when it is unknown which one has ended. */
  private recheckCredential(id: string | null): void {
    this.watchers.credentialEnded(id);
    const concerns = ({ keyId, sessionId }: Connection) => id === null || keyId === id || sessionId === id;
    for (const room of this.rooms.values()) this.recheckAccess(room, concerns).catch(this.options.report);
  }

  private disconnect(room: Room, connection: Connection, reason: string, code: number): void {
    send(connection, { type: "bye", seq: room.seq, reason });
    connection.socket.close(code, reason);
  }

  private pingAll(): void {
    this.watchers.recheck();
    for (const room of this.rooms.values()) {
      for (const connection of room.connections) {
        if (!connection.alive) connection.socket.terminate();
        connection.alive = false;
        connection.socket.ping();
      }
      this.recheckAccess(room).catch(this.options.report);
    }
  }
}

const notFromHere = () => forbidden("This connection did not come from a page of Caravan.");

/** A client that does not read must not fill our memory: it is disconnected and catches up when it reconnects. */
const MOST_BUFFERED = 1_000_000;

function send(connection: Connection, message: RoomMessage): void {
  sendAll([connection], message);
}

/** Serialises the message once for all connections. */
function sendAll(connections: Iterable<Connection>, message: RoomMessage): void {
  const text = JSON.stringify(message);
  for (const { socket } of connections) {
    if (socket.readyState !== socket.OPEN) continue;
    if (socket.bufferedAmount > MOST_BUFFERED) socket.terminate();
    else socket.send(text);
  }
}

function newRoom(at: Pick<Room, "name" | "kind" | "subject">): Room {
  const connections = new Set<Connection>();
  const room: Room = {
    ...at,
    connections,
    presence: new Presence({ connections, seq: () => room.seq, send: sendAll }),
    seq: 0,
    recheck: undefined,
  };
  return room;
}

function roomKindAt(pathname: string): { kind: RoomKind; subject: string } {
  for (const kind of roomKinds) {
    const subject = kind.subjectOf(pathname);
    if (subject !== undefined) return { kind, subject };
  }
  throw notFound("room");
}
