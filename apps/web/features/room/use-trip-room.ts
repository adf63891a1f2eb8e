"use client";

import { type RoomMessage, recordKinds } from "@caravan/domain/trip/room-event";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "@/features/api-client/index.ts";
import { readAgain, useRoom } from "./use-room.ts";

/** The last that was heard of a proposal; the list says what it is. */
export interface ProposalNews {
  readonly type: "proposal.created" | "proposal.decided";
  readonly seq: number;
}

/** Listens to a trip's room, and reads again what has changed. */
export function useTripRoom(tripId: string, enabled: boolean) {
  const api = useApi();
  const cache = useQueryClient();
  const [proposalNews, setProposalNews] = useState<ProposalNews | null>(null);
  const [changedBy, setChangedBy] = useState<{ userId: string; revision: number } | null>(null);

  const readProposalsAgain = () => {
    readAgain(cache, api.proposals.list.queryFilter({ trip_id: tripId }));
    readAgain(cache, api.history.list.pathFilter());
  };
  const readPlanAgain = () => {
    readAgain(cache, api.trips.get.queryFilter({ trip_id: tripId }));
    readAgain(cache, api.trips.check.queryFilter({ trip_id: tripId }));
    readProposalsAgain();
  };
  // Money follows from all the others, and what is booked is part of the check.
  const readRecordsAgain = () => {
    for (const records of recordKinds) readAgain(cache, { queryKey: [[records]] });
    readAgain(cache, api.trips.check.queryFilter({ trip_id: tripId }));
    readAgain(cache, api.history.list.pathFilter());
  };
  const behind = (revision: number | undefined) => {
    const known = cache.getQueryData(api.trips.get.queryKey({ trip_id: tripId }))?.trip.revision ?? 0;
    return revision === undefined || revision > known;
  };
  const heard = (message: RoomMessage) => {
    switch (message.type) {
      case "hello":
        // Each query once: asking again ends the first request and sends another.
        readRecordsAgain();
        // A proposal leaves the revision as it was, and may have come before we listened.
        readAgain(cache, api.proposals.list.queryFilter({ trip_id: tripId }));
        if (behind(message.revision)) readAgain(cache, api.trips.get.queryFilter({ trip_id: tripId }));
        break;
      case "trip.changed":
        if (!behind(message.revision)) break;
        readPlanAgain();
        setChangedBy({ userId: message.user_id ?? "", revision: message.revision ?? 0 });
        break;
      case "records.changed":
        readRecordsAgain();
        break;
      case "proposal.created":
      case "proposal.decided":
        readProposalsAgain();
        setProposalNews({ type: message.type, seq: message.seq });
        break;
      // After a farewell access may have ended: reading the trip tells.
      case "members.changed":
      case "bye":
        readPlanAgain();
        break;
      default:
        break;
    }
  };
  const room = useRoom(`/api/trips/${encodeURIComponent(tripId)}/room`, enabled, { missed: readPlanAgain, heard });
  return { ...room, changedBy, proposalNews };
}
