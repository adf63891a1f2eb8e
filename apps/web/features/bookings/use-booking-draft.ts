import { useState } from "react";
import { type DomainError, domainError, type ErrorDetail } from "@/features/api-client/domain-error.ts";
import { type BookingDraft, bookingProblems } from "./booking-draft.ts";

/** A draft of a booking with what is wrong with it. */
export function useBookingDraft(initial: BookingDraft, error: unknown) {
  const [draft, setDraft] = useState(initial);
  const [problems, setProblems] = useState<readonly ErrorDetail[]>([]);
  const refused: DomainError | null = error ? domainError(error) : null;
  return {
    draft,
    problems,
    refused,
    change: (part: Partial<BookingDraft>) => {
      setDraft((now) => ({ ...now, ...part }));
      // What is being corrected no longer shows its old complaint.
      setProblems((now) => now.filter((it) => !(it.path in part)));
    },
    fault: (path: keyof BookingDraft) => problems.find((it) => it.path === path)?.message,
    /** Whether it can be sent. */
    check: () => {
      const found = bookingProblems(draft);
      setProblems(found);
      return found.length === 0;
    },
  };
}
