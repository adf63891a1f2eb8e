import type { BadgeProps } from "@/ui/badge.tsx";
import type { Group } from "./types.ts";

/** How a group trip is called on screen. */
export const groupTitle = ({ title }: { title: string | null }): string => title ?? "Group trip";

/** Where it stands. A group that agrees in its last round agrees; that there is no round left does not matter then. */
export function statusWords({ status, reconciled }: Pick<Group, "status" | "reconciled">): {
  label: string;
  tone: NonNullable<BadgeProps["tone"]>;
} {
  switch (status) {
    case "collecting":
      return { label: "Collecting answers", tone: "neutral" };
    case "aligning":
      return { label: "Finding common ground", tone: "accent" };
    case "aligned":
      return { label: "You agree", tone: "success" };
    case "escalation_pending":
      return reconciled ? { label: "You agree", tone: "success" } : { label: "Rounds used up", tone: "warning" };
    case "planned":
      return { label: "Planned", tone: "success" };
  }
}

/** "Round 1 of 2"; before any, nothing has been reconciled yet. */
export function roundWords({ round_number, max_rounds }: Pick<Group, "round_number" | "max_rounds">): string {
  return round_number === 0 ? "Before the first round" : `Round ${round_number} of ${max_rounds}`;
}

/** "42 h left", "35 min left"; null once the time is up. */
export function timeLeft(deadline: string, now: number): string | null {
  const minutes = Math.ceil((Date.parse(deadline) - now) / 60_000);
  if (!(minutes > 0)) return null;
  if (minutes < 60) return minutes === 1 ? "1 min left" : `${minutes} min left`;
  const hours = Math.floor(minutes / 60);
  // The last hours are told to the minute: "in time" is then a matter of minutes.
  return hours < 3 && minutes % 60 > 0 ? `${hours} h ${minutes % 60} min left` : `${hours} h left`;
}
