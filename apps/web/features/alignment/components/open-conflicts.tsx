"use client";

import { ArrowRight, CircleCheck, CircleDashed, FlaskConical, Handshake } from "lucide-react";
import { useId, useState } from "react";
import type { Group } from "@/features/groups/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { classNames } from "@/ui/class-names.ts";
import { listPeople, spellValues } from "@/ui/format.ts";
import { t } from "../messages/index.ts";
import { labelOf } from "../messages.ts";
import type { AlignmentResult, Conflict, Outcome, Relaxation } from "../model/types.ts";
import { TryRelaxation } from "./try-relaxation.tsx";

interface OpenConflict {
  readonly conflict: Conflict;
  /**
   * `settled`: the last round left it open, and answers since then or silence would settle it. `new`: it appeared since
   * then.
   */
  readonly state: "open" | "new" | "settled";
}

export interface OpenConflictsProps {
  group: Group;
  conflicts: readonly OpenConflict[];
  /** By the last round. */
  isAgreed: boolean;
  className?: string | false;
}

/** The relaxations that would settle what is open. Trying one asks nobody and uses no round. */
export function OpenConflicts({ group, conflicts, isAgreed, className }: OpenConflictsProps) {
  const nameId = useId();
  return (
    <section aria-labelledby={nameId} tabIndex={-1} className={classNames("rounded-card", className)}>
      <Card className="flex h-full flex-col gap-4 max-sm:p-4">
        <div>
          <h3 id={nameId} className="heading-section">
            {t("take")}
          </h3>
          {conflicts.length > 0 && <p className="mt-1 text-muted text-sm">{t("take.text")}</p>}
        </div>
        {conflicts.length === 0 && (
          <p className="flex items-center gap-3 rounded-control bg-success-soft px-4 py-3 font-medium text-on-success-soft">
            <Handshake aria-hidden="true" className="size-6 shrink-0" />
            {isAgreed ? t("fit.now") : t("fit.would")}
          </p>
        )}
        {conflicts.map(({ conflict, state }) => (
          <ConflictCard key={conflict.dimension} group={group} conflict={conflict} state={state} />
        ))}
      </Card>
    </section>
  );
}

interface ConflictCardProps extends OpenConflict {
  group: Group;
}

/** Who disagrees about what, and the smallest changes that would settle it. */
function ConflictCard({ group, conflict, state }: ConflictCardProps) {
  const nameId = useId();
  const silent = group.members
    .filter((it) => it.preferences && it.state !== "answered")
    .map((it) => (it.user_id === group.you ? t("youInList") : it.name));
  const Mark = state === "settled" ? CircleCheck : CircleDashed;
  // A conflict that answers have settled needs no relaxation; one that only silence would settle still does.
  const relaxations = state === "settled" && silent.length === 0 ? [] : conflict.relaxations;
  return (
    <section aria-labelledby={nameId} className="wrap-anywhere flex flex-col gap-2 border-t pt-4">
      <h4 id={nameId} className="flex flex-wrap items-center gap-2 font-semibold">
        <Mark aria-hidden="true" className="size-4.5 text-muted" />
        {labelOf(conflict.dimension)}
        {state === "new" && (
          <Badge tone="warning" wraps>
            {t("state.new")}
          </Badge>
        )}
        {state === "settled" && (
          <Badge tone="success" wraps>
            {silent.length > 0 ? t("state.ifNobody") : t("state.settled")}
          </Badge>
        )}
      </h4>
      <p className="text-[0.9375rem]">{spellValues(conflict.message)}</p>
      {state === "settled" && (
        <p className="text-muted text-sm">
          {silent.length > 0 ? t("settled.silent", { names: listPeople(silent) }) : t("settled.answers")}
        </p>
      )}
      {relaxations.length > 0 && (
        <ul aria-label={t("wouldSettle", { dimension: conflict.dimension })} className="flex flex-col gap-2">
          {relaxations.map((relaxation) => (
            <RelaxationRow key={relaxation.message} group={group} relaxation={relaxation} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** One relaxation, with its effect. Without steps only words, because the steps would reveal a private budget. */
function RelaxationRow({ group, relaxation }: { group: Group; relaxation: Relaxation }) {
  const { message, steps, score_before: before, score_after: after } = relaxation;
  const [open, setOpen] = useState(false);
  const messageId = useId();
  const trialId = useId();
  return (
    <li className="rounded-control border bg-raised">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3.5 py-2.5">
        <p id={messageId} className="min-w-[min(10rem,100%)] flex-1 text-[0.9375rem] leading-snug">
          {spellValues(message)}
        </p>
        <p className="flex items-center gap-1 text-muted text-sm tabular-nums">
          <span className="sr-only">{t("scoreFrom")} </span>
          {before}
          <ArrowRight aria-hidden="true" className="size-3.5" />
          <span className="sr-only"> {t("scoreTo")} </span>
          <span className="font-semibold text-ink">{after}</span>
        </p>
        {steps.length > 0 && (
          <Button
            variant="secondary"
            size="sm"
            icon={<FlaskConical />}
            aria-expanded={open}
            aria-controls={trialId}
            aria-describedby={messageId}
            onClick={() => setOpen(!open)}
          >
            {t("tryIt")}
          </Button>
        )}
      </div>
      <div id={trialId} hidden={!open}>
        {open && <TryRelaxation group={group} steps={steps} onDone={() => setOpen(false)} />}
      </div>
    </li>
  );
}

/** What the last round left open, updated with the answers since then. Before any round, what would be open. */
export function openConflicts(last: Pick<AlignmentResult, "round_number" | "conflicts">, now: Outcome): OpenConflict[] {
  const left = last.round_number === 0 ? now.conflicts : last.conflicts;
  const still = left.map((conflict): OpenConflict => {
    const latest = now.conflicts.find((it) => it.dimension === conflict.dimension);
    if (!latest) return { conflict, state: "settled" };
    // Right after a round all members are silent, so the present state says nothing about those who disagree.
    const saysMore = latest.relaxations.length > 0 || conflict.relaxations.length === 0;
    return { conflict: saysMore ? latest : conflict, state: "open" };
  });
  const come = now.conflicts.filter((it) => !left.some((other) => other.dimension === it.dimension));
  return [...still, ...come.map((conflict): OpenConflict => ({ conflict, state: "new" }))];
}
