"use client";

import { Check, Undo2 } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { Activity, Alternative } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { formatDuration } from "@/ui/format.ts";
import { useBuilder } from "./builder-context.tsx";

interface Replacement {
  /** A request is on its way. */
  readonly busy: boolean;
  /** What stood here before; null while nothing has been replaced or the person is content. */
  readonly former: string | null;
  readonly start: () => Promise<void>;
  readonly pick: (other: Alternative) => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly keep: () => void;
}

/** Something else for the slot of an activity: it comes at once, and can be exchanged or taken back until it is kept. */
export function useReplacement(activity: Activity): Replacement {
  const { edits } = useBuilder();
  const [busy, setBusy] = useState(false);
  const [former, setFormer] = useState<string | null>(null);
  // Oldest first: taking back goes the other way.
  const [made, setMade] = useState<readonly string[]>([]);

  const during = async (change: () => Promise<{ edit_id: string | null } | null>) => {
    if (busy) return false;
    setBusy(true);
    const answer = await change();
    setBusy(false);
    const editId = answer?.edit_id;
    if (editId) setMade((now) => [...now, editId]);
    return answer !== null;
  };
  const keep = () => {
    setFormer(null);
    setMade([]);
  };
  return {
    busy,
    former,
    keep,
    async start() {
      const before = activity.title;
      if (await during(() => edits.replace(activity))) setFormer((now) => now ?? before);
    },
    async pick(other) {
      await during(() => edits.swap(activity, other));
    },
    async undo() {
      setBusy(true);
      const title = former ?? "";
      for (const editId of made.toReversed()) {
        if (!(await edits.revert(editId, `"${title}" is back`))) break;
      }
      setBusy(false);
      keep();
    },
  };
}

const atMost = 2;

/** Below what has just come into a slot: why it, what else there is, and the way back. Escape keeps it. */
export function ReplacementPanel({ activity, replacement }: { activity: Activity; replacement: Replacement }) {
  const { busy, former, pick, undo, keep } = replacement;
  const nameId = useId();
  const panel = useRef<HTMLElement>(null);
  // It answers what the person has just asked for; the menu that they asked with has closed.
  useEffect(() => {
    // Focus alone would bring the panel into sight and leave the place itself above it out of sight.
    panel.current?.focus({ preventScroll: true });
    panel.current?.closest("article")?.scrollIntoView({ block: "nearest" });
    // Where there is no room for both, what can be pressed comes first.
    panel.current?.scrollIntoView({ block: "nearest" });
  }, []);
  /** Back to the menu that it was asked for with. */
  const leave = (how: () => unknown) => {
    panel.current?.closest("article")?.querySelector<HTMLElement>("[aria-haspopup=menu]")?.focus();
    return how();
  };
  const others = activity.alternatives.slice(0, atMost);
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
          {activity.title} <span className="font-normal">instead of {former}</span>
        </p>
        {activity.reason && <p className="mt-1 text-sm">{activity.reason}</p>}
      </div>
      {others.length > 0 && (
        <div>
          <p className="text-sm">Or try</p>
          <ul aria-label="Other choices" className="mt-1.5 flex flex-col gap-1.5">
            {others.map((other) => (
              <li key={other.title}>
                <button
                  type="button"
                  aria-disabled={busy}
                  onClick={() => {
                    if (busy) return;
                    // The choice goes when it is taken, and the focus must not go with it.
                    panel.current?.focus();
                    void pick(other);
                  }}
                  className="tap flex w-full flex-col items-start rounded-control border bg-surface px-3.5 py-2 text-left text-ink hover:border-line-strong aria-disabled:opacity-60"
                >
                  <span className="font-medium">{other.title}</span>
                  <span className="text-muted text-sm">{whatItIs(other)}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex gap-2">
        <Button size="sm" icon={<Check />} aria-disabled={busy} onClick={() => leave(keep)}>
          Keep it
        </Button>
        <Button size="sm" variant="secondary" icon={<Undo2 />} loading={busy} onClick={() => void leave(undo)}>
          Undo
        </Button>
      </div>
    </section>
  );
}

function whatItIs({ reason, duration_minutes }: Activity["alternatives"][number]): string {
  return [duration_minutes !== null && formatDuration(duration_minutes), reason].filter(Boolean).join(" · ");
}
