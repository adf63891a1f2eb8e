import { tripRoom } from "@caravan/core/kernel/room-events";
import type { Sql } from "@caravan/db/sql";
import type { RoomEvent, RoomEventFeed } from "./room-event-feed.ts";
import { type RoomCaller, tripMembershipOf } from "./room-kinds.ts";

/** A stream of this process that is told what happens on some trips. */
export interface RoomWatcher {
  readonly caller: RoomCaller;
  onEvent(tripId: string, event: RoomEvent): void;
  /** Its credential has ended, or the process stops. */
  end(): void;
}

interface Watched {
  /** The newest event when watching began; null until that is known, and events wait for it in `early`. */
  since: number | null;
  early: RoomEvent[];
}

/** Streams of one account in this process. */
const MOST_OF_ONE = 20;

/** Tells streams other than sockets what happens in rooms of trips, as long as their caller may see it. */
export class RoomWatchers {
  private readonly watchers = new Map<RoomWatcher, Map<string, Watched>>();
  private readonly byRoom = new Map<string, Set<RoomWatcher>>();
  private readonly onNotice = new Map<string, () => void>();
  private readonly options: {
    readonly feed: Pick<RoomEventFeed, "follow" | "leave" | "announce">;
    readonly sql: () => Sql;
    /** Whether sockets are in the room. */
    readonly isUsed: (room: string) => boolean;
    readonly report: (error: unknown) => void;
  };

  constructor(options: RoomWatchers["options"]) {
    this.options = options;
  }

  /** @returns false when the account has too many streams */
  open(watcher: RoomWatcher): boolean {
    const own = [...this.watchers.keys()].filter((it) => it.caller.userId === watcher.caller.userId);
    if (own.length >= MOST_OF_ONE) return false;
    this.watchers.set(watcher, new Map());
    return true;
  }

  close(watcher: RoomWatcher): void {
    for (const tripId of this.tripsOf(watcher)) this.leave(watcher, tripId);
    this.watchers.delete(watcher);
  }

  /**
   * Watches exactly these trips, without those that the caller cannot see.
   *
   * @returns the newest event of each that was not watched before; null when the caller cannot see it
   */
  async watch(watcher: RoomWatcher, tripIds: ReadonlySet<string>): Promise<ReadonlyMap<string, number | null>> {
    const begun = new Map<string, number | null>();
    for (const tripId of this.tripsOf(watcher)) if (!tripIds.has(tripId)) this.leave(watcher, tripId);
    for (const tripId of tripIds) {
      if (this.watchers.get(watcher)?.has(tripId)) continue;
      const isSeen = await this.maySee(watcher, tripId);
      // It may have been closed meanwhile.
      const watched = this.watchers.get(watcher);
      if (!watched) return begun;
      if (!isSeen) {
        begun.set(tripId, null);
        continue;
      }
      const state: Watched = { since: null, early: [] };
      watched.set(tripId, state);
      const room = tripRoom(tripId);
      this.byRoom.set(room, (this.byRoom.get(room) ?? new Set()).add(watcher));
      const since = await this.options.feed.follow(room);
      begun.set(tripId, since);
      state.since = since;
      for (const event of state.early) await this.tell(watcher, event);
    }
    return begun;
  }

  async maySee({ caller }: Pick<RoomWatcher, "caller">, tripId: string): Promise<boolean> {
    return (await tripMembershipOf(this.options.sql(), tripId, caller)) !== undefined;
  }

  /** Calls back when `name` is announced in any process, until it is called with undefined. */
  onAnnounced(name: string, react: (() => void) | undefined): void {
    if (react) this.onNotice.set(name, react);
    else this.onNotice.delete(name);
  }

  announce(name: string): void {
    this.options.feed.announce(name);
  }

  isWatched(room: string): boolean {
    return this.byRoom.has(room);
  }

  noticed(name: string | null): void {
    if (name !== null) this.onNotice.get(name)?.();
    else for (const react of this.onNotice.values()) react();
  }

  deliver(event: RoomEvent): void {
    for (const watcher of this.byRoom.get(event.room) ?? []) this.tell(watcher, event).catch(this.options.report);
  }

  /** @param id null when it is unknown which one has ended */
  credentialEnded(id: string | null): void {
    if (id === null) this.recheck();
    for (const watcher of [...this.watchers.keys()])
      if (watcher.caller.keyId === id || watcher.caller.sessionId === id) watcher.end();
  }

  /** Ends the streams of those who can see none of their trips any more, for instance since their key expired. */
  recheck(): void {
    for (const watcher of this.watchers.keys()) this.recheckOne(watcher).catch(this.options.report);
  }

  stop(): void {
    for (const watcher of [...this.watchers.keys()]) watcher.end();
  }

  private async recheckOne(watcher: RoomWatcher): Promise<void> {
    for (const tripId of this.tripsOf(watcher))
      if (!(await this.maySee(watcher, tripId))) this.loseSight(watcher, tripId);
  }

  /** A stream that can see none of its trips any more would stay open and silent for ever. */
  private loseSight(watcher: RoomWatcher, tripId: string): void {
    this.leave(watcher, tripId);
    if (this.watchers.has(watcher) && this.tripsOf(watcher).length === 0) watcher.end();
  }

  private async tell(watcher: RoomWatcher, event: RoomEvent): Promise<void> {
    const tripId = event.ids.trip_id;
    if (tripId === undefined) return;
    const watched = this.watchers.get(watcher)?.get(tripId);
    if (watched?.since === null) return void watched.early.push(event);
    if (!watched || event.seq <= (watched.since ?? 0)) return;
    // Nobody can see a trip in the trash; those who could are told that it is gone.
    const isGone = event.type === "trip.deleted";
    if (isGone || (await this.maySee(watcher, tripId))) watcher.onEvent(tripId, event);
    else this.loseSight(watcher, tripId);
  }

  private tripsOf(watcher: RoomWatcher): string[] {
    return [...(this.watchers.get(watcher)?.keys() ?? [])];
  }

  private leave(watcher: RoomWatcher, tripId: string): void {
    this.watchers.get(watcher)?.delete(tripId);
    const room = tripRoom(tripId);
    const others = this.byRoom.get(room);
    others?.delete(watcher);
    if (!others || others.size > 0) return;
    this.byRoom.delete(room);
    if (!this.options.isUsed(room)) this.options.feed.leave(room);
  }
}
