import { Bot, TimerOff } from "lucide-react";
import { useId } from "react";
import type { Group } from "@/features/groups/types.ts";
import { Badge } from "@/ui/badge.tsx";
import { Card } from "@/ui/card.tsx";
import { formatRelative, spellDates } from "@/ui/format.ts";
import { DimensionLine } from "./dimension-line.tsx";
import { dimensionWords } from "./dimension-words.ts";
import { listNames } from "./proposal-words.ts";
import { ScoreDial } from "./score.tsx";
import type { Round } from "./types.ts";

/** One round: who ran it, what came out, whose silence it took for a yes, and what is different from the one before. */
export function RoundCard({ round, group }: { round: Round; group: Group }) {
  const nameId = useId();
  const silent = round.timed_out_members.map((it) => (it.user_id === group.you ? "you" : it.name));
  return (
    <li>
      <article aria-labelledby={nameId}>
        <Card className="flex flex-col gap-4 max-sm:p-4">
          <div className="flex items-center gap-4">
            <ScoreDial score={round.alignment_score} dimensions={round.dimensions} size="md" />
            <div className="min-w-0">
              <h3 id={nameId} className="heading-section">
                Round {round.round_number}
              </h3>
              <RanBy round={round} you={group.you} />
            </div>
          </div>
          {round.changes.length > 0 && (
            <section aria-label="What changed" className="rounded-control bg-sunken px-3.5 py-2.5 text-[0.9375rem]">
              <h4 className="font-medium">What changed since round {round.round_number - 1}</h4>
              <ul className="mt-1 list-disc pl-5">
                {round.changes.map((change) => (
                  <li key={change} className="wrap-anywhere">
                    {spellDates(change)}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <ul className="flex flex-col divide-y border-t">
            {dimensionWords.map(({ dimension }) => (
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
              Silence counted as yes: {listNames(silent, 12)}
            </p>
          )}
        </Card>
      </article>
    </li>
  );
}

/** An agent is never taken for a person. */
function RanBy({ round: { ran_by, ran_at }, you }: { round: Round; you: string }) {
  const person = ran_by.user_id === you ? "you" : ran_by.name;
  return (
    <p className="wrap-anywhere mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm">
      {ran_by.agent_name ? (
        <>
          <Badge tone="accent" icon={<Bot />} className="wrap-anywhere max-w-full whitespace-normal!">
            <span className="sr-only">Agent </span>
            {ran_by.agent_name}
          </Badge>
          <span>for {person}</span>
        </>
      ) : (
        <span>by {person}</span>
      )}
      <span aria-hidden="true">·</span>
      <time dateTime={ran_at} title={new Date(ran_at).toLocaleString()} suppressHydrationWarning>
        {formatRelative(ran_at, Date.now())}
      </time>
    </p>
  );
}
