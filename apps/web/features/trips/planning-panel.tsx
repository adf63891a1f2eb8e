"use client";

import { CalendarClock, MapPin, Route } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Progress } from "@/ui/progress.tsx";

const steps = [
  { icon: MapPin, name: "Choosing places", what: "that fit your interests and the length of the trip" },
  { icon: Route, name: "Arranging days", what: "so that neighbours share a day and meals fall at mealtimes" },
  { icon: CalendarClock, name: "Checking hours", what: "and the way between stops" },
];

/** Says what happens while the server plans. It does not know how far the server is, so nothing here pretends to. */
export function PlanningPanel({
  destination,
  planned,
  onCancel,
}: {
  destination: string;
  planned: boolean;
  onCancel: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card padding="lg" className="mx-auto w-full max-w-xl animate-rise">
      <h1 ref={heading} tabIndex={-1} className="heading-page outline-none">
        {planned ? `Planning ${destination}` : `Creating ${destination}`}
      </h1>
      <div className="mt-6" role="status">
        <Progress label={planned ? "Usually a few seconds" : "One moment"} value={null} />
      </div>
      {planned && (
        <ul className="mt-8 flex flex-col gap-5">
          {steps.map((step) => (
            <li key={step.name} className="flex gap-4">
              <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-on-accent-soft">
                <step.icon aria-hidden="true" className="size-5" />
              </span>
              <span>
                <span className="block font-medium">{step.name}</span>
                <span className="text-muted">{step.what}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-8">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Card>
  );
}
