"use client";

import { TripPage } from "@/features/trips/trip-page.tsx";
import type { Viewer } from "@/features/trips/types.ts";
import { DocumentsPage } from "./documents-page.tsx";

/** What is kept with a trip: tickets, confirmations, scans and notes. */
export function DocumentsScreen({ tripId, viewer }: { tripId: string; viewer: Viewer }) {
  return (
    <TripPage tripId={tripId} name="Documents">
      {(trip) => <DocumentsPage trip={trip} viewer={viewer} />}
    </TripPage>
  );
}
