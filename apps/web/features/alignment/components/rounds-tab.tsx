"use client";

import { useQuery } from "@tanstack/react-query";
import { Bot, RefreshCcw, TimerOff } from "lucide-react";
import { useId } from "react";
import { useApi } from "@/features/api-client/index.ts";
import type { Group } from "@/features/groups/index.ts";
import { QueryError } from "@/features/query-states/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { Card } from "@/ui/card.tsx";
import { formatInstant, formatRelative, listPeople, spellValues } from "@/ui/format.ts";
import { Loading } from "@/ui/loading.tsx";
import { EmptyState } from "@/ui/page-states.tsx";
import { useNow } from "@/ui/use-now.ts";
import { useOnServer } from "@/ui/use-on-server.ts";
import { t } from "../messages/index.ts";
import { dimensionWords, hiddenIn } from "../messages.ts";
import type { Round } from "../model/types.ts";
import { DimensionLine, ScoreDial } from "./score.tsx";

/** The rounds so far, newest first, and what changed between them. */
export function RoundsTab({ group }: { group: Group }) {
  const rounds = useQuery(useApi().alignment.rounds.queryOptions({ trip_code: group.trip_code }));
  const left = group.max_rounds - group.round_number;
  if (rounds.isPending) {
    return (
      <Loading
        label={t("rounds.loading")}
        className="flex flex-col gap-6"
        blocks={Array(2).fill("h-72 rounded-card")}
      />
    );
  }
  if (!rounds.data) return <QueryError title={t("rounds.failed")} query={rounds} />;
  if (rounds.data.rounds.length === 0) {
    return (
      <EmptyState
        art={<RefreshCcw />}
        title={t("rounds.none")}
        description={t("rounds.text", {
          count: left,
          lead: group.is_lead ? "you" : "other",
          name: group.lead.name,
        })}
      />
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted text-sm">{leftWords(left, group.max_rounds)}</p>
      <ol aria-label={t("rounds.name")} className="flex flex-col gap-6">
        {rounds.data.rounds.toReversed().map((round) => (
          <RoundCard key={round.round_number} round={round} group={group} />
        ))}
      </ol>
    </div>
  );
}

function leftWords(left: number, most: number): string {
  if (left > 0) return t("rounds.left", { count: left, most: String(most) });
  if (most === 1) return t("rounds.usedOne");
  return most === 2 ? t("rounds.usedBoth") : t("rounds.usedAll", { count: String(most) });
}

/** One round: who ran it, its result, whose silence counted as consent, and what changed since the round before. */
function RoundCard({ round, group }: { round: Round; group: Group }) {
  const nameId = useId();
  const silent = round.timed_out_members.map((it) => (it.user_id === group.you ? t("youInList") : it.name));
  return (
    <li>
      <article aria-labelledby={nameId}>
        <Card className="flex flex-col gap-4 max-sm:p-4">
          <div className="flex items-center gap-4">
            <ScoreDial score={round.alignment_score} dimensions={round.dimensions} hidden={hiddenIn(round)} size="md" />
            <div className="min-w-0">
              <h3 id={nameId} className="heading-section">
                {t("round", { number: String(round.round_number) })}
              </h3>
              <RanBy round={round} you={group.you} />
            </div>
          </div>
          {round.changes.length > 0 && (
            <section aria-label={t("whatChanged")} className="rounded-control bg-sunken px-3.5 py-2.5 text-[0.9375rem]">
              <h4 className="font-medium">{t("changedSince", { round: String(round.round_number - 1) })}</h4>
              <ul className="mt-1 list-disc pl-5">
                {round.changes.map((change) => (
                  <li key={change} className="wrap-anywhere">
                    {spellValues(change)}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <ul className="flex flex-col divide-y border-t">
            {dimensionWords().map(({ dimension }) => (
              <DimensionLine
                key={dimension}
                dimension={dimension}
                outcome={round}
                currency={group.currency}
                withReason
              />
            ))}
          </ul>
          {silent.length > 0 && (
            <p className="wrap-anywhere flex items-start gap-2 text-muted text-sm">
              <TimerOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              {t("counted", { names: listPeople(silent, 12) })}
            </p>
          )}
        </Card>
      </article>
    </li>
  );
}

/** An agent is always shown as an agent. */
function RanBy({ round: { ran_by, ran_at }, you }: { round: Round; you: string }) {
  const now = useNow(60_000);
  // In the time zone of the device, which the server does not know.
  const exact = useOnServer() ? undefined : formatInstant(ran_at);
  const person = ran_by.user_id === you ? t("youInList") : ran_by.name;
  return (
    <p className="wrap-anywhere mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm">
      {ran_by.agent_name ? (
        <>
          <Badge tone="accent" icon={<Bot />} className="wrap-anywhere max-w-full whitespace-normal!">
            <span className="sr-only">{t("agent")} </span>
            {ran_by.agent_name}
          </Badge>
          <span>{t("forPerson", { person })}</span>
        </>
      ) : (
        <span>{t("byPerson", { person })}</span>
      )}
      <span aria-hidden="true">·</span>
      <time dateTime={ran_at} title={exact}>
        {formatRelative(ran_at, now)}
      </time>
    </p>
  );
}
