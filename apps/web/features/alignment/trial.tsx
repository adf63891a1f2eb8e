"use client";

import { domainError } from "@/features/api-client/index.ts";
import type { Group } from "@/features/groups/types.ts";
import { Button } from "@/ui/button.tsx";
import { Spinner } from "@/ui/loading.tsx";
import { answerAfter } from "./own-answer.ts";
import { listNames } from "./proposal-words.ts";
import { TakeAnswer } from "./take-answer.tsx";
import { TrialOutcome } from "./trial-outcome.tsx";
import type { Step } from "./types.ts";
import { useSimulation } from "./use-simulation.ts";

export interface TrialProps {
  group: Group;
  steps: readonly Step[];
  onDone: () => void;
}

/** What these steps would bring, and taking one's own of them. */
export function Trial({ group, steps, onDone }: TrialProps) {
  const trial = useSimulation({ trip_code: group.trip_code, steps: [...steps] });
  const own = steps.filter((it) => it.member_id === group.you);
  const others = [...new Set(steps.filter((it) => it.member_id !== group.you).map((it) => it.member_id))];
  const names = others.map((id) => group.members.find((it) => it.user_id === id)?.name ?? "somebody");
  const said = group.members.find((it) => it.user_id === group.you)?.preferences ?? null;
  return (
    <div className="flex animate-fade-in flex-col gap-3 border-t px-3.5 py-3" aria-live="polite">
      {trial.isPending && (
        <p className="flex items-center gap-2 text-muted text-sm">
          <Spinner /> Trying it
        </p>
      )}
      {trial.isError && !trial.data && (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-danger text-sm">{domainError(trial.error).message}</p>
          <Button size="sm" variant="secondary" onClick={() => void trial.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {trial.data && (
        <>
          <TrialOutcome simulation={trial.data} currency={group.currency} />
          {names.length > 0 && (
            <p className="text-muted text-sm">
              {own.length > 0 ? `It also takes ${listNames(names)}.` : `Only ${listNames(names)} can say so.`}
            </p>
          )}
          {own.length > 0 && (
            <TakeAnswer
              group={group}
              answer={answerAfter(own, said)}
              label={others.length > 0 ? "Make my part my answer" : "Make it my answer"}
              onDone={onDone}
            />
          )}
        </>
      )}
    </div>
  );
}
