import { Badge } from "@/ui/badge.tsx";
import { t } from "./messages/index.ts";
import type { Booking } from "./use-bookings.ts";

type Status = Booking["segments_status"];

const looks = () =>
  ({
    confirmed: { tone: "success", word: t("status.confirmed") },
    changed: { tone: "warning", word: t("status.changed") },
    cancelled: { tone: "danger", word: t("cancelled") },
  }) as const satisfies Record<Status, { readonly tone: string; readonly word: string }>;

/** The status of a booking or of one of its segments, in the words of the trip's pages. */
export function StatusBadge({ status, className }: { status: Status; className?: string }) {
  const { tone, word } = looks()[status];
  return (
    <Badge tone={tone} {...(className && { className })}>
      {word}
    </Badge>
  );
}
