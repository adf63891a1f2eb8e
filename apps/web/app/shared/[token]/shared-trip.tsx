"use client";

import { SharedTripView, type SharedTripViewProps } from "@/features/shared-trip/shared-trip-view.tsx";
import { loadedApart } from "@/ui/loaded-apart.tsx";

// Only the page of a place asks the server for more, so most readers never load it.
const ApiProvider = loadedApart(() => import("@/app/api-provider.tsx").then((module) => module.ApiProvider));

export function SharedTrip(props: Omit<SharedTripViewProps, "api">) {
  return <SharedTripView {...props} api={ApiProvider} />;
}
