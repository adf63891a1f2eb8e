"use client";

import { Route } from "lucide-react";
import { useState } from "react";
import { Button } from "@/ui/button.tsx";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { Link } from "@/ui/link.tsx";
import { loadedApart } from "@/ui/loaded-apart.tsx";
import { toast } from "@/ui/toast.ts";
import { SuggestedTrips } from "./booking-card.tsx";
import { t } from "./messages/index.ts";
import { type Booking, useBookingChange, useTripChoices } from "./use-bookings.ts";

/** Asks before cancelling, since people may take the record for the booking itself. */
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
            { onSuccess: () => toast({ title: t("confirmedAgain") }) },
          )
        }
      >
        {t("notCancelled")}
      </Button>
    );
  return (
    <ConfirmDialog
      open={asking}
      onOpenChange={setAsking}
      trigger={
        <Button variant="danger-quiet" className="self-start">
          {t("markCancelled")}
        </Button>
      }
      title={t("cancelled.ask", { title: booking.title })}
      description={t("cancelled.text", { provider: booking.provider ?? t("whoever") })}
      confirmLabel={t("markCancelled")}
      cancelLabel={t("keepIt")}
      danger
      loading={cancel.isPending}
      onConfirm={() =>
        cancel.mutate(
          { booking_id: booking.id },
          {
            onSuccess: () => {
              setAsking(false);
              toast({ title: t("markedCancelled") });
            },
          },
        )
      }
    />
  );
}

const TripDialog = loadedApart(() => import("./trip-choice.tsx").then((it) => it.TripDialog));

/** The trip that a booking is on, and a button to move it to another. */
export function TripLink({ booking }: { booking: Booking }) {
  const { names } = useTripChoices();
  const [choosing, setChoosing] = useState(false);
  const { trip_id } = booking;
  return (
    <section aria-labelledby="booking-trip" className="flex flex-wrap items-center justify-between gap-4 border-t pt-6">
      <div className="min-w-0">
        <h2 id="booking-trip" className="text-muted">
          {t("trip")}
        </h2>
        {trip_id === null ? (
          <>
            <p className="font-medium">{t("noTrip")}</p>
            <SuggestedTrips booking={booking} />
          </>
        ) : (
          <Link
            href={`/trips/${trip_id}`}
            className="tap wrap-anywhere flex items-center gap-2 font-medium underline underline-offset-4"
          >
            <Route aria-hidden="true" className="size-4 shrink-0" />
            {names.get(trip_id) ?? t("openTrip")}
          </Link>
        )}
        {trip_id !== null && <p className="text-faint text-sm">{t("membersSee")}</p>}
      </div>
      <Button variant="secondary" size="sm" onClick={() => setChoosing(true)}>
        {trip_id === null ? t("addToTrip") : t("changeTrip")}
      </Button>
      {choosing && <TripDialog booking={booking} onClose={() => setChoosing(false)} />}
    </section>
  );
}
