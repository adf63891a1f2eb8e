"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import {
  type Activity,
  type Alternative,
  type Day,
  type Finding,
  type LeftOut,
  type TripChange,
  useApi,
  useApiClient,
  type Watch,
} from "@/features/api-client/index.ts";
import { newId } from "@/features/offline/new-id.ts";
import type { ActivityFields, NewFields } from "@/features/offline/outbox/edit.ts";
import { savingOf } from "@/features/offline/outbox/saving.ts";
import { tripNow } from "@/features/offline/outbox/send-edit.ts";
import { spellDates } from "@/ui/format.ts";
import { toast } from "@/ui/toast.tsx";
import { replan } from "./replan.ts";
import { useChangeQueue } from "./use-change-queue.ts";

/** Said where something is to be taken back of which nobody here knows whether it has arrived. */
export const underWay = "It may have been sent already";

/**
 * Every change that the builder makes, through one queue (use-change-queue.ts). Whoever `suggests` proposes them all. Each
 * answers null when nothing has changed yet: it was refused, only proposed or waits for a connection, and that has been
 * said. `save…` throw for a form to handle.
 */
export function useTripEdits(tripId: string, suggests: boolean, account: string) {
  const api = useApi();
  const client = useApiClient();
  const cache = useQueryClient();
  const { outbox, state, change, send, attempt, refresh, withdraw, calls, answered } = useChangeQueue(
    tripId,
    suggests,
    account,
  );

  const actions = useMemo(() => {
    const here = { trip_id: tripId, ...(suggests && { propose: true }) };
    const ids = (activity: Activity) => ({ ...here, activity_id: activity.id });
    const about = ({ id, title }: Activity) => ({ activityId: id, title });
    const revert = async (editId: string, done: string) => {
      const answer = await attempt("That could not be undone", () =>
        send(() => client.history.revert.mutate({ ...here, edit_id: editId })),
      );
      if (answer) toast({ title: done });
      return answer;
    };
    /** Takes back the newest of this trip's edits that wait. One that may have been sent already is left alone. */
    const takeBack = async (): Promise<"taken back" | "under way" | "none"> => {
      const waiting = outbox?.state().entries.findLast((it) => it.tripId === tripId && it.waited && !it.trouble);
      if (!outbox || !waiting) return "none";
      return (await outbox.discard(waiting.id)) ? "taken back" : "under way";
    };
    return {
      revert,
      refresh,
      withdraw,
      takeBack,
      move: (activity: Activity, dayId: string, afterId: string | null) =>
        attempt(`"${activity.title}" stayed where it was`, () =>
          change({ kind: "move", ...about(activity), dayId, afterId, fromDayId: activity.itinerary_id }),
        ),
      pin: (activity: Activity) =>
        attempt(activity.pinned ? "It is still pinned" : "It could not be pinned", () =>
          change({
            kind: "change",
            ...about(activity),
            change: { pinned: !activity.pinned, before: { pinned: activity.pinned } },
          }),
        ),
      async remove(activity: Activity) {
        const said = { title: `Deleted "${activity.title}"` };
        const back = `"${activity.title}" is back`;
        const made = Date.now();
        const answer = await attempt(`"${activity.title}" was not deleted`, () =>
          change({ kind: "remove", ...about(activity), seen: activity }),
        );
        const editId = answer?.edit_id;
        if (editId) return void toast({ ...said, action: { label: "Undo", onPress: () => void revert(editId, back) } });
        const waiting = outbox
          ?.state()
          .entries.find((it) => it.edit.kind === "remove" && it.edit.activityId === activity.id && it.madeAt >= made);
        if (!waiting || suggests) return;
        const undo = async () => {
          if (await outbox?.discard(waiting.id)) toast({ title: back });
          else
            toast({ title: underWay, description: "Once it has arrived, the history of the trip can bring it back." });
        };
        toast({
          ...said,
          description: "Waiting for a connection",
          action: { label: "Undo", onPress: () => void undo() },
        });
      },
      async swap(activity: Activity, { title }: Alternative) {
        const answer = await attempt(`"${activity.title}" was not swapped`, () =>
          send(() => client.activities.swap.mutate({ ...ids(activity), title })),
        );
        if (answer) toast({ title: `Swapped for "${title}"` });
        return answer;
      },
      async applyFix({ code, activity_ids, day_ids }: Finding) {
        const answer = await attempt("That could not be fixed", () =>
          send(() => client.trips.applyFix.mutate({ ...here, code, activity_ids, day_ids })),
        );
        if (!answer) return false;
        const { edit_id, summary } = answer;
        const undo = (editId: string) => void revert(editId, "It is as it was before the fix");
        toast({
          title: "Fixed",
          description: spellDates(summary),
          ...(edit_id && { action: { label: "Undo", onPress: () => undo(edit_id) } }),
        });
        return true;
      },
      /** The whole trip, or one day of it. Null when it was cancelled or refused; the refusal has been said. */
      replan: (dayId: string | null, watch: Watch) =>
        attempt("There is no new plan", () => send(() => replan(client, tripId, dayId, watch))),
      /** Something else for its slot; the first word on a refusal is the reason. */
      replace: (activity: Activity) =>
        attempt(`Nothing came in place of "${activity.title}"`, () =>
          send(() => client.activities.replace.mutate(ids(activity))),
        ),
      async duplicateDay(day: Day, to: Day) {
        const answer = await attempt("The day was not copied", () =>
          send(() => client.days.duplicate.mutate({ ...here, day_id: day.id, to_day_id: to.id })),
        );
        if (!answer) return;
        const { edit_id } = answer;
        toast({
          title: `Copied day ${day.day_number} to day ${to.day_number}`,
          ...(edit_id && {
            action: { label: "Undo", onPress: () => void revert(edit_id, `Day ${to.day_number} is as it was`) },
          }),
        });
      },
      async addPlace(place: LeftOut, dayId: string, dayName: string) {
        const answer = await attempt(`"${place.name}" was not added`, () =>
          send(() => client.activities.addPlace.mutate({ ...here, place_id: place.place_id, itinerary_id: dayId })),
        );
        if (!answer) return false;
        toast({
          title: `Added "${place.name}" to ${dayName}`,
          action: { label: "Undo", onPress: () => void revert(answer.edit_id, `"${place.name}" is out again`) },
        });
        return true;
      },
      saveActivity: (activity: Activity, fields: ActivityFields) =>
        change({ kind: "change", ...about(activity), change: fields }),
      async saveNewActivity(fields: NewFields) {
        const activityId = newId();
        const answer = await change({ kind: "add", activityId, fields });
        return answer && { ...answer, activityId };
      },
      saveTrip: (fields: Omit<TripChange, "trip_id">) => send(() => client.trips.update.mutate({ ...here, ...fields })),
      saveDayNotes: (dayId: string, notes: string, before: string) => change({ kind: "notes", dayId, notes, before }),
      /** Reads the trip as it is now, past what is kept. */
      async readAgain() {
        const trip = await tripNow(client, tripId);
        cache.setQueryData(api.trips.get.queryKey({ trip_id: tripId }), (now) => now && { ...now, trip });
        return trip;
      },
    };
  }, [api, attempt, cache, change, client, outbox, refresh, send, suggests, tripId, withdraw]);

  return useMemo(
    () => ({ ...actions, outbox, ...savingOf(state, tripId, calls), answered }),
    [actions, outbox, state, tripId, calls, answered],
  );
}

export type TripEdits = ReturnType<typeof useTripEdits>;
