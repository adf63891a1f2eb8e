"use client";

import { AlarmClock } from "lucide-react";
import { useState } from "react";
import { Button } from "@/ui/button.tsx";
import { spellDates } from "@/ui/format.ts";
import { clockOf } from "./clock.ts";
import { RecommendationCard, type RecommendationCardProps } from "./recommendation-card.tsx";

/** Put off: one line until its time comes, or until it is wanted after all. */
export function SnoozedLine(props: RecommendationCardProps) {
  const { recommendation, concierge } = props;
  const [wanted, setWanted] = useState(false);
  if (wanted) return <RecommendationCard {...props} />;
  const { snoozed_until, reason } = recommendation;
  return (
    <article aria-label="Put off" className="flex items-center gap-3 rounded-card border border-dashed py-2 pr-2 pl-4">
      <AlarmClock aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <p className="wrap-anywhere line-clamp-2 min-w-0 flex-1 text-muted">
        {snoozed_until && (
          <span className="font-medium text-ink">Again at {clockOf(snoozed_until, concierge.state.timezone)}. </span>
        )}
        {spellDates(reason)}
      </p>
      <Button variant="ghost" className="shrink-0 px-3" onClick={() => setWanted(true)}>
        Look now
      </Button>
    </article>
  );
}
