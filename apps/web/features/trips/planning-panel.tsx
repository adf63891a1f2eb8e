"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { dayCount, formatDateRange } from "@/ui/format.ts";
import { Progress } from "@/ui/loading.tsx";
import type { TripDraft } from "./new-trip-draft.ts";
import { PlanProgressView } from "./plan-progress-view.tsx";
import type { PlanProgress } from "./use-plan-progress.ts";

/** Says what happens while the server plans: the stage it is at, then each day as it is final. Escape cancels. */
export function PlanningPanel({
  draft,
  progress,
  onCancel,
}: {
  draft: TripDraft;
  progress: PlanProgress;
  onCancel: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    onCancel();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
  const { start_date, end_date, planned } = draft;

  return (
    <Card padding="lg" className="mx-auto w-full max-w-2xl animate-rise">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="heading-page break-words outline-none">
            {planned ? "Planning" : "Creating"} {draft.destination.trim()}
          </h1>
          <p className="mt-1 text-muted">{formatDateRange(start_date, end_date)}</p>
        </div>
        <Button variant="secondary" size="sm" aria-keyshortcuts="Escape" onClick={onCancel} className="shrink-0">
          Cancel
        </Button>
      </div>
      <div className="mt-7">
        {planned ? (
          <PlanProgressView progress={progress} total={dayCount(start_date, end_date)} />
        ) : (
          <Progress label="One moment" value={null} />
        )}
      </div>
    </Card>
  );
}
