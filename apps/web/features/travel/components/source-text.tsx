"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { Button } from "@/ui/button.tsx";
import { classNames } from "@/ui/class-names.ts";
import { t } from "../messages/page/index.ts";
import {
  askedAtOnce,
  type EvidenceStore,
  evidenceGroups,
  type FieldKey,
  groupColours,
  groupWords,
  type Mark,
  runsOf,
  stretchesOf,
  usePointed,
} from "../model/evidence.ts";

interface SourceTextProps {
  text: string;
  marks: readonly Mark[];
  store: EvidenceStore;
  /** Called when somebody pressed words that state a field. */
  onPress?(key: FieldKey): void;
  className?: string;
}

/**
 * A confirmation with the words highlighted that fields were read from. Of a long one only the surroundings of those
 * words are rendered, and the rest on demand, because a page with a megabyte of text would freeze. Scrolls to what the
 * form points at.
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
      aria-label={t("text.name")}
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
            // The end of the text stays in place while it gets shorter, and with it the focus on its button.
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
              {t("text.more", { count: end - start })}
            </Button>
          </div>
        ),
      )}
    </section>
  );
}

/** Scrolls the pane and nothing around it: the field under the pointer must stay in place. */
function bringIntoView(pane: HTMLElement, [key]: readonly FieldKey[]) {
  const words = key && pane.querySelector(`mark[data-keys~="${key}"]`);
  if (!words) return;
  const [outer, inner] = [pane.getBoundingClientRect(), words.getBoundingClientRect()];
  const margin = Math.min(96, outer.height / 4);
  if (inner.top >= outer.top + margin / 2 && inner.bottom <= outer.bottom - margin / 2) return;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  pane.scrollTo({ top: pane.scrollTop + inner.top - outer.top - outer.height / 3, behavior: calm ? "auto" : "smooth" });
}

/** Words that state a field, in the colour of its subject; the innermost mark decides. */
function MarkedWords({ marks, store, children }: { marks: readonly Mark[]; store: EvidenceStore; children: string }) {
  const keys = marks.map((it) => it.key);
  const pointed = usePointed(store, keys);
  const [innermost] = marks.toSorted((a, b) => a.end - a.start - (b.end - b.start));
  if (!innermost) return children;
  return (
    <mark
      data-keys={keys.join(" ")}
      style={{ "--tone": groupColours[innermost.group] } as React.CSSProperties}
      className={classNames(
        "scroll-my-16 rounded-sm border-(--tone) border-b-2 text-ink transition-[background-color]",
        pointed
          ? "bg-[color-mix(in_srgb,var(--tone)_34%,transparent)] outline-2 outline-(--tone)"
          : "bg-[color-mix(in_srgb,var(--tone)_13%,transparent)]",
      )}
    >
      {children}
    </mark>
  );
}

/** The legend of the colours; only those that occur. */
export function EvidenceLegend({ marks }: { marks: readonly Mark[] }) {
  const used = evidenceGroups.filter((group) => marks.some((it) => it.group === group));
  if (used.length === 0) return null;
  return (
    <ul aria-label={t("colours")} className="flex flex-wrap gap-x-4 gap-y-1 text-muted text-sm">
      {used.map((group) => (
        <li key={group} className="flex items-center gap-1.5">
          <span aria-hidden="true" className="size-2.5 rounded-full" style={{ background: groupColours[group] }} />
          {groupWords()[group]}
        </li>
      ))}
    </ul>
  );
}
