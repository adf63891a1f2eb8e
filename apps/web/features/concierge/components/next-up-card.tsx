"use client";

import { Settings2 } from "lucide-react";
import type { useDayMoments } from "@/features/travel/index.ts";
import { classNames } from "@/ui/class-names.ts";
import { useNow } from "@/ui/use-now.ts";
import type { Concierge } from "../api/use-concierge.ts";
import { momentIn, otherClock } from "../model/clock.ts";
import { headlineOf } from "../model/next-up.ts";
import { tripStart } from "../model/trip-start.ts";
import { NextUpText } from "./next-up-text.tsx";

interface NextUpCardProps {
  concierge: Concierge;
  /** What travels or is booked, by date. */
  moments: ReturnType<typeof useDayMoments>;
  onSettings: () => void;
}

/** The one thing to know now, large enough for the sun, under the clock of the trip. */
export function NextUpCard({ concierge, moments, onSettings }: NextUpCardProps) {
  const { trip, state } = concierge;
  const instant = useNow();
  const now = momentIn(state.timezone, instant);
  const headline = headlineOf(state.outlook, trip, now, moments.has(now.date));
  const late = headline.kind === "leave" && headline.lateBy > 0;
  const other = otherClock(state.timezone, instant);
  const place = trip.destination.split(",")[0];
  return (
    <section
      aria-label="Now and next"
      className={classNames(
        "rounded-panel px-5 pt-3 pb-5 sm:px-7 sm:pb-7",
        late ? "bg-danger text-on-danger" : "bg-accent text-on-accent",
      )}
    >
      <div className="flex min-h-11 items-center justify-between gap-3">
        <p className="text-[0.9375rem]">
          <time dateTime={`${now.date}T${now.time}`} className="font-semibold tabular-nums">
            {now.time}
          </time>{" "}
          in {place}
          {other && <span className="block text-sm">This device shows {other}.</span>}
        </p>
        <button
          type="button"
          aria-label="Concierge settings"
          onClick={onSettings}
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-control outline-current hover:bg-current/15 focus-visible:outline-current [&_svg]:size-5.5"
        >
          <Settings2 aria-hidden="true" />
        </button>
      </div>
      <NextUpText headline={headline} outlook={state.outlook} trip={trip} first={tripStart(trip, moments)} now={now} />
    </section>
  );
}
