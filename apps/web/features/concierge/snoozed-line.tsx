"use client";

import { AlarmClock } from "lucide-react";
import { useState } from "react";
import { Button } from "@/ui/button.tsx";
import { spellDates } from "@/ui/format.ts";
import { clockOf } from "./clock.ts";
import { RecommendationCard, type RecommendationCardProps } from "./recommendation-card.tsx";

/** Put off: a small card until its time comes, or until it is wanted after all. */
export function SnoozedLine(props: RecommendationCardProps) {
  const { recommendation, concierge } = props;
  const [wanted, setWanted] = useState(false);
  if (wanted) return <RecommendationCard {...props} takesFocus />;
  const { snoozed_until, reason } = recommendation;
  return (
    <article aria-label="Put off" className="rounded-card border border-dashed pt-1 pr-2 pb-3 pl-4">
      <div className="flex items-center gap-3">
        <AlarmClock aria-hidden="true" className="size-5 shrink-0 text-muted" />
        <p className="flex-1 font-medium">
          {snoozed_until ? `Again at ${clockOf(snoozed_until, concierge.state.timezone)}` : "Put off"}
        </p>
        <Button variant="ghost" className="shrink-0 px-3" onClick={() => setWanted(true)}>
          Look now
        </Button>
      </div>
      <p className="wrap-anywhere pr-2 text-muted">{spellDates(reason)}</p>
    </article>
  );
}
