import { type DomainError, domainError } from "@/features/api-client/index.ts";
import { useCheckedDraft } from "@/ui/use-checked-draft.ts";
import { type BookingDraft, bookingProblems } from "./booking-draft.ts";

/** A draft of a booking with what is wrong with it. */
export function useBookingDraft(initial: BookingDraft, error: unknown) {
  const refused: DomainError | null = error ? domainError(error) : null;
  return { ...useCheckedDraft(initial, bookingProblems), refused };
}
