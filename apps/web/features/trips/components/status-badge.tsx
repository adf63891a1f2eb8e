import type { TripSummary } from "@/features/api-client/index.ts";
import { Badge, type BadgeProps } from "@/ui/badge.tsx";
import { t } from "../messages/index.ts";

export const statusWord = (status: TripSummary["status"]) => t(`status.${status}`);

const tones: Record<TripSummary["status"], NonNullable<BadgeProps["tone"]>> = {
  draft: "neutral",
  confirmed: "success",
  active: "accent",
  completed: "neutral",
  cancelled: "danger",
};

export function StatusBadge({ status }: { status: TripSummary["status"] }) {
  return <Badge tone={tones[status]}>{statusWord(status)}</Badge>;
}
