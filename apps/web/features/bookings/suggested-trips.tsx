"use client";

import { useQuery } from "@tanstack/react-query";
import { Route } from "lucide-react";
import { useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { toast } from "@/ui/toast.ts";
import { t } from "./messages/index.ts";
import type { Booking } from "./types.ts";
import { useBookingChange } from "./use-bookings.ts";

const MOST_NAMED = 3;

/** The trips that fit a booking, when there are several; one press chooses one. */
export function SuggestedTrips({ booking }: { booking: Booking }) {
  const api = useApi();
  const { quietly } = useBookingChange();
  const { id, destination, dates, preferences, trip_id, trip_chosen, status, start_date } = booking;
  const waits = trip_id === null && !trip_chosen && status === "confirmed" && start_date !== null;
  const { data } = useQuery({
    ...api.bookings.findTrip.queryOptions({ destination, dates, preferences }),
    enabled: waits,
  });
  const trips = waits ? (data?.trips ?? []) : [];
  if (trips.length === 0) return null;
  return (
    <div className="relative z-10 mt-3 flex flex-wrap gap-2">
      {trips.slice(0, MOST_NAMED).map((trip) => (
        <Button
          key={trip.id}
          variant="secondary"
          size="sm"
          icon={<Route />}
          loading={quietly.isPending && quietly.variables.trip_id === trip.id}
          onClick={() =>
            quietly.mutate(
              { booking_id: id, trip_id: trip.id },
              { onSuccess: () => toast({ title: t("putOn.done", { trip: trip.title }) }) },
            )
          }
        >
          {t("putOn", { trip: trip.title })}
        </Button>
      ))}
    </div>
  );
}
