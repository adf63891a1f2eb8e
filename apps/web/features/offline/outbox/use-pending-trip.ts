import { useMemo } from "react";
import type { Trip } from "@/features/api-client/index.ts";
import { loadedRules } from "./edit-rules.ts";
import { isShown } from "./is-shown.ts";
import { useOutbox } from "./use-outbox.ts";

/** The trip with its viewer's edits that the server has not confirmed yet. */
export function usePendingTrip(trip: Trip, account: string): Trip {
  const { state } = useOutbox(account);
  return useMemo(() => {
    const edits = [...state.sent.map((it) => it.entry), ...state.entries];
    // Where there are edits, their rules were loaded before (outbox.ts).
    return edits.some((it) => isShown(it, trip)) ? (loadedRules()?.withEdits(trip, state) ?? trip) : trip;
  }, [trip, state]);
}
