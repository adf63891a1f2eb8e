"use client";

import { Lock } from "lucide-react";
import { useState } from "react";
import type { Group } from "@/features/groups/types.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { count, formatMoney } from "@/ui/format.ts";
import { budgetMeeting } from "./budget-meeting.ts";
import { BudgetRow } from "./budget-row.tsx";
import { budgetsOf, placeOn, scaleOf } from "./budgets.ts";
import { NotSaid } from "./not-said.tsx";
import { formatBudget, listNames, type MoneyRange } from "./proposal-words.ts";
import type { AlignmentResult } from "./types.ts";

const rowsAtFirst = 10;

export interface BudgetOverlapProps {
  group: Group;
  /** The last round; undefined while it is not known. */
  last: AlignmentResult | undefined;
}

/** What everybody would spend, and where it meets. Of a private budget only that it counts. */
export function BudgetOverlap({ group, last }: BudgetOverlapProps) {
  const [all, setAll] = useState(false);
  const { bars, hidden, unread, saidBy } = budgetsOf(group);
  const { range, stated } = group.budget_overlap;
  const meeting = budgetMeeting(group.budget_overlap, hidden, last);
  const own: MoneyRange | null =
    group.budget_min === null && group.budget_max === null
      ? null
      : { min: group.budget_min ?? 0, max: group.budget_max };
  const scale = scaleOf([...bars, ...(range ? [range] : [])]);
  const more = bars.length - rowsAtFirst;
  return (
    <Card className="flex flex-col gap-4 max-sm:p-4">
      <div>
        <h3 className="heading-section">Budget</h3>
        <p className="mt-1 text-muted">
          {stated === 0 && nobodySaid(own, group.currency)}
          {meeting?.amount && (
            <span className="font-medium text-ink">{formatBudget(meeting.amount, group.currency)} </span>
          )}
          {meeting?.words}
        </p>
      </div>
      {bars.length > 0 && (
        <div className="relative">
          <div
            aria-hidden="true"
            className="absolute inset-y-0 right-0 left-(--names) [--names:min(6.5rem,40%)] sm:[--names:9rem]"
          >
            {range && (
              <span
                className="absolute inset-y-0 min-w-1 rounded-md bg-success-soft inset-ring inset-ring-on-success-soft/40"
                style={{
                  left: `${placeOn(scale, range.min)}%`,
                  width: `${placeOn(scale, range.max) - placeOn(scale, range.min)}%`,
                }}
              />
            )}
          </div>
          <ul aria-label="Budgets" className="relative flex flex-col py-1">
            {bars.slice(0, all ? undefined : rowsAtFirst).map((bar) => (
              <BudgetRow key={bar.id} bar={bar} scale={scale} currency={group.currency} />
            ))}
          </ul>
        </div>
      )}
      {bars.length > 0 && (
        <p
          aria-hidden="true"
          className="-mt-3 flex flex-wrap justify-between gap-x-2 pl-[min(6.5rem,40%)] text-faint text-xs tabular-nums sm:pl-36"
        >
          <span>{formatMoney(scale.from, group.currency)}</span>
          <span>{formatMoney(scale.to, group.currency)}</span>
        </p>
      )}
      {more > 0 && (
        <Button variant="ghost" size="sm" className="self-start" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? "Show fewer" : `Show ${count(more, "more budget")}`}
        </Button>
      )}
      {hidden > 0 && (
        <p className="flex items-center gap-2 text-muted text-sm">
          <Lock aria-hidden="true" className="size-4 shrink-0" />
          {count(hidden, "private budget")} {hidden === 1 ? "counts" : "count"}
          {bars.length > 0 && " too"}.
        </p>
      )}
      {unread.length > 0 && (
        <p className="text-muted text-sm">What {listNames(unread)} sent is no budget, so it does not count.</p>
      )}
      <NotSaid group={group} saidBy={saidBy} about="money" />
    </Card>
  );
}

function nobodySaid(own: MoneyRange | null, currency: string): string {
  return own
    ? `Nobody has named a budget yet. Until somebody does, ${formatBudget(own, currency)} a person stands.`
    : "Nobody has named a budget yet. It is counted for one person.";
}
