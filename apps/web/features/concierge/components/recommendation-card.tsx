"use client";

import { AlarmClock, Check } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { DropdownMenu } from "@/ui/dropdown-menu.tsx";
import { spellValues } from "@/ui/format.ts";
import { Spinner } from "@/ui/loading.tsx";
import type { Concierge } from "../api/use-concierge.ts";
import type { Answers } from "../api/use-recommendations.ts";
import { t } from "../messages/index.ts";
import { brokenByAll, isInAlert, keepsWhatIsFixed, situationWords } from "../messages.ts";
import { clockOf } from "../model/clock.ts";
import { isTrouble } from "../today-strip-text.ts";
import type { Recommendation } from "../types.ts";
import { BrokenConstraints, OptionCard } from "./option-card.tsx";

export interface RecommendationCardProps {
  recommendation: Recommendation;
  concierge: Concierge;
  answers: Answers;
  /** It was requested a moment ago, and replaces what had the focus. */
  takesFocus?: boolean;
}

/** The reason and the options, the best first. */
export function RecommendationCard({ recommendation, concierge, answers, takesFocus }: RecommendationCardProps) {
  const { state, trip } = concierge;
  const { busy, apply, respond } = answers;
  const { id, situation, reason, stale, options } = recommendation;
  const nameId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const broken = brokenByAll(options);
  const notInAlerts = broken.filter((it) => !isInAlert(it, state.alerts));
  const snooze = (minutes: number) => void respond(recommendation, "snooze", minutes);
  return (
    <article aria-labelledby={nameId}>
      <Card className="flex flex-col gap-4 max-sm:border-0 max-sm:bg-transparent max-sm:p-0 max-sm:shadow-none">
        <div>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Badge tone={isTrouble(situation) ? "warning" : "accent"}>{situationWords()[situation]}</Badge>
            <p className="text-faint text-sm tabular-nums">
              {t("goodUntil", { time: clockOf(recommendation.expires_at, state.timezone) })}
            </p>
          </div>
          <h2
            id={nameId}
            ref={heading}
            tabIndex={-1}
            className="wrap-anywhere heading-section mt-2 scroll-mt-28 outline-none"
          >
            {spellValues(reason)}
          </h2>
        </div>
        {stale && (
          <p role="status" className="flex items-center gap-2 text-muted">
            <Spinner className="size-4.5 shrink-0" />
            {t("stale")}
          </p>
        )}
        {!state.may_apply && <p className="rounded-control bg-sunken px-4 py-3 text-muted">{t("mayNotApply")}</p>}
        {notInAlerts.length > 0 && <BrokenConstraints breaks={notInAlerts} intro={t("whatever")} />}
        <ul className="flex flex-col gap-3">
          {options.map((option, index) => (
            <OptionCard
              key={option.id}
              option={option}
              best={index === 0 && keepsWhatIsFixed(option, options)}
              currency={trip.currency}
              broken={broken}
              busy={busy === `apply ${option.id}`}
              resting={busy !== null || stale}
              onApply={state.may_apply ? () => void apply(recommendation, option) : null}
            />
          ))}
        </ul>
        <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
          <Button
            variant="secondary"
            icon={<Check />}
            className="max-sm:col-span-2"
            loading={busy === `keep_plan ${id}`}
            onClick={() => void respond(recommendation, "keep_plan")}
          >
            {t("keepPlan")}
          </Button>
          <DropdownMenu
            align="start"
            trigger={
              <Button variant="ghost" icon={<AlarmClock />} loading={busy === `snooze ${id}`}>
                {t("later")}
              </Button>
            }
            groups={[
              [
                { label: t("again15"), onSelect: () => snooze(15) },
                { label: t("again60"), onSelect: () => snooze(60) },
              ],
            ]}
          />
          <Button
            variant="ghost"
            loading={busy === `dismiss ${id}`}
            onClick={() => void respond(recommendation, "dismiss")}
          >
            {t("dismiss")}
          </Button>
        </div>
      </Card>
    </article>
  );
}
