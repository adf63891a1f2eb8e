import { Lock } from "lucide-react";
import { classNames } from "@/ui/class-names.ts";
import { type BudgetBar, placeOn, type Scale } from "./budgets.ts";
import { formatBudget } from "./proposal-words.ts";

/** One member's range as a thin bar; without a ceiling it fades out to the right. */
export function BudgetRow({ bar, scale, currency }: { bar: BudgetBar; scale: Scale; currency: string }) {
  const [left, right] = [placeOn(scale, bar.min), placeOn(scale, bar.max)];
  const words = formatBudget(bar, currency);
  return (
    <li className="flex h-12 items-center [--names:min(6.5rem,40%)] sm:[--names:9rem]">
      <span className="flex w-(--names) shrink-0 flex-col pr-2 leading-tight">
        <span className="flex items-center gap-1.5 text-sm">
          <span className={classNames("truncate", bar.isYou ? "font-semibold" : "font-medium")}>
            {bar.isYou ? "You" : bar.name}
          </span>
          {bar.isPrivate && (
            <span title="Only you see your figures" className="shrink-0 text-faint">
              <Lock aria-hidden="true" className="size-3.5" />
              <span className="sr-only">, private</span>
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
