"use client";

import { CircleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import { DoneCard } from "./done-card.tsx";
import { RecommendationCard } from "./recommendation-card.tsx";
import { SnoozedLine } from "./snoozed-line.tsx";
import type { Concierge } from "./use-concierge.ts";
import { useRecommendations } from "./use-recommendations.ts";

/** What would help, what was done, and what comes back later. */
export function Recommendations({ concierge, viewerId }: { concierge: Concierge; viewerId: string }) {
  const answers = useRecommendations(concierge, viewerId);
  const { recommendations } = concierge.state;
  const open = recommendations.filter((it) => it.status === "open");
  const snoozed = recommendations.filter((it) => it.status === "snoozed");
  // The newest; what was done before it has been built upon.
  const done = recommendations.find(
    (it) => it.status === "applied" && (it.applied?.undoable || answers.appliedHere.has(it.id)),
  );
  const section = useRef<HTMLElement>(null);

  const found = concierge.answer === "found" && concierge.wasAsked;
  useEffect(() => {
    if (found) showFirst(section.current);
  }, [found]);

  const { word, busy } = answers;
  const wasBusy = useRef(busy);
  useEffect(() => {
    if (wasBusy.current !== null && busy === null) keepInSight(section.current);
    wasBusy.current = busy;
  }, [busy]);

  const something = open.length + snoozed.length > 0 || done || word;
  return (
    <section
      ref={section}
      aria-label="What would help"
      tabIndex={-1}
      className={something ? "flex scroll-mt-20 flex-col gap-4 outline-none" : "hidden"}
    >
      <p
        role={word?.tone === "problem" ? "alert" : "status"}
        className={
          word?.tone === "problem"
            ? "flex gap-2 rounded-card bg-warning-soft px-4 py-3 text-on-warning-soft"
            : word?.tone === "unseen"
              ? "sr-only"
              : "text-muted empty:hidden"
        }
      >
        {word?.tone === "problem" && <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />}
        {word && <span>{word.text}</span>}
      </p>
      {done && <DoneCard done={done} concierge={concierge} viewerId={viewerId} answers={answers} />}
      {open.map((it) => (
        <RecommendationCard key={it.id} recommendation={it} concierge={concierge} answers={answers} />
      ))}
      {snoozed.map((it) => (
        <SnoozedLine key={it.id} recommendation={it} concierge={concierge} answers={answers} />
      ))}
    </section>
  );
}

/** What was pressed is gone with its card: the outcome gets the focus, and is brought down from above the window. */
function keepInSight(section: HTMLElement | null): void {
  if (document.activeElement !== document.body) return;
  section?.focus({ preventScroll: true });
  if (section && section.getBoundingClientRect().top < 0) showFirst(section);
}

/** The answer to a tap that was made further down. */
function showFirst(section: HTMLElement | null): void {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  section?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: "start", behavior: calm ? "auto" : "smooth" });
}
