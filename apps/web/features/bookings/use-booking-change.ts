import { useMutation } from "@tanstack/react-query";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { toast } from "@/ui/toast.tsx";

/** Changing and cancelling a booking. */
export function useBookingChange() {
  const api = useApi();
  const complain = (error: unknown) =>
    toast({ tone: "danger", title: "That didn't work", description: domainError(error).message });
  return {
    update: useMutation(api.bookings.update.mutationOptions()),
    /** Where there is no form to say what went wrong. */
    quietly: useMutation(api.bookings.update.mutationOptions({ onError: complain })),
    cancel: useMutation(api.bookings.cancel.mutationOptions({ onError: complain })),
  };
}
