"use client";

import { useState } from "react";
import { Button } from "@/ui/button.tsx";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { toast } from "@/ui/toast.tsx";
import type { Booking } from "./types.ts";
import { useBookingChange } from "./use-bookings.ts";

/** Asks before it cancels, since people may take the record for the booking itself. */
export function CancelButton({ booking }: { booking: Booking }) {
  const { cancel, quietly } = useBookingChange();
  const [asking, setAsking] = useState(false);
  if (booking.status === "cancelled")
    return (
      <Button
        variant="secondary"
        className="self-start"
        loading={quietly.isPending}
        onClick={() =>
          quietly.mutate(
            { booking_id: booking.id, status: "confirmed" },
            { onSuccess: () => toast({ title: "Confirmed again" }) },
          )
        }
      >
        It’s not cancelled after all
      </Button>
    );
  return (
    <ConfirmDialog
      open={asking}
      onOpenChange={setAsking}
      trigger={
        <Button variant="secondary" className="self-start">
          Mark as cancelled
        </Button>
      }
      title={`Is ${booking.title} cancelled?`}
      description={`This only updates your own record: ${booking.provider ?? "whoever took the booking"} won’t be told. The booking stays in your list, and its dates are free again.`}
      confirmLabel="Mark as cancelled"
      cancelLabel="Keep it"
      danger
      loading={cancel.isPending}
      onConfirm={() =>
        cancel.mutate(
          { booking_id: booking.id },
          {
            onSuccess: () => {
              setAsking(false);
              toast({ title: "Marked as cancelled" });
            },
          },
        )
      }
    />
  );
}
