"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useRef, useState } from "react";
import { useApi, useApiClient } from "@/features/api-client/api.ts";
import { domainError, wasAborted } from "@/features/api-client/domain-error.ts";
import { headlineOf, isProposed, type Proposed } from "@/features/proposals/proposal.ts";
import type { Trip } from "@/features/trips/types.ts";
import { toast } from "@/ui/toast.tsx";

/**
 * The line in which changes of a trip go out, one after the other as they were made. What can be shown at once is, and is
 * taken back when the server refuses; a suggestion shows nothing, since it changes nothing yet. A change that was only
 * proposed is said here and answers null.
 */
export function useChangeLine(tripId: string, suggests: boolean) {
  const api = useApi();
  const client = useApiClient();
  const cache = useQueryClient();
  const [pending, setPending] = useState(0);
  const inFlight = useRef(0);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const key = useMemo(() => api.trips.get.queryKey({ trip_id: tripId }), [api, tripId]);

  const refresh = useCallback(async () => {
    await Promise.all([
      cache.invalidateQueries({ queryKey: key }),
      cache.invalidateQueries(api.trips.check.queryFilter({ trip_id: tripId })),
      cache.invalidateQueries(api.history.list.pathFilter()),
      cache.invalidateQueries(api.proposals.list.queryFilter({ trip_id: tripId })),
      cache.invalidateQueries(api.trips.explain.queryFilter({ trip_id: tripId })),
    ]);
    void cache.invalidateQueries(api.trips.list.pathFilter());
  }, [api, cache, key, tripId]);

  const withdraw = useCallback(
    async (proposalId: string) => {
      try {
        await client.proposals.reject.mutate({ trip_id: tripId, proposal_id: proposalId });
        toast({ title: "Your suggestion is withdrawn" });
      } catch (error) {
        toast({ title: "It was not withdrawn", description: domainError(error).message, tone: "danger" });
      }
      await refresh();
    },
    [client, refresh, tripId],
  );

  const send = useCallback(
    async <Answer>(call: () => Promise<Answer>, preview?: (trip: Trip) => Trip): Promise<Answer | null> => {
      inFlight.current += 1;
      setPending(inFlight.current);
      if (preview && !suggests) {
        await cache.cancelQueries({ queryKey: key });
        cache.setQueryData(key, (now) => now && { ...now, trip: preview(now.trip) });
      }
      const turn = line.current.then(call, call);
      line.current = turn;
      try {
        const answer = await turn;
        if (!isProposed(answer)) return answer;
        saySuggested(answer, withdraw);
        return null;
      } finally {
        inFlight.current -= 1;
        setPending(inFlight.current);
        // The server's word replaces the preview, whether it agreed or not.
        if (inFlight.current === 0) await refresh();
      }
    },
    [cache, key, refresh, suggests, withdraw],
  );

  const attempt = useCallback(
    async <Answer>(
      failure: string,
      call: () => Promise<Answer>,
      preview?: (trip: Trip) => Trip,
    ): Promise<Answer | null> => {
      try {
        return await send(call, preview);
      } catch (error) {
        if (wasAborted(error)) return null;
        toast({ title: failure, description: domainError(error).message, tone: "danger" });
        return null;
      }
    },
    [send],
  );

  return { send, attempt, refresh, withdraw, pending: pending > 0 };
}

function saySuggested({ proposal_id, proposal }: Proposed, withdraw: (proposalId: string) => Promise<void>) {
  toast({
    title: `Suggested: ${headlineOf(proposal)}`,
    description: "An editor decides.",
    action: { label: "Withdraw", onPress: () => void withdraw(proposal_id) },
  });
}
