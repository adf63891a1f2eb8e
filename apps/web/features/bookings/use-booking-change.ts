import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "@/features/api-client/api.ts";
import { domainError } from "@/features/api-client/domain-error.ts";
import { toast } from "@/ui/toast.tsx";
import type { Booking } from "./types.ts";

/** Changing and cancelling a booking; everything that shows it follows. */
export function useBookingChange() {
  const api = useApi();
  const cache = useQueryClient();
  const follow = ({ booking }: { booking: Booking }) => {
    cache.setQueryData(api.bookings.get.queryKey({ booking_id: booking.id }), { booking });
    void cache.invalidateQueries(api.bookings.pathFilter());
  };
  const complain = (error: unknown) =>
    toast({ tone: "danger", title: "That didn't work", description: domainError(error).message });
  return {
    update: useMutation(api.bookings.update.mutationOptions({ onSuccess: follow })),
    /** Where there is no form to say what went wrong. */
    quietly: useMutation(api.bookings.update.mutationOptions({ onSuccess: follow, onError: complain })),
    cancel: useMutation(api.bookings.cancel.mutationOptions({ onSuccess: follow, onError: complain })),
  };
}
