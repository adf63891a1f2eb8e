import { Bookmark, CircleHelp, Clock, Pin, Sparkles, Users } from "lucide-react";
import type { Activity } from "@/features/api-client/index.ts";
import { Badge } from "@/ui/badge.tsx";

/** What is good to know about an activity before relying on it. Renders nothing for an ordinary one. */
export function ActivityBadges({ activity, waits }: { activity: Activity; waits: boolean }) {
  const { pinned, verified, provenance, booking_id, segment_id } = activity;
  const unverified = !verified && provenance !== "person";
  const booked = booking_id !== null || segment_id !== null;
  if (!waits && !pinned && !unverified && !booked && provenance !== "model" && provenance !== "board") return null;
  return (
    <div className="flex flex-wrap gap-1.5">
      {waits && (
        <Badge tone="warning" icon={<Clock />}>
          Not sent yet
        </Badge>
      )}
      {pinned && (
        <Badge tone="accent" icon={<Pin />}>
          Pinned
        </Badge>
      )}
      {booked && (
        <Badge tone="success" icon={<Bookmark />}>
          Booked
        </Badge>
      )}
      {provenance === "board" && <Badge icon={<Users />}>From the group</Badge>}
      {provenance === "model" && <Badge icon={<Sparkles />}>Suggested by AI</Badge>}
      {unverified && (
        <Badge tone="warning" icon={<CircleHelp />}>
          Unverified
        </Badge>
      )}
    </div>
  );
}
