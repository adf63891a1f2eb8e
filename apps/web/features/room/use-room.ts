"use client";

import { type PersonInRoom, type RoomMessage, withPresence } from "@caravan/domain/trip/room-event";
import type { InvalidateQueryFilters, QueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";

const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

interface Listener {
  /** A message was missed: read everything again. */
  readonly missed: () => void;
  readonly heard: (message: RoomMessage) => void;
}

/**
 * Listens to the room at this address: who is present, and every message. Messages have no content, so a change means
 * reading again. Reconnects with growing pauses until the trip or group of the room is deleted.
 */
export function useRoom(path: string, enabled: boolean, listener: Listener) {
  const [people, setPeople] = useState<readonly PersonInRoom[]>([]);
  const [deleted, setDeleted] = useState(false);
  const missed = useEffectEvent(() => listener.missed());
  const heard = useEffectEvent((message: RoomMessage) => listener.heard(message));

  useEffect(() => {
    if (!enabled) return;
    let socket: WebSocket | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pause = firstPauseMs;
    let lastSeq: number | null = null;
    let over = false;

    const hear = (message: RoomMessage) => {
      // Messages that are not stored repeat the last number; a step of more than one means that a message was missed.
      if (lastSeq !== null && message.seq > lastSeq + 1) missed();
      if (message.type === "hello") lastSeq = message.seq;
      else if (Number.isFinite(message.seq)) lastSeq = Math.max(lastSeq ?? 0, message.seq);
      if (message.type === "presence") setPeople((now) => withPresence(now, message));
      if (message.type === "trip.deleted" || message.type === "group.deleted") {
        over = true;
        setDeleted(true);
      }
      heard(message);
    };
    const connect = () => {
      const scheme = window.location.protocol === "https:" ? "wss" : "ws";
      socket = new WebSocket(`${scheme}://${window.location.host}${path}`);
      socket.onopen = () => {
        pause = firstPauseMs;
      };
      socket.onmessage = (event) => {
        const message = messageOf(event.data);
        if (message) hear(message);
      };
      socket.onclose = () => {
        setPeople([]);
        if (over) return;
        timer = setTimeout(connect, pause * (0.75 + Math.random() / 2));
        pause = Math.min(longestPauseMs, pause * 2);
      };
    };
    // Delayed, because React runs effects twice in development, which would open a connection only to close it.
    timer = setTimeout(connect, 0);
    return () => {
      over = true;
      clearTimeout(timer);
      socket?.close();
    };
  }, [path, enabled]);

  return { people, deleted };
}

function messageOf(data: unknown): RoomMessage | null {
  try {
    return JSON.parse(String(data)) as RoomMessage;
  } catch {
    // Not a message of the room.
    return null;
  }
}

/**
 * Reads again what has changed. A query that is loading for the first time is read once more afterwards: it must not be
 * aborted, and its answer may be older than the change.
 */
export function readAgain(cache: QueryClient, which: InvalidateQueryFilters): void {
  const first = cache
    .getQueryCache()
    .findAll({ ...which, fetchStatus: "fetching", predicate: (it) => it.state.data === undefined });
  void cache.invalidateQueries(which);
  for (const { promise, queryKey } of first)
    void promise?.then(
      () => cache.invalidateQueries({ queryKey, exact: true }),
      // The component that shows the query retries a failed read.
      () => undefined,
    );
}
