import { CalendarDays, MapPin, Wallet } from "lucide-react";
import { formatBudget } from "@/features/alignment/proposal-words.ts";
import { formatDateRange } from "@/ui/format.ts";
import type { GroupPreview, GroupSummary } from "./types.ts";

type Facts = Pick<GroupPreview, "tentative_dates" | "destination_options"> &
  Partial<Pick<GroupSummary, "budget_min" | "budget_max" | "currency">>;

/** What the creator said when the group was made; nothing where nothing was said. */
export function GroupFacts({ group }: { group: Facts }) {
  const { tentative_dates: dates, destination_options: places, budget_min = null, budget_max = null, currency } = group;
  const hasBudget = currency !== undefined && (budget_min !== null || budget_max !== null);
  if (!dates && places.length === 0 && !hasBudget) return null;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 text-muted [&>li]:flex [&>li]:items-center [&>li]:gap-2 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-faint">
      {places.length > 0 && (
        <li className="min-w-0">
          <MapPin aria-hidden="true" />
          <span className="wrap-anywhere min-w-0">{places.join(" or ")}</span>
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
          {formatBudget({ min: budget_min ?? 0, max: budget_max }, currency)} a person
        </li>
      )}
    </ul>
  );
}
