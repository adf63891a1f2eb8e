import type { Group } from "@/features/groups/types.ts";
import { Card } from "@/ui/card.tsx";
import { classNames } from "@/ui/class-names.ts";
import { DimensionLine } from "./dimension-line.tsx";
import { dimensionWords } from "./dimension-words.ts";
import { listNames } from "./proposal-words.ts";
import { ScoreDial } from "./score.tsx";
import type { AlignmentResult, Outcome } from "./types.ts";

export interface StandingProps {
  group: Group;
  last: AlignmentResult;
  /** What a round would give with the answers as they are. */
  now: Outcome;
  /** Alone in its row: what is agreed on side by side. */
  wide?: boolean;
  className?: string | false;
}

/** What is agreed on: by the last round, or by a round if one ran now. */
export function Standing({ group, last, now, wide = false, className }: StandingProps) {
  const isOpen = last.round_number > 0;
  const shown: Outcome = isOpen ? last : now;
  const silent = group.members
    .filter((it) => it.preferences && it.state !== "answered")
    .map((it) => (it.user_id === group.you ? "you" : it.name));
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
        <ScoreDial score={shown.alignment_score} dimensions={shown.dimensions} size="lg" />
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
        {dimensionWords.map(({ dimension }) => (
          <DimensionLine key={dimension} dimension={dimension} outcome={shown} currency={group.currency} />
        ))}
      </ul>
      {since && (
        <p className="rounded-control bg-sunken px-3.5 py-2.5 text-sm">
          With the answers as they are now, one more round would give <strong>{now.alignment_score}</strong>
          {silent.length > 0
            ? `: those who have not answered since (${listNames(silent)}) are taken to agree to this.`
            : "."}
        </p>
      )}
    </Card>
  );
}

function heading({ round_number, reconciled }: AlignmentResult): string {
  if (round_number === 0) return "If a round ran now";
  return reconciled ? `Agreed in round ${round_number}` : `Round ${round_number} proposes`;
}

function summary({ dimensions, reconciled }: Outcome): string {
  if (reconciled) return "You agree on all three.";
  const agreed = dimensionWords.filter(({ dimension }) => dimensions[dimension]).map((it) => it.label.toLowerCase());
  return agreed.length === 0 ? "Nothing is settled yet." : `You agree on ${listNames(agreed)}.`;
}
