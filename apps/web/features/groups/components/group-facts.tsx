"use client";

import { CalendarDays, Clock, MapPin, Wallet } from "lucide-react";
import { classNames } from "@/ui/class-names.ts";
import { formatDateRange, formatInstant, formatList } from "@/ui/format.ts";
import { formatMoneyRange } from "@/ui/format-money-range.ts";
import { useNow } from "@/ui/use-now.ts";
import { useOnServer } from "@/ui/use-on-server.ts";
import { t } from "../messages/index.ts";
import { timeLeft, whereAndWhen } from "../messages.ts";
import type { GroupPreview, GroupSummary } from "../model/types.ts";

type Facts = Pick<GroupPreview, "tentative_dates" | "destination_options"> &
  Partial<Pick<GroupSummary, "budget_min" | "budget_max" | "currency" | "plan">>;

/** Where and when the planned trip is; before that what the creator stated, or nothing. */
export function GroupFacts({ group }: { group: Facts }) {
  const { budget_min = null, budget_max = null, currency } = group;
  const { places, dates } = whereAndWhen(group);
  // What was agreed replaces the first idea of a budget.
  const hasBudget = !group.plan && currency !== undefined && (budget_min !== null || budget_max !== null);
  if (!dates && places.length === 0 && !hasBudget) return null;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 text-muted [&>li]:flex [&>li]:items-center [&>li]:gap-2 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-faint">
      {places.length > 0 && (
        <li className="min-w-0">
          <MapPin aria-hidden="true" />
          <span className="wrap-anywhere min-w-0">{formatList(places, "or")}</span>
        </li>
      )}
      {dates && (
        <li>
          <CalendarDays aria-hidden="true" />
          {formatDateRange(dates.start, dates.end)}
        </li>
      )}
      {hasBudget && (
        <li>
          <Wallet aria-hidden="true" />
          {t("perPerson", { money: formatMoneyRange({ min: budget_min ?? 0, max: budget_max }, currency) })}
        </li>
      )}
    </ul>
  );
}

/** "42 h left" to answer, with the exact time on hover; afterwards that the time is up. */
export function Countdown({ deadline, className }: { deadline: string; className?: string }) {
  const left = timeLeft(deadline, useNow());
  // In the time zone of the device, which the server does not know.
  const exact = useOnServer() ? undefined : t("answersUntil", { instant: formatInstant(deadline) });
  return (
    <time
      dateTime={deadline}
      title={exact}
      className={classNames(
        "inline-flex items-center gap-1.5 whitespace-nowrap tabular-nums [&_svg]:size-4",
        className,
      )}
    >
      <Clock aria-hidden="true" />
      {left ?? t("timeUp")}
    </time>
  );
}
