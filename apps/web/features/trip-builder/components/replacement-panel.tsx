"use client";

import { useEffect, useId, useRef, useState } from "react";
import type { Activity, ApiOutputs, Trip } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { formatDuration, formatEach, formatTimes } from "@/ui/format.ts";
import { useBuilder } from "./builder-context.tsx";

type Preview = ApiOutputs["activities"]["previewReplacement"];
type Choice = Preview["choices"][number];

interface Replacement {
  /** A request is on its way. */
  readonly busy: boolean;
  /** The possible replacements; null until they are requested. */
  readonly preview: Preview | null;
  readonly start: () => Promise<void>;
  readonly pick: (choice: Choice) => Promise<void>;
  readonly keep: () => void;
}

/** Replacements for an activity: shown with what they would change, and applied only when one is chosen. */
export function useReplacement(activity: Activity): Replacement {
  const { edits } = useBuilder();
  const [busy, setBusy] = useState(false);
  const [preview, setPreview] = useState<Preview | null>(null);
  const during = async <Answer,>(call: () => Promise<Answer>): Promise<Answer | null> => {
    if (busy) return null;
    setBusy(true);
    const answer = await call();
    setBusy(false);
    return answer;
  };
  return {
    busy,
    preview,
    keep: () => setPreview(null),
    async start() {
      setPreview(await during(() => edits.previewReplacement(activity)));
    },
    async pick({ choice, activity: other }) {
      await during(() => edits.replace(activity, choice, other.title));
      setPreview(null);
    },
  };
}

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
          Instead of {activity.title}
        </p>
        <p className="text-sm">Now: {factsOf(activity, preview.way_minutes, trip)}</p>
      </div>
      <ul aria-label="Choices" className="flex flex-col gap-1.5">
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
          Keep {activity.title}
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
    way !== null && `${formatDuration(Math.max(1, way))} from the stop before`,
    price !== null && formatEach(price, trip.currency, trip.travelers),
  ]
    .filter(Boolean)
    .join(" · ");
}
