"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { Button } from "@/ui/button.tsx";
import { count } from "@/ui/format.ts";
import { askedAtOnce, type FieldKey, type Mark, runsOf, stretchesOf } from "./evidence.ts";
import type { EvidenceStore } from "./evidence-store.ts";
import { MarkedWords } from "./marked-words.tsx";

export interface SourceTextProps {
  text: string;
  marks: readonly Mark[];
  store: EvidenceStore;
  /** Somebody pressed words that say a field. */
  onPress?(key: FieldKey): void;
  className?: string;
}

/**
 * A confirmation with the words marked that were read out of it. Of a long one only what lies around them is drawn, the rest
 * on demand: a megabyte in one page would freeze it. Scrolls by itself to what the form points at.
 */
export function SourceText({ text, marks, store, onPress, className }: SourceTextProps) {
  const pane = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState<readonly { start: number; end: number }[]>([]);
  const stretches = useMemo(
    () =>
      stretchesOf(text, marks, asked).map((it) => ({ ...it, runs: it.shown ? runsOf(it.start, it.end, marks) : [] })),
    [text, marks, asked],
  );
  useEffect(
    () =>
      store.follow((keys, from) => {
        if (from === "form" && pane.current) bringIntoView(pane.current, keys);
      }),
    [store],
  );
  const keysAt = (target: EventTarget) =>
    target instanceof Element ? (target.closest("mark")?.dataset.keys?.split(" ") ?? []) : [];

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for pointers; with keys one starts at the fields, each of which leads here
    <section
      ref={pane}
      aria-label="The text of the confirmation"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with keys
      tabIndex={0}
      onPointerOver={({ target, pointerType }) =>
        pointerType === "mouse" && store.point(keysAt(target) as FieldKey[], "text")
      }
      onPointerLeave={() => store.point([], "text")}
      onClick={({ target }) => {
        const [key] = keysAt(target);
        if (key) onPress?.(key as FieldKey);
      }}
      className={className}
    >
      {stretches.map(({ start, end, shown, runs }) =>
        shown ? (
          <div key={start} className="wrap-anywhere whitespace-pre-wrap">
            {runs.map((run) =>
              run.marks.length > 0 ? (
                <MarkedWords key={run.start} marks={run.marks} store={store}>
                  {text.slice(run.start, run.end)}
                </MarkedWords>
              ) : (
                text.slice(run.start, run.end)
              ),
            )}
          </div>
        ) : (
          <div
            // Its end stays while it gets shorter, and with it the focus on its button.
            key={`until ${end}`}
            className="my-3 flex items-center gap-3 text-faint text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
          >
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                setAsked([...asked, { start, end: Math.min(end, start + askedAtOnce) }]);
                if (end - start <= askedAtOnce) pane.current?.focus({ preventScroll: true });
              }}
            >
              Show more · {count(end - start, "character")} left out
            </Button>
          </div>
        ),
      )}
    </section>
  );
}

/** Scrolls the pane and nothing around it: the field that was pointed at must stay where it is. */
function bringIntoView(pane: HTMLElement, [key]: readonly FieldKey[]) {
  const words = key && pane.querySelector(`mark[data-keys~="${key}"]`);
  if (!words) return;
  const [outer, inner] = [pane.getBoundingClientRect(), words.getBoundingClientRect()];
  const margin = Math.min(96, outer.height / 4);
  if (inner.top >= outer.top + margin / 2 && inner.bottom <= outer.bottom - margin / 2) return;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  pane.scrollTo({ top: pane.scrollTop + inner.top - outer.top - outer.height / 3, behavior: calm ? "auto" : "smooth" });
}
