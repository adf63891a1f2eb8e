import { spellDates } from "@/ui/format.ts";
import { labelOf } from "./dimension-words.ts";
import { listNames, proposalLine } from "./proposal-words.ts";
import { DimensionMarks, ScoreDial } from "./score.tsx";
import type { Simulation } from "./types.ts";

/** What a round would give then, and what would still be apart. */
export function TrialOutcome({ simulation, currency }: { simulation: Simulation; currency: string }) {
  const { what_if: then, warnings = [] } = simulation;
  const line = proposalLine(then, currency);
  return (
    <div className="flex items-start gap-3">
      <ScoreDial score={then.alignment_score} dimensions={then.dimensions} size="sm" />
      <div className="wrap-anywhere flex min-w-0 flex-col gap-1.5 text-sm">
        <p className="font-medium leading-snug">
          {then.reconciled ? "You would agree" : "A round would propose"}
          {line && `: ${line}`}
        </p>
        <DimensionMarks dimensions={then.dimensions} />
        {then.conflicts.length > 0 && <p className="text-muted">{stillApart(simulation)}</p>}
        {warnings.map((it) => (
          <p key={it.code} className="text-muted">
            {it.message}
          </p>
        ))}
      </div>
    </div>
  );
}

/** What the reader has before them already is only named. */
function stillApart({ now, what_if }: Simulation): string {
  const isKnown = (message: string) => now.conflicts.some((it) => it.message === message);
  const named = what_if.conflicts.map((it) => labelOf(it.dimension).toLowerCase());
  const fresh = what_if.conflicts.filter((it) => !isKnown(it.message)).map((it) => spellDates(it.message));
  return [`Still apart: ${listNames(named)}.`, ...fresh].join(" ");
}
