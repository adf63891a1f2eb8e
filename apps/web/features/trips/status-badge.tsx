import { Badge, type BadgeProps } from "@/ui/badge.tsx";
import { statusWords } from "./trip-words.ts";
import type { TripSummary } from "./types.ts";

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
