import { CircleCheck, CircleDashed } from "lucide-react";
import { useId } from "react";
import type { Group } from "@/features/groups/types.ts";
import { Badge } from "@/ui/badge.tsx";
import { spellDates } from "@/ui/format.ts";
import type { OpenConflict } from "./conflicts.ts";
import { labelOf } from "./dimension-words.ts";
import { listNames } from "./proposal-words.ts";
import { RelaxationRow } from "./relaxation-row.tsx";

export interface ConflictCardProps extends OpenConflict {
  group: Group;
}

/** Who stands against what, and the smallest changes that would settle it. */
export function ConflictCard({ group, conflict, state }: ConflictCardProps) {
  const nameId = useId();
  const silent = group.members
    .filter((it) => it.preferences && it.state !== "answered")
    .map((it) => (it.user_id === group.you ? "you" : it.name));
  const Mark = state === "settled" ? CircleCheck : CircleDashed;
  // What answers alone have settled needs nothing more; what only silence settles is better said.
  const relaxations = state === "settled" && silent.length === 0 ? [] : conflict.relaxations;
  return (
    <section aria-labelledby={nameId} className="wrap-anywhere flex flex-col gap-2 border-t pt-4">
      <h4 id={nameId} className="flex flex-wrap items-center gap-2 font-semibold">
        <Mark aria-hidden="true" className="size-4.5 text-muted" />
        {labelOf(conflict.dimension)}
        {state === "new" && <Badge tone="warning">New since the last round</Badge>}
        {state === "settled" && (
          <Badge tone="success">{silent.length > 0 ? "Settled by silence" : "Settled since"}</Badge>
        )}
      </h4>
      <p className="text-[0.9375rem]">{spellDates(conflict.message)}</p>
      {state === "settled" && (
        <p className="text-muted text-sm">
          {silent.length > 0
            ? `One more round would settle this: those who have not answered since (${listNames(silent)}) are taken to agree.`
            : "Answers since the last round settle this. The next round will count them."}
        </p>
      )}
      {relaxations.length > 0 && (
        <ul
          aria-label={`What would settle ${labelOf(conflict.dimension).toLowerCase()}`}
          className="flex flex-col gap-2"
        >
          {relaxations.map((relaxation) => (
            <RelaxationRow key={relaxation.message} group={group} relaxation={relaxation} />
          ))}
        </ul>
      )}
    </section>
  );
}
