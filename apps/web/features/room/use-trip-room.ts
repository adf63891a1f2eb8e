"use client";

import { type RoomMessage, recordKinds } from "@caravan/domain/trip/room-event";
import { type QueryFilters, useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { useApi } from "@/features/api-client/index.ts";
import { usePageAnswers } from "@/features/page-answers/index.ts";
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
  const page = usePageAnswers();
  const [proposalNews, setProposalNews] = useState<ProposalNews | null>(null);
  const [changedBy, setChangedBy] = useState<{ userId: string; revision: number } | null>(null);

  const of = { trip_id: tripId };
  const proposals = [api.proposals.list.queryFilter(of)];
  const history = [api.history.list.pathFilter()];
  const comments = [api.comments.list.pathFilter()];
  const checklists = [api.checklists.list.queryFilter(of)];
  const check = [api.trips.check.queryFilter(of)];
  const plan = [api.trips.get.queryFilter(of), ...check, ...proposals, ...history];
  // Money depends on all the others, and bookings are part of the plan check.
  const records = [...recordKinds.map((it) => ({ queryKey: [[it]] })), ...check, ...history];
  const read = (filters: readonly QueryFilters[]) => {
    for (const it of filters) readAgain(cache, it);
  };
  const greeted = useRef(false);
  const behind = (revision: number | undefined) => {
    const known = cache.getQueryData(api.trips.get.queryKey({ trip_id: tripId }))?.trip.revision ?? 0;
    return revision === undefined || revision > known;
  };
  const heard = (message: RoomMessage) => {
    switch (message.type) {
      case "hello": {
        // When nothing has happened since the page was read, only what did not come with it is read again.
        const came = new Set(
          !greeted.current && page?.roomSeq === message.seq ? page.state.queries.map((it) => it.queryHash) : [],
        );
        greeted.current = true;
        // Each query once: a second request would abort the first. A proposal does not change the revision, and may have
        // come before the connection was open.
        const all = [...records, ...proposals, ...comments, ...checklists];
        read(all.map((it) => ({ ...it, predicate: ({ queryHash }) => !came.has(queryHash) })));
        if (behind(message.revision)) read([api.trips.get.queryFilter(of)]);
        break;
      }
      case "trip.changed":
        if (!behind(message.revision)) break;
        read(plan);
        setChangedBy({ userId: message.user_id ?? "", revision: message.revision ?? 0 });
        break;
      case "records.changed":
        read(records);
        break;
      case "proposal.created":
      case "proposal.decided":
        read([...proposals, ...history]);
        setProposalNews({ type: message.type, seq: message.seq });
        break;
      case "comments.changed":
        read(comments);
        break;
      case "checklists.changed":
        read(checklists);
        break;
      // When the room was closed, access may have ended, which reading the trip shows.
      case "members.changed":
      case "bye":
        read(plan);
        break;
      default:
        break;
    }
  };
  const room = useRoom(`/api/trips/${encodeURIComponent(tripId)}/room`, enabled, {
    missed: () => read(plan),
    heard,
  });
  const { people, deleted } = room;
  return useMemo(() => ({ people, deleted, changedBy, proposalNews }), [people, deleted, changedBy, proposalNews]);
}
