import { credentialOfRoom } from "@caravan/core/kernel/room-events";
import { connectionSettings, type Database } from "@caravan/db/client";
import { type RowOf, sqlOf, statement, t } from "@caravan/db/sql";
import type { RoomEventIds, RoomEventType } from "@caravan/domain/trip/room-event";
import pg from "pg";

const CHANNEL = "caravan_rooms";
const POLL_MS = 1000;
const RECONNECT_MS = 1000;

const eventsSince = statement(
  "room-events-since",
  `select e.room, e.seq, e.type, e.ids from room_events e join unnest($1::text[], $2::int[]) as known (room, seq)
     on e.room = known.room and e.seq > known.seq order by e.room, e.seq limit 1000`,
  [t.list(t.text), t.list(t.integer)],
  { room: t.text, seq: t.integer, type: t.textOf<RoomEventType>(), ids: t.json<RoomEventIds>() },
);
const currentSeq = statement("room-seq", "select seq from rooms where id = $1", [t.text], { seq: t.integer });
const listen = statement("room-listen", `listen ${CHANNEL}`, []);
const notify = statement("room-notify", `select pg_notify('${CHANNEL}', $1)`, [t.text], { pg_notify: t.nothing });

interface FeedOptions {
  readonly database: Database;
  readonly url: string;
  readonly deliver: (event: RoomEvent) => void;
  /**
   * Called when a key or a session has ended; with null when notices may have been missed, so any may have ended.
   * Nothing is stored.
   */
  readonly credentialEnded: (id: string | null) => void;
  /** Called with every name that was announced, whether it is a room or not; with null when notices may have been missed. */
  readonly noticed: (name: string | null) => void;
  readonly report: (error: unknown) => void;
}

export type RoomEvent = RowOf<typeof eventsSince>;

/**
 * Delivers the events of rooms to this process. Writers insert an event row in their transaction and call `announce`
 * after commit; every process listens on its own connection and also polls once a second, so a lost notice costs a
 * second and never an event. The end of a key or a session is announced the same way, with its id
 * instead of a room.
 */
export class RoomEventFeed {
  private readonly database: Database;
  private readonly url: string;
  private readonly deliver: (event: RoomEvent) => void;
  private readonly credentialEnded: FeedOptions["credentialEnded"];
  private readonly noticed: FeedOptions["noticed"];
  private readonly report: (error: unknown) => void;
  private readonly followed = new Map<string, number>();
  private readonly announced = new Set<string>();
  private announcing = false;
  private reading: Promise<void> | undefined;
  private again = false;
  private listener: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(options: FeedOptions) {
    this.database = options.database;
    this.url = options.url;
    this.deliver = options.deliver;
    this.credentialEnded = options.credentialEnded;
    this.noticed = options.noticed;
    this.report = options.report;
  }

  async start(): Promise<void> {
    this.timer = setInterval(() => this.catchUp(), POLL_MS);
    await this.listen();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.reading;
    await this.listener?.end();
  }

  /** Starts to follow a room and returns the number of its newest event. */
  async follow(room: string): Promise<number> {
    const [row] = await sqlOf(this.database).rows(currentSeq, [room]);
    const seq = row?.seq ?? 0;
    if (!this.followed.has(room)) this.followed.set(room, seq);
    return seq;
  }

  leave(room: string): void {
    this.followed.delete(room);
  }

  /** One notice at a time for all rooms that changed since the last: each is a transaction. */
  announce(room: string): void {
    this.announced.add(room);
    if (this.announcing) return;
    this.announcing = true;
    setImmediate(() => void this.sendNotices());
  }

  private async sendNotices(): Promise<void> {
    while (this.announced.size > 0) {
      const text = JSON.stringify([...this.announced]);
      this.announced.clear();
      // A notice holds 8,000 bytes; longer ones become "poll all rooms". A lost notice costs a second, never an event.
      const payload = text.length < 7000 ? text : "*";
      await sqlOf(this.database).rows(notify, [payload]).catch(this.report);
    }
    this.announcing = false;
  }

  private async listen(): Promise<void> {
    if (this.stopped) return;
    const client = new pg.Client(connectionSettings(this.url));
    const retry = (error?: unknown) => {
      if (this.stopped || this.listener !== client) return;
      this.listener = undefined;
      if (error) this.report(error);
      setTimeout(() => this.listen(), RECONNECT_MS).unref();
    };
    this.listener = client;
    client.on("error", retry);
    client.on("end", () => retry());
    client.on("notification", ({ payload }) => this.hear(payload));
    try {
      await client.connect();
      await sqlOf({ pool: client }).rows(listen, []);
      this.hear("*");
    } catch (error) {
      retry(error);
    }
  }

  private hear(payload: string | undefined): void {
    const rooms = !payload || payload === "*" ? null : (JSON.parse(payload) as string[]);
    if (!rooms) this.credentialEnded(null);
    if (!rooms) this.noticed(null);
    for (const room of rooms ?? []) {
      this.noticed(room);
      const ended = credentialOfRoom(room);
      if (ended !== undefined) this.credentialEnded(ended);
    }
    if (!rooms || rooms.some((room) => this.followed.has(room))) this.catchUp();
  }

  /** Reads new events; one read at a time, and again when something was announced meanwhile. */
  private catchUp(): void {
    if (this.followed.size === 0 || this.stopped) return;
    if (this.reading) {
      this.again = true;
      return;
    }
    this.reading = this.read()
      .catch(this.report)
      .finally(() => {
        this.reading = undefined;
        if (!this.again) return;
        this.again = false;
        this.catchUp();
      });
  }

  private async read(): Promise<void> {
    const rooms = [...this.followed];
    const rows = await sqlOf(this.database).rows(eventsSince, [
      rooms.map(([room]) => room),
      rooms.map(([, seq]) => seq),
    ]);
    for (const event of rows) {
      const known = this.followed.get(event.room);
      if (known === undefined || event.seq <= known) continue;
      this.followed.set(event.room, event.seq);
      this.deliver(event);
    }
    if (rows.length === 1000) this.again = true;
  }
}
