"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type Activity, domainError, useApi, useApiClient, wasAborted } from "@/features/api-client/index.ts";
import {
  type ActivityFields,
  type Edit,
  isReachable,
  type NewFields,
  newId,
  savingOf,
  tripNow,
  useOutbox,
} from "@/features/offline/index.ts";
import { isProposed } from "@/features/proposals/index.ts";
import { toast } from "@/ui/toast.tsx";
import { needsConnection, saySuggested, serverEdits } from "./server-edits.ts";

/** Said where something is to be taken back of which nobody here knows whether it has arrived. */
export const underWay = "It may have been sent already";

/** After these an activity is not where it was. */
type TakenAway = Extract<Edit, { kind: "move" | "remove" }>;

/**
 * Every change that the builder makes, one after the other as they were made. Edits go into the outbox of the device: they
 * are shown at once, wait for a connection and are sent when there is one. What only the server can do (server-edits.ts)
 * takes its turn after them and needs a connection now.
 *
 * Whoever `suggests` proposes them all. Each answers null when nothing has changed yet: it was refused, only proposed or
 * waits for a connection, and that has been said. `save…` throw for a form to handle.
 */
export function useTripEdits(tripId: string, suggests: boolean, account: string) {
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

  const actions = useMemo(() => {
    const withdraw = async (proposalId: string) => {
      try {
        await client.proposals.reject.mutate({ trip_id: tripId, proposal_id: proposalId });
        toast({ title: "Your suggestion is withdrawn" });
      } catch (error) {
        toast({ title: "It was not withdrawn", description: domainError(error).message, tone: "danger" });
      }
      await refresh();
    };

    const counted = async <Answer>(call: () => Promise<Answer>): Promise<Answer | null> => {
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
    };
    /** Throws when the server refuses while somebody waits for it. Null: it waits for a connection, or was only proposed. */
    const change = (edit: Edit) =>
      counted(async () => {
        if (!outbox) throw needsConnection();
        const outcome = await outbox.add(tripId, suggests, edit);
        return outcome.state === "sent" ? outcome.answer : null;
      });
    const send = <Answer>(call: () => Promise<Answer>) =>
      counted(async () => {
        if (!outbox || !isReachable()) throw needsConnection();
        return outbox.after(call);
      });
    const attempt = async <Answer>(failure: string, result: () => Promise<Answer | null>): Promise<Answer | null> => {
      try {
        return await result();
      } catch (error) {
        if (!wasAborted(error)) toast({ title: failure, description: domainError(error).message, tone: "danger" });
        return null;
      }
    };

    const server = serverEdits({ client, tripId, suggests, send, attempt });
    const about = ({ id, title }: Activity) => ({ activityId: id, title });
    const moveTo = (activity: Activity, dayId: string | null, afterId: string | null): TakenAway => ({
      ...{ kind: "move", ...about(activity), dayId, afterId, fromDayId: activity.itinerary_id },
    });
    /** Makes an edit whose result is easily overlooked: says it, with its undo. */
    const withUndo = async (edit: TakenAway, said: { failure: string; done: string; back: string }) => {
      const made = Date.now();
      const answer = await attempt(said.failure, () => change(edit));
      const offer = (undo: () => void, description?: string) =>
        toast({ title: said.done, ...(description && { description }), action: { label: "Undo", onPress: undo } });
      const editId = answer?.edit_id;
      if (editId) return offer(() => void server.revert(editId, said.back));
      const waiting = outbox
        ?.state()
        .entries.find(
          ({ edit: it, madeAt }) => it.kind === edit.kind && it.activityId === edit.activityId && madeAt >= made,
        );
      if (!waiting || suggests) return;
      const undo = async () => {
        if (await outbox?.discard(waiting.id)) toast({ title: said.back });
        else toast({ title: underWay, description: "Once it has arrived, the history of the trip can bring it back." });
      };
      offer(() => void undo(), "Waiting for a connection");
    };

    return {
      ...server,
      withdraw,
      /** Takes back the newest of this trip's edits that wait. One that may have been sent already is left alone. */
      async takeBack(): Promise<"taken back" | "under way" | "none"> {
        const waiting = outbox?.state().entries.findLast((it) => it.tripId === tripId && it.waited && !it.trouble);
        if (!outbox || !waiting) return "none";
        return (await outbox.discard(waiting.id)) ? "taken back" : "under way";
      },
      move: (activity: Activity, dayId: string, afterId: string | null) =>
        attempt(`"${activity.title}" stayed where it was`, () => change(moveTo(activity, dayId, afterId))),
      /** Into the tray of what belongs to no day, as its last. */
      setAside: (activity: Activity, tray: readonly Activity[]) =>
        withUndo(moveTo(activity, null, tray.at(-1)?.id ?? null), {
          failure: `"${activity.title}" stayed where it was`,
          done: `Set "${activity.title}" aside`,
          back: `"${activity.title}" is back on its day`,
        }),
      pin: (activity: Activity) =>
        attempt(activity.pinned ? "It is still pinned" : "It could not be pinned", () =>
          change({
            kind: "change",
            ...about(activity),
            change: { pinned: !activity.pinned, before: { pinned: activity.pinned } },
          }),
        ),
      remove: (activity: Activity) =>
        withUndo(
          { kind: "remove", ...about(activity), seen: activity },
          {
            failure: `"${activity.title}" was not deleted`,
            done: `Deleted "${activity.title}"`,
            back: `"${activity.title}" is back`,
          },
        ),
      saveActivity: (activity: Activity, fields: ActivityFields) =>
        change({ kind: "change", ...about(activity), change: fields }),
      async saveNewActivity(fields: NewFields) {
        const activityId = newId();
        const answer = await change({ kind: "add", activityId, fields });
        return answer && { ...answer, activityId };
      },
      saveDayNotes: (dayId: string, notes: string, before: string) => change({ kind: "notes", dayId, notes, before }),
      /** Reads the trip as it is now, past what is kept. */
      async readAgain() {
        const trip = await tripNow(client, tripId);
        cache.setQueryData(api.trips.get.queryKey({ trip_id: tripId }), (now) => now && { ...now, trip });
        return trip;
      },
    };
  }, [api, cache, client, outbox, refresh, suggests, tripId]);

  return useMemo(
    () => ({ ...actions, outbox, ...savingOf(state, tripId, calls), answered }),
    [actions, outbox, state, tripId, calls, answered],
  );
}

export type TripEdits = ReturnType<typeof useTripEdits>;
