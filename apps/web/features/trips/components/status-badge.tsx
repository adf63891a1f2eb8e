import type { TripSummary } from "@/features/api-client/index.ts";
import { Badge, type BadgeProps } from "@/ui/badge.tsx";

export const statusWords: Record<TripSummary["status"], string> = {
  draft: "Draft",
  confirmed: "Confirmed",
  active: "Under way",
  completed: "Completed",
  cancelled: "Cancelled",
};

const tones: Record<TripSummary["status"], NonNullable<BadgeProps["tone"]>> = {
  draft: "neutral",
  confirmed: "success",
  active: "accent",
  completed: "neutral",
  cancelled: "danger",
};

export function StatusBadge({ status }: { status: TripSummary["status"] }) {
  return <Badge tone={tones[status]}>{statusWords[status]}</Badge>;
}
