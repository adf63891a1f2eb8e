"use client";

import { useQuery } from "@tanstack/react-query";
import { Unlink } from "lucide-react";
import { useEffect, useState } from "react";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { ButtonLink } from "@/ui/button.tsx";
import { Skeleton } from "@/ui/loading.tsx";
import { EmptyState, ErrorState } from "@/ui/page-states.tsx";
import { BookingDetail } from "./booking-detail.tsx";
import { EditBooking } from "./edit-booking.tsx";

export function BookingScreen({ bookingId }: { bookingId: string }) {
  const api = useApi();
  const query = useQuery(api.bookings.get.queryOptions({ booking_id: bookingId }));
  const [editing, setEditing] = useState(false);
  const error = query.error && domainError(query.error);
  const booking = query.data?.booking;
  useEffect(() => {
    if (booking) document.title = `${booking.title} · Caravan`;
  }, [booking]);

  if (error && [400, 403, 404].includes(error.status)) return <NotFound />;
  if (error && !booking)
    return (
      <ErrorState
        headingLevel={1}
        title="The booking could not be loaded"
        description={error.message}
        onRetry={() => void query.refetch()}
      />
    );
  if (!booking)
    return (
      <div role="status" className="mx-auto flex w-full max-w-2xl flex-col gap-4">
        <span className="sr-only">Loading the booking</span>
        <Skeleton className="h-9 w-72 max-w-full" />
        <Skeleton className="h-72 w-full rounded-card" />
      </div>
    );
  return editing ? (
    <EditBooking booking={booking} onDone={() => setEditing(false)} />
  ) : (
    <BookingDetail booking={booking} onEdit={() => setEditing(true)} />
  );
}

function NotFound() {
  return (
    <div className="mx-auto w-full max-w-2xl">
      <EmptyState
        headingLevel={1}
        art={<Unlink />}
        title="There is no such booking"
        description="It belongs to somebody else, or the link is not right."
        action={<ButtonLink href="/bookings">Your bookings</ButtonLink>}
      />
    </div>
  );
}
