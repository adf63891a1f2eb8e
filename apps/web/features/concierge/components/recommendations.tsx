"use client";

import { useQuery } from "@tanstack/react-query";
import { AlarmClock, Check, CircleAlert, Undo2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { spellValues } from "@/ui/format.ts";
import { Link } from "@/ui/link.tsx";
import type { Concierge } from "../api/use-concierge.ts";
import { type Answers, useRecommendations } from "../api/use-recommendations.ts";
import { t } from "../messages/index.ts";
import { whoIntervened } from "../messages.ts";
import { clockOf } from "../model/clock.ts";
import type { Recommendation } from "../types.ts";
import { RecommendationCard, type RecommendationCardProps } from "./recommendation-card.tsx";

/** Open recommendations, applied ones, and snoozed ones. */
export function Recommendations({ concierge, viewerId }: { concierge: Concierge; viewerId: string }) {
  const answers = useRecommendations(concierge, viewerId);
  const { recommendations } = concierge.state;
  const open = recommendations.filter((it) => it.status === "open");
  const snoozed = recommendations.filter((it) => it.status === "snoozed");
  // Only the newest, because later changes depend on earlier ones.
  const done = recommendations.find(
    (it) => it.status === "applied" && (it.applied?.undoable || answers.appliedHere.has(it.id)),
  );
  const section = useRef<HTMLElement>(null);

  const found = concierge.answer === "found" && concierge.wasAsked;
  useEffect(() => {
    if (found) showFirst(section.current);
  }, [found]);

  const { word, busy } = answers;
  const pressed = useRef(false);
  const cards = [open.map((it) => it.id), snoozed.map((it) => it.id), done?.id].join("|");
  // The answer and the updated list of cards may arrive in either order.
  useEffect(() => {
    if (busy !== null) pressed.current = true;
    else if (pressed.current && document.activeElement === document.body) {
      pressed.current = false;
      keepInSight(section.current);
    }
  }, [busy, cards]);

  const something = open.length + snoozed.length > 0 || done || word;
  return (
    <section
      ref={section}
      aria-label={t("help")}
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

/** The pressed button disappeared with its card: the outcome gets the focus and is scrolled into view. */
function keepInSight(section: HTMLElement | null): void {
  section?.focus({ preventScroll: true });
  if (section && section.getBoundingClientRect().top < 0) showFirst(section);
}

/** The answer to a press further down. */
function showFirst(section: HTMLElement | null): void {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  section?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: "start", behavior: calm ? "auto" : "smooth" });
}

interface DoneCardProps {
  done: Recommendation;
  concierge: Concierge;
  viewerId: string;
  answers: Answers;
}

/** The applied option, with an undo until somebody edits the plan. */
function DoneCard({ done, concierge: { trip }, viewerId, answers }: DoneCardProps) {
  const api = useApi();
  const undoable = done.applied?.undoable ?? false;
  const history = useQuery({
    ...api.history.list.queryOptions({ trip_id: trip.id, limit: 1 }),
    enabled: !undoable && trip.revision !== done.applied?.trip_revision,
  });
  const option = done.options.find((it) => it.id === done.applied?.option_id);
  return (
    <article
      aria-label={t("done")}
      className="flex flex-col gap-2 rounded-card bg-success-soft px-4 pt-3.5 pb-3 text-on-success-soft"
    >
      <div role="status" className="flex gap-3">
        <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <div className="min-w-0">
          <p className="wrap-anywhere font-semibold">
            {t("done")}
            {option && <span className="font-normal">: {spellValues(option.summary)}</span>}
          </p>
          {history.data && <p className="mt-1">{whoIntervened(history.data.entries[0]?.author, viewerId)}</p>}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pl-8">
        {undoable && (
          <Button
            variant="secondary"
            icon={<Undo2 />}
            loading={answers.busy === `undo ${done.id}`}
            onClick={() => void answers.undo(done)}
          >
            {t("undo")}
          </Button>
        )}
        <Link
          href={`/trips/${trip.id}`}
          className="flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {t("seePlan")}
        </Link>
      </div>
    </article>
  );
}

/** A snoozed recommendation: a small card until its time, or until it is reopened. */
function SnoozedLine(props: RecommendationCardProps) {
  const { recommendation, concierge } = props;
  const [wanted, setWanted] = useState(false);
  if (wanted) return <RecommendationCard {...props} takesFocus />;
  const { snoozed_until, reason } = recommendation;
  return (
    <article aria-label={t("putOff")} className="rounded-card border border-dashed pt-1 pr-2 pb-3 pl-4">
      <div className="flex items-center gap-3">
        <AlarmClock aria-hidden="true" className="size-5 shrink-0 text-muted" />
        <p className="flex-1 font-medium">
          {snoozed_until ? t("againAt", { time: clockOf(snoozed_until, concierge.state.timezone) }) : t("putOff")}
        </p>
        <Button variant="ghost" className="shrink-0 px-3" onClick={() => setWanted(true)}>
          {t("lookNow")}
        </Button>
      </div>
      <p className="wrap-anywhere pr-2 text-muted">{spellValues(reason)}</p>
    </article>
  );
}
