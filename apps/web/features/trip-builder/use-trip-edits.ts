"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useApi, useApiClient } from "@/features/api-client/api.ts";
import type { Watch } from "@/features/api-client/stream-call.ts";
import type {
  Activity,
  ActivityChange,
  Alternative,
  Finding,
  LeftOut,
  NewActivity,
  TripChange,
} from "@/features/trips/types.ts";
import { spellDates } from "@/ui/format.ts";
import { toast } from "@/ui/toast.tsx";
import { withActivity, withMove, withoutActivity } from "./arrange.ts";
import { replan } from "./replan.ts";
import { useChangeLine } from "./use-change-line.ts";

type ActivityFields = Omit<ActivityChange, "trip_id" | "activity_id">;

/**
 * Every change that the builder makes, through one line (use-change-line.ts). Whoever `suggests` proposes them all. Each
 * answers null when nothing has changed yet: it was refused or only proposed, and that has been said. `save…` throw for a
 * form to handle.
 */
export function useTripEdits(tripId: string, suggests: boolean) {
  const api = useApi();
  const client = useApiClient();
  const cache = useQueryClient();
  const { send, attempt, refresh, withdraw, pending } = useChangeLine(tripId, suggests);

  const actions = useMemo(() => {
    const here = { trip_id: tripId, ...(suggests && { propose: true }) };
    const ids = (activity: Activity) => ({ ...here, activity_id: activity.id });
    const revert = async (editId: string, done: string) => {
      const answer = await attempt("That could not be undone", () =>
        client.history.revert.mutate({ ...here, edit_id: editId }),
      );
      if (answer) toast({ title: done });
      return answer;
    };
    return {
      revert,
      refresh,
      withdraw,
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
      async swap(activity: Activity, { title }: Alternative) {
        const answer = await attempt(`"${activity.title}" was not swapped`, () =>
          client.activities.swap.mutate({ ...ids(activity), title }),
        );
        if (answer) toast({ title: `Swapped for "${title}"` });
        return answer;
      },
      async applyFix({ code, activity_ids, day_ids }: Finding) {
        const answer = await attempt("That could not be fixed", () =>
          client.trips.applyFix.mutate({ ...here, code, activity_ids, day_ids }),
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
          client.activities.addPlace.mutate({ ...here, place_id: place.place_id, itinerary_id: dayId }),
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
        send(() => client.activities.add.mutate({ ...here, ...activity })),
      saveTrip: (change: Omit<TripChange, "trip_id">) => send(() => client.trips.update.mutate({ ...here, ...change })),
      saveDayNotes: (dayId: string, notes: string, before: string) =>
        send(() => client.days.updateNotes.mutate({ ...here, day_id: dayId, notes, before: { notes: before } })),
      /** Reads the trip as it is now, past the cache. */
      readAgain: async () =>
        (await cache.fetchQuery({ ...api.trips.get.queryOptions({ trip_id: tripId }), staleTime: 0 })).trip,
    };
  }, [api, attempt, cache, client, refresh, send, suggests, tripId, withdraw]);

  return useMemo(() => ({ ...actions, pending }), [actions, pending]);
}

export type TripEdits = ReturnType<typeof useTripEdits>;
