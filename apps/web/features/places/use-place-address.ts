"use client";

import { usePathname } from "next/navigation";
import { useCallback } from "react";
import { placeIdIn, placePath } from "./place-address.ts";

/** How many entries of the history lead from the trip to the open place. */
const depthOf = (state: unknown): number => {
  const depth = (state as { placeDepth?: unknown } | null)?.placeDepth;
  return typeof depth === "number" ? depth : 0;
};

/**
 * The place whose page is open on a trip, by the address: it survives a reload, and the back button closes it. The address
 * changes without a navigation, so that the plan behind it stays as it is.
 */
export function usePlaceAddress(tripId: string) {
  const placeId = placeIdIn(usePathname());
  const open = useCallback(
    (id: string) =>
      history.pushState({ placeDepth: depthOf(history.state) + 1 }, "", placePath(tripId, id) + location.search),
    [tripId],
  );
  const close = useCallback(() => {
    const depth = depthOf(history.state);
    if (depth > 0) history.go(-depth);
    else history.replaceState(null, "", `/trips/${tripId}${location.search}`);
  }, [tripId]);
  return { placeId, open, close };
}
