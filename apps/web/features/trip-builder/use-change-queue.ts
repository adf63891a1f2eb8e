"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { domainError, useApi, useApiClient, wasAborted } from "@/features/api-client/index.ts";
import { isReachable } from "@/features/offline/connection.ts";
import type { Edit } from "@/features/offline/outbox/edit.ts";
import { needsConnection } from "@/features/offline/outbox/needs-connection.ts";
import type { SentAnswer } from "@/features/offline/outbox/send-edit.ts";
import { useOutbox } from "@/features/offline/outbox/use-outbox.ts";
import { headlineOf, isProposed, type Proposed } from "@/features/proposals/index.ts";
import { toast } from "@/ui/toast.tsx";

/**
 * The queue in which changes of a trip go out, one after the other as they were made. Edits go into the outbox of the device
 * (features/offline/outbox): they are shown at once, wait for a connection and are sent when there is one. What only the
 * server can do takes its turn after them and needs a connection now. A change that was only proposed is said here and
 * answers null, as does one that waits.
 */
export function useChangeQueue(tripId: string, suggests: boolean, account: string) {
  const api = useApi();
  const client = useApiClient();
  const cache = useQueryClient();
  const { outbox, state } = useOutbox(account);
  const [calls, setCalls] = useState(0);
  const [answered, setAnswered] = useState({ done: 0, refused: 0 });
  const inFlight = useRef(0);

  const refresh = useCallback(async () => {
    await Promise.all([
      cache.invalidateQueries(api.trips.get.queryFilter({ trip_id: tripId })),
      cache.invalidateQueries(api.trips.check.queryFilter({ trip_id: tripId })),
      cache.invalidateQueries(api.history.list.pathFilter()),
      cache.invalidateQueries(api.proposals.list.queryFilter({ trip_id: tripId })),
      cache.invalidateQueries(api.trips.explain.queryFilter({ trip_id: tripId })),
    ]);
    void cache.invalidateQueries(api.trips.list.pathFilter());
  }, [api, cache, tripId]);
  // Also what waited since another visit, or was sent by another tab.
  useEffect(() => outbox?.onSent((sentFor) => sentFor === tripId && void refresh()), [outbox, refresh, tripId]);

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

  const counted = useCallback(
    async <Answer>(call: () => Promise<Answer>): Promise<Answer | null> => {
      inFlight.current += 1;
      setCalls(inFlight.current);
      try {
        const answer = await call();
        if (isProposed(answer)) {
          saySuggested(answer, withdraw);
          return null;
        }
        if (answer !== null) setAnswered((now) => ({ ...now, done: now.done + 1 }));
        return answer;
      } catch (error) {
        setAnswered((now) => ({ ...now, refused: now.refused + 1 }));
        throw error;
      } finally {
        inFlight.current -= 1;
        setCalls(inFlight.current);
        // The server's word replaces the preview, whether it agreed or not.
        if (inFlight.current === 0 && isReachable()) await refresh();
      }
    },
    [refresh, withdraw],
  );

  /** Throws when the server refuses while somebody waits for it. Null: it waits for a connection, or was only proposed. */
  const change = useCallback(
    (edit: Edit) =>
      counted(async (): Promise<SentAnswer | null> => {
        if (!outbox) throw needsConnection();
        const outcome = await outbox.add(tripId, suggests, edit);
        return outcome.state === "sent" ? outcome.answer : null;
      }),
    [counted, outbox, suggests, tripId],
  );

  const send = useCallback(
    <Answer>(call: () => Promise<Answer>) =>
      counted(async () => {
        if (!outbox || !isReachable()) throw needsConnection();
        return outbox.after(call);
      }),
    [counted, outbox],
  );

  const attempt = useCallback(
    async <Answer>(failure: string, result: () => Promise<Answer | null>): Promise<Answer | null> => {
      try {
        return await result();
      } catch (error) {
        if (wasAborted(error)) return null;
        toast({ title: failure, description: domainError(error).message, tone: "danger" });
        return null;
      }
    },
    [],
  );

  return { outbox, state, change, send, attempt, refresh, withdraw, calls, answered };
}

function saySuggested({ proposal_id, proposal }: Proposed, withdraw: (proposalId: string) => Promise<void>) {
  toast({
    title: `Suggested: ${headlineOf(proposal)}`,
    description: "An editor decides.",
    action: { label: "Withdraw", onPress: () => void withdraw(proposal_id) },
  });
}
