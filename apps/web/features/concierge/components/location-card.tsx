"use client";

import { LocateFixed, LocateOff, Radio } from "lucide-react";
import { useRef } from "react";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { sentences } from "@/ui/format.ts";
import { useFocusAfter } from "@/ui/use-focus.ts";
import type { Concierge } from "../api/use-concierge.ts";
import { type LocationProblem, useLocation } from "../api/use-location.ts";
import { t } from "../messages/index.ts";
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
            {t("location")}
          </h2>
          <Badge tone={on ? "success" : "neutral"}>{on ? t("on") : t("off")}</Badge>
        </div>
        <p role="status" className="text-muted">
          {sentences([
            !on
              ? t("location.off")
              : shared
                ? t("location.shared", { time: clockOf(shared.expires_at, timezone) })
                : t("location.finding"),
            ...(watching ? [t("location.watching")] : []),
          ])}
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
              {t("location.stop")}
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
                {t("location.once")}
              </Button>
              <Button variant="secondary" icon={<Radio />} className="min-h-13" onClick={watch}>
                {t("location.while")}
              </Button>
            </>
          )}
        </div>
      </Card>
    </section>
  );
}

const problemWords = () => ({
  unsupported: t("location.unsupported"),
  denied: t("location.denied"),
  unavailable: t("location.unavailable"),
  timeout: t("location.timeout"),
  inaccurate: t("location.inaccurate"),
  too_old: t("location.tooOld"),
});

function locationWords(problem: LocationProblem): string {
  if (typeof problem === "string") return problemWords()[problem];
  return problem.code === "invalid_location" ? problemWords().too_old : problem.message;
}
