"use client";

import { TripPage } from "@/features/trips/trip-page.tsx";
import type { Viewer } from "@/features/trips/types.ts";
import { TodayPanel } from "./today-panel.tsx";

/** The day as it goes, for one traveller. */
export function TodayScreen({ tripId, viewer }: { tripId: string; viewer: Viewer }) {
  return (
    <TripPage tripId={tripId} name="Today" compact>
      {(trip) => <TodayPanel trip={trip} viewer={viewer} />}
    </TripPage>
  );
}
