"use client";

import { useEffect, useId, useRef } from "react";
import type { Activity, Trip } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { formatDuration, formatEach, formatTimes } from "@/ui/format.ts";
import { t } from "../messages/index.ts";
import { useBuilder } from "./builder-context.tsx";
import type { Choice, Replacement } from "./use-replacement.ts";

/** Lists replacements below an activity, each with what would change. Escape closes it. */
export function ReplacementPanel({ activity, replacement }: { activity: Activity; replacement: Replacement }) {
  const { trip } = useBuilder();
  const { busy, preview, pick, keep } = replacement;
  const nameId = useId();
  const panel = useRef<HTMLElement>(null);
  // It answers a request of this person, so it takes the focus from the closed menu.
  useEffect(() => {
    // Scrolled by hand, because focus alone would scroll the activity above the panel out of view.
    panel.current?.focus({ preventScroll: true });
    panel.current?.closest("article")?.scrollIntoView({ block: "nearest" });
    // When there is no space for both, the choices come first.
    panel.current?.scrollIntoView({ block: "nearest" });
  }, []);
  if (!preview) return null;
  /** The focus returns to the menu that opened it. */
  const leave = (how: () => unknown) => {
    panel.current?.closest("article")?.querySelector<HTMLElement>("[aria-haspopup=menu]")?.focus();
    return how();
  };
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={nameId}
      aria-busy={busy}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        leave(keep);
      }}
      className="wrap-anywhere flex animate-rise flex-col gap-3 rounded-b-card border-t bg-accent-soft p-4 text-on-accent-soft scroll-mb-24 outline-none lg:scroll-mb-6 motion-reduce:animate-none"
    >
      <div>
        <p id={nameId} className="font-medium">
          {t("replace.title", { title: activity.title })}
        </p>
        <p className="text-sm">{t("replace.now", { facts: factsOf(activity, preview.way_minutes, trip) })}</p>
      </div>
      <ul aria-label={t("replace.choices")} className="flex flex-col gap-1.5">
        {preview.choices.map((it) => (
          <li key={it.choice}>
            <button
              type="button"
              aria-disabled={busy}
              onClick={() => {
                if (!busy) void leave(() => pick(it));
              }}
              className="tap flex w-full flex-col items-start rounded-control border bg-surface px-3.5 py-2 text-left text-ink hover:border-line-strong aria-disabled:opacity-60"
            >
              <span className="font-medium">{it.activity.title}</span>
              <span className="text-muted text-sm">{factsOf(it.activity, it.way_minutes, trip)}</span>
            </button>
          </li>
        ))}
      </ul>
      <div>
        <Button size="sm" variant="secondary" onClick={() => leave(keep)}>
          {t("replace.keep", { title: activity.title })}
        </Button>
      </div>
    </section>
  );
}

/** Time, place, distance and price of a choice, to compare. */
function factsOf(it: Choice["activity"], way: number | null, trip: Trip): string {
  const price = it.estimated_cost;
  return [
    formatTimes(it.start_time, it.end_time),
    it.location,
    way !== null && t("replace.way", { time: formatDuration(Math.max(1, way)) }),
    price !== null && formatEach(price, trip.currency, trip.travelers),
  ]
    .filter(Boolean)
    .join(" · ");
}
