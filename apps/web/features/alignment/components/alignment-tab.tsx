"use client";

import { useQuery } from "@tanstack/react-query";
import { Handshake } from "lucide-react";
import type { ReactNode } from "react";
import { domainError, useApi } from "@/features/api-client/index.ts";
import type { Group } from "@/features/groups/index.ts";
import { isCollecting } from "@/features/groups/index.ts";
import { Card } from "@/ui/card.tsx";
import { classNames } from "@/ui/class-names.ts";
import { formatList, inSentence, listPeople } from "@/ui/format.ts";
import { Skeleton } from "@/ui/loading.tsx";
import { EmptyState, ErrorState } from "@/ui/page-states.tsx";
import { richText } from "@/ui/rich-text.tsx";
import { useSimulation } from "../api.ts";
import { t } from "../messages/index.ts";
import { dimensionWords, hiddenIn } from "../messages.ts";
import type { AlignmentResult, Outcome } from "../model/types.ts";
import { BudgetCard } from "./budget-card.tsx";
import { DatesCard } from "./dates-card.tsx";
import { FairnessCard } from "./fairness-card.tsx";
import { OpenConflicts, openConflicts } from "./open-conflicts.tsx";
import { PlacesCard } from "./places-card.tsx";
import { DimensionLine, ScoreDial } from "./score.tsx";
import { TryFlexibility } from "./try-relaxation.tsx";

/** What everybody wants, what they agree on, and what would settle the rest. */
export function AlignmentTab({ group }: { group: Group }) {
  const last = useQuery(useApi().alignment.get.queryOptions({ trip_code: group.trip_code }));
  if (group.members.every((it) => !it.preferences)) {
    return <EmptyState art={<Handshake />} title={t("none")} description={t("none.text")} />;
  }
  return (
    <div className="flex flex-col gap-6">
      <ResultAndConflicts group={group} last={last} />
      <DatesCard group={group} proposed={last.data?.proposed_dates ?? null} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <PlacesCard group={group} proposed={last.data?.proposed_destination ?? null} />
        <BudgetCard group={group} last={last.data} />
      </div>
      {last.data && <FairnessCard group={group} last={last.data} />}
    </div>
  );
}

interface MeetingProps {
  group: Group;
  last: { data: AlignmentResult | undefined; error: unknown; refetch: () => unknown };
}

/** What is agreed on, what would settle the rest, and the relaxations that the person can try. */
function ResultAndConflicts({ group, last }: MeetingProps) {
  const now = useSimulation({ trip_code: group.trip_code });
  if (last.data && now.data) {
    const conflicts = openConflicts(last.data, now.data.now);
    // When everything is agreed, there is nothing to try, and nobody is asked to give way further.
    if (conflicts.length === 0 && !isCollecting(group))
      return <CurrentResult group={group} last={last.data} now={now.data.now} wide />;
    // The person's own relaxations go into the shorter of the two columns.
    const isShort = conflicts.flatMap((it) => it.conflict.relaxations).length < 2;
    return (
      <Columns>
        <CurrentResult
          group={group}
          last={last.data}
          now={now.data.now}
          className={isShort && "lg:row-span-2 lg:self-stretch"}
        />
        <OpenConflicts
          group={group}
          conflicts={conflicts}
          isAgreed={last.data.reconciled}
          className={!isShort && "lg:row-span-2 lg:self-stretch"}
        />
        <TryFlexibility group={group} className={isShort && "lg:col-start-2"} />
      </Columns>
    );
  }
  const error = last.error ?? now.error;
  if (error) {
    return (
      <ErrorState
        headingLevel={3}
        title={t("failed")}
        description={domainError(error).message}
        onRetry={() => void Promise.all([last.refetch(), now.refetch()])}
      />
    );
  }
  return (
    <div role="status">
      <span className="sr-only">{t("loading")}</span>
      <Columns>
        <Skeleton className="h-80 rounded-card" />
        <Skeleton className="h-80 rounded-card" />
      </Columns>
    </div>
  );
}

function Columns({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr]">
      {children}
    </div>
  );
}

interface StandingProps {
  group: Group;
  last: AlignmentResult;
  /** The result that a round would have with the present answers. */
  now: Outcome;
  /** It is alone in its row, with its parts side by side. */
  wide?: boolean;
  className?: string | false;
}

/** What is agreed on: by the last round, or by a round with the present answers. */
function CurrentResult({ group, last, now, wide = false, className }: StandingProps) {
  const isOpen = last.round_number > 0;
  const shown: Outcome = isOpen ? last : now;
  const silent = group.members
    .filter((it) => it.preferences && it.state !== "answered")
    .map((it) => (it.user_id === group.you ? t("youInList") : it.name));
  const since = isOpen && now.alignment_score !== last.alignment_score;
  return (
    <Card
      className={classNames(
        "flex flex-col gap-4 max-sm:p-4",
        wide && "lg:grid lg:grid-cols-[auto_minmax(0,1fr)] lg:items-center lg:gap-x-10",
        className,
      )}
    >
      <div className="flex items-center gap-4">
        <ScoreDial score={shown.alignment_score} dimensions={shown.dimensions} hidden={hiddenIn(shown)} size="lg" />
        <div className="min-w-0">
          <h3 className="heading-section">{heading(last)}</h3>
          <p className="mt-1 text-muted text-sm">{summary(shown)}</p>
        </div>
      </div>
      <ul
        className={classNames(
          "flex flex-col divide-y border-t",
          wide && "lg:grid lg:grid-cols-3 lg:gap-6 lg:divide-y-0 lg:border-t-0",
        )}
      >
        {dimensionWords().map(({ dimension }) => (
          <DimensionLine key={dimension} dimension={dimension} outcome={shown} currency={group.currency} />
        ))}
      </ul>
      {since && (
        <p className="rounded-control bg-sunken px-3.5 py-2.5 text-sm">
          {richText(
            silent.length > 0
              ? t.parts("wouldScoreSilent", {
                  score: String(now.alignment_score),
                  names: listPeople(silent),
                  b: (it) => <strong>{it}</strong>,
                })
              : t.parts("wouldScore", { score: String(now.alignment_score), b: (it) => <strong>{it}</strong> }),
          )}
        </p>
      )}
    </Card>
  );
}

function heading({ round_number, reconciled }: AlignmentResult): string {
  if (round_number === 0) return t("heading.now");
  return reconciled
    ? t("heading.agreed", { round: String(round_number) })
    : t("heading.proposes", { round: String(round_number) });
}

function summary({ dimensions, reconciled }: Outcome): string {
  if (reconciled) return t("summary.all");
  const agreed = dimensionWords()
    .filter(({ dimension }) => dimensions[dimension])
    .map((it) => inSentence(it.label));
  return agreed.length === 0 ? t("summary.none") : t("summary.some", { what: formatList(agreed) });
}
