import type { Dimension } from "@caravan/domain/alignment/types";
import { Check, CircleDashed } from "lucide-react";
import { classNames } from "@/ui/class-names.ts";
import { spellDates } from "@/ui/format.ts";
import { dimensionWords } from "./dimension-words.ts";
import { proposed } from "./proposal-words.ts";
import type { Outcome } from "./types.ts";

export interface DimensionLineProps {
  dimension: Dimension;
  outcome: Outcome;
  currency: string;
  /** With why it is agreed on, or who stands against what. */
  withReason?: boolean;
}

/** One of dates, place and budget: agreed or apart, and what is proposed. */
export function DimensionLine({ dimension, outcome, currency, withReason = false }: DimensionLineProps) {
  const words = dimensionWords.find((it) => it.dimension === dimension);
  const isAgreed = outcome.dimensions[dimension];
  const value = proposed(outcome, dimension, currency);
  const reasons = withReason ? reasonsOf(outcome, dimension) : [];
  const Mark = isAgreed ? Check : CircleDashed;
  const Icon = words?.icon;
  return (
    <li className="wrap-anywhere flex flex-wrap items-start gap-x-3 gap-y-0.5 py-2.5">
      {Icon && <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />}
      <div className="min-w-0 flex-1">
        <p className="text-muted text-sm leading-tight">{words?.label}</p>
        <p className={classNames("leading-snug", value ? "font-medium" : "text-muted")}>
          {value ?? "Nothing to propose yet"}
        </p>
      </div>
      <span
        className={classNames(
          "mt-0.5 flex shrink-0 items-center gap-1 rounded-full px-2 py-0.5 font-medium text-[0.8125rem]",
          isAgreed ? "bg-success-soft text-on-success-soft" : "bg-line/60 text-muted",
        )}
      >
        <Mark aria-hidden="true" className="size-3.5" />
        {isAgreed ? "Agreed" : "Apart"}
      </span>
      {reasons.map((reason) => (
        <p key={reason} className="w-full pl-8 text-muted text-sm">
          {spellDates(reason)}
        </p>
      ))}
    </li>
  );
}

function reasonsOf({ consensus_items, conflicts }: Outcome, dimension: Dimension): string[] {
  return [...consensus_items, ...conflicts].filter((it) => it.dimension === dimension).map((it) => it.message);
}
