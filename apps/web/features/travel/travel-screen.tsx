"use client";

import { TripPage } from "@/features/trips/trip-page.tsx";
import { TravelPage } from "./travel-page.tsx";

export function TravelScreen({ tripId }: { tripId: string }) {
  return (
    <TripPage tripId={tripId} name="Travel">
      {(trip) => <TravelPage trip={trip} />}
    </TripPage>
  );
}
