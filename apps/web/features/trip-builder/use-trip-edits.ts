"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useRef, useState } from "react";
import { useApi, useApiClient } from "@/features/api-client/api.ts";
import { domainError, wasAborted } from "@/features/api-client/domain-error.ts";
import type { Watch } from "@/features/api-client/stream-call.ts";
import type {
  Activity,
  ActivityChange,
  Alternative,
  Finding,
  LeftOut,
  NewActivity,
  Trip,
  TripChange,
} from "@/features/trips/types.ts";
import { spellDates } from "@/ui/format.ts";
import { toast } from "@/ui/toast.tsx";
import { withActivity, withMove, withoutActivity } from "./arrange.ts";
import { replan } from "./replan.ts";

type ActivityFields = Omit<ActivityChange, "trip_id" | "activity_id">;

/**
 * Every change that the builder makes. Changes go out one after the other in the order in which they were made; what
 * can be shown at once is, and is taken back with a word when the server refuses. `save…` throw for a form to handle.
 */
export function useTripEdits(tripId: string) {
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
      cache.invalidateQueries(api.trips.explain.queryFilter({ trip_id: tripId })),
    ]);
    void cache.invalidateQueries(api.trips.list.pathFilter());
  }, [api, cache, key, tripId]);

  const send = useCallback(
    async <Answer>(call: () => Promise<Answer>, preview?: (trip: Trip) => Trip): Promise<Answer> => {
      inFlight.current += 1;
      setPending(inFlight.current);
      if (preview) {
        await cache.cancelQueries({ queryKey: key });
        cache.setQueryData(key, (now) => now && { ...now, trip: preview(now.trip) });
      }
      const turn = line.current.then(call, call);
      line.current = turn;
      try {
        return await turn;
      } finally {
        inFlight.current -= 1;
        setPending(inFlight.current);
        // The server's word replaces the preview, whether it agreed or not.
        if (inFlight.current === 0) await refresh();
      }
    },
    [cache, key, refresh],
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

  const actions = useMemo(() => {
    const ids = (activity: Activity) => ({ trip_id: tripId, activity_id: activity.id });
    const revert = (editId: string, done: string) =>
      attempt("That could not be undone", async () => {
        const answer = await client.history.revert.mutate({ trip_id: tripId, edit_id: editId });
        toast({ title: done });
        return answer;
      });
    return {
      revert,
      refresh,
      move: (activity: Activity, dayId: string, afterId: string | null) =>
        attempt(
          `"${activity.title}" stayed where it was`,
          () => client.activities.update.mutate({ ...ids(activity), itinerary_id: dayId, after_activity_id: afterId }),
          (trip) => withMove(trip, activity.id, dayId, afterId),
        ),
      pin: (activity: Activity) =>
        attempt(
          activity.pinned ? "It is still pinned" : "It could not be pinned",
          () =>
            client.activities.update.mutate({
              ...ids(activity),
              pinned: !activity.pinned,
              before: { pinned: activity.pinned },
            }),
          (trip) => withActivity(trip, activity.id, { pinned: !activity.pinned }),
        ),
      async remove(activity: Activity) {
        const answer = await attempt(
          `"${activity.title}" was not deleted`,
          () => client.activities.delete.mutate(ids(activity)),
          (trip) => withoutActivity(trip, activity.id),
        );
        if (!answer) return;
        toast({
          title: `Deleted "${activity.title}"`,
          action: { label: "Undo", onPress: () => void revert(answer.edit_id, `"${activity.title}" is back`) },
        });
      },
      swap: (activity: Activity, { title }: Alternative) =>
        attempt(`"${activity.title}" was not swapped`, async () => {
          const answer = await client.activities.swap.mutate({ ...ids(activity), title });
          toast({ title: `Swapped for "${title}"` });
          return answer;
        }),
      async applyFix({ code, activity_ids, day_ids }: Finding) {
        const answer = await attempt("That could not be fixed", () =>
          client.trips.applyFix.mutate({ trip_id: tripId, code, activity_ids, day_ids }),
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
        attempt("There is no new plan", () => replan(client, tripId, dayId, watch)),
      /** Something else for its slot; the first word on a refusal is the reason. */
      replace: (activity: Activity) =>
        attempt(`Nothing came in place of "${activity.title}"`, () => client.activities.replace.mutate(ids(activity))),
      async addPlace(place: LeftOut, dayId: string, dayName: string) {
        const answer = await attempt(`"${place.name}" was not added`, () =>
          client.activities.addPlace.mutate({ trip_id: tripId, place_id: place.place_id, itinerary_id: dayId }),
        );
        if (!answer) return false;
        toast({
          title: `Added "${place.name}" to ${dayName}`,
          action: { label: "Undo", onPress: () => void revert(answer.edit_id, `"${place.name}" is out again`) },
        });
        return true;
      },
      saveActivity: (activity: Activity, change: ActivityFields) =>
        send(() => client.activities.update.mutate({ ...ids(activity), ...change })),
      saveNewActivity: (activity: Omit<NewActivity, "trip_id">) =>
        send(() => client.activities.add.mutate({ trip_id: tripId, ...activity })),
      saveTrip: (change: Omit<TripChange, "trip_id">) =>
        send(() => client.trips.update.mutate({ trip_id: tripId, ...change })),
      saveDayNotes: (dayId: string, notes: string, before: string) =>
        send(() =>
          client.days.updateNotes.mutate({ trip_id: tripId, day_id: dayId, notes, before: { notes: before } }),
        ),
      /** Reads the trip as it is now, past the cache. */
      readAgain: async () =>
        (await cache.fetchQuery({ ...api.trips.get.queryOptions({ trip_id: tripId }), staleTime: 0 })).trip,
    };
  }, [api, attempt, cache, client, refresh, send, tripId]);

  return useMemo(() => ({ ...actions, pending: pending > 0 }), [actions, pending]);
}

export type TripEdits = ReturnType<typeof useTripEdits>;
