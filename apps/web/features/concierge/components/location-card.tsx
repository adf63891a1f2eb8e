"use client";

import { LocateFixed, LocateOff, Radio } from "lucide-react";
import { useRef } from "react";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { useFocusAfter } from "@/ui/use-focus.ts";
import type { Concierge } from "../api/use-concierge.ts";
import { type LocationProblem, useLocation } from "../api/use-location.ts";
import { clockOf } from "../model/clock.ts";

/** Sharing the traveller's location: off until requested, and switched off with one press. */
export function LocationCard({ concierge }: { concierge: Concierge }) {
  const { timezone } = concierge.state;
  const { shared, watching, busy, problem, once, watch, stop } = useLocation(concierge);
  const on = shared !== null || watching;
  // The pressed button disappears.
  const controls = useRef<HTMLDivElement>(null);
  useFocusAfter(on, () => controls.current?.querySelector("button"));
  return (
    <section aria-labelledby="my-location">
      <Card className="flex flex-col gap-3">
        <div className="flex items-center justify-between gap-3">
          <h2 id="my-location" className="heading-section">
            My location
          </h2>
          <Badge tone={on ? "success" : "neutral"}>{on ? "On" : "Off"}</Badge>
        </div>
        <p role="status" className="text-muted">
          {!on &&
            "When it’s on, travel times start from where you are. Only your concierge sees your location, and forgets it after half an hour; nobody else on this trip sees it."}
          {on && !shared && "Finding where you are…"}
          {on &&
            shared &&
            `Shared with your concierge only, until ${clockOf(shared.expires_at, timezone)}. Nobody else on this trip sees it.`}
          {watching && " It updates as you move, while this page is open and visible."}
        </p>
        {problem && (
          <p role="alert" className="flex gap-2 rounded-control bg-warning-soft px-3.5 py-2.5 text-on-warning-soft">
            <LocateOff aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
            <span>{locationWords(problem)}</span>
          </p>
        )}
        <div ref={controls} className="grid gap-2">
          {on ? (
            <Button
              variant="secondary"
              icon={<LocateOff />}
              className="min-h-13"
              loading={busy === "stop"}
              onClick={() => void stop()}
            >
              Stop sharing
            </Button>
          ) : (
            <>
              <Button
                variant="secondary"
                icon={<LocateFixed />}
                className="min-h-13"
                loading={busy === "once"}
                onClick={() => void once()}
              >
                Share once
              </Button>
              <Button variant="secondary" icon={<Radio />} className="min-h-13" onClick={watch}>
                While this page is open
              </Button>
            </>
          )}
        </div>
      </Card>
    </section>
  );
}

const words = {
  unsupported: "This browser cannot tell where you are. Everything else works without it.",
  denied:
    "Your browser is blocking your location on this page. To allow it, open the browser’s settings for this site, usually next to the address bar. Everything else works without it.",
  unavailable: "Your device can’t tell where it is. Check that location is turned on, or try again outdoors.",
  timeout: "It is taking too long to find you. Try again outdoors or near a window.",
  inaccurate: "Your device only knows roughly where you are. Turn on precise location and try again.",
  too_old: "Your device only has an old location. Wait a moment and try again.",
};

function locationWords(problem: LocationProblem): string {
  if (typeof problem === "string") return words[problem];
  return problem.code === "invalid_location" ? words.too_old : problem.message;
}
