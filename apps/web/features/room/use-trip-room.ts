"use client";

import type { RoomMessage } from "@caravan/domain/trip/room-event";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useApi } from "@/features/api-client/api.ts";

export interface Person {
  readonly user_id: string;
  readonly name: string;
}

/** The last that was heard of a proposal; the list says what it is. */
export interface ProposalNews {
  readonly type: "proposal.created" | "proposal.decided";
  readonly seq: number;
}

const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

/**
 * Listens to a trip's room: who is here, and that something has changed. The messages carry no content, so a change means
 * reading the trip again. Reconnects by itself, with longer and longer pauses.
 */
export function useTripRoom(tripId: string, enabled: boolean) {
  const api = useApi();
  const cache = useQueryClient();
  const [people, setPeople] = useState<readonly Person[]>([]);
  const [deleted, setDeleted] = useState(false);
  const [proposalNews, setProposalNews] = useState<ProposalNews | null>(null);
  const [changedBy, setChangedBy] = useState<{ userId: string; revision: number } | null>(null);

  const readProposalsAgain = useEffectEvent(() => {
    void cache.invalidateQueries(api.proposals.list.queryFilter({ trip_id: tripId }));
    void cache.invalidateQueries(api.history.list.pathFilter());
  });
  const readAgain = useEffectEvent(() => {
    void cache.invalidateQueries(api.trips.get.queryFilter({ trip_id: tripId }));
    void cache.invalidateQueries(api.trips.check.queryFilter({ trip_id: tripId }));
    readProposalsAgain();
  });
  const behind = useEffectEvent((revision: number | undefined) => {
    const known = cache.getQueryData(api.trips.get.queryKey({ trip_id: tripId }))?.trip.revision ?? 0;
    return revision === undefined || revision > known;
  });

  useEffect(() => {
    if (!enabled) return;
    let socket: WebSocket | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pause = firstPauseMs;
    let lastSeq: number | null = null;
    let over = false;

    const hear = (message: RoomMessage) => {
      // What is not stored repeats the last number; a jump of more than one means that something was missed.
      if (lastSeq !== null && message.seq > lastSeq + 1) readAgain();
      if (Number.isFinite(message.seq)) lastSeq = Math.max(lastSeq ?? 0, message.seq);
      switch (message.type) {
        case "hello":
          lastSeq = message.seq;
          if (behind(message.revision)) readAgain();
          // A proposal leaves the revision as it was, and may have come before we listened.
          else readProposalsAgain();
          break;
        case "presence":
          setPeople(message.people);
          break;
        case "trip.changed":
          if (!behind(message.revision)) break;
          readAgain();
          setChangedBy({ userId: message.user_id ?? "", revision: message.revision ?? 0 });
          break;
        case "proposal.created":
        case "proposal.decided":
          readProposalsAgain();
          setProposalNews({ type: message.type, seq: message.seq });
          break;
        case "members.changed":
          readAgain();
          break;
        case "trip.deleted":
          over = true;
          setDeleted(true);
          break;
        case "bye":
          // Access may have ended: reading the trip tells.
          readAgain();
          break;
        default:
          break;
      }
    };
    const connect = () => {
      const scheme = window.location.protocol === "https:" ? "wss" : "ws";
      socket = new WebSocket(`${scheme}://${window.location.host}/api/trips/${encodeURIComponent(tripId)}/room`);
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
    // Not at once: React's rehearsal of effects in development would open a connection only to close it.
    timer = setTimeout(connect, 0);
    return () => {
      over = true;
      clearTimeout(timer);
      socket?.close();
    };
  }, [tripId, enabled]);

  return { people, deleted, changedBy, proposalNews };
}

function messageOf(data: unknown): RoomMessage | null {
  try {
    return JSON.parse(String(data)) as RoomMessage;
  } catch {
    // Not ours.
    return null;
  }
}
