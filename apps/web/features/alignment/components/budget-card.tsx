"use client";

import { useQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { useState } from "react";
import { useApi } from "@/features/api-client/index.ts";
import type { Group } from "@/features/groups/index.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { classNames } from "@/ui/class-names.ts";
import { formatMoney, listPeople } from "@/ui/format.ts";
import { formatMoneyRange, type MoneyRange } from "@/ui/format-money-range.ts";
import { t } from "../messages/index.ts";
import {
  type BudgetBar,
  budgetOverlapText,
  budgetsOf,
  placeOn,
  planCostWords,
  type Scale,
  scaleOf,
} from "../model/budgets.ts";
import type { AlignmentResult } from "../model/types.ts";
import { MissingAnswers } from "./missing-answers.tsx";

const rowsAtFirst = 10;

export interface BudgetOverlapProps {
  group: Group;
  /** The last round; undefined while it is not known. */
  last: AlignmentResult | undefined;
}

/** What everybody would spend, and where the ranges overlap. Private budgets are only counted. */
export function BudgetCard({ group, last }: BudgetOverlapProps) {
  const [all, setAll] = useState(false);
  const { bars, hidden, unread, statedBy: saidBy } = budgetsOf(group);
  const { range, stated } = group.budget_overlap;
  const meeting = budgetOverlapText(group.budget_overlap, hidden, last);
  const own: MoneyRange | null =
    group.budget_min === null && group.budget_max === null
      ? null
      : { min: group.budget_min ?? 0, max: group.budget_max };
  const scale = scaleOf([...bars, ...(range ? [range] : [])]);
  const more = bars.length - rowsAtFirst;
  return (
    <Card className="flex flex-col gap-4 max-sm:p-4">
      <div>
        <h3 className="heading-section">{t("budget")}</h3>
        <p className="mt-1 text-muted">
          {stated === 0 && nobodySaid(own, group.currency)}
          {meeting?.amount && (
            <span className="font-medium text-ink">{formatMoneyRange(meeting.amount, group.currency)} </span>
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
          <ul aria-label={t("budgets")} className="relative flex flex-col py-1">
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
          {all ? t("showFewer") : t("moreBudgets", { count: more })}
        </Button>
      )}
      {hidden > 0 && (
        <p className="flex items-center gap-2 text-muted text-sm">
          <Lock aria-hidden="true" className="size-4 shrink-0" />
          {t("privateBudgets", { count: hidden, too: bars.length > 0 ? "yes" : "no" })}
        </p>
      )}
      {unread.length > 0 && <p className="text-muted text-sm">{t("unreadBudget", { names: listPeople(unread) })}</p>}
      <PlanCost group={group} agreed={last?.proposed_budget ?? null} />
      <MissingAnswers group={group} statedBy={saidBy} about="money" />
    </Card>
  );
}

function nobodySaid(own: MoneyRange | null, currency: string): string {
  return own ? t("nobodyBudget", { money: formatMoneyRange(own, currency) }) : t("nobodyBudgetEach");
}

/** One member's range as a thin bar; without a maximum it fades out to the right. */
function BudgetRow({ bar, scale, currency }: { bar: BudgetBar; scale: Scale; currency: string }) {
  const [left, right] = [placeOn(scale, bar.min), placeOn(scale, bar.max)];
  const words = formatMoneyRange(bar, currency);
  return (
    <li className="flex h-12 items-center [--names:min(6.5rem,40%)] sm:[--names:9rem]">
      <span className="flex w-(--names) shrink-0 flex-col pr-2 leading-tight">
        <span className="flex items-center gap-1.5 text-sm">
          <span className={classNames("truncate", bar.isYou ? "font-semibold" : "font-medium")}>
            {bar.isYou ? t("you") : bar.name}
          </span>
          {bar.isPrivate && (
            <span title={t("onlyYouFigures")} className="shrink-0 text-faint">
              <Lock aria-hidden="true" className="size-3.5" />
              <span className="sr-only">{t("private.aside")}</span>
            </span>
          )}
        </span>
        <span className="text-[0.8125rem] text-muted tabular-nums">{words}</span>
      </span>
      <span aria-hidden="true" className="relative h-full min-w-0 flex-1">
        <span
          className={classNames(
            "absolute top-1/2 h-2 min-w-2 -translate-y-1/2 bg-accent",
            bar.max === null
              ? "rounded-l-full mask-[linear-gradient(to_right,black_calc(100%-4rem),transparent)]"
              : "rounded-full",
          )}
          style={{ left: `${Math.min(left, 99)}%`, width: `${Math.max(right - left, 0)}%` }}
        />
      </span>
    </li>
  );
}

/**
 * What the group's planned trip costs each traveller, compared with the agreed range. Shown to members of the trip
 * only. It is never compared with what one member stated.
 */
function PlanCost({ group, agreed }: { group: Group; agreed: MoneyRange | null }) {
  const tripId = group.trip_id;
  const summary = useQuery({
    ...useApi().expenses.summary.queryOptions({ trip_id: tripId ?? "" }),
    enabled: tripId !== null,
    retry: false,
  });
  const words = summary.data && planCostWords(summary.data.summary, agreed, group.currency);
  if (!words) return null;
  return <p className="text-[0.9375rem]">{words}</p>;
}
