import { authorize, signedIn } from "@caravan/core/kernel/actor";
import { conflict, forbidden, invalidAt } from "@caravan/core/kernel/errors";
import type { Call } from "@caravan/core/kernel/execute";
import { sessionRoom, tripRoom } from "@caravan/core/kernel/room-events";
import {
  addSubscription,
  endSubscriptions,
  removeSubscription,
  type Subscriber,
  subscriptionsOf,
} from "@caravan/core/rooms/resource-subscriptions";
import { sqlOf } from "@caravan/db/sql";
import { id } from "@caravan/domain/fields";
import { ResourceNotFoundError } from "@modelcontextprotocol/server";
import type { RoomCaller } from "../rooms/room-kinds.ts";
import type { RoomWatcher, RoomWatchers } from "../rooms/room-watchers.ts";
import { isChangedBy, tripOfUri } from "./resources.ts";

/** Of one session or stream. */
export const MOST_RESOURCES = 100;

/** @throws unauthenticated, or insufficient_scope without the scope for trips */
export function callerOf({ actor }: Pick<Call, "actor">): RoomCaller {
  authorize(actor, "trips:read");
  const who = signedIn(actor);
  return who.kind === "agent"
    ? { userId: who.userId, keyId: who.keyId, sessionId: null }
    : { userId: who.userId, keyId: null, sessionId: who.session?.id ?? null };
}

/** Resources of trips that this caller can see; the others have no changes to tell of. */
export async function watchable(
  watchers: RoomWatchers,
  caller: RoomCaller,
  uris: readonly string[],
): Promise<string[]> {
  const seen: string[] = [];
  for (const uri of uris.slice(0, MOST_RESOURCES)) {
    const tripId = tripOfUri(uri);
    if (id.safeParse(tripId).success && (await watchers.maySee({ caller }, tripId as string))) seen.push(uri);
  }
  return seen;
}

/** Calls `update` with each of the resources that changes, until {@link RoomWatchers.close}. */
export function resourceWatcher(
  caller: RoomCaller,
  uris: () => Iterable<string>,
  update: (uri: string) => void,
  end: () => void,
): RoomWatcher {
  return {
    caller,
    end,
    onEvent(tripId, { type }) {
      for (const uri of uris()) if (tripOfUri(uri) === tripId && isChangedBy(uri, type)) update(uri);
    },
  };
}

export const tripsOf = (uris: Iterable<string>) => new Set([...uris].flatMap((uri) => tripOfUri(uri) ?? []));

/** The session that a request of revision 2025-11-25 names. */
function subscriberOf(call: Call, sessionId: string | undefined): Subscriber {
  const { userId, keyId } = callerOf(call);
  if (sessionId === undefined || !id.safeParse(sessionId).success)
    throw invalidAt("Mcp-Session-Id", "send the one that initialize answered, so that there is a stream to write to");
  return { sessionId, userId, keyId };
}

export async function subscribe(
  call: Call,
  watchers: RoomWatchers,
  sessionId: string | undefined,
  uri: string,
): Promise<object> {
  const who = subscriberOf(call, sessionId);
  if ((await watchable(watchers, callerOf(call), [uri])).length === 0) throw new ResourceNotFoundError(uri);
  const room = tripRoom(tripOfUri(uri) ?? "");
  if (!(await addSubscription(sqlOf(call.ports.database), who, { uri, room }, MOST_RESOURCES, call.now)))
    throw conflict("too_many_subscriptions", `A session has at most ${MOST_RESOURCES} subscriptions.`);
  watchers.announce(sessionRoom(who.sessionId));
  return {};
}

export async function unsubscribe(
  call: Call,
  watchers: RoomWatchers,
  sessionId: string | undefined,
  uri: string,
): Promise<object> {
  const who = subscriberOf(call, sessionId);
  await removeSubscription(sqlOf(call.ports.database), who, uri);
  watchers.announce(sessionRoom(who.sessionId));
  return {};
}

export async function endSession(call: Call, watchers: RoomWatchers, sessionId: string | undefined): Promise<void> {
  const who = subscriberOf(call, sessionId);
  await endSubscriptions(sqlOf(call.ports.database), who);
  watchers.announce(sessionRoom(who.sessionId));
}

/** Tells what the session subscribed to, also later and at other processes. @returns stops it */
export async function watchSession(
  call: Call,
  watchers: RoomWatchers,
  sessionId: string | undefined,
  stream: {
    readonly update: (uri: string) => void;
    readonly end: () => void;
    readonly report: (error: unknown) => void;
  },
): Promise<() => void> {
  const who = subscriberOf(call, sessionId);
  let uris: readonly string[] = [];
  const watcher = resourceWatcher(callerOf(call), () => uris, stream.update, stream.end);
  openOrRefuse(watchers, watcher);
  const read = async () => {
    const subscribed = await subscriptionsOf(sqlOf(call.ports.database), who);
    const known = new Set(uris);
    uris = subscribed.map((it) => it.uri);
    const begun = await watchers.watch(watcher, tripsOf(uris));
    for (const { uri, seq } of subscribed) {
      if (known.has(uri)) continue;
      // Between the subscription and now it may have changed, or be gone.
      const newest = begun.get(tripOfUri(uri) ?? "");
      if (newest === null || (newest !== undefined && newest > seq)) stream.update(uri);
    }
  };
  const name = sessionRoom(who.sessionId);
  // One after the other, so that the last has the last word.
  let reading = read();
  const again = () => {
    reading = reading.then(read).catch(stream.report);
  };
  watchers.onAnnounced(name, again);
  await reading;
  return () => {
    watchers.onAnnounced(name, undefined);
    watchers.close(watcher);
  };
}

/** @throws forbidden when the account has too many streams */
export function openOrRefuse(watchers: RoomWatchers, watcher: RoomWatcher): void {
  if (!watchers.open(watcher)) throw forbidden("This account has too many open streams. Close one first.");
}
