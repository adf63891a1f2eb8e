import { Card } from "@/ui/card.tsx";
import { classNames } from "@/ui/class-names.ts";
import { formatMoney } from "@/ui/format.ts";
import { difference } from "./amounts.ts";
import type { Summary } from "./types.ts";

/** What was spent, what is still only planned, and what is left of the budget. */
export function Overview({ summary }: { summary: Summary }) {
  const { currency, total, estimated, budget, missing_rates } = summary;
  const money = (amount: number) => formatMoney(amount, currency);
  const fixed = difference(total, estimated, currency);
  const over = budget.left !== null && budget.left < 0;
  return (
    <Card padding="lg">
      <section aria-labelledby="spent">
        <h2 id="spent" className="font-medium text-muted">
          {estimated > 0 ? "Spent and planned" : "Spent"}
          {missing_rates.length > 0 && ", as far as it can be converted"}
        </h2>
        <p className="wrap-anywhere mt-1 heading-page tabular-nums">{money(total)}</p>
        {budget.total !== null && budget.left !== null && (
          <>
            <BudgetBar total={budget.total} fixed={Number(fixed)} planned={estimated} over={over} />
            <p className={classNames("mt-3 font-medium tabular-nums", over && "text-danger")}>
              {over ? `${money(-budget.left)} over the budget of ` : `${money(budget.left)} left of `}
              {money(budget.total)}
            </p>
          </>
        )}
        {estimated > 0 && (
          <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm tabular-nums">
            <li className="flex items-center gap-2">
              <span aria-hidden="true" className={classNames("size-3 rounded-sm", over ? "bg-danger" : "bg-accent")} />
              {formatMoney(fixed, currency)} paid or booked
            </li>
            <li className="flex items-center gap-2">
              <span
                aria-hidden="true"
                className={classNames("size-3 rounded-sm", over ? "bg-danger/40" : "bg-accent/40")}
              />
              {money(estimated)} estimated
            </li>
          </ul>
        )}
        {budget.total === null && <p className="mt-2 text-muted">The trip has no budget yet. Its details take one.</p>}
      </section>
    </Card>
  );
}

function BudgetBar({ total, fixed, planned, over }: { total: number; fixed: number; planned: number; over: boolean }) {
  const whole = Math.max(total, fixed + planned) || 1;
  const width = (part: number) => ({ width: `${(part / whole) * 100}%` });
  return (
    <div aria-hidden="true" className="mt-4 flex h-3 overflow-hidden rounded-full bg-line">
      <span className={over ? "bg-danger" : "bg-accent"} style={width(fixed)} />
      <span className={over ? "bg-danger/40" : "bg-accent/40"} style={width(planned)} />
    </div>
  );
}
