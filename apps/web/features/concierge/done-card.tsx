"use client";

import { useQuery } from "@tanstack/react-query";
import { Check, Undo2 } from "lucide-react";
import Link from "next/link";
import { useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { spellDates } from "@/ui/format.ts";
import { whoIntervened } from "./refusal-words.ts";
import type { Recommendation } from "./types.ts";
import type { Concierge } from "./use-concierge.ts";
import type { Answers } from "./use-recommendations.ts";

export interface DoneCardProps {
  done: Recommendation;
  concierge: Concierge;
  viewerId: string;
  answers: Answers;
}

/** What was applied, and how to take it back for as long as nobody has edited the plan since. */
export function DoneCard({ done, concierge: { trip }, viewerId, answers }: DoneCardProps) {
  const api = useApi();
  const undoable = done.applied?.undoable ?? false;
  const history = useQuery({
    ...api.history.list.queryOptions({ trip_id: trip.id, limit: 1 }),
    enabled: !undoable && trip.revision !== done.applied?.trip_revision,
  });
  const option = done.options.find((it) => it.id === done.applied?.option_id);
  return (
    <article
      aria-label="Done"
      className="flex flex-col gap-2 rounded-card bg-success-soft px-4 pt-3.5 pb-3 text-on-success-soft"
    >
      <div role="status" className="flex gap-3">
        <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <div className="min-w-0">
          <p className="wrap-anywhere font-semibold">
            Done{option && <span className="font-normal">: {spellDates(option.summary)}</span>}
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
            Undo
          </Button>
        )}
        <Link
          href={`/trips/${trip.id}`}
          className="flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          See the plan
        </Link>
      </div>
    </article>
  );
}
