import { useMemo } from "react";
import type { Trip } from "@/features/api-client/index.ts";
import type { Edit } from "../edit.ts";
import { cameThrough } from "./detect-conflict.ts";
import { withEdit } from "./edit-ops.ts";
import { useOutbox } from "./use-outbox.ts";

/**
 * The trip with what its viewer changed and the server has not heard yet, and with what it has heard but this answer does
 * not hold. What met trouble is not shown: the trip says what is true, and the question beside it what was meant.
 */
export function usePendingTrip(trip: Trip, account: string): Trip {
  const { state } = useOutbox(account);
  return useMemo(() => {
    const heard = state.sent.filter((it) => it.revision > trip.revision).map((it) => it.entry);
    const unheard = state.entries.filter((it) => !it.trouble && !cameThrough(it, trip));
    return [...heard, ...unheard]
      .filter((it) => it.tripId === trip.id && !it.suggests)
      .sort((a, b) => a.place - b.place)
      .reduce((shown, { edit }) => orAsItWas(shown, edit), trip);
  }, [trip, state]);
}

/** An edit kept by an older version of this page is no reason to show nothing. */
function orAsItWas(trip: Trip, edit: Edit): Trip {
  try {
    return withEdit(trip, edit);
  } catch {
    return trip;
  }
}
