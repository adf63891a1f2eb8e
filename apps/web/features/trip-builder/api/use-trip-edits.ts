"use client";

import type { RequestedOp, RequestedPatch } from "@caravan/domain/trip/requested-patch";
import type { MoveChoice } from "@caravan/domain/trip/retime-move";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import {
  type Activity,
  domainError,
  toastError,
  useApi,
  useApiClient,
  wasAborted,
} from "@/features/api-client/index.ts";
import { type Edit, isReachable, newId, savingOf, tripNow, useOutbox } from "@/features/offline/index.ts";
import { isProposed } from "@/features/proposals/index.ts";
import { toast } from "@/ui/toast.ts";
import { beforeUse } from "@/ui/when-idle.ts";
import { t } from "../messages/index.ts";
import type { MovePlan, planMoveOnTrip } from "../model/move-plan.ts";
import type { StopEdit } from "../model/stop-edits.ts";
import { needsConnection, saySuggested, serverEdits } from "./server-edits.ts";

const loadMoves = () => import("../model/move-plan.ts");
const loadBatches = () => import("../model/batch-edits.ts");
beforeUse(() => void Promise.all([loadMoves(), loadBatches()]).catch(() => undefined));

/**
 * All changes that the builder makes, one after the other in their order. Edits go into the outbox of the device: they
 * are shown at once, and sent when there is a connection. Changes that only the server can make (server-edits.ts) come
 * after them and need a connection now.
 *
 * With `suggests`, all of them are proposed. Each returns null when nothing has changed yet, because it was refused,
 * only proposed, or waits for a connection; it has then shown a message. `save…` throw for a form to handle.
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
  // Also edits that waited since an earlier visit, or were sent by another tab.
  useEffect(() => outbox?.onSent((sentFor) => sentFor === tripId && void refresh()), [outbox, refresh, tripId]);

  const actions = useMemo(() => {
    const withdraw = async (proposalId: string) => {
      try {
        await client.proposals.reject.mutate({ trip_id: tripId, proposal_id: proposalId });
        toast({ title: t("edit.withdrawn") });
      } catch (error) {
        toast({
          title: t("edit.withdrawFailed"),
          description: domainError(error).message,
          tone: "danger",
        });
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
        // The server's answer replaces the preview in any case.
        if (inFlight.current === 0 && isReachable()) await refresh();
      }
    };
    /**
     * Throws when the server refuses while somebody waits for it. Null: it waits for a connection, or was only
     * proposed.
     */
    const change = (edit: Edit, onWaiting?: (id: string) => void) =>
      counted(async () => {
        if (!outbox) throw needsConnection();
        const outcome = await outbox.add(tripId, suggests, edit);
        if (outcome.state === "sent") return outcome.answer;
        onWaiting?.(outcome.id);
        return null;
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
        if (!wasAborted(error)) toastError(error, failure);
        return null;
      }
    };

    const server = serverEdits({ client, tripId, suggests, send, attempt });
    const moveTo = ({ id, title, itinerary_id }: Activity, dayId: string | null, after: string | null): Edit => ({
      title,
      ops: [{ op: "activity.move", activityId: id, from: { dayId: itinerary_id }, to: { dayId, after } }],
    });
    /** Makes an edit whose result is easily overlooked, and shows it with an undo. */
    const withUndo = async (
      edit: Edit | (() => Promise<Edit>),
      said: { failure: string; done: string; back: string },
    ) => {
      const offer = (undo: () => Promise<unknown>, description?: string) =>
        toast({
          title: said.done,
          ...(description && { description }),
          action: { label: t("undo"), onPress: () => void undo() },
        });
      const offerDiscard = (id: string) =>
        offer(async () => {
          const description = t("edit.onceArrived");
          toast((await outbox?.discard(id)) ? { title: said.back } : { title: t("edit.underWay"), description });
        }, t("edit.waiting"));
      const answer = await attempt(said.failure, async () =>
        change(typeof edit === "function" ? await edit() : edit, suggests ? undefined : offerDiscard),
      );
      const editId = answer?.edit_id;
      if (editId) offer(() => server.revert(editId, said.back));
    };

    return {
      ...server,
      withdraw,
      /** Undoes the newest waiting edit of this trip, unless it may have been sent already. */
      async takeBack(): Promise<"taken back" | "under way" | "none"> {
        const waiting = outbox?.state().entries.findLast((it) => it.tripId === tripId && it.waited && !it.trouble);
        if (!outbox || !waiting) return "none";
        return (await outbox.discard(waiting.id)) ? "taken back" : "under way";
      },
      /** What becomes of a move. Null, with a message, when the rules could not be loaded. */
      planMove: (...move: Parameters<typeof planMoveOnTrip>) =>
        attempt(t("edit.stayed", { title: move[2].title }), async () => (await loadMoves()).planMoveOnTrip(...move)),
      /** Makes a planned move, or the chosen alternative when it does not fit. Shows new times with an undo. */
      async move(plan: MovePlan, choice: MoveChoice | null) {
        const { title } = plan.activity;
        const { newTimesInWords, opsOfChoice, opsOfMove } = await loadMoves();
        const edit = { title, ops: choice ? opsOfChoice(plan, choice) : opsOfMove(plan) };
        const failure = t("edit.stayed", { title });
        const done = newTimesInWords(plan, choice?.times ?? plan.times);
        if (done) await withUndo(edit, { failure, done, back: t("edit.movedBack", { title }) });
        else await attempt(failure, () => change(edit));
      },
      /** To the end of the parked tray. */
      setAside: (activity: Activity, tray: readonly Activity[]) =>
        withUndo(moveTo(activity, null, tray.at(-1)?.id ?? null), {
          failure: t("edit.stayed", { title: activity.title }),
          done: t("edit.aside", { title: activity.title }),
          back: t("edit.asideBack", { title: activity.title }),
        }),
      /** Changes the stops, and with them the days. */
      changeStops: ({ op, name, done }: Pick<StopEdit, "op" | "name" | "done">) =>
        withUndo({ title: name, ops: [op] }, { failure: t("edit.stopsStayed"), done, back: t("edit.stopsBack") }),
      pin: ({ id, title, pinned }: Activity) =>
        attempt(t(pinned ? "edit.stillPinned" : "edit.notPinned"), () =>
          change({
            title,
            ops: [{ op: "activity.set", activityId: id, before: { pinned }, after: { pinned: !pinned } }],
          }),
        ),
      remove: (activity: Activity) =>
        withUndo(async () => ({ title: activity.title, ops: (await loadBatches()).removals([activity]) }), {
          failure: t("edit.notDeleted", { title: activity.title }),
          done: t("delete.done", { title: activity.title }),
          back: t("edit.back", { title: activity.title }),
        }),
      duplicate: (activity: Activity) =>
        withUndo(async () => ({ title: activity.title, ops: (await loadBatches()).copyBehind(activity, newId) }), {
          failure: t("edit.notCopied", { title: activity.title }),
          done: t("edit.copied", { title: activity.title }),
          back: t("edit.copyGone"),
        }),
      /** Makes one edit of several activities. */
      together: (ops: RequestedPatch, done: string) =>
        withUndo({ title: done, ops }, { failure: t("edit.nothingChanged"), done, back: t("edit.allAsItWas") }),
      saveActivity: ({ title }: Activity, ops: RequestedPatch) => change({ title, ops }),
      async saveNewActivity(op: Extract<RequestedOp, { op: "activity.add" }>) {
        const answer = await change({ title: op.fields.title ?? "", ops: [op] });
        return answer && { ...answer, activityId: op.id };
      },
      saveDayNotes: (dayId: string, notes: string, before: string) =>
        change({ title: null, ops: [{ op: "day.set", dayId, before: { notes: before }, after: { notes } }] }),
      /** Reads the trip from the server, not from the copy on this device. */
      async readAgain() {
        const trip = await tripNow(client, tripId);
        cache.setQueryData(api.trips.get.queryKey({ trip_id: tripId }), (now) => now && { ...now, trip });
        return trip;
      },
    };
  }, [api, cache, client, outbox, refresh, suggests, tripId]);

  const { entries, through, signedOut, fleeting } = state;
  return useMemo(() => {
    const saving = savingOf({ entries, through, signedOut, fleeting }, tripId, calls);
    return { ...actions, outbox, ...saving, answered };
  }, [actions, outbox, entries, through, signedOut, fleeting, tripId, calls, answered]);
}

export type TripEdits = ReturnType<typeof useTripEdits>;
