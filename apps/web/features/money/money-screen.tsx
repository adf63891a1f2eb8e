"use client";

import { TripPage } from "@/features/trips/trip-page.tsx";
import type { Viewer } from "@/features/trips/types.ts";
import { MoneyPage } from "./money-page.tsx";

/** What a trip costs and who owes whom. */
export function MoneyScreen({ tripId, viewer }: { tripId: string; viewer: Viewer }) {
  return (
    <TripPage tripId={tripId} name="Money">
      {(trip) => <MoneyPage trip={trip} viewer={viewer} />}
    </TripPage>
  );
}
