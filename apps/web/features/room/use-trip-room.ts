"use client";

import { type RoomMessage, recordKinds } from "@caravan/domain/trip/room-event";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "@/features/api-client/index.ts";
import { readAgain, useRoom } from "./use-room.ts";

/** The last event about a proposal; the list has its content. */
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
  // Money depends on all the others, and bookings are part of the plan check.
  const readRecordsAgain = () => {
    for (const records of recordKinds) readAgain(cache, { queryKey: [[records]] });
    readAgain(cache, api.trips.check.queryFilter({ trip_id: tripId }));
    readAgain(cache, api.history.list.pathFilter());
  };
  const readCommentsAgain = () => readAgain(cache, api.comments.list.pathFilter());
  const behind = (revision: number | undefined) => {
    const known = cache.getQueryData(api.trips.get.queryKey({ trip_id: tripId }))?.trip.revision ?? 0;
    return revision === undefined || revision > known;
  };
  const heard = (message: RoomMessage) => {
    switch (message.type) {
      case "hello":
        // Each query once: a second request would abort the first.
        readRecordsAgain();
        // A proposal does not change the revision, and may have come before the connection was open.
        readAgain(cache, api.proposals.list.queryFilter({ trip_id: tripId }));
        readCommentsAgain();
        readAgain(cache, api.checklists.list.queryFilter({ trip_id: tripId }));
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
      case "comments.changed":
        readCommentsAgain();
        break;
      case "checklists.changed":
        readAgain(cache, api.checklists.list.queryFilter({ trip_id: tripId }));
        break;
      // When the room was closed, access may have ended, which reading the trip shows.
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
